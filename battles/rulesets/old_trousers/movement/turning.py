"""Wheels, facing on the spot, facing about (OT-MOVE-4 to 7)."""

from __future__ import annotations

import math

from battles.engine.boxes import Box, gap, is_within, overlap
from battles.engine.geometry import CONTACT, LIMIT, normal_angle, turn_between
from battles.engine.play.paths import on_table, well_inside
from battles.engine.play.turning import wheel_arc, wheel_corner, wheeled, wheeling
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.command.commanders import give_way
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.movement.allowances import (
    ABOUT_SHARE,
    left,
    may_share,
    spend_inches,
    spend_share,
)
from battles.rulesets.old_trousers.movement.motion import DECIMALS, trace
from battles.rulesets.old_trousers.movement.moving import CLEARANCE
from battles.rulesets.old_trousers.movement.passing import Passage, passage
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop

FACED, BLOCKED, NO_MOVEMENT, ALREADY_MOVED = "faced", "blocked", "no-movement", "already-moved"
# Turns by less are none, in degrees.
_LEAST = 0.01
_FULL = 360.0


def wheel(field: Field, troop: Troop, facing: float) -> str:
    """Wheel to a facing, or as far towards it as movement allows, at the cost of the arc (OT-MOVE-4, OT-AMB-8)."""
    if troop.phase.faced:
        return FACED
    ground = troop.box
    turn = turn_between(troop.facing, facing)
    if abs(turn) <= _LEAST:
        return NO_MOVEMENT
    budget, arc = left(troop), wheel_arc(ground, turn)
    if arc > budget + LIMIT:
        turn *= budget / arc
        arc = budget
    if abs(turn) <= _LEAST or budget <= LIMIT:
        return NO_MOVEMENT
    if not field.room_as_tried(troop, ("wheel", turn), lambda: wheel_has_room(field, troop, ground, turn)):
        return BLOCKED
    reason = permit(field, troop, Act.TURN)
    if reason:
        return reason
    spend_inches(troop, arc)
    end = wheeled(ground, turn)
    troop.place(end.x, end.y, normal_angle(troop.facing + turn))
    troop.phase.acted = troop.phase.turned = troop.phase.wheeled = True
    _tell(field, troop, ground, "OT-MOVE-4", turn, "corner", arc)
    return ""


def wheel_has_room(field: Field, troop: Troop, ground: Box, turn: float) -> bool:
    """Whether a wheel keeps off enemies, prohibited ground, the edge and friends that it may not pass (OT-MOVE-7)."""
    corner = wheel_corner(ground, turn)
    # All of the wheel lies in this circle about the corner.
    reach = math.hypot(2 * ground.hw, 2 * ground.hd)
    around = Box(corner[0], corner[1], 1.0, 0.0, reach, reach)
    who = traveller_of(troop.arm, troop.formation)
    # No point of it comes farther than this.
    farthest = reach * math.radians(abs(turn))
    enemies = [
        enemy
        for enemy in field.enemies_near(troop, around, CLEARANCE)
        if is_within(ground, enemy.box, CLEARANCE + farthest)
    ]
    barring = [
        friend
        for friend in field.friends_near(troop, around, 0.0)
        if passage(troop, friend) is Passage.BARRED and is_within(ground, friend.box, farthest)
    ]
    inside = well_inside(field.battle.table, around)
    barred = not field.ground.open and field.ground.bars_near(who, around)
    if not enemies and not barring and inside and not barred:
        return not field.overlapping(troop, wheeled(ground, turn))
    # Who is overlapped already does not bar the way out.
    friends = [friend.box for friend in barring if not overlap(ground, friend.box)]
    foes = [(enemy.box, gap(ground, enemy.box)) for enemy in enemies]
    for here, last in wheeling(ground, turn):
        if last and field.overlapping(troop, here):
            return False
        if not inside and not on_table(field.battle.table, here):
            return False
        for friend in friends:
            if overlap(here, friend):
                return False
        for foe, before in foes:
            if is_within(here, foe, CLEARANCE) and _too_near(gap(here, foe), before):
                return False
        if barred and field.ground.barred_at(who, here) and not field.ground.barred_at(who, ground):
            return False
    return True


def _too_near(now: float, before: float) -> bool:
    """Whether a gap has become less than 2, and less than it was (OT-MOVE-7)."""
    return now < CLEARANCE - LIMIT and now < before - LIMIT


def face(field: Field, troop: Troop, facing: float) -> str:
    """Turn on the spot, about the centre (OT-MOVE-5); answers why not."""
    reason = bar_to_facing(field, troop, facing) or permit(field, troop, Act.TURN)
    if reason:
        return reason
    phase, ground, turn = troop.phase, troop.box, turn_between(troop.facing, facing)
    troop.place(troop.x, troop.y, facing)
    phase.acted = phase.turned = phase.faced = True
    _tell(field, troop, ground, "OT-MOVE-5", turn, "centre", None)
    return ""


def bar_to_facing(field: Field, troop: Troop, facing: float) -> str:
    """Why a unit may not turn on the spot, as far as its own movement and room are concerned."""
    if troop.phase.shifted or troop.phase.wheeled:
        return ALREADY_MOVED
    after = troop.box_at(troop.x, troop.y, facing)
    room = field.room_as_tried(troop, ("face", facing), lambda: stands_well(field, troop, troop.box, after))
    return "" if room else BLOCKED


def stands_well(field: Field, troop: Troop, before: Box, after: Box) -> bool:
    """Whether a unit may come to stand so: with room, and no nearer to enemies within 2 than before (OT-MOVE-7)."""
    if not field.has_room(troop, after):
        return False
    return not any(
        _too_near(gap(after, enemy.box), gap(before, enemy.box))
        for enemy in field.enemies_near(troop, after, CLEARANCE)
    )


def about(field: Field, troop: Troop) -> str:
    """Face about on the same ground (OT-MOVE-6); answers why not."""
    if troop.phase.faced:
        return FACED
    if not may_share(troop, ABOUT_SHARE):
        return NO_MOVEMENT
    reason = permit(field, troop, Act.OTHER)
    if reason:
        return reason
    spend_share(troop, ABOUT_SHARE)
    ground = troop.box
    troop.place(troop.x, troop.y, normal_angle(troop.facing + _FULL / 2))
    troop.phase.acted = troop.phase.turned = troop.phase.wheeled = True
    _tell(field, troop, ground, "OT-MOVE-6", _FULL / 2, "face-about", None)
    return ""


def _tell(field: Field, troop: Troop, began: Box, clause: str, turn: float, about_: str, cost: float | None) -> None:
    trace(troop, began)
    effect: catalogue.Pivot = {
        "at": troop.centre,
        "facing": troop.facing,
        "turned": round(turn, DECIMALS),
        "about": about_,
    }
    if cost is not None:
        effect["cost"] = round(cost, DECIMALS)
    field.journal.tell("pivot", troop, clause, **effect)
    give_way(field, troop, began)


def touches_enemy(field: Field, troop: Troop, ground: Box) -> bool:
    """Whether a footprint would touch an enemy (OT-FORM-1)."""
    return any(gap(ground, enemy.box) <= CONTACT for enemy in field.enemies_near(troop, ground, CONTACT))
