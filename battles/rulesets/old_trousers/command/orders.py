"""Orders to commands: issued by army and corps commanders, tried until they are in force (OT-ORDER-5, OT-ORDER-6)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Point
from battles.engine.boxes import point_gap
from battles.engine.dice import D20
from battles.engine.geometry import LIMIT
from battles.engine.orders import Action, Place
from battles.engine.play.standing import point_of
from battles.rulesets.old_trousers.command.commanders import ORDER, refuse
from battles.rulesets.old_trousers.command.leading import worth_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.organisation import leads
from battles.rulesets.old_trousers.table.troops import General, Troop
from battles.rulesets.old_trousers.words import Kind, OrderKind, Staff

# OT-ORDER-6. What a total has to exceed.
TO_EXCEED: Mapping[str, int] = MappingProxyType(
    {
        Staff.SUPERB: 6,
        Staff.PROFESSIONAL: 8,
        Staff.COMPETENT: 10,
        Staff.INEFFICIENT: 12,
        Staff.INCOMPETENT: 14,
    }
)
# OT-ORDER-5. In inches.
DEFENDS_WITHIN = 6.0
RALLIES_BEYOND = 12.0


def units_of(field: Field, command: str) -> list[Troop]:
    """The units of a command, in file order."""
    return [field.by_id[unit] for unit in field.commands.by_id[command].units]


def try_pending(field: Field) -> None:
    """Try the orders that are on their way to commands of the active side, in file order (OT-ORDER-6)."""
    for formation in field.battle.formations:
        order = field.pending.get(formation.id)
        side = field.battle.side_of_formation(formation.id)
        if order is None or side != field.active:
            continue
        issuer = field.general_by_id.get(str(order.get("from", "")))
        receiver = field.general_by_id.get(formation.id)
        modifiers = [("issuer", worth_of(issuer)), ("receiver", worth_of(receiver))]
        modifiers += [
            (f"{who} attached", -1)
            for who, one in (("issuer", issuer), ("receiver", receiver))
            if one is not None and one.attached
        ]
        staff = field.battle.side_by_id[side].extra.get("staff", Staff.COMPETENT.value)
        need = TO_EXCEED[staff] + 1
        told = [modifier for modifier in modifiers if modifier[1]]
        roll = field.journal.throw("activation", formation.id, 1, need, die=D20, modifiers=told)
        passed = roll.total >= need
        field.journal.emit(
            "test", unit=formation.id, side=side, clause="OT-ORDER-6", roll=roll, test="activation", passed=passed
        )
        if passed:
            del field.pending[formation.id]
            put_under(field, formation.id, str(order["kind"]), order.get("marker"), "OT-ORDER-6", "activated")


def put_under(field: Field, command: str, kind: str, marker: Point | None, clause: str, cause: str) -> None:
    """A command acts under another order from now on."""
    order: dict[str, Any] = {"kind": kind}
    effect: dict[str, Any] = {"order": kind, "cause": cause}
    if marker is not None:
        order["marker"] = effect["marker"] = marker
    field.orders[command] = MappingProxyType(order)
    side = field.battle.side_of_formation(command)
    field.journal.emit("command", unit=command, side=side, clause=clause, **effect)


def issue_all(field: Field) -> None:
    """The orders that the sheet of the active side has commanders issue (OT-ORDER-5)."""
    sheet = field.sheets.get(field.active)
    for given in sheet.generals if sheet else ():
        general = field.general_by_id.get(given.formation)
        if general is not None and general.side == field.active:
            for action in given.actions:
                if action.verb == ORDER:
                    _issue(field, general, action)


def _issue(field: Field, issuer: General, action: Action) -> None:
    named = action.arguments.get("commands", ())
    names = [str(name) for name in named] if isinstance(named, tuple) else []
    kind = str(action.arguments.get("kind", "")).lower()
    place = action.arguments.get("place")
    # None of his own is left when this order begins: then it is refused for each command that it names.
    spent = issuer.issued
    for command in expanded(field, names):
        marker, reason = _marker_for(field, issuer, command, kind, place if isinstance(place, Place) else None)
        reason = "one-order" if spent else reason
        if reason:
            refuse(field, issuer, action, reason, "OT-ORDER-5")
            if spent:
                return
            continue
        issuer.issued = True
        pending: dict[str, Any] = {"kind": kind, "from": issuer.id}
        effect: dict[str, Any] = {"issued": kind, "by": issuer.id}
        if marker is not None:
            pending["marker"] = effect["marker"] = marker
        field.pending[command] = MappingProxyType(pending)
        field.journal.emit("command", unit=command, side=issuer.side, clause="OT-ORDER-5", **effect)


def expanded(field: Field, names: Sequence[str]) -> list[str]:
    """The commands that are meant: of a corps or army without units of its own, all commands under it."""
    found: list[str] = []
    for name in names:
        command = field.commands.by_id.get(name)
        if command is not None and not command.acts:
            below = [one.id for one in field.commands.below(name) if one.acts and one.id != name]
            found += below or [name]
        else:
            found.append(name)
    return list(dict.fromkeys(found))


def _marker_for(
    field: Field, issuer: General, command: str, kind: str, place: Place | None
) -> tuple[Point | None, str]:
    """The marker of an order, and why it cannot be issued to a command."""
    formation = field.battle.formation_by_id.get(command)
    above = [link.id for link in field.battle.chain(command)]
    if formation is None or not leads(formation) or issuer.kind not in (Kind.ARMY, Kind.CORPS):
        return (None, "not-his-command")
    if issuer.id not in above:
        return (None, "not-his-command")
    leader = field.general_by_id.get(command)
    at = field.place_of_general(leader) if leader is not None and leader.on_table else None
    marker = point_of(field, place, issuer.side) if place is not None else at or _middle(field, command)
    if (
        kind == OrderKind.DEFEND
        and at is not None
        and marker is not None
        and math.dist(at, marker) > DEFENDS_WITHIN + LIMIT
    ):
        return (None, "marker-too-far")
    if kind == OrderKind.RALLY and at is not None and _enemy_within(field, issuer.side, at, RALLIES_BEYOND):
        return (None, "enemy-near")
    if issuer.new or not issuer.able:
        return (None, "new")
    if marker is None and kind in (OrderKind.ATTACK, OrderKind.ENGAGE, OrderKind.MANEUVER):
        return (None, "marker-too-far")
    return (marker, "")


def _enemy_within(field: Field, side: str, at: Point, reach: float) -> bool:
    return any(point_gap(enemy.box, *at) < reach - LIMIT for enemy in field.known_enemies(side))


def _middle(field: Field, command: str) -> Point | None:
    """The mean of the centres of a command's units on the table."""
    troops = [troop for troop in units_of(field, command) if troop.present]
    if not troops:
        return None
    return (sum(troop.x for troop in troops) / len(troops), sum(troop.y for troop in troops) / len(troops))


def station_of(field: Field, command: str) -> Point | None:
    """Where a command's commander is, else the middle of its units."""
    leader = field.general_by_id.get(command)
    if leader is not None and leader.on_table:
        return field.place_of_general(leader)
    return _middle(field, command)
