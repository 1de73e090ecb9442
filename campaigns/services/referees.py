"""Referees: what the life of a turn asks of a game's rules, whatever kind of game it is.

An application that knows a kind of game puts its referee into ``ports.REFEREES`` when it is ready; turn life finds it
by the kind and knows nothing else of the game. Documents, events and knowledge are plain values to it, and a sheet is a
value that only the referee looks into.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from battles.engine.dice import Seed
from battles.engine.records import Record, Told
from campaigns.models import Game, GameSeat, Seat, Sheet, Turn
from campaigns.services.ports import REFEREES

Document = Mapping[str, Any]
Event = Record
#: A sheet as its referee handles it: frozen, and never looked into by anybody else.
SheetValue = Any


@dataclass(frozen=True, slots=True)
class Stage:
    """One game turn of a round: its number, its events, and the document after it."""

    number: int
    events: tuple[Event, ...]
    after: Document


@dataclass(frozen=True, slots=True)
class Knowing:
    """What the observers made of a round, as plain values by observer: knowledge at its ends, and events told."""

    opening: Mapping[str, Any]
    knowledge: Mapping[str, Any]
    told: Mapping[str, Sequence[Told]]


@dataclass(frozen=True, slots=True)
class Reading:
    """A text read as a seat's orders for a turn.

    ``receipt`` is what its writer is answered, in the referee's own form: turn life keeps ``receipt_values`` and hands
    the rest through. ``for_turn`` is the turn that the text names itself, if it names one.
    """

    value: Mapping[str, Any]
    normal_form: str
    receipt: Any
    receipt_values: Mapping[str, Any]
    receipt_text: str
    says_something: bool
    for_turn: int | None


class Referee(Protocol):
    """The rules of one kind of game."""

    def check(self, document: Document) -> None:
        """Make sure that a document is a valid game. Raises ``InputFaults`` with everything that is wrong."""

    def observers(self, document: Document) -> tuple[str, ...]:
        """Who sees for himself: in a battle the sides."""

    def called(self, document: Document, observer: str) -> str:
        """What an observer is called to people."""

    def observer_of(self, seat: Seat) -> str:
        """The observer that a seat sees with; empty for a seat that sees nothing."""

    def part_of(self, document: Document, seat: Seat) -> tuple[str, ...] | None:
        """The formations of the game that a seat commands; empty: all of its side; ``None``: it has no part in it."""

    def formations(self, document: Document, seat: Seat) -> Sequence[tuple[str, str]]:
        """The formations of the game that a seat's side may give it: key and name, in file order."""

    def has_troops(self, document: Document, entry: GameSeat, others: Collection[str] = ()) -> bool:
        """Whether the seat still has anybody to give orders to, besides what is under ``others``."""

    def holders(self, document: Document, seats: Sequence[Seat]) -> Mapping[str, tuple[Seat, ...]]:
        """The troops of a document, by name, and which of the seats may order them: the narrowest command has them.

        Two troops of one name are told apart by their formation's.
        """

    def opening(self, document: Document) -> dict[str, Any]:
        """What each observer sees before anything has happened."""

    def resolve(
        self, document: Document, sheets: Mapping[str, SheetValue], seed: Seed
    ) -> tuple[Sequence[Event], Document]:
        """Resolve the open turn with the sheets of the observers: what happens, and the document afterwards."""

    def follow(self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any]) -> Knowing:
        """What every observer makes of a round, given what it knew at the end of the last."""

    def opened_with(self, game: Game, document: Document) -> dict[str, Any]:
        """What a turn opens with: what the last one left, and what has come to it since from outside of the game.

        Asking twice makes no difference.
        """

    def released(self, turn: Turn, now: datetime) -> None:
        """Note what else comes of a turn that is released. Runs within the transaction that releases it."""

    def corrected(self, turn: Turn, former: Turn) -> None:
        """Note what else comes of a turn that was copied to a new branch. Runs within the transaction of the copy."""

    def told(self, turn: Turn, entry: GameSeat) -> Mapping[str, Any]:
        """All that a seat is told of a resolved turn: two are equal when the reports would be."""

    def told_lines(self, turn: Turn, seat: Seat) -> list[str]:
        """What a seat is told of a resolved turn, in words, line by line."""

    def is_over(self, events: Sequence[Event]) -> bool:
        """Whether the game ended with these events."""

    def alarm(
        self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any], alarms: Collection[str]
    ) -> Event | None:
        """The first event of the last of a round's stages, of a kind in ``alarms``, that ends the round early.

        Only what all observers were told of does, or the early end would tell some of them that it happened.
        ``previous`` is what they knew when the round began, at ``before``.
        """

    def read(self, turn: Turn, seat: Seat, text: str, previous: Sheet | None) -> Reading:
        """Read a text as a seat's orders, compared with the sheet that it would replace.

        Raises ``ValueError`` for a seat that has nobody to give orders to.
        """

    def sheet_of(self, sheet: Sheet) -> SheetValue:
        """A stored sheet, in the ids of the document of its turn."""

    def stored(self, value: SheetValue) -> Mapping[str, Any]:
        """A sheet as plain values."""

    def joined(self, sheets: Sequence[SheetValue]) -> SheetValue:
        """The sheets of several writers as one."""

    def merged(self, pieces: Sequence[SheetValue]) -> SheetValue:
        """The sheet that some pieces of it make."""

    def nothing(self, observer: str) -> SheetValue:
        """A sheet without orders."""

    def lasting(self, value: SheetValue) -> SheetValue | None:
        """What of a sheet lasts beyond its turn; ``None`` when nothing does."""

    def led(self, turn: Turn, observer: str, seat: Seat | None, character: str) -> SheetValue | None:
        """What the program orders for a seat, or for a whole side without one, by what its side knows.

        ``character`` is ``bold``, ``steady`` or ``cautious``. ``None`` where the game's rules lead nobody.
        """

    def pieces(self, value: SheetValue) -> Sequence[SheetValue]:
        """A sheet cut into what is kept or set aside together."""

    def parts(self, piece: SheetValue) -> Sequence[SheetValue]:
        """The single orders of a piece."""

    def line_of(self, part: SheetValue) -> int:
        """The line on which a piece or a part stands."""

    def words(self, document: Document, value: SheetValue) -> str:
        """A sheet in words, as it stands in a file that leaves the house."""


def find(kind: str) -> Referee:
    """The referee of a kind of game. Raises ``LookupError`` when none is registered."""
    if kind not in REFEREES:
        raise LookupError(f"{kind!r} games have no referee; known are {', '.join(sorted(REFEREES)) or 'none'}")
    return REFEREES[kind]


def of(game: Game) -> Referee:
    """The referee of a game."""
    return find(game.kind)
