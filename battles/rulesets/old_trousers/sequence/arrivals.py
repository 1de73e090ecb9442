"""Reinforcements and late commanders: they enter in their own phase, with room and no enemy near (OT-FILE-1)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT
from battles.engine.play.frame import ENEMY_WITHIN, is_due, may_enter
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop

WITHIN = ENEMY_WITHIN["in"]
CLAUSE = "OT-FILE-1"


def arrivals(field: Field) -> None:
    """Everybody of the active side who is due, in file order: units, then commanders."""
    turn = field.battle.turn
    for troop in field.troops:
        if troop.side == field.active and troop.waiting and not troop.out and is_due(troop.arrives, turn):
            _enter(field, troop)
    for general in field.generals:
        commander = general.formation.commander
        due = general.waiting and commander is not None and is_due(commander.arrives, turn)
        if due and general.side == field.active:
            general.waiting = False
            field.journal.tell("arrival", general, CLAUSE, at=field.place_of_general(general))


def _enter(field: Field, troop: Troop) -> None:
    ground = troop.box

    def enemy_near() -> bool:
        return any(gap(ground, enemy.box) <= WITHIN + LIMIT for enemy in field.known_enemies(troop.side))

    if may_enter(
        field.journal,
        troop,
        CLAUSE,
        taken=lambda: bool(field.overlapping(troop, ground)),
        enemy_near=enemy_near,
    ):
        troop.waiting, troop.arrives = False, None
        field.refresh()
        field.journal.tell("arrival", troop, CLAUSE, **field.stands(troop))
        field.journal.tell("status", troop, CLAUSE, arrived=True)
