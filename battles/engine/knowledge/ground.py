"""The ground in view of a side's troops, as cells for the veil of a map."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from battles.engine.battle import Point, Table
from battles.engine.knowledge.contacts import Ground

#: About how many cells a table is cut into, and the smallest cell in table units.
CELLS = 1600
SMALLEST_CELL = 2.5


#: Every so many cells in both directions are looked at; the others only where their neighbours differ.
STRIDE = 3


def ground_in_view(table: Table, watching: Sequence[Callable[[Point], bool]]) -> Ground:
    """The cells whose middle at least one of the watchers sees. The watcher of the cell before is asked first."""
    cell = max(SMALLEST_CELL, math.ceil(math.sqrt(table.width * table.height / CELLS) * 2) / 2)
    columns, count = math.ceil(table.width / cell), math.ceil(table.height / cell)
    order = list(watching)
    known: dict[tuple[int, int], bool] = {}

    def look(row: int, column: int) -> bool:
        if (row, column) not in known:
            middle = (min((column + 0.5) * cell, table.width), min((row + 0.5) * cell, table.height))
            place = next((index for index, sees in enumerate(order) if sees(middle)), None)
            if place:
                order.insert(0, order.pop(place))
            known[row, column] = place is not None
        return known[row, column]

    def shown(row: int, column: int) -> bool:
        low, left = row - row % STRIDE, column - column % STRIDE
        corners = {
            look(min(low + up, count - 1), min(left + right, columns - 1))
            for up in (0, STRIDE)
            for right in (0, STRIDE)
        }
        return corners.pop() if len(corners) == 1 else look(row, column)

    rows = ("".join("1" if shown(row, column) else "0" for column in range(columns)) for row in range(count))
    return Ground(cell=cell, rows=tuple(rows))
