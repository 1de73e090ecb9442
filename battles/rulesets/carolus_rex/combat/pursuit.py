"""Pursuit (CR-PURS-1 to 3, CR-AMB-50): horse that stands by when an enemy routs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from battles.engine.advance import contact_at, halt, near_path
from battles.engine.geometry import bearing
from battles.rulesets.carolus_rex.combat.away import barred_at, edge_ahead, last_free
from battles.rulesets.carolus_rex.combat.routs import leave_table
from battles.rulesets.carolus_rex.decisions import choose
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-PURS-2. A pursuit goes this far, and a die more.
REACH = 3
CAUGHT, CONTACT, FRIEND, EDGE, ALLOWANCE, TERRAIN = "caught", "contact", "friend", "edge", "allowance", "terrain"
_TINY = 1e-6

#: Resolves the combat of a pursuer with an unbroken enemy whom he has run into (CR-PURS-3).
Fight = Callable[[Field, Troop, Troop], None]


def eligible(beside: Iterable[Troop]) -> list[Troop]:
    """Who may pursue a router, of those who were in contact with it when it broke (CR-PURS-1)."""
    return [
        troop
        for troop in beside
        if troop.present and (troop.cavalry or troop.irregular) and troop.in_line and troop.steady
    ]


def restrained(field: Field, troop: Troop, router: Troop) -> bool:
    """Whether a unit is told to hold back; irregulars never do."""
    return troop.cavalry and choose(field, troop, "pursuit", router).name == "RESTRAIN"


def is_pursued(field: Field, router: Troop, pursuers: Iterable[Troop]) -> bool:
    """Whether somebody is sure to follow a router (CR-ROUT-3, CR-AMB-51)."""
    return any(not restrained(field, troop, router) for troop in pursuers)


def pursue(field: Field, router: Troop, pursuers: Iterable[Troop], fight: Fight | None) -> list[Troop]:
    """All pursuits of a router, in file order; those who went (CR-PURS-1, CR-PURS-2).

    ``fight`` is ``None`` where no pursuit may lead to a combat any more: then it only halts.
    """
    gone: list[Troop] = []
    for troop in pursuers:
        if not troop.present or not troop.steady:
            continue
        if restrained(field, troop, router) and cohesion.test(field, troop, "restrain", "CR-PURS-1"):
            continue
        gone.append(troop)
    for troop in gone:
        if troop.good:
            cohesion.lose(field, troop, 1, "pursuit", "CR-PURS-1")
    for troop in gone:
        if troop.present and troop.steady:
            _ride(field, troop, router, fight)
    return gone


def _ride(field: Field, troop: Troop, router: Troop, fight: Fight | None) -> None:
    roll = field.journal.throw("pursuit", troop.id, 1)
    reach = float(REACH + roll.total)
    touched = [enemy for enemy in field.enemies(troop) if zones.touching(troop.box, enemy.box)]
    facing = troop.facing
    if math.dist(troop.centre, router.centre) > _TINY:
        troop.place(troop.x, troop.y, bearing(troop.centre, router.centre))
    troop.deeds.charging = ""
    hx, hy = troop.heading
    length, stopped, met = reach, ALLOWANCE, None
    edge = edge_ahead(field, troop.x, troop.y, hx, hy)
    if edge < length - _TINY:
        length, stopped = edge, EDGE
    bar = barred_at(field, troop, troop.facing, hx, hy)
    if bar < length - _TINY:
        length, stopped = bar, TERRAIN
    for other in field.present:
        if other is troop or (other in touched and other is not router):
            continue
        if not near_path(troop.box, other.box, hx, hy, length, zones.TOLERANCE):
            continue
        if other.side == troop.side:
            at = halt(troop.box, other.box, hx, hy, length)
            if at < length - _TINY:
                length, stopped, met = at, FRIEND, None
        else:
            at = contact_at(troop.box, other.box, hx, hy)
            if at < length - _TINY:
                length, stopped, met = at, CAUGHT if other.broken else CONTACT, other
    clear = last_free(field, troop, hx, hy, length)
    if clear < length - _TINY:
        length, stopped, met = clear, FRIEND, None
    if field.overlapping(troop, troop.box.shifted(length * hx, length * hy)):
        # Between its neighbours it has no room even to turn.
        length = 0.0
        troop.place(troop.x, troop.y, facing)
    troop.place(troop.x + length * hx, troop.y + length * hy)
    troop.deeds.stirred = troop.deeds.moved = True
    field.tell(
        "pursuit",
        troop,
        "CR-PURS-2",
        target=router.id,
        roll=roll,
        reach=int(reach),
        distance=round(length, 3),
        stopped=stopped,
        **field.stands(troop),
    )
    if stopped == EDGE:
        leave_table(field, troop)
    elif met is not None and stopped == CAUGHT:
        for enemy in [enemy for enemy in field.enemies(troop) if enemy.broken]:
            if enemy is met or zones.touching(troop.box, enemy.box):
                cohesion.remove(field, enemy, "pursuit", "CR-PURS-2", general_lost="pursuit")
    elif met is not None and fight is not None:
        fight(field, troop, met)
