"""What room is left on a map for words: a lattice of small cells, each free, lightly used or taken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor

from battles.engine.battle import Point

Box = tuple[float, float, float, float]
"""Left, bottom, right, top in points of the picture."""

Cells = tuple[int, int, int]
"""The first row of some cells, the row beyond the last, and the bits of their columns."""

# What the last digits of a share may be out by.
_ROUNDING = 1e-6


class Room:
    """The cells of a picture's box. A row of cells is one whole number, a bit a cell, so that counting is quick.

    ``taken`` cells hold signs and words, ``used`` ones roads, water and tracks, over which words may go if they must.
    """

    __slots__ = ("_columns", "box", "cell", "taken", "used")

    def __init__(self, box: Box, cell: float) -> None:
        self.box = box
        self.cell = cell
        self._columns = max(1, ceil((box[2] - box[0]) / cell))
        lines = max(1, ceil((box[3] - box[1]) / cell))
        self.taken = [0] * lines
        self.used = [0] * lines

    def _span(self, left: float, right: float) -> int:
        """The bits of the cells between two abscissas."""
        first = max(0, floor((left - self.box[0]) / self.cell))
        last = min(self._columns, ceil((right - self.box[0]) / self.cell))
        return ((1 << (last - first)) - 1) << first if last > first else 0

    def _lines(self, bottom: float, top: float) -> range:
        first = max(0, floor((bottom - self.box[1]) / self.cell))
        last = min(len(self.taken), ceil((top - self.box[1]) / self.cell))
        return range(first, last)

    def take_box(self, box: Box, *, lightly: bool = False) -> None:
        """Take the cells of a box."""
        span = self._span(box[0], box[2])
        rows = self.used if lightly else self.taken
        for line in self._lines(box[1], box[3]):
            rows[line] |= span

    def take_polygon(self, ring: Sequence[Point], *, lightly: bool = False) -> None:
        """Take the cells of a convex polygon."""
        if len(ring) == 4 and _is_level(ring):
            (ax, ay), _, (cx, cy), _ = ring
            self.take_box((min(ax, cx), min(ay, cy), max(ax, cx), max(ay, cy)), lightly=lightly)
            return
        across, up = [x for x, _ in ring], [y for _, y in ring]
        if max(across) < self.box[0] or min(across) > self.box[0] + (self._columns + 1) * self.cell:
            return  # as much of a large field is, where a map shows a part of it
        lines = self._lines(min(up), max(up))
        if not lines:
            return
        # How far the polygon reaches to either side at every border between two rows of cells, where its sides cross
        # it, and in every row, where it has a corner there.
        first, beyond = lines[0], lines[-1] + 1
        least, most = [math.inf] * (len(lines) + 1), [-math.inf] * (len(lines) + 1)
        left, right = [math.inf] * len(lines), [-math.inf] * len(lines)
        edge, cell = self.box[1], self.cell
        ax, ay = ring[-1]
        a_row = (ay - edge) / cell
        for bx, by in ring:
            b_row = (by - edge) / cell
            low, high = (a_row, b_row) if a_row < b_row else (b_row, a_row)
            slope = (bx - ax) / (by - ay) if by != ay else 0.0
            for border in range(max(first, ceil(low)), min(beyond, floor(high)) + 1):
                x = ax + (edge + border * cell - ay) * slope
                if x < least[border - first]:
                    least[border - first] = x
                if x > most[border - first]:
                    most[border - first] = x
            row = floor(b_row) - first
            if 0 <= row < len(left):
                left[row] = bx if bx < left[row] else left[row]
                right[row] = bx if bx > right[row] else right[row]
            ax, ay, a_row = bx, by, b_row
        rows, columns, margin = self.used if lightly else self.taken, self._columns, self.box[0]
        # As _span has it, written out: a map asks for thousands of rows.
        for line, start, end, (low, high), (near, far) in zip(
            lines, left, right, pairwise(least), pairwise(most), strict=True
        ):
            low = low if low < high else high
            start = start if start < low else low
            far = far if far > near else near
            end = end if end > far else far
            if start <= end:
                low, high = floor((start - margin) / cell), ceil((end - margin) / cell)
                low, high = low if low > 0 else 0, high if high < columns else columns
                if high > low:
                    rows[line] |= ((1 << (high - low)) - 1) << low

    def take_line(self, line: Sequence[Point], breadth: float, *, lightly: bool = True) -> None:
        """Take the cells along a polyline."""
        half = breadth / 2
        least, most = self.box[1] - breadth, self.box[1] + (len(self.taken) + 1) * self.cell + breadth
        first, last = self.box[0] - breadth, self.box[0] + (self._columns + 1) * self.cell + breadth
        for (ax, ay), (bx, by) in pairwise(line):
            if (ay < least and by < least) or (ay > most and by > most):
                continue
            if (ax < first and bx < first) or (ax > last and bx > last):
                continue
            span = math.hypot(bx - ax, by - ay)
            if span <= 0:
                continue
            nx, ny = -(by - ay) / span * half, (bx - ax) / span * half
            self.take_polygon(
                ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)), lightly=lightly
            )

    def lay(self, other: Room) -> None:
        """Take what is taken in another room of the same box and cells."""
        self.taken = [here | there for here, there in zip(self.taken, other.taken, strict=True)]
        self.used = [here | there for here, there in zip(self.used, other.used, strict=True)]

    def holds(self, box: Box) -> bool:
        """Whether a box lies wholly within the map."""
        return self.box[0] <= box[0] and self.box[1] <= box[1] and box[2] <= self.box[2] and box[3] <= self.box[3]

    def covered(self, box: Box, enough: float = math.inf) -> tuple[float, float]:
        """Which parts of a box are taken and used, from 0 to 1.

        Counting stops when more than ``enough`` of it proves taken; what is answered then is more than that too.
        """
        # Asked for every place that a word might have, so written out.
        cell, (x, y, _, _) = self.cell, self.box
        left, right = floor((box[0] - x) / cell), ceil((box[2] - x) / cell)
        low, high = floor((box[1] - y) / cell), ceil((box[3] - y) / cell)
        left, low = left if left > 0 else 0, low if low > 0 else 0
        right = right if right < self._columns else self._columns
        high = high if high < len(self.taken) else len(self.taken)
        cells = (right - left) * (high - low)
        if right <= left or high <= low:
            return 1.0, 1.0
        span = ((1 << (right - left)) - 1) << left
        most = enough * cells + _ROUNDING
        taken = used = 0
        for row in self.taken[low:high]:
            here = row & span
            if here:
                taken += here.bit_count()
                if taken > most:
                    return taken / cells, 0.0
        for row in self.used[low:high]:
            here = row & span
            if here:
                used += here.bit_count()
        return taken / cells, used / cells


def _is_level(ring: Sequence[Point]) -> bool:
    """Whether four corners make a rectangle whose sides are level and upright."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ring
    upright = abs(ax - bx) + abs(by - cy) + abs(cx - dx) + abs(dy - ay)
    level = abs(ay - by) + abs(bx - cx) + abs(cy - dy) + abs(dx - ax)
    return min(upright, level) < _ROUNDING
