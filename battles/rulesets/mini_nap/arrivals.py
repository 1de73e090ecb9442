"""Reinforcements and late commanders (MN-X-ARR-1): they enter where there is room and no enemy near."""

from __future__ import annotations

from battles.engine.boxes import gap, point_gap
from battles.engine.geometry import LIMIT
from battles.engine.play.frame import ENEMY_WITHIN, is_due, may_enter
from battles.engine.play.paths import overlapped
from battles.rulesets.mini_nap import commanders
from battles.rulesets.mini_nap.field import STAND_RADIUS, Field
from battles.rulesets.mini_nap.troops import Stand, Troop

CLAUSE = "MN-X-ARR-1"
WITHIN = ENEMY_WITHIN["cm"]


def arrivals(field: Field) -> None:
    """Everybody who is due, in file order: commanders, then units."""
    turn = field.battle.turn
    for stand in field.stands:
        commander = stand.formation.commander
        if stand.waiting and commander is not None and is_due(commander.arrives, turn):
            _stand_arrives(field, stand)
    for troop in field.troops:
        if troop.waiting and not troop.out and is_due(troop.unit.arrives, turn):
            _troop_arrives(field, troop)


def _troop_arrives(field: Field, troop: Troop) -> None:
    ground = troop.box
    if may_enter(
        field.journal,
        troop,
        CLAUSE,
        taken=lambda: overlapped(ground, field.present),
        enemy_near=lambda: any(gap(ground, enemy.box) <= WITHIN + LIMIT for enemy in field.enemies(troop)),
    ):
        troop.waiting = False
        field.refresh()
        field.journal.tell("arrival", troop, CLAUSE, **field.place_of(troop))
        commanders.settle(field, troop)


def _stand_arrives(field: Field, stand: Stand) -> None:
    enemies = field.of_side(field.enemy_of[stand.side])
    if may_enter(
        field.journal,
        stand,
        CLAUSE,
        taken=lambda: not stand.attached and commanders.covered_by_unit(field, stand.x, stand.y),
        enemy_near=lambda: any(
            point_gap(enemy.box, stand.x, stand.y) - STAND_RADIUS <= WITHIN + LIMIT for enemy in enemies
        ),
    ):
        stand.waiting = False
        field.journal.tell("arrival", stand, CLAUSE, at=(stand.x, stand.y))
