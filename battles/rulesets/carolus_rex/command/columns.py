"""A column moves: its first unit goes, and the others follow by the same bends (CR-CMD-9)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import turn_between
from battles.rulesets.carolus_rex.command.giving import end_move
from battles.rulesets.carolus_rex.command.grouping import Group, challenged_by, keep_apart, walks_of
from battles.rulesets.carolus_rex.command.orders import Order, Session
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import Step
from battles.rulesets.carolus_rex.movement.walk import TINY, Walk
from battles.rulesets.carolus_rex.movement.wheels import (
    wheel,
)


@dataclass(frozen=True, slots=True)
class Bend:
    """Where the head of a column has wheeled: the middle of its leading edge then, and by how much."""

    place: Point
    turn: float


def move_column(session: Session, group: Group, order: Order) -> None:
    """The head goes its way; the others go as far, and wheel where it has wheeled (CR-CMD-9)."""
    field = session.field
    steps = order.march
    kept = [troop.lasts for troop in group.troops]
    most = _shortest(session, group, order, steps)
    for troop, lasts in zip(group.troops, kept, strict=True):
        troop.put_back(lasts)
    walks = walks_of(session, group, order)
    for walk in walks:
        walk.challenged = challenged_by(field, walk)
    bends, reason = _lead_on(walks[0], steps, most)
    if reason:
        field.refuse(session.general, "wheel", reason, order.line, "CR-MOVE-5")
    for walk in walks[1:]:
        _follow(walk, bends, walks[0].straight)
        if not walk.over and not walk.stopped:
            walk.stopped = walks[0].stopped
    keep_apart(walks)
    for walk in walks:
        end_move(walk)


def _shortest(session: Session, group: Group, order: Order, steps: Sequence[Step]) -> float:
    """How far in all the slowest of a column would get."""
    walks = walks_of(session, group, order)
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
        if walk.over or (walk.straight >= most - TINY and bends):
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
        if to_bend >= rest - TINY or walk.over:
            break
        if to_bend > TINY:
            go(walk, to_bend)
        if walk.over or walk.stopped or wheel(walk, bend.turn):
            return
    rest = length - walk.straight
    if rest > TINY and not walk.over:
        go(walk, rest)
