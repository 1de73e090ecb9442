"""Who is near: the troops that are present, by side and square of the table.

Most questions of a turn are about what is within a few centimetres. Asking only the squares around keeps the work of a
turn in proportion to the number of units, however large the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from battles.engine.boxes import Box

# The side of a square in cm: a little more than the longest reach of the common questions, contact and support.
SQUARE = 12.0


class Located(Protocol):
    """Anything with a side, a place and a number in the file."""

    index: int
    side: str
    x: float
    y: float


T = TypeVar("T", bound=Located)


class Whereabouts(Generic[T]):
    """The squares of the table with who stands in them, kept up to date by whoever moves somebody."""

    def __init__(self, troops: Iterable[T], widest: float) -> None:
        self._squares: dict[tuple[str, int, int], list[T]] = {}
        self._where: dict[int, tuple[str, int, int]] = {}
        self._widest = widest
        for troop in troops:
            self._enter(troop)

    def _enter(self, troop: T) -> None:
        square = (troop.side, int(troop.x // SQUARE), int(troop.y // SQUARE))
        self._where[troop.index] = square
        self._squares.setdefault(square, []).append(troop)

    def update(self, troop: T) -> None:
        """Take note of a new place, if the troop is one of those present."""
        before = self._where.get(troop.index)
        if before is None or before == (troop.side, int(troop.x // SQUARE), int(troop.y // SQUARE)):
            return
        self._squares[before].remove(troop)
        self._enter(troop)

    def near(self, side: str, ground: Box, reach: float, ahead: tuple[float, float] = (0.0, 0.0)) -> list[T]:
        """All of a side who may come within ``reach`` of a ground, or of its path ``ahead``, in file order."""
        margin = reach + ground.radius + self._widest
        ax, ay = ahead
        west = int((ground.x + min(ax, 0.0) - margin) // SQUARE)
        east = int((ground.x + max(ax, 0.0) + margin) // SQUARE)
        south = int((ground.y + min(ay, 0.0) - margin) // SQUARE)
        north = int((ground.y + max(ay, 0.0) + margin) // SQUARE)
        squares = self._squares
        if (east - west + 1) * (north - south + 1) > len(squares):
            found = [troop for square, there in squares.items() if square[0] == side for troop in there]
        else:
            found = [
                troop
                for column in range(west, east + 1)
                for row in range(south, north + 1)
                for troop in squares.get((side, column, row), ())
            ]
        if len(found) > 1:
            found.sort(key=_file_order)
        return found


def _file_order(troop: Located) -> int:
    return troop.index
