"""Orders to single units: what each means, why it is refused, how it is done (CR-CMD-4, 5, 10 to 12)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from battles.engine.boxes import first_within, gap, point_gap
from battles.engine.geometry import contains, normal_angle, turn_between
from battles.engine.orders import Action, Direction, Place, PlaceKind
from battles.engine.play.standing import degrees_of
from battles.engine.play.zones import centre_point
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import allowance, obstacle_cost, wheel_cost
from battles.rulesets.carolus_rex.movement.evading import evasions
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE, least_wheel, seizes
from battles.rulesets.carolus_rex.movement.probing import probe
from battles.rulesets.carolus_rex.movement.redeploying import may_redeploy, redeploy
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.rulesets.carolus_rex.movement.wheels import turn_in_contact, wheel, wheeled
from battles.rulesets.carolus_rex.settings import REDEPLOY_DOUBLE
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.footprints import side_facing
from battles.rulesets.carolus_rex.table.ground import OCCUPIED
from battles.rulesets.carolus_rex.table.troops import General, Troop
from battles.rulesets.carolus_rex.vocabulary import NOT_ORDERS
from battles.rulesets.carolus_rex.words import Formation, Type

REDEPLOY, RALLY, PROBE, OCCUPY = "redeploy", "rally", "probe", "occupy"
MOVES = (ADVANCE, FALL_BACK, RETREAT)
# CR-CMD-10, CR-FORM-1. Orders that leave no room for another.
WHOLE_TURN = (OCCUPY, CHARGE, PROBE)

# CR-CMD-5 to 12. Distances of command.
COMMAND_RADIUS = 6.0
FREE_BEYOND = 12.0
FREE_RALLY_BEYOND = 12.0
IRREGULARS_FREE_WITHIN = 12.0
DOUBLE_BEYOND = 12.0
OWN_COST, OTHER_COST = 1, 2

# CR-ORD-1. The reasons of a refusal.
NOT_YOURS, SECOND, WHOLE, NEAR, FIXED = "not-yours", "second-order", "whole-turn", "enemy-near", "fixed"
GOOD_ORDER, IN_ZONE, BROKEN, IN_CONTACT = "good-order", "in-enemy-zone", "broken", "in-contact"
NOT_ALLOWED, CANNOT_CHARGE, SHAKEN = "formation-not-allowed", "cannot-charge", "shaken"
NO_TARGET, OUT_OF_SIGHT, OUT_OF_REACH = "no-such-target", "out-of-sight", "out-of-reach"
NOT_IRREGULAR, NOT_INSIDE, OCCUPIED_ALREADY = "not-irregular", "not-inside", "occupied"
PASSED, NO_GENERAL, OUT_OF_COMMAND, NO_POINTS = "passed", "no-general", "out-of-command", "no-command-points"

_VERBS = {
    "FALL BACK": FALL_BACK,
    "RETREAT": RETREAT,
    "RALLY": RALLY,
    "CHARGE": CHARGE,
    "PROBE": PROBE,
    "OCCUPY": OCCUPY,
}
_FURTHER = ("MOVE", "MOVE TO", "WHEEL", "WHEEL TO")


@dataclass(frozen=True, slots=True)
class Order:
    """One order: its verb, and the actions of the line that make it up. ``steps`` are of a move made by the staff."""

    verb: str
    actions: tuple[Action, ...]
    line: int = 0
    steps: tuple[marching.Step, ...] = ()

    @property
    def action(self) -> Action:
        return self.actions[0]

    @property
    def march(self) -> tuple[marching.Step, ...]:
        return self.steps or marching.steps_of(self.actions)


@dataclass(eq=False)
class Session:
    """A general's activation: his points, and whether he has passed or is not there (CR-CMD-1)."""

    field: Field
    general: General
    points: int = 0
    passed: bool = False
    absent: bool = False


def orders_in(actions: Sequence[Action], line: int) -> list[Order]:
    """The orders in a line: what continues a move belongs to it, everything else begins anew (CR-ORD-3)."""
    found: list[list[Action]] = []
    verbs: list[str] = []
    for action in actions:
        if action.verb in NOT_ORDERS:
            continue
        if action.verb in _FURTHER and verbs and verbs[-1] in MOVES:
            found[-1].append(action)
            continue
        advances = action.verb in _FURTHER or action.verb.startswith("ADVANCE")
        verbs.append(ADVANCE if advances else _VERBS.get(action.verb, REDEPLOY))
        found.append([action])
    return [Order(verb, tuple(group), line) for verb, group in zip(verbs, found, strict=True)]


# ---- checks


def bar_to(session: Session, troop: Troop, order: Order, *, group: tuple[str, ...] = (), lead: bool = True) -> str:
    """The first reason why an order may not be given, nothing when it may (CR-ORD-1).

    ``lead``: whether it is this unit that must hear the general (CR-CMD-9).
    """
    field, deeds = session.field, troop.deeds
    if not troop.present:
        return NOT_YOURS
    doubled = bool(deeds.orders)
    if doubled:
        reason = _bar_to_second(session, troop, order, group)
        if reason:
            return reason
    reason = _bar_by_state(field, troop, order) or _bar_by_kind(field, troop, order)
    if reason or (not group and is_free(session, troop, order)):
        return reason
    return _bar_by_command(session, troop, heard=lead and not doubled)


def _bar_to_second(session: Session, troop: Troop, order: Order, group: tuple[str, ...]) -> str:
    """A second order (CR-CMD-10, CR-AMB-33, CR-AMB-46)."""
    deeds = troop.deeds
    if deeds.orders > 1 or deeds.free or deeds.order_tag != (session.general.id, *group):
        return SECOND
    whole = WHOLE_TURN if session.field.settings[REDEPLOY_DOUBLE] == "allow" else (*WHOLE_TURN, REDEPLOY)
    if order.verb in whole or any(verb in whole for verb in deeds.verbs):
        return WHOLE
    return "" if deeds.far_from_enemy and not deeds.came_near else NEAR


def _bar_by_state(field: Field, troop: Troop, order: Order) -> str:
    rallies = order.verb == RALLY
    if troop.deeds.fixed and not (rallies and "facing" not in order.action.arguments):
        return FIXED
    if rallies:
        if troop.good:
            return GOOD_ORDER
        return IN_ZONE if field.in_enemy_zone(troop) else ""
    if troop.broken:
        return BROKEN
    if field.in_contact(troop) and opponent_faced(field, troop, order) is None:
        return IN_CONTACT
    return ""


def _bar_by_kind(field: Field, troop: Troop, order: Order) -> str:
    if order.verb in MOVES:
        heavy = troop.type == Type.HEAVY and troop.formation == Formation.UNLIMBERED
        turns = opponent_faced(field, troop, order) is not None
        return NOT_ALLOWED if troop.in_square or (heavy and not turns) else ""
    if order.verb == REDEPLOY:
        return "" if may_redeploy(troop, order.action) else NOT_ALLOWED
    if order.verb == CHARGE:
        return bar_to_charge(field, troop, order)
    if order.verb == PROBE:
        return "" if troop.irregular else NOT_IRREGULAR
    return _bar_to_occupying(field, troop, order) if order.verb == OCCUPY else ""


def bar_to_charge(field: Field, troop: Troop, order: Order) -> str:
    """Why a charge may not be made (CR-SHOCK-1)."""
    if not troop.shock or not troop.in_line:
        return CANNOT_CHARGE
    if troop.shaken:
        return SHAKEN
    target = field.by_id.get(str(order.action.arguments.get("target", "")))
    if target is None or target.side == troop.side or not target.present or target.broken:
        return NO_TARGET
    if not field.sees(troop, target) or not field.may_act_on(troop.side, target):
        return OUT_OF_SIGHT
    return "" if _charge_reaches(field, troop, target) else OUT_OF_REACH


def _charge_reaches(field: Field, troop: Troop, target: Troop) -> bool:
    """Whether the allowance goes to the target's contact zone."""
    turn = least_wheel(troop, target)
    if turn is None:
        return False
    ground = wheeled(troop, turn) if turn else troop.box
    hx, hy = -ground.uy, ground.ux
    length = first_within(ground, target.box, hx, hy, zones.CONTACT_ZONE)
    if length == math.inf:
        return False
    start = centre_point(ground)
    end = (start[0] + length * hx, start[1] + length * hy)
    if field.ground.major_between(start, end):
        return False
    crossed = field.ground.minor_between(start, end)
    cost = length + field.ground.difficult_length(start, end) + wheel_cost(troop, turn)
    return cost + crossed * (obstacle_cost(troop) or 0.0) <= allowance(troop) + zones.TOLERANCE


def _bar_to_occupying(field: Field, troop: Troop, order: Order) -> str:
    """Why an area may not be occupied (CR-DEF-7)."""
    if not (troop.infantry or troop.artillery):
        return NOT_ALLOWED
    place = order.action.arguments.get("area")
    piece = field.ground.by_id.get(place.ref) if isinstance(place, Place) else None
    if piece is None or piece.kind not in OCCUPIED:
        return NOT_INSIDE
    if not contains(piece.area, troop.began[:2]) or not contains(piece.area, troop.centre):
        return NOT_INSIDE
    held = [other for other in field.present if other.occupying == piece.id and other is not troop]
    taken = any(other.side != troop.side or other.arm == troop.arm for other in held)
    return OCCUPIED_ALREADY if taken else ""


def _bar_by_command(session: Session, troop: Troop, *, heard: bool) -> str:
    """What the general must be and have (CR-CMD-3, CR-CMD-8, CR-CMD-12)."""
    field, general = session.field, session.general
    if session.absent:
        return NO_GENERAL
    if session.passed:
        return PASSED
    if heard and general.attached != troop.id:
        at = field.place_of(general)
        if point_gap(troop.box, *at) > COMMAND_RADIUS + zones.TOLERANCE:
            return OUT_OF_COMMAND
        if not field.ground.sees(at, troop.centre):
            return OUT_OF_SIGHT
    return NO_POINTS if session.points < cost_of(general, troop) else ""


def cost_of(general: General, troop: Troop) -> int:
    """What an order to a unit costs a general (CR-CMD-12, CR-AMB-15)."""
    return OWN_COST if general.commands_army or troop.division == general.id else OTHER_COST


def opponent_faced(field: Field, troop: Troop, order: Order) -> Troop | None:
    """The enemy in contact to whom a unit is told to wheel, and nothing else (CR-MOVE-12)."""
    if order.verb != ADVANCE or not order.actions or order.action.verb != "WHEEL TO":
        return None
    facing = order.action.arguments.get("facing")
    place = facing.toward if isinstance(facing, Direction) else None
    if place is None or place.kind != PlaceKind.UNIT:
        return None
    enemy = field.by_id.get(place.ref)
    if enemy is None or enemy.side == troop.side or not enemy.present:
        return None
    return enemy if field.contact(troop, enemy) else None


# ---- free actions


def is_free(session: Session, troop: Troop, order: Order) -> bool:
    """Whether an order needs neither a point nor a general (CR-CMD-11, CR-IRR-2)."""
    field = session.field
    if troop.deeds.orders:
        return False
    if order.verb == RALLY:
        return not field.enemy_within(troop, FREE_RALLY_BEYOND)
    if order.verb not in MOVES:
        return False
    return _rejoins(field, troop, order) or _slips_away(field, troop, order)


def _rejoins(field: Field, troop: Troop, order: Order) -> bool:
    """A move that brings a unit far from its leader nearer to him."""
    leader = field.general_by_id.get(troop.division)
    if leader is None or not leader.present:
        return False
    at = field.place_of(leader)
    before = point_gap(troop.box, *at)
    if before <= FREE_BEYOND + zones.TOLERANCE:
        return False
    _, centre, _ = marching.tried(field, troop, order.verb, order.march)
    return math.dist(centre, at) < math.dist(troop.centre, at) - 1e-6


def _slips_away(field: Field, troop: Troop, order: Order) -> bool:
    """Irregulars who give way, or ride round an enemy's flank (CR-IRR-2)."""
    if not troop.irregular or not field.enemy_within(troop, IRREGULARS_FREE_WITHIN):
        return False
    if order.verb in (FALL_BACK, RETREAT):
        return True
    near = field.enemies_within(troop, IRREGULARS_FREE_WITHIN)
    walk, _, end = marching.tried(field, troop, order.verb, order.march)
    return not walk.touched_zone and any(zones.behind_front_line(enemy.box, end) for enemy in near)


# ---- giving and carrying out


class Outcome(Enum):
    """What has come of an order."""

    REFUSED = auto()
    DONE = auto()
    CHARGED = auto()
    HELD_BACK = auto()
    """A charge whose test has failed: the rest of the line takes its place."""


def give(session: Session, troop: Troop, order: Order, *, paid: bool = False) -> Outcome:
    """Give an order, or write why not.

    ``paid``: it stands for a charge that failed, and costs nothing more (CR-SHOCK-1).
    """
    field = session.field
    reason = bar_to(session, troop, order)
    if reason and not (paid and reason == NO_POINTS):
        field.refuse(troop, order.verb, reason, order.line)
        return Outcome.REFUSED
    free = is_free(session, troop, order)
    cost = 0 if free or paid else cost_of(session.general, troop)
    note(session, troop, order, free=free)
    session.points -= cost
    field.tell(
        "command",
        troop,
        "CR-CMD-11" if free else "CR-CMD-4",
        order=order.verb,
        cp=cost,
        left=session.points,
        by=session.general.id,
    )
    return _PROCEDURES[order.verb](session, troop, order)


def note(session: Session, troop: Troop, order: Order, *, free: bool = False, group: tuple[str, ...] = ()) -> None:
    """Remember that a unit has had an order (CR-CMD-4, CR-CMD-10)."""
    deeds, field = troop.deeds, session.field
    if not deeds.orders:
        deeds.far_from_enemy = not any(
            gap(troop.box, enemy.box) < DOUBLE_BEYOND - 1e-6 for enemy in field.enemies_within(troop, DOUBLE_BEYOND)
        )
    deeds.orders += 1
    deeds.verbs = (*deeds.verbs, order.verb)
    deeds.order_tag = (session.general.id, *group)
    deeds.free = free


def _move(session: Session, troop: Troop, order: Order) -> Outcome:
    """Advance, fall back, retreat; in contact only a turn to the opponent (CR-MOVE-2 to 4, CR-MOVE-12)."""
    field = session.field
    opponent = opponent_faced(field, troop, order)
    if opponent is not None and field.in_contact(troop):
        walk = Walk(field, troop, order.verb, 0.0)
        reason = turn_in_contact(walk, opponent)
    else:
        walk = marching.begin(
            field,
            troop,
            order.verb,
            second=troop.deeds.orders > 1,
            challenged=lambda enemy: seizes(field, enemy, troop),
        )
        reason = marching.carry_out(walk, order.march)
    if reason:
        field.refuse(troop, "wheel", reason, order.line, "CR-MOVE-5")
    end_move(walk)
    return Outcome.DONE


MOVE_CLAUSES = {ADVANCE: "CR-MOVE-2", FALL_BACK: "CR-MOVE-3", RETREAT: "CR-MOVE-4"}


def end_move(walk: Walk) -> None:
    """Write a move, and let irregulars give way before it (CR-IRR-4)."""
    marching.finish(walk, MOVE_CLAUSES[walk.mode])
    walk.troop.deeds.came_near = walk.came_near
    if walk.attempted or walk.troop.facing != walk.started[2]:
        evasions(walk.field, walk.troop)


def _redeploy(session: Session, troop: Troop, order: Order) -> Outcome:
    reason = redeploy(session.field, troop, order.action)
    if reason:
        session.field.refuse(troop, REDEPLOY, reason, order.line, "CR-FORM-1")
    return Outcome.DONE


def _rally(session: Session, troop: Troop, order: Order) -> Outcome:
    """Recover a level by a test; broken troops have one chance only (CR-CMD-5)."""
    field = session.field
    if cohesion.test(field, troop, "rally", "CR-CMD-5"):
        cohesion.recover(field, troop, "CR-CMD-5")
    elif troop.broken:
        cohesion.remove(field, troop, "rally", "CR-CMD-5")
        return Outcome.DONE
    facing = degrees_of(field, troop.centre, order.action.arguments.get("facing"), troop.side)
    if facing is not None and not troop.in_square:
        turned = turn_between(troop.facing, facing)
        ground = troop.box_at(troop.x, troop.y, facing)
        if abs(turned) > 0.01 and (troop.occupying or not field.overlapping(troop, ground)):
            troop.place(troop.x, troop.y, normal_angle(facing))
            troop.deeds.stirred = True
            field.tell("pivot", troop, "CR-CMD-5", turned=round(abs(turned), 3), cost=0, **field.stands(troop))
    return Outcome.DONE


def _charge(session: Session, troop: Troop, order: Order) -> Outcome:
    """Test, wheel and go (CR-SHOCK-1)."""
    field = session.field
    target = field.by_id[str(order.action.arguments["target"])]
    if not cohesion.test(field, troop, "charge", "CR-SHOCK-1"):
        return Outcome.HELD_BACK
    walk = Walk(
        field,
        troop,
        CHARGE,
        allowance(troop),
        watches_nearness=False,
        challenged=lambda enemy: seizes(field, enemy, troop),
    )
    reason = wheel(walk, least_wheel(troop, target) or 0)
    if reason:
        field.refuse(troop, "wheel", reason, order.line, "CR-MOVE-5")
        return Outcome.CHARGED
    troop.deeds.charging = target.id
    go(walk, None)
    troop.deeds.moved = troop.deeds.moved or walk.straight > 0
    stopped: dict[str, Any] = {"stopped": walk.stopped} if walk.stopped and walk.stopped != "contact" else {}
    field.tell(
        "charge",
        troop,
        "CR-SHOCK-1",
        target=target.id,
        type=CHARGE,
        distance=round(walk.straight, 3),
        **field.stands(troop),
        **stopped,
    )
    evasions(field, troop)
    return Outcome.CHARGED


def _probe(session: Session, troop: Troop, _: Order) -> Outcome:
    troop.probing = True
    probe(session.field, troop, first=True)
    return Outcome.DONE


def _occupy(session: Session, troop: Troop, order: Order) -> Outcome:
    """Hold an area, facing one of its sides (CR-DEF-7)."""
    field = session.field
    place = order.action.arguments["area"]
    assert isinstance(place, Place)
    piece = field.ground.by_id[place.ref]
    facing = degrees_of(field, piece.middle, order.action.arguments.get("facing"), troop.side)
    shape = Formation.UNLIMBERED if troop.artillery else Formation.SQUARE if piece.kind == "redoubt" else Formation.LINE
    if troop.formation == Formation.LIMBERED:
        troop.deeds.unlimbered = True
    troop.occupying, troop.area = piece.id, piece.area
    troop.place(*piece.middle, side_facing(piece.area, troop.facing if facing is None else facing), shape.value)
    troop.deeds.stirred = True
    field.tell("formation", troop, "CR-DEF-7", occupying=piece.id, formation=troop.formation, **field.stands(troop))
    return Outcome.DONE


Procedure = Callable[[Session, Troop, Order], Outcome]
_PROCEDURES: Mapping[str, Procedure] = {
    ADVANCE: _move,
    FALL_BACK: _move,
    RETREAT: _move,
    REDEPLOY: _redeploy,
    RALLY: _rally,
    CHARGE: _charge,
    PROBE: _probe,
    OCCUPY: _occupy,
}
