"""The ground that units cover, and where their bases stand in it (CR-GEO-1, CR-GEO-2). Lengths in inches."""

from __future__ import annotations

from functools import cache

from battles.engine.battle import Point
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import bearing, distance, edges, turn_between
from battles.rulesets.carolus_rex.words import Arm, Stance

# CR-GEO-1, CR-AMB-1. A standard base, and the broader one of some irregulars.
BASE = 0.8
WIDE_BASE = 1.0


@dataclass(frozen=True, slots=True)
class Shape:
    """A formation on the table: width, depth, and the centres of its bases (right, ahead) with the front rank first.

    ``front`` is how many of the bases stand in the front rank.
    """

    width: float
    depth: float
    base: float
    bases: tuple[Point, ...]
    front: int


@cache
def shape_of(arm: str, formation: str, *, small: bool = False, wide: bool = False) -> Shape:
    """How a unit of this arm stands in a formation."""
    base = WIDE_BASE if wide else BASE
    abreast, ranks = _LAYOUT[arm, formation, small and arm != Arm.ARTILLERY]
    width, depth = abreast * base, ranks * BASE
    if formation == Stance.SQUARE:
        fronting = ((-base / 2, BASE / 2), (base / 2, BASE / 2)) if abreast == 2 else ((0.0, BASE / 2),)
        return Shape(width, depth, base, (*fronting, (0.0, -BASE / 2)), len(fronting))
    if formation == Stance.LIMBERED:
        return Shape(width, depth, base, ((0.0, 0.0),), 1)
    bases = tuple(
        ((column - (abreast - 1) / 2) * base, ((ranks - 1) / 2 - rank) * BASE)
        for rank in range(ranks)
        for column in range(abreast)
    )
    return Shape(width, depth, base, bases, abreast)


# CR-GEO-2. Bases abreast and ranks, for units and for small ones.
_LAYOUT: dict[tuple[str, str, bool], tuple[int, int]] = {
    (Arm.INFANTRY, Stance.LINE, False): (3, 1),
    (Arm.INFANTRY, Stance.COLUMN, False): (1, 3),
    (Arm.INFANTRY, Stance.SQUARE, False): (2, 2),
    (Arm.INFANTRY, Stance.LINE, True): (2, 1),
    (Arm.INFANTRY, Stance.COLUMN, True): (1, 2),
    (Arm.INFANTRY, Stance.SQUARE, True): (1, 2),
    (Arm.CAVALRY, Stance.LINE, False): (2, 2),
    (Arm.CAVALRY, Stance.COLUMN, False): (1, 4),
    (Arm.CAVALRY, Stance.LINE, True): (2, 1),
    (Arm.CAVALRY, Stance.COLUMN, True): (1, 2),
    (Arm.IRREGULAR, Stance.LINE, False): (2, 2),
    (Arm.IRREGULAR, Stance.COLUMN, False): (1, 4),
    (Arm.ARTILLERY, Stance.UNLIMBERED, False): (1, 1),
    (Arm.ARTILLERY, Stance.LIMBERED, False): (1, 2),
}


def area_box(corners: tuple[Point, ...], facing: float) -> Box:
    """The rectangle of an area as a footprint whose front is the side that looks most nearly towards ``facing``."""
    sides = _sides(corners)
    index = min(range(len(sides)), key=lambda side: round(abs(turn_between(sides[side], facing)), 6))
    start, end, behind = corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4]
    return box(*_centre(corners), distance(start, end), distance(end, behind), sides[index])


def side_facing(corners: tuple[Point, ...], facing: float) -> float:
    """The direction in which the side of an area looks that is nearest to ``facing``."""
    return min(_sides(corners), key=lambda side: round(abs(turn_between(side, facing)), 6))


def _centre(corners: tuple[Point, ...]) -> Point:
    return ((corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2)


def _sides(corners: tuple[Point, ...]) -> list[float]:
    """Where each side of a rectangle looks, from the one between its first two corners on."""
    centre = _centre(corners)
    return [bearing(centre, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) for a, b in edges(corners)]
