"""Group orders (CR-CMD-9): several units of a division that move as one, for one point."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, overlap
from battles.engine.geometry import forward, normal_angle, turn_between
from battles.engine.play.known import held
from battles.engine.play.standing import degrees_of, point_of
from battles.rulesets.carolus_rex.command.giving import end_move, note
from battles.rulesets.carolus_rex.command.orders import MOVES, OCCUPY, PROBE, RALLY, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import bar_to, cost_of
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import wheel_cost
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import RETREAT, Step
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE, seizes
from battles.rulesets.carolus_rex.movement.redeploying import redeploy
from battles.rulesets.carolus_rex.movement.walk import FRIEND, GOES_ON, REACTION, Walk
from battles.rulesets.carolus_rex.movement.wheels import (
    BLOCKED,
    NO_ALLOWANCE,
    axis_on,
    pivot_corner,
    rotated,
    turn_to,
    turn_towards,
    wheel,
)
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-CMD-9. How far units of a group may be out of line and apart.
SAME_FACING = 5.0
OUT_OF_LINE = 0.8
APART, APART_GUNS = 2.0, 1.0
GROUP_NOT_ALLOWED, NOT_A_GROUP = "group-not-allowed", "not-a-group"
NOT_GROUPED = (RALLY, CHARGE, PROBE, OCCUPY)
_TINY = 1e-6
_STEP_BACK = 0.05


@dataclass(frozen=True, slots=True)
class Group:
    """Units that form a group, the lead first: from right to left in line, from head to tail in column."""

    troops: tuple[Troop, ...]
    in_line: bool

    @property
    def lead(self) -> Troop:
        return self.troops[0]

    @property
    def tag(self) -> tuple[str, ...]:
        """Who belongs to it, whatever their order: what a second order is compared with (CR-CMD-10)."""
        return tuple(sorted(troop.id for troop in self.troops))

    def turned_about(self) -> Group:
        """The group after it has faced about: what was its left is its right, what was its tail its head."""
        return Group(self.troops[::-1], self.in_line)


def group_of(troops: Sequence[Troop]) -> Group | None:
    """The group that some units form, if they do (CR-AMB-47)."""
    first = troops[0]
    if any(
        troop.division != first.division or abs(turn_between(first.facing, troop.facing)) > SAME_FACING
        for troop in troops
    ):
        return None
    hx, hy = forward(first.facing)

    def ahead(point: Point) -> float:
        return point[0] * hx + point[1] * hy

    def aside(point: Point) -> float:
        return point[0] * hy - point[1] * hx

    abreast = sorted(troops, key=lambda troop: -aside(troop.centre))
    fronts = [ahead(troop.centre_point) for troop in troops]
    if max(fronts) - min(fronts) <= OUT_OF_LINE + zones.TOLERANCE and _neighbours(abreast):
        return Group(tuple(abreast), in_line=True)
    behind = sorted(troops, key=lambda troop: -ahead(troop.centre))
    lanes = [aside(troop.centre) for troop in troops]
    if max(lanes) - min(lanes) <= OUT_OF_LINE + zones.TOLERANCE and _neighbours(behind):
        return Group(tuple(behind), in_line=False)
    return None


def _neighbours(troops: Sequence[Troop]) -> bool:
    """Whether each is near enough to the next."""
    for one, other in itertools.pairwise(troops):
        most = APART_GUNS if one.artillery or other.artillery else APART
        if gap(one.box, other.box) > most + zones.TOLERANCE:
            return False
    return True


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
        _move_column(session, moving, order)


def bar_to_group(session: Session, group: Group, order: Order) -> str:
    """The first reason why a group may not have an order, nothing when it may: only the lead must hear (CR-CMD-9)."""
    for troop in group.troops:
        reason = bar_to(session, troop, order, group=group.tag, lead=troop is group.lead)
        if reason:
            return reason
    return ""


def _walks(session: Session, group: Group, order: Order) -> list[Walk]:
    assert order.verb in MOVES
    field = session.field
    return [
        marching.begin(
            field,
            troop,
            order.verb,
            second=troop.deeds.orders > 1,
            companions=tuple(other for other in group.troops if other is not troop),
        )
        for troop in group.troops
    ]


# ---- in line


def _move_line(session: Session, group: Group, order: Order) -> None:
    """Legs of the shortest length that any member can go, wheels as a rigid line."""
    walks = _walks(session, group, order)
    reason = _steer_line(session.field, group, walks, order.march)
    if reason:
        session.field.refuse(session.general, "wheel", reason, order.line, "CR-MOVE-5")
    _keep_apart(walks)
    for walk in walks:
        end_move(walk)


def _keep_apart(walks: Sequence[Walk]) -> None:
    """Members whose fronts are not quite parallel come back, all alike, until none stands on another (CR-MOVE-8)."""
    while any(overlap(one.troop.box, other.troop.box) for one, other in itertools.combinations(walks, 2)):
        going = [walk for walk in walks if walk.straight > _TINY]
        if not going:
            return
        for walk in going:
            back = min(_STEP_BACK, walk.straight)
            hx, hy = walk.course
            walk.troop.place(walk.troop.x - back * hx, walk.troop.y - back * hy)
            walk.straight -= back
            walk.stopped = FRIEND


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
        if any(walk.stopped not in GOES_ON for walk in walks):
            break
    return reason


def rehearse_line(session: Session, group: Group, order: Order) -> bool:
    """Take a line through an order without dice, log or consequence for others; whether it could move or wheel.

    The members are left where they would stand: whoever asks puts them back.
    """
    moving = group.turned_about() if order.verb == RETREAT else group
    walks = _walks(session, moving, order)
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
    able = [_could_go(walk, wanted) for walk in walks]
    length, slowest = min((round(gone, 6), index) for index, (gone, _) in enumerate(able))
    reason = able[slowest][1]
    if walks[0].trial:
        _shift_together(walks, length, reason)
        return
    halted = False
    for walk in walks:
        walk.challenged = _challenge(field, walk)
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
        short = wanted is None or length < wanted - _TINY
        if not walk.over:
            walk.stopped = walk.stopped or (reason if short else "")
            walk.over = walk.stopped not in GOES_ON


def _shift_together(walks: list[Walk], length: float, reason: str) -> None:
    """Where a line would stand that nobody troubles on its way."""
    for walk in walks:
        hx, hy = walk.course
        walk.troop.place(walk.troop.x + length * hx, walk.troop.y + length * hy)
        walk.left -= length
        walk.straight += length
        walk.stopped = reason
        walk.over = reason not in GOES_ON


def _challenge(field: Field, walk: Walk) -> Callable[[Troop], bool]:
    return lambda enemy: seizes(field, enemy, walk.troop)


def _draw_level(walks: list[Walk], halted: Walk) -> None:
    """Those who have gone farther than a member who was halted come back to his level; who is charged stays."""
    for walk in walks:
        back = walk.straight - halted.straight
        if back > _TINY and walk.stopped != REACTION:
            hx, hy = walk.course
            walk.troop.place(walk.troop.x - back * hx, walk.troop.y - back * hy)
            walk.straight -= back
            walk.end(halted.stopped)


def _could_go(walk: Walk, wanted: float | None) -> tuple[float, str]:
    """How far a member could go on by itself from where it stands, and what would stop it."""
    troop = walk.troop
    kept = troop.lasts
    fixed = [(friend, friend.deeds.fixed) for friend in walk.field.of_side(troop.side)]
    obstacles = dict(troop.deeds.left_at_obstacle)
    trial = Walk(
        walk.field,
        troop,
        walk.mode,
        walk.left,
        backwards=walk.backwards,
        keep=walk.keep,
        shy=walk.shy,
        trial=True,
        companions=walk.companions,
    )
    trial.inside, trial.outflanks, trial.unseen = dict(walk.inside), walk.outflanks, walk.unseen
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
    if any(cost > walk.left + _TINY for walk in walks):
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


# ---- in column


@dataclass(frozen=True, slots=True)
class Bend:
    """Where the head of a column has wheeled: the middle of its leading edge then, and by how much."""

    place: Point
    turn: float


def _move_column(session: Session, group: Group, order: Order) -> None:
    """The head goes its way; the others go as far, and wheel where it has wheeled (CR-CMD-9)."""
    field = session.field
    steps = order.march
    kept = [troop.lasts for troop in group.troops]
    most = _shortest(session, group, order, steps)
    for troop, lasts in zip(group.troops, kept, strict=True):
        troop.put_back(lasts)
    walks = _walks(session, group, order)
    for walk in walks:
        walk.challenged = _challenge(field, walk)
    bends, reason = _lead_on(walks[0], steps, most)
    if reason:
        field.refuse(session.general, "wheel", reason, order.line, "CR-MOVE-5")
    for walk in walks[1:]:
        _follow(walk, bends, walks[0].straight)
        if not walk.over and not walk.stopped:
            walk.stopped = walks[0].stopped
    _keep_apart(walks)
    for walk in walks:
        end_move(walk)


def _shortest(session: Session, group: Group, order: Order, steps: Sequence[Step]) -> float:
    """How far in all the slowest of a column would get."""
    walks = _walks(session, group, order)
    for walk in walks:
        walk.trial = True
    bends, _ = _lead_on(walks[0], steps, math.inf)
    most = walks[0].straight
    for walk in walks[1:]:
        _follow(walk, bends, most)
        most = min(most, walk.straight)
    return most


def _lead_on(walk: Walk, steps: Sequence[Step], most: float) -> tuple[list[Bend], str]:
    """The head's way; where it has wheeled, and the reason if a wheel proves impossible."""
    bends: list[Bend] = []
    for step in steps:
        if walk.over or (walk.straight >= most - _TINY and bends):
            break
        before, facing = walk.leading_middle, walk.troop.facing
        reason = marching.carry_out(walk, (step,), most)
        turned = turn_between(facing, walk.troop.facing)
        if abs(turned) > 0.01:
            bends.append(Bend(before, turned))
        if reason:
            return bends, reason
    return bends, ""


def _follow(walk: Walk, bends: Sequence[Bend], length: float) -> None:
    """A follower's way: straight on to each bend it reaches, a wheel there, and on to the length of the head."""
    for bend in bends:
        hx, hy = walk.course
        x, y = walk.leading_middle
        to_bend = (bend.place[0] - x) * hx + (bend.place[1] - y) * hy
        rest = length - walk.straight
        if to_bend >= rest - _TINY or walk.over:
            break
        if to_bend > _TINY:
            go(walk, to_bend)
        if walk.over or walk.stopped or wheel(walk, bend.turn):
            return
    rest = length - walk.straight
    if rest > _TINY and not walk.over:
        go(walk, rest)
