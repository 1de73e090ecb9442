"""Points, directions and plain figures on the table.

x runs east, y north; a facing is in degrees clockwise from north, so facing f looks towards (sin f, cos f).
A polygon is a tuple of its corners, clockwise. What touches, overlaps or meets what is decided in ``contact``.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from battles.engine.battle import Point

Polygon = tuple[Point, ...]

# Rounding must never decide a fight: things no farther apart than CONTACT touch, things that interpenetrate deeper
# than CONTACT overlap, and a limit is exceeded only by more than LIMIT. In table units. The hundredth of a thousandth
# lets places that are written 0.05 apart touch, although their difference as computed is a trifle more.
CONTACT = 0.05 + 1e-5
LIMIT = 0.001
# Positions are kept to a few decimals; what rounding them may add to a depth is no overlap.
ROUNDING = 1e-5

#: An angle to either side of straight ahead that leaves nothing out, in degrees.
ALL_ROUND = 180.0

# Below this, two computed numbers are the same number.
_SAME = 1e-9

# Sines and cosines of the quarter turns, exact where the floating-point functions are not.
_QUARTERS = {0.0: (0.0, 1.0), 90.0: (1.0, 0.0), 180.0: (0.0, -1.0), 270.0: (-1.0, 0.0)}


def normal_angle(degrees: float) -> float:
    """The same direction as 0 to under 360 degrees."""
    angle = degrees % 360.0
    return 0.0 if angle >= 360.0 else angle


# Troops keep their facings, and a turn asks for each of them some hundred times.
@lru_cache(maxsize=4096)
def forward(facing: float) -> Point:
    """The unit vector of a facing."""
    angle = normal_angle(facing)
    quarter = _QUARTERS.get(angle)
    if quarter is not None:
        return quarter
    radians = math.radians(angle)
    return (math.sin(radians), math.cos(radians))


def rightward(facing: float) -> Point:
    """The unit vector to the right hand of a facing."""
    ahead_x, ahead_y = forward(facing)
    return (ahead_y, -ahead_x)


def bearing(start: Point, end: Point) -> float:
    """The direction from one point to another; 0 when they are the same point."""
    return normal_angle(math.degrees(math.atan2(end[0] - start[0], end[1] - start[1])))


def turn_between(start: float, end: float) -> float:
    """The shorter turn from one facing to another: over -180 to 180, clockwise positive; 180 counts as clockwise."""
    turn = normal_angle(end - start)
    return turn - 360.0 if turn > 180.0 else turn


def distance(a: Point, b: Point) -> float:
    """The distance between two points."""
    return math.hypot(b[0] - a[0], b[1] - a[1])


def along(point: Point, facing: float, length: float) -> Point:
    """The point that lies ``length`` from a point in the direction of ``facing``."""
    ahead_x, ahead_y = forward(facing)
    return (point[0] + length * ahead_x, point[1] + length * ahead_y)


def placed(origin: Point, facing: float, right: float, ahead: float) -> Point:
    """The point ``right`` to the right of and ``ahead`` before an origin with this facing."""
    ahead_x, ahead_y = forward(facing)
    return (origin[0] + right * ahead_y + ahead * ahead_x, origin[1] - right * ahead_x + ahead * ahead_y)


def rectangle(centre: Point, width: float, depth: float, facing: float) -> Polygon:
    """The corners of a footprint: front left, front right, rear right, rear left."""
    ahead_x, ahead_y = forward(facing)
    x, y = centre
    half_width, half_depth = width / 2.0, depth / 2.0
    right_x, right_y = half_width * ahead_y, -half_width * ahead_x
    front_x, front_y = x + half_depth * ahead_x, y + half_depth * ahead_y
    rear_x, rear_y = x - half_depth * ahead_x, y - half_depth * ahead_y
    return (
        (front_x - right_x, front_y - right_y),
        (front_x + right_x, front_y + right_y),
        (rear_x + right_x, rear_y + right_y),
        (rear_x - right_x, rear_y - right_y),
    )


def clockwise(points: Sequence[Point]) -> Polygon:
    """The corners in clockwise order, starting from the same one."""
    area = sum(_cross(points[index - 1], points[index]) for index in range(len(points)))
    return (points[0], *reversed(points[1:])) if area > 0 else tuple(points)


def hull(points: Iterable[Point]) -> Polygon:
    """The smallest convex polygon around the points, clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    upper = _chain(ordered)
    lower = _chain(reversed(ordered))
    return (*upper[:-1], *lower[:-1])


def _chain(points: Iterable[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) >= 2 and _turns_left(chain[-2], chain[-1], point):
            chain.pop()
        chain.append(point)
    return chain


def _turns_left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0


def _cross(a: Point, b: Point) -> float:
    return a[0] * b[1] - a[1] * b[0]


def nearest_on_segment(point: Point, start: Point, end: Point) -> Point:
    """The point of a segment nearest to a point."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    if square == 0.0:
        return start
    share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square
    if share <= 0.0:
        return start
    if share >= 1.0:
        return end
    return (start[0] + share * dx, start[1] + share * dy)


def distance_to_line(point: Point, line: Sequence[Point]) -> float:
    """The distance from a point to a polyline."""
    if len(line) == 1:
        return distance(point, line[0])
    return min(distance(point, nearest_on_segment(point, *segment)) for segment in itertools.pairwise(line))


def edges(polygon: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The edges of a closed polygon, each from corner to next corner."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def contains(area: Sequence[Point], point: Point) -> bool:
    """Whether a point lies in a closed polygon of any shape, its edge included."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(area):
        dx, dy = bx - ax, by - ay
        offset = dx * (y - ay) - dy * (x - ax)
        if (
            abs(offset) <= _SAME * (abs(dx) + abs(dy))
            and min(ax, bx) - _SAME <= x <= max(ax, bx) + _SAME
            and min(ay, by) - _SAME <= y <= max(ay, by) + _SAME
        ):
            return True
        if (ay > y) != (by > y) and (offset > 0) == (by > ay):
            inside = not inside
    return inside


def meeting_share(start: Point, end: Point, other_start: Point, other_end: Point) -> float | None:
    """Where two segments meet, as a share (0 to 1) of the first; ``None`` when they do not, or are parallel."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    other_x, other_y = other_end[0] - other_start[0], other_end[1] - other_start[1]
    cross = dx * other_y - dy * other_x
    if abs(cross) <= _SAME * (abs(dx) + abs(dy)) * (abs(other_x) + abs(other_y)):
        return None
    to_x, to_y = other_start[0] - start[0], other_start[1] - start[1]
    share = (to_x * other_y - to_y * other_x) / cross
    other_share = (to_x * dy - to_y * dx) / cross
    if -_SAME <= share <= 1 + _SAME and -_SAME <= other_share <= 1 + _SAME:
        return min(1.0, max(0.0, share))
    return None


def spans_inside(area: Sequence[Point], start: Point, end: Point) -> tuple[tuple[float, float], ...]:
    """The stretches of a segment that run inside a closed polygon, as distances from its start, in order."""
    length = distance(start, end)
    if length <= _SAME:
        return ()
    met = (meeting_share(start, end, *edge) for edge in edges(area))
    cuts = sorted({0.0, 1.0, *(share for share in met if share is not None)})
    spans: list[tuple[float, float]] = []
    for begin, stop in itertools.pairwise(cuts):
        middle = (begin + stop) / 2
        point = (start[0] + middle * (end[0] - start[0]), start[1] + middle * (end[1] - start[1]))
        if stop - begin <= _SAME or not contains(area, point):
            continue
        if spans and abs(spans[-1][1] - begin * length) <= _SAME * length:
            spans[-1] = (spans[-1][0], stop * length)
        else:
            spans.append((begin * length, stop * length))
    return tuple(spans)


def length_inside(area: Sequence[Point], start: Point, end: Point) -> float:
    """How much of a segment runs inside a closed polygon."""
    return sum(stop - begin for begin, stop in spans_inside(area, start, end))


def meetings(line: Sequence[Point], start: Point, end: Point) -> tuple[float, ...]:
    """Where a straight path meets a polyline, its ends included, as distances from the path's start, in order."""
    length = distance(start, end)
    if length <= _SAME:
        return ()
    found: list[float] = []
    for segment in itertools.pairwise(line):
        share = meeting_share(start, end, *segment)
        if share is not None and not any(abs(share * length - other) <= _SAME * length for other in found):
            found.append(share * length)
    return tuple(sorted(found))


def crossings(line: Sequence[Point], start: Point, end: Point) -> tuple[float, ...]:
    """Where a straight path crosses a polyline, as distances from the path's start, in order.

    A path that starts on the line crosses it, one that ends on it has not crossed it yet, so that a march in two
    steps crosses once. Running along the line is no crossing.
    """
    length = distance(start, end)
    return tuple(at for at in meetings(line, start, end) if at < length * (1.0 - _SAME))
