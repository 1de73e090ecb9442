"""The straight path of a charge (OT-CHG-3, OT-CHG-4): where it leads, what it costs, what stands in it."""

from __future__ import annotations

import math

from battles.engine.advance import contact_at, near_path
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, along, bearing, forward, spans_inside, turn_between
from battles.engine.play.paths import friend_stop
from battles.engine.play.turning import facing_of
from battles.engine.play.zones import axis_meets, centre_point
from battles.rulesets.old_trousers.dice import BONUS, HORSE_BONUS
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.fronts import ARC
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop

NO_STRAIGHT_PATH, OUT_OF_REACH = "no-straight-path", "out-of-reach"
# OT-CHG-3, OT-AMB-1. What a charge adds to the movement left, in inches.
INFANTRY_BONUS, CAVALRY_BONUS = 3, 8
HIGHEST_FACE = 6
DICE = "dice"
_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Route:
    """A straight path to a target: its direction, how far it is to contact, and what that costs."""

    heading: float
    length: float
    cost: float


def longest_bonus(field: Field, troop: Troop) -> int:
    """The most that a charge adds to a unit's movement."""
    if field.settings["charge_bonus"] == DICE:
        return HIGHEST_FACE * (HORSE_BONUS if troop.cavalry else BONUS)
    return CAVALRY_BONUS if troop.cavalry else INFANTRY_BONUS


def bonus_now(field: Field, troop: Troop) -> int:
    """What a charge adds, thrown where the settings ask for dice."""
    if field.settings["charge_bonus"] == DICE:
        dice = HORSE_BONUS if troop.cavalry else BONUS
        return field.journal.throw("charge-bonus", troop.id, dice).total
    return longest_bonus(field, troop)


def heading_to(field: Field, troop: Troop, target: Box) -> float | None:
    """Straight ahead if that meets the target, else towards its centre; ``None`` for more than 22.5 aside."""
    ground = troop.box
    if axis_meets(ground, target) is not None:
        return facing_of(ground)
    heading = bearing(centre_point(ground), (target.x, target.y))
    if field.all_round(troop):
        return bearing(troop.centre, (target.x, target.y))
    return heading if abs(turn_between(facing_of(ground), heading)) <= ARC + _SAME else None


def route_to(field: Field, troop: Troop, target: Troop, allowance: float) -> Route | str:
    """The path by which a unit would come into contact with a target, or why there is none."""
    heading = heading_to(field, troop, target.box)
    if heading is None:
        return NO_STRAIGHT_PATH
    length = contact_at(troop.box, target.box, *forward(heading))
    if length == math.inf or stopped(field, troop, target, heading, length) < length - LIMIT:
        return NO_STRAIGHT_PATH
    there = troop.box.shifted(*(length * part for part in forward(heading)))
    if [other for other in field.overlapping(troop, there) if other is not target and not _caught(troop, other)]:
        return NO_STRAIGHT_PATH
    cost = field.ground.price(traveller_of(troop.arm, troop.formation), troop.centre, heading, length)
    return Route(heading, length, cost) if cost <= allowance + _SAME else OUT_OF_REACH


def stopped(field: Field, troop: Troop, target: Troop | None, heading: float, length: float) -> float:
    """Where friends, other enemies or the ground stop a charge; infinite where nothing does."""
    hx, hy = forward(heading)
    ahead = (length * hx, length * hy)
    everybody = [other for side in field.enemy_of for other in field.near(side, troop.box, LIMIT, ahead)]
    blocking = [
        other
        for other in everybody
        if other is not troop
        and other is not target
        and not _caught(troop, other)
        and not _passes(troop, other)
        and near_path(troop.box, other.box, hx, hy, length, 0.0)
    ]
    stop = friend_stop(troop.box, heading, length, blocking)
    barred = field.ground.barred_after(traveller_of(troop.arm, troop.formation), troop.box, heading, length)
    return min(stop, math.inf if barred is None else barred)


def _passes(troop: Troop, other: Troop) -> bool:
    """Whether a charge may go through a friend: only where that is free (OT-MOVE-8)."""
    if other.side != troop.side:
        return False
    return troop.in_skirmish or other.in_skirmish or other.routed or other.artillery


def _caught(troop: Troop, other: Troop) -> bool:
    """Whether somebody in the way is ridden down (OT-CHG-4)."""
    return other.side != troop.side and other.routed


def enters_close_ground(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether a charge would lead into woods or a town: the target is in one, or its own centre enters one."""
    ground = field.ground
    if ground.open:
        return False
    areas = (*ground.woods, *ground.towns)
    if any(piece in areas for piece in ground.areas_at(target.centre)):
        return True
    heading = heading_to(field, troop, target.box)
    if heading is None:
        heading = bearing(troop.centre, target.centre)
    length = contact_at(troop.box, target.box, *forward(heading))
    if length == math.inf:
        return False
    end = along(troop.centre, heading, length)
    return any(begin > _SAME for piece in areas for begin, _ in spans_inside(piece.area, troop.centre, end))


def may_not_strike(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether such a unit does not charge such a target (OT-CHG-1, OT-C-TOWN-1)."""
    if troop.infantry:
        return target.cavalry
    return enters_close_ground(field, troop, target)
