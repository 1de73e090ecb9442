"""Places along a road, as distances from its beginning (BNB-ROAD-1, BNB-GENL-1)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.geometry import distance, nearest_on_segment

_SAME = 1e-6


def nearest_on_line(line: Sequence[Point], point: Point) -> tuple[float, float]:
    """How far along a polyline the place nearest to a point lies, and how far from it the point is."""
    best, at, gone = math.inf, 0.0, 0.0
    for start, end in itertools.pairwise(line):
        foot = nearest_on_segment(point, start, end)
        away = distance(point, foot)
        if away < best - _SAME:
            best, at = away, gone + distance(start, foot)
        gone += distance(start, end)
    return at, best


def line_length(line: Sequence[Point]) -> float:
    """The length of a polyline."""
    return sum(distance(start, end) for start, end in itertools.pairwise(line))


def part_between(line: Sequence[Point], start: float, end: float) -> list[Point]:
    """The part of a polyline between two distances along it, in the direction from the first to the second."""
    low, high = min(start, end), max(start, end)
    points, gone = [], 0.0
    for first, second in itertools.pairwise(line):
        length = distance(first, second)
        for at in (low, high):
            if gone - _SAME <= at <= gone + length + _SAME and length > _SAME:
                share = min(1.0, max(0.0, (at - gone) / length))
                points.append(
                    (at, (first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1])))
                )
        gone += length
        if low < gone < high:
            points.append((gone, second))
    ordered: list[Point] = []
    for _, point in sorted(points):
        if not ordered or distance(ordered[-1], point) > _SAME:
            ordered.append(point)
    if not ordered:
        ordered = [line[0]]
    return ordered if start <= end else ordered[::-1]
