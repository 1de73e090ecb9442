"""Whom a unit fires at: as told, then at will; where it stands, or on its way (OT-FIRE-1, OT-FIRE-6, OT-FIRE-13)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from battles.engine.boxes import Box, gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, distance, nearest_on_segment
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.fire.aiming import Bearing, Gunner, points_of, range_of
from battles.rulesets.old_trousers.fire.marks import Mark, Marks
from battles.rulesets.old_trousers.table.charge import OPPORTUNITY
from battles.rulesets.old_trousers.table.field import Field, Segment
from battles.rulesets.old_trousers.table.troops import Troop

#: The rank of a target: whether it is no enemy who charges, points (negative), distance in inches, place in the file.
Rank = tuple[bool, int, float, int]
# Distances nearer to each other than this are the same.
DECIMALS = 6
_ROUNDED = 1e-6


@dataclass(frozen=True, slots=True)
class Aim:
    """A target that a unit may take, and what bears on it."""

    mark: Mark
    bearings: tuple[Bearing, ...]

    @property
    def points(self) -> int:
        return points_of(self.bearings)


def can_fire(field: Field, troop: Troop) -> bool:
    """Whether a unit can fire at all in this subsegment (OT-FIRE-1, OT-FIRE-2, OT-FIRE-4, OT-AMB-21, OT-AMB-27)."""
    if not bears_arms(field, troop) or troop.phase.fired or field.touching(troop):
        return False
    if field.journal.phase == Segment.STATIONARY_FIRE:
        if _has_stirred(field, troop) and not caught_moving_by(field, troop):
            return False
        return not any(charge.silent and charge.target is troop for charge in field.charges)
    return True


def _has_stirred(field: Field, troop: Troop) -> bool:
    """Whether an active unit moved, turned or changed formation in this phase."""
    return troop.side == field.active and (troop.phase.moved or troop.phase.turned or troop.phase.reformed)


def caught_moving_by(field: Field, troop: Troop) -> list[Troop]:
    """Who charges a unit as it moves: it fires at them in Stationary Fire (OT-C-OPP-1)."""
    return [
        charge.charger
        for charge in field.charges
        if charge.kind == OPPORTUNITY and charge.target is troop and charge.awaits_test
    ]


def bears_arms(field: Field, troop: Troop) -> bool:
    """Whether a unit has something to fire with, and nothing that it did forbids it."""
    if not troop.present or troop.routed or troop.day.hold_fire or troop.day.manned:
        return False
    if troop.phase.recovering or troop.phase.marched:
        return False
    if troop.artillery:
        return troop.unlimbered and troop.guns_at is None
    return troop.infantry or (troop.in_skirmish and bool(field.settings["cavalry_carbines"]))


def at_will(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether a unit fires at a target without having been told to (OT-DEC-1)."""
    decision = "fire at will" if troop.side == field.active else "defensive fire"
    return choose(field, troop, decision, target).name != "NEVER"


def would_fire_at(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether a unit will fire at somebody if it can bear on him."""
    return target.id in troop.day.targets or at_will(field, troop, target)


def aims(field: Field, troop: Troop, marks: Marks) -> list[Aim]:
    """The targets that a unit takes, in order: those it was told, then those it chooses itself (OT-FIRE-6)."""
    only = None
    if field.journal.phase == Segment.STATIONARY_FIRE and _has_stirred(field, troop):
        only = caught_moving_by(field, troop)
    within = _in_reach(field, troop, marks)
    if not within and not troop.day.targets:
        return []
    gunner = Gunner(field, troop, marks)
    told = []
    for name in troop.day.targets:
        target = field.by_id.get(name)
        if target is None or not target.present or target.side == troop.side:
            continue
        aim = aim_at(gunner, target) if only is None or target in only else None
        if aim is not None:
            told.append(aim)
    if told and gunner.as_one:
        return told[:1]
    named = [aim.mark.troop for aim in told]
    targets = [target for target in within if target not in named and (only is None or target in only)]
    if troop.artillery:
        best = _best(gunner, targets)
        return [best] if best is not None else []
    chosen = []
    for target in targets:
        aim = aim_at(gunner, target) if at_will(field, troop, target) else None
        if aim is not None:
            chosen.append((*_rank(gunner, aim), aim))
    chosen.sort(key=lambda entry: entry[:4])
    return [*told, *(entry[4] for entry in chosen)]


def _best(gunner: Gunner, targets: Sequence[Troop]) -> Aim | None:
    """The target that a battery chooses: the first by rank on which it bears.

    What a target may at best rank costs little to tell, its rank more, and a line of fire most. So the most promising
    is always judged next, and none is judged that can rank no higher than the best so far.
    """
    field, troop = gunner.field, gunner.troop
    hopes: list[tuple[Rank, bool, Troop]] = []
    for target in targets:
        hope = _hope(gunner, target)
        if hope is not None:
            hopes.append((hope, False, target))
    heapify(hopes)
    best: Aim | None = None
    rank: Rank | None = None
    while hopes:
        hope, judged, target = heappop(hopes)
        if rank is not None and rank < hope:
            break
        if not judged:
            closer = _closer_hope(gunner, target) if at_will(field, troop, target) else None
            if closer is not None:
                heappush(hopes, (closer, True, target))
            continue
        aim = aim_at(gunner, target, best.points if best is not None else 0)
        if aim is not None and (rank is None or _rank(gunner, aim) < rank):
            best, rank = aim, _rank(gunner, aim)
    return best


def _rank(gunner: Gunner, aim: Aim) -> Rank:
    """The enemy who charges it, most points, least distance, file order."""
    target = aim.mark.troop
    away = round(gap(gunner.troop.box, aim.mark.box), DECIMALS)
    return (target not in gunner.chargers, -aim.points, away, target.index)


def _hope(gunner: Gunner, target: Troop) -> Rank | None:
    """No worse than the rank of a target for a battery, at a glance; ``None`` when it surely is none."""
    mark = gunner.marks.standing(target)
    points, away = gunner.hope(mark), _least_gap(gunner.troop.box, mark.box)
    if _has_passed(gunner, target):
        points, away = max(points, gunner.most(_nearest_pass(gunner, target))), 0.0
    return (target not in gunner.chargers, -points, away, target.index) if points else None


def _closer_hope(gunner: Gunner, target: Troop) -> Rank | None:
    """The rank of a target for a battery should the line of fire be open, or no worse where it stood on its way."""
    mark = gunner.marks.standing(target)
    points, away = gunner.promise(mark), round(gap(gunner.troop.box, mark.box), DECIMALS)
    if _has_passed(gunner, target):
        stood = gunner.marks.on_its_way(target)
        points = max(points, *(gunner.hope(mark) for mark in stood))
        away = min(away, *(_least_gap(gunner.troop.box, mark.box) for mark in stood))
    return (target not in gunner.chargers, -points, away, target.index) if points else None


def _least_gap(ground: Box, other: Box) -> float:
    """No more than the rounded gap between two footprints, by the circles round them."""
    between = math.hypot(ground.x - other.x, ground.y - other.y) - ground.radius - other.radius
    return max(0.0, between - _ROUNDED)


def _has_passed(gunner: Gunner, target: Troop) -> bool:
    """Whether a target moved in this phase before the eyes of a passive unit."""
    return gunner.troop.side != gunner.field.active and bool(target.phase.trail)


def _nearest_pass(gunner: Gunner, target: Troop) -> float:
    """How near a battery a target can have come on its way, at the least."""
    at = gunner.battery.at
    return min(
        distance(at, nearest_on_segment(at, (act.began.x, act.began.y), (act.ended.x, act.ended.y)))
        - max(act.began.radius, act.ended.radius)
        for act in target.phase.trail
    )


def _in_reach(field: Field, troop: Troop, marks: Marks) -> list[Troop]:
    """The enemies who are or were within range, in file order."""
    reach = range_of(troop) + LIMIT
    near = field.enemies_near(troop, troop.box, reach)
    if troop.side == field.active:
        return near
    found = {target.index: target for target in (*near, *marks.passers(troop.centre, reach + troop.box.radius))}
    return [found[index] for index in sorted(found)]


def aim_at(gunner: Gunner, target: Troop, least: int = 0) -> Aim | None:
    """How a unit fires at a target: where it stands, or at the best point of its way; ``None`` when it cannot.

    Points of its way that are worth less than ``least`` are of no interest.
    """
    field, troop = gunner.field, gunner.troop
    if field.touching(target):
        return None
    now = _aim(gunner, gunner.marks.standing(target))
    if not _has_passed(gunner, target):
        return now
    wanted = choose(field, troop, "opportunity fire", target).name
    if wanted == "NEVER" or (wanted != "BEST" and now is not None):
        return now
    floor = max(least, now.points + 1 if now is not None else 1)
    marks = gunner.marks.on_its_way(target)
    if not troop.artillery:
        aims = [aim for mark in reversed(marks) if (aim := _aim(gunner, mark)) is not None and aim.points >= floor]
        return max(aims, key=lambda aim: aim.points, default=now)
    promises = [(gunner.promise(mark), number) for number, mark in enumerate(marks) if gunner.hope(mark) >= floor]
    for promise, number in sorted(promises, reverse=True):
        if promise < floor:
            break
        aim = _aim(gunner, marks[number])
        if aim is not None:
            return aim
    return now


def _aim(gunner: Gunner, mark: Mark) -> Aim | None:
    found = tuple(gunner.bearings(mark))
    return Aim(mark, found) if found else None
