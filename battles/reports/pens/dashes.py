"""Dashes: a line cut into the drawn parts of a pattern, for a pen that knows whole lines only."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from battles.engine.battle import Point
from battles.reports.scene.picture import Contour

#: A pattern whose first part is shorter than this is one of dots.
DOT = 0.1
#: No part of a pattern is taken for shorter than this.
LEAST = 0.02


def dots(line: Contour, pattern: tuple[float, ...]) -> Iterator[Point]:
    """Where the drawn parts of a pattern of dots begin on a line."""
    lengths = [max(length, LEAST) for length in pattern]
    index, left = 0, lengths[0]
    yield line[0]
    for start, end in pairwise(line):
        (x, y), span = start, math.dist(start, end)
        across, up = end[0] - x, end[1] - y
        done = 0.0
        while span - done > left:
            done += left
            index += 1
            left = lengths[index % len(lengths)]
            if index % 2 == 0:
                part = done / span
                yield (x + across * part, y + up * part)
        left -= span - done


def dashes(line: Contour, pattern: tuple[float, ...]) -> Iterator[Contour]:
    """A line cut into the drawn parts of a dash pattern."""
    lengths = [max(length, LEAST) for length in pattern]
    index, left, dash = 0, lengths[0], [line[0]]
    for start, end in pairwise(line):
        span = math.dist(start, end)
        done = 0.0
        while span - done > left:
            done += left
            part = done / span
            cut = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            if index % 2 == 0:
                yield (*dash, cut)
            dash = [cut]
            index += 1
            left = lengths[index % len(lengths)]
        left -= span - done
        dash.append(end)
    if index % 2 == 0 and len(dash) > 1:
        yield tuple(dash)
