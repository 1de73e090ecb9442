"""Where troops stand when they are drawn up: cells from the front row backwards, on open ground (EC-BFILE-5)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from campaigns.strategy.battle.ground import rounded
from campaigns.strategy.chart.stretches import crosses

if TYPE_CHECKING:
    from campaigns.strategy.battle.drawn_up import Array

TOLERANCE = 1e-6


class Cells:
    """The cells of one side, from the front row backwards and from the middle outwards (EC-BFILE-5)."""

    def __init__(self, array: Array, edge: str) -> None:
        scale = array.rules.scale
        self.width, self.depth, self.gap = scale.width, scale.depth, scale.gap
        self.across = float(array.table["width"] if edge in "NS" else array.table["height"])
        self.along = float(array.table["height"] if edge in "NS" else array.table["width"])
        self.edge = edge
        self.terrain = array.terrain
        self.ground = array.rules.ground
        self.row = 0
        self.step = 0
        self.over = 0

    def _middle(self, row: int) -> float:
        return self.along / 2 - self.gap / 2 - self.depth / 2 - row * self.depth

    def _offset(self, step: int) -> float:
        number = (step + 1) // 2
        return (number if step % 2 else -number) * self.width

    def _point(self, offset: float, back: float) -> list[float]:
        """A cell's centre: ``offset`` to the right as the side looks, ``back`` from its own edge."""
        half = self.across / 2
        if self.edge == "S":
            point = (half + offset, back)
        elif self.edge == "N":
            point = (half - offset, self.along - back)
        elif self.edge == "W":
            point = (back, half - offset)
        else:
            point = (self.along - back, half + offset)
        return [rounded(point[0]), rounded(point[1])]

    def next(self) -> list[float] | None:
        """The next free cell, or ``None``."""
        while self._middle(self.row) - self.depth / 2 >= -TOLERANCE:
            while True:
                offset = self._offset(self.step)
                if abs(offset) + self.width / 2 > self.across / 2 + TOLERANCE:
                    break
                self.step += 1
                point = self._point(offset, self._middle(self.row))
                if self._free(point):
                    return point
            self.row, self.step = self.row + 1, 0
        return None

    def last_row(self) -> float:
        """How far the last whole row lies from the edge."""
        row = 0
        while self._middle(row + 1) - self.depth / 2 >= -TOLERANCE:
            row += 1
        return self._middle(row)

    def overflow(self) -> list[float]:
        """The next cell of the last row, for those who come later."""
        offset = self._offset(self.over)
        if abs(offset) + self.width / 2 > self.across / 2 + TOLERANCE:
            self.over = 0
            offset = 0.0
        self.over += 1
        return self._point(offset, self.last_row())

    def _free(self, point: list[float]) -> bool:
        wide, deep = (self.width, self.depth) if self.edge in "NS" else (self.depth, self.width)
        low = (point[0] - wide / 2, point[1] - deep / 2)
        high = (point[0] + wide / 2, point[1] + deep / 2)
        for piece in self.terrain:
            if "area" in piece and piece["kind"] not in self.ground.open and overlaps(piece["area"], low, high):
                return False
            if "line" in piece and piece["kind"] in self.ground.barriers and touches(piece["line"], low, high):
                return False
        return True


def _corners(low: tuple[float, float], high: tuple[float, float]) -> list[tuple[float, float]]:
    return [low, (high[0], low[1]), high, (low[0], high[1])]


def touches(line: list[Any], low: tuple[float, float], high: tuple[float, float]) -> bool:
    """Whether a course touches a rectangle."""
    corners = _corners(low, high)
    for a, b in itertools.pairwise(line):
        if all(low[i] <= a[i] <= high[i] for i in (0, 1)):
            return True
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            if crosses(a[0], a[1], b[0], b[1], one[0], one[1], other[0], other[1]):
                return True
    return False


def overlaps(area: list[Any], low: tuple[float, float], high: tuple[float, float]) -> bool:
    """Whether an area and a rectangle share more than an edge."""
    inner_low = (low[0] + TOLERANCE, low[1] + TOLERANCE)
    inner_high = (high[0] - TOLERANCE, high[1] - TOLERANCE)
    if touches([*area, area[0]], inner_low, inner_high):
        return True
    x, y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
    inside = False
    for (x1, y1), (x2, y2) in zip(area, area[1:] + area[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
