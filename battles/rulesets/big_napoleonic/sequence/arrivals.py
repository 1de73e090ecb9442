"""Reinforcements and late generals: they enter where there is room and no enemy near (contract, section 1)."""

from __future__ import annotations

from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT
from battles.engine.play.frame import ENEMY_WITHIN, is_due, may_enter
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.troops import General, Troop

CLAUSE = "BNB-TURN-1"
_NEAR = ENEMY_WITHIN["in"]


def arrivals(field: Field) -> None:
    """Everybody who is due, in file order: generals, then units."""
    turn = field.battle.turn
    for general in field.generals:
        commander = general.formation.commander
        if general.waiting and commander is not None and is_due(commander.arrives, turn):
            _general_arrives(field, general)
    for troop in field.troops:
        if troop.waiting and not troop.out and is_due(troop.unit.arrives, turn):
            _troop_arrives(field, troop)


def _enemy_near(field: Field, who: Troop | General, ground: Figure) -> bool:
    return any(figures.within(ground, enemy.figure, _NEAR + LIMIT) for enemy in field.known_enemies(who.side))


def _taken(field: Field, ground: Figure) -> bool:
    if isinstance(ground, Box):
        return any(figures.overlap(ground, other.figure) for other in field.on_table())
    return any(other.figure is ground for other in field.on_table())


def _troop_arrives(field: Field, troop: Troop) -> None:
    ground = troop.figure

    def taken() -> bool:
        return _taken(field, ground)

    def enemy_near() -> bool:
        return _enemy_near(field, troop, ground)

    if may_enter(field.journal, troop, CLAUSE, taken=taken, enemy_near=enemy_near):
        troop.waiting = False
        troop.changed()
        field.tell("arrival", troop, CLAUSE, at=(troop.x, troop.y), facing=troop.facing)


def _general_arrives(field: Field, general: General) -> None:
    def enemy_near() -> bool:
        return _enemy_near(field, general, general.figure)

    if may_enter(field.journal, general, CLAUSE, taken=lambda: False, enemy_near=enemy_near):
        general.waiting = False
        field.journal.tell("arrival", general, CLAUSE, at=general.at)
