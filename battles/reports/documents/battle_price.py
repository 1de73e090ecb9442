"""The price of a battle: losses by arm, cause, command and turn, the throws that decided it, and who fell."""

from __future__ import annotations

from functools import partial

from battles.reports.documents import charts, marks
from battles.reports.documents.battle_data import BattleReportData
from battles.reports.documents.flow import Block, Drawn, Flow, Together, height_of, lines, whole_if_short
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.typeset import Style, fitted
from battles.reports.facts.chronicle import Chronicle, TurningPoint, turning_points
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues.battle_labels import BattleLabels
from battles.reports.tongues.rich import Span, bold, rich


def price_pages(page: Document, data: BattleReportData) -> Flow:
    """Set the second page and on; what follows flows on."""
    chronicle, tongue, labels = data.chronicle, data.tongue, data.labels
    head = Head(labels.price, labels.price_note.format(strength=data.strength))
    y = page.begin_following(head, foot=labels.price_foot)
    sides = chronicle.first.sides[:2]
    column = (LIVE - GAP) / 2
    lowest = []
    for index, side in enumerate(sides):
        x = page.left + index * (column + GAP)
        colour = charts.LINES[index]
        lost = labels.lost_in_all.format(lost=tongue.strength(chronicle.ruleset, chronicle.lost_by(side.id)))
        room = column - width(Face.TEXT_ITALIC, lost, 10) - 8
        size = marks.fitting(side.label, Face.ENGLISH, (15, 13, 11.5, 10), room)
        page.text(x, y - 12, fitted(side.label, Face.ENGLISH, size, room), Face.ENGLISH, size, colour)
        page.text(x + column, y - 12, lost, Face.TEXT_ITALIC, 10, palette.SECONDARY, Align.RIGHT)
        page.rule(x, y - 17, x + column, 1, colour)
        under = charts.squares(page, chronicle, tongue, side.id, index, x, y - 19, column)
        under = page.section(x, under - 6, column, labels.commands.format(side=side.label), labels.of_a_hundred)
        under = charts.brigade_bars(page, chronicle, tongue, side.id, index, x, under - 2, column)
        charts.causes_key(page, chronicle, tongue, side.id, x, under - 8, index)
        lowest.append(under - 14)
    y = min(lowest) - 4 * MM

    def following() -> float:
        return page.begin_following(head, bookmark="")

    flow = Flow(page, y, following)
    flow.down_to(y)
    flow.need(38 * MM)
    note = labels.lost_each_turn.format(strength=data.strength)
    y = page.section(page.left, flow.y, LIVE, labels.when, note)
    charts.when_it_fell(page, chronicle, data.hours, page.left, y - 2, LIVE, 31 * MM)
    flow.down_to(y - 33 * MM)
    fallen = _fallen(page, chronicle, labels)
    _decided(flow, data, following=max(height_of(column) for _, column in fallen))
    flow.columns(*fallen)
    return flow


def _decided(flow: Flow, data: BattleReportData, *, following: float) -> None:
    """The throws that decided it, on one page with the names of the lost if those are few."""
    points = turning_points(data.chronicle)
    if not points:
        flow.need(whole_if_short(following))
        return
    quarter = (LIVE - 3 * GAP) / 4
    columns = [
        (flow.page.left + place * (quarter + GAP), _point(data, point, quarter)) for place, point in enumerate(points)
    ]
    own = 22 + max(height_of(blocks) for _, blocks in columns)
    flow.need(own + 3 * MM + whole_if_short(following))
    labels = data.labels
    flow.y = flow.page.section(flow.page.left, flow.y, LIVE, labels.decided, labels.decided_note) - 3
    flow.columns(*columns)
    flow.y -= 3 * MM


def _point(data: BattleReportData, point: TurningPoint, breadth: float) -> list[Block]:
    def head(page: Document, x: float, top: float) -> None:
        marks.die(page, x, top - 18, point.face, dark=True, size=16)
        title = fitted(point.unit.label, Face.SEMIBOLD, 9.6, breadth - 22)
        page.text(x + 21, top - 9, title, Face.SEMIBOLD, 9.6)
        where = f"{data.hours.hour(point.turn)}  {point.clause}"
        page.text(x + 21, top - 18, where, Face.SMALL, 7.6, palette.SECONDARY)

    def bar(page: Document, x: float, top: float) -> None:
        wide = breadth - 32
        page.box(x, top - 9, wide, 6, stroke=palette.SECONDARY, weight=0.5)
        page.box(x, top - 9, wide * point.likelihood, 6, fill=palette.SECONDARY)
        share = f"{round(100 * point.likelihood)} %"
        page.text(x + breadth, top - 9, share, Face.BOLD, 9, align=Align.RIGHT)

    style = Style(9.2, 11.4)
    told = lines(data.tongue.turning_point(point), breadth, style)[:8]
    return [Together((Drawn(24, head), *told, Drawn(14, bar)))]


def _fallen(page: Document, chronicle: Chronicle, labels: BattleLabels) -> list[tuple[float, list[Block]]]:
    """Commanders and units that were lost, as two columns."""
    commanders, units = [], []
    for side in chronicle.first.sides:
        names = chronicle.commanders_lost(side.id)
        if names:
            commanders.append(rich(bold(f"{side.label}: "), ", ".join(names), "."))
        gone = chronicle.gone(side.id)
        if gone:
            units.append(rich(bold(f"{side.label}: "), ", ".join(unit.label for unit in gone), "."))
    # Units are the longer list: they get two thirds of the breadth.
    third = (LIVE - 2 * GAP) / 3
    columns = (
        (labels.commanders_fallen, commanders, 0.0, third),
        (labels.units_fallen, units, third + GAP, 2 * third + GAP),
    )
    blocks = []
    for title, texts, x, breadth in columns:
        column: list[Block] = [Drawn(19, partial(_column_head, title=title, breadth=breadth))]
        for text in texts or [rich(Span(labels.none, italic=True))]:
            column.extend(lines(text, breadth, Style(9.6, 12)))
        blocks.append((page.left + x, column))
    return blocks


def _column_head(page: Document, x: float, top: float, *, title: str, breadth: float) -> None:
    page.section(x, top, breadth, title)
