"""Charges of units that act: whether one is allowed, how it is carried out, how it is extended (MN-CHG-1 to 5)."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.advance import contact_at
from battles.engine.geometry import CONTACT, LIMIT, forward
from battles.rulesets.mini_nap.charges.assault import (
    CANNOT,
    DISORDERED,
    NO,
    NO_TARGET,
    OUT_OF_COMMAND,
    OUT_OF_REACH,
    Approach,
    Charge,
    approach,
    begin,
    may_charge,
    meet,
)
from battles.rulesets.mini_nap.charges.opportunity import run
from battles.rulesets.mini_nap.charges.reactions import Readiness, answer
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.movement.allowances import charge_allowance
from battles.rulesets.mini_nap.movement.facing import can_pivot, pivot
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Marker, Status

# MN-CHG-4. Dice that an extension adds to the distance.
EXTENSION_DICE = {"heavy": 3, "medium": 2, "light": 1}
INFANTRY_EXTENSION_DICE = 1


def weigh(
    working: Working, charger: Troop, target_id: str, status: Status | None, facing: float | None = None
) -> tuple[Troop | None, Approach]:
    """The target and the way to it; the way's reason tells why the charge is not allowed (MN-ORD-3).

    Of the two states that the blue marker shows, only disorder bars charging (MN-AMB-1).
    """
    target = working.roster.by_id.get(target_id)
    if target is None or not target.present or target.side == charger.side:
        return None, Approach(0.0, 0.0, NO_TARGET)
    if not working.roster.may_act_on(charger.side, target):
        return None, Approach(0.0, 0.0, NO_TARGET)
    if Marker.DISORDERED in charger.markers:
        return target, Approach(0.0, 0.0, DISORDERED)
    if may_charge(charger, target) == NO:
        return target, Approach(0.0, 0.0, CANNOT)
    if status == Status.OUT:
        return target, Approach(0.0, 0.0, OUT_OF_COMMAND)
    with working.roster.veiled(working.roster.unseen(charger.side)):
        return target, approach(working, charger, target, charge_allowance(working.battle, charger), facing)


def charge(
    working: Working, charger: Troop, target: Troop, way: Approach, status: Status | None, kind: Charge = Charge.NORMAL
) -> None:
    """Carry out a charge that is allowed: turn, test if cautious, go, and let the target answer."""
    if turn_and_test(working, charger, way, status):
        go(working, charger, target, way, kind)


def turn_and_test(working: Working, charger: Troop, way: Approach, status: Status | None) -> bool:
    """Turn to the target and, if cautious, test; a failed test ends the manoeuvre (MN-CMD-5, MN-CHG-5)."""
    pivot(working, charger, way.facing, "MN-CHG-3")
    charger.committed = True
    return status != Status.CAUTIOUS or working.test("command", charger, "MN-CMD-5")


def go(working: Working, charger: Troop, target: Troop, way: Approach, kind: Charge) -> None:
    """The charge itself (MN-REACT-2): approach under the enemy's eyes, contact, the target's answer."""
    clause = "MN-BRK-3" if kind == Charge.BREAKTHROUGH else "MN-CHG-3"
    ready = Readiness(working, target) if charger.side == working.initiative.active else None
    begun_at = begin(working, charger, target, kind, clause)
    met = _met_unseen(working, charger, target, way)
    if met is not None:
        target, way = met, replace(way, length=_length_to(charger, met, way.facing))
        ready = Readiness(working, target) if ready is not None else None
    if not run(working, charger, way.facing, way.length, "charge", clause, target=target):
        return
    meet(working, charger, target, kind, clause)
    if ready is not None:
        answer(working, charger, target, begun_at, ready)


def _met_unseen(working: Working, charger: Troop, target: Troop, way: Approach) -> Troop | None:
    """Whom a charge runs into on its way because nobody of its side saw him: he is met in the target's place."""
    if working.roster.known is None:
        return None
    hx, hy = forward(way.facing)
    ahead = (way.length * hx, way.length * hy)
    hidden = [
        enemy
        for enemy in working.roster.enemies_near(charger, charger.box, CONTACT, ahead)
        if enemy is not target and _length_to(charger, enemy, way.facing) < way.length
    ]
    return min(hidden, key=lambda enemy: (_length_to(charger, enemy, way.facing), enemy.index), default=None)


def _length_to(charger: Troop, enemy: Troop, facing: float) -> float:
    """How far a charge goes until it meets an enemy, infinite when it never does."""
    return contact_at(charger.box, enemy.box, *forward(facing))


def may_extend(working: Working, charger: Troop, way: Approach) -> bool:
    """Whether a charge that fails only for its length may be extended: the unit can turn to the target (MN-CHG-4)."""
    return way.reason == OUT_OF_REACH and can_pivot(working, charger, way.facing)


def extend(working: Working, charger: Troop, target: Troop, way: Approach, status: Status | None) -> None:
    """Turn, test, go as far as the dice say, then charge from there or be disordered.

    MN-CHG-4, MN-AMB-17, MN-AMB-29.
    """
    if not turn_and_test(working, charger, way, status):
        return
    if not working.test("extend", charger, "MN-CHG-4"):
        working.mark(charger, Marker.DISORDERED, "MN-CHG-4")
        return
    count = INFANTRY_EXTENSION_DICE if charger.infantry else EXTENSION_DICE[charger.type]
    roll = working.journal.throw("extend-move", charger.id, count)
    wanted = float(roll.total)
    length, stopped = paths.obstacle(working, charger, charger.box, charger.facing, wanted)
    if length > LIMIT and not run(
        working, charger, charger.facing, length, "extend", "MN-CHG-4", stopped=stopped, roll=roll
    ):
        return
    if charger.out:
        return
    _charge_on(working, charger, target)


def _charge_on(working: Working, charger: Troop, target: Troop) -> None:
    """Straight on from the end of the extension, without another turn, or disorder."""
    way = approach(working, charger, target, charge_allowance(working.battle, charger), charger.facing)
    if way.reason or not target.present:
        working.mark(charger, Marker.DISORDERED, "MN-CHG-4")
        return
    go(working, charger, target, way, Charge.NORMAL)
