"""Who is near: troops by side and square of the table, and the nearest, those within reach, those in contact.

Most questions of a turn are about what is within a few table units. Asking only the squares around keeps the work of a
turn in proportion to the number of units, however large the table.
"""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Iterable
from operator import attrgetter
from typing import Generic, Protocol, TypeVar

from battles.engine.battle import Point
from battles.engine.boxes import Box, Disc, gap
from battles.engine.geometry import LIMIT

_SAME = 1e-9
# Squares are numbered by column and row; no table has so many rows.
_ROW = 1 << 20
# An empty square costs less than a troop that is looked at in vain.
_WORTHWHILE = 2
file_order = attrgetter("index")


class Grounded(Protocol):
    """Anything with a footprint."""

    @property
    def box(self) -> Box: ...


class Located(Protocol):
    """Anything with a side, a place and a number in the file."""

    index: int
    side: str
    x: float
    y: float


G = TypeVar("G", bound=Grounded)
T = TypeVar("T", bound=Located)


class Whereabouts(Generic[T]):
    """The squares of the table with who stands in them, kept up to date by whoever moves somebody.

    ``widest`` is the largest radius of a footprint, ``square`` the side of a square: best a little more than the
    longest reach of the common questions.
    """

    def __init__(self, troops: Iterable[T], widest: float, square: float) -> None:
        self._squares: dict[str, dict[int, list[T]]] = {}
        self._everybody: dict[str, list[T]] = {}
        self._where: dict[int, int] = {}
        self._widest = widest
        self._square = square
        # Who of a side stands in a rectangle of squares, until one of them goes to another square.
        self._found: dict[str, dict[tuple[int, int, int, int], list[T]]] = {}
        for troop in sorted(troops, key=file_order):
            self._everybody.setdefault(troop.side, []).append(troop)
            self._settle(troop)

    def _settle(self, troop: T) -> None:
        self._forget(troop.side)
        square = int(troop.x // self._square) * _ROW + int(troop.y // self._square)
        self._where[troop.index] = square
        self._squares.setdefault(troop.side, {}).setdefault(square, []).append(troop)

    def update(self, troop: T) -> None:
        """Take note of a new place, if the troop is one of those present."""
        before = self._where.get(troop.index)
        if before is None or before == int(troop.x // self._square) * _ROW + int(troop.y // self._square):
            return
        self._quit(troop, before)
        self._settle(troop)

    def enter(self, troop: T) -> None:
        """Take note of a troop that has come."""
        insort(self._everybody.setdefault(troop.side, []), troop, key=file_order)
        self._settle(troop)

    def leave(self, troop: T) -> None:
        """Forget a troop that is no longer there."""
        self._quit(troop, self._where.pop(troop.index))
        self._everybody[troop.side].remove(troop)

    def _forget(self, side: str) -> None:
        found = self._found.get(side)
        if found:
            found.clear()

    def _quit(self, troop: T, square: int) -> None:
        self._forget(troop.side)
        there = self._squares[troop.side][square]
        there.remove(troop)
        if not there:
            del self._squares[troop.side][square]

    def near(self, side: str, ground: Disc, reach: float, ahead: Point = (0.0, 0.0)) -> list[T]:
        """All of a side who may come within ``reach`` of a ground, or of its path ``ahead``, in file order."""
        margin = reach + ground.radius + self._widest
        ax, ay = ahead
        size = self._square
        west = int((ground.x + (ax if ax < 0.0 else 0.0) - margin) // size)
        east = int((ground.x + (ax if ax > 0.0 else 0.0) + margin) // size)
        south = int((ground.y + (ay if ay < 0.0 else 0.0) - margin) // size)
        north = int((ground.y + (ay if ay > 0.0 else 0.0) + margin) // size)
        known = self._found.get(side)
        if known is None:
            known = self._found[side] = {}
        found = known.get((west, east, south, north))
        if found is None:
            found = known[west, east, south, north] = self._within(side, west, east, south, north)
        return found.copy()

    def _within(self, side: str, west: int, east: int, south: int, north: int) -> list[T]:
        """All of a side who stand in a rectangle of squares, and perhaps others, in file order."""
        squares = self._squares.get(side)
        found: list[T] = []
        if squares is None:
            return found
        if (east - west + 1) * (north - south + 1) > _WORTHWHILE * len(squares):
            return self._everybody[side]
        for column in range(west * _ROW, (east + 1) * _ROW, _ROW):
            for square in range(column + south, column + north + 1):
                if square in squares:
                    found += squares[square]
        if len(found) > 1:
            found.sort(key=file_order)
        return found


# ---- without squares


def maybe_within(ground: Box, troops: Iterable[G], reach: float) -> list[G]:
    """Those who may be within reach of a footprint: a quick first test by circles, which leaves nobody out."""
    x, y, here = ground.x, ground.y, reach + ground.radius
    found = []
    for troop in troops:
        other = troop.box
        dx, dy, far = other.x - x, other.y - y, here + other.radius
        if dx * dx + dy * dy <= far * far:
            found.append(troop)
    return found


def maybe_along(ground: Box, troops: Iterable[G], ahead: Point, reach: float) -> list[G]:
    """Those who may be within reach of a footprint on its straight path ``ahead``: by circles too."""
    x, y, here = ground.x, ground.y, reach + ground.radius + LIMIT
    length = math.hypot(*ahead) or 1.0
    hx, hy = ahead[0] / length, ahead[1] / length
    found = []
    for troop in troops:
        other = troop.box
        dx, dy, far = other.x - x, other.y - y, here + other.radius
        if -far <= dx * hy - dy * hx <= far and -far <= dx * hx + dy * hy <= length + far:
            found.append(troop)
    return found


def within(ground: Box, troops: Iterable[G], reach: float, tolerance: float = LIMIT) -> list[G]:
    """Those whose gap to a footprint is no more than ``reach``, in the order given."""
    farthest = reach + tolerance
    return [troop for troop in maybe_within(ground, troops, farthest) if gap(ground, troop.box) <= farthest]


def nearest(ground: Box, troops: Iterable[G]) -> G | None:
    """The nearest of some troops by gap, the first of equals."""
    others = [(troop, (troop.box.x - ground.x) ** 2 + (troop.box.y - ground.y) ** 2) for troop in troops]
    if not others:
        return None
    # Nobody can be nearest who is farther off than the one whose centre is nearest.
    closest, _ = min(others, key=lambda other: other[1])
    farthest = gap(ground, closest.box) + ground.radius + LIMIT
    best, least = None, math.inf
    for troop, square in others:
        other = troop.box
        if square > (farthest + other.radius) ** 2:
            continue
        away = gap(ground, other)
        if away < least - _SAME:
            best, least = troop, away
    return best
