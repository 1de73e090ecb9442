"""From a survey in metres to a table in the ruleset's unit: well-known text, the grid, cutting to the edge."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
_NUMBER = r"-?\d+(?:\.\d+)?"
_PAIR = re.compile(rf"({_NUMBER})\s+({_NUMBER})")


@dataclass(frozen=True, slots=True)
class Shape:
    """A figure of the survey: ``point``, ``linestring`` or ``polygon``, its points in metres (a ring is not closed)."""

    kind: str
    points: tuple[Point, ...]


def read_wkt(text: str) -> Shape:
    """A shape from well-known text (POINT, LINESTRING, or POLYGON of one ring). Raises ``ValueError`` otherwise."""
    kind, _, rest = text.strip().partition("(")
    points = tuple((float(x), float(y)) for x, y in _PAIR.findall(rest))
    kind = kind.strip().lower()
    if kind not in ("point", "linestring", "polygon") or not points:
        raise ValueError(f"{text!r} is no POINT, LINESTRING or POLYGON of well-known text")
    if kind == "polygon" and points[0] == points[-1]:
        points = points[:-1]
    return Shape(kind, points)


@dataclass(frozen=True, slots=True)
class Grid:
    """The table laid on the survey: its size in table units, the survey point of its south-west corner, its scale."""

    width: float
    height: float
    south_west: Point
    metres_per_unit: float

    def at(self, point: Point) -> Point:
        """A survey point in table units, to a tenth."""
        x, y = (
            round((metres - corner) / self.metres_per_unit, 1) + 0.0
            for metres, corner in zip(point, self.south_west, strict=True)
        )
        return (x, y)

    def holds(self, point: Point) -> bool:
        """Whether a point in table units lies on the table."""
        return 0 <= point[0] <= self.width and 0 <= point[1] <= self.height

    def area(self, ring: Sequence[Point]) -> tuple[Point, ...]:
        """A ring of the survey as a polygon of the table, cut to its edges; empty when it lies outside."""
        return _tidy(cut_area([self.at(point) for point in ring], self.width, self.height))

    def line(self, points: Sequence[Point]) -> tuple[Point, ...]:
        """A line of the survey as a polyline of the table, cut to its edges: the longest stretch that lies on it."""
        stretches = cut_line([self.at(point) for point in points], self.width, self.height)
        longest = max(stretches, key=_length, default=())
        return _tidy(longest)


def cut_area(ring: Sequence[Point], width: float, height: float) -> list[Point]:
    """A polygon cut to the rectangle from (0, 0) to (width, height), edge after edge (Sutherland and Hodgman)."""
    edges: tuple[tuple[int, float, Callable[[float, float], bool]], ...] = (
        (0, 0.0, lambda value, edge: value >= edge),
        (0, width, lambda value, edge: value <= edge),
        (1, 0.0, lambda value, edge: value >= edge),
        (1, height, lambda value, edge: value <= edge),
    )
    points = list(ring)
    for axis, edge, inside in edges:
        kept: list[Point] = []
        for start, end in zip(points[-1:] + points[:-1], points, strict=True):
            if inside(start[axis], edge) != inside(end[axis], edge):
                kept.append(_meet(start, end, axis, edge))
            if inside(end[axis], edge):
                kept.append(end)
        points = kept
    return points


def cut_line(points: Sequence[Point], width: float, height: float) -> list[tuple[Point, ...]]:
    """The stretches of a polyline inside the rectangle from (0, 0) to (width, height)."""
    stretches: list[list[Point]] = []
    for start, end in pairwise(points):
        inside = _share_inside(start, end, width, height)
        if inside is None:
            continue
        first, last = (_along(start, end, share) for share in inside)
        if stretches and stretches[-1][-1] == first:
            stretches[-1].append(last)
        else:
            stretches.append([first, last])
    return [tuple(stretch) for stretch in stretches]


def strip(points: Sequence[Point], half_width: float) -> tuple[Point, ...]:
    """A line widened to a strip with pointed ends, as a ring: how a ridge of the survey becomes a hill."""
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(points):
        before = points[max(0, number - 1)]
        after = points[min(len(points) - 1, number + 1)]
        length = math.hypot(after[0] - before[0], after[1] - before[1])
        across = (-(after[1] - before[1]) / length * half_width, (after[0] - before[0]) / length * half_width)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return (
        _beyond(points[1], points[0], half_width),
        *left,
        _beyond(points[-2], points[-1], half_width),
        *reversed(right),
    )


def square(centre: Point, half_width: float) -> tuple[Point, ...]:
    """A square about a point, as a ring: how a farm that is only a point of the survey gets its ground."""
    (x, y), half = centre, half_width
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def _beyond(start: Point, end: Point, length: float) -> Point:
    """The point so far beyond ``end`` on the line from ``start``."""
    whole = math.dist(start, end)
    return _along(start, end, (whole + length) / whole)


def _meet(start: Point, end: Point, axis: int, edge: float) -> Point:
    return _along(start, end, (edge - start[axis]) / (end[axis] - start[axis]))


def _along(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _share_inside(start: Point, end: Point, width: float, height: float) -> tuple[float, float] | None:
    """The part of a segment inside the rectangle, as shares from 0 to 1 of its length (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for axis, size in ((0, width), (1, height)):
        step = end[axis] - start[axis]
        for sign, room in ((-1, start[axis]), (1, size - start[axis])):
            if step * sign == 0:
                if room < 0:
                    return None
                continue
            share = room / (step * sign)
            if step * sign > 0:
                last = min(last, share)
            else:
                first = max(first, share)
    return (first, last) if first < last else None


def _length(points: Sequence[Point]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(points))


def _tidy(points: Sequence[Point]) -> tuple[Point, ...]:
    """Points to a tenth, none the same as the one before it."""
    tidy: list[Point] = []
    for x, y in points:
        point = (round(x, 1) + 0.0, round(y, 1) + 0.0)
        if not tidy or point != tidy[-1]:
            tidy.append(point)
    return tuple(tidy)
