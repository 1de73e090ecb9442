"""Group orders (CR-CMD-9): several units of a division that move as one, for one point."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.boxes import Box
from battles.engine.geometry import normal_angle, turn_between
from battles.engine.play.known import held
from battles.engine.play.standing import degrees_of, point_of
from battles.rulesets.carolus_rex.command.columns import move_column
from battles.rulesets.carolus_rex.command.giving import end_move, note
from battles.rulesets.carolus_rex.command.grouping import Group, challenged_by, group_of, keep_apart, walks_of
from battles.rulesets.carolus_rex.command.orders import OCCUPY, PROBE, RALLY, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import bar_to, cost_of
from battles.rulesets.carolus_rex.movement.allowances import wheel_cost
from battles.rulesets.carolus_rex.movement.friends import back_off
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import RETREAT, Step
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE
from battles.rulesets.carolus_rex.movement.redeploying import redeploy
from battles.rulesets.carolus_rex.movement.walk import GOES_ON, REACTION, TINY, Walk
from battles.rulesets.carolus_rex.movement.wheels import (
    BLOCKED,
    NO_ALLOWANCE,
    axis_on,
    pivot_corner,
    rotated,
    turn_to,
    turn_towards,
)
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

GROUP_NOT_ALLOWED, NOT_A_GROUP = "group-not-allowed", "not-a-group"
NOT_GROUPED = (RALLY, CHARGE, PROBE, OCCUPY)


def give_group(session: Session, troops: Sequence[Troop], order: Order) -> None:
    """Give one order to a group, or write why not."""
    field = session.field
    if order.verb in NOT_GROUPED:
        field.refuse(session.general, order.verb, GROUP_NOT_ALLOWED, order.line, "CR-CMD-9")
        return
    group = group_of([troop for troop in troops if troop.present]) if all(t.present for t in troops) else None
    if group is None or len(set(troops)) != len(troops):
        reason = NOT_A_GROUP if all(troop.present for troop in troops) else "not-yours"
        field.refuse(session.general, order.verb, reason, order.line, "CR-CMD-9")
        return
    reason = bar_to_group(session, group, order)
    if reason:
        field.refuse(session.general, order.verb, reason, order.line)
        return
    cost = cost_of(session.general, group.lead)
    session.points -= cost
    for troop in group.troops:
        note(session, troop, order, group=group.tag)
    field.tell(
        "command",
        group.lead,
        "CR-CMD-9",
        order=order.verb,
        cp=cost,
        left=session.points,
        by=session.general.id,
        group=[troop.id for troop in group.troops],
    )
    if order.verb == REDEPLOY:
        for troop in group.troops:
            reason = redeploy(field, troop, order.action)
            if reason:
                field.refuse(session.general, REDEPLOY, reason, order.line, "CR-FORM-1")
        return
    moving = group.turned_about() if order.verb == RETREAT else group
    if moving.in_line:
        _move_line(session, moving, order)
    else:
        move_column(session, moving, order)


def bar_to_group(session: Session, group: Group, order: Order) -> str:
    """The first reason why a group may not have an order, nothing when it may: only the lead must hear (CR-CMD-9)."""
    for troop in group.troops:
        reason = bar_to(session, troop, order, group=group.tag, lead=troop is group.lead)
        if reason:
            return reason
    return ""


def _move_line(session: Session, group: Group, order: Order) -> None:
    """Legs of the shortest length that any member can go, wheels as a rigid line."""
    walks = walks_of(session, group, order)
    reason = _steer_line(session.field, group, walks, order.march)
    if reason:
        session.field.refuse(session.general, "wheel", reason, order.line, "CR-MOVE-5")
    keep_apart(walks)
    for walk in walks:
        end_move(walk)


def _steer_line(field: Field, group: Group, walks: list[Walk], steps: Sequence[Step]) -> str:
    """Take a line through the steps of its order; the reason when a wheel proves impossible, which ends it."""
    lead = walks[0]
    reason = ""
    for step in steps:
        if any(walk.over for walk in walks):
            break
        wanted = step.wanted
        if step.is_wheel:
            reason = _wheel_line(field, group, walks, _turn(lead, step))
        elif step.place is not None:
            point = point_of(field, step.place, lead.troop.side)
            if point is None:
                break
            target = field.by_id.get(step.place.ref)
            if target is None or not axis_on(lead.troop.box, target.box):
                reason = _wheel_line(field, group, walks, turn_towards(lead.troop, point))
            wanted = max(0.0, math.dist(lead.troop.centre_point, point) - step.short)
        if reason:
            break
        if not step.is_wheel:
            _leg_together(field, walks, wanted)
            if not lead.trial:
                keep_apart(walks)
        if any(walk.stopped not in GOES_ON for walk in walks):
            break
    return reason


def rehearse_line(session: Session, group: Group, order: Order) -> bool:
    """Take a line through an order without dice, log or consequence for others; whether it could move or wheel.

    The members are left where they would stand: whoever asks puts them back.
    """
    moving = group.turned_about() if order.verb == RETREAT else group
    walks = walks_of(session, moving, order)
    for walk in walks:
        walk.trial = True
    reason = _steer_line(session.field, moving, walks, order.march)
    return not reason and any((walk.troop.x, walk.troop.y, walk.troop.facing) != walk.started for walk in walks)


def _turn(walk: Walk, step: Step) -> float:
    if step.turn is not None:
        return step.turn
    degrees = degrees_of(walk.field, walk.troop.centre, step.towards, walk.troop.side)
    return 0.0 if degrees is None else turn_between(walk.troop.facing, degrees)


def _leg_together(field: Field, walks: list[Walk], wanted: float | None) -> None:
    """Everyone goes the shortest distance that anyone could (CR-CMD-9, CR-AMB-30)."""
    able = _able(field, walks, wanted)
    length, slowest = min((round(gone, 6), index) for index, (gone, _) in enumerate(able))
    reason = able[slowest][1]
    if walks[0].trial:
        _shift_together(walks, length, reason)
        return
    halted = False
    for walk in walks:
        walk.challenged = challenged_by(field, walk)
    for index, walk in enumerate(walks):
        go(walk, length)
        if walk.stopped == REACTION and walk.halted_by is not None:
            for other in walks:
                # Its zone has come over them: they have not entered it (CR-MOVE-13).
                other.inside.setdefault(walk.halted_by.id, False)
        if walk.over and index:
            _draw_level(walks[:index], walk)
        halted = halted or walk.over
        if walk.over:
            length = min(length, walk.straight)
    for walk in walks:
        short = wanted is None or length < wanted - TINY
        if not walk.over:
            walk.stopped = walk.stopped or (reason if short else "")
            walk.over = walk.stopped not in GOES_ON


def _able(field: Field, walks: list[Walk], wanted: float | None) -> list[tuple[float, str]]:
    """How far each member could go by itself, and what would stop it."""
    key = (wanted, *(_way_of(walk) for walk in walks))
    able = field.legs_tried.get(key)
    if able is None:
        able = [_could_go(walk, wanted) for walk in walks]
    if not walks[0].trial:
        field.legs_tried.clear()
    elif field.known is None:
        field.legs_tried[key] = able
    return able


def _way_of(walk: Walk) -> tuple[object, ...]:
    """By what a way of a member differs from another on the same table."""
    troop = walk.troop
    return (troop.index, troop.lasts, walk.mode, walk.left, walk.keep, walk.shy, tuple(walk.inside.items()))


def _shift_together(walks: list[Walk], length: float, reason: str) -> None:
    """Where a line would stand that nobody troubles on its way."""
    for walk in walks:
        hx, hy = walk.course
        walk.troop.place(walk.troop.x + length * hx, walk.troop.y + length * hy)
        walk.left -= length
        walk.straight += length
        walk.stopped = reason
        walk.over = reason not in GOES_ON


def _draw_level(walks: list[Walk], halted: Walk) -> None:
    """Those who have gone farther than a member who was halted come back to his level, and off whom they stand on then;
    who is charged stays."""
    for walk in walks:
        back = walk.straight - halted.straight
        if back > TINY and walk.stopped != REACTION:
            hx, hy = walk.course
            walk.troop.place(walk.troop.x - back * hx, walk.troop.y - back * hy)
            walk.straight -= back
            back_off(walk)
            walk.end(halted.stopped)


def _could_go(walk: Walk, wanted: float | None) -> tuple[float, str]:
    """How far a member could go on by itself from where it stands, and what would stop it."""
    troop = walk.troop
    kept = troop.lasts
    fixed = [(friend, friend.deeds.fixed) for friend in walk.field.of_side(troop.side)]
    obstacles = dict(troop.deeds.left_at_obstacle)
    trial = walk.on_trial()
    with held(walk.field.known):
        go(trial, wanted)
    troop.put_back(kept)
    troop.deeds.left_at_obstacle = obstacles
    for friend, was in fixed:
        friend.deeds.fixed = was
    return trial.straight, trial.stopped


def _wheel_line(field: Field, group: Group, walks: list[Walk], turn: float) -> str:
    """A line wheels about the outer front corner of its inner-flank unit, at the dearest member's cost (CR-CMD-9)."""
    if abs(turn) < 0.01:
        return ""
    cost = max(wheel_cost(troop, turn) for troop in group.troops)
    if any(cost > walk.left + TINY for walk in walks):
        return NO_ALLOWANCE
    backwards = walks[0].backwards
    inner = group.troops[0] if (turn > 0) is not backwards else group.troops[-1]
    pivot = pivot_corner(inner, turn, backwards=backwards)
    places: list[tuple[Walk, Box]] = []
    for walk in walks:
        troop = walk.troop
        x, y = rotated(troop.centre, pivot, turn)
        ground = troop.box_at(x, y, normal_angle(troop.facing + turn))
        if not field.has_room(troop, ground, (*walk.companions, *walk.passing)):
            return BLOCKED
        places.append((walk, ground))
    for walk, ground in places:
        turn_to(walk, (ground.x, ground.y), turn, cost)
    return ""
