"""Which things touch, overlap and meet: gaps, depths and straight sweeps, exact for convex figures and discs.

All questions are answered by one construction. The *relative* figure of a mover and an obstacle (the obstacle drawn
out by the mover turned round) holds the origin exactly when the two interpenetrate; its distance from the origin is
their gap, and moving the mover moves the origin. A disc is a point with a radius, a straight piece of terrain a
polygon of two corners.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, ROUNDING, Polygon, contains, edges, forward, hull

_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Disc:
    """A round figure: a command stand."""

    centre: Point
    radius: float


Figure = Polygon | Disc
Box = tuple[float, float, float, float]


def bounds(figure: Figure) -> Box:
    """West, south, east and north end of a figure."""
    if isinstance(figure, Disc):
        (x, y), radius = figure.centre, figure.radius
        return (x - radius, y - radius, x + radius, y + radius)
    xs = [x for x, _ in figure]
    ys = [y for _, y in figure]
    return (min(xs), min(ys), max(xs), max(ys))


def apart(a: Figure, b: Figure, clearance: float = 0.0) -> bool:
    """Whether the figures' bounds already show that they are farther apart than ``clearance``: a quick first test."""
    a_west, a_south, a_east, a_north = bounds(a)
    b_west, b_south, b_east, b_north = bounds(b)
    return (
        a_west - b_east > clearance
        or b_west - a_east > clearance
        or a_south - b_north > clearance
        or b_south - a_north > clearance
    )


def shifted(figure: Figure, facing: float, length: float) -> Figure:
    """The figure moved straight in the direction of ``facing``, not turned."""
    ahead_x, ahead_y = forward(facing)
    dx, dy = length * ahead_x, length * ahead_y
    if isinstance(figure, Disc):
        return Disc((figure.centre[0] + dx, figure.centre[1] + dy), figure.radius)
    return tuple((x + dx, y + dy) for x, y in figure)


def swept(figure: Polygon, facing: float, length: float) -> Polygon:
    """The ground a polygon covers while it moves straight ahead, start and end included."""
    ahead_x, ahead_y = forward(facing)
    dx, dy = length * ahead_x, length * ahead_y
    return hull((*figure, *((x + dx, y + dy) for x, y in figure)))


def gap(a: Figure, b: Figure) -> float:
    """The shortest distance between two figures, 0 when they overlap."""
    points, radius = _relative(a, b)
    return max(0.0, _outside(points) - radius)


def depth(a: Figure, b: Figure) -> float:
    """How deep two figures interpenetrate: the shortest shift that would part them, 0 when they do not."""
    points, radius = _relative(a, b)
    return max(0.0, radius - _outside(points))


def touches(a: Figure, b: Figure) -> bool:
    """Whether two figures are in contact: no farther apart than the tolerance."""
    return not apart(a, b, CONTACT) and gap(a, b) <= CONTACT


def overlaps(a: Figure, b: Figure, tolerance: float = CONTACT) -> bool:
    """Whether two figures interpenetrate deeper than the tolerance."""
    return not apart(a, b) and depth(a, b) > tolerance + ROUNDING


def passage(mover: Figure, obstacle: Figure, facing: float, clearance: float = 0.0) -> tuple[float, float] | None:
    """From where to where, along an endless straight path, the gap is less than ``clearance``.

    A negative clearance asks for interpenetration deeper than its amount. Distances behind the mover are negative.
    ``None`` when that never happens.
    """
    points, radius = _relative(mover, obstacle)
    reach = radius + clearance
    return _through_inset(points, facing, reach) if reach <= 0 else _through_rounded(points, facing, reach)


def meeting(mover: Figure, obstacle: Figure, facing: float, clearance: float = 0.0) -> float | None:
    """How far a mover goes straight ahead until its gap to an obstacle is ``clearance``; 0 when it is already less.

    ``None`` when it never comes so near: grazing by no more than LIMIT counts as passing by.
    """
    inner = passage(mover, obstacle, facing, clearance - LIMIT)
    if inner is None or inner[1] < 0:
        return None
    outer = passage(mover, obstacle, facing, clearance) or inner
    return max(0.0, outer[0])


def halt(mover: Figure, obstacle: Figure, facing: float, limit: float, tolerance: float = CONTACT) -> float | None:
    """Where a mover that may not overlap an obstacle must stop: where it first touches it.

    ``None`` when no point of the path up to ``limit`` interpenetrates deeper than the tolerance, so that things which
    touch at the start may slide past each other or part.
    """
    inner = passage(mover, obstacle, facing, -tolerance)
    if inner is None or inner[1] <= 0 or inner[0] >= limit:
        return None
    outer = passage(mover, obstacle, facing) or inner
    return max(0.0, outer[0])


def overlaps_area(figure: Figure, area: Sequence[Point], tolerance: float = CONTACT) -> bool:
    """Whether a figure interpenetrates a closed polygon of any shape deeper than the tolerance."""
    return contains(area, middle(figure)) or _overlaps_any(figure, edges(area), tolerance)


def overlaps_line(figure: Figure, line: Sequence[Point], tolerance: float = CONTACT) -> bool:
    """Whether a figure interpenetrates a polyline deeper than the tolerance."""
    return _overlaps_any(figure, itertools.pairwise(line), tolerance)


def _overlaps_any(figure: Figure, segments: Iterable[Polygon], tolerance: float) -> bool:
    """Whether a figure interpenetrates one of some straight pieces. Most lie to one side of it."""
    west, south, east, north = bounds(figure)
    for segment in segments:
        (ax, ay), (bx, by) = segment
        beside = (ax < west and bx < west) or (ax > east and bx > east)
        beyond = (ay < south and by < south) or (ay > north and by > north)
        if not beside and not beyond and depth(figure, segment) > tolerance + ROUNDING:
            return True
    return False


def middle(figure: Figure) -> Point:
    """The centre of a disc, the mean of a polygon's corners."""
    if isinstance(figure, Disc):
        return figure.centre
    return (sum(x for x, _ in figure) / len(figure), sum(y for _, y in figure) / len(figure))


def _relative(mover: Figure, obstacle: Figure) -> tuple[Sequence[Point], float]:
    """The relative figure as a convex clockwise outline and a radius around it."""
    radius = 0.0
    if isinstance(obstacle, Disc):
        radius += obstacle.radius
        outline: Polygon = (obstacle.centre,)
    else:
        outline = obstacle
    if isinstance(mover, Disc):
        radius += mover.radius
        x, y = mover.centre
        return [(px - x, py - y) for px, py in outline], radius
    turned = [(-x, -y) for x, y in mover]
    if len(outline) == 1:
        x, y = outline[0]
        return [(x + px, y + py) for px, py in turned], radius
    return _sum(outline, turned), radius


def _sum(a: Sequence[Point], b: Sequence[Point]) -> list[Point]:
    """The Minkowski sum of two convex clockwise outlines: their edges merged by direction."""
    a_count, b_count = len(a), len(b)
    a_start = min(range(a_count), key=lambda index: (a[index][1], -a[index][0]))
    b_start = min(range(b_count), key=lambda index: (b[index][1], -b[index][0]))
    i = j = 0
    total: list[Point] = []
    while i < a_count or j < b_count:
        ax, ay = a[(a_start + i) % a_count]
        bx, by = b[(b_start + j) % b_count]
        total.append((ax + bx, ay + by))
        if j == b_count:
            i += 1
            continue
        if i == a_count:
            j += 1
            continue
        next_ax, next_ay = a[(a_start + i + 1) % a_count]
        next_bx, next_by = b[(b_start + j + 1) % b_count]
        edge_ax, edge_ay = next_ax - ax, next_ay - ay
        edge_bx, edge_by = next_bx - bx, next_by - by
        cross = edge_ax * edge_by - edge_ay * edge_bx
        # Edges that run the same way but for rounding are taken together: taken one by one they could swap places.
        same = 1e-12 * (abs(edge_ax) + abs(edge_ay)) * (abs(edge_bx) + abs(edge_by))
        if cross <= same:
            i += 1
        if cross >= -same:
            j += 1
    return total


def _outside(points: Sequence[Point]) -> float:
    """The distance of the origin from a convex clockwise outline; inside it, minus the depth."""
    deepest = -math.inf
    nearest = math.inf
    px, py = points[-1]
    for qx, qy in points:
        dx, dy = qx - px, qy - py
        square = dx * dx + dy * dy
        if square > 0.0:
            length = math.sqrt(square)
            # The outward normal of an edge of a clockwise outline is on its left hand.
            deepest = max(deepest, (px * dy - py * dx) / length)
            share = -(px * dx + py * dy) / square
            share = 0.0 if share < 0.0 else min(share, 1.0)
            nearest = min(nearest, math.hypot(px + share * dx, py + share * dy))
        else:
            nearest = min(nearest, math.hypot(px, py))
        px, py = qx, qy
    return deepest if -math.inf < deepest < 0.0 else nearest


def _through_inset(points: Sequence[Point], facing: float, reach: float) -> tuple[float, float] | None:
    """Where the line from the origin runs inside an outline drawn in by ``-reach``."""
    ahead_x, ahead_y = forward(facing)
    enter, leave = -math.inf, math.inf
    px, py = points[-1]
    for qx, qy in points:
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy)
        if length > 0.0:
            # Outward distance of the point at t from this edge: offset + t * slope.
            offset = (px * dy - py * dx) / length
            slope = (ahead_y * dx - ahead_x * dy) / length
            if abs(slope) <= 1e-12:
                if offset >= reach:
                    return None
            elif slope < 0:
                enter = max(enter, (reach - offset) / slope)
            else:
                leave = min(leave, (reach - offset) / slope)
        px, py = qx, qy
    if leave - enter <= _SAME or not math.isfinite(enter) or not math.isfinite(leave):
        return None
    return enter, leave


def _through_rounded(points: Sequence[Point], facing: float, reach: float) -> tuple[float, float] | None:
    """Where the line from the origin runs inside an outline rounded out by ``reach``."""
    ahead_x, ahead_y = forward(facing)
    met: list[float] = []
    px, py = points[-1]
    for qx, qy in points:
        ahead = qx * ahead_x + qy * ahead_y
        aside = qx * ahead_y - qy * ahead_x
        if abs(aside) < reach:
            half = math.sqrt(reach * reach - aside * aside)
            met += (ahead - half, ahead + half)
        dx, dy = qx - px, qy - py
        length = math.hypot(dx, dy)
        slope = (ahead_y * dx - ahead_x * dy) / length if length else 0.0
        if abs(slope) > 1e-12:
            at = (reach - (px * dy - py * dx) / length) / slope
            along_edge = ((at * ahead_x - px) * dx + (at * ahead_y - py) * dy) / length
            if 0.0 <= along_edge <= length:
                met.append(at)
        px, py = qx, qy
    if not met or max(met) - min(met) <= _SAME:
        return None
    return min(met), max(met)
