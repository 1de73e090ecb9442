"""How far units of a battle between turns march, charge and fire, for forecasts and maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from battles.engine.battle import Battle, Unit
from battles.engine.orders import Action
from battles.engine.settings import settled
from battles.rulesets.old_trousers.charges.approach import CAVALRY_BONUS, INFANTRY_BONUS
from battles.rulesets.old_trousers.fire.tables import GUN_RANGE, MUSKET_RANGE, RIFLE_RANGE
from battles.rulesets.old_trousers.movement.allowances import (
    ABOUT_SHARE,
    LIMBER_PART,
    REORDER_SHARE,
    form_share,
    left,
    rates,
    spend_share,
)
from battles.rulesets.old_trousers.movement.entitled import column_for
from battles.rulesets.old_trousers.movement.forming import COLUMN
from battles.rulesets.old_trousers.movement.moving import MARCH_RATE
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.table.troops import troop_of
from battles.rulesets.old_trousers.words import Arm, Stance, State, Trait

# OT-MOVE-2, OT-DIS-3. Acts that change the formation, to the one named or to this; acts that take a share.
_FORMING: Mapping[str, str] = {"FORM": "", "LIMBER": Stance.LIMBERED, "UNLIMBER": Stance.UNLIMBERED}
_SHARES: Mapping[str, float] = {"ABOUT": ABOUT_SHARE, "REORDER": REORDER_SHARE}


def march_reach(unit: Unit) -> float:
    """How far a unit may go straight ahead this turn in its formation, over open ground (OT-MOVE-1)."""
    if _state(unit) == State.ROUTED:
        return 0.0
    return rates(unit.arm, unit.type, int(unit.extra.get("pounder") or 0)).get(unit.formation, 0.0)


def reach_after(battle: Battle, unit: Unit, line: Sequence[Action]) -> float:
    """How far a unit may go over open ground when it has done the acts of a line before, the last of which is the march
    (OT-MOVE-2, OT-MOVE-11). Earlier inches and wheels are not taken off.
    """
    if _state(unit) == State.ROUTED:
        return 0.0
    began = battle.unit_by_id[unit.id].formation
    troop = troop_of(battle, replace(unit, formation=began), 0)
    settings = settled(SETTINGS, battle.settings)
    for action in line:
        if action.verb in _FORMING:
            formation = _FORMING[action.verb] or str(action.arguments.get("formation", ""))
            troop.formation = column_for(settings, troop) if formation == COLUMN else formation
            if troop.formation not in rates(troop.arm, troop.type, troop.pounder):
                return 0.0
            troop.day.had.add(troop.formation)
            spend_share(troop, LIMBER_PART if troop.artillery else form_share(troop))
        elif action.verb in _SHARES:
            spend_share(troop, _SHARES[action.verb])
    return left(troop) * (MARCH_RATE if line[-1].verb in ("MARCH", "MARCH TO") else 1.0)


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
