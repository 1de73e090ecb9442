"""How the able staff spends a general's points on the units of an intent: on a ride, on rallies, on moves."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.orders import Action, Intent
from battles.engine.play.standing import point_of
from battles.rulesets.carolus_rex.command.able import AbleCraft, Hand
from battles.rulesets.carolus_rex.command.blocks import Block, give_block
from battles.rulesets.carolus_rex.command.orders import RALLY, Order, Session
from battles.rulesets.carolus_rex.command.permission import bar_by_command, bar_to, is_free
from battles.rulesets.carolus_rex.command.rides import RIDE, ride
from battles.rulesets.carolus_rex.command.stations import better_place
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Cohesion
from battles.staff import lead

#: A general rides for a point when he has as many as this, and so many more units then hear him.
RIDING_POINTS, WORTH_RIDING = 2, 2
#: Nearer to the enemy than this disordered troops are rallied before they go on.
STEADY_WITHIN = 9.0


def lead_command(session: Session, intent: Intent, troops: Sequence[Troop], hand: Hand = give_block) -> None:
    """Lead the units of a command by an intent: rally, move, move again far from the enemy, rally with the rest.

    ``hand`` takes the orders and gives them, or writes them down.
    """
    table = session.field
    goal = point_of(table, intent.objective, session.general.side) if intent.objective is not None else None
    posture, gone = intent.posture, intent.objective is not None and goal is None
    own = table.by_id.get(intent.objective.ref) if intent.objective is not None else None
    leader = own.id if own is not None and own.side == session.general.side else ""
    if hand is give_block:
        _ride_up(session, troops, intent)
    _rally(session, troops, intent, hand, pressing=True)
    # Guns go slowly, and many points for them leave none for those who fight: they come last.
    guns = [troop for troop in troops if troop.artillery]
    fighters = [troop for troop in troops if not troop.artillery]
    lead(AbleCraft.of(session, fighters, hand), posture, goal, leader, gone=gone)
    if session.points:
        lead(
            AbleCraft.of(session, [troop for troop in fighters if troop.deeds.orders], hand),
            posture,
            goal,
            leader,
            gone=gone,
        )
        lead(AbleCraft.of(session, guns, hand), posture, goal, leader, gone=gone)
    table.forget_trials()
    _rally(session, troops, intent, hand, pressing=False)


def _ride_up(session: Session, troops: Sequence[Troop], intent: Intent) -> None:
    """Spend a point on a ride where that brings enough troops within the general's voice (CR-CMD-6)."""
    if session.absent or session.passed or session.points < RIDING_POINTS or session.general.attached:
        return
    found = better_place(session, troops, RIDE)
    if found is not None and found[1] >= WORTH_RIDING:
        ride(session, Action("RIDE TO", {"place": found[0]}), intent.line)


def _rally(session: Session, troops: Sequence[Troop], intent: Intent, hand: Hand, *, pressing: bool) -> None:
    """Worst first; the disordered when the enemy is near or it is free, and in the end whoever is left (CR-CMD-5)."""
    order = Order(RALLY, (Action("RALLY"),), intent.line)
    for level in (Cohesion.BROKEN, Cohesion.SHAKEN, Cohesion.DISORDERED):
        for troop in troops:
            if not troop.present or troop.cohesion is not level or troop.deeds.orders:
                continue
            # Whether the general can tell them anything is sooner told than whose zone they stand in.
            if bar_by_command(session, troop, heard=True) and not is_free(session, troop, order):
                continue
            if bar_to(session, troop, order):
                continue
            waits = pressing and level is Cohesion.DISORDERED and not session.field.enemy_within(troop, STEADY_WITHIN)
            if not waits or is_free(session, troop, order):
                hand(session, Block((troop,)), order)
