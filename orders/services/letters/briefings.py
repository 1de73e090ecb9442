"""A briefing as blocks of a letter: what to achieve, means, generals, enemies, and how one orders, in plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.handles import short_handle
from battles.services.briefing import Briefing, brief
from battles.services.knowing import SideView
from battles.services.reading import names_for
from campaigns.models import Game, Seat
from orders.language.teaching import Example, as_lines, examples
from orders.services.letters.rendering import WIDTH, table, wrapped

#: Of more enemies than these a letter tells only what to call them and where they are: a telephone is small.
MOST_ENEMIES = 24
#: More generals than these are named in the report alone.
MOST_GENERALS = 24
#: An intent of a command, as lessons begin with one.
_ATTACK = re.compile(r"[A-Z]+ (?P<who>[^:/]+): INTENT ATTACK (?P<place>\S+)")


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, and what stands below it: words, a table with its head, and words again; any of them may be empty.

    ``numbers`` are the columns that are set to the right, ``whole`` those whose words no program may part: what orders
    call somebody. ``lines`` is all of it as plain text, where that is not just the words and the table one below the
    other.
    """

    title: str
    before: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    after: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    whole: tuple[int, ...] = ()
    lines: str = ""

    @property
    def text(self) -> str:
        """The block as plain text, without its heading."""
        if self.lines:
            return self.lines
        shown = [table(self.head, self.rows, numbers=self.numbers)] if self.rows else []
        return "\n".join([*map(wrapped, self.before), *shown, *map(wrapped, self.after)])


def briefing_blocks(game: Game, seat: Seat, view: SideView, *, first: bool) -> tuple[Block, ...]:
    """The blocks that stand above the sheet: all of them with the first call, later what changes from turn to turn."""
    told = briefing_of(game, seat, view)
    return tuple(block for block in (*(told if first else told[1:]), lessons(game, seat, view)) if block.text)


def briefing_of(game: Game, seat: Seat, view: SideView) -> tuple[Block, ...]:
    """What a commander must know to order, in blocks; what he is to achieve stands first."""
    briefing = brief(game, seat, view)
    return (*_aims(briefing), *_enemies(briefing), *_means(briefing), *_generals(briefing))


def lines_taught(game: Game, seat: Seat, view: SideView) -> tuple[Example, ...]:
    """Lines of the seat's own troops that may be sent as they stand."""
    names = names_for(game, seat, view.battle)
    return examples(names, rulesets.find(game.ruleset), view.battle, view.knowledge)


def lessons(game: Game, seat: Seat, view: SideView) -> Block:
    """How one orders: in one's own words, or by lines like these."""
    taught = lines_taught(game, seat, view)
    lead = _(
        "Write as you would to an adjutant, in English, French or German; or use lines like these of your own troops. "
        "What is not clear is asked, and nothing else is done."
    )
    return Block(
        _("HOW TO ORDER"),
        before=(lead,),
        rows=tuple((example.text, example.says) for example in taught),
        lines=f"{wrapped(lead)}\n{as_lines(taught, width=WIDTH)}" if taught else wrapped(lead),
    )


def in_own_words(taught: Block) -> str:
    """The first line that a battle teaches as somebody would say it; empty where it cannot be said so simply."""
    told = _ATTACK.match(taught.rows[0][0]) if taught.rows else None
    return _("{who} attacks {place}.").format(who=told["who"], place=told["place"]) if told else ""


def _aims(briefing: Briefing) -> Iterator[Block]:
    yield Block(_("WHAT COUNTS"), before=(*briefing.aims, briefing.scale))


def _enemies(briefing: Briefing) -> Iterator[Block]:
    rows = briefing.enemies[:MOST_ENEMIES]
    if not rows:
        yield Block(_("THE ENEMY"), before=(_("None of yours sees any enemy now."),))
        return
    after = [briefing.measure] if briefing.measure else []
    short = next((row.handle for row in rows if short_handle(row.handle)), "")
    if short:
        words = _("On the map {handle} is {short}; orders take either word.")
        after.append(words.format(handle=short, short=short_handle(short)))
    more = briefing.enemies[MOST_ENEMIES:]
    if more:
        named = ", ".join(f"{row.handle} {row.at}" for row in more)
        after.append(_("Also, with more in the report enclosed: {named}.").format(named=named))
    yield Block(
        _("THE ENEMY"),
        head=(_("call him"), _("what he is"), _("strength"), _("at")),
        rows=tuple((row.handle, row.what, row.strength, row.at) for row in rows),
        after=tuple(after),
        whole=(0,),
    )


def _means(briefing: Briefing) -> Iterator[Block]:
    if briefing.means:
        yield Block(
            _("HOW FAR THEY GO"),
            head=(_("this turn ({unit})").format(unit=briefing.unit), _("march"), _("charge"), _("fire")),
            rows=tuple((row.troops, row.march, row.charge, row.fire) for row in briefing.means),
            after=tuple(map(_sentence, briefing.terms)),
            numbers=(1, 2, 3),
        )


def _generals(briefing: Briefing) -> Iterator[Block]:
    named = [f"{row.name} {row.at}" for row in briefing.generals[:MOST_GENERALS]]
    if named:
        yield Block(_("YOUR GENERALS"), before=(f"{', '.join(named)}.",))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def as_text(blocks: Sequence[Block]) -> str:
    """The blocks one below the other."""
    return "\n\n".join(f"{block.title}\n{block.text}" for block in blocks)
