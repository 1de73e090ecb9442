"""The turn (OT-SEQ-1 to 3): from the battle and both sides' sheets to the events and the battle afterwards.

Read from top to bottom this is the sequence of play; each step stands in the module of its name.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Battle
from battles.engine.dice import Seed
from battles.engine.orders import OrderSheet
from battles.engine.play.frame import report_sheets
from battles.engine.protocol import Resolution
from battles.rulesets.old_trousers.charges.testing import charge_tests
from battles.rulesets.old_trousers.combat.phase import breakthrough_phase, melee_phase
from battles.rulesets.old_trousers.command import commanders, compliance, orders, points
from battles.rulesets.old_trousers.command.intents import imply, staff_moves
from battles.rulesets.old_trousers.command.leading import in_command
from battles.rulesets.old_trousers.command.stations import staff_rides
from battles.rulesets.old_trousers.ending.victory import divisional_morale, victory
from battles.rulesets.old_trousers.fire.phase import moving_fire, stationary_fire
from battles.rulesets.old_trousers.morale.rallying import rally_phase
from battles.rulesets.old_trousers.movement.impetuous import impetuous_charges
from battles.rulesets.old_trousers.movement.verbs import carry_out, note_targets
from battles.rulesets.old_trousers.sequence.arrivals import arrivals
from battles.rulesets.old_trousers.sequence.initiative import decide_initiative, first_turn, random_events
from battles.rulesets.old_trousers.sequence.outcome import at_the_end
from battles.rulesets.old_trousers.table.field import Field, Segment, lay_out


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    field = lay_out(battle, sheets, seed)
    if field.known is not None:
        field.known.begin()
    _start(field)
    first = decide_initiative(field)
    random_events(field)
    _phase(field, first, "first")
    _phase(field, field.enemy_of[first], "second")
    _end(field)
    events = tuple(field.journal.events(battle.turn))
    return Resolution(events, at_the_end(field, first, events))


def _start(field: Field) -> None:
    """Turn start, and lines that cannot be taken (OT-SEQ-1, OT-VERB-3)."""
    field.journal.phase = Segment.ORDERS
    field.journal.emit("turn_start", clause="OT-SEQ-1")
    report_sheets(field.journal, field.battle, field.sheets, "OT-VERB-3", field.by_id, field.general_by_id)
    first_turn(field)
    note_targets(field)
    for side in field.battle.sides:
        imply(field, side.id)


# ---- a phase


def _phase(field: Field, side: str, number: str) -> None:
    """The phase of a side, segment by segment (OT-SEQ-2)."""
    journal = field.journal
    field.begin_phase(side)
    journal.phase = Segment.COMMAND
    journal.emit("activate", side=side, clause="OT-SEQ-2", phase=number)
    duties = _order_segment(field)
    journal.phase = Segment.RALLY
    for troop in field.present:
        troop.phase.began, troop.phase.began_formation = troop.box, troop.formation
    commanders.ride_all(field, last=False)
    rally_phase(field)
    journal.phase = Segment.MOVEMENT
    _movement(field)
    commanders.ride_all(field, last=True)
    staff_rides(field)
    journal.phase = Segment.STATIONARY_FIRE
    stationary_fire(field)
    journal.phase = Segment.CHARGE_TEST
    charge_tests(field)
    journal.phase = Segment.MOVING_FIRE
    moving_fire(field)
    journal.phase = Segment.MELEE
    melee_phase(field)
    journal.phase = Segment.BREAKTHROUGH
    breakthrough_phase(field)
    journal.phase = Segment.COMMAND
    compliance.settle(field, duties)


def _order_segment(field: Field) -> list[compliance.Duty]:
    """Arrivals, replacements, command status, pending orders, command points, new orders (OT-SEQ-2)."""
    arrivals(field)
    commanders.replace_disabled(field)
    for troop in field.of_side(field.active):
        troop.phase.in_command = in_command(field, troop)
        if not troop.phase.in_command:
            field.journal.tell("command", troop, "OT-CMD-2", status="out")
    orders.try_pending(field)
    imply(field, field.active)
    points.deal(field)
    orders.issue_all(field)
    return compliance.begin(field)


def _movement(field: Field) -> None:
    """Impetuous charges, lines in sheet order, then intents (OT-VERB-1, OT-INT-1)."""
    impetuous_charges(field)
    ordered: set[str] = set()
    for order in field.lines(field.active):
        troop = field.by_id.get(order.unit)
        if troop is None or troop.side != field.active or troop.out:
            continue
        ordered.add(troop.id)
        carry_out(field, troop, order.actions)
    staff_moves(field, ordered)


# ---- the end


def _end(field: Field) -> None:
    """Victory, the end of the turn (OT-SEQ-3)."""
    field.journal.phase = Segment.END
    divisional_morale(field)
    won = victory(field)
    if won is None:
        field.journal.emit("turn_end", clause="OT-SEQ-3")
        return
    winner, reason = won
    field.journal.emit("victory", side=winner, clause="OT-C-VIC-1", winner=winner, reason=reason)
    field.journal.emit("turn_end", clause="OT-SEQ-3", winner=winner, reason=reason)
