"""The ground of a map: tints and relief below, then crops, woods, water, roads, works and houses, each in its manner.

The ground of a battle does not change between maps, so it is engraved once for each window and scale and kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Style, Way, style_of
from battles.reports.scene.ground.buildings import draw_built, draw_enclosed, draw_works_area
from battles.reports.scene.ground.lines import (
    draw_bridge,
    draw_ditch,
    draw_fence,
    draw_ford,
    draw_hedge,
    draw_river,
    draw_roads,
    draw_stream,
    draw_wall,
    draw_works,
)
from battles.reports.scene.ground.relief import Swell, hachures
from battles.reports.scene.ground.vegetation import (
    draw_barred,
    draw_crop,
    draw_lake,
    draw_marsh,
    draw_plain,
    draw_rough,
    draw_wood,
)
from battles.reports.scene.picture import Group, Ink
from battles.reports.scene.plate import Plate
from battles.reports.scene.values import Ground, Sheet, Window

MOST_ROWS = 8.0
"""How many rows of hachures the highest hill has."""

Drawing = Callable[[Plate, Ground, Style], None]

#: What is drawn when, lowest first; relief comes after crops and before woods, roads after water.
BELOW_RELIEF: dict[Way, Drawing] = {
    Way.PLAIN: draw_plain,
    Way.CROP: draw_crop,
    Way.ENCLOSED: draw_enclosed,
    Way.ROUGH: draw_rough,
}
ABOVE_RELIEF: dict[Way, Drawing] = {
    Way.MARSH: draw_marsh,
    Way.BARRED: draw_barred,
    Way.WOOD: draw_wood,
    Way.LAKE: draw_lake,
    Way.RIVER: draw_river,
    Way.STREAM: draw_stream,
    Way.FORD: draw_ford,
    Way.DITCH: draw_ditch,
}
ABOVE_ROADS: dict[Way, Drawing] = {
    Way.HEDGE: draw_hedge,
    Way.FENCE: draw_fence,
    Way.WALL: draw_wall,
    Way.WORKS: draw_works,
    Way.BRIDGE: draw_bridge,
    Way.BUILT: draw_built,
}


@lru_cache(maxsize=12)
def engrave_ground(ground: tuple[Ground, ...], size: Point, window: Window, sheet: Sheet, origin: Point) -> Group:
    """The ground of a window as a group that pens may keep by its key. ``size`` is the table's, in cm."""
    plate = Plate(window, sheet, origin)
    left, bottom, right, top = window
    plate.polygon(((left, bottom), (right, bottom), (right, top), (left, top)), Ink(fill=palette.GROUND))
    styled = [(piece, style_of(piece)) for piece in ground if piece.area or piece.line]
    _draw(plate, styled, BELOW_RELIEF)
    if not plate.small:
        _draw_relief(plate, styled, size)
    _draw(plate, styled, ABOVE_RELIEF)
    draw_roads(plate, [(piece, style) for piece, style in styled if style.way is Way.ROAD])
    _draw(plate, styled, ABOVE_ROADS)
    corners = (*plate.at((left, bottom)), *plate.at((right, top)))
    key = blake2b(repr((ground, size, window, sheet, origin)).encode(), digest_size=8).hexdigest()
    return Group(tuple(plate.items), clip=corners, key=f"ground-{key}")


def _draw(plate: Plate, styled: list[tuple[Ground, Style]], drawings: dict[Way, Drawing]) -> None:
    """Draw the pieces of some ways, in the order of the ways and then of the file."""
    for way, drawing in drawings.items():
        for piece, style in styled:
            if style.way is way and plate.shows(piece.area or piece.line, 2.0):
                if way is Way.WORKS and piece.area:
                    draw_works_area(plate, piece, style)
                else:
                    drawing(plate, piece, style)


def _draw_relief(plate: Plate, styled: list[tuple[Ground, Style]], size: Point) -> None:
    """Lay down the hachures as thin wedges, heavier uphill, in three strengths of one colour."""
    swells = tuple(
        Swell(piece.id, min(MOST_ROWS, style.weight * piece.size), ring=piece.area, line=piece.line)
        for piece, style in styled
        if style.way in (Way.HILL, Way.RIDGE)
    )
    wedges: list[tuple[Point, Point, Point]] = []
    cm = plate.cm
    fineness = round(min(2.4, max(0.7, cm / plate.line / 4.2)), 1)
    for stroke in hachures(swells, *size, fineness):
        if not plate.within(stroke.foot, 2.0):
            continue
        dx, dy = stroke.head[0] - stroke.foot[0], stroke.head[1] - stroke.foot[1]
        span = (dx * dx + dy * dy) ** 0.5
        half = (0.11 + 0.17 * stroke.strength) * plate.line * min(1.5, max(0.8, plate.k)) / cm / span
        head = stroke.head
        wedges.append(
            (stroke.foot, (head[0] - dy * half, head[1] + dx * half), (head[0] + dy * half, head[1] - dx * half))
        )
    plate.polygons(wedges, Ink(fill=palette.HACHURE))
