"""Probing irregulars (CR-IRR-3): towards the far edge of the table, then towards its middle."""

from __future__ import annotations

import math

from battles.engine.boxes import Box
from battles.engine.geometry import bearing, turn_between
from battles.rulesets.carolus_rex.movement.evading import evasions
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import PROBE, begin, finish
from battles.rulesets.carolus_rex.movement.opportunity import seizes
from battles.rulesets.carolus_rex.movement.wheels import wheel
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.table.zones import TOLERANCE
from battles.rulesets.carolus_rex.words import Edge

# CR-IRR-3. How far short of the far edge the front halts.
SHORT_OF_EDGE = 12.0
# The direction away from each home edge.
FORWARD = {Edge.SOUTH: 0.0, Edge.WEST: 90.0, Edge.NORTH: 180.0, Edge.EAST: 270.0}
_SAME_WAY = 1.0


def home_edge(field: Field, side: str) -> str:
    """A side's home edge (CR-VAL-2): by default south for the first, north for the second."""
    sides = field.battle.sides
    given = str(field.battle.side_by_id[side].extra.get("edge", ""))
    return given or (Edge.SOUTH if sides[0].id == side else Edge.NORTH).value


def probe(field: Field, troop: Troop, *, first: bool) -> None:
    """A probing move: straight on while the far edge is farther than 12, afterwards for the middle of the table.

    A unit that no longer faces the far edge has been there and has turned for the middle.
    """
    onward = FORWARD[Edge(home_edge(field, troop.side))]
    table = field.battle.table
    turned = not first and abs(turn_between(troop.facing, onward)) > _SAME_WAY
    room = _to_edge(field, troop.box_at(troop.x, troop.y, onward), onward) - SHORT_OF_EDGE
    walk = begin(field, troop, PROBE, challenged=lambda enemy: seizes(field, enemy, troop))
    if not turned and room > TOLERANCE:
        heading, wanted = onward, room
    else:
        middle = (table.width / 2, table.height / 2)
        wanted = math.dist(troop.centre, middle)
        if wanted <= TOLERANCE:
            return
        heading = bearing(troop.centre, middle)
    wheel(walk, turn_between(troop.facing, heading))
    go(walk, wanted)
    if walk.straight < wanted - 1e-6 and not walk.stopped:
        walk.stopped = "allowance"
    finish(walk, "CR-IRR-3")
    evasions(field, troop)


def _to_edge(field: Field, ground: Box, onward: float) -> float:
    """How far the front is from the far edge."""
    table = field.battle.table
    reach = ground.hd
    return {
        0.0: table.height - ground.y - reach,
        90.0: table.width - ground.x - reach,
        180.0: ground.y - reach,
        270.0: ground.x - reach,
    }[onward]
