"""The maps of the reports: which part of the table, what is told on it, and how it is set on the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from battles.engine.battle import Point
from battles.engine.commands import tree_of
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.page import Document
from battles.reports.documents.paper import MM
from battles.reports.facts import Account
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene.build import build_scene, cm_per_unit, own_places, sector_window
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.values import Detail, Scene, Window

#: The frame's band with the letters of the squares, in points.
BAND = 8.5
#: Millimetres to the table centimetre on a sector map, the largest that lets the troops fit first.
SECTOR_SCALES = (3.0, 2.5, 2.0, 1.5)


@dataclass(frozen=True, slots=True)
class PlacedMap:
    """A map set on a page: its size in points and its scale in millimetres to the table centimetre."""

    width: float
    height: float
    scale: float


def field_scene(data: TurnReportData) -> Scene:
    """The whole field as the seat's side knows it after the turn; who commands a part sees the rest by division."""
    return build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        command=data.seat.formations,
        knowledge=data.knowledge,
        title=data.tongue.labels.front.field_map,
        subtitle=data.tongue.labels.front.field_map_at.format(hour=data.hours.hour(data.after.turn)),
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        named=data.seat.formations or None,
    )


def small_scene(data: TurnReportData, *, later: bool, inset: Window | None) -> Scene:
    """The whole field small, before or after the turn."""
    labels = data.tongue.labels.sector
    return build_scene(
        data.ruleset,
        data.after if later else data.before,
        side=data.side,
        command=data.seat.formations,
        knowledge=replace(data.knowledge if later else data.known_before, ground=None),
        title=labels.after if later else labels.before,
        clock=data.hours.hour,
        words=data.tongue.labels.map,
        inset=inset,
    )


def sector_scene(data: TurnReportData, telling: Account, breadth: float, height: float) -> Scene:
    """The seat's sector with what moved and what fought, in the largest scale that holds its troops."""
    places = sector_places(data, telling)
    window = data.after.table.width, data.after.table.height
    margin = data.ruleset.lengths.margin
    for scale in SECTOR_SCALES:
        size = ((breadth - 2 * BAND) / (scale * MM), (height - 2 * BAND) / (scale * MM))
        window = _units(data, size)
        if _spread(places, 0) <= window[0] - margin and _spread(places, 1) <= window[1] - margin:
            break
    return build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        command=data.seat.formations,
        knowledge=data.knowledge,
        before=data.before,
        events=data.events,
        window=sector_window(data.after, places, *window),
        marks=marks_of(telling),
        title=data.tongue.labels.sector.map,
        clock=data.hours.hour,
        words=data.tongue.labels.map,
    )


def _units(data: TurnReportData, size: tuple[float, float]) -> tuple[float, float]:
    """A size in table centimetres as whole table units."""
    per_unit = cm_per_unit(data.ruleset)
    return (math.floor(size[0] / per_unit), math.floor(size[1] / per_unit))


def sector_places(data: TurnReportData, telling: Account) -> list[Point]:
    """Where the seat's troops are and were, and where they fought."""
    own = own_places(data.ruleset, data.after, data.side, data.seat.formations)
    fought = [episode.at for episode in telling.episodes if episode.at and _mine(telling, episode.units, data)]
    return [*own, *own_places(data.ruleset, data.before, data.side, data.seat.formations), *fought]


def _mine(telling: Account, units: set[str], data: TurnReportData) -> bool:
    turn, wanted = telling.turn, data.seat.formations
    tree = tree_of(turn.ruleset, turn.after)
    return any(turn.own(unit_id) and (not wanted or tree.holds(wanted, unit_id)) for unit_id in units)


def marks_of(telling: Account) -> list[tuple[int, Point]]:
    """The numbers of the story at their places."""
    return [(episode.number, episode.at) for episode in telling.episodes if episode.at is not None]


def _spread(points: Sequence[Point], axis: int) -> float:
    values = [point[axis] for point in points] or [0.0]
    return max(values) - min(values)


def set_map(
    page: Document, scene: Scene, x: float, top: float, breadth: float, height: float, *, small: bool = False
) -> PlacedMap:
    """Engrave a map in the largest scale of the ladder that fits a space, its upper left corner at (x, top)."""
    sheet = paper_sheet(scene, breadth, height, detail=Detail.SMALL if small else None)
    picture = engrave(scene, sheet)
    draw_picture(page.canvas, picture, x, top - picture.height)
    return PlacedMap(picture.width, picture.height, sheet.cm / MM)


def map_size(scene: Scene, breadth: float, height: float) -> PlacedMap:
    """What size a map will have in a space, before it is drawn."""
    sheet = paper_sheet(scene, breadth, height)
    left, bottom, right, top = scene.window
    return PlacedMap((right - left) * sheet.cm + 2 * BAND, (top - bottom) * sheet.cm + 2 * BAND, sheet.cm / MM)
