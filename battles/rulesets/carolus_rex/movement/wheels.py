"""Changes of direction (CR-MOVE-5, CR-MOVE-6, CR-MOVE-12)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import bearing, forward, normal_angle, turn_between
from battles.engine.play.zones import axis_meets
from battles.rulesets.carolus_rex.movement.allowances import wheel_cost
from battles.rulesets.carolus_rex.movement.walk import Turned, Walk
from battles.rulesets.carolus_rex.table.troops import Troop

NO_ALLOWANCE, BLOCKED = "no-allowance", "blocked"
# CR-MOVE-12. How far a unit in contact turns to its opponent.
MOST_IN_CONTACT = 45.0
_SAME = 0.01


def pivot_corner(troop: Troop, turn: float, *, backwards: bool = False) -> Point:
    """The corner that stands in a wheel: in front on the side turned to, or behind on the other (CR-MOVE-5)."""
    right = turn > 0
    front_left, front_right, rear_right, rear_left = troop.box.corners
    if backwards:
        return rear_left if right else rear_right
    return front_right if right else front_left


def rotated(point: Point, pivot: Point, turn: float) -> Point:
    """A point turned about another, clockwise."""
    ax, ay = forward(turn)
    dx, dy = point[0] - pivot[0], point[1] - pivot[1]
    return (pivot[0] + dx * ay + dy * ax, pivot[1] - dx * ax + dy * ay)


def wheeled(troop: Troop, turn: float, *, backwards: bool = False) -> Box:
    """The footprint after a wheel, or a turn about the centre for those who turn freely."""
    x, y = troop.centre
    if not troop.turns_freely:
        x, y = rotated((x, y), pivot_corner(troop, turn, backwards=backwards), turn)
    return troop.box_at(x, y, normal_angle(troop.facing + turn))


def wheel(walk: Walk, turn: float) -> str:
    """Wheel by an angle, clockwise positive; the reason when that is not possible (CR-MOVE-5, CR-AMB-53)."""
    troop = walk.troop
    if abs(turn) < _SAME:
        return ""
    cost = wheel_cost(troop, turn)
    if cost > walk.left + 1e-6:
        return NO_ALLOWANCE
    ground = wheeled(troop, turn, backwards=walk.backwards)
    if not walk.field.has_room(troop, ground, (*walk.companions, *walk.passing)):
        return BLOCKED
    turn_to(walk, (ground.x, ground.y), turn, cost)
    return ""


def turn_to(walk: Walk, centre: Point, turn: float, cost: float) -> None:
    """Put a unit down after a wheel, pay for it and write it."""
    troop = walk.troop
    before = (troop.x, troop.y, troop.facing)
    troop.place(*centre, normal_angle(troop.facing + turn))
    walk.turns.append(Turned(before, troop.centre, walk.straight))
    troop.deeds.stirred = True
    walk.left -= cost
    if not walk.trial:
        walk.field.tell(
            "pivot",
            troop,
            "CR-MOVE-6" if troop.turns_freely else "CR-MOVE-5",
            turned=round(abs(turn), 3),
            cost=cost,
            **walk.field.stands(troop),
        )


def turn_in_contact(walk: Walk, opponent: Troop) -> str:
    """A unit in contact turns about its centre to face its opponent (CR-MOVE-12, CR-AMB-17)."""
    troop = walk.troop
    turn = turn_between(troop.facing, bearing(troop.centre, opponent.centre))
    turn = max(-MOST_IN_CONTACT, min(MOST_IN_CONTACT, turn))
    if abs(turn) < _SAME:
        return ""
    ground = troop.box_at(troop.x, troop.y, troop.facing + turn)
    if walk.field.overlapping(troop, ground):
        return BLOCKED
    turn_to(walk, troop.centre, turn, 0.0)
    return ""


def turn_towards(troop: Troop, point: Point) -> float:
    """The turn that one wheel towards a place makes: from the facing to the line from the centre-point (CR-ORD-3)."""
    start = troop.centre_point
    if math.dist(start, point) < _SAME:
        return 0.0
    return turn_between(troop.facing, bearing(start, point))


def axis_on(ground: Box, other: Box) -> bool:
    """Whether the axis of a footprint meets another."""
    return axis_meets(ground, other) is not None
