"""The ground in view of an observer's troops, as cells for the veil of a map."""

from __future__ import annotations

import math
from collections.abc import Callable

from battles.engine.battle import Table
from battles.engine.knowledge.contacts import Ground

#: About how many cells a table is cut into, and the smallest cell in table units.
CELLS = 1600
SMALLEST_CELL = 2.5

#: Every so many cells in both directions are looked at; the others only where their neighbours differ.
STRIDE = 3


def ground_in_view(table: Table, sees: Callable[[float, float], bool]) -> Ground:
    """The cells whose middle is seen."""
    cell = max(SMALLEST_CELL, math.ceil(math.sqrt(table.width * table.height / CELLS) * 2) / 2)
    columns, count = math.ceil(table.width / cell), math.ceil(table.height / cell)
    known: dict[tuple[int, int], bool] = {}

    def look(row: int, column: int) -> bool:
        row, column = min(row, count - 1), min(column, columns - 1)
        seen = known.get((row, column))
        if seen is None:
            x, y = min((column + 0.5) * cell, table.width), min((row + 0.5) * cell, table.height)
            seen = known[row, column] = sees(x, y)
        return seen

    rows = [[""] * columns for _ in range(count)]
    for low in range(0, count, STRIDE):
        for left in range(0, columns, STRIDE):
            corners = [look(low + up, left + right) for up in (0, STRIDE) for right in (0, STRIDE)]
            alike = corners[0] if all(corners) or not any(corners) else None
            for row in range(low, min(low + STRIDE, count)):
                for column in range(left, min(left + STRIDE, columns)):
                    rows[row][column] = "1" if (look(row, column) if alike is None else alike) else "0"
    return Ground(cell=cell, rows=tuple("".join(row) for row in rows))
