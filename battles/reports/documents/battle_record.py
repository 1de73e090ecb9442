"""The end of a battle's report: the orders as they were given, and every throw of the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from battles.engine.events import Event
from battles.reports.documents.battle_data import BattleReportData
from battles.reports.documents.flow import Block, Drawn, Flow, Space, height_of, lines, whole_if_short
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.typeset import Style, fitted
from battles.reports.documents.umpire_report import set_orders
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues.battle_labels import BattleLabels
from battles.reports.tongues.rich import bold, rich

DICE = Style(8.2, 10.2)
#: Columns of the record of the dice, and how broad they are.
COLUMNS = 3
COLUMN = (LIVE - (COLUMNS - 1) * GAP) / COLUMNS
#: A chapter begins on a page that has so much room for it.
ROOM = 40 * MM


def orders_as_given(flow: Flow, data: BattleReportData) -> None:
    """The order sheets of both sides, turn by turn, where they differ from those before."""
    chronicle, said = data.chronicle, data.labels
    if not any(turn.orders for turn in chronicle.turns):
        return
    flow.chapter(Head(said.orders, said.orders_note), foot="", need=ROOM)
    labels = {side.id: side.label for side in chronicle.first.sides}
    before: Mapping[str, str] = {}
    for turn in chronicle.turns:
        orders = {side: text for side, text in turn.orders.items() if text.strip()}
        same, before = orders == before, orders
        if orders and not same:
            number = turn.before.turn
            titles = {side: said.orders_turn.format(turn=number, side=labels.get(side, side)) for side in orders}
            set_orders(flow, data.tongue, orders, titles)
            flow.y -= 3 * MM


def record_of_dice(flow: Flow, data: BattleReportData) -> None:
    """Every throw of the battle, by turn, with the seed that made it."""
    labels = data.labels
    flow.chapter(Head(labels.dice, labels.dice_note), foot="", need=ROOM)
    page = flow.page
    for turn in data.chronicle.turns:
        cells, first = _throws(turn, data), _initiative(turn, labels, data.chronicle)
        third = -(-len(cells) // COLUMNS)
        flow.need(whole_if_short(20 + height_of(first) + third * DICE.leading))
        flow.y = page.section(page.left, flow.y, LIVE, labels.turn.format(turn=turn.before.turn), turn.seed) - 2
        flow.blocks(first)
        columns = [cells[place * third : (place + 1) * third] for place in range(COLUMNS)]
        flow.columns(*((page.left + place * (COLUMN + GAP), column) for place, column in enumerate(columns)))
        flow.y -= 2 * MM


def _initiative(turn: PlayedTurn, labels: BattleLabels, chronicle: Chronicle) -> list[Block]:
    """The throws for the initiative, one after another, in a paragraph for each side."""
    names = {side.id: side.label for side in chronicle.first.sides}
    found: list[Block] = []
    for side, throws in initiative_of(turn.events).items():
        head = labels.initiative.format(side=names.get(side, side))
        dice = " · ".join(" ".join(map(str, faces)) for faces in throws)
        found.extend(lines(rich(bold(f"{head}: "), dice), LIVE, DICE))
    return [*found, Space(2)] if found else []


def _throws(turn: PlayedTurn, data: BattleReportData) -> list[Block]:
    cells: list[Block] = []
    for label, who, faces in thrown(turn.events):
        dice = " ".join(str(value) for value in faces)
        room = COLUMN - width(Face.FIGURES, dice, DICE.size) - 4
        text = fitted(data.tongue.die(data.chronicle, label, who), Face.SMALL, DICE.size, room)
        cells.append(Drawn(DICE.leading, partial(_throw, text=text, dice=dice, breadth=COLUMN)))
    return cells


def thrown(events: Sequence[Event]) -> Iterator[tuple[str, str, Sequence[int]]]:
    """Every throw of a turn but those for the initiative: what for, by whom, its dice."""
    for event in events:
        if event.roll is not None and event.roll.dice:
            yield event.roll.label, event.roll.by, event.roll.dice


def initiative_of(events: Sequence[Event]) -> Mapping[str, list[Sequence[int]]]:
    """The throws for the initiative by side; those of both sides stand in one event."""
    found: dict[str, list[Sequence[int]]] = {}
    for event in events:
        dice = event.effect.get("dice")
        if event.kind == "initiative" and isinstance(dice, Mapping):
            for side, faces in dice.items():
                found.setdefault(side, []).append(faces)
    return found


def _throw(page: Document, x: float, top: float, *, text: str, dice: str, breadth: float) -> None:
    page.text(x, top - 7, text, Face.SMALL, DICE.size, palette.SECONDARY)
    page.text(
        x + breadth, top - 7, fitted(dice, Face.FIGURES, DICE.size, breadth), Face.FIGURES, DICE.size, align=Align.RIGHT
    )
