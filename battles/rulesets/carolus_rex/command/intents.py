"""What a general's staff does by an intent, by the letter of the clause (CR-INT-1)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.advance import first_within
from battles.engine.battle import Point
from battles.engine.boxes import point_gap
from battles.engine.geometry import bearing, turn_between
from battles.engine.orders import Action, Intent, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.carolus_rex.command.giving import give
from battles.rulesets.carolus_rex.command.leading import lead_command
from battles.rulesets.carolus_rex.command.orders import RALLY, Order, Session
from battles.rulesets.carolus_rex.command.permission import bar_to
from battles.rulesets.carolus_rex.movement.allowances import allowance, wheel_cost
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, RETREAT, Step
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE
from battles.rulesets.carolus_rex.movement.probing import FORWARD, home_edge
from battles.rulesets.carolus_rex.movement.wheels import axis_on, turn_towards, wheeled
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Cohesion, Edge
from battles.staff import is_able

# CR-INT-1. Who rallies, worst first; under some intents the disordered too.
RALLYING = (Cohesion.BROKEN, Cohesion.SHAKEN)
STEADYING = ("HOLD", "DEFEND", "RALLY")
# How far short of the objective each intent halts.
SHORT = {"ADVANCE": 4.0, "SCREEN": 4.0, "SUPPORT": 3.0}
ATTACK, WITHDRAW = "ATTACK", "WITHDRAW"
_TINY = 0.01


def staff(session: Session, intent: Intent, troops: Sequence[Troop]) -> None:
    """Give the orders that an intent makes for some units; only such as are legal and can be paid."""
    field = session.field
    if is_able(field.battle, session.general.side):
        lead_command(session, intent, troops)
        return
    levels = (*RALLYING, Cohesion.DISORDERED) if intent.posture in STEADYING else RALLYING
    for level in levels:
        for troop in troops:
            if troop.present and troop.cohesion is level:
                _try(session, troop, Order(RALLY, (Action("RALLY"),), intent.line))
    if intent.posture in STEADYING:
        return
    objective = {troop.id: _objective(field, troop, intent) for troop in troops if troop.present}
    going = [troop for troop in troops if troop.present and objective[troop.id] is not None]
    going.sort(key=lambda troop: (_away(field, troop, objective[troop.id]), troop.index))
    for troop in going:
        place = objective[troop.id]
        if place is None or not troop.present or troop.deeds.orders:
            continue
        if intent.posture == WITHDRAW:
            _withdraw(session, troop, intent)
        elif intent.posture == ATTACK:
            _attack(session, troop, place, intent.line)
        else:
            _advance(session, troop, place, SHORT[intent.posture], intent.line)


def _try(session: Session, troop: Troop, order: Order) -> bool:
    """Give an order if it is legal; whether it was."""
    if bar_to(session, troop, order):
        return False
    give(session, troop, order)
    return True


def _objective(field: Field, troop: Troop, intent: Intent) -> Place | None:
    """The place of the intent, by default the nearest enemy."""
    if intent.objective is not None:
        return intent.objective if point_of(field, intent.objective, troop.side) is not None else None
    enemy = field.nearest_enemy(troop)
    return None if enemy is None else Place(PlaceKind.UNIT, enemy.id, enemy.id)


def _away(field: Field, troop: Troop, place: Place | None) -> float:
    point = point_of(field, place, troop.side) if place is not None else None
    return math.inf if point is None else round(point_gap(troop.box, *point), 3)


def _attack(session: Session, troop: Troop, place: Place, line: int) -> None:
    """Charge the objective if that is legal, else advance to it."""
    field = session.field
    target = field.as_known(place.ref, troop.side) if place.kind == PlaceKind.UNIT else field.nearest_enemy(troop)
    if target is not None:
        charge = Order(CHARGE, (Action("CHARGE", {"target": target.id}),), line)
        if _try(session, troop, charge):
            return
    _advance(session, troop, place, 0.0, line)


def _advance(session: Session, troop: Troop, place: Place, short: float, line: int) -> None:
    """Advance to a place, or so far short of it."""
    field = session.field
    point = point_of(field, place, troop.side)
    if point is None or not (_faces(field, troop, place) or _may_wheel(field, troop, turn_towards(troop, point))):
        return
    step = Step(place=place, short=short)
    if short:
        length = _length_short_of(field, troop, place, point, short)
        if length <= _TINY:
            return
        turn = 0.0 if _faces(field, troop, place) else turn_towards(troop, point)
        steps = (Step(turn=turn), Step(wanted=length)) if abs(turn) > _TINY else (Step(wanted=length),)
        _try(session, troop, Order(ADVANCE, (), line, steps))
        return
    _try(session, troop, Order(ADVANCE, (), line, (step,)))


def _may_wheel(field: Field, troop: Troop, turn: float) -> bool:
    """Whether a unit can pay for the wheel towards its objective, and has room for it."""
    if abs(turn) <= _TINY:
        return True
    return wheel_cost(troop, turn) <= allowance(troop) and field.has_room(troop, wheeled(troop, turn))


def _faces(field: Field, troop: Troop, place: Place) -> bool:
    target = field.as_known(place.ref, troop.side) if place.kind == PlaceKind.UNIT else None
    return target is not None and axis_on(troop.box, target.box)


def _length_short_of(field: Field, troop: Troop, place: Place, point: Point, short: float) -> float:
    """How far ahead, after the wheel towards it, a unit is so far short of a place, or of a unit's footprint."""
    ground = troop.box if _faces(field, troop, place) else wheeled(troop, turn_towards(troop, point))
    target = field.as_known(place.ref, troop.side) if place.kind == PlaceKind.UNIT else None
    hx, hy = -ground.uy, ground.ux
    if target is not None:
        length = first_within(ground, target.box, hx, hy, short)
        if length < math.inf:
            return length
    front = (ground.x + ground.hd * hx, ground.y + ground.hd * hy)
    return math.dist(front, point) - short


def _withdraw(session: Session, troop: Troop, intent: Intent) -> None:
    """Retreat towards home, or the place named; who faces that way already goes ahead."""
    field = session.field
    homeward = (FORWARD[Edge(home_edge(field, troop.side))] + 180.0) % 360.0
    if intent.objective is not None:
        point = point_of(field, intent.objective, troop.side)
        if point is not None and math.dist(point, troop.centre) > _TINY:
            homeward = bearing(troop.centre, point)
    towards = abs(turn_between(troop.facing, homeward)) <= 90.0
    facing = troop.facing if towards else troop.facing + 180.0
    turn = turn_between(facing, homeward)
    verb = ADVANCE if towards else RETREAT
    wheeling = Order(verb, (), intent.line, (Step(turn=turn), Step()))
    straight = Order(verb, (), intent.line, (Step(),))
    _try(session, troop, straight if abs(turn) < 1.0 or not _can_wheel(troop, turn) else wheeling)


def _can_wheel(troop: Troop, turn: float) -> bool:
    """Whether a wheel leaves something of the allowance."""
    return wheel_cost(troop, turn) < allowance(troop)
