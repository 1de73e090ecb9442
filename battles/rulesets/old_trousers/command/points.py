"""Command points (OT-CP-1, OT-CP-2): what each commander has, who pays for what."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.play.standing import NEVER
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.command.leading import is_near, is_near_unit, superiors_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import General, Troop
from battles.rulesets.old_trousers.words import Chance, Kind, Staff

# OT-CP-1. By rating, below corps by tactical rating.
HIGH_POINTS: Mapping[str, int] = MappingProxyType({"excellent": 4, "good": 3, "average": 2, "fair": 1, "poor": 0})
LOW_POINTS: Mapping[str, int] = MappingProxyType({"good": 3, "average": 2, "poor": 1})
# OT-EVENT-1, 4 and 9. What events take from division commanders, and give them.
CONFUSION = 2
BONUS = 3
BONUS_STAFFS = (Staff.SUPERB, Staff.PROFESSIONAL, Staff.COMPETENT)


def deal(field: Field) -> None:
    """Give the commanders of the active side their points for this phase (OT-CP-1)."""
    for general in field.generals:
        if general.side != field.active:
            continue
        general.points = 0
        if not general.able or general.new:
            continue
        general.points = _points_of(field, general)
        field.journal.tell("command", general, "OT-CP-1", points=general.points)


def _points_of(field: Field, general: General) -> int:
    points = HIGH_POINTS[general.rating] if general.rated else LOW_POINTS[general.tactical]
    if general.kind == Kind.DIVISION:
        if field.struck_by(Chance.COMMAND_CONFUSION, general.side):
            points = max(0, points - CONFUSION)
        staff = field.battle.side_by_id[general.side].extra.get("staff", Staff.COMPETENT.value)
        if field.struck_by(Chance.COMMAND_BONUS, general.side) and staff in BONUS_STAFFS:
            points += BONUS
    return points


def spend(field: Field, troop: Troop, purpose: str = "") -> bool:
    """Spend a point on a unit, if somebody above it has one; ``purpose`` is ``rally`` for a try to rally (OT-CP-2)."""
    payer = _payer(field, troop, rally=purpose == "rally")
    if payer is None:
        return False
    _pay(field, payer, troop.id)
    return True


def spend_on_command(field: Field, formation: str, units: list[Troop]) -> bool:
    """Spend a point to excuse a missing unit of a command (OT-ORDER-3)."""
    payer = next((paid for troop in units if (paid := _payer(field, troop)) is not None), None)
    if payer is None:
        return False
    _pay(field, payer, formation)
    return True


def can_spend(field: Field, troop: Troop) -> bool:
    """Whether somebody above a unit has a point for it, and spends points as needs arise."""
    return may_spend(field, troop) and _payer(field, troop) is not None


def may_spend(field: Field, troop: Troop) -> bool:
    """Whether points are spent on a unit as needs arise (decision ``command points``)."""
    return choose(field, troop, "command points").name != NEVER


def _payer(field: Field, troop: Troop, *, rally: bool = False) -> General | None:
    """The first above a unit who has a point and may pay."""
    superiors = superiors_of(field, troop)
    nearest = [one for one in superiors if one.kind in (Kind.BRIGADE, Kind.DIVISION)]
    for general in superiors:
        if not general.points or not general.able:
            continue
        if not general.rated or _reaches(field, general, nearest, troop, rally=rally):
            return general
    return None


def _reaches(field: Field, general: General, nearest: list[General], troop: Troop, *, rally: bool) -> bool:
    """Whether an army or corps commander reaches those below for whom he would pay."""
    if any(is_near(field, general, other) for other in nearest):
        return True
    return (rally or not nearest) and is_near_unit(field, general, troop)


def _pay(field: Field, payer: General, whom: str) -> None:
    payer.points -= 1
    field.journal.note("command", payer, "OT-CP-2", {"spent": 1, "left": payer.points, "for": whom})
