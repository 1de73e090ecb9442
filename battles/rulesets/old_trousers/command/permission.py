"""Whether command and order allow an act, and the point that it costs where they do not (OT-CMD-3, OT-ORDER-1)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from battles.engine.boxes import Box, point_gap
from battles.engine.geometry import LIMIT
from battles.rulesets.old_trousers.command import points
from battles.rulesets.old_trousers.table.edges import to_baseline
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import OrderKind

# OT-ORDER-1. A command that defends keeps this near to its marker, in inches.
IN_PLACE = 8.0
OUT_OF_COMMAND, ORDER_FORBIDS = "out-of-command", "order-forbids"


class Act(StrEnum):
    """What a unit would do, as far as command and orders care."""

    TURN = "turn"
    FORM = "form"
    RESTORE = "restore"
    FIRE = "fire"
    MOVE = "move"
    CHARGE = "charge"
    OTHER = "other"


#: OT-CMD-3, OT-AMB-2. What units do out of command: what either of the book's two lists says.
FREE = (Act.TURN, Act.FORM, Act.RESTORE, Act.FIRE)


def permit(field: Field, troop: Troop, act: Act, *, end: Box | None = None, target: Troop | None = None) -> str:
    """Why a unit may not do it; empty when it may, be it for a point that is spent here.

    One point covers absence of command and deviation from the order alike (OT-AMB-29), and any order that allows an act
    does, whatever older editions called it (OT-AMB-20).

    ``end`` is where a move would end, ``target`` whom a charge would strike.
    """
    reason = objection(field, troop, act, end=end, target=target)
    if not reason or troop.phase.licensed:
        return ""
    if points.may_spend(field, troop) and points.spend(field, troop):
        troop.phase.licensed = True
        return ""
    return reason


def objection(field: Field, troop: Troop, act: Act, *, end: Box | None = None, target: Troop | None = None) -> str:
    """Why a unit may not do it without a point, empty when it may."""
    if not troop.phase.in_command and act not in FREE:
        return OUT_OF_COMMAND
    order = field.orders.get(troop.command)
    if order is not None and _forbids(field, troop, order, act, end, target):
        return ORDER_FORBIDS
    return ""


def may_fire(field: Field, troop: Troop) -> bool:
    """Whether the order of a unit's command lets it fire, or a point was spent on it (OT-ORDER-1)."""
    return troop.phase.licensed or not objection(field, troop, Act.FIRE)


def _forbids(
    field: Field, troop: Troop, order: Mapping[str, Any], act: Act, end: Box | None, target: Troop | None
) -> bool:
    """Whether an order forbids an act (OT-ORDER-1)."""
    kind, marker = order["kind"], order.get("marker")
    if act is Act.FIRE:
        return kind in (OrderKind.MANEUVER, OrderKind.RALLY)
    if act is Act.CHARGE:
        if kind == OrderKind.ENGAGE:
            return any(other.phase.charges for other in field.of_side(troop.side) if other.command == troop.command)
        if kind == OrderKind.WITHDRAW:
            return target is None or to_baseline(field, troop.side, target.box) >= to_baseline(
                field, troop.side, troop.box
            )
        return kind in (OrderKind.MANEUVER, OrderKind.DEFEND, OrderKind.RALLY)
    if act is not Act.MOVE or end is None:
        return False
    if kind == OrderKind.DEFEND and marker is not None and not troop.in_skirmish:
        away = point_gap(end, *marker)
        return away > IN_PLACE + LIMIT and away >= point_gap(troop.box, *marker) - LIMIT
    if kind == OrderKind.RALLY:
        commander = field.leader_of(troop.command)
        if commander is None or not commander.on_table:
            return True
        place = field.place_of_general(commander)
        return point_gap(end, *place) >= point_gap(troop.box, *place) - LIMIT
    return False
