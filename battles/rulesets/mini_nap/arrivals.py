"""Reinforcements and late commanders (MN-X-ARR-1): they enter where there is room and no enemy near."""

from __future__ import annotations

from battles.engine.boxes import gap, point_gap
from battles.engine.geometry import LIMIT
from battles.rulesets.mini_nap import commanders, paths
from battles.rulesets.mini_nap.field import STAND_RADIUS, Field
from battles.rulesets.mini_nap.troops import Stand, Troop

# No enemy may be within this of the place of entry, in cm.
ENEMY_WITHIN = 12.0

CLAUSE = "MN-X-ARR-1"
TAKEN, ENEMY = "taken", "enemy"


def arrivals(field: Field) -> None:
    """Everybody who is due, in file order: commanders, then units."""
    turn = field.battle.turn
    for stand in field.stands:
        commander = stand.formation.commander
        if stand.waiting and commander is not None and commander.arrives is not None and commander.arrives <= turn:
            _stand_arrives(field, stand)
    for troop in field.troops:
        if troop.waiting and not troop.out and troop.unit.arrives is not None and troop.unit.arrives <= turn:
            _troop_arrives(field, troop)


def _troop_arrives(field: Field, troop: Troop) -> None:
    ground = troop.box
    if paths.overlapped(ground, field.present):
        field.tell("arrival", troop, CLAUSE, waiting=TAKEN)
    elif any(gap(ground, enemy.box) <= ENEMY_WITHIN + LIMIT for enemy in field.enemies(troop)):
        field.tell("arrival", troop, CLAUSE, waiting=ENEMY)
    else:
        troop.waiting = False
        field.refresh()
        field.tell("arrival", troop, CLAUSE, **field.place_of(troop))
        commanders.settle(field, troop)


def _stand_arrives(field: Field, stand: Stand) -> None:
    enemies = field.of_side(field.enemy_of[stand.side])
    if not stand.attached and commanders.covered_by_unit(field, stand.x, stand.y):
        field.emit("arrival", unit=stand.id, side=stand.side, clause=CLAUSE, waiting=TAKEN)
    elif any(point_gap(enemy.box, stand.x, stand.y) - STAND_RADIUS <= ENEMY_WITHIN + LIMIT for enemy in enemies):
        field.emit("arrival", unit=stand.id, side=stand.side, clause=CLAUSE, waiting=ENEMY)
    else:
        stand.waiting = False
        field.emit("arrival", unit=stand.id, side=stand.side, clause=CLAUSE, at=(stand.x, stand.y))
