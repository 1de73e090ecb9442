"""The plate: a part of the table at a scale, on which shapes are laid down in table centimetres."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from battles.engine.battle import Point
from battles.reports.scene.picture import Contour, Disc, Drawing, Ink, Item, Shape, Stamps, Symbol
from battles.reports.scene.values import Detail, Sheet, Window


class Plate:
    """Collects the items of one layer. Positions go in as table centimetres and come out as points of the picture."""

    __slots__ = ("cm", "items", "k", "left", "line", "lower", "sheet", "small", "window")

    def __init__(self, window: Window, sheet: Sheet, origin: Point = (0.0, 0.0)) -> None:
        self.window = window
        self.sheet = sheet
        self.cm = sheet.cm
        self.k = sheet.k
        self.line = sheet.line
        self.small = sheet.detail is Detail.SMALL
        self.left = origin[0] - window[0] * sheet.cm
        self.lower = origin[1] - window[1] * sheet.cm
        self.items: list[Item] = []

    def drawn(self) -> Drawing:
        """What lies on the plate, to be set down at many places. Raises ``TypeError`` if there is more than shapes."""
        shapes = [item for item in self.items if isinstance(item, Shape | Disc)]
        if len(shapes) < len(self.items):
            raise TypeError("a drawing is made of shapes and discs")
        return Drawing(tuple(shapes))

    def at(self, point: Point) -> Point:
        """A place of the table on the picture."""
        return (self.left + point[0] * self.cm, self.lower + point[1] * self.cm)

    def all_at(self, points: Iterable[Point]) -> Contour:
        """Places of the table on the picture."""
        left, lower, cm = self.left, self.lower, self.cm
        return tuple([(left + x * cm, lower + y * cm) for x, y in points])

    def shows(self, points: Sequence[Point], margin: float = 0.0) -> bool:
        """Whether the box around some places touches the window, widened by ``margin`` cm."""
        left, bottom, right, top = self.window
        return not (
            all(x < left - margin for x, _ in points)
            or all(x > right + margin for x, _ in points)
            or all(y < bottom - margin for _, y in points)
            or all(y > top + margin for _, y in points)
        )

    def within(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a place lies in the window, widened by ``margin`` cm."""
        left, bottom, right, top = self.window
        return left - margin <= point[0] <= right + margin and bottom - margin <= point[1] <= top + margin

    def polygon(self, ring: Sequence[Point], ink: Ink, *, smooth: bool = False) -> None:
        """One closed shape."""
        if self.shows(ring):
            self.items.append(Shape((self.all_at(ring),), ink, True, smooth))

    def polygons(self, rings: Iterable[Sequence[Point]], ink: Ink, *, smooth: bool = False) -> None:
        """Closed shapes in one ink, those outside the window left out."""
        contours = tuple([self.all_at(ring) for ring in rings if self.shows(ring)])
        if contours:
            self.items.append(Shape(contours, ink, True, smooth))

    def lines(self, lines: Iterable[Sequence[Point]], ink: Ink, *, smooth: bool = False) -> None:
        """Open lines in one ink, those outside the window left out."""
        contours = tuple([self.all_at(line) for line in lines if self.shows(line)])
        if contours:
            self.items.append(Shape(contours, ink, False, smooth))

    def disc(self, centre: Point, radius: float, ink: Ink) -> None:
        """A circle whose ``radius`` is in table centimetres."""
        self.items.append(Disc(self.at(centre), radius * self.cm, ink))

    def stamps(self, symbol: Symbol, places: Iterable[tuple[Point, float]]) -> None:
        """A symbol at places inside the window, each with its size in points."""
        kept = tuple([(*self.at(point), size) for point, size in places if self.within(point, 1.5)])
        if kept:
            self.items.append(Stamps(symbol, kept))


def beside(line: Sequence[Point], distance: float) -> tuple[Point, ...]:
    """A line moved to its left by a distance (to the right if negative)."""
    moved = []
    for index, (x, y) in enumerate(line):
        before = line[max(0, index - 1)]
        after = line[min(len(line) - 1, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        span = math.hypot(dx, dy) or 1.0
        moved.append((x - dy / span * distance, y + dx / span * distance))
    return tuple(moved)
