"""Falling back before the enemy (OT-C-MEL-5, OT-CHG-11)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap
from battles.engine.events import Roll
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, forward
from battles.engine.play.paths import edge_stop, friend_stop, last_clear
from battles.rulesets.old_trousers.command.commanders import give_way
from battles.rulesets.old_trousers.morale.losses import NO_ROOM, remove
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode, Out

# OT-C-MEL-5. In inches.
INFANTRY_FALLS_BACK = 4.0
CAVALRY_FALLS_BACK = 8.0


def falls_back_for(troop: Troop) -> float:
    """How far a beaten unit falls back."""
    return CAVALRY_FALLS_BACK if troop.cavalry else INFANTRY_FALLS_BACK


def fall_back(
    field: Field,
    troop: Troop,
    enemy: Point,
    length: float,
    clause: str,
    roll: Roll | None = None,
    *,
    may_stay: bool = False,
) -> None:
    """Straight from an enemy's centre to the furthest clear place, facing it; without one the unit is destroyed.

    ``may_stay``: the place where it stands will do.
    """
    heading = bearing(enemy, troop.centre)
    facing = bearing(along(troop.centre, heading, 1.0), enemy)
    began, landing = troop.box, troop.box_at(troop.x, troop.y, facing)
    went = _furthest(field, troop, landing, heading, length)
    if went <= LIMIT and not (may_stay and _is_clear(field, troop, troop.box)):
        remove(field, troop, Out.DESTROYED, NO_ROOM, clause)
        return
    if went > LIMIT:
        troop.place(*along(troop.centre, heading, went), facing)
    field.journal.tell(
        "move", troop, clause, roll=roll, mode=Mode.FALL_BACK.value, distance=round(went, 3), **field.stands(troop)
    )
    give_way(field, troop, began)


def _furthest(field: Field, troop: Troop, landing: Box, heading: float, length: float) -> float:
    """How far the furthest clear place on the way is: friends are passed; enemies, prohibited ground and the edge are
    not.
    """
    who = traveller_of(troop.arm, troop.formation)
    barred = field.ground.barred_after(who, landing, heading, length)
    limit = min(length, edge_stop(field.battle.table, landing, heading, length), math.inf if barred is None else barred)
    hx, hy = forward(heading)
    ahead = (limit * hx, limit * hy)
    reach = landing.radius
    others = [
        other for side in field.enemy_of for other in field.near(side, landing, reach, ahead) if other is not troop
    ]
    limit = min(limit, friend_stop(troop.box, heading, limit, [one for one in others if one.side != troop.side]))
    while limit > LIMIT:
        limit = last_clear(troop.box, landing, heading, limit, others)
        if limit <= LIMIT or _is_clear(field, troop, landing.shifted(limit * hx, limit * hy)):
            return limit
        limit -= CONTACT
    return 0.0


def _is_clear(field: Field, troop: Troop, ground: Box) -> bool:
    """Whether a footprint overlaps nobody and touches no enemy."""
    return not field.overlapping(troop, ground) and all(
        gap(ground, enemy.box) > CONTACT for enemy in field.enemies_near(troop, ground, CONTACT)
    )
