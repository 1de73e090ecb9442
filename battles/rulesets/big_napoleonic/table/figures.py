"""What stands on the table as a figure, and the questions of distance between figures.

A unit covers a rectangle (``Box``) or, when it holds a town, the town's area (``Walls``), which may have any shape.
Two rectangles are asked in ``battles.engine.boxes``; walls are asked edge by edge.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from battles.engine import advance, boxes
from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import (
    CONTACT,
    LIMIT,
    Polygon,
    clockwise,
    contains,
    distance,
    edges,
    nearest_on_segment,
    spans_inside,
)

_SAME = 1e-6
# Nearer than this two figures touch, whatever rounding makes of their distance.
TINY = 1e-9
# A line that runs so far over a figure does so by more than the tolerance also where it is turned a little, and within
# what slope from the middle that holds.
WELL_OVER = 4 * CONTACT
_NARROW = 0.75
# Troops are put no deeper than this into each other or into barred ground: positions are then written with two
# decimals, and must still be within the tolerance of a battle file.
OVERLAP = 0.03


class Walls:
    """The boundary of a town's area and the ground within."""

    __slots__ = ("area", "corners", "parts", "perimeter", "radius", "x", "y")

    def __init__(self, area: Polygon) -> None:
        self.area = clockwise(area)
        self.corners = self.area
        self.parts = tuple(boxes.segment(start, end) for start, end in edges(self.area))
        self.perimeter = sum(distance(start, end) for start, end in edges(self.area))
        self.x = sum(x for x, _ in area) / len(area)
        self.y = sum(y for _, y in area) / len(area)
        self.radius = max(distance((self.x, self.y), corner) for corner in area)


Figure = Box | Walls


def parts_of(figure: Figure) -> Sequence[Box]:
    """The boxes that make up a figure's outline."""
    return figure.parts if isinstance(figure, Walls) else (figure,)


def near(a: Figure, b: Figure, reach: float) -> bool:
    """A quick first test: whether two figures can be within reach of each other."""
    dx, dy = a.x - b.x, a.y - b.y
    limit = a.radius + b.radius + reach
    return dx * dx + dy * dy <= limit * limit


def gap(a: Figure, b: Figure) -> float:
    """The shortest distance between two figures, 0 when they overlap."""
    if isinstance(a, Box) and isinstance(b, Box):
        return boxes.gap(a, b)
    if isinstance(a, Walls) and contains(a.area, (b.x, b.y)):
        return 0.0
    if isinstance(b, Walls) and contains(b.area, (a.x, a.y)):
        return 0.0
    return min(boxes.gap(p, q) for p in parts_of(a) for q in parts_of(b))


def gap_of_centres(a: Figure, b: Figure) -> float:
    """The distance from centre to centre."""
    return math.hypot(a.x - b.x, a.y - b.y)


def within(a: Figure, b: Figure, reach: float) -> bool:
    """Whether two figures are no further apart than ``reach``, limits included."""
    return near(a, b, reach) and gap(a, b) <= reach


def touching(a: Figure, b: Figure) -> bool:
    """Whether two figures are in contact (BNB-GEO-7)."""
    return within(a, b, CONTACT)


def overlap(a: Box, b: Figure, tolerance: float = OVERLAP) -> bool:
    """Whether a box lies deeper in a figure than the tolerance."""
    if isinstance(b, Box):
        return boxes.overlap(a, b, tolerance)
    return near(a, b, 0.0) and (
        contains(b.area, (a.x, a.y))
        or any(boxes.overlap(a, part, tolerance) for part in b.parts)
        or any(boxes.point_depth(a, *corner) > tolerance for corner in b.area)
    )


def point_gap(figure: Figure, point: Point) -> float:
    """The distance of a point from a figure, 0 inside."""
    if isinstance(figure, Box):
        return boxes.point_gap(figure, *point)
    if contains(figure.area, point):
        return 0.0
    return min(distance(point, nearest_on_segment(point, *edge)) for edge in edges(figure.area))


def contact_at(mover: Box, other: Figure, hx: float, hy: float) -> float:
    """How far a box goes straight on until it meets a figure; infinite when it misses."""
    if isinstance(other, Box):
        return advance.contact_at(mover, other, hx, hy)
    return min(advance.contact_at(mover, part, hx, hy) for part in other.parts)


def first_within(mover: Box, other: Figure, hx: float, hy: float, reach: float) -> float:
    """How far a box goes straight on until it is within ``reach`` of a figure; infinite when it never is."""
    if isinstance(other, Box):
        return advance.first_within(mover, other, hx, hy, reach)
    return min(advance.first_within(mover, part, hx, hy, reach) for part in other.parts)


def stop_short(mover: Box, other: Figure, hx: float, hy: float, clearance: float) -> float:
    """Where a box that keeps ``clearance``, or its present distance if that is less, must stop before a figure."""
    now = gap(mover, other)
    if now > clearance + LIMIT:
        if first_within(mover, other, hx, hy, clearance - LIMIT) == math.inf:
            return math.inf
        return first_within(mover, other, hx, hy, clearance)
    shifted = mover.shifted(LIMIT * hx, LIMIT * hy)
    if gap(shifted, other) < now - TINY or (now <= TINY and _deeper(shifted, mover, other)):
        return 0.0
    if now <= LIMIT:
        return math.inf
    again = first_within(shifted, other, hx, hy, now - LIMIT)
    return again + LIMIT if again != math.inf else math.inf


def _deeper(after: Box, before: Box, other: Figure) -> bool:
    return isinstance(other, Box) and boxes.separation(after, other) < boxes.separation(before, other) - TINY


def shortest_line(a: Figure, b: Figure) -> tuple[Point, Point]:
    """The shortest line from one figure to another; of several alike, the one in the middle."""
    pairs: list[tuple[float, Point, Point]] = []
    for corner in _ends(a):
        for start, end in _sides(b):
            foot = nearest_on_segment(corner, start, end)
            pairs.append((distance(corner, foot), corner, foot))
    for corner in _ends(b):
        for start, end in _sides(a):
            foot = nearest_on_segment(corner, start, end)
            pairs.append((distance(corner, foot), foot, corner))
    least = min(pair[0] for pair in pairs)
    best = [(p, q) for length, p, q in pairs if length <= least + _SAME]
    return _middle(p for p, _ in best), _middle(q for _, q in best)


def _ends(figure: Figure) -> Sequence[Point]:
    """The corners of a figure; of a segment its two ends."""
    corners = figure.corners
    return corners[1:3] if isinstance(figure, Box) and figure.hw == 0.0 else corners


def _sides(figure: Figure) -> Iterable[tuple[Point, Point]]:
    """The edges of a figure; of a segment itself alone."""
    corners = figure.corners
    return ((corners[1], corners[2]),) if isinstance(figure, Box) and figure.hw == 0.0 else edges(corners)


def _middle(points: Iterable[Point]) -> Point:
    """The middle of the stretch on which some points lie."""
    listed = list(points)
    west, east = min(listed), max(listed)
    return ((west[0] + east[0]) / 2, (west[1] + east[1]) / 2)


def runs_over(figure: Figure, p: Point, q: Point) -> bool:
    """Whether a line runs over a figure for more than the tolerance."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    share = ((figure.x - p[0]) * dx + (figure.y - p[1]) * dy) / square if square else 0.0
    if share < 0.0:
        share = 0.0
    elif share > 1.0:
        share = 1.0
    ox, oy = figure.x - p[0] - share * dx, figure.y - p[1] - share * dy
    if ox * ox + oy * oy > figure.radius * figure.radius:
        return False
    if isinstance(figure, Box):
        over = boxes.stretch_over(figure, p, q)
        return over is not None and (over[1] - over[0]) * math.sqrt(square) > CONTACT
    return sum(stop - begin for begin, stop in spans_over(figure, p, q)) > CONTACT


def hides(blocker: Figure, start: Point, target: Figure) -> bool:
    """Whether a box surely hides a whole figure from a point: a quick test, which says no where that is in doubt.

    The lines to the outermost corners run over the box, and well over it, before they get there. All lines between do
    so too, and no part of the figure, which does not lie on the box, is before it.
    """
    if isinstance(blocker, Walls) or boxes.stretch_over(blocker, start, (target.x, target.y)) is None:
        return False
    x0, y0 = start
    dx, dy = target.x - x0, target.y - y0
    left, right = -_NARROW, _NARROW
    leftmost = rightmost = None
    for corner in target.corners:
        ox, oy = corner[0] - x0, corner[1] - y0
        ahead = ox * dx + oy * dy
        if ahead <= 0.0:
            return False
        slope = (oy * dx - ox * dy) / ahead
        if slope < -_NARROW or slope > _NARROW:
            return False
        if rightmost is None or slope < right or (slope == right and corner < rightmost):
            right, rightmost = slope, corner
        if leftmost is None or slope > left or (slope == left and corner > leftmost):
            left, leftmost = slope, corner
    for outermost in (rightmost, leftmost):
        if outermost is None:
            return False
        over = boxes.stretch_over(blocker, start, outermost)
        if over is None or over[1] >= 1.0 or (over[1] - over[0]) * distance(start, outermost) <= WELL_OVER:
            return False
    return True


def in_sight(start: Point, points: Iterable[Point], blockers: Sequence[Figure]) -> Iterator[Point]:
    """Those of some points to which a line from one place runs over none of some figures."""
    latest: Figure | None = None
    for point in points:
        # Whoever hides one point of a target mostly hides the next.
        if latest is not None and runs_over(latest, start, point):
            continue
        hidden = next((figure for figure in blockers if figure is not latest and runs_over(figure, start, point)), None)
        if hidden is None:
            yield point
        else:
            latest = hidden


def spans_over(figure: Box | Walls, p: Point, q: Point) -> Iterator[tuple[float, float]]:
    """The stretches of a line, as distances from its start, that run over a figure."""
    if isinstance(figure, Walls):
        yield from spans_inside(figure.area, p, q)
        return
    length = distance(p, q)
    over = boxes.stretch_over(figure, p, q) if length > _SAME else None
    if over is not None:
        yield over[0] * length, over[1] * length


def nearest_point(figure: Figure, point: Point) -> Point:
    """The point of a figure nearest to a point; the point itself inside."""
    if point_gap(figure, point) == 0.0:
        return point
    feet = (nearest_on_segment(point, *edge) for edge in edges(figure.corners))
    return min(feet, key=lambda foot: distance(foot, point))


def square(point: Point, side: float) -> Box:
    """A general's stand: it never turns (BNB-GEO-9)."""
    return Box(point[0], point[1], 1.0, 0.0, side / 2, side / 2)
