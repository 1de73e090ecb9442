"""Whether commands did as their orders require, and what becomes of them if not (OT-ORDER-1 to 4, OT-AMB-12)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field as slot
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Point
from battles.engine.boxes import gap, point_gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT
from battles.engine.play.standing import NEVER, Choice
from battles.engine.play.whereabouts import nearest
from battles.rulesets.old_trousers.command import points
from battles.rulesets.old_trousers.command.decisions import choose_for_command
from battles.rulesets.old_trousers.command.orders import put_under, station_of, units_of
from battles.rulesets.old_trousers.movement.allowances import full_move_used, line_rate_used
from battles.rulesets.old_trousers.table.edges import to_baseline
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import OrderKind

# OT-ORDER-1. In inches.
ARRIVED = 8.0
# OT-ORDER-4, OT-AMB-23.
REACHED = 3.0
SIGHTED = 8.0
# OT-ORDER-1. The shares of a command that must move to the marker, that relieve it, that must then engage.
MOVING: Mapping[str, Fraction] = MappingProxyType(
    {
        OrderKind.ATTACK: Fraction(2, 3),
        OrderKind.ENGAGE: Fraction(1, 2),
        OrderKind.MANEUVER: Fraction(2, 3),
        OrderKind.WITHDRAW: Fraction(2, 3),
    }
)
RELIEVED: Mapping[str, Fraction] = MappingProxyType(
    {OrderKind.ATTACK: Fraction(1, 2), OrderKind.ENGAGE: Fraction(1, 4)}
)
ENGAGING = Fraction(1, 4)
LEAST_ENGAGING = 2


@dataclass(slots=True)
class Duty:
    """What a command owes in this phase: who counts, whether it is near enough to be relieved, where all began."""

    command: str
    counted: list[Troop]
    relieved: bool
    from_marker: dict[str, float] = slot(default_factory=dict)
    foes: dict[str, tuple[Troop, float] | None] = slot(default_factory=dict)


def begin(field: Field) -> list[Duty]:
    """The duties of the commands of the active side at the start of its phase (OT-ORDER-1)."""
    found: list[Duty] = []
    for command in field.commands.all:
        order = field.orders.get(command.id)
        if command.side != field.active or order is None or order["kind"] not in MOVING:
            continue
        counted = [
            troop
            for troop in units_of(field, command.id)
            if troop.present and not troop.routed and troop.phase.in_command
        ]
        duty = Duty(command.id, counted, relieved=False)
        enemies = field.known_enemies(field.active)
        for troop in counted:
            duty.from_marker[troop.id] = _to_goal(field, troop, order["kind"], order.get("marker"))
            foe = nearest(troop.box, enemies)
            duty.foes[troop.id] = None if foe is None else (foe, gap(troop.box, foe.box))
        share = RELIEVED.get(order["kind"])
        if share is not None and counted:
            near = sum(_is_near(duty, troop) for troop in counted)
            duty.relieved = near >= share * len(counted)
        found.append(duty)
    return found


def _is_near(duty: Duty, troop: Troop) -> bool:
    """Whether a unit was within 8 of the marker or an enemy."""
    foe = duty.foes[troop.id]
    return duty.from_marker[troop.id] <= ARRIVED + LIMIT or (foe is not None and foe[1] <= ARRIVED + LIMIT)


def _to_goal(field: Field, troop: Troop, kind: str, marker: Point | None) -> float:
    """How far a unit is from the marker, or from the baseline to which it withdraws."""
    if kind == OrderKind.WITHDRAW:
        return to_baseline(field, troop.side, troop.box)
    return math.inf if marker is None else point_gap(troop.box, *marker)


def settle(field: Field, duties: list[Duty]) -> None:
    """At the end of the phase: what is missing costs points or order (OT-ORDER-3); then orders end (OT-ORDER-4)."""
    for duty in duties:
        _settle(field, duty)
    for command in field.commands.all:
        if command.side == field.active:
            _end_order(field, command.id)


def _settle(field: Field, duty: Duty) -> None:
    order = field.orders[duty.command]
    kind = order["kind"]
    count = len(duty.counted)
    if kind not in MOVING or not count:
        return
    if duty.relieved and kind == OrderKind.ATTACK:
        required = max(LEAST_ENGAGING, math.ceil(ENGAGING * count))
        complying = [troop for troop in duty.counted if _engaged(duty, troop)]
    elif duty.relieved:
        required = 1
        complying = [troop for troop in duty.counted if troop.phase.fired]
    else:
        required = math.ceil(MOVING[kind] * count)
        complying = [troop for troop in duty.counted if _moved(field, duty, troop, kind, order.get("marker"))]
    required = min(required, count)
    failing = [troop for troop in duty.counted if troop not in complying]
    missing = max(0, required - len(complying))
    excused = _excuse(field, duty, failing, missing)
    effect: dict[str, Any] = {"required": required, "done": len(complying), "excused": excused}
    side = field.battle.side_of_formation(duty.command)
    field.journal.emit("command", unit=duty.command, side=side, clause="OT-ORDER-3", **effect)
    for troop in _penalised(field, duty.command, failing, missing - excused):
        field.shake_and_disorder(troop, "OT-ORDER-3", "order")


def _moved(field: Field, duty: Duty, troop: Troop, kind: str, marker: Point | None) -> bool:
    """Whether a unit moved to the marker or baseline as it had to, or has arrived there (OT-ORDER-1)."""
    if not troop.present:
        return False
    now = _to_goal(field, troop, kind, marker)
    return now <= ARRIVED + LIMIT or (line_rate_used(troop) and now < duty.from_marker[troop.id] - LIMIT)


def _engaged(duty: Duty, troop: Troop) -> bool:
    """Whether a unit charged, fired musketry, or used up its movement towards the nearest enemy (OT-ORDER-1)."""
    if troop.phase.charges or troop.phase.musketry:
        return True
    foe = duty.foes[troop.id]
    if foe is None or not full_move_used(troop):
        return False
    return gap(troop.box, foe[0].box) < foe[1] - LIMIT


def _excuse(field: Field, duty: Duty, failing: list[Troop], missing: int) -> int:
    """How many of the missing units are excused for a point each (decision ``excuse``)."""
    excused = 0
    if missing and choose_for_command(field, duty.command, "excuse").name != NEVER:
        while excused < missing and points.spend_on_command(field, duty.command, failing):
            excused += 1
    return excused


def _penalised(field: Field, command: str, failing: list[Troop], count: int) -> list[Troop]:
    """Those who pay for a command that did not comply (decision ``penalty``)."""
    if count <= 0:
        return []
    able = [troop for troop in failing if troop.present and not troop.routed]
    return _in_order(choose_for_command(field, command, "penalty"), able)[:count]


def _in_order(choice: Choice, troops: list[Troop]) -> list[Troop]:
    if choice.name == "LAST":
        return troops[::-1]
    named = choice.arguments.get("units", ())
    wanted = [str(name) for name in named] if isinstance(named, tuple) else []
    return sorted(troops, key=lambda troop: wanted.index(troop.id) if troop.id in wanted else len(wanted))


def _end_order(field: Field, command: str) -> None:
    """A maneuver or withdrawal that has come to its end becomes defend (OT-ORDER-4)."""
    order = field.orders.get(command)
    if order is None:
        return
    troops = [troop for troop in units_of(field, command) if troop.present and not troop.routed]
    cause = ""
    if order["kind"] == OrderKind.MANEUVER:
        if any(point_gap(troop.box, *order["marker"]) <= REACHED + LIMIT for troop in troops):
            cause = "reached"
        elif any(not enemy.in_skirmish for troop in troops for enemy in field.known_within(troop, SIGHTED)):
            cause = "enemy"
    elif order["kind"] == OrderKind.WITHDRAW and any(
        to_baseline(field, troop.side, troop.box) <= REACHED + LIMIT for troop in troops
    ):
        cause = "reached"
    if cause:
        put_under(field, command, OrderKind.DEFEND.value, station_of(field, command), "OT-ORDER-4", cause)
