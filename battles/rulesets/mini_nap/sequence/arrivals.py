"""Reinforcements and late commanders (MN-X-ARR-1): they enter where there is room and no enemy known near."""

from __future__ import annotations

from battles.engine.boxes import gap, point_gap
from battles.engine.geometry import LIMIT
from battles.engine.play.frame import ENEMY_WITHIN, is_due, may_enter
from battles.engine.play.paths import overlapped
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS
from battles.rulesets.mini_nap.table.troops import Stand, Troop
from battles.rulesets.mini_nap.table.working import Working

CLAUSE = "MN-X-ARR-1"
WITHIN = ENEMY_WITHIN["cm"]


def arrivals(working: Working) -> None:
    """Everybody who is due, in file order: commanders, then units."""
    turn = working.battle.turn
    for stand in working.staff.stands:
        commander = stand.formation.commander
        if stand.waiting and commander is not None and is_due(commander.arrives, turn):
            _stand_arrives(working, stand)
    for troop in working.roster.troops:
        if troop.waiting and not troop.out and is_due(troop.unit.arrives, turn):
            _troop_arrives(working, troop)


def _troop_arrives(working: Working, troop: Troop) -> None:
    ground = troop.box
    if may_enter(
        working.journal,
        troop,
        CLAUSE,
        taken=lambda: overlapped(ground, working.roster.present),
        enemy_near=lambda: any(
            gap(ground, enemy.box) <= WITHIN + LIMIT for enemy in working.roster.known_enemies(troop.side)
        ),
    ):
        troop.waiting = False
        working.roster.refresh()
        working.journal.tell("arrival", troop, CLAUSE, **working.place_of(troop))
        commanders.settle(working, troop)


def _stand_arrives(working: Working, stand: Stand) -> None:
    enemies = working.roster.known_enemies(stand.side)
    if may_enter(
        working.journal,
        stand,
        CLAUSE,
        taken=lambda: not stand.attached and commanders.covered_by_unit(working, stand.x, stand.y),
        enemy_near=lambda: any(
            point_gap(enemy.box, stand.x, stand.y) - STAND_RADIUS <= WITHIN + LIMIT for enemy in enemies
        ),
    ):
        stand.waiting = False
        working.journal.tell("arrival", stand, CLAUSE, at=(stand.x, stand.y))
