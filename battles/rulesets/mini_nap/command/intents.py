"""Staff work (MN-INT-1): what units do whose block has an intent and who have no line of their own.

The staff gives ordinary orders and the rules of manoeuvre judge them as they would a player's; what proves impossible
is let go in silence.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from battles.engine.battle import Point
from battles.engine.boxes import beyond_front, gap, point_gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, turn_between
from battles.engine.orders import Action, Intent, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.mini_nap.command.able import AbleCraft
from battles.rulesets.mini_nap.command.gunnery import lay_guns
from battles.rulesets.mini_nap.movement import marching
from battles.rulesets.mini_nap.movement.allowances import PROLONG
from battles.rulesets.mini_nap.movement.facing import can_pivot, pivot
from battles.rulesets.mini_nap.movement.manoeuvre import perform
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Arm, Stance
from battles.staff import is_able, lead

# MN-INT-1. How far short of every enemy an advance stops, in cm.
SHORT_OF_ENEMY = {Arm.INFANTRY: 3.5, Arm.CAVALRY: 13.0, Arm.ARTILLERY: 25.0}
SCREENING_CAVALRY = 8.0
# Enemies farther off than this leave DEFEND and RALLY at rest.
ALARM = 24.0
# SUPPORT keeps this far behind the centre of the unit it follows.
BEHIND = 8.0


@dataclass(frozen=True, slots=True)
class Duty:
    """A unit that its staff is to move by an intent."""

    working: Working
    troop: Troop
    intent: Intent

    @property
    def centre(self) -> Point:
        return (self.troop.x, self.troop.y)

    def goal(self) -> Point | None:
        """Where the objective is now, if there is one."""
        return point_of(self.working, self.intent.objective, self.troop.side) if self.intent.objective else None

    @property
    def aimless(self) -> bool:
        """Whether the objective is gone from the table: then there is nothing to face."""
        return self.intent.objective is not None and self.goal() is None

    def alarming_enemy(self) -> Troop | None:
        """The nearest enemy, if he is near."""
        enemy = self.working.roster.nearest_enemy(self.troop)
        return enemy if enemy is not None and gap(self.troop.box, enemy.box) <= ALARM + LIMIT else None


def staff_moves(working: Working, brigade: list[Troop], ordered: set[str]) -> None:
    """Move the units of a Brigade that have no line of their own, by the staff that the settings ask for."""
    if is_able(working.battle, working.initiative.active):
        able_staff(working, brigade, ordered)
    else:
        _literal_staff(working, brigade, ordered)


def able_staff(
    working: Working,
    brigade: list[Troop],
    ordered: set[str],
    craft: Callable[[Working, Sequence[Troop]], AbleCraft] = AbleCraft.of,
) -> None:
    """Lead the units of each intent together."""
    groups: dict[Intent, list[Troop]] = {}
    for troop in brigade:
        intent = working.answers.intent(troop)
        if intent is not None and troop.id not in ordered and troop.present:
            groups.setdefault(intent, []).append(troop)
    for intent, led in groups.items():
        goal = point_of(working, intent.objective, led[0].side) if intent.objective else None
        own = intent.objective.ref if intent.objective is not None else ""
        by_id = working.roster.by_id
        leader = own if own in by_id and by_id[own].side == led[0].side else ""
        lead(craft(working, tuple(led)), intent.posture, goal, leader, gone=bool(intent.objective) and goal is None)
        lay_guns(working, led)


def _literal_staff(working: Working, brigade: list[Troop], ordered: set[str]) -> None:
    """Nearest to their objective first (MN-INT-1)."""
    waiting = []
    for troop in brigade:
        intent = working.answers.intent(troop)
        if troop.id in ordered or intent is None or intent.posture == "HOLD":
            continue
        goal = _objective(working, troop, intent)
        away = point_gap(troop.box, *goal) if goal is not None else 0.0
        waiting.append((round(away, 6), troop.index, troop, intent))
    for _, _, troop, intent in sorted(waiting, key=lambda entry: entry[:2]):
        if troop.present and not working.roster.engaged(troop):
            POSTURES[intent.posture](Duty(working, troop, intent))


def _objective(working: Working, troop: Troop, intent: Intent) -> Point | None:
    """Where the intent leads now, if anywhere."""
    if intent.objective is None:
        return None
    if intent.posture == "SUPPORT":
        return _behind(working, troop, intent)
    return point_of(working, intent.objective, troop.side)


def _behind(working: Working, troop: Troop, intent: Intent) -> Point | None:
    """The point behind the unit that is to be supported; for any other place, the place."""
    place = intent.objective
    if place is None:
        return None
    followed = working.roster.as_known(place.ref, troop.side) if place.kind == PlaceKind.UNIT else None
    if followed is None or not followed.on_table:
        return point_of(working, place, troop.side)
    return along((followed.x, followed.y), followed.facing, -BEHIND)


# ---- postures


def _hold(_: Duty) -> None:
    """Stay."""


def _defend(duty: Duty) -> None:
    """Face the nearest enemy, and have columns form against him."""
    working, troop = duty.working, duty.troop
    enemy = duty.alarming_enemy()
    if enemy is None:
        return
    if beyond_front(troop.box, enemy.box) <= CONTACT:
        _face(working, troop, bearing(duty.centre, (enemy.x, enemy.y)))
    if troop.infantry and troop.formation == Stance.COLUMN:
        shape = Stance.SQUARE if enemy.cavalry else Stance.LINE
        perform(working, troop, Action("FORM", {"formation": shape.value}))


def _advance(duty: Duty) -> None:
    if not duty.aimless:
        _advance_to(duty.working, duty.troop, duty.goal())


def _attack(duty: Duty) -> None:
    """Charge what is named, or the nearest enemy, when that is legal; else advance."""
    working, troop, named = duty.working, duty.troop, duty.intent.objective
    prey = None
    if named is not None and named.kind == PlaceKind.UNIT:
        prey = working.roster.as_known(named.ref, troop.side)
    if prey is None or not prey.present or prey.side == troop.side:
        prey = working.roster.nearest_enemy(troop)
    spared = prey is None or (troop.cavalry and prey.in_square)
    if prey is not None and not spared and not perform(working, troop, Action("CHARGE", {"target": prey.id})):
        return
    goal = duty.goal()
    if goal is None and prey is not None:
        goal = (prey.x, prey.y)
    _advance_to(working, troop, goal)


def _support(duty: Duty) -> None:
    """Follow the unit that is to be supported."""
    goal = _behind(duty.working, duty.troop, duty.intent)
    if goal is not None:
        _advance_to(duty.working, duty.troop, goal)


def _screen(duty: Duty) -> None:
    """Light troops skirmish ahead; the others hold."""
    working, troop = duty.working, duty.troop
    if troop.formation != Stance.SKIRMISH:
        perform(working, troop, Action("FORM", {"formation": Stance.SKIRMISH.value}))
    if troop.formation == Stance.SKIRMISH and not duty.aimless:
        _advance_to(working, troop, duty.goal(), SCREENING_CAVALRY if troop.cavalry else None)


def _withdraw(duty: Duty) -> None:
    """A full move towards the place named, or straight away from the nearest enemy."""
    working, troop, goal = duty.working, duty.troop, duty.goal()
    if goal is not None:
        if math.dist(duty.centre, goal) <= LIMIT:
            return
        heading = bearing(duty.centre, goal)
    else:
        enemy = working.roster.nearest_enemy(troop)
        if enemy is None:
            return
        heading = bearing((enemy.x, enemy.y), duty.centre)
    if troop.artillery:
        marching.redeploy(working, troop, heading, math.inf)
    elif _face(working, troop, heading):
        if troop.in_square:
            marching.inch(working, troop, heading, math.inf)
        else:
            marching.ahead(working, troop, math.inf)


def _rally(duty: Duty) -> None:
    """Withdraw while an enemy is near."""
    if duty.alarming_enemy() is not None:
        _withdraw(duty)


def _advance_to(working: Working, troop: Troop, goal: Point | None, short: float | None = None) -> None:
    """Face the goal and go straight, short of every enemy and not beyond the goal; without one, straight ahead."""
    clearance = SHORT_OF_ENEMY[Arm(troop.arm)] if short is None else short
    if troop.artillery:
        enemy = working.roster.nearest_enemy(troop)
        if enemy is not None and gap(troop.box, enemy.box) < clearance - LIMIT:
            return
    wanted, heading = math.inf, troop.facing
    if goal is not None:
        wanted = math.dist((troop.x, troop.y), goal)
        if wanted <= LIMIT:
            return
        heading = bearing((troop.x, troop.y), goal)
    if not _face(working, troop, heading):
        return
    if troop.in_square:
        marching.inch(working, troop, heading, wanted, clearance)
    elif not troop.artillery:
        marching.ahead(working, troop, wanted, clearance=clearance)
    elif wanted <= PROLONG + LIMIT:
        marching.prolong(working, troop, wanted, clearance=clearance)
    else:
        marching.redeploy(working, troop, troop.facing, wanted, clearance=clearance)


def _face(working: Working, troop: Troop, facing: float) -> bool:
    """Pivot there if there is room; whether the unit now faces there. What rounding makes of a bearing is no turn."""
    if abs(turn_between(troop.facing, facing)) <= LIMIT:
        return True
    if not can_pivot(working, troop, facing):
        return False
    pivot(working, troop, facing)
    return True


POSTURES: Mapping[str, Callable[[Duty], None]] = {
    "HOLD": _hold,
    "DEFEND": _defend,
    "ADVANCE": _advance,
    "ATTACK": _attack,
    "SUPPORT": _support,
    "SCREEN": _screen,
    "WITHDRAW": _withdraw,
    "RALLY": _rally,
}
