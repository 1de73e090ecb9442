"""Hachures: short strokes down the slopes, closer and heavier where the ground is steeper.

Battle files give hills as areas and ridges as lines, without heights. Each is made a gentle swell; strokes are set
along the level lines of the sum. Place, length and lean of every stroke vary a little, as a burin's do, because equal
strokes look combed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.reports.scene.strokes import Hand, bounds, distance_to_ring, distance_to_segment, inside

LONGEST = 3.4
"""Greatest length of a stroke in cm, at fineness 1."""

SPACING = 0.62
"""Mean distance between strokes of a row in cm, at fineness 1."""


@dataclass(frozen=True, slots=True)
class Swell:
    """A rise of the ground: inside a ring, or on both sides of a line."""

    name: str
    rows: float
    ring: tuple[Point, ...] = ()
    line: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Stroke:
    """One hachure from its foot to its head, with its strength from 0 to 1."""

    foot: Point
    head: Point
    strength: float


class _Field:
    """Heights on a lattice over the table, and slopes between its points."""

    def __init__(self, swells: tuple[Swell, ...], width: float, height: float) -> None:
        self.cell = max(1.5, math.sqrt(width * height) / 64)
        self.columns = int(width / self.cell) + 3
        self.lines = int(height / self.cell) + 3
        self.heights = [[0.0] * self.columns for _ in range(self.lines)]
        for swell in swells:
            self._raise(swell)

    def _raise(self, swell: Swell) -> None:
        points = swell.ring or swell.line
        left, bottom, right, top = bounds(points)
        reach = 0.0 if swell.ring else 5.0 + 3.0 * swell.rows
        run = self._run(swell) if swell.ring else reach
        hand = Hand("swell", swell.name)
        phases = [(hand.next() * math.tau, 0.16 + 0.12 * hand.next(), hand.next() * math.tau) for _ in range(3)]
        first, last = self._index(left - reach), self._index(right + reach) + 1
        for j in range(max(0, self._index(bottom - reach)), min(self.lines, self._index(top + reach) + 2)):
            for i in range(max(0, first), min(self.columns, last + 1)):
                x, y = (i - 1) * self.cell, (j - 1) * self.cell
                depth = self._depth(swell, (x, y), reach)
                if depth <= 0:
                    continue
                uneven = sum(
                    math.sin((x * math.cos(turn) + y * math.sin(turn)) * pace + shift) for turn, pace, shift in phases
                )
                part = min(1.0, max(0.0, depth / run * (1 + 0.09 * uneven)))
                self.heights[j][i] += swell.rows * part * part * (3 - 2 * part)

    def _index(self, value: float) -> int:
        return int(value / self.cell) + 1

    @staticmethod
    def _depth(swell: Swell, point: Point, reach: float) -> float:
        """How far within the rise a point lies; 0 or less outside."""
        if swell.ring:
            return distance_to_ring(point, swell.ring) if inside(point, swell.ring) else 0.0
        pairs = pairwise(swell.line)
        return reach - min(distance_to_segment(point, start, end) for start, end in pairs)

    @staticmethod
    def _run(swell: Swell) -> float:
        """The breadth of a hill's slope: most of the way to its middle, or a little over two cm a row."""
        left, bottom, right, top = bounds(swell.ring)
        places = [
            (left + (right - left) * across / 8, bottom + (top - bottom) * up / 8)
            for across in range(1, 8)
            for up in range(1, 8)
        ]
        deepest = max(
            (distance_to_ring(place, swell.ring) for place in places if inside(place, swell.ring)), default=2.0
        )
        return max(1.0, min(deepest * 0.85, 2.6 * swell.rows + 1.5))

    def slope(self, x: float, y: float) -> tuple[float, float]:
        """The way uphill, per cm."""
        column, row = x / self.cell + 1, y / self.cell + 1
        i, j = min(max(int(column), 0), self.columns - 2), min(max(int(row), 0), self.lines - 2)
        u, v = column - i, row - j
        low, high = self.heights[j], self.heights[j + 1]
        east = (low[i + 1] - low[i]) * (1 - v) + (high[i + 1] - high[i]) * v
        north = (high[i] - low[i]) * (1 - u) + (high[i + 1] - low[i + 1]) * u
        return east / self.cell, north / self.cell

    def level_line(self, level: float) -> Iterator[tuple[Point, Point]]:
        """The pieces of a level line, cell by cell (marching squares)."""
        for j in range(self.lines - 1):
            low, high = self.heights[j], self.heights[j + 1]
            for i in range(self.columns - 1):
                corners = (low[i], low[i + 1], high[i + 1], high[i])
                above = [value > level for value in corners]
                if all(above) or not any(above):
                    continue
                cuts = []
                places = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                for side in range(4):
                    other = (side + 1) % 4
                    if above[side] != above[other]:
                        part = (level - corners[side]) / (corners[other] - corners[side])
                        start, end = places[side], places[other]
                        cuts.append(
                            (
                                (start[0] + (end[0] - start[0]) * part - 1) * self.cell,
                                (start[1] + (end[1] - start[1]) * part - 1) * self.cell,
                            )
                        )
                yield from zip(cuts[::2], cuts[1::2], strict=False)


@lru_cache(maxsize=8)
def _field(swells: tuple[Swell, ...], width: float, height: float) -> _Field:
    return _Field(swells, width, height)


@lru_cache(maxsize=8)
def hachures(swells: tuple[Swell, ...], width: float, height: float, fineness: float = 1.0) -> tuple[Stroke, ...]:
    """All strokes of a table's relief, in table centimetres.

    At fineness 1 a hill of weight 2 has two rows of strokes; a map at a larger scale asks for more and shorter ones.
    """
    if not swells:
        return ()
    field = _field(swells, width, height)
    summit = max(max(row) for row in field.heights)
    hand = Hand("hachures", fineness, *(swell.name for swell in swells))
    strokes: list[Stroke] = []
    level = 0.14 / fineness
    while level < summit:
        for start, end in field.level_line(level):
            strokes.extend(_along(field, start, end, hand, fineness))
        level += 1 / fineness
    return tuple(strokes)


def _along(field: _Field, start: Point, end: Point, hand: Hand, fineness: float) -> Iterator[Stroke]:
    """The strokes that stand on one piece of a level line."""
    span = math.dist(start, end)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    steepness = math.hypot(*field.slope(*middle))
    spacing = SPACING / fineness * (1.35 - 0.7 * min(1.0, steepness / 0.5))
    count = int(span / spacing + hand.next())
    for index in range(count):
        part = (index + 0.5 + hand.about(0.42)) / count
        foot = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        east, north = field.slope(*foot)
        steep = math.hypot(east, north)
        if steep < 0.02:
            continue
        reach = min(LONGEST, 1 / steep) / fineness * (0.74 + hand.about(0.2))
        shift = hand.about(0.16) * reach
        lean = hand.about(0.07)
        way = ((east - north * lean) / steep, (north + east * lean) / steep)
        foot = (foot[0] + way[0] * shift, foot[1] + way[1] * shift)
        yield Stroke(foot, (foot[0] + way[0] * reach, foot[1] + way[1] * reach), min(1.0, steep / 0.45))
