"""Opportunity charges (CR-SHOCK-4, CR-SHOCK-5, CR-AMB-26): shock cavalry before whose front an enemy moves."""

from __future__ import annotations

import math

from battles.engine.boxes import first_within
from battles.engine.geometry import bearing, turn_between
from battles.engine.play.zones import centre_point
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
_TINY = 1e-6


def least_wheel(troop: Troop, target: Troop) -> int | None:
    """The least whole angle of a wheel, right before left, that brings the axis onto a target (CR-SHOCK-1).

    Clockwise positive; ``None`` when none does.
    """
    if axis_on(troop.box, target.box):
        return 0
    right = _first_angle(troop, target, 1, _MOST_TURN)
    left = _first_angle(troop, target, -1, _MOST_TURN if right is None else right - 1)
    return -left if left is not None else right


def _first_angle(troop: Troop, target: Troop, side: int, most: int) -> int | None:
    """The least whole angle to one side that brings the axis onto a target.

    From one try to the next it leaves out what cannot: by each degree of a wheel the target comes nearer to the axis by
    that degree and by what the centre-point moves, and it is no broader than the circle that holds it.
    """
    other, swing = target.box, troop.box.hw * 2
    angle = 1
    while angle <= most:
        ground = wheeled(troop, side * angle)
        if axis_on(ground, other):
            return angle
        start = centre_point(ground)
        away = math.dist(start, (other.x, other.y))
        clear = away - other.radius - swing
        skip = 1
        if clear > _TINY:
            off = abs(turn_between(troop.facing + side * angle, bearing(start, (other.x, other.y))))
            half = math.degrees(math.asin(min(1.0, other.radius / away)))
            skip = max(1, int((off - half) / (1.0 + swing / clear)))
        angle += skip
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
