"""Who of several stands nearest, from edge to edge as the rules measure, and how far off. No words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from battles.engine.battle import Point
from battles.engine.contact import Box, Figure, bounds, gap
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
        box = bounds(figure)
        by_boxes = sorted((_between(box, other), unit, ground) for unit, ground, other in self._all)
        best = (math.inf, "")
        for least, unit, ground in by_boxes:
            if least > best[0] + ROUNDING:
                break
            best = min(best, (gap(figure, ground), unit))
        return best


def _between(a: Box, b: Box) -> float:
    """How far two boxes are apart: what is in them is no nearer."""
    return math.hypot(max(0.0, a[0] - b[2], b[0] - a[2]), max(0.0, a[1] - b[3], b[1] - a[3]))
