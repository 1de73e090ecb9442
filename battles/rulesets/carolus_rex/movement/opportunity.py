"""Opportunity charges (CR-SHOCK-4, CR-SHOCK-5, CR-AMB-26): shock cavalry before whose front an enemy moves."""

from __future__ import annotations

import math

from battles.engine.boxes import first_within
from battles.rulesets.carolus_rex.decisions import always
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.rulesets.carolus_rex.movement.wheels import axis_on, wheel, wheeled
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

CHARGE, OPPORTUNITY = "charge", "opportunity"
_MOST_TURN = 180


def least_wheel(troop: Troop, target: Troop) -> int | None:
    """The least whole angle of a wheel, right before left, that brings the axis onto a target (CR-SHOCK-1).

    Clockwise positive; ``None`` when none does.
    """
    if axis_on(troop.box, target.box):
        return 0
    for angle in range(1, _MOST_TURN + 1):
        for turn in (angle, -angle):
            if axis_on(wheeled(troop, turn), target.box):
                return turn
    return None


def seizes(field: Field, cavalry: Troop, mover: Troop) -> bool:
    """Whether cavalry whose frontal zone an enemy enters charges him there; if so it has come up to him."""
    if not _may(field, cavalry, mover) or not always(field, cavalry, "opportunity charge", mover):
        return False
    turn = least_wheel(cavalry, mover)
    if turn is None:
        return False
    ground = wheeled(cavalry, turn)
    hx, hy = -ground.uy, ground.ux
    if turn and not field.has_room(cavalry, ground):
        return False
    if first_within(ground, mover.box, hx, hy, zones.CONTACT_ZONE) == math.inf:
        return False
    field.tried.add((cavalry.id, mover.id))
    if not cohesion.test(field, cavalry, "opportunity", "CR-SHOCK-4"):
        return False
    walk = Walk(field, cavalry, OPPORTUNITY, math.inf)
    walk.outflanks.add(mover.id)
    wheel(walk, turn)
    walk.left = allowance(cavalry)
    go(walk, None)
    cavalry.deeds.charging, cavalry.deeds.opportunity, cavalry.deeds.moved = mover.id, True, True
    field.tell(
        "charge",
        cavalry,
        "CR-SHOCK-4",
        target=mover.id,
        type=OPPORTUNITY,
        distance=round(walk.straight, 3),
        **field.stands(cavalry),
    )
    return True


def _may(field: Field, cavalry: Troop, mover: Troop) -> bool:
    return (
        cavalry.shock
        and cavalry.in_line
        and cavalry.good
        and not cavalry.deeds.charging
        and (cavalry.id, mover.id) not in field.tried
        and not field.in_contact(cavalry)
    )
