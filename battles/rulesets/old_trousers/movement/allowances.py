"""How far units go, and what is left of it (OT-MOVE-1, OT-MOVE-2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from battles.engine.geometry import LIMIT
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Arm, Stance

# OT-MOVE-1. Inches a turn. No entry: the arm does not know the formation.
# fmt: off
INFANTRY: Mapping[str, float] = MappingProxyType({
    Stance.LINE: 4.0, Stance.COMPANY_COLUMN: 8.0, Stance.ATTACK_COLUMN: 6.0, Stance.SKIRMISH: 12.0, Stance.SQUARE: 2.0,
})
LIGHT_CAVALRY: Mapping[str, float] = MappingProxyType({
    Stance.LINE: 9.0, Stance.COMPANY_COLUMN: 18.0, Stance.ATTACK_COLUMN: 14.0, Stance.SKIRMISH: 18.0,
})
CAVALRY: Mapping[str, float] = MappingProxyType({
    Stance.LINE: 8.0, Stance.COMPANY_COLUMN: 16.0, Stance.ATTACK_COLUMN: 12.0, Stance.SKIRMISH: 18.0,
})
FOOT_GUNS: Mapping[str, float] = MappingProxyType({Stance.LIMBERED: 8.0, Stance.UNLIMBERED: 2.0})
HEAVY_GUNS: Mapping[str, float] = MappingProxyType({Stance.LIMBERED: 4.0, Stance.UNLIMBERED: 1.0})
HORSE_GUNS: Mapping[str, float] = MappingProxyType({Stance.LIMBERED: 16.0, Stance.UNLIMBERED: 2.0})
# fmt: on
HEAVY_POUNDER = 12

# OT-MOVE-2, OT-DIS-3. What acts take of a turn's movement.
ABOUT_SHARE = 0.25
DRILLED_SHARE = 0.25
FORM_SHARE = 0.5
REORDER_SHARE = 0.5
LIMBER_PART = 0.5
_SAME = 1e-6


@cache
def rates(arm: str, type_: str, pounder: int) -> Mapping[str, float]:
    """The rates of troops by formation."""
    if arm == Arm.INFANTRY:
        return INFANTRY
    if arm == Arm.CAVALRY:
        return LIGHT_CAVALRY if type_ == "light" else CAVALRY
    if type_ == "horse":
        return HORSE_GUNS
    return HEAVY_GUNS if pounder >= HEAVY_POUNDER else FOOT_GUNS


def rate(troop: Troop, formation: str = "") -> float:
    """The rate of a unit in a formation, its own if none is named."""
    return rates(troop.arm, troop.type, troop.pounder)[formation or troop.formation]


def allowance(troop: Troop) -> float:
    """Inches of this turn: the lowest rate of all formations that the unit has had in it (OT-MOVE-2)."""
    if troop.artillery:
        return rate(troop)
    had = troop.day.had
    if len(had) == 1 and troop.formation in had:
        return rate(troop)
    return min(rate(troop, formation) for formation in (troop.formation, *had))


def left(troop: Troop, *, formation: str = "", share: float = 0.0) -> float:
    """Inches of movement that are left (OT-MOVE-2), if the unit took another formation first for such a share."""
    day = troop.day
    if troop.artillery:
        return max(0.0, (1.0 - day.parts - share) * rate(troop, formation))
    inches = min(allowance(troop), rate(troop, formation))
    return max(0.0, inches * (1.0 - day.shares - share) - day.inches)


def may_share(troop: Troop, share: float) -> bool:
    """Whether a share of the turn's movement can still be spent (OT-MOVE-2)."""
    day = troop.day
    if troop.artillery:
        return day.parts + share <= 1.0 + _SAME
    return day.shares + share + day.inches / allowance(troop) <= 1.0 + _SAME


def spend_share(troop: Troop, share: float) -> None:
    """Spend a share of the turn's movement."""
    if troop.artillery:
        troop.day.parts += share
    else:
        troop.day.shares += share


def spend_inches(troop: Troop, inches: float) -> None:
    """Spend inches of movement in the present formation."""
    if troop.artillery:
        troop.day.parts += inches / rate(troop)
    else:
        troop.day.inches += inches


def form_share(troop: Troop) -> float:
    """What a change of formation takes (OT-MOVE-2)."""
    return DRILLED_SHARE if troop.cavalry or troop.french_drill else FORM_SHARE


def line_rate_used(troop: Troop) -> bool:
    """Whether a unit spent its rate in line, or more, on movement; artillery its rate limbered (OT-ORDER-1)."""
    day = troop.day
    if troop.artillery:
        return day.parts >= 1.0 - _SAME
    return day.shares * allowance(troop) + day.inches >= rate(troop, Stance.LINE) - LIMIT


def full_move_used(troop: Troop) -> bool:
    """Whether a unit used up its movement (OT-ORDER-1)."""
    return left(troop) <= LIMIT and bool(troop.day.inches or troop.day.parts or troop.day.shares)
