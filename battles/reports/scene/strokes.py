"""The engraver's hand: wobble, jitter and curves, steady for the same name so that the same map has the same bytes."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise

from battles.engine.battle import Point
from battles.reports.scene.picture import Contour


class Hand:
    """A stream of numbers from 0 to 1 that depends on its name only (a 32-bit linear congruential generator)."""

    __slots__ = ("_state",)

    def __init__(self, *name: object) -> None:
        digest = blake2b("|".join(map(str, name)).encode(), digest_size=4).digest()
        self._state = int.from_bytes(digest, "big")

    def next(self) -> float:
        """The next number, 0 to under 1."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self._state >> 8) / 16777216.0

    def about(self, spread: float) -> float:
        """A number from ``-spread`` to ``spread``."""
        return (2 * self.next() - 1) * spread


def length_of(line: Sequence[Point]) -> float:
    """The length of a polyline."""
    return sum(math.dist(start, end) for start, end in pairwise(line))


def paced(line: Sequence[Point], step: float) -> Iterator[tuple[float, float, float, float, float]]:
    """Points every ``step`` along a polyline: x, y, unit direction, and the distance from its start."""
    travelled, due = 0.0, 0.0
    for start, end in pairwise(line):
        span = math.dist(start, end)
        if span <= 0:
            continue
        dx, dy = (end[0] - start[0]) / span, (end[1] - start[1]) / span
        while due <= travelled + span + 1e-9:
            along = due - travelled
            yield start[0] + dx * along, start[1] + dy * along, dx, dy, due
            due += step
        travelled += span


class Course:
    """A polyline that is asked many times for the place at a distance along it."""

    __slots__ = ("_reached", "length", "points")

    def __init__(self, line: Sequence[Point]) -> None:
        self.points: list[Point] = [line[0]]
        self._reached = [0.0]
        for start, end in pairwise(line):
            span = math.dist(start, end)
            if span > 0:
                self.points.append(end)
                self._reached.append(self._reached[-1] + span)
        self.length = self._reached[-1]

    def at(self, distance: float) -> tuple[float, float, float, float]:
        """Place and unit direction at a distance; the ends are held."""
        if len(self.points) < 2:
            return (*self.points[0], 1.0, 0.0)
        index = min(max(bisect_right(self._reached, distance), 1), len(self.points) - 1)
        (ax, ay), (bx, by) = self.points[index - 1], self.points[index]
        span = self._reached[index] - self._reached[index - 1]
        dx, dy = (bx - ax) / span, (by - ay) / span
        part = min(max(distance - self._reached[index - 1], 0.0), span)
        return ax + dx * part, ay + dy * part, dx, dy


def wobbled(points: Sequence[Point], name: object, *, step: float, spread: float, closed: bool) -> Contour:
    """A line drawn by hand: a point about every ``step``, off by up to ``spread`` to either side; corners stay.

    The result is meant to be drawn smooth.
    """
    hand = Hand("wobble", name)
    corners = [*points, points[0]] if closed else list(points)
    drawn: list[Point] = []
    for start, end in pairwise(corners):
        span = math.dist(start, end)
        if span <= 0:
            continue
        pieces = max(1, round(span / step))
        across = (-(end[1] - start[1]) / span, (end[0] - start[0]) / span)
        for piece in range(pieces):
            part = piece / pieces
            off = hand.about(spread) if piece or closed else 0.0
            drawn.append(
                (
                    start[0] + (end[0] - start[0]) * part + across[0] * off,
                    start[1] + (end[1] - start[1]) * part + across[1] * off,
                )
            )
    if not closed and corners:
        drawn.append(corners[-1])
    return tuple(drawn)


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon (even-odd)."""
    x, y = point
    within = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
        ax, ay = bx, by
    return within


def bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of some points."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def area_of(ring: Sequence[Point]) -> float:
    """The area of a polygon, positive whichever way it runs."""
    total = 0.0
    ax, ay = ring[-1]
    for bx, by in ring:
        total += ax * by - bx * ay
        ax, ay = bx, by
    return abs(total) / 2


def distance_to_segment(point: Point, start: Point, end: Point) -> float:
    """The distance from a point to a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    squared = dx * dx + dy * dy
    if squared <= 0:
        return math.dist(point, start)
    part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / squared
    part = 0.0 if part < 0 else min(part, 1.0)
    return math.hypot(point[0] - start[0] - part * dx, point[1] - start[1] - part * dy)


def distance_to_ring(point: Point, ring: Sequence[Point]) -> float:
    """The distance from a point to the edge of a polygon."""
    x, y = point
    least = math.inf
    ax, ay = ring[-1]
    for bx, by in ring:
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        part = ((x - ax) * dx + (y - ay) * dy) / squared if squared > 0 else 0.0
        part = 0.0 if part < 0 else 1.0 if part > 1 else part
        ox, oy = x - ax - part * dx, y - ay - part * dy
        away = ox * ox + oy * oy
        if away < least:
            least = away
        ax, ay = bx, by
    return math.sqrt(least)
