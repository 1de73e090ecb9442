"""Routs: the first flight, and what it does to friends in its way (OT-ROUT-1, OT-ROUT-3, OT-ROUT-4)."""

from __future__ import annotations

import math

from battles.engine.advance import first_within, halt, near_path, passage
from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, segment
from battles.engine.events import Roll
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, forward
from battles.engine.play.paths import edge_stop
from battles.engine.terrain import parts
from battles.rulesets.old_trousers.command.commanders import give_way, stay_behind
from battles.rulesets.old_trousers.morale.losses import ROUT, lose_sheltered, remove
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode, Out, State, Stop

# OT-ROUT-1. The first flight, in inches.
FIRST_FLIGHT = 6.0
# OT-ROUT-2. How near to enemies routed troops would rather not come, in inches, and the ways that they try, in degrees
# to the right of the straight one.
SHUNNED_WITHIN = 6.0
WAYS = (0.0, 15.0, -15.0, 30.0, -30.0, 45.0, -45.0)


def rout(field: Field, troop: Troop, away_from: Point, cause: str) -> None:
    """A unit not yet routed routs: 6 straight away from the enemy that caused it (OT-ROUT-1, OT-AMB-7)."""
    if troop.routed or troop.out:
        return
    guns = troop.unlimbered
    if guns:
        troop.guns_at, troop.guns_facing = troop.centre, troop.facing
    stay_behind(field, troop)
    troop.state, troop.disordered, troop.last_target = State.ROUTED.value, False, None
    troop.stir()
    field.journal.tell("rout", troop, "OT-ROUT-1", cause=cause)
    run(field, troop, bearing(away_from, troop.centre), FIRST_FLIGHT, "OT-ROUT-1")
    if guns and not troop.out:
        field.journal.tell("status", troop, "OT-ROUT-4", guns_at=troop.guns_at, cause="rout")
    lose_sheltered(field, troop, ROUT)


def run(field: Field, troop: Troop, heading: float, length: float, clause: str, roll: Roll | None = None) -> None:
    """A routed unit runs straight, through everything but rivers, as far as the table's edge."""
    ground = troop.box
    limit, stopped = _way(field, ground, heading, length)
    troop.place(*along(troop.centre, heading, limit))
    troop.phase.moved = True
    stops = {"stopped": stopped} if stopped else {}
    field.journal.tell(
        "move",
        troop,
        clause,
        roll=roll,
        mode=Mode.ROUT.value,
        distance=round(limit, 3),
        **field.stands(troop),
        **stops,
    )
    give_way(field, troop, ground)
    _through(field, troop, ground, heading, limit)
    if at_the_edge(field, troop.box):
        remove(field, troop, Out.FLED, ROUT, "OT-ROUT-2")


def at_the_edge(field: Field, ground: Box) -> bool:
    """Whether a footprint touches an edge of the table."""
    table = field.battle.table
    return any(min(x, y, table.width - x, table.height - y) <= CONTACT for x, y in ground.corners)


def flight(field: Field, troop: Troop, straight: float, length: float) -> float:
    """The way a routed unit takes: the first that meets neither friends nor more enemies, else the straight one."""
    for turn in WAYS:
        if _is_free(field, troop, straight + turn, length):
            return straight + turn
    return straight


def _way(field: Field, ground: Box, heading: float, length: float) -> tuple[float, str]:
    """How far a rout goes before a river or the edge, and which of them stops it."""
    hx, hy = forward(heading)
    limit, stopped = length, ""
    edge = edge_stop(field.battle.table, ground, heading, length)
    if edge < limit:
        limit, stopped = edge, Stop.EDGE.value
    for river in field.ground.rivers:
        for part in parts(river):
            bank = segment(*part)
            if near_path(ground, bank, hx, hy, limit, CONTACT):
                at = halt(ground, bank, hx, hy, limit)
                if at < limit:
                    limit, stopped = at, Stop.TERRAIN.value
    return limit, stopped


def _is_free(field: Field, troop: Troop, heading: float, length: float) -> bool:
    ground = troop.box
    hx, hy = forward(heading)
    limit, _ = _way(field, ground, heading, length)
    ahead = (limit * hx, limit * hy)
    for friend in field.near(troop.side, ground, CONTACT, ahead):
        if friend is not troop and _overlaps_on_the_way(ground, friend.box, hx, hy, limit):
            return False
    for enemy in field.near(field.enemy_of[troop.side], ground, SHUNNED_WITHIN, ahead):
        if (
            near_path(ground, enemy.box, hx, hy, limit, SHUNNED_WITHIN)
            and gap(ground, enemy.box) > SHUNNED_WITHIN + LIMIT
            and first_within(ground, enemy.box, hx, hy, SHUNNED_WITHIN) <= limit
        ):
            return False
    return True


def _through(field: Field, troop: Troop, ground: Box, heading: float, length: float) -> None:
    """Friends who are not routed and stand in a rout's way are shaken, disordered and stay put (OT-ROUT-3)."""
    hx, hy = forward(heading)
    ahead = (length * hx, length * hy)
    for friend in field.near(troop.side, ground, CONTACT, ahead):
        if friend is troop or friend.routed or not _overlaps_on_the_way(ground, friend.box, hx, hy, length):
            continue
        friend.phase.bound = True
        field.shake_and_disorder(friend, "OT-ROUT-3", "rout")


def _overlaps_on_the_way(ground: Box, other: Box, hx: float, hy: float, length: float) -> bool:
    """Whether a footprint overlaps another anywhere on a straight path."""
    if not near_path(ground, other, hx, hy, length, 0.0):
        return False
    inner = passage(ground, other, hx, hy, -CONTACT)
    return inner is not None and inner[1] > 0.0 and inner[0] < length - 1e-9 and math.isfinite(inner[0])
