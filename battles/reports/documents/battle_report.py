"""The report of a whole battle, made when it is over and everything may be told.

1. Title page: outcome, the field at the end, the day in strength.
2. The price: losses by arm, cause, brigade and turn; where it was decided; who fell.
3. The order of battle as it came up.
4. Turn by turn: a map each, and what happened.
5. The orders as given, and the record of the dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType

from battles.engine.events import Event
from battles.reports.documents import charts, marks
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, height_of, lines, whole_if_short
from battles.reports.documents.order_of_battle import set_order_of_battle
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, GAP, LIVE, MM, Paper
from battles.reports.documents.turn_by_turn import turns
from battles.reports.documents.typeset import NOTE, Style, fitted
from battles.reports.documents.umpire_report import set_orders
from battles.reports.facts.chronicle import (
    GUNS,
    Chronicle,
    PlayedTurn,
    TurningPoint,
    turning_points,
)
from battles.reports.facts.course import main_blows
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene, cm_per_unit
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.livery import livery_of
from battles.reports.scene.picture import Picture
from battles.reports.scene.values import Blow, Tone
from battles.reports.tongues import ENGLISH, Hours, Tongue
from battles.reports.tongues.labels import BattleLabels
from battles.reports.tongues.rich import Rich, Span, bold, rich

SIDE = 58 * MM
DICE = Style(8.2, 10.2)
#: Columns of the record of the dice, and how broad they are.
COLUMNS = 3
COLUMN = (LIVE - (COLUMNS - 1) * GAP) / COLUMNS


@dataclass(frozen=True, slots=True)
class BattleReportData:
    """A battle from first turn to last. ``players`` by side, ``fought`` says how, ``outcome`` in the umpire's words."""

    chronicle: Chronicle
    players: Mapping[str, Sequence[str]] = field(default_factory=lambda: MappingProxyType({}))
    fought: str = ""
    outcome: str = ""
    paper: Paper = A4
    tongue: Tongue = ENGLISH

    @property
    def hours(self) -> Hours:
        """Game time in the readers' language."""
        return self.tongue.hours(self.chronicle.clock)

    @property
    def labels(self) -> BattleLabels:
        """Headings and table heads in the readers' language."""
        return self.tongue.labels.battle

    @property
    def strength(self) -> str:
        """The measure of strength by name."""
        return self.tongue.strength(self.chronicle.ruleset)


def battle_report(data: BattleReportData) -> bytes:
    """The report as a PDF."""
    title = data.labels.title.format(battle=data.chronicle.first.title)
    subject = data.labels.subject.format(rules=data.chronicle.ruleset.title)
    page = Document(
        data.paper,
        title=title,
        subject=subject,
        running=title,
        tongue=data.tongue,
        livery=livery_of(data.chronicle.first),
    )
    _title_page(page, data)
    _price(page, data)
    _order_of_battle(page, data)
    turns(page, data.chronicle, data.tongue)
    _orders(page, data)
    _dice(page, data)
    return page.finish()


# ---- title page


def _title_page(page: Document, data: BattleReportData) -> None:
    chronicle, labels = data.chronicle, data.labels
    page.begin(labels.bookmark, foot=labels.foot)
    top, middle = page.paper.height, (page.left + page.right) / 2
    page.small_caps(page.left, top - 11 * MM, labels.report, 8.6)
    right = chronicle.ruleset.title
    page.text(page.right, top - 11 * MM, right, Face.SMALL_ITALIC, 8.6, palette.SECONDARY, Align.RIGHT)
    page.double_rule(top - 13.4 * MM)
    page.small_caps(middle, top - 21 * MM, labels.the_battle_of, 11, align=Align.MIDDLE)
    title = chronicle.first.title
    size = marks.fitting(title, Face.ENGLISH, (46, 40, 34, 28, 24, 20), LIVE - 20)
    page.text(middle, top - 34 * MM, fitted(title, Face.ENGLISH, size, LIVE), Face.ENGLISH, size, align=Align.MIDDLE)
    page.text(middle, top - 44 * MM, _when(data), Face.TEXT_ITALIC, 14, align=Align.MIDDLE)
    marks.ornament(page, middle, top - 49 * MM, 48 * MM)
    count = data.tongue.counted(len(chronicle.turns), labels.turn_noun, labels.turns_noun)
    fought = data.fought or labels.fought.format(turns=count, rules=chronicle.ruleset.title)
    page.text(
        middle,
        top - 54.5 * MM,
        fitted(fought, Face.TEXT_ITALIC, 10, LIVE),
        Face.TEXT_ITALIC,
        10,
        palette.SECONDARY,
        Align.MIDDLE,
    )
    y = top - 61 * MM
    picture = _end_map(data, LIVE - SIDE - GAP, 127 * MM)
    with page.tags.content("Figure", alt=fought):
        draw_picture(page.canvas, picture, page.left, y - picture.height)
    lowest = _outcome(page, data, page.left + picture.width + GAP, y)
    y = min(y - picture.height, lowest) - 6 * MM
    note = labels.day_note.format(strength=data.strength)
    y = page.section(page.left, y, LIVE, labels.day, note)
    charts.day_in_men(page, chronicle, data.tongue, page.left, y - 4, LIVE, y - 4 - page.bottom)


def _when(data: BattleReportData) -> str:
    chronicle, tongue = data.chronicle, data.tongue
    clock = chronicle.clock
    start, end = clock.at(chronicle.first.turn), clock.at(chronicle.last.turn)
    if start is None or end is None:
        return data.labels.turns.format(first=chronicle.first.turn, last=chronicle.turns[-1].before.turn)
    return data.labels.hours.format(
        day=tongue.weekday(start),
        date=tongue.date(start),
        year=start.year,
        start=f"{start:%H:%M}",
        end=f"{end:%H:%M}",
    )


def _end_map(data: BattleReportData, breadth: float, height: float) -> Picture:
    chronicle = data.chronicle
    last = chronicle.turns[-1]
    scene = build_scene(
        chronicle.ruleset,
        last.after,
        side="",
        title=data.labels.end_map.format(hour=data.hours.hour(last.after.turn)),
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        named=(),
    )
    scale = cm_per_unit(chronicle.ruleset)
    tones = {
        side.id: tone for side, tone in zip(chronicle.first.sides, (Tone.OWN, Tone.ENEMY, Tone.THIRD), strict=False)
    }
    blows = tuple(
        Blow(
            tones[blow.side],
            tuple((x * scale, y * scale) for x, y in blow.way),
            data.tongue.blow(chronicle, blow),
        )
        for blow in main_blows(chronicle)
        if blow.side in tones
    )
    scene = replace(scene, blows=blows)
    return engrave(scene, paper_sheet(scene, breadth, height))


def _outcome(page: Document, data: BattleReportData, x: float, top: float) -> float:
    """Who won, in words and figures, and who played; returns the y under it."""
    chronicle, breadth = data.chronicle, page.right - x
    y = page.section(x, top, breadth, data.labels.outcome)
    y = page.paragraph(x, y - 2, breadth, outcome_words(data), Style(11, 14))
    day = data.tongue.day(chronicle)
    y = (page.paragraph(x, y - 4, breadth, day, Style(10, 12.6)) if day else y) - 17
    sides = chronicle.first.sides[:2]
    page.text(x, y, data.labels.in_strength.format(strength=data.strength), Face.TEXT_ITALIC, 9, palette.SECONDARY)
    columns = (x + breadth - 22 * MM, x + breadth)
    y -= 12
    with page.tags.element("Table", key="outcome"), page.tags.element("TR", "TH"):
        for index, side in enumerate(sides):
            label = fitted(side.label, Face.SEMIBOLD, 9, 22 * MM)
            page.text(columns[index], y, label, Face.SEMIBOLD, 9, charts.LINES[index], Align.RIGHT)
    page.rule(x, y - 4, x + breadth, 0.5)
    for label, values in _figures(chronicle, data.labels, [side.id for side in sides]):
        y -= 14.4
        with page.tags.element("Table", key="outcome"), page.tags.element("TR", "TD"):
            page.text(x, y, label, Face.SMALL, 9.4)
            for index, value in enumerate(values):
                page.text(columns[index], y, str(value), Face.BOLD, 9.4, charts.LINES[index], Align.RIGHT)
        page.rule(x, y - 4, x + breadth, 0.3, palette.HAIRLINE)
    y -= 8
    for side in chronicle.first.sides:
        names = data.players.get(side.id)
        if names:
            y = page.paragraph(
                x, y - 2, breadth, rich(bold(f"{side.label}: "), data.tongue.listed(list(names)), "."), NOTE
            )
    return y


def outcome_words(data: BattleReportData) -> Rich:
    """The outcome: the umpire's words, or what the log says."""
    if data.outcome:
        return rich(data.outcome)
    chronicle, strength, said = data.chronicle, data.tongue.strength, data.labels
    winner = chronicle.winner()
    labels = {side.id: side.label for side in chronicle.first.sides}
    costs = [
        said.cost_of.format(side=labels[side], lost=strength(chronicle.ruleset, chronicle.lost_by(side)))
        for side in labels
    ]
    price = said.cost.format(costs=data.tongue.listed(costs))
    if winner in labels:
        return rich(bold(said.victory.format(side=labels[winner])), price)
    return rich(bold(said.draw), price)


def _figures(chronicle: Chronicle, labels: BattleLabels, sides: Sequence[str]) -> list[tuple[str, list[int]]]:
    bands = {band.side: band for band in chronicle.bands()}
    came = [bands[side].present[-1] for side in sides]
    lost = [chronicle.lost_by(side) for side in sides]
    guns = [chronicle.toll(side).get(GUNS, 0) for side in sides]
    return [
        (labels.came_up, came),
        (labels.lost, lost),
        (labels.lost_of_a_hundred, [round(100 * b / a) if a else 0 for a, b in zip(came, lost, strict=True)]),
        (labels.units_destroyed, [len(chronicle.gone(side)) for side in sides]),
        *([(labels.guns_lost, guns)] if chronicle.counts(GUNS) else []),
        (labels.commanders_lost, [len(chronicle.commanders_lost(side)) for side in sides]),
    ]


# ---- the price


def _price(page: Document, data: BattleReportData) -> None:
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
        page.text(x, y - 12, fitted(side.label, Face.ENGLISH, 15, room), Face.ENGLISH, 15, colour)
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
    flow.need(38 * MM)
    note = labels.lost_each_turn.format(strength=data.strength)
    y = page.section(page.left, flow.y, LIVE, labels.when, note)
    charts.when_it_fell(page, chronicle, data.hours, page.left, y - 2, LIVE, 31 * MM)
    flow.y = y - 33 * MM
    fallen = _fallen(page, chronicle, labels)
    _decided(flow, data, following=max(height_of(column) for _, column in fallen))
    flow.columns(*fallen)


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


# ---- order of battle


def _order_of_battle(page: Document, data: BattleReportData) -> None:
    head = Head(data.labels.order_of_battle, data.labels.order_of_battle_note.format(strength=data.strength))
    flow = Flow(page, page.begin_following(head), lambda: page.begin_following(head, bookmark=""))
    set_order_of_battle(flow, data.chronicle.ruleset, data.chronicle.came_up, data.tongue)


# ---- orders and dice


def _orders(page: Document, data: BattleReportData) -> None:
    chronicle, said = data.chronicle, data.labels
    if not any(turn.orders for turn in chronicle.turns):
        return
    head = Head(said.orders, said.orders_note)
    flow = Flow(page, page.begin_following(head), lambda: page.begin_following(head, bookmark=""))
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


def _dice(page: Document, data: BattleReportData) -> None:
    """Every throw of the battle, by turn, with the seed that made it."""
    labels = data.labels
    head = Head(labels.dice, labels.dice_note)
    flow = Flow(page, page.begin_following(head), lambda: page.begin_following(head, bookmark=""))
    for turn in data.chronicle.turns:
        flow.need(20 * MM)
        flow.y = page.section(page.left, flow.y, LIVE, labels.turn.format(turn=turn.before.turn), turn.seed) - 2
        cells = _throws(turn, data)
        flow.blocks(_initiative(turn, labels, data.chronicle))
        third = -(-len(cells) // COLUMNS)
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
        if event.kind == "initiative":
            for side, faces in (event.effect.get("dice") or {}).items():
                found.setdefault(side, []).append(faces)
    return found


def _throw(page: Document, x: float, top: float, *, text: str, dice: str, breadth: float) -> None:
    page.text(x, top - 7, text, Face.SMALL, DICE.size, palette.SECONDARY)
    page.text(
        x + breadth, top - 7, fitted(dice, Face.FIGURES, DICE.size, breadth), Face.FIGURES, DICE.size, align=Align.RIGHT
    )
