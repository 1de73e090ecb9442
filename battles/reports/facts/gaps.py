"""Who of several stands nearest, from edge to edge as the rules measure, and how far off. No words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from battles.engine.battle import Point
from battles.engine.contact import Figure, bounds, gap
from battles.engine.geometry import ROUNDING


class Grounds:
    """The ground under units by their ids, to be asked many times; what covers none is left out."""

    __slots__ = ("_all",)

    def __init__(self, grounds: Mapping[str, tuple[Point, ...]] | Iterable[tuple[str, tuple[Point, ...]]]) -> None:
        self._all = [(unit, ground, bounds(ground)) for unit, ground in dict(grounds).items() if ground]

    def without(self, unit: str) -> Grounds:
        """The same but for one unit."""
        others = Grounds(())
        others._all = [one for one in self._all if one[0] != unit]
        return others

    def nearest(self, figure: Figure) -> tuple[float, str]:
        """The smallest gap to a figure, and whose it is (of equals the first id); endlessly far when there is none."""
        left, bottom, right, top = bounds(figure)
        by_boxes = []
        for unit, ground, other in self._all:
            # How far the boxes are apart: what is in them is no nearer.
            across = left - other[2] if left > other[2] else other[0] - right if other[0] > right else 0.0
            up = bottom - other[3] if bottom > other[3] else other[1] - top if other[1] > top else 0.0
            by_boxes.append((math.hypot(across, up), unit, ground))
        by_boxes.sort()
        best = (math.inf, "")
        for least, unit, ground in by_boxes:
            if least > best[0] + ROUNDING:
                break
            best = min(best, (gap(figure, ground), unit))
        return best
