"""Withdrawals, forced and chosen: retire, fall back, retreat, evade (BNB-FORCE-1 to 7)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, forward, normal_angle
from battles.rulesets.big_napoleonic.command import generals
from battles.rulesets.big_napoleonic.movement import steps, stops
from battles.rulesets.big_napoleonic.movement.allowances import (
    FALL_BACK,
    REDEPLOYMENT,
    Pace,
    allowance,
    retreat_allowance,
)
from battles.rulesets.big_napoleonic.table import figures, losses, zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved, Phase
from battles.rulesets.big_napoleonic.table.ground import Going
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement
from battles.rulesets.big_napoleonic.words import Deployment

# BNB-FORCE-1. Enemies no further off than this must be further off afterwards, in inches.
WATCHED = 12.0
# BNB-FORCE-3. The directions tried lie so far apart.
FAN = 15.0


class Withdrawal(StrEnum):
    """The modes of a withdrawal."""

    RETIRE = "retire"
    RETREAT = "retreat"
    FALL_BACK = "fall-back"
    EVADE = "evade"


@dataclass(frozen=True, slots=True)
class Course:
    """A way back: its direction, how far it goes, and whether that is all of it. ``leaves``: off the table."""

    mode: Withdrawal
    facing: float
    distance: float
    complete: bool
    leaves: bool = False


def fan(base: float) -> Iterator[float]:
    """The base direction, then 15 degrees left of it, 15 right, and so on round to its opposite (BNB-FORCE-3)."""
    yield base
    for step in range(1, 12):
        yield normal_angle(base - step * FAN)
        yield normal_angle(base + step * FAN)
    yield normal_angle(base + 180.0)


def wanted(troop: Troop, mode: Withdrawal) -> tuple[float, float]:
    """The inches to be made on good ground and on bad (BNB-FORCE-2)."""
    match mode:
        case Withdrawal.RETIRE:
            cost = REDEPLOYMENT if troop.unlimbered else 0.0
            return (
                allowance(troop, Pace.MANOEUVRE, Going.GOOD) - cost,
                max(0.0, allowance(troop, Pace.MANOEUVRE, Going.BAD) - cost),
            )
        case Withdrawal.FALL_BACK:
            return FALL_BACK, FALL_BACK
        case _:
            return retreat_allowance(troop), retreat_allowance(troop)


def best_way(
    field: Field,
    troop: Troop,
    mode: Withdrawal,
    base: float,
    *,
    only_base: bool = False,
    compulsory: bool = False,
    share: float = 1.0,
    enemy: Troop | None = None,
) -> Course | None:
    """The way a unit goes back (BNB-FORCE-3); ``None`` when it may stay because it cannot make half (BNB-FORCE-5).

    ``compulsory`` for what a throw or a combat demands; ``share`` of the distance that is to be made; ``enemy`` whom
    the unit evades or fought, for conditions (BNB-ORD-1).
    """
    good, bad = (share * inches for inches in wanted(troop, mode))
    best: Course | None = None
    for direction in (base,) if only_base or mode == Withdrawal.FALL_BACK else fan(base):
        distance, whole = _reach(field, troop, direction, good, bad, enemy)
        if whole:
            return Course(mode, direction, distance, True)
        if best is None or distance > best.distance + LIMIT:
            best = Course(mode, direction, distance, False)
    if _leaves(field, troop, base, good, enemy):
        return Course(mode, base, good, True, leaves=True)
    if best is not None and not compulsory and best.distance < good / 2 - LIMIT:
        return None
    return best


def _reach(
    field: Field, troop: Troop, direction: float, good: float, bad: float, enemy: Troop | None
) -> tuple[float, bool]:
    """How far a unit can go back in a direction, and whether that is all it must (BNB-FORCE-1, BNB-FORCE-6)."""
    hx, hy = forward(direction)
    box = troop.box
    slowed = field.ground.bad_at(box, troop.arm, hx, hy, good)
    full = good if slowed >= good - LIMIT else max(bad, slowed)
    distance = min(full, _free(field, troop, box, hx, hy, full))
    if not _is_clear(field, troop, box, hx, hy, distance):
        longest = good + field.battle.table.width + field.battle.table.height
        free = _free(field, troop, box, hx, hy, longest)
        distance = _clear(field, troop, box, hx, hy, distance, free, displacing=_displaces(field, troop, enemy))
    if distance <= LIMIT or not is_away(field, troop, box.shifted(distance * hx, distance * hy)):
        return 0.0, full <= LIMIT
    return distance, distance >= full - LIMIT


def _free(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float) -> float:
    """How far a unit can go back before edge, ground or enemy stop it; no stop beyond the limit is looked for."""
    return min(
        stops.edge_at(field, box, hx, hy),
        field.ground.bar_at(box, troop.arm, hx, hy, limit),
        stops.enemy_at(field, troop, box, hx, hy, limit),
        stops.zone_at(field, troop, box, hx, hy, limit),
    )


def _is_clear(field: Field, troop: Troop, box: Box, hx: float, hy: float, distance: float) -> bool:
    """Whether a place on the way surely lies on no friend and across no obstacle."""
    ground = box.shifted(distance * hx, distance * hy)
    if field.friends_near(troop, ground, 0.0):
        return False
    return field.journal.phase == Phase.COMBAT or not field.ground.astride(ground, 0.0)


def _clear(
    field: Field, troop: Troop, box: Box, hx: float, hy: float, distance: float, free: float, *, displacing: bool
) -> float:
    """On until clear of friends, or back where there is no way on (BNB-FORCE-6, BNB-TERR-3)."""
    over = distance + 2 * field.battle.table.width
    friends = [
        (*span, friend)
        for friend in field.friends_along(troop, box, hx, hy, over)
        if (span := stops.span_over(box, friend, hx, hy)) is not None and span[1] > 0.0
    ]
    obstacles = [] if field.journal.phase == Phase.COMBAT else list(field.ground.astride_spans(box, hx, hy, over))

    def met(at: float) -> tuple[float, float] | None:
        ground = box.shifted(at * hx, at * hy)
        for low, high, friend in friends:
            if low + LIMIT < at < high - LIMIT and not (displacing and displacement.gives_way(field, friend, ground)):
                return low, high
        return next(((low, high) for low, high in obstacles if low + LIMIT < at < high - LIMIT), None)

    on = distance
    while on <= free + LIMIT:
        span = met(on)
        if span is None:
            return on
        on = span[1]
    while distance > LIMIT:
        span = met(distance)
        if span is None:
            return distance
        distance = span[0]
    return 0.0


def _displaces(field: Field, troop: Troop, enemy: Troop | None) -> bool:
    """Whether a unit that goes back displaces friends (BNB-FORCE-6)."""
    return field.choose(troop, "overlap", enemy).name == "DISPLACE"


def is_away(field: Field, troop: Troop, end: Box) -> bool:
    """Whether a unit would end away from the enemy (BNB-FORCE-1)."""
    start = troop.figure
    for enemy in field.enemies_near(troop, start, WATCHED):
        before = figures.gap(start, enemy.figure)
        if before > WATCHED + LIMIT or not field.may_act_on(troop.side, enemy):
            continue
        if figures.gap(end, enemy.figure) <= before + 1e-9:
            return False
        if (
            not enemy.in_town
            and not figures.touching(start, enemy.figure)
            and zones.in_quadrant(enemy.box, (start.x, start.y))
            and zones.in_zone_of(field, start, enemy)
            and not zones.in_quadrant(enemy.box, (end.x, end.y))
        ):
            return False
    return True


def _leaves(field: Field, troop: Troop, base: float, distance: float, enemy: Troop | None) -> bool:
    """Whether a unit is to leave the table over its edge (BNB-FORCE-4)."""
    hx, hy = forward(base)
    x, y = troop.centrepoint
    table = field.battle.table
    end_x, end_y = x + distance * hx, y + distance * hy
    if 0 <= end_x <= table.width and 0 <= end_y <= table.height:
        return False
    return field.choose(troop, "table edge", enemy).name == "LEAVE"


# ---- carrying it out


def carry_out(
    field: Field,
    troop: Troop,
    course: Course,
    *,
    cause: str,
    compulsory: bool = False,
    costs: bool | None = None,
    record: Moved | None = None,
    enemy: Troop | None = None,
) -> None:
    """Go back, turn, and pay for it (BNB-FORCE-2, 4, 5, 7).

    ``costs`` says whether the withdrawal itself costs a D: evasions and retreats outside combat, unless told.
    """
    displacing = _displaces(field, troop, enemy)
    ready(field, troop, course.mode)
    if course.leaves:
        losses.eliminate(field, troop, losses.End.LEFT, "BNB-FORCE-4")
        return
    start = troop.box
    hx, hy = forward(course.facing)
    if course.distance > LIMIT:
        if record is not None:
            steps.advance(field, record, hx, hy, course.distance)
        else:
            troop.place(troop.x + course.distance * hx, troop.y + course.distance * hy)
        if displacing:
            displacement.push_aside(field, troop)
        turn_about(field, troop, course, enemy)
        if field.journal.phase == Phase.COMBAT:
            generals.accompany(field, troop, start, hx, hy, course.distance)
    tell(field, troop, course)
    if costs if costs is not None else course.mode in (Withdrawal.RETREAT, Withdrawal.EVADE):
        losses.disrupt(field, troop, cause, "BNB-FORCE-5")
    if compulsory and not course.complete and not troop.out:
        losses.disrupt(field, troop, cause, "BNB-FORCE-4")


def tell(field: Field, troop: Troop, course: Course) -> None:
    """Log a withdrawal."""
    field.tell(
        "retreat",
        troop,
        "BNB-FORCE-2",
        mode=course.mode.value,
        distance=course.distance,
        at=(troop.x, troop.y),
        facing=troop.facing,
        complete=course.complete,
    )


def ready(field: Field, troop: Troop, mode: Withdrawal) -> None:
    """Guns limber; squares dissolve for a retreat or evasion (BNB-FORCE-2)."""
    if troop.unlimbered:
        cost = REDEPLOYMENT if mode == Withdrawal.RETIRE else 0.0
        limber(field, troop, cost)
    if troop.square and mode in (Withdrawal.RETREAT, Withdrawal.EVADE):
        troop.square = False
        troop.changed()
        field.tell("formation", troop, "BNB-FORCE-2", formation=troop.formation, square=False, cost=0)


def limber(field: Field, troop: Troop, cost: float, clause: str = "BNB-FORCE-2") -> None:
    """Hook guns to their teams."""
    troop.place(troop.x, troop.y, formation=Deployment.LIMBERED.value)
    field.tell("formation", troop, clause, formation=troop.formation, cost=cost)


def turn_about(field: Field, troop: Troop, course: Course, enemy: Troop | None = None) -> None:
    """Face back where the unit came from, or along its way, about its own centre (BNB-FORCE-7)."""
    away = course.mode in (Withdrawal.RETREAT, Withdrawal.EVADE) and (
        field.choose(troop, "retreat facing", enemy).name == "AWAY"
    )
    facing = course.facing if away else normal_angle(course.facing + 180.0)
    ground = troop.figure_at(troop.x, troop.y, facing)
    if isinstance(ground, Box) and displacement.has_room(field, troop, ground):
        troop.place(troop.x, troop.y, facing)


def in_combat(
    field: Field, troop: Troop, mode: Withdrawal, base: float, enemy: Troop | None = None, *, share: float = 1.0
) -> None:
    """Fall back, retire or retreat as close combat with an enemy says (BNB-CC-9)."""
    course = best_way(field, troop, mode, base, compulsory=True, share=share, enemy=enemy)
    if course is not None:
        carry_out(field, troop, course, cause=mode.value, compulsory=True, costs=False, enemy=enemy)
