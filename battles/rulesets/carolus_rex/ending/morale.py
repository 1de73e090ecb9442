"""Morale, time-out and victory (CR-MOR-1 to 4, CR-X-VIC-1)."""

from __future__ import annotations

from battles.engine.events import Roll
from battles.engine.geometry import bearing
from battles.engine.play.frame import conceding
from battles.rulesets.carolus_rex.combat.routs import FULL, full_rout
from battles.rulesets.carolus_rex.dice import DIVISION
from battles.rulesets.carolus_rex.settings import TIME_LIMIT
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Kind, Out

# CR-MOR-1. What a unit counts, and what share of all may be lost.
UNIT_POINTS, GUARD_POINTS, LESSER_POINTS = 1.0, 2.0, 0.5
BREAK_SHARE = 0.5
# CR-MOR-3. A division is tested when an ordered enemy is as near as this to one of its units.
NEAR_ENEMY = 12.0
# CR-MOR-4. What counts of units that are shaken, or off the table unbroken.
HALF_LOST = 0.5
BROKEN, TIME, CONCEDED = "broken", "time", "conceded"
DRAW = "draw"


def points(troop: Troop) -> float:
    """What a unit counts for the break point (CR-MOR-1)."""
    if troop.artillery or troop.irregular:
        return LESSER_POINTS
    return GUARD_POINTS if troop.guard else UNIT_POINTS


def _is_lost(troop: Troop) -> bool:
    """Broken, destroyed or off the table; who has not arrived yet is not (CR-MOR-2)."""
    return bool(troop.out) or (troop.broken and not troop.waiting)


def lost_points(troops: list[Troop]) -> float:
    return sum(points(troop) for troop in troops if _is_lost(troop))


def break_point(troops: list[Troop]) -> float:
    """Half of the points of all units there ever were (CR-MOR-1)."""
    return BREAK_SHARE * sum(points(troop) for troop in troops)


def morale_phase(field: Field) -> str:
    """Armies, then divisions (CR-MOR-2, CR-MOR-3). The winner, ``draw``, or nothing."""
    beaten = [side.id for side in field.battle.sides if _army_breaks(field, side.id)]
    if beaten:
        winner = DRAW if len(beaten) > 1 else field.enemy_of[beaten[0]]
        _win(field, winner, BROKEN, "CR-MOR-2")
        return winner
    for formation in field.battle.formations:
        if formation.kind == Kind.DIVISION:
            _test_division(field, formation.id)
    return ""


def _army_breaks(field: Field, side: str) -> bool:
    troops = [troop for troop in field.troops if troop.side == side]
    army = next(general.id for general in field.generals if general.side == side and general.commands_army)
    lost, limit = lost_points(troops), break_point(troops)
    broken = lost > limit
    field.journal.emit("morale", unit=army, side=side, clause="CR-MOR-2", lost=lost, break_point=limit, broken=broken)
    return broken


def _test_division(field: Field, division: str) -> None:
    """One throw as the test of every unit that is left (CR-MOR-3)."""
    troops = [troop for troop in field.troops if troop.division == division]
    if not troops:
        return
    lost, limit = lost_points(troops), break_point(troops)
    if lost <= limit or not any(troop.present and _is_pressed(field, troop) for troop in troops):
        return
    side = troops[0].side
    field.journal.emit("morale", unit=division, side=side, clause="CR-MOR-3", lost=lost, break_point=limit, broken=True)
    left = [troop for troop in troops if troop.present and not troop.broken]
    if not left:
        return
    dice = field.journal.dice.throw(DIVISION, division, cohesion.DICE)
    failing = []
    for troop in left:
        rows = cohesion.modifiers(field, troop)
        total = sum(dice) + sum(value for _, value in rows)
        passed = total >= cohesion.PASS
        roll = Roll(DIVISION, division, dice, total=total, need=cohesion.PASS, modifiers=rows)
        field.tell("test", troop, "CR-MOR-3", roll=roll, test=DIVISION, passed=passed)
        if not passed:
            failing.append(troop)
    for troop in failing:
        if not troop.present or troop.broken:
            continue
        enemy = field.nearest_enemy(troop, unbroken=True)
        cohesion.shatter(field, troop, "morale", "CR-MOR-3")
        if troop.present and enemy is not None:
            full_rout(field, troop, bearing(enemy.centre, troop.centre), FULL, "CR-MOR-3")


def _is_pressed(field: Field, troop: Troop) -> bool:
    """Whether an enemy neither shaken nor broken is near (CR-AMB-23)."""
    return any(enemy.steady for enemy in field.enemies_within(troop, NEAR_ENEMY))


def time_out(field: Field) -> str:
    """The end of the turn agreed on (CR-MOR-4): the side that has lost the greater share loses."""
    limit = field.settings[TIME_LIMIT]
    if limit is None or field.battle.turn < int(limit):
        return ""
    ratios = []
    for side in field.battle.sides:
        troops = [troop for troop in field.troops if troop.side == side.id]
        total = sum(points(troop) for troop in troops)
        ratios.append(sum(points(troop) * _share_lost(troop) for troop in troops) / total if total else 0.0)
    first, second = (side.id for side in field.battle.sides)
    winner = DRAW if abs(ratios[0] - ratios[1]) < 1e-9 else first if ratios[0] < ratios[1] else second
    _win(field, winner, TIME, "CR-MOR-4")
    return winner


def _share_lost(troop: Troop) -> float:
    if troop.out == Out.ELIMINATED or (troop.broken and not troop.waiting):
        return 1.0
    return HALF_LOST if troop.out or troop.shaken else 0.0


def concession(field: Field) -> None:
    """A side that concedes gives the other the victory (CR-X-VIC-1)."""
    given_up = conceding(field.sheets, (side.id for side in field.battle.sides))
    if given_up:
        winner = DRAW if len(given_up) > 1 else field.enemy_of[given_up[0]]
        _win(field, winner, CONCEDED, "CR-X-VIC-1")


def _win(field: Field, winner: str, reason: str, clause: str) -> None:
    side = winner if winner != DRAW else ""
    field.journal.emit("victory", side=side, clause=clause, winner=winner, reason=reason)
