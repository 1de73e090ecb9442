"""Giving an order to a unit, and carrying it out (CR-CMD-4, 10 to 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from battles.engine.boxes import gap
from battles.engine.orders import Place
from battles.engine.play.standing import degrees_of
from battles.rulesets.carolus_rex import catalogue
from battles.rulesets.carolus_rex.command.orders import OCCUPY, PROBE, RALLY, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import NO_POINTS, bar_to, cost_of, is_free, opponent_faced
from battles.rulesets.carolus_rex.command.rallying import rally
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.evading import evasions
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE, least_wheel, seizes
from battles.rulesets.carolus_rex.movement.probing import probe
from battles.rulesets.carolus_rex.movement.redeploying import redeploy
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.rulesets.carolus_rex.movement.wheels import turn_in_contact, wheel
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.footprints import side_facing
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Stance

DOUBLE_BEYOND = 12.0


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
    stopped: catalogue.Charge = {"stopped": walk.stopped} if walk.stopped and walk.stopped != "contact" else {}
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
    shape = Stance.UNLIMBERED if troop.artillery else Stance.SQUARE if piece.kind == "redoubt" else Stance.LINE
    if troop.formation == Stance.LIMBERED:
        troop.deeds.unlimbered = True
    troop.occupying, troop.area = piece.id, piece.area
    troop.place(*piece.middle, side_facing(piece.area, troop.facing if facing is None else facing), shape.value)
    troop.deeds.stirred = True
    field.tell("formation", troop, "CR-DEF-7", occupying=piece.id, formation=troop.formation, **field.stands(troop))
    return Outcome.DONE


def _rally(session: Session, troop: Troop, order: Order) -> Outcome:
    rally(session.field, troop, order)
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
