"""The ground that units cover (OT-SCALE-2, OT-SCALE-3). Losses never change it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from battles.engine.battle import Battle, Point, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import Polygon, rectangle
from battles.engine.play.nations import nation_of
from battles.rulesets.old_trousers.words import COLUMNS, Arm, Stance, State

# OT-SCALE-2. Frontage of a figure by ranks, of a horseman, of a model gun; depths of their stands.
INFANTRY_FRONTAGE: Mapping[int, float] = {2: 0.5, 3: 0.375}
CAVALRY_FRONTAGE = 0.75
GUN_FRONTAGE = 0.375
DEPTHS: Mapping[str, float] = {Arm.INFANTRY: 0.5, Arm.CAVALRY: 1.25, Arm.ARTILLERY: 1.5}

# OT-SCALE-3. A routed unit of any arm.
ROUTED_SIZE = (1.0, 1.0)

# OT-FILE-1. What is meant where a file says nothing.
DEFAULT_PER_STAND = 3
RANKS: Mapping[str, int] = {"british": 2}
DEFAULT_RANKS = 3
#: What an enemy is taken for whose stands nobody has counted.
USUAL_STANDS: Mapping[str, int] = {Arm.INFANTRY: 4, Arm.CAVALRY: 3}
SPREADS: Mapping[str, tuple[float, float]] = {Arm.INFANTRY: (1.0, 2.0), Arm.CAVALRY: (2.0, 3.0)}


@dataclass(frozen=True, slots=True)
class Build:
    """What of a unit its footprint follows from; ``full`` are figures, of artillery model guns."""

    arm: str
    stands: int
    per_stand: int
    ranks: int
    full: int
    spread: float

    @property
    def stand_width(self) -> float:
        """The width of one stand, of a battery's model gun."""
        if self.arm == Arm.ARTILLERY:
            return GUN_FRONTAGE
        frontage = INFANTRY_FRONTAGE[self.ranks] if self.arm == Arm.INFANTRY else CAVALRY_FRONTAGE
        return self.per_stand * frontage

    @property
    def stand_depth(self) -> float:
        return DEPTHS[self.arm]


def build_of(battle: Battle, unit: Unit) -> Build:
    """The build of a unit, with what the file leaves out."""
    extra = unit.extra
    ranks = extra.get("ranks") or RANKS.get(nation_of(battle, unit), DEFAULT_RANKS)
    stands = int(extra.get("stands") or USUAL_STANDS.get(unit.arm, 0))
    per_stand = int(extra.get("per_stand", DEFAULT_PER_STAND))
    guns = extra.get("guns", 0) if unit.arm == Arm.ARTILLERY else 0
    full = int(extra.get("full") or guns or stands * per_stand)
    spread = float(extra.get("spread") or SPREADS.get(unit.arm, (1.0, 1.0))[0])
    return Build(unit.arm, stands, per_stand, ranks, full, spread)


@cache
def size(build: Build, formation: str, *, routed: bool = False) -> tuple[float, float]:
    """Width and depth of a unit of this build in a formation (OT-SCALE-3)."""
    if routed:
        return ROUTED_SIZE
    width, depth, stands = build.stand_width, build.stand_depth, build.stands
    if formation == Stance.COMPANY_COLUMN:
        return (width, stands * depth)
    if formation == Stance.ATTACK_COLUMN:
        return (2 * width, depth * math.ceil(stands / 2))
    if formation == Stance.SQUARE:
        side = max(width * math.ceil(stands / 4), 2 * depth)
        return (side, side)
    if formation == Stance.SKIRMISH:
        return (build.full * build.spread, depth)
    if build.arm == Arm.ARTILLERY:
        return (build.full * width, depth)
    return (stands * width, depth)


def ranks_of_stands(build: Build, formation: str) -> int:
    """How many stands deep a formation is; 1 for all that is no column."""
    if formation == Stance.COMPANY_COLUMN:
        return build.stands
    if formation == Stance.ATTACK_COLUMN:
        return math.ceil(build.stands / 2)
    return 1


def is_column(build: Build, formation: str) -> bool:
    """Whether a formation is a column two or more stands deep (OT-SCALE-7)."""
    return formation in COLUMNS and ranks_of_stands(build, formation) >= 2


def footprint_at(build: Build, formation: str, at: Point, facing: float, *, routed: bool = False) -> Polygon:
    """The corners of a unit that stood there, clockwise from its front left."""
    width, depth = size(build, formation, routed=routed)
    return rectangle(at, width, depth, facing)


def footprint(battle: Battle, unit: Unit) -> Polygon:
    """The corners of the ground a unit covers, clockwise from its front left; empty when it is not on the table."""
    if not unit.in_play or unit.at is None or unit.extra.get("sheltered"):
        return ()
    routed = unit.extra.get("state") == State.ROUTED
    return footprint_at(build_of(battle, unit), unit.formation, unit.at, unit.facing, routed=routed)
