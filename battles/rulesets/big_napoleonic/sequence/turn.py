"""The turn (BNB-TURN-1, BNB-TURN-2): from the battle and both sides' sheets to the events and the battle afterwards.

Read from top to bottom this is the sequence of play; each step stands in the module of its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from battles.engine.battle import Battle
from battles.engine.dice import Seed
from battles.engine.orders import OrderSheet
from battles.engine.play.frame import conceding, may_be_ordered, report_lines, winner_of
from battles.engine.protocol import Resolution
from battles.rulesets.big_napoleonic.assaults.alignment import align_all
from battles.rulesets.big_napoleonic.combat.close_combat import close_combat
from battles.rulesets.big_napoleonic.command import able
from battles.rulesets.big_napoleonic.command.generals import generals_phase
from battles.rulesets.big_napoleonic.fire.firing import initiative_fire, reaction_fire
from battles.rulesets.big_napoleonic.movement.throws import movement_phase
from battles.rulesets.big_napoleonic.sequence.arrivals import arrivals
from battles.rulesets.big_napoleonic.sequence.outcome import battle_at_the_end, write_plainly
from battles.rulesets.big_napoleonic.table.field import Field, Phase

CONCEDED = "conceded"


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    field = Field(battle, sheets, seed)
    if field.known is not None:
        field.known.begin()
    _start(field)
    for number, side in enumerate(sides_in_order(battle), 1):
        player_turn(field, side, number)
    _end(field)
    write_plainly(field.journal)
    events = tuple(field.journal.events(battle.turn))
    return Resolution(events, battle_at_the_end(field, events))


def sides_in_order(battle: Battle) -> tuple[str, ...]:
    """The sides in the order of their player turns (BNB-FILE-1, BNB-TURN-1)."""
    sides = [side.id for side in battle.sides]
    first = str(battle.extra.get("first", sides[0]))
    return (first, *(side for side in sides if side != first))


def _start(field: Field) -> None:
    """Turn start, order lines that cannot be taken, arrivals (BNB-TURN-1, BNB-ORD-3)."""
    field.journal.phase = Phase.START
    field.journal.emit("turn_start", clause="BNB-TURN-1", turn=field.battle.turn)
    field.journal.phase = Phase.ORDERS
    for side in field.battle.sides:
        report_lines(
            field.journal,
            side.id,
            field.sheets.get(side.id),
            "BNB-ORD-3",
            commands_unit=partial(may_be_ordered, field.by_id, field.battle.turn, side.id),
            commands_formation=partial(_commands_formation, field, side.id),
        )
    field.journal.phase = Phase.START
    arrivals(field)


def _commands_formation(field: Field, side: str, formation: str) -> bool:
    """Whether a side may order a general."""
    return field.battle.side_of_formation(formation) == side and formation in field.battle.formation_by_id


def player_turn(field: Field, side: str, number: int) -> None:
    """Movement, generals, reaction fire, alignment, initiative fire, close combat (BNB-TURN-2)."""
    field.journal.phase = Phase.START
    field.begin_player_turn(side)
    field.journal.emit("initiative", side=side, clause="BNB-TURN-1", player_turn=number)
    field.journal.phase = Phase.MOVEMENT
    movement_phase(field)
    field.journal.phase = Phase.GENERALS
    generals_phase(field, able.rides(field))
    reaction_fire(field)
    align_all(field)
    initiative_fire(field)
    close_combat(field)


def _end(field: Field) -> None:
    """Concession, and the end of the turn (BNB-X-VIC-1)."""
    field.journal.phase = Phase.END
    sides = [side.id for side in field.battle.sides]
    given_up = conceding(field.sheets, sides)
    won = winner_of({side: CONCEDED if side in given_up else "" for side in sides}, (CONCEDED,))
    if won is not None:
        winner, reason = won
        field.journal.emit("victory", side=winner, clause="BNB-X-VIC-1", winner=winner, reason=reason)
    field.journal.emit("turn_end", clause="BNB-TURN-1", turn=field.battle.turn)
