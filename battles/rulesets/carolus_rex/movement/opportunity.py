"""Opportunity charges (CR-SHOCK-4, CR-SHOCK-5, CR-AMB-26): shock cavalry before whose front an enemy moves."""

from __future__ import annotations

import math

from battles.engine.advance import first_within
from battles.engine.keeping import Shelf
from battles.rulesets.carolus_rex.decisions import always
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.rulesets.carolus_rex.movement.wheels import axis_on, pivot_corner, wheel, wheeled
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
    # Asked of the same two by whoever allows a charge, reckons its odds and carries it out.
    key = (troop.box, troop.centre, troop.facing, troop.formation, troop.turns_freely, target.box)
    return _WHEELS.get(key, lambda: _least_wheel(troop, target))


_WHEELS: Shelf[int | None] = Shelf(512)


def _least_wheel(troop: Troop, target: Troop) -> int | None:
    if axis_on(troop.box, target.box):
        return 0
    right = _first_angle(troop, target, 1, _MOST_TURN)
    left = _first_angle(troop, target, -1, _MOST_TURN if right is None else right - 1)
    return -left if left is not None else right


def _first_angle(troop: Troop, target: Troop, side: int, most: int) -> int | None:
    """The least whole angle to one side that brings the axis onto a target.

    From one try to the next it leaves out what cannot: by each degree of a wheel the target comes nearer to the axis by
    that degree and by what the centre-point moves, and it is no broader than the circle that holds it. Only where the
    axis runs through that circle the footprint itself is asked.
    """
    other, swing, half_depth = target.box, troop.box.hw * 2, troop.shape.depth / 2.0
    x, y = troop.centre
    px, py = (x, y) if troop.turns_freely else pivot_corner(troop, side)
    angle = 1
    while angle <= most:
        turn, facing = math.radians(side * angle), math.radians(troop.facing + side * angle)
        sin, cos, hx, hy = math.sin(turn), math.cos(turn), math.sin(facing), math.cos(facing)
        # From the centre-point after the wheel to the middle of the target.
        ox = other.x - px - (x - px) * cos - (y - py) * sin - half_depth * hx
        oy = other.y - py + (x - px) * sin - (y - py) * cos - half_depth * hy
        ahead, aside = ox * hx + oy * hy, abs(ox * hy - oy * hx)
        broad = abs(other.ux * hy - other.uy * hx) * other.hw + abs(other.ux * hx + other.uy * hy) * other.hd
        if aside <= broad + _TINY and axis_on(wheeled(troop, side * angle), other):
            return angle
        away = math.hypot(ahead, aside)
        clear = away - other.radius - swing
        skip = 1
        if clear > _TINY:
            off = math.degrees(math.atan2(aside, ahead))
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
