"""Intents carried out to the letter: ordinary orders for units without their own (BNB-ORD-2)."""

from __future__ import annotations

import math
from types import MappingProxyType

from battles.engine.battle import Point
from battles.engine.geometry import CONTACT, LIMIT, bearing, distance
from battles.engine.orders import Action, Argument, Intent, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.big_napoleonic.assaults import assault
from battles.rulesets.big_napoleonic.movement.allowances import Pace, allowance
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.table import zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.ground import Going
from battles.rulesets.big_napoleonic.table.troops import Troop

# In inches: nearer than this to the place it defends a unit stays; how far behind another a unit supports it.
AT_HAND = 6.0
BEHIND = 3.0


def orders_for(field: Field, troop: Troop, intent: Intent) -> tuple[Action, ...]:
    """What an intent makes a unit do."""
    if intent.posture == "WITHDRAW":
        return (_action("LIMBER"), _action("RETIRE")) if troop.unlimbered else (_action("RETIRE"),)
    if troop.unlimbered or troop.in_town:
        return ()
    goal = point_of(field, intent.objective, troop.side) if intent.objective is not None else None
    match intent.posture:
        case "DEFEND":
            if goal is None or distance((troop.x, troop.y), goal) <= AT_HAND + LIMIT:
                return ()
            return (_to(goal),)
        case "ADVANCE" | "SCREEN":
            return (_to(goal),) if goal is not None else (_action("MOVE"),)
        case "ATTACK":
            return _attack(field, troop, intent, goal)
        case "SUPPORT":
            return _support(field, troop, intent)
    return ()


def _action(verb: str, text: str = "", **arguments: Argument) -> Action:
    return Action(verb, MappingProxyType(arguments), text=text or verb)


def _to(goal: Point, verb: str = "MOVE TO") -> Action:
    text = f"{round(goal[0], 1):g},{round(goal[1], 1):g}"
    return _action(verb, f"{verb} {text}", place=Place(PlaceKind.POINT, text, point=goal))


def _attack(field: Field, troop: Troop, intent: Intent, goal: Point | None) -> tuple[Action, ...]:
    """Assault the enemy named, else the one nearest the place, else the nearest; go there where that is not legal."""
    if troop.guns:
        return ()
    target = _target(field, troop, intent, goal)
    if target is None:
        return (_to(goal),) if goal is not None else ()
    if field.may_act_on(troop.side, target) and _could_assault(field, troop, target):
        return (_action("ASSAULT", f"ASSAULT {target.id}", target=target.id),)
    return (_to((target.x, target.y)),)


def _target(field: Field, troop: Troop, intent: Intent, goal: Point | None) -> Troop | None:
    enemies = field.known_enemies(troop.side)
    if intent.objective is not None and intent.objective.kind == PlaceKind.UNIT:
        named = field.as_known(intent.objective.ref, troop.side)
        if named in enemies:
            return named
    if goal is not None:
        return min(enemies, key=lambda e: (round(distance(goal, (e.x, e.y)), 6), e.index), default=None)
    return field.nearest_enemy(troop)


def _could_assault(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether an assault would be legal at full allowance; nothing stays of the trial."""
    if _too_far(troop, target):
        return False
    posture, entries, silent = troop.posture, len(field.journal.entries), troop.silent
    action = _action("ASSAULT", target=target.id)
    line = Line(field, troop, (action,), Moved(troop, troop.posture, tried=True), full=True)
    if troop.square:
        troop.square = False
        troop.changed()
        line.budget.take_pace(line.pace)
    reason = ""
    if not assault.axis_meets(troop.box, target.figure):
        reason = line.face(bearing(troop.centrepoint, (target.figure.x, target.figure.y)))
    legal = not reason and not assault.judge(line, target).reason
    del field.journal.entries[entries:]
    troop.silent = silent
    if troop.posture != posture:
        troop.resume(posture)
    return legal


def _too_far(troop: Troop, target: Troop) -> bool:
    """Whether a target surely cannot be met at full allowance, however the unit turns about its centrepoint first."""
    box, other = troop.box, target.figure
    swing = math.hypot(box.hw, 2 * box.hd)
    within = allowance(troop, Pace.ADVANCE, Going.GOOD) + swing + other.radius + zones.CONTACT_ZONE + CONTACT
    return distance(troop.centrepoint, (other.x, other.y)) > within


def _support(field: Field, troop: Troop, intent: Intent) -> tuple[Action, ...]:
    """To the point 3 behind the rear edge of the unit named."""
    friend = field.as_known(intent.objective.ref, troop.side) if intent.objective is not None else None
    if friend is None or friend is troop or not friend.present:
        return ()
    hx, hy = friend.heading
    back = friend.measures[1] / 2 + BEHIND
    return (_to((friend.x - back * hx, friend.y - back * hy), "MANOEUVRE TO"),)
