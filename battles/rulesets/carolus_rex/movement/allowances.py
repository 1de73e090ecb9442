"""How far units go in an order, and what wheels and obstacles cost (CR-MOVE-1, CR-MOVE-5). In inches."""

from __future__ import annotations

import math
from typing import NamedTuple

from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Arm, Stance, Type


class Rates(NamedTuple):
    """A row of the table of movement. ``None``: not at all."""

    deployed: float | None
    march: float
    obstacle: float | None


# CR-MOVE-1 (CR-AMB-4). By arm, for guns by type.
RATES: dict[str, Rates] = {
    Arm.INFANTRY: Rates(6, 10, 3),
    Arm.CAVALRY: Rates(10, 16, 5),
    Arm.IRREGULAR: Rates(12, 16, 5),
    Type.LIGHT: Rates(4, 6, 3),
    Type.MEDIUM: Rates(2, 6, 3),
    Type.HEAVY: Rates(None, 4, None),
}

# CR-MOVE-5. What a wheel costs for each 45 degrees or part of them.
WHEEL_STEP = 45.0
GOOD_INFANTRY_WHEEL = 2.0
INFANTRY_WHEEL = 3.0
CAVALRY_WHEEL = 4.0

# CR-MOVE-3. Backwards troops go half as far.
BACKWARDS_SHARE = 0.5
# CR-ROUT-1. An initial rout move is half of the rout allowance.
INITIAL_SHARE = 0.5


def rates(troop: Troop) -> Rates:
    """A unit's row of the table."""
    return RATES[troop.type if troop.artillery else troop.arm]


def deployed_rate(troop: Troop) -> float | None:
    """How far it goes deployed."""
    return rates(troop).deployed


def rout_rate(troop: Troop) -> float:
    """How far it runs."""
    return rates(troop).march


def allowance(troop: Troop, *, backwards: bool = False) -> float:
    """How far it may go in its formation with one order; 0 when it does not move in it at all."""
    marching = troop.formation in (Stance.COLUMN, Stance.LIMBERED) or troop.broken
    row = rates(troop)
    most = row.march if marching else row.deployed or 0.0
    if troop.in_square:
        most = 0.0
    return most * BACKWARDS_SHARE if backwards else most


def obstacle_cost(troop: Troop) -> float | None:
    """What a minor obstacle costs it; ``None`` when it cannot cross one."""
    return rates(troop).obstacle


def wheel_cost(troop: Troop, angle: float) -> float:
    """What a wheel by an angle costs, in either direction."""
    if troop.turns_freely:
        return 0.0
    steps = math.ceil(round(abs(angle), 3) / WHEEL_STEP)
    if troop.infantry:
        return steps * (GOOD_INFANTRY_WHEEL if troop.good_class and troop.good else INFANTRY_WHEEL)
    return steps * CAVALRY_WHEEL
