"""Staff work (MN-INT-1): what units do whose block has an intent and who have no line of their own.

The staff gives ordinary orders and the rules of manoeuvre judge them as they would a player's; what proves impossible
is let go in silence.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from battles.engine.battle import Point
from battles.engine.boxes import beyond_front, gap
from battles.engine.geometry import CONTACT, LIMIT, along, bearing
from battles.engine.orders import Action, Intent, PlaceKind
from battles.rulesets.mini_nap import charges, marching
from battles.rulesets.mini_nap.decisions import intent_of, place_point
from battles.rulesets.mini_nap.facing import can_pivot, may_form, pivot
from battles.rulesets.mini_nap.field import Field, Troop
from battles.rulesets.mini_nap.manoeuvre import perform
from battles.rulesets.mini_nap.words import Arm, Formation

# MN-INT-1. How far short of every enemy an advance stops, in cm.
SHORT_OF_ENEMY = {Arm.INFANTRY: 3.5, Arm.CAVALRY: 13.0, Arm.ARTILLERY: 25.0}
SCREENING_CAVALRY = 8.0
# Enemies farther off than this leave DEFEND and RALLY at rest.
ALARM = 24.0
# SUPPORT keeps this far behind the centre of the unit it follows.
BEHIND = 8.0


def staff_moves(field: Field, brigade: list[Troop], ordered: set[str]) -> None:
    """Move the units of a Brigade that have no line, nearest to their objective first (MN-INT-1)."""
    waiting = []
    for troop in brigade:
        intent = intent_of(field, troop)
        if troop.id in ordered or intent is None or intent.posture == "HOLD":
            continue
        goal = _objective(field, intent)
        away = math.dist((troop.x, troop.y), goal) if goal is not None else 0.0
        waiting.append((round(away, 6), troop.index, troop, intent))
    for _, _, troop, intent in sorted(waiting, key=lambda entry: entry[:2]):
        if troop.present and not field.engaged(troop):
            POSTURES[intent.posture](field, troop, intent)


def _objective(field: Field, intent: Intent) -> Point | None:
    """Where the intent leads now, if anywhere."""
    if intent.objective is None:
        return None
    if intent.posture == "SUPPORT":
        return _behind(field, intent)
    return place_point(field, intent.objective)


def _behind(field: Field, intent: Intent) -> Point | None:
    """The point behind the unit that is to be supported; for any other place, the place."""
    place = intent.objective
    if place is None:
        return None
    troop = field.by_id.get(place.ref) if place.kind == PlaceKind.UNIT else None
    if troop is None or not troop.on_table:
        return place_point(field, place)
    return along((troop.x, troop.y), troop.facing, -BEHIND)


# ---- postures


def _hold(field: Field, troop: Troop, intent: Intent) -> None:
    """Stay."""


def _defend(field: Field, troop: Troop, intent: Intent) -> None:
    """Face the nearest enemy, and have columns form against him."""
    enemy = field.nearest_enemy(troop)
    if enemy is None or gap(troop.box, enemy.box) > ALARM + LIMIT:
        return
    if beyond_front(troop.box, enemy.box) <= CONTACT:
        _face(field, troop, bearing((troop.x, troop.y), (enemy.x, enemy.y)))
    if troop.infantry and troop.formation == Formation.COLUMN:
        shape = Formation.SQUARE if enemy.cavalry else Formation.LINE
        perform(field, troop, Action("FORM", {"formation": shape.value}))


def _advance(field: Field, troop: Troop, intent: Intent) -> None:
    _advance_to(field, troop, place_point(field, intent.objective) if intent.objective else None)


def _attack(field: Field, troop: Troop, intent: Intent) -> None:
    """Charge what is named, or the nearest enemy, when that is legal; else advance."""
    named = intent.objective
    prey = field.by_id.get(named.ref) if named is not None and named.kind == PlaceKind.UNIT else None
    if prey is None or not prey.present or prey.side == troop.side:
        prey = field.nearest_enemy(troop)
    if prey is not None and not (troop.cavalry and prey.in_square):
        target, way = charges.weigh(field, troop, prey.id, troop.status)
        if target is not None and not way.reason:
            charges.charge(field, troop, target, way, troop.status)
            return
    goal = place_point(field, named) if named is not None else None
    if goal is None and prey is not None:
        goal = (prey.x, prey.y)
    _advance_to(field, troop, goal)


def _support(field: Field, troop: Troop, intent: Intent) -> None:
    goal = _behind(field, intent)
    if goal is not None:
        _advance_to(field, troop, goal)


def _screen(field: Field, troop: Troop, intent: Intent) -> None:
    """Light troops skirmish ahead; the others hold."""
    if troop.formation != Formation.SKIRMISH:
        if not may_form(troop, Formation.SKIRMISH):
            return
        perform(field, troop, Action("FORM", {"formation": Formation.SKIRMISH.value}))
    if troop.formation == Formation.SKIRMISH:
        goal = place_point(field, intent.objective) if intent.objective else None
        _advance_to(field, troop, goal, SCREENING_CAVALRY if troop.cavalry else None)


def _withdraw(field: Field, troop: Troop, intent: Intent) -> None:
    """March off to the place named, or straight away from the nearest enemy."""
    goal = place_point(field, intent.objective) if intent.objective else None
    wanted = math.inf
    if goal is not None:
        wanted = math.dist((troop.x, troop.y), goal)
        if wanted <= LIMIT:
            return
        heading = bearing((troop.x, troop.y), goal)
    else:
        enemy = field.nearest_enemy(troop)
        if enemy is None:
            return
        heading = bearing((enemy.x, enemy.y), (troop.x, troop.y))
    if troop.artillery:
        marching.redeploy(field, troop, heading, wanted)
    elif troop.in_square:
        marching.inch(field, troop, heading, wanted)
    elif _face(field, troop, heading):
        marching.ahead(field, troop, wanted)


def _rally(field: Field, troop: Troop, intent: Intent) -> None:
    """Withdraw while an enemy is near."""
    enemy = field.nearest_enemy(troop)
    if enemy is not None and gap(troop.box, enemy.box) <= ALARM + LIMIT:
        _withdraw(field, troop, intent)


def _advance_to(field: Field, troop: Troop, goal: Point | None, short: float | None = None) -> None:
    """Face the goal and go straight, short of every enemy and not beyond the goal; without one, straight ahead."""
    clearance = SHORT_OF_ENEMY[Arm(troop.arm)] if short is None else short
    if troop.artillery:
        enemy = field.nearest_enemy(troop)
        if enemy is not None and gap(troop.box, enemy.box) < clearance - LIMIT:
            return
    wanted, heading = math.inf, troop.facing
    if goal is not None:
        wanted = math.dist((troop.x, troop.y), goal)
        if wanted <= LIMIT:
            return
        heading = bearing((troop.x, troop.y), goal)
    if troop.in_square:
        marching.inch(field, troop, heading, wanted)
    elif not _face(field, troop, heading):
        return
    elif not troop.artillery:
        marching.ahead(field, troop, wanted, clearance=clearance)
    elif wanted <= marching.PROLONG + LIMIT:
        marching.prolong(field, troop, wanted)
    else:
        marching.redeploy(field, troop, troop.facing, wanted, clearance=clearance)


def _face(field: Field, troop: Troop, facing: float) -> bool:
    """Pivot there if there is room; whether the unit now faces there."""
    if not can_pivot(field, troop, facing):
        return False
    pivot(field, troop, facing)
    return True


POSTURES: Mapping[str, Callable[[Field, Troop, Intent], None]] = {
    "HOLD": _hold,
    "DEFEND": _defend,
    "ADVANCE": _advance,
    "ATTACK": _attack,
    "SUPPORT": _support,
    "SCREEN": _screen,
    "WITHDRAW": _withdraw,
    "RALLY": _rally,
}
