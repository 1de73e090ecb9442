"""Whether an order may be given: the first reason against it, what it costs, and what needs no general (CR-ORD-1)."""

from __future__ import annotations

import math

from battles.engine.advance import first_within
from battles.engine.boxes import point_gap
from battles.engine.geometry import contains
from battles.engine.orders import Direction, Place, PlaceKind
from battles.engine.play.zones import centre_point
from battles.rulesets.carolus_rex.command.orders import MOVES, OCCUPY, PROBE, RALLY, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import allowance, obstacle_cost, wheel_cost
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE, least_wheel
from battles.rulesets.carolus_rex.movement.redeploying import may_redeploy
from battles.rulesets.carolus_rex.movement.wheels import wheeled
from battles.rulesets.carolus_rex.settings import REDEPLOY_DOUBLE
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.ground import OCCUPIED
from battles.rulesets.carolus_rex.table.troops import General, Troop
from battles.rulesets.carolus_rex.words import Stance, Type

# CR-CMD-10, CR-FORM-1. Orders that leave no room for another.
WHOLE_TURN = (OCCUPY, CHARGE, PROBE)
# CR-CMD-5 to 12. Distances of command.
COMMAND_RADIUS = 6.0
FREE_BEYOND = 12.0
FREE_RALLY_BEYOND = 12.0
IRREGULARS_FREE_WITHIN = 12.0
OWN_COST, OTHER_COST = 1, 2
# CR-ORD-1. The reasons of a refusal.
NOT_YOURS, SECOND, WHOLE, NEAR, FIXED = "not-yours", "second-order", "whole-turn", "enemy-near", "fixed"
GOOD_ORDER, IN_ZONE, BROKEN, IN_CONTACT = "good-order", "in-enemy-zone", "broken", "in-contact"
NOT_ALLOWED, CANNOT_CHARGE, SHAKEN = "formation-not-allowed", "cannot-charge", "shaken"
NO_TARGET, OUT_OF_SIGHT, OUT_OF_REACH = "no-such-target", "out-of-sight", "out-of-reach"
NOT_IRREGULAR, NOT_INSIDE, OCCUPIED_ALREADY = "not-irregular", "not-inside", "occupied"
PASSED, NO_GENERAL, OUT_OF_COMMAND, NO_POINTS = "passed", "no-general", "out-of-command", "no-command-points"


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
    return bar_by_command(session, troop, heard=lead and not doubled)


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
        heavy = troop.type == Type.HEAVY and troop.formation == Stance.UNLIMBERED
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


def bar_by_command(session: Session, troop: Troop, *, heard: bool) -> str:
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


def may_be_free(session: Session, troop: Troop) -> bool:
    """Whether some move of a unit might need neither a point nor a general: told without trying any."""
    return not troop.deeds.orders and (troop.irregular or _is_far_from_leader(session.field, troop))


def _is_far_from_leader(field: Field, troop: Troop) -> bool:
    leader = field.general_by_id.get(troop.division)
    if leader is None or not leader.present:
        return False
    return point_gap(troop.box, *field.place_of(leader)) > FREE_BEYOND + zones.TOLERANCE


def _rejoins(field: Field, troop: Troop, order: Order) -> bool:
    """A move that brings a unit far from its leader nearer to him."""
    if not _is_far_from_leader(field, troop):
        return False
    at = field.place_of(field.general_by_id[troop.division])
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
