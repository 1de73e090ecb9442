"""Whom a unit fires at: as told, then at will; where it stands, or on its way (OT-FIRE-1, OT-FIRE-6, OT-FIRE-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point
from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT, distance, nearest_on_segment
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.fire.aiming import Bearing, Gunner, Mark, mark_at, mark_of, points_of, range_of
from battles.rulesets.old_trousers.table.charge import OPPORTUNITY
from battles.rulesets.old_trousers.table.field import Field, Segment
from battles.rulesets.old_trousers.table.troops import Act, Troop, postures


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


def aims(field: Field, troop: Troop) -> list[Aim]:
    """The targets that a unit takes, in order: those it was told, then those it chooses itself (OT-FIRE-6)."""
    only = None
    if field.journal.phase == Segment.STATIONARY_FIRE and _has_stirred(field, troop):
        only = caught_moving_by(field, troop)
    within = _in_reach(field, troop)
    if not within and not troop.day.targets:
        return []
    gunner = Gunner(field, troop)
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
            chosen.append((*_rank(field, troop, aim), aim))
    chosen.sort(key=lambda entry: entry[:4])
    return [*told, *(entry[4] for entry in chosen)]


def _best(gunner: Gunner, targets: Sequence[Troop]) -> Aim | None:
    """The target that a battery chooses. Lines of fire are drawn only to those that may be better than the best."""
    field, troop = gunner.field, gunner.troop
    hopes = []
    for target in targets:
        hope = gunner.promise(mark_of(field, target))
        if _has_passed(troop, target, field):
            hope = max(hope, gunner.most(_nearest_pass(gunner, target)))
        if hope:
            hopes.append((not _charges(field, target, troop), -hope, target.index, target))
    hopes.sort(key=lambda entry: entry[:3])
    best: Aim | None = None
    rank: tuple[bool, int, float, int] | None = None
    for charging, hope, _, target in hopes:
        if rank is not None and rank < (charging, hope):
            break
        if not at_will(field, troop, target):
            continue
        aim = aim_at(gunner, target, best.points if best is not None else 0)
        if aim is not None and (rank is None or _rank(field, troop, aim) < rank):
            best, rank = aim, _rank(field, troop, aim)
    return best


def _rank(field: Field, troop: Troop, aim: Aim) -> tuple[bool, int, float, int]:
    """The enemy who charges it, most points, least distance, file order."""
    target = aim.mark.troop
    return (not _charges(field, target, troop), -aim.points, round(gap(troop.box, aim.mark.box), 6), target.index)


def _charges(field: Field, enemy: Troop, troop: Troop) -> bool:
    """Whether an enemy is on his way to charge a unit."""
    return any(charge.target is troop and charge.charger is enemy and charge.awaits_test for charge in field.charges)


def _has_passed(troop: Troop, target: Troop, field: Field) -> bool:
    """Whether a target moved in this phase before the eyes of a passive unit."""
    return troop.side != field.active and bool(target.phase.trail)


def _nearest_pass(gunner: Gunner, target: Troop) -> float:
    """How near a battery a target can have come on its way, at the least."""
    at = gunner.battery.at
    return min(
        distance(at, nearest_on_segment(at, (act.began.x, act.began.y), (act.ended.x, act.ended.y)))
        - max(act.began.radius, act.ended.radius)
        for act in target.phase.trail
    )


def _in_reach(field: Field, troop: Troop) -> list[Troop]:
    """The enemies who are or were within range, in file order."""
    reach = range_of(troop) + LIMIT
    near = field.enemies_near(troop, troop.box, reach)
    if troop.side == field.active:
        return near
    found = {target.index: target for target in near}
    far = reach + troop.box.radius
    for target in field.enemies(troop):
        trail = target.phase.trail
        if trail and target.index not in found and _passes_near(troop.centre, trail, far):
            found[target.index] = target
    return [found[index] for index in sorted(found)]


def _passes_near(place: Point, trail: Iterable[Act], far: float) -> bool:
    """Whether somebody came within a distance of a place on his way, by circles."""
    x, y = place
    for act in trail:
        began, ended = act.began, act.ended
        reach = far + max(began.radius, ended.radius)
        # Most ways are wholly on one side of the square about the place.
        if (began.x - x > reach < ended.x - x) or (x - began.x > reach < x - ended.x):
            continue
        if (began.y - y > reach < ended.y - y) or (y - began.y > reach < y - ended.y):
            continue
        if distance(place, nearest_on_segment(place, (began.x, began.y), (ended.x, ended.y))) <= reach:
            return True
    return False


def aim_at(gunner: Gunner, target: Troop, least: int = 0) -> Aim | None:
    """How a unit fires at a target: where it stands, or at the best point of its way; ``None`` when it cannot.

    Points of its way that are worth less than ``least`` are of no interest.
    """
    field, troop = gunner.field, gunner.troop
    if field.touching(target):
        return None
    now = _aim(gunner, mark_of(field, target))
    if not _has_passed(troop, target, field):
        return now
    wanted = choose(field, troop, "opportunity fire", target).name
    if wanted == "NEVER" or (wanted != "BEST" and now is not None):
        return now
    floor = max(least, now.points + 1 if now is not None else 1)
    marks = [mark_at(field, target, posture.box, posture.formation) for posture in postures(target)]
    if not troop.artillery:
        aims = [aim for mark in reversed(marks) if (aim := _aim(gunner, mark)) is not None and aim.points >= floor]
        return max(aims, key=lambda aim: aim.points, default=now)
    promises = [(gunner.promise(mark), number) for number, mark in enumerate(marks)]
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
