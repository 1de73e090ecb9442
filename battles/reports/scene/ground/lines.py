"""What leads and what bars: roads, waters, bridges, walls, hedges, ditches and entrenchments, all given as lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Style
from battles.reports.scene.picture import Ink, flattened
from battles.reports.scene.plate import Plate, beside
from battles.reports.scene.strokes import Course, length_of, paced, wobbled
from battles.reports.scene.values import Ground


def draw_roads(plate: Plate, roads: Sequence[tuple[Ground, Style]]) -> None:
    """All roads: first every edge, then every surface, so that junctions are open. Lanes have one thin surface."""
    for casing in (True, False):
        for weight in sorted({style.weight for _, style in roads}):
            lines = [piece.line for piece, style in roads if style.weight == weight]
            broad = (1.1 + 2.0 * weight) * max(0.75, plate.k)
            ink = (
                Ink(stroke=palette.ROAD_EDGE, width=broad, round=False)
                if casing
                else Ink(stroke=palette.ROAD, width=broad - 0.85 * plate.k, round=False)
            )
            plate.lines(lines, ink, smooth=True)


def draw_stream(plate: Plate, piece: Ground, style: Style) -> None:
    """A brook that swells on its way, in the order in which its points are given."""
    brook = _brook(piece.line, piece.id)
    shown = [place for place, (point, _, _) in enumerate(brook) if plate.within(point, NEAR)]
    if not shown:
        return
    left, right = [], []
    for (x, y), (dx, dy), share in brook[max(0, shown[0] - 1) : shown[-1] + 2]:
        half = (0.3 + 0.55 * share) * style.weight * max(0.8, plate.k) / plate.cm
        left.append((x + dx * half, y + dy * half))
        right.append((x - dx * half, y - dy * half))
    plate.polygon((*left, *reversed(right)), Ink(fill=palette.WATER_LINE))
    _draw_banks(plate, [point for point, _, _ in brook])


#: What is this far beyond the border of a map, in centimetres of the table, is not seen on it.
NEAR = 3.0


@lru_cache(maxsize=16)
def _brook(line: tuple[Point, ...], name: str) -> tuple[tuple[Point, Point, float], ...]:
    """The points of a brook, each with the way to its left bank and its share of the whole length: on every map."""
    course = flattened(wobbled(line, name, step=3.2, spread=0.32, closed=False), False, 4)
    whole = length_of(course) or 1.0
    travelled, previous, found = 0.0, course[0], []
    for point, aside in zip(course, beside(course, 1.0), strict=True):
        travelled += math.dist(previous, point)
        previous = point
        found.append((point, (aside[0] - point[0], aside[1] - point[1]), travelled / whole))
    return tuple(found)


def _draw_banks(plate: Plate, course: Sequence[Point]) -> None:
    """Bushes on the banks: small arcs now on this side, now on that."""
    if plate.small:
        return
    arcs = []
    size = max(0.28, 1.0 * plate.line / plate.cm)
    for index, (x, y, dx, dy, _) in enumerate(paced(course, max(3.4, 13 * plate.line / plate.cm))):
        if not plate.within((x, y), 4 * size):
            continue
        side = 1 if index % 2 else -1
        cx, cy = x - dy * side * size * 2.4, y + dx * side * size * 2.4
        arcs.append(
            tuple(
                (cx + size * math.cos(math.pi * part / 4), cy + size * math.sin(math.pi * part / 4))
                for part in range(5)
            )
        )
    plate.lines(arcs, Ink(stroke=palette.WOOD_EDGE, width=0.5 * plate.k), smooth=True)


def draw_river(plate: Plate, piece: Ground, style: Style) -> None:
    """A river: broad water between two banks, with lines of flow."""
    course = flattened(wobbled(piece.line, piece.id, step=5, spread=0.35, closed=False), False, 4)
    half = max(1.0, 2.6 * plate.line / plate.cm) * style.weight
    plate.polygon((*beside(course, half), *reversed(beside(course, -half))), Ink(fill=palette.WATER))
    banks = (beside(course, half), beside(course, -half))
    plate.lines(banks, Ink(stroke=palette.WATER_LINE, width=0.75 * plate.k))
    flow = (beside(course, half * 0.62), beside(course, -half * 0.62))
    plate.lines(flow, Ink(stroke=palette.mix(palette.WATER_LINE, palette.WATER, 0.35), width=0.35 * plate.k))


def draw_bridge(plate: Plate, piece: Ground, _style: Style) -> None:
    """A bridge: a deck between two parapets that open at the ends."""
    line = piece.line if length_of(piece.line) > 0.5 else _stub(piece.line[0])
    half = max(0.55, (1.1 + 2.0) * max(0.75, plate.k) / plate.cm / 2 * 1.1)
    plate.lines((line,), Ink(stroke=palette.ROAD, width=2 * half * plate.cm, round=False))
    for side in (half, -half):
        rail = beside(line, side)
        flare = 1.5 * half / max(0.01, math.dist(rail[0], rail[-1]))
        first, last = rail[0], rail[-1]
        dx, dy = (last[0] - first[0]) * flare * 0.5, (last[1] - first[1]) * flare * 0.5
        away = beside(line, side * 1.9)
        ends = ((away[0][0] - dx, away[0][1] - dy), *rail, (away[-1][0] + dx, away[-1][1] + dy))
        plate.lines((ends,), Ink(stroke=palette.STONE, width=1.0 * plate.k))


def _stub(point: Point) -> tuple[Point, Point]:
    """A short line through a point, for a bridge given by its place only."""
    return (point[0] - 1.2, point[1]), (point[0] + 1.2, point[1])


def draw_ford(plate: Plate, piece: Ground, _style: Style) -> None:
    """A ford: a dotted way through the water."""
    plate.lines((piece.line,), Ink(stroke=palette.ROAD, width=2.4 * plate.k, round=False))
    plate.lines((piece.line,), Ink(stroke=palette.ROAD_EDGE, width=1.2 * plate.k, dash=(1.6 * plate.k, 1.6 * plate.k)))


def draw_wall(plate: Plate, piece: Ground, style: Style) -> None:
    """A wall: a firm line with short buttresses."""
    plate.lines((piece.line,), Ink(stroke=palette.STONE, width=1.0 * plate.k * style.weight))
    _ticks(plate, piece.line, pitch=3.2, reach=1.1, both=True, width=0.6)


def draw_hedge(plate: Plate, piece: Ground, _style: Style) -> None:
    """A hedge: a string of round bushes."""
    pace = 2.6 * plate.line
    plate.lines((piece.line,), Ink(stroke=palette.WOOD_EDGE, width=1.9 * plate.k, dash=(0.01, pace)))
    plate.lines((piece.line,), Ink(stroke=palette.WOOD_EDGE, width=0.35 * plate.k))


def draw_fence(plate: Plate, piece: Ground, _style: Style) -> None:
    """A fence: a thin line with posts."""
    plate.lines((piece.line,), Ink(stroke=palette.STONE, width=0.4 * plate.k))
    _ticks(plate, piece.line, pitch=2.6, reach=0.9, both=True, width=0.4)


def draw_ditch(plate: Plate, piece: Ground, _style: Style) -> None:
    """A ditch or bank: strokes on one side of a thin line."""
    plate.lines((piece.line,), Ink(stroke=palette.STONE, width=0.5 * plate.k))
    _ticks(plate, piece.line, pitch=1.7, reach=1.7, both=False, width=0.4)


def draw_works(plate: Plate, piece: Ground, style: Style) -> None:
    """An entrenchment: a heavy line with salients."""
    reach = max(0.5, 2.2 * plate.line / plate.cm)
    course = Course(piece.line)
    pitch = max(2.0, 9 * plate.line / plate.cm)
    trace: list[Point] = []
    distance = 0.0
    while distance < course.length:
        for step, out in ((0.0, 0.0), (0.55, 0.0), (0.775, 1.0)):
            x, y, dx, dy = course.at(min(course.length, distance + step * pitch))
            trace.append((x - dy * reach * out, y + dx * reach * out))
        distance += pitch
    trace.append(piece.line[-1])
    plate.lines((tuple(trace),), Ink(stroke=palette.STONE, width=1.9 * plate.k * style.weight, round=False))


def _ticks(plate: Plate, line: Sequence[Point], *, pitch: float, reach: float, both: bool, width: float) -> None:
    """Short strokes across a line, or on its left only. ``pitch`` and ``reach`` are in points."""
    far = reach * plate.line / plate.cm
    strokes = [
        ((x + dy * far, y - dx * far) if both else (x, y), (x - dy * far, y + dx * far))
        for x, y, dx, dy, _ in paced(line, pitch * plate.line / plate.cm)
    ]
    plate.lines(strokes, Ink(stroke=palette.STONE, width=width * plate.k))
