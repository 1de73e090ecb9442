"""The ground that units and command stands cover (MN-SCALE-1 to 4)."""

from __future__ import annotations

from battles.engine.battle import Commander, Point, Unit
from battles.engine.contact import Disc
from battles.engine.geometry import Polygon, rectangle
from battles.rulesets.mini_nap.words import Arm, Stance

# MN-SCALE-2. Width x depth in cm. No entry: the arm does not know the formation.
# fmt: off
FOOTPRINTS: dict[Arm, dict[Stance, tuple[float, float]]] = {
    Arm.INFANTRY:  {Stance.LINE: (5.0, 2.0), Stance.COLUMN: (2.5, 4.0),
                    Stance.SQUARE: (2.5, 4.0), Stance.EMERGENCY_SQUARE: (2.5, 4.0),
                    Stance.SKIRMISH: (5.5, 2.0)},
    Arm.CAVALRY:   {Stance.LINE: (5.0, 4.0), Stance.COLUMN: (2.5, 8.0),
                    Stance.SKIRMISH: (5.5, 4.0)},
    Arm.ARTILLERY: {Stance.BATTERY: (3.0, 3.0)},
}
# fmt: on

# One stand of each arm, width x depth, from which formations are made (MN-SCALE-2, MN-GEO-4).
STANDS = {Arm.INFANTRY: (2.5, 2.0), Arm.CAVALRY: (2.5, 4.0), Arm.ARTILLERY: (3.0, 3.0)}

STAND_RADIUS = 1.25

# The same table by the plain words of the battle file.
_SIZES = {(arm.value, formation.value): size for arm, row in FOOTPRINTS.items() for formation, size in row.items()}


def size(arm: str, formation: str) -> tuple[float, float]:
    """Width and depth of a unit of this arm in this formation."""
    return _SIZES[arm, formation]


def footprint_at(arm: str, formation: str, at: Point, facing: float) -> Polygon:
    """The corners of a unit that stood there, clockwise from its front left."""
    width, depth = _SIZES[arm, formation]
    return rectangle(at, width, depth, facing)


def footprint(unit: Unit) -> Polygon:
    """The corners of the ground a unit covers, clockwise from its front left; empty when it is not on the table."""
    if not unit.in_play or unit.at is None:
        return ()
    return footprint_at(unit.arm, unit.formation, unit.at, unit.facing)


def stand(at: Point) -> Disc:
    """The disc of a command stand."""
    return Disc(at, STAND_RADIUS)


def stand_of(commander: Commander) -> Disc | None:
    """The disc of a commander who stands on the table by himself, neither lost, attached nor still to arrive."""
    if commander.at is None or commander.out or commander.attached or commander.arrives is not None:
        return None
    return stand(commander.at)
