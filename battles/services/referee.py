"""The referee of battles: all that the life of a turn asks of a rulebook, for every rulebook alike."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from battles import rulesets
from battles.engine import sheets, worded
from battles.engine.catalogue import is_alarm
from battles.engine.dice import Seed
from battles.engine.events import Event as Happening
from battles.engine.orders import OrderSheet
from battles.services import adjudication, knowing, proposals, reading, story
from battles.services.kept import battle_of
from battles.services.naming import names_of
from battles.services.receipt_text import render_text
from battles.staff.army import Character
from campaigns.models import Game, GameSeat, Seat, Sheet, Turn
from campaigns.services.marches.contacts import arrivals, engagements
from campaigns.services.referees import Document, Event, Knowing, Reading, Stage
from orders.language.normal_form import normal_form


class BattleReferee:
    """Battles by mail: a side is an observer, a document a battle file, a sheet an ``OrderSheet``."""

    def check(self, document: Document) -> None:
        rulesets.read(document)

    def observers(self, document: Document) -> tuple[str, ...]:
        return tuple(side["id"] for side in document.get("sides", ()))

    def called(self, document: Document, observer: str) -> str:
        names = {side["id"]: side.get("name") for side in document.get("sides", ())}
        return str(names.get(observer) or observer)

    def observer_of(self, seat: Seat) -> str:
        return seat.side.key if seat.side else ""

    def part_of(self, document: Document, seat: Seat) -> tuple[str, ...] | None:
        side = self.observer_of(seat)
        if side not in self.observers(document):
            return None
        commanded = {key for unit in document.get("units", ()) for key in _commanded(document, unit, side)}
        if seat.role == Seat.Role.SPECTATOR or (commanded and not seat.formations):
            return ()
        return tuple(key for key in seat.formations if key in commanded) or None

    def formations(self, document: Document, seat: Seat) -> Sequence[tuple[str, str]]:
        formations = {formation["id"]: formation for formation in document.get("formations", ())}
        ours = (key for key in formations if knowing.side_of(key, formations) == self.observer_of(seat))
        return [(key, str(formations[key].get("name") or key)) for key in ours]

    def has_troops(self, document: Document, entry: GameSeat, others: Collection[str] = ()) -> bool:
        side = self.observer_of(entry.seat)
        in_play = (unit for unit in document.get("units", ()) if not unit.get("out"))
        chains = (list(_commanded(document, unit, side)) for unit in in_play)
        return any(_is_his(chain, entry.formations, others) for chain in chains if chain)

    def holders(self, document: Document, seats: Sequence[Seat]) -> Mapping[str, tuple[Seat, ...]]:
        formations = {formation["id"]: formation for formation in document.get("formations", ())}
        found: dict[str, tuple[Seat, ...]] = {}
        for unit in document.get("units", ()):
            side = knowing.side_of(unit.get("of", ""), formations)
            ours = [seat for seat in seats if self.observer_of(seat) == side]
            chain = list(_commanded(document, unit, side))
            under = formations.get(unit.get("of", ""), {})
            name = f"{unit.get('name') or unit['id']} ({under.get('name') or under.get('id') or side})"
            found[name] = tuple(_holding(chain, ours))
        return found

    def opening(self, document: Document) -> dict[str, Any]:
        return knowing.opening_knowledge(document)

    def resolve(
        self, document: Document, sheets: Mapping[str, OrderSheet], seed: Seed
    ) -> tuple[Sequence[Event], Document]:
        return adjudication.resolve_turn(document, sheets, seed)

    def follow(self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any]) -> Knowing:
        return knowing.follow_sides(before, stages, previous)

    def opened_with(self, game: Game, document: Document) -> dict[str, Any]:
        return arrivals.opened_with(game, document)

    def released(self, turn: Turn, now: datetime) -> None:
        engagements.battle_went_on(turn, now)

    def corrected(self, turn: Turn, former: Turn) -> None:
        pass  # a ruling makes no command that nobody could hold before

    def told(self, turn: Turn, entry: GameSeat) -> Mapping[str, Any]:
        return knowing.told_to(turn, entry)

    def told_lines(self, turn: Turn, seat: Seat) -> list[str]:
        side = self.observer_of(seat)
        told = story.tell(turn, seat, knowing.view_start(turn, side), knowing.view_after(turn, side))
        rows = (", ".join(filter(None, (row.name, row.strength, row.state, row.at))) for row in told.rows)
        tales = (f"{tale.name}: {paragraph}" for tale in told.tales for paragraph in tale.paragraphs)
        return [told.headline, told.situation, *rows, *tales]

    def is_over(self, events: Sequence[Event]) -> bool:
        return any(event.get("kind") == "victory" for event in events)

    def alarm(
        self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any], alarms: Collection[str]
    ) -> Event | None:
        listed = rulesets.find(before["ruleset"]).catalogue
        rings = {
            event["n"]: event
            for event in stages[-1].events
            if event.get("kind") in alarms and is_alarm(listed, Happening.from_mapping(event))
        }
        if not rings:
            return None
        told = knowing.told_to_all(before, stages, previous)
        heard = (number for number, each in told.items() if all(is_alarm(listed, event) for event in each))
        return rings.get(min(rings.keys() & set(heard), default=0))

    def read(self, turn: Turn, seat: Seat, text: str, previous: Sheet | None) -> Reading:
        found = reading.read(seat, turn, text)
        receipt = reading.receipt_of(found, previous)
        return Reading(
            value=sheets.to_mapping(found.sheet),
            normal_form=normal_form(found.sheet, found.names),
            receipt=receipt,
            receipt_values=receipt.as_mapping(worded.stored),
            receipt_text=render_text(receipt),
            says_something=found.says_something,
            for_turn=found.sheet.turn,
        )

    def sheet_of(self, sheet: Sheet) -> OrderSheet:
        return reading.in_battle_ids(sheet)

    def stored(self, value: OrderSheet) -> Mapping[str, Any]:
        return sheets.to_mapping(value)

    def joined(self, written: Sequence[OrderSheet]) -> OrderSheet:
        return sheets.joined(written)

    def merged(self, pieces: Sequence[OrderSheet]) -> OrderSheet:
        return sheets.merged(pieces)

    def nothing(self, observer: str) -> OrderSheet:
        return OrderSheet(side=observer)

    def lasting(self, value: OrderSheet) -> OrderSheet | None:
        kept = sheets.lasting(value)
        return None if sheets.is_empty(kept) else kept

    def led(self, turn: Turn, observer: str, seat: Seat | None, character: str) -> OrderSheet | None:
        return proposals.led_sheet(turn, observer, seat, Character(character))

    def pieces(self, value: OrderSheet) -> Sequence[OrderSheet]:
        return sheets.pieces_of(value)

    def parts(self, piece: OrderSheet) -> Sequence[OrderSheet]:
        return sheets.parts_of(piece)

    def line_of(self, part: OrderSheet) -> int:
        return sheets.own_line(part)

    def words(self, document: Document, value: OrderSheet) -> str:
        if sheets.is_empty(value):
            return ""
        return normal_form(value, names_of(battle_of(document), value.side))


def _holding(chain: Sequence[str], seats: Sequence[Seat]) -> list[Seat]:
    """The seats that have the narrowest command of a chain of formations; a seat without formations has the side."""
    for key in chain:
        if holding := [seat for seat in seats if key in seat.formations]:
            return holding
    return [seat for seat in seats if not seat.formations]


def _is_his(chain: Sequence[str], own: Collection[str], others: Collection[str]) -> bool:
    """Whether the narrowest formation of a chain that somebody has is among his own (none: the whole side)."""
    held = next((key for key in chain if key in own or key in others), None)
    return not own if held is None else held in own


def _commanded(document: Document, unit: Mapping[str, Any], side: str) -> Iterator[str]:
    """The formations above a unit of a side, lowest first; none for a unit of another side."""
    formations = {formation["id"]: formation for formation in document.get("formations", ())}
    chain: list[str] = []
    key = unit.get("of", "")
    while key in formations and key not in chain:
        chain.append(key)
        key = formations[key].get("of", "")
    if any(formations[each].get("side") == side for each in chain):
        yield from chain


REFEREE = BattleReferee()
