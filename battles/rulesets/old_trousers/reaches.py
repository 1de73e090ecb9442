"""How far units of a battle between turns march, charge and fire, for forecasts and maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.battle import Unit
from battles.rulesets.old_trousers.charges.approach import CAVALRY_BONUS, INFANTRY_BONUS
from battles.rulesets.old_trousers.fire.tables import GUN_RANGE, MUSKET_RANGE, RIFLE_RANGE
from battles.rulesets.old_trousers.movement.allowances import (
    rates,
)
from battles.rulesets.old_trousers.words import Arm, Stance, State, Trait


def march_reach(unit: Unit) -> float:
    """How far a unit may go straight ahead this turn in its formation, over open ground (OT-MOVE-1)."""
    if _state(unit) == State.ROUTED:
        return 0.0
    return rates(unit.arm, unit.type, int(unit.extra.get("pounder") or 0)).get(unit.formation, 0.0)


def charge_reach(unit: Unit) -> float:
    """How far a unit may charge this turn over open ground; 0 when it may not (OT-CHG-1, OT-CHG-3, OT-C-CHG-1)."""
    loose_foot = unit.arm == Arm.INFANTRY and unit.formation in (Stance.SKIRMISH, Stance.SQUARE)
    if unit.arm == Arm.ARTILLERY or loose_foot or _state(unit) != State.GOOD:
        return 0.0
    if unit.extra.get("disordered") or unit.extra.get("blown"):
        return 0.0
    return march_reach(unit) + (CAVALRY_BONUS if unit.arm == Arm.CAVALRY else INFANTRY_BONUS)


def fire_reach(unit: Unit, settings: Mapping[str, Any]) -> float:
    """How far a unit can fire in its formation; 0 when it cannot (OT-FIRE-1, 2, 4)."""
    if _state(unit) == State.ROUTED:
        return 0.0
    if unit.arm == Arm.ARTILLERY:
        return GUN_RANGE if unit.formation == Stance.UNLIMBERED else 0.0
    if unit.arm == Arm.CAVALRY:
        return MUSKET_RANGE if unit.formation == Stance.SKIRMISH and settings["cavalry_carbines"] else 0.0
    return RIFLE_RANGE if Trait.RIFLES in unit.traits else MUSKET_RANGE


def _state(unit: Unit) -> str:
    return str(unit.extra.get("state") or State.GOOD.value)
