"""The baselines of the sides (OT-FILE-4): how far off they are, and which way they lie."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.words import Baseline

#: Which way each baseline lies, in degrees.
HEADINGS: Mapping[str, float] = MappingProxyType(
    {Baseline.NORTH: 0.0, Baseline.EAST: 90.0, Baseline.SOUTH: 180.0, Baseline.WEST: 270.0}
)
_DEFAULTS = (Baseline.SOUTH.value, Baseline.NORTH.value)


def baseline_of(battle: Battle, side: str) -> str:
    """The baseline of a side: south for the first, north for the second, where the file names none."""
    for number, one in enumerate(battle.sides):
        if one.id == side:
            return str(one.extra.get("baseline") or _DEFAULTS[number])
    return _DEFAULTS[0]


def heading_to_baseline(battle: Battle, side: str) -> float:
    """The direction straight to a side's baseline, in degrees."""
    return HEADINGS[baseline_of(battle, side)]


def to_baseline(field: Field, side: str, ground: Box) -> float:
    """How far the nearest point of a footprint is from a side's baseline."""
    return min(_beyond(field.battle, side, corner) for corner in ground.corners)


def _beyond(battle: Battle, side: str, point: Point) -> float:
    line = baseline_of(battle, side)
    if line == Baseline.SOUTH:
        return point[1]
    if line == Baseline.NORTH:
        return battle.table.height - point[1]
    return point[0] if line == Baseline.WEST else battle.table.width - point[0]
