"""The battle report's pages turn by turn: a map of each, two on a page where the table is tall, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from battles.reports.documents import charts, marks
from battles.reports.documents.flow import Block, Drawn, Flow, Space, height_of, lines
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.spoken import forces, spoken
from battles.reports.documents.typeset import NOTE, Style, fitted
from battles.reports.facts.chronicle import Chronicle, PlayedTurn, SideBand, engaged, told_episodes
from battles.reports.fonts import Face
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.picture import Picture
from battles.reports.tongues import Tongue
from battles.reports.tongues.battle_labels import BattleLabels
from battles.reports.tongues.rich import bold, rich

STORY = Style(9.6, 12.2)
#: The narrowest column that a story is set in beside its map.
NARROWEST = 50 * MM
#: White between one turn and the next.
BETWEEN = 2.8 * MM
#: The height of a row of a turn's figures.
ROW = 12.6


def maps_of_turns(chronicle: Chronicle, tongue: Tongue, depth: float) -> list[Picture]:
    """The maps of all turns, as large as lets two stand on a page whose content is so high."""
    return [_map_of(chronicle, tongue, turn, (depth - BETWEEN) / 2) for turn in chronicle.turns]


def turns(flow: Flow, chronicle: Chronicle, tongue: Tongue, maps: Sequence[Picture]) -> None:
    """A map of every turn with what happened in it."""
    labels = tongue.labels.battle
    bands = {band.side: band for band in chronicle.bands()}
    for index, turn in enumerate(chronicle.turns):
        picture, figures = maps[index], _figures(chronicle, labels, index, bands)
        if not index:
            flow.chapter(Head(labels.turn_by_turn, labels.turn_by_turn_note), foot="", need=picture.height)
        _turn(flow, chronicle, tongue, turn, picture, figures)


def _turn(
    flow: Flow,
    chronicle: Chronicle,
    tongue: Tongue,
    turn: PlayedTurn,
    picture: Picture,
    figures: Mapping[str, tuple[str, ...]],
) -> None:
    """A turn's map with its story beside it, or under it where the map is broad."""
    page, labels = flow.page, tongue.labels.battle
    title = labels.turn.format(turn=turn.before.turn)
    span = tongue.hours(chronicle.clock).span(turn.before.turn)
    beside = LIVE - picture.width - GAP
    abreast = beside >= NARROWEST
    measure = beside if abreast else LIVE
    text: list[Block] = [Drawn(21, partial(_head, title=title, span=span, breadth=measure))]
    text.extend(lines(tongue.turn_story(chronicle, turn) or rich(labels.no_blows), measure, STORY))
    came = _came_up(chronicle, tongue, turn)
    if came:
        text.extend([Space(4), *lines(rich(bold(labels.arrivals), came, "."), measure, STORY)])
    flow.need(picture.height)
    key = f"turn-{turn.before.turn}"
    page.entry(title, key, flow.y, 1, closed=True)
    # What was done is told beside it.
    told = spoken(", ".join(filter(None, (title, span))), forces(chronicle.ruleset, turn.after, tongue))
    shown = Drawn(picture.height, partial(_set_picture, picture=picture, alt=told))
    table = Drawn(
        ROW * (len(figures) + 1), partial(_table, chronicle=chronicle, tongue=tongue, rows=figures, breadth=measure)
    )
    if abreast:
        spare = picture.height - height_of(text) - table.height
        if spare >= 6:
            text.extend([Space(spare), table])
        flow.columns((page.left, [shown]), (page.left + picture.width + GAP, text))
    else:
        flow.blocks([shown, Space(2 * MM), *text])
    flow.y -= BETWEEN


def _set_picture(page: Document, x: float, top: float, *, picture: Picture, alt: str) -> None:
    with page.tags.content("Figure", alt=alt):
        draw_picture(page.canvas, picture, x, top - picture.height)


def _head(page: Document, x: float, top: float, *, title: str, span: str, breadth: float) -> None:
    end = page.text(x, top - 12, title, Face.ENGLISH, 14)
    page.text(end + 6, top - 12, span, Face.TEXT_ITALIC, 10, palette.SECONDARY)
    page.rule(x, top - 17, x + breadth, 0.35, palette.HAIRLINE)


def _came_up(chronicle: Chronicle, tongue: Tongue, turn: PlayedTurn) -> str:
    """The divisions that reached the field in a turn, with their points."""
    number = turn.before.turn
    return tongue.listed(
        [
            f"{name} ({points})"
            for band in chronicle.bands()
            for arrived, name, points in band.arrivals
            if arrived == number
        ]
    )


def _figures(
    chronicle: Chronicle, labels: BattleLabels, index: int, bands: Mapping[str, SideBand]
) -> dict[str, tuple[str, ...]]:
    """The turn in figures: each row's label with a value for each side."""
    sides = [side.id for side in chronicle.first.sides[:2]]
    after = [(bands[side].present[index], bands[side].lost[index], bands[side].lost[index + 1]) for side in sides]
    return {
        labels.lost_this_turn: tuple(str(later - before) for _, before, later in after),
        labels.lost_so_far: tuple(str(later) for _, _, later in after),
        labels.fit_to_fight: tuple(str(present - later) for present, _, later in after),
    }


def _table(
    page: Document,
    x: float,
    top: float,
    *,
    chronicle: Chronicle,
    tongue: Tongue,
    rows: Mapping[str, tuple[str, ...]],
    breadth: float,
) -> None:
    """Both sides in points, at the foot of a turn's column."""
    columns = (x + breadth - 16 * MM, x + breadth)
    y = top - 9
    note = tongue.labels.battle.in_strength.format(strength=tongue.strength(chronicle.ruleset))
    page.text(x, y, note, Face.TEXT_ITALIC, NOTE.size, palette.SECONDARY)
    table = object()
    with page.tags.element("Table", key=table), page.tags.element("TR", "TH"):
        page.tags.empty()
        for index, side in enumerate(chronicle.first.sides[:2]):
            size = marks.fitting(side.label, Face.SEMIBOLD, (8.8, 8.0, 7.2), 15.4 * MM)
            label = fitted(side.label, Face.SEMIBOLD, size, 15.4 * MM)
            page.text(columns[index], y, label, Face.SEMIBOLD, size, charts.LINES[index], Align.RIGHT)
    page.rule(x, y - 3.6, x + breadth, 0.45)
    for row, (label, values) in enumerate(rows.items()):
        y -= ROW
        with page.tags.element("Table", key=table), page.tags.element("TR", "TD"):
            page.text(x, y, label, Face.SMALL, 8.8)
            for index, value in enumerate(values):
                page.text(columns[index], y, value, Face.BOLD, 8.8, charts.LINES[index], Align.RIGHT)
        if row < len(rows) - 1:
            page.rule(x, y - 3.6, x + breadth, 0.3, palette.HAIRLINE)


def _map_of(chronicle: Chronicle, tongue: Tongue, turn: PlayedTurn, room: float) -> Picture:
    """The field at the end of a turn, with names for those who marched or fought in it."""
    _, episodes = told_episodes(chronicle, turn)
    scene = build_scene(
        chronicle.ruleset,
        turn.after,
        side="",
        before=turn.before,
        events=turn.events,
        marks=[(one.number, one.at) for one in episodes if one.at is not None],
        title=tongue.labels.battle.turn.format(turn=turn.before.turn),
        clock=tongue.hours(chronicle.clock).hour,
        words=tongue.labels.map,
        named=engaged(chronicle, turn),
    )
    table = turn.after.table
    breadth = LIVE - GAP - NARROWEST if table.height > table.width * 0.6 else LIVE
    return engrave(scene, paper_sheet(scene, breadth, room))
