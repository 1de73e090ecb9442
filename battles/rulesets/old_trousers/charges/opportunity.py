"""Opportunity charges: passive cavalry falls on who moves past it (OT-C-OPP-1)."""

from __future__ import annotations

from battles.engine.play.standing import ALWAYS, NEVER
from battles.engine.play.whereabouts import maybe_within
from battles.rulesets.old_trousers.charges.approach import Route, longest_bonus, may_not_strike, route_to
from battles.rulesets.old_trousers.charges.declaring import declare
from battles.rulesets.old_trousers.charges.running import attacks_flank
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.movement.allowances import rate
from battles.rulesets.old_trousers.table.charge import OPPORTUNITY
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop

# No charge goes farther than this, in inches: the fastest rate and the highest bonus.
FARTHEST = 30.0


def opportunity_charges(field: Field, mover: Troop) -> None:
    """Passive cavalry that may and wants to charges a unit that has moved without charging, in file order."""
    if mover.phase.charging or not (mover.phase.shifted or mover.phase.wheeled):
        return
    for horse in maybe_within(mover.box, field.cavalry_of(field.passive), FARTHEST):
        if not mover.present or mover.routed:
            return
        wanted = choose(field, horse, "opportunity charge", mover).name
        if wanted == NEVER or not _may_charge(field, horse, mover):
            continue
        if wanted == ALWAYS or attacks_flank(field, horse, mover):
            horse.phase.opportunity = True
            declare(field, horse, mover, OPPORTUNITY)


def _may_charge(field: Field, horse: Troop, mover: Troop) -> bool:
    """Whether formed cavalry could charge a unit with its full movement (OT-CHG-1 to 4, OT-C-CHG-1)."""
    if not horse.formed or horse.phase.opportunity or horse.phase.charging:
        return False
    if horse.disordered or horse.shaken or horse.blown or horse.day.no_charge or horse.day.bound or horse.phase.bound:
        return False
    if field.touching(horse) or field.mired(horse):
        return False
    if not field.in_arc(horse, mover) or may_not_strike(field, horse, mover):
        return False
    return isinstance(route_to(field, horse, mover, rate(horse) + longest_bonus(field, horse)), Route)
