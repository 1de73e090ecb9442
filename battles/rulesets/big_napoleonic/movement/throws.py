"""The movement phase: who is picked, the movement throw, what follows from it (BNB-TURN-3, BNB-THROW-1 to 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from battles.engine.events import Roll
from battles.engine.geometry import LIMIT, forward, normal_angle
from battles.engine.orders import Action
from battles.engine.play.journal import Modifier
from battles.rulesets.big_napoleonic.command import able, commanding, intents
from battles.rulesets.big_napoleonic.movement import stops, towns, verbs
from battles.rulesets.big_napoleonic.movement.allowances import REDEPLOYMENT
from battles.rulesets.big_napoleonic.movement.line import NO_MOVEMENT, Line
from battles.rulesets.big_napoleonic.movement.rallying import (
    RALLY_FULL,
    RALLY_LIMITED,
    RALLY_OR_RETIRE,
    rally,
    rather_retires,
)
from battles.rulesets.big_napoleonic.movement.stops import HALF, Leg, Way
from battles.rulesets.big_napoleonic.table import figures, losses, zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import evasion, withdrawal
from battles.rulesets.big_napoleonic.withdrawals.withdrawal import Withdrawal
from battles.rulesets.big_napoleonic.words import Arm, Quality, Trait
from battles.staff import is_able

DICE = 2
# BNB-THROW-1. Batteries no further apart than this throw together.
CHAIN = 3.0
# BNB-AMB-4.
LEAST = -1

FULL, LIMITED, NONE, RETIRE, RETREAT = "full", "limited", "none", "retire", "retreat"
STAY_OR_RETREAT, BROKEN = "stay-or-retreat", "broken"

# BNB-THROW-3. The least total of each result.
GOOD_ORDER = ((7, FULL), (5, LIMITED), (2, NONE), (0, RETIRE), (-1, RETREAT))
DISRUPTED = (
    (9, RALLY_FULL),
    (7, RALLY_LIMITED),
    (5, RALLY_OR_RETIRE),
    (2, STAY_OR_RETREAT),
    (0, RETREAT),
    (-1, BROKEN),
)


# ---- who is picked


def movement_phase(field: Field) -> None:
    """Pick units one by one: PRIORITY, then file order; each throws, then moves at once (BNB-TURN-3)."""
    picks = able.write_orders(field) if is_able(field.battle, field.active) else ()
    for troop in _in_order(field, picks):
        if troop.present and (not troop.good_order or is_ordered(field, troop)):
            _take(field, troop)


def _in_order(field: Field, picks: Sequence[str]) -> Iterator[Troop]:
    """By PRIORITY, then in file order; the units that the able staff leads among them in the order of ``picks``."""
    sheet = field.sheets.get(field.active)
    taken: set[str] = set()
    own = field.of_side(field.active)
    for name in sheet.priority if sheet else ():
        for troop in own:
            if name in troop.lineage and troop.id not in taken:
                taken.add(troop.id)
                yield troop
    led = iter([unit for unit in picks if unit not in taken])
    for troop in own:
        if troop.id not in taken:
            yield field.by_id[next(led)] if troop.id in picks else troop


def actions_of(field: Field, troop: Troop) -> tuple[Action, ...]:
    """All that a unit is ordered, in sheet order; by its intent where it has no line of its own."""
    own = field.lines.get(troop.side, {}).get(troop.id)
    if own is not None:
        return tuple(action for order in own for action in order.actions)
    if troop.id not in field.intended:
        intent = field.answers.intent(troop)
        field.intended[troop.id] = intents.orders_for(field, troop, intent) if intent is not None else ()
    return field.intended[troop.id]


def fire_orders(field: Field, troop: Troop) -> tuple[Action, ...]:
    """What a unit may be ordered about its fire: by its own line, or by what its intent has already made of it."""
    if troop.id in field.lines.get(troop.side, {}):
        return actions_of(field, troop)
    return field.intended.get(troop.id, ())


def is_ordered(field: Field, troop: Troop) -> bool:
    """Whether a unit has movement orders."""
    return any(action.verb not in NO_MOVEMENT for action in actions_of(field, troop))


# ---- the throw


def modifiers(field: Field, troop: Troop) -> list[Modifier]:
    """What counts for and against a unit's throw, in the order of the table (BNB-THROW-2)."""
    good = troop.good_order
    counted = [
        ("command", 1, commanding.is_commanded(field, troop)),
        ("march", 1, troop.in_column),
        ("veteran", 1, troop.quality == Quality.VETERAN),
        ("stoic", 1, not good and troop.has(Trait.STOIC)),
        ("fragile", -1, not good and troop.has(Trait.FRAGILE)),
        ("passive", -1, good and troop.has(Trait.PASSIVE)),
        ("terrain", -1, troop.in_town or field.ground.difficult(troop.box, troop.arm)),
        ("raw", -1, troop.quality == Quality.RAW),
        ("double disrupted", -1, troop.ds > 1),
        ("morale", -troop.mm, troop.mm > 0),
    ]
    return [(name, value) for name, value, applies in counted if applies]


def result_of(total: int, *, good_order: bool) -> str:
    """The row of the table for a total (BNB-THROW-3)."""
    table = GOOD_ORDER if good_order else DISRUPTED
    total = max(total, LEAST)
    return next(result for least, result in table if total >= least)


def _throw(field: Field, troop: Troop) -> str:
    """Throw two dice; batteries that move together share them (BNB-THROW-1)."""
    added = tuple(modifiers(field, troop))
    shared = field.gun_rolls.pop(troop.id, None)
    if shared is None:
        group = _battery(field, troop)
        by = group[0].id
        faces = field.journal.dice.throw("movement", by, DICE)
        for other in group:
            if other is not troop:
                field.gun_rolls[other.id] = (by, faces)
    else:
        by, faces = shared
    total = sum(faces) + sum(value for _, value in added)
    result = result_of(total, good_order=troop.good_order)
    roll = Roll("movement", by, faces, total=total, modifiers=added)
    field.tell("test", troop, "BNB-THROW-3", roll=roll, test="movement", result=result)
    return result


def _battery(field: Field, troop: Troop) -> list[Troop]:
    """The guns that throw together with a unit, in file order; only itself for all others (BNB-THROW-1)."""
    if not troop.guns or not troop.good_order:
        return [troop]
    waiting = [
        other
        for other in field.friends(troop)
        if other.guns
        and other.good_order
        and other.corps == troop.corps
        and other.id not in field.picked
        and is_ordered(field, other)
    ]
    group, grown = [troop], True
    while grown:
        near = [o for o in waiting if any(figures.within(o.figure, m.figure, CHAIN + LIMIT) for m in group)]
        grown = bool(near)
        group += near
        waiting = [other for other in waiting if other not in near]
    return sorted(group, key=lambda member: member.index)


# ---- what follows


def _take(field: Field, troop: Troop) -> None:
    """One unit: its throw, and its move."""
    record = Moved(troop, troop.posture)
    result = _throw(field, troop)
    field.picked.add(troop.id)
    field.moved.append(record)
    actions = actions_of(field, troop)
    match result:
        case "full" | "limited":
            _move(field, troop, actions, record, full=result == FULL)
        case "none":
            _squares_only(field, troop, actions, record)
        case "retire":
            by_throw(field, troop, Withdrawal.RETIRE, record)
        case "retreat":
            by_throw(field, troop, Withdrawal.RETREAT, record)
        case "rally-full" | "rally-limited":
            rally(field, troop)
            _move(field, troop, actions, record, full=result == RALLY_FULL)
        case "rally-or-retire":
            if rather_retires(field, troop):
                by_throw(field, troop, Withdrawal.RETIRE, record, chosen=True)
            else:
                rally(field, troop)
                verbs.carry_out(Line(field, troop, actions, record, full=True, standing=True))
        case "stay-or-retreat":
            if field.choose(troop, "no move").name == "RETREAT":
                by_throw(field, troop, Withdrawal.RETREAT, record, chosen=True)
            else:
                _squares_only(field, troop, actions, record)
        case _:
            losses.eliminate(field, troop, losses.End.BROKEN, "BNB-THROW-4")
    if record.points and troop.present:
        record.others = field.snapshot()
    else:
        field.moved.remove(record)


def _squares_only(field: Field, troop: Troop, actions: Sequence[Action], record: Moved) -> None:
    """No movement: only squares are formed and broken (BNB-THROW-4)."""
    squares = [action for action in actions if action.verb in ("FORM SQUARE", "BREAK SQUARE")]
    verbs.carry_out(Line(field, troop, squares, record, full=True, standing=True))


def _move(field: Field, troop: Troop, actions: Sequence[Action], record: Moved, *, full: bool) -> None:
    """Full or limited movement: the unit's line; isolated guns go to their friends instead (BNB-ART-4)."""
    friend = _isolated(field, troop)
    if friend is not None:
        _to_friends(field, troop, friend, record, full=full)
        return
    limber = next((action for action in actions if action.verb == "LIMBER"), None)
    if limber is None or not troop.unlimbered or not zones.in_zone(field, troop):
        verbs.carry_out(Line(field, troop, actions, record, full=full))
        return
    saved = field.savepoint()
    verbs.carry_out(Line(field, troop, actions, record, full=full))
    if troop.present and zones.in_zone(field, troop):
        field.undo(saved)
        record.points.clear()
        record.gone = 0.0
        field.refuse(troop, limber, "in-enemy-zone", "BNB-ART-2")


def by_throw(field: Field, troop: Troop, mode: Withdrawal, record: Moved, *, chosen: bool = False) -> None:
    """Retire or retreat as the movement throw says, or as the player chooses after it (BNB-THROW-5, BNB-THROW-6)."""
    cause = losses.Cause.RETIRE if mode == Withdrawal.RETIRE else losses.Cause.RETREAT
    base = normal_angle(troop.facing + 180.0)
    if troop.in_town:
        out = towns.away_from_enemy(field, troop)
        towns.driven_out(field, troop, mode, out, compulsory=not chosen, cause=cause, record=record)
        return
    retiring = mode == Withdrawal.RETIRE
    narrow = retiring and zones.in_zone(field, troop)
    course = withdrawal.best_way(field, troop, mode, base, only_base=narrow, compulsory=retiring or not chosen)
    if course is not None:
        withdrawal.carry_out(field, troop, course, cause=cause, compulsory=not chosen, record=record)


# ---- isolated guns


def _isolated(field: Field, troop: Troop) -> Troop | None:
    """The friend to whom guns nearer to the enemy must go (BNB-ART-4)."""
    if not troop.guns:
        return None
    arms = (Arm.INFANTRY, Arm.CAVALRY)
    figure = troop.figure
    enemy = field.nearest_known(troop.side, figure, arms)
    friend = field.nearest(troop.side, figure, arms, apart_from=troop)
    if enemy is None or friend is None:
        return None
    return friend if figures.gap(figure, enemy.figure) < figures.gap(figure, friend.figure) - LIMIT else None


def _to_friends(field: Field, troop: Troop, friend: Troop, record: Moved, *, full: bool) -> None:
    """Limber and go straight to the nearest friend, until he is no further off than the enemy (BNB-ART-4)."""
    line = Line(field, troop, (), record, full=full)
    if troop.unlimbered:
        if not line.budget.affords(REDEPLOYMENT):
            return
        line.budget.pay(REDEPLOYMENT)
        withdrawal.limber(field, troop, REDEPLOYMENT, "BNB-ART-4")
        line.note()
    dx, dy = friend.x - troop.x, friend.y - troop.y
    length = (dx * dx + dy * dy) ** 0.5
    hx, hy = (dx / length, dy / length) if length > LIMIT else forward(troop.facing)
    start = troop.box
    arms = (Arm.INFANTRY, Arm.CAVALRY)

    def safe(at: float) -> bool:
        there = start.shifted(at * hx, at * hy)
        enemy = field.nearest_known(troop.side, there, arms)
        near = field.nearest(troop.side, there, arms, apart_from=troop)
        if enemy is None or near is None:
            return True
        return figures.gap(there, near.figure) <= figures.gap(there, enemy.figure) + LIMIT

    def planned() -> Leg:
        bad_at, reach = line.reach(hx, hy)
        wanted = next((step * HALF for step in range(1, int(reach / HALF) + 1) if safe(step * HALF)), reach)
        return stops.plan(field, troop, hx, hy, Way(wanted, reach, bad_at, keep_out=True), record.gone)

    leg = evasion.go(field, record, hx, hy, planned)
    if leg.distance > 0.0:
        line.tell_move("isolated", leg, leg.distance, "BNB-ART-4")
