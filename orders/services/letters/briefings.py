"""A briefing as blocks of a letter: what to achieve, means, generals, enemies, and how one orders, in plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.knowledge import short_handle
from battles.services.briefing import Briefing, brief
from battles.services.knowing import SideView
from battles.services.reading import names_for
from campaigns.models import Game, Seat
from orders import language
from orders.services.letters.rendering import WIDTH, table, wrapped

#: More enemies than these are left to the report enclosed: the nearest matter, and a telephone is small.
MOST_ENEMIES = 24
#: More generals than these are named in the report alone.
MOST_GENERALS = 24


@dataclass(frozen=True, slots=True)
class Block:
    """A heading and text with its lines kept, for the letter's plain text and its HTML alike."""

    title: str
    text: str


def briefing_blocks(game: Game, seat: Seat, view: SideView, *, first: bool) -> tuple[Block, ...]:
    """The blocks that stand above the sheet: all of them with the first call, later what changes from turn to turn."""
    told = briefing_of(game, seat, view)
    return tuple(block for block in (*(told if first else told[1:]), lessons(game, seat, view)) if block.text)


def briefing_of(game: Game, seat: Seat, view: SideView) -> tuple[Block, ...]:
    """What a commander must know to order, in blocks; what he is to achieve stands first."""
    briefing = brief(game, seat, view)
    return (*_aims(briefing), *_enemies(briefing), *_means(briefing), *_generals(briefing))


def lines_taught(game: Game, seat: Seat, view: SideView) -> tuple[language.Example, ...]:
    """Lines of the seat's own troops that may be sent as they stand."""
    names = names_for(game, seat, view.battle)
    return language.examples(names, rulesets.find(game.ruleset), view.battle, view.knowledge)


def lessons(game: Game, seat: Seat, view: SideView) -> Block:
    """How one orders: in one's own words, or by lines like these."""
    taught = lines_taught(game, seat, view)
    lead = wrapped(
        _(
            "Write as you would to an adjutant, in English, French or German; or use lines like these of your own "
            "troops. What is not clear is asked, and nothing else is done."
        )
    )
    return Block(_("HOW TO ORDER"), f"{lead}\n{language.as_lines(taught, width=WIDTH)}") if taught else Block("", "")


def _aims(briefing: Briefing) -> Iterator[Block]:
    yield Block(_("WHAT COUNTS"), "\n".join(wrapped(sentence) for sentence in (*briefing.aims, briefing.scale)))


def _enemies(briefing: Briefing) -> Iterator[Block]:
    rows = briefing.enemies[:MOST_ENEMIES]
    if not rows:
        yield Block(_("THE ENEMY"), _("None of yours sees any enemy now."))
        return
    head = (_("call him"), _("what he is"), _("strength"), _("at"))
    text = table(head, [(row.handle, row.what, row.strength, row.at) for row in rows])
    short = next((row.handle for row in rows if short_handle(row.handle)), "")
    if short:
        text += "\n" + wrapped(
            _("On the map {handle} is {short}; orders take either word.").format(
                handle=short, short=short_handle(short)
            )
        )
    more = len(briefing.enemies) - len(rows)
    if more:
        text += "\n" + _("{more} more stand in the report enclosed.").format(more=more)
    yield Block(_("THE ENEMY"), text)


def _means(briefing: Briefing) -> Iterator[Block]:
    head = (_("this turn ({unit})").format(unit=briefing.unit), _("march"), _("charge"), _("fire"))
    rows = [(row.troops, row.march, row.charge, row.fire) for row in briefing.means]
    if rows:
        text = table(head, rows, numbers=(1, 2, 3))
        terms = "\n".join(wrapped(_sentence(term)) for term in briefing.terms)
        yield Block(_("HOW FAR THEY GO"), f"{text}\n{terms}".rstrip())


def _generals(briefing: Briefing) -> Iterator[Block]:
    named = [f"{row.name} {row.at}" for row in briefing.generals[:MOST_GENERALS]]
    if named:
        yield Block(_("YOUR GENERALS"), wrapped(", ".join(named) + "."))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def as_text(blocks: Sequence[Block]) -> str:
    """The blocks one below the other."""
    return "\n\n".join(f"{block.title}\n{block.text}" for block in blocks)
