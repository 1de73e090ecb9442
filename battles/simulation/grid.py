"""The squares of the table by which losses and lines are counted."""

from __future__ import annotations

import math

from battles.engine.battle import Battle, Point, Table
from battles.engine.dataclasses import dataclass

#: Squares along the longer edge of the table.
ALONG = 24


@dataclass(frozen=True, slots=True)
class Grid:
    """A table cut into squares of ``size``."""

    size: float
    columns: int
    rows: int

    @classmethod
    def of(cls, table: Table) -> Grid:
        """The grid of a table."""
        size = max(table.width, table.height) / ALONG
        return cls(size, math.ceil(table.width / size - 1e-9), math.ceil(table.height / size - 1e-9))

    def square(self, point: Point) -> tuple[int, int]:
        """The column and row in which a point lies; a point off the table counts to the nearest."""
        column, row = int(point[0] // self.size), int(point[1] // self.size)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def middle(self, column: int, row: int) -> Point:
        """The middle of a square."""
        return ((column + 0.5) * self.size, (row + 0.5) * self.size)


def held(battle: Battle, grid: Grid) -> str:
    """For each square, row by row from the south-west, the number of the side whose troops stand nearest.

    Empty when nobody is left on the table.
    """
    number = {side.id: index for index, side in enumerate(battle.sides)}
    troops = [
        (unit.at[0], unit.at[1], str(number[battle.side_of[unit.id]]))
        for unit in battle.units
        if unit.in_play and unit.at is not None
    ]
    if not troops:
        return ""
    owners = []
    for row in range(grid.rows):
        for column in range(grid.columns):
            x, y = grid.middle(column, row)
            owners.append(min(((tx - x) ** 2 + (ty - y) ** 2, owner) for tx, ty, owner in troops)[1])
    return "".join(owners)
