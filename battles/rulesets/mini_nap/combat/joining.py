"""Joining in and breaking out before hand-to-hand is fought (MN-CC-2, MN-CC-3, MN-AMB-32)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.geometry import bearing
from battles.engine.play.standing import ALWAYS, NEVER
from battles.engine.play.whereabouts import within
from battles.rulesets.mini_nap.charges.assault import Approach, Charge, meet, reach_by_joining, shift, within_turn
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.movement.facing import form, pivot, room
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Arm, Stance

# MN-CC-2. In cm: how near the enemy must be, and how far the unit may go.
JOIN_WITHIN = 6.0

WISE = "WISE"
_READY = (Stance.LINE, Stance.COLUMN)


def join_in(working: Working) -> None:
    """All stages: active infantry (must), cavalry, squares, then the same of the passive side (all may)."""
    for side in (working.initiative.active, working.initiative.passive):
        for arm in (Arm.INFANTRY, Arm.CAVALRY):
            for troop in list(working.roster.of_side(side)):
                if troop.arm == arm and troop.formation in _READY:
                    _join(working, troop, compulsory=side == working.initiative.active and arm == Arm.INFANTRY)
        for troop in list(working.roster.of_side(side)):
            if troop.formation == Stance.SQUARE:
                _break_out(working, troop)


def _free_to_join(working: Working, troop: Troop) -> bool:
    return troop.present and not troop.through and not troop.spent and not working.roster.engaged(troop)


def _fights_nearby(working: Working, troop: Troop) -> list[Troop]:
    """The enemies within 6 that are in contact with a friend, the nearest first."""
    fighting = working.roster.touched(working.roster.enemy_of[troop.side])
    near = within(troop.box, fighting, JOIN_WITHIN)
    return sorted(near, key=lambda enemy: (round(gap(troop.box, enemy.box), 6), enemy.index))


def _join(working: Working, troop: Troop, *, compulsory: bool) -> None:
    """Join the nearest fight that can be reached and that the unit must or will join (MN-CC-2)."""
    fights = _fights_nearby(working, troop)
    if not fights or not _free_to_join(working, troop):
        return
    for enemy in fights:
        if not compulsory and not _willing(working, troop, enemy):
            continue
        facing = bearing((troop.x, troop.y), (enemy.x, enemy.y))
        facings = (troop.facing, facing) if within_turn(troop, facing) else (troop.facing,)
        way = reach_by_joining(working, troop, enemy, JOIN_WITHIN, facings)
        if way is not None:
            pivot(working, troop, way.facing, "MN-CC-2")
            _close_in(working, troop, enemy, way, "MN-CC-2")
            return


def _willing(working: Working, troop: Troop, enemy: Troop) -> bool:
    """The decision about joining: wise infantry keeps from cavalry, wise cavalry from squares (MN-ORD-1)."""
    choice = choose(working, troop, "join", enemy).name
    if choice == WISE:
        return not enemy.cavalry if troop.infantry else not enemy.in_square
    return choice != NEVER


def _break_out(working: Working, troop: Troop) -> None:
    """A solid square tests to form column towards the enemy and joins (MN-CC-3)."""
    if troop.broke_out or not troop.survives_at(troop.strength, Stance.COLUMN):
        return
    fights = _fights_nearby(working, troop)
    if not fights or not _free_to_join(working, troop):
        return
    for enemy in fights:
        if choose(working, troop, "break out", enemy).name != ALWAYS:
            continue
        facing = bearing((troop.x, troop.y), (enemy.x, enemy.y))
        place = (troop.x, troop.y, facing)
        if not room(working, troop, troop.box_at(*place, Stance.COLUMN), Stance.COLUMN):
            continue
        way = reach_by_joining(working, troop, enemy, JOIN_WITHIN, (facing,), Stance.COLUMN)
        if way is None:
            continue
        troop.broke_out = True
        if working.test("break-out", troop, "MN-CC-3"):
            form(working, troop, Stance.COLUMN.value, place, "MN-CC-3")
            _close_in(working, troop, enemy, way, "MN-CC-3")
        return


def _close_in(working: Working, troop: Troop, enemy: Troop, way: Approach, clause: str) -> None:
    if way.length > 0.0:
        shift(working, troop, way.facing, way.length, "join", clause)
    meet(working, troop, enemy, Charge.JOIN, clause)
