"""Targets that do not wait for the charge (OT-CHG-10, OT-C-SKIRM-2)."""

from __future__ import annotations

import math

from battles.engine.advance import passage
from battles.engine.boxes import Box, gap
from battles.engine.events import Roll
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, forward
from battles.engine.play.paths import edge_stop, friend_stop, last_clear
from battles.rulesets.old_trousers.command.commanders import give_way, stay_behind
from battles.rulesets.old_trousers.morale.routs import rout
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode

# OT-C-SKIRM-2. How far skirmishers evade, in inches.
EVADES = 12.0
# OT-CHG-10. How many dice limbered guns flee, and how near infantry must be for crews to shelter there, in inches.
FLIGHT_DICE = 2
SHELTER_WITHIN = 6.0


def flee(field: Field, charge: Charge) -> None:
    """A unit flees: troops rout, limbered guns drive off, crews take shelter (OT-CHG-10)."""
    target, charger = charge.target, charge.charger
    before = target.box
    if target.limbered:
        roll = field.journal.throw("flee", target.id, FLIGHT_DICE)
        _go(field, target, charger, roll.total, Mode.FLEE, "OT-CHG-10", roll)
    elif target.unlimbered and _shelters(field, target):
        return
    else:
        rout(field, target, charger.centre, "flee")
    charge.fled = (before, target.box)


def evade(field: Field, charge: Charge) -> None:
    """Skirmishers and irregulars go 12 straight from the charger (OT-C-SKIRM-2)."""
    before = charge.target.box
    _go(field, charge.target, charge.charger, EVADES, Mode.EVADE, "OT-C-SKIRM-2")
    charge.fled = (before, charge.target.box)


def passed_through(charge: Charge, other: Troop) -> bool:
    """Whether the fugitive's way led through somebody."""
    if charge.fled is None:
        return False
    start, end = charge.fled
    length = math.hypot(end.x - start.x, end.y - start.y)
    if length <= LIMIT:
        return False
    mover = Box(start.x, start.y, end.ux, end.uy, end.hw, end.hd)
    met = passage(mover, other.box, (end.x - start.x) / length, (end.y - start.y) / length, -CONTACT)
    return met is not None and met[1] > 0.0 and met[0] < length


def _shelters(field: Field, crew: Troop) -> bool:
    """Whether a crew finds infantry near enough that is not routed; its guns are abandoned."""
    near = [
        (round(gap(crew.box, friend.box), 6), friend.index, friend)
        for friend in field.friends_near(crew, crew.box, SHELTER_WITHIN + LIMIT)
        if friend.infantry and not friend.routed
    ]
    if not near or min(near)[0] > SHELTER_WITHIN + LIMIT:
        return False
    infantry = min(near)[2]
    stay_behind(field, crew)
    crew.guns_at, crew.guns_facing, crew.last_target = crew.centre, crew.facing, None
    crew.sheltered = infantry.id
    field.refresh()
    field.journal.tell("status", crew, "OT-CHG-10", sheltered=infantry.id, guns_at=crew.guns_at, cause="reaction")
    return True


def _go(
    field: Field, troop: Troop, charger: Troop, length: float, mode: Mode, clause: str, roll: Roll | None = None
) -> None:
    """Go straight away from the charger's centre to the furthest place that is clear."""
    heading = bearing(charger.centre, troop.centre)
    ground = troop.box
    barred = field.ground.barred_after(traveller_of(troop.arm, troop.formation), ground, heading, length)
    limit = min(length, edge_stop(field.battle.table, ground, heading, length), math.inf if barred is None else barred)
    hx, hy = forward(heading)
    ahead = (limit * hx, limit * hy)
    others = [
        other for side in field.enemy_of for other in field.near(side, ground, CONTACT, ahead) if other is not troop
    ]
    limit = min(limit, friend_stop(ground, heading, limit, [one for one in others if one.side != troop.side]))
    limit = last_clear(ground, ground, heading, limit, others)
    troop.place(*along(troop.centre, heading, limit))
    troop.last_target = None
    field.journal.tell(
        "move", troop, clause, roll=roll, mode=mode.value, distance=round(limit, 3), **field.stands(troop)
    )
    give_way(field, troop, ground)
