"""Reading orders with a player's words, and the sheets that were read, as values.

What a player may name is what his side knows at the start of the turn; his own units are those below his seat's
formations. A text is read once, when it comes; from then on its sheet is a value (``battles.engine.sheets``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from battles import rulesets
from battles.engine import sheets
from battles.engine.battle import Battle
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Ruleset
from battles.services.kept import kept
from battles.services.knowing import SideView, view_before, view_digest
from battles.services.naming import names_of
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services import seating
from orders.language.letters.letter import read_letter
from orders.language.letters.results import LetterReading
from orders.language.names import Names
from orders.language.receipt import Receipt, bare_headings, make_receipt
from orders.language.sheet import parse
from orders.language.template import order_sheet_template


class NotHisTurn(ValueError):
    """The seat has no side in this battle, so it has nobody to give orders to."""


@dataclass(frozen=True, slots=True)
class SeatReading:
    """A text read with a seat's names: the sheet, and what was needed to read it. ``key`` stands for the names."""

    letter: LetterReading
    names: Names
    view: SideView
    ruleset: Ruleset
    key: str

    @property
    def sheet(self) -> OrderSheet:
        """The orders in it."""
        return self.letter.sheet

    @property
    def says_something(self) -> bool:
        """Whether any line but the turn, the key and the end was understood; an order page that is not filled in says
        nothing."""
        page = bare_headings(self.sheet, self.letter.refused) if self.sheet.turn is not None else frozenset()
        lines = (line for line in self.sheet.lines if line.line not in page)
        return any(not line.normal.startswith(("TURN", "KEY", "END")) for line in lines)


def read(seat: Seat, turn: Turn, text: str) -> SeatReading:
    """Read a text as this seat's orders for this turn. Stores nothing. Raises :class:`NotHisTurn`."""
    names, view, key = _words_of(seat, turn)
    ruleset = rulesets.find(view.battle.ruleset)
    return SeatReading(_letter(key, text, names, ruleset, view, seat.nicknames), names, view, ruleset, key)


def names_at(seat: Seat, turn: Turn) -> Names:
    """The names that a seat's orders for a turn are read with. Raises :class:`NotHisTurn`."""
    return _words_of(seat, turn)[0]


def _words_of(seat: Seat, turn: Turn) -> tuple[Names, SideView, str]:
    """The names of a seat at a turn, what its side knows then, and what stands for the names in keys."""
    if seat.side is None:
        raise NotHisTurn(f"{seat} watches and commands nobody")
    part = seating.part_in(turn.game, seat)
    key = f"{view_digest(turn, seat.side.key)}/{'/'.join(part.own)}/{'/'.join(part.others)}"
    view = view_before(turn, seat.side.key)
    return kept((key,), lambda: names_of(view.battle, view.side, part.own or None, part.others)), view, key


def names_for(game: Game, seat: Seat, battle: Battle) -> Names:
    """The names for a seat in a game, by what it commands there; ``battle`` may be what its side knows of it."""
    part, side = seating.part_in(game, seat), seat.side.key if seat.side else ""
    key = (Same(battle), side, part.own, part.others)
    return _NAMES.get(key, lambda: names_of(battle, side, part.own or None, part.others))


#: The names of a seat are asked for several times a letter.
_NAMES: Shelf[Names] = Shelf(2)


def receipt_of(reading: SeatReading, previous: Sheet | None) -> Receipt:
    """The receipt of a text that was read, compared with the sheet that it would replace."""
    before = value_of(previous) if previous is not None else None
    return make_receipt(
        reading.sheet,
        reading.names,
        reading.ruleset,
        reading.view.battle,
        previous=before,
        knowledge=reading.view.knowledge,
        letter=reading.letter,
    )


def template(seat: Seat, turn: Turn) -> str:
    """A sheet for the seat's commands, to fill in. Raises :class:`NotHisTurn`."""
    reading = read(seat, turn, "")
    ranked = reading.ruleset.vocabulary.ranked
    return order_sheet_template(reading.names, reading.view.battle, turn.number, ranked=ranked)


def value_of(sheet: Sheet) -> OrderSheet:
    """A stored sheet in its writer's own ids. One that was stored before sheets were kept as values is read anew."""
    if sheet.value is not None:
        return sheets.from_mapping(sheet.value)
    return read(sheet.seat, sheet.turn, sheet.normal_form).sheet


def as_now_known(value: OrderSheet, knowledge: Knowledge) -> OrderSheet:
    """A sheet of an earlier moment with every enemy called as its side calls him now: by name who was recognised since.

    ``knowledge`` is the side's own, so nothing is told by it that the side does not know.
    """
    named = {each.alias: public_id(each) for each in knowledge.contacts if public_id(each) != each.alias}
    return sheets.with_ids(value, named)


def in_battle_ids(sheet: Sheet) -> OrderSheet:
    """A stored sheet as the ruleset takes it: names that a side gave to contacts become the ids of the battle.

    A contact that is lost from sight is the place at which it was lost, wherever the troops may be now.
    """
    return with_battle_ids(sheet.turn, value_of(sheet))


def with_battle_ids(turn: Turn, value: OrderSheet) -> OrderSheet:
    """A sheet for a turn in the ids of the battle, as :func:`in_battle_ids` does for a stored one."""
    contacts = [each for each in view_before(turn, value.side).knowledge.contacts if not each.commander]
    lost = {public_id(each): each.at for each in contacts if not each.seen}
    return sheets.with_ids(sheets.with_places(value, lost), {each.alias: each.subject for each in contacts})


def ordered_by(turn: Turn, side: str) -> OrderSheet:
    """What was resolved for a side in a turn. A turn that was resolved before sheets were values has it as text."""
    if side in turn.ordered:
        return sheets.from_mapping(turn.ordered[side])
    battle = rulesets.read(turn.before)
    ruleset = rulesets.find(battle.ruleset)
    return parse(turn.orders.get(side, ""), names_of(battle, side), ruleset.vocabulary)


def _letter(
    key: str, text: str, names: Names, ruleset: Ruleset, view: SideView, nicknames: Mapping[str, str]
) -> LetterReading:
    own_words = tuple(sorted(nicknames.items()))
    return kept(
        (key, text, own_words),
        lambda: read_letter(
            text,
            names,
            ruleset.vocabulary,
            view.battle,
            metres_per_unit=ruleset.metres_per_unit,
            nicknames=nicknames,
        ),
    )
