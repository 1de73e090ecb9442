"""The first page of a battle's report: outcome in words and figures, the field at the end, the day in strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from battles.reports.documents import charts, marks
from battles.reports.documents.battle_data import BattleReportData
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.spoken import forces, spoken
from battles.reports.documents.typeset import NOTE, Style, fitted, halved, wrapped
from battles.reports.facts.chronicle import GUNS, Chronicle
from battles.reports.facts.course import main_blows
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene, cm_per_unit
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.picture import Picture
from battles.reports.scene.values import Blow, Tone
from battles.reports.tongues.battle_labels import BattleLabels
from battles.reports.tongues.rich import Rich, bold, plain, rich

SIDE = 58 * MM


def title_page(page: Document, data: BattleReportData) -> None:
    """Set the first page."""
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
    lines = (title,) if width(Face.ENGLISH, title, size) <= LIVE else halved(title, size)
    whole = object()
    for number, line in enumerate(lines):
        shown = fitted(line, Face.ENGLISH, size, LIVE)
        base = top - 34 * MM + (len(lines) - 1 - number) * size * 1.1 - (len(lines) - 1) * 4
        with page.tags.content("H1", key=whole):
            page.text(middle, base, shown, Face.ENGLISH, size, align=Align.MIDDLE)
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
    with page.tags.content("Figure", alt=_in_words(data)):
        draw_picture(page.canvas, picture, page.left, y - picture.height)
    lowest = _outcome(page, data, page.left + picture.width + GAP, y)
    y = min(y - picture.height, lowest) - 6 * MM
    note = labels.day_note.format(strength=data.strength)
    y = page.section(page.left, y, LIVE, labels.day, note)
    charts.day_in_men(page, chronicle, data.tongue, page.left, y - 4, LIVE, y - 4 - page.bottom)


def _in_words(data: BattleReportData) -> str:
    """The map of the end for whoever hears it: who is on the field, and what the day came to."""
    chronicle, tongue = data.chronicle, data.tongue
    end = data.labels.end_map.format(hour=data.hours.hour(chronicle.last.turn))
    return spoken(end, forces(chronicle.ruleset, chronicle.last, tongue), plain(tongue.day(chronicle)))


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
        page.tags.empty()
        low = y
        for index, side in enumerate(sides):
            heading = wrapped(side.label, Face.SEMIBOLD, 9, 21 * MM)
            low = min(low, marks.stacked(page, columns[index], y, heading, 9, charts.LINES[index]))
    y = low
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
    chronicle, said = data.chronicle, data.labels
    winner = chronicle.winner()
    labels = {side.id: side.label for side in chronicle.first.sides}
    costs = [said.cost_of.format(side=labels[side], lost=_cost(data, side)) for side in labels]
    price = said.cost.format(costs=data.tongue.listed(costs))
    if winner in labels:
        return rich(bold(said.victory.format(side=labels[winner])), price)
    return rich(bold(said.draw), price)


def _cost(data: BattleReportData, side: str) -> str:
    """What a battle cost a side in men and guns, as one says it; the table has the measure that rules reckon in."""
    chronicle, tongue = data.chronicle, data.tongue
    toll, points = chronicle.toll(side), chronicle.lost_by(side)
    if not toll or sum(toll.values()) == points:
        return tongue.strength(chronicle.ruleset, points)
    return tongue.labels.front.about.format(toll=tongue.toll(chronicle.ruleset, toll))


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
