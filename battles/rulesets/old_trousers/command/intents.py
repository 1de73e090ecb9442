"""Intents: what a command's units do that have no line of their own, by the one staff or the other (OT-INT-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from battles.engine.battle import Point
from battles.engine.geometry import LIMIT, along, bearing, distance, turn_between
from battles.engine.orders import Block, Intent, OrderSheet
from battles.engine.play.standing import Answers, point_of
from battles.engine.sheets import is_empty
from battles.rulesets.old_trousers.charges.declaring import charge, why_not
from battles.rulesets.old_trousers.charges.opportunity import opportunity_charges
from battles.rulesets.old_trousers.command.able import AbleCraft
from battles.rulesets.old_trousers.command.orders import units_of
from battles.rulesets.old_trousers.command.strain import lost_by, restore_order
from battles.rulesets.old_trousers.morale.rallying import recover
from battles.rulesets.old_trousers.movement.allowances import left, rate
from battles.rulesets.old_trousers.movement.entitled import may_form
from battles.rulesets.old_trousers.movement.forming import form, limber, unlimber
from battles.rulesets.old_trousers.movement.moving import STRAIGHT, go, pace_of, path_of
from battles.rulesets.old_trousers.movement.turning import about, face, wheel
from battles.rulesets.old_trousers.movement.verbs import is_bound, move, reorder
from battles.rulesets.old_trousers.table.edges import heading_to_baseline
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.vocabulary import DECISIONS, INTENT_DECISIONS
from battles.rulesets.old_trousers.words import COLUMNS, Mode, OrderKind, Stance
from battles.staff import is_able, lead

# OT-INT-1. In inches.
DEFENDS_WITHIN = 12.0
ADVANCES_TO = 3.5
OTHERS_ADVANCE_TO = 9.0
GUNS_OPEN_WITHIN = 20.0
SUPPORTS_BEHIND = 6.0
# A baseline farther round than this lies behind, in degrees.
_BEHIND = 90.0

# OT-INT-1. The intent of a command whose side sent no sheet, by its order.
OF_ORDERS: Mapping[str, str] = MappingProxyType(
    {
        OrderKind.ATTACK: "ATTACK",
        OrderKind.ENGAGE: "ADVANCE",
        OrderKind.MANEUVER: "ADVANCE",
        OrderKind.WITHDRAW: "WITHDRAW",
    }
)
_SEEKING = ("ADVANCE", "ATTACK", "SCREEN")
HOLD = Intent("HOLD")


def imply(field: Field, side: str) -> None:
    """Without a sheet each command has the intent of its order, and decides by it (OT-INT-1)."""
    sheet = field.sheets.get(side)
    if field.battle.orders.get(side) is not None or (sheet is not None and not is_empty(sheet)):
        return
    blocks = tuple(
        Block(command.block, (command.id,), 0, Intent(OF_ORDERS[order["kind"]]))
        for command in field.commands.all
        if command.side == side and (order := field.orders.get(command.id)) and order["kind"] in OF_ORDERS
    )
    field.implied[side] = OrderSheet(side, blocks=blocks)
    field.answers = Answers({**field.sheets, **field.implied}, DECISIONS, INTENT_DECISIONS)


def staff_moves(field: Field, ordered: set[str]) -> None:
    """Each command's staff moves the units that had no line, nearest to the objective first (OT-INT-1, OT-VERB-1)."""
    for command in in_priority(field):
        troops = [
            troop
            for troop in units_of(field, command)
            if troop.id not in ordered and troop.present and not troop.routed and not troop.phase.charges
        ]
        if is_able(field.battle, field.active):
            able_staff(field, troops)
            continue
        goals = [(troop, *_intent_of(field, troop)) for troop in troops]
        goals.sort(key=lambda entry: 0.0 if entry[2] is None else distance(entry[0].centre, entry[2]))
        for troop, intent, goal in goals:
            if troop.present and not troop.routed and not field.touching(troop) and not is_bound(field, troop):
                _carry_out(field, troop, intent, goal)
                if troop.phase.trail and not troop.phase.charges and troop.present:
                    opportunity_charges(field, troop)


def able_staff(
    field: Field, troops: Sequence[Troop], craft: Callable[[Field, Sequence[Troop]], AbleCraft] = AbleCraft.of
) -> None:
    """Restore order where it is lost, then lead the units of each intent together."""
    groups: dict[Intent, list[Troop]] = {}
    for troop in troops:
        if not field.touching(troop) and not is_bound(field, troop):
            groups.setdefault(field.answers.intent(troop) or HOLD, []).append(troop)
    for intent, led in groups.items():
        for troop in led:
            restore_order(field, troop, stays=intent.posture == "HOLD")
        ready = [troop for troop in led if not troop.phase.recovering]
        if ready:
            _, goal = _intent_of(field, ready[0])
            named = intent.objective
            posture, gone = intent.posture, named is not None and goal is None
            own = field.by_id.get(named.ref) if named is not None else None
            leader = own.id if own is not None and own.side == ready[0].side else ""
            lost = lost_by(field, ready[0].command)
            first = craft(field, tuple(ready))
            lead(first, posture, goal, leader, lost, gone=gone)
            # Round whoever nobody has moved since he was thought of, nothing is better than it was.
            behind = [troop for troop in ready if troop.id in first.unbarred and _was_barred(troop)]
            if behind:
                lead(craft(field, tuple(behind)), posture, goal, leader, lost, gone=gone)
            field.rooms.clear()
        for troop in led:
            if troop.phase.trail and not troop.phase.charges and troop.present:
                opportunity_charges(field, troop)


def _was_barred(troop: Troop) -> bool:
    """Whether a unit stood or went but a little, and might go on now that those before it have gone."""
    phase = troop.phase
    free = troop.present and not troop.routed and not phase.charges and not phase.marched and not phase.faced
    return free and not troop.artillery and not phase.reformed and left(troop) > rate(troop) / 2


def in_priority(field: Field) -> list[str]:
    """The commands of the active side in the order in which they act: by PRIORITY, then as in the file."""
    own = [command.id for command in field.commands.all if command.side == field.active and command.units]
    sheet = field.sheets.get(field.active)
    first: list[str] = []
    for name in sheet.priority if sheet else ():
        first += [id for id in own if any(link.id == name for link in field.battle.chain(id))]
    return list(dict.fromkeys((*first, *own)))


def _intent_of(field: Field, troop: Troop) -> tuple[Intent, Point | None]:
    """A unit's intent and where it leads."""
    intent = field.answers.intent(troop) or HOLD
    if intent.objective is not None:
        return (intent, point_of(field, intent.objective, troop.side))
    marker = field.orders.get(troop.command, {}).get("marker")
    if marker is not None:
        return (intent, marker)
    enemy = field.nearest_enemy(troop) if intent.posture in _SEEKING else None
    return (intent, None if enemy is None else enemy.centre)


def _carry_out(field: Field, troop: Troop, intent: Intent, goal: Point | None) -> None:
    posture = intent.posture
    if posture == "DEFEND":
        _defend(field, troop)
    elif posture == "ADVANCE":
        _advance(field, troop, goal)
    elif posture == "ATTACK":
        _attack(field, troop, intent, goal)
    elif posture == "SUPPORT":
        _support(field, troop, intent)
    elif posture == "SCREEN":
        _screen(field, troop, goal)
    elif posture == "WITHDRAW":
        _withdraw(field, troop)
    elif posture == "RALLY" and reorder(field, troop):
        recover(field, troop)


def _defend(field: Field, troop: Troop) -> None:
    near = field.known_within(troop, DEFENDS_WITHIN)
    enemy = field.nearest_enemy(troop)
    if not near or enemy is None:
        return
    if not field.in_arc(troop, enemy):
        face(field, troop, bearing(troop.centre, enemy.centre))
    elif troop.infantry and troop.formation in COLUMNS:
        form(field, troop, Stance.LINE.value)


def _advance(field: Field, troop: Troop, goal: Point | None) -> None:
    if troop.artillery:
        near = field.known_within(troop, GUNS_OPEN_WITHIN)
        enemy = field.nearest_enemy(troop) if near else None
        if enemy is not None:
            if troop.limbered:
                unlimber(field, troop, bearing(troop.centre, enemy.centre))
            return
        if troop.unlimbered:
            limber(field, troop)
            return
    if goal is None or troop.phase.faced or distance(troop.centre, goal) <= LIMIT:
        return
    course = bearing(troop.centre, goal)
    off = abs(turn_between(troop.facing, course)) > STRAIGHT and not field.all_round(troop)
    if off and wheel(field, troop, course):
        return
    heading = bearing(troop.centre, goal)
    pace = pace_of(field, troop, heading)
    if pace is None:
        return
    keep = ADVANCES_TO if troop.infantry else OTHERS_ADVANCE_TO
    path = path_of(field, troop, heading, distance(troop.centre, goal), pace, keep=keep)
    go(field, troop, path, mode=Mode.MOVE if pace == 1.0 else Mode.OBLIQUE, clause="OT-INT-1")


def _attack(field: Field, troop: Troop, intent: Intent, goal: Point | None) -> None:
    named = field.by_id.get(intent.objective.ref) if intent.objective is not None else None
    target = named if named is not None and named.side != troop.side else field.nearest_enemy(troop)
    if target is not None and not why_not(field, troop, target) and not charge(field, troop, (target.id,), ()):
        return
    _advance(field, troop, goal)


def _support(field: Field, troop: Troop, intent: Intent) -> None:
    other = field.as_known(intent.objective.ref, troop.side) if intent.objective is not None else None
    if other is not None and other is not troop:
        _advance(field, troop, along(other.centre, other.facing, -SUPPORTS_BEHIND))


def _screen(field: Field, troop: Troop, goal: Point | None) -> None:
    if not may_form(field.settings, troop, Stance.SKIRMISH):
        return
    if troop.in_skirmish or not form(field, troop, Stance.SKIRMISH.value):
        _advance(field, troop, goal)


def _withdraw(field: Field, troop: Troop) -> None:
    home = heading_to_baseline(field.battle, troop.side)
    if abs(turn_between(troop.facing, home)) > _BEHIND and not field.all_round(troop) and about(field, troop):
        return
    move(field, troop, home, None)
