"""Generals on the move (CR-CMD-6, CR-CMD-7): rides for a point, the free move, joining units."""

from __future__ import annotations

import math
from typing import Any

from battles.engine.battle import Point
from battles.engine.boxes import point_gap
from battles.engine.orders import Action, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.carolus_rex.command.orders import Session
from battles.rulesets.carolus_rex.command.permission import NO_GENERAL, NO_POINTS, NOT_YOURS, OUT_OF_REACH, PASSED
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.table.zones import TOLERANCE

# CR-CMD-6, CR-CMD-7.
RIDE = 6.0
FREE_MOVE = 12.0
ATTACHED = "attached"


def ride(session: Session, action: Action, line: int) -> None:
    """Ride up to 6 for a point, and join the unit at the end of it (CR-CMD-6)."""
    field, general = session.field, session.general
    reason = NO_GENERAL if session.absent else PASSED if session.passed else "" if session.points else NO_POINTS
    if reason:
        field.refuse(general, "ride", reason, line)
        return
    reason = _go(session, action.arguments.get("place"), RIDE, "CR-CMD-6", paid=True)
    if reason:
        field.refuse(general, "ride", reason, line)


def final_move(session: Session, actions: list[tuple[Action, int]]) -> None:
    """The free move after the last order (CR-CMD-7)."""
    field, general = session.field, session.general
    left = FREE_MOVE
    for action, line in actions:
        order = "move" if action.verb == "MOVE TO" else "attach"
        reason = NO_GENERAL if session.absent else ATTACHED if general.attached else ""
        if not reason:
            before = field.place_of(general)
            given = action.arguments.get("place") if order == "move" else action.arguments.get("unit")
            reason = _go(session, given, left, "CR-CMD-7")
            left -= math.dist(before, field.place_of(general)) if not general.attached else 0.0
        if reason:
            field.refuse(general, order, reason, line)


def _go(session: Session, given: object, most: float, clause: str, *, paid: bool = False) -> str:
    """Go to a place or a unit; the reason when he may not (CR-AMB-48)."""
    field, general = session.field, session.general
    start = field.place_of(general)
    carrier = _unit_named(session, given)
    if carrier is not None:
        if carrier.side != general.side or not carrier.present:
            return NOT_YOURS
        away = point_gap(carrier.box, *start)
        at: Point = carrier.centre
    else:
        point = point_of(field, given, general.side) if isinstance(given, Place) else None
        if point is None:
            return NOT_YOURS
        away, at = math.dist(start, point), point
    if away > most + TOLERANCE or not field.on_table(*at):
        return OUT_OF_REACH
    general.attached = carrier.id if carrier is not None else ""
    general.place(*at)
    if paid:
        session.points -= 1
    spent: dict[str, Any] = {"cp": 1, "left": session.points} if paid else {}
    joined: dict[str, Any] = {"attached": carrier.id} if carrier is not None else {}
    field.tell("commander", general, clause, moved=round(away, 3), at=(general.x, general.y), **spent, **joined)
    return ""


def _unit_named(session: Session, given: object) -> Troop | None:
    """The unit that a place names, or an ATTACH."""
    if isinstance(given, Place):
        return session.field.by_id.get(given.ref) if given.kind == PlaceKind.UNIT else None
    return session.field.by_id.get(given) if isinstance(given, str) else None
