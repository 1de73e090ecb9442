"""The turn (CR-TURN-1, CR-AMB-41): from the battle and both sides' sheets to the events and the battle afterwards.

Read from top to bottom this is the sequence of play; each step stands in the module of its name.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Battle
from battles.engine.boxes import gap
from battles.engine.dice import Seed
from battles.engine.orders import OrderSheet
from battles.engine.play.frame import ENEMY_WITHIN, is_due, may_enter, report_sheets, unit_lines
from battles.engine.protocol import Resolution
from battles.rulesets.carolus_rex.combat.disengagement import disengage
from battles.rulesets.carolus_rex.combat.phase import combat_phase
from battles.rulesets.carolus_rex.command.cards import draw_cards, fire_orders, movement_phase
from battles.rulesets.carolus_rex.ending.morale import concession, morale_phase, time_out
from battles.rulesets.carolus_rex.ending.outcome import at_the_end
from battles.rulesets.carolus_rex.ending.recovery import recovery_phase
from battles.rulesets.carolus_rex.shooting.firing import shooting_phase
from battles.rulesets.carolus_rex.table.field import Field, Phase, lay_out
from battles.rulesets.carolus_rex.table.troops import Troop


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    field = lay_out(battle, sheets, seed)
    if field.known is not None:
        field.known.begin()
    _start(field)
    draw_cards(field)
    movement_phase(field)
    field.journal.phase = Phase.SHOOTING
    shooting_phase(field)
    field.journal.phase = Phase.COMBAT
    combat_phase(field)
    field.journal.phase = Phase.DISENGAGEMENT
    disengage(field)
    field.journal.phase = Phase.MORALE
    winner = morale_phase(field)
    field.journal.phase = Phase.RECOVERY
    recovery_phase(field)
    field.journal.phase = Phase.END
    winner = winner or time_out(field)
    if not winner:
        concession(field)
    field.journal.emit("turn_end", clause="CR-TURN-1")
    events = tuple(field.journal.events(battle.turn))
    return Resolution(events, at_the_end(field, events))


# ---- the start of the turn


def _start(field: Field) -> None:
    """Turn start, lines that cannot be taken, reinforcements (CR-TURN-1, CR-ORD-2)."""
    field.journal.emit("turn_start", clause="CR-TURN-1")
    report_sheets(field.journal, field.battle, field.sheets, "CR-ORD-2", field.by_id, field.general_by_id)
    _arrivals(field)
    for side in field.battle.sides:
        fire_orders(field, unit_lines(field.sheets.get(side.id)))


def _arrivals(field: Field) -> None:
    """Reinforcements whose turn has come enter where there is room and no enemy near (contract, section 1)."""
    for troop in field.troops:
        if troop.waiting and is_due(troop.unit.arrives, field.battle.turn):
            _enter(field, troop)
    for general in field.generals:
        commander = general.formation.commander
        if general.waiting and commander is not None and is_due(commander.arrives, field.battle.turn):
            general.waiting = False
            field.tell("arrival", general, "CR-TURN-1", at=field.place_of(general))


def _enter(field: Field, troop: Troop) -> None:
    clear = ENEMY_WITHIN["in"]

    def enemy_near() -> bool:
        return any(gap(troop.box, enemy.box) <= clear for enemy in field.known_enemies(troop.side))

    if may_enter(
        field.journal,
        troop,
        "CR-TURN-1",
        taken=lambda: bool(field.overlapping(troop, troop.box)),
        enemy_near=enemy_near,
    ):
        troop.waiting = False
        field.refresh()
        field.tell("arrival", troop, "CR-TURN-1", **field.stands(troop))
