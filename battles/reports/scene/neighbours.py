"""Whose a name may be taken for: how far words are from the signs of a map, and whether a stranger's is nearer."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product

from battles.engine.battle import Point
from battles.engine.contact import Disc, Figure, bounds, gap
from battles.engine.geometry import hull
from battles.reports.scene.room import Box


class Neighbours:
    """The figures of all signs of a map, by the part of it they lie in; those that are level boxes as no more."""

    __slots__ = ("_by_cell", "_figures", "_told", "_turned")

    CELL = 30.0

    def __init__(self, figures: Iterable[Figure]) -> None:
        self._by_cell: dict[tuple[int, int], list[Box]] = {}
        self._figures: dict[Box, Figure] = {}
        self._turned: dict[Box, _Rectangle | None] = {}
        #: What was asked before: all who letter a map with the same signs try the same places.
        self._told: dict[tuple[Box, tuple[Box, ...], tuple[float, float]], bool] = {}
        for figure in figures:
            box = bounds(figure)
            if isinstance(figure, Disc) or not _is_box(figure, box):
                self._figures[box] = figure
                self._turned[box] = None if isinstance(figure, Disc) else _rectangle(figure)
            for cell in self._cells(box):
                self._by_cell.setdefault(cell, []).append(box)

    def _cells(self, box: Box, far: float = 0.0) -> Iterator[tuple[int, int]]:
        """The cells that a box touches when it is widened so far."""
        left, bottom, right, top = box
        size = self.CELL
        columns = range(int((left - far) // size), int((right + far) // size) + 1)
        return product(columns, range(int((bottom - far) // size), int((top + far) // size) + 1))

    def of(self, box: Box) -> Figure:
        """The figure of the sign in a box; the box itself where no sign is known in it."""
        return self._figures.get(box) or _corners(box)

    def is_nearer_another(self, box: Box, own: tuple[Box, ...], blank: tuple[float, float] = (0.0, 0.0)) -> bool:
        """Whether a box is nearer to a sign of which it does not speak than to its own.

        ``blank`` is what its words leave free of it at either end: their own sign is as far away as their letters are.
        """
        if not self._by_cell:
            return False
        key = (box, own, blank)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = self._is_nearer(box, own, blank)
        return told

    def _is_nearer(self, box: Box, own: tuple[Box, ...], blank: tuple[float, float]) -> bool:
        letters = (box[0] + blank[0], box[1], box[2] - blank[1], box[3])
        far = math.inf
        for sign in own:
            if between(letters, sign) < far:
                far = min(far, self.off(letters, sign))
        nearer = far - EVEN
        left, bottom, right, top = box
        for sign in self._near(box, far):
            across = left - sign[2] if left > sign[2] else sign[0] - right if sign[0] > right else 0.0
            up = bottom - sign[3] if bottom > sign[3] else sign[1] - top if sign[1] > top else 0.0
            near = across < nearer and up < nearer and math.hypot(across, up) < nearer
            if near and sign not in own and self.off(box, sign) < nearer:
                return True
        return False

    def cover(self, box: Box) -> bool:
        """Whether a sign lies in a box, be it with a corner."""
        return any(not between(box, sign) and not self.off(box, sign) for sign in self._near(box, 0.0))

    def hides(self, at: Point) -> bool:
        """Whether a sign lies over a place."""
        x, y = at
        for box in self._by_cell.get((int(x // self.CELL), int(y // self.CELL)), ()):
            left, bottom, right, top = box
            if left <= x <= right and bottom <= y <= top:
                turned = self._turned.get(box)
                if turned is None:
                    if box not in self._figures or not self.off((x, y, x, y), box):
                        return True
                    continue
                _, (mx, my), (ux, uy), half_long, half_broad = turned
                x_off, y_off = x - mx, y - my
                if abs(x_off * ux + y_off * uy) <= half_long and abs(y_off * ux - x_off * uy) <= half_broad:
                    return True
        return False

    def off(self, box: Box, sign: Box) -> float:
        """How far a box is from the sign in another."""
        figure = self._figures.get(sign)
        if figure is None:
            return between(box, sign)
        turned = self._turned[sign]
        return _off(box, figure) if turned is None or not between(box, sign) else _off_rectangle(box, turned)

    def _near(self, box: Box, far: float) -> Iterator[Box]:
        """The signs in the cells that a box touches when it is widened so far; some of them more than once."""
        there = map(self._by_cell.get, self._cells(box, far))
        return chain.from_iterable(filter(None, there))


def _corners(box: Box) -> tuple[Point, ...]:
    left, bottom, right, top = box
    return ((left, bottom), (left, top), (right, top), (right, bottom))


def _is_box(figure: Sequence[Point], box: Box) -> bool:
    """Whether a figure is the level box around it, but for the last digits of its corners."""
    left, bottom, right, top = box
    return len(figure) == 4 and all(
        (x - left < _NOTHING or right - x < _NOTHING) and (y - bottom < _NOTHING or top - y < _NOTHING)
        for x, y in figure
    )


def _off(box: Box, figure: Figure) -> float:
    """How far a level box is from a figure: quicker than for any two figures, and asked for a thousand times a map."""
    left, bottom, right, top = box
    if isinstance(figure, Disc):
        x, y = figure.centre
        return max(0.0, between(box, (x, y, x, y)) - figure.radius)
    if between(box, bounds(figure)) == 0.0:
        return gap(_corners(box), hull(figure))
    least = min(math.hypot(max(0.0, left - x, x - right), max(0.0, bottom - y, y - top)) for x, y in figure)
    return min(least, *(math.dist(corner, nearest(figure, corner)) for corner in _corners(box)))


#: A turned rectangle: its corners, its middle, its first axis, half its length along that and half its breadth.
_Rectangle = tuple[Sequence[Point], Point, Point, float, float]


def _rectangle(figure: Sequence[Point]) -> _Rectangle | None:
    """A figure as a rectangle; ``None`` if it is none."""
    if len(figure) != 4:
        return None
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = figure
    long, broad = math.dist(figure[0], figure[1]), math.dist(figure[1], figure[2])
    if not long or not broad or math.hypot(ax + cx - bx - dx, ay + cy - by - dy) > _NOTHING:
        return None
    along = ((bx - ax) / long, (by - ay) / long)
    if abs(along[0] * (cx - bx) + along[1] * (cy - by)) > _NOTHING * broad:
        return None
    return figure, ((ax + cx) / 2, (ay + cy) / 2), along, long / 2, broad / 2


def _off_rectangle(box: Box, turned: _Rectangle) -> float:
    """How far a level box is from a turned rectangle that it does not overlap: a corner of one is nearest the other."""
    left, bottom, right, top = box
    corners, (mx, my), (ux, uy), half_long, half_broad = turned
    least = math.inf
    for x, y in corners:
        across = left - x if x < left else x - right if x > right else 0.0
        up = bottom - y if y < bottom else y - top if y > top else 0.0
        far = across * across + up * up
        if far < least:
            least = far
    # The box's corners along the rectangle's axes, from its middle.
    left_long, right_long, low_long, high_long = (
        (left - mx) * ux,
        (right - mx) * ux,
        (bottom - my) * uy,
        (top - my) * uy,
    )
    left_side, right_side, low_side, high_side = (
        (left - mx) * uy,
        (right - mx) * uy,
        (bottom - my) * ux,
        (top - my) * ux,
    )
    for along, aside in (
        (left_long + low_long, low_side - left_side),
        (left_long + high_long, high_side - left_side),
        (right_long + high_long, high_side - right_side),
        (right_long + low_long, low_side - right_side),
    ):
        along, aside = abs(along) - half_long, abs(aside) - half_broad
        far = (along * along if along > 0.0 else 0.0) + (aside * aside if aside > 0.0 else 0.0)
        if far < least:
            least = far
    return math.sqrt(least)


#: Distances in points that count as even, and as none.
EVEN = 0.05
_NOTHING = 1e-6


def between(a: Box, b: Box) -> float:
    """How far two boxes are apart."""
    across = a[0] - b[2] if a[0] > b[2] else b[0] - a[2] if b[0] > a[2] else 0.0
    up = a[1] - b[3] if a[1] > b[3] else b[1] - a[3] if b[1] > a[3] else 0.0
    return math.hypot(across, up)


def nearest(figure: Figure, point: Point) -> Point:
    """The place on the edge of a figure that is nearest to a point."""
    x, y = point
    if isinstance(figure, Disc):
        (cx, cy), far = figure.centre, math.dist(figure.centre, point) or 1.0
        return cx + (x - cx) / far * figure.radius, cy + (y - cy) / far * figure.radius
    places = []
    for (ax, ay), (bx, by) in zip(figure, (*figure[1:], figure[0]), strict=True):
        along = (bx - ax) ** 2 + (by - ay) ** 2
        part = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / along)) if along else 0.0
        places.append((ax + part * (bx - ax), ay + part * (by - ay)))
    return min(places, key=lambda place: math.dist(place, point))
