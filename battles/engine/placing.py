"""Whether the things of a battle file have room: who stands on whose ground.

Asked while a file is read, so that it must stay quick for a file made to be slow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from battles.engine.battle import Battle, Point, Table
from battles.engine.contact import bounds, overlaps
from battles.engine.geometry import CONTACT, Polygon
from battles.engine.reading import Faults, shown


def lies_on(table: Table, centre: Point, corners: Polygon = ()) -> bool:
    """Whether something lies on the table, its footprint within the tolerance of contact."""
    width, height = table.width, table.height
    return (
        0 <= centre[0] <= width
        and 0 <= centre[1] <= height
        and all(-CONTACT <= x <= width + CONTACT and -CONTACT <= y <= height + CONTACT for x, y in corners)
    )


def size_of(table: Table) -> str:
    """A table's size, for a fault's message."""
    return f"the table of {table.width:g} x {table.height:g}"


def place_said(at: Point | None) -> str:
    """A place, for a fault's message."""
    return f"[{at[0]:g}, {at[1]:g}]" if at else "no place"


def off_table(at: Point | None, table: Table) -> str:
    """What is wrong with a place off the table."""
    return f"{place_said(at)} is off the table; allowed: a place on {size_of(table)}"


def leaves_table(at: Point | None, table: Table) -> str:
    """What is wrong with the place of a unit whose footprint leaves the table."""
    return f"{place_said(at)} leaves the table; allowed: the whole footprint on {size_of(table)}"


def on_ground_of(at: Point | None, other: str) -> str:
    """What is wrong with the place of a unit on another's ground."""
    return (
        f"{place_said(at)} overlaps {shown(other)}; allowed: ground of its own, footprints at most {CONTACT:.2f} deep "
        "in each other"
    )


def check_overlaps(battle: Battle, standing: Sequence[tuple[int, Polygon]], faults: Faults) -> None:
    """Report each unit that stands on another's ground, at the later of the two in the file.

    ``standing`` are the units' numbers in the file and their footprints.
    """
    for earlier, later in overlapping(standing):
        faults.add(f"units[{later}].at", on_ground_of(battle.units[later].at, battle.units[earlier].id))


def check_commanders(battle: Battle, faults: Faults) -> None:
    """Report each commander whose own place is off the table."""
    for index, formation in enumerate(battle.formations):
        commander = formation.commander
        if commander is None or commander.at is None or commander.out or lies_on(battle.table, commander.at):
            continue
        faults.add(f"formations[{index}].commander.at", off_table(commander.at, battle.table))


#: So many things that have no room are remembered in a square of the table; who stands on none of these is let be.
MOST_IN_A_HEAP = 32


def overlapping(figures: Sequence[tuple[int, Polygon]], tolerance: float = CONTACT) -> Iterator[tuple[int, int]]:
    """Pairs of numbers, earlier and later, of figures that interpenetrate deeper than the tolerance.

    Figures are given with their numbers, in order. Each comes up once as the later one, with the first found of those
    before it.
    """
    boxes = [bounds(corners) for _, corners in figures]
    size = max((max(east - west, north - south) for west, south, east, north in boxes), default=0.0) or 1.0
    squares: dict[tuple[int, int], list[tuple[int, Polygon]]] = {}
    heaps: dict[tuple[int, int], int] = {}
    for (number, corners), (west, south, east, north) in zip(figures, boxes, strict=True):
        covered = [
            (column, row)
            for column in range(int(west // size), int(east // size) + 1)
            for row in range(int(south // size), int(north // size) + 1)
        ]
        found = next(
            (
                other
                for square in covered
                for other, others in squares.get(square, ())
                if overlaps(corners, others, tolerance)
            ),
            None,
        )
        if found is not None:
            yield found, number
        for square in covered:
            heaps[square] = heaps.get(square, 0) + (found is not None)
            if found is None or heaps[square] <= MOST_IN_A_HEAP:
                squares.setdefault(square, []).append((number, corners))
