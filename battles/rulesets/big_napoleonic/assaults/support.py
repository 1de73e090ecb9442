"""Closing up behind a line that assaults (BNB-ASLT-6)."""

from __future__ import annotations

from battles.engine.battle import Point
from battles.engine.geometry import LIMIT, bearing, distance, forward, turn_between
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.movement import stops
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.movement.stops import Leg
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.footprints import BASE
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement, evasion
from battles.rulesets.big_napoleonic.words import Deployment

_NO_TURN = 1e-3


def support(line: Line, action: Action) -> None:
    """SUPPORT: a manoeuvre that ends flush behind an extended friend in assault contact, files lined up."""
    field, troop = line.field, line.troop
    friend = field.by_id.get(str(action.arguments.get("unit", "")))
    assault = assault_of(field, friend)
    unable = troop.guns or troop.in_town or troop.square or line.moved
    if friend is None or assault is None or unable or friend is troop or friend.formation != Deployment.EXTENDED:
        line.refuse(action, "not-supporting")
        return
    goal = place_behind(friend, troop)
    reason = _refusal(line, friend, goal)
    if reason:
        line.refuse(action, reason)
        return
    direction = bearing(troop.centrepoint, goal)
    length = distance(troop.centrepoint, goal)
    hx, hy = forward(direction)
    leg = evasion.go(field, line.record, hx, hy, lambda: Leg(length))
    bad_at, _ = line.reach(hx, hy)
    line.budget.go(leg.distance, bad_at)
    line.legs += 1
    line.marched = True
    if abs(turn_between(troop.facing, friend.facing)) > _NO_TURN:
        troop.put(troop.box_by_front(goal, friend.facing), friend.facing)
        line.note()
    assault.supporters.append(troop)
    line.tell_move("support", leg, length, "BNB-ASLT-6")


def assault_of(field: Field, troop: Troop | None) -> Assault | None:
    """The assault in which a unit has come into contact this player turn."""
    return next((assault for assault in field.assaults if assault.troop is troop and not assault.off), None)


def place_behind(friend: Troop, troop: Troop) -> Point:
    """Where the supporter's centrepoint comes: the middle of the rear edge, half a base left for an odd difference."""
    hx, hy = friend.heading
    depth = friend.measures[1]
    x, y = friend.x - hx * depth / 2, friend.y - hy * depth / 2
    odd = round(friend.measures[0] - troop.measures[0]) % 2
    left = BASE / 2 if odd else 0.0
    return (x - left * hy, y + left * hx)


def _refusal(line: Line, friend: Troop, goal: Point) -> str:
    field, troop = line.field, line.troop
    front = troop.centrepoint
    length = distance(front, goal)
    direction = bearing(front, goal)
    hx, hy = forward(direction)
    if length > line.reach(hx, hy)[1] + LIMIT:
        return "out-of-reach"
    box = troop.box
    turned = abs(turn_between(troop.facing, friend.facing)) > _NO_TURN
    straight = abs(turn_between(troop.facing, direction)) <= _NO_TURN
    if line.in_zone() and (turned or not straight):
        return "in-enemy-zone"
    if stops.zone_at(field, troop, box, hx, hy, length) < length - LIMIT:
        return "in-enemy-zone"
    there = troop.box_by_front(goal, friend.facing)
    if not displacement.has_room(field, troop, there):
        return "no-room"
    if (
        field.ground.bar_at(box, troop.arm, hx, hy, length) < length - LIMIT
        or stops.enemy_at(field, troop, box, hx, hy, length) < length - 2 * LIMIT
        or stops.edge_at(field, box, hx, hy) < length - LIMIT
    ):
        return "blocked"
    return ""
