"""The ground in view of a side's troops, as cells for the veil of a map."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from battles.engine.battle import Point, Table
from battles.engine.knowledge.contacts import Ground

#: About how many cells a table is cut into, and the smallest cell in table units.
CELLS = 1600
SMALLEST_CELL = 2.5


def ground_in_view(table: Table, watching: Sequence[Callable[[Point], bool]]) -> Ground:
    """The cells whose middle at least one of the watchers sees. The watcher of the cell before is asked first."""
    cell = max(SMALLEST_CELL, math.ceil(math.sqrt(table.width * table.height / CELLS) * 2) / 2)
    columns, count = math.ceil(table.width / cell), math.ceil(table.height / cell)
    order = list(watching)
    rows = []
    for row in range(count):
        cells = []
        for column in range(columns):
            middle = (min((column + 0.5) * cell, table.width), min((row + 0.5) * cell, table.height))
            place = next((index for index, sees in enumerate(order) if sees(middle)), None)
            if place:
                order.insert(0, order.pop(place))
            cells.append("0" if place is None else "1")
        rows.append("".join(cells))
    return Ground(cell=cell, rows=tuple(rows))
