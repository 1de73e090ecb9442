"""Whom a unit fires at: as told, then at will; where it stands, or on its way (OT-FIRE-1, OT-FIRE-6, OT-FIRE-13)."""

from __future__ import annotations

import math
from dataclasses import dataclass

from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.fire.aiming import Bearing, Mark, bearings, mark_at, mark_of, points_of, range_of
from battles.rulesets.old_trousers.table.charge import OPPORTUNITY
from battles.rulesets.old_trousers.table.field import Field, Segment
from battles.rulesets.old_trousers.table.troops import Troop, postures


@dataclass(frozen=True, slots=True)
class Aim:
    """A target that a unit may take, and what bears on it."""

    mark: Mark
    bearings: tuple[Bearing, ...]

    @property
    def points(self) -> int:
        return points_of(self.bearings)


def can_fire(field: Field, troop: Troop) -> bool:
    """Whether a unit can fire at all in this subsegment (OT-FIRE-1, OT-FIRE-2, OT-FIRE-4)."""
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
    told = []
    for name in troop.day.targets:
        target = field.by_id.get(name)
        if target is None or (only is not None and target not in only):
            continue
        if target.present and target.side != troop.side:
            aim = aim_at(field, troop, target)
            if aim is not None:
                told.append(aim)
    chosen = []
    named = {aim.mark.troop.id for aim in told}
    for target in _in_reach(field, troop):
        if target.id in named or (only is not None and target not in only) or not at_will(field, troop, target):
            continue
        aim = aim_at(field, troop, target)
        if aim is not None:
            chosen.append((*_rank(field, troop, aim), aim))
    chosen.sort(key=lambda entry: entry[:4])
    return [*told, *(entry[4] for entry in chosen)]


def _rank(field: Field, troop: Troop, aim: Aim) -> tuple[bool, int, float, int]:
    """The enemy who charges it, most points, least distance, file order."""
    target = aim.mark.troop
    charges = any(
        charge.target is troop and charge.charger is target and charge.awaits_test for charge in field.charges
    )
    return (not charges, -aim.points, round(gap(troop.box, aim.mark.box), 6), target.index)


def _in_reach(field: Field, troop: Troop) -> list[Troop]:
    """The enemies who are or were within range."""
    reach = range_of(troop) + LIMIT
    near = field.enemies_near(troop, troop.box, reach)
    if troop.side == field.active:
        return near
    found = {target.index: target for target in near}
    for target in field.enemies(troop):
        if target.index not in found and any(
            _passes_near(troop, reach, posture.box.x, posture.box.y, posture.box.radius) for posture in postures(target)
        ):
            found[target.index] = target
    return [found[index] for index in sorted(found)]


def _passes_near(troop: Troop, reach: float, x: float, y: float, radius: float) -> bool:
    return math.hypot(x - troop.x, y - troop.y) <= reach + troop.box.radius + radius


def aim_at(field: Field, troop: Troop, target: Troop) -> Aim | None:
    """How a unit fires at a target: where it stands, or at the best point of its way; ``None`` when it cannot."""
    if field.touching(target):
        return None
    now = _aim(field, troop, mark_of(field, target))
    if troop.side == field.active or not target.phase.trail:
        return now
    wanted = choose(field, troop, "opportunity fire", target).name
    if wanted == "NEVER" or (wanted != "BEST" and now is not None):
        return now
    best: Aim | None = None
    for posture in postures(target):
        aim = _aim(field, troop, mark_at(field, target, posture.box, posture.formation))
        if aim is not None and (best is None or aim.points >= best.points):
            best = aim
    return best if best is not None and (now is None or best.points > now.points) else now


def _aim(field: Field, troop: Troop, mark: Mark) -> Aim | None:
    found = tuple(bearings(field, troop, mark))
    return Aim(mark, found) if found else None
