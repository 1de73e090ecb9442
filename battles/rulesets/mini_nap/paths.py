"""Where a straight path leads and what ends it: enemies, friends, ground, edge.

MN-MOVE-7, MN-MOVE-10, MN-GEO-1, MN-GEO-3.

Nothing is moved here. A heading is in degrees; lengths are of the centre's path.
"""

from __future__ import annotations

import math
from functools import cache

from battles.engine.boxes import Box
from battles.engine.contact import bounds
from battles.engine.geometry import LIMIT, forward
from battles.engine.play.going import Traveller
from battles.engine.play.paths import NO_STOP, Stop, edge_stop, enemy_stop, first_stop, friend_stop, last_clear
from battles.rulesets.mini_nap.field import Field
from battles.rulesets.mini_nap.ground import EMPLACED, REDEPLOYING, ROAD_SHARE, GoingClass
from battles.rulesets.mini_nap.ground import TERRAIN as TERRAIN_TABLE
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.words import FORMED, Arm, Formation

# MN-MOVE-7. A movement that is no charge ends this far short of an enemy.
SHORT_OF_ENEMY = 0.1

ENEMY, FRIEND, TERRAIN, EDGE, ALLOWANCE, REACTION = "enemy", "friend", "terrain", "edge", "allowance", "reaction"


@cache
def _traveller(arm: str, formation: str) -> Traveller:
    if arm == Arm.ARTILLERY:
        return EMPLACED
    formed = formation in FORMED
    if arm == Arm.INFANTRY:
        going = GoingClass.FORMED_INFANTRY if formed else GoingClass.SKIRMISH_INFANTRY
    else:
        going = GoingClass.FORMED_CAVALRY if formed else GoingClass.SKIRMISH_CAVALRY
    return Traveller(going, on_roads=formation == Formation.COLUMN)


def traveller(troop: Troop, *, redeploying: bool = False, formation: str = "") -> Traveller:
    """How a unit goes, in its own or another formation (MN-X-TERR-1, MN-X-TERR-2)."""
    return REDEPLOYING if redeploying else _traveller(troop.arm, formation or troop.formation)


# MN-X-TERR-1. The kinds of ground that are prohibited to anybody at all.
_BARRING = frozenset(kind for kind, row in TERRAIN_TABLE.items() if None in row.costs)


def barring_near(field: Field, ground: Box, reach: float = 0.0) -> bool:
    """Whether ground that bars anybody lies within ``reach`` of a footprint: a quick first test by bounds."""
    if field.barriers is None:
        field.barriers = [bounds(piece.points) for piece in field.ground.pieces if piece.kind in _BARRING]
    margin = reach + ground.radius
    return any(
        west - margin <= ground.x <= east + margin and south - margin <= ground.y <= north + margin
        for west, south, east, north in field.barriers
    )


def terrain_stop(field: Field, who: Traveller, ground: Box, heading: float, limit: float) -> float:
    """Where a path touches ground prohibited to this traveller (MN-X-TERR-1)."""
    if not barring_near(field, ground, limit):
        return math.inf
    at = field.ground.halt(who, ground.corners, (ground.x, ground.y), heading, limit)
    if at is None:
        return math.inf
    hx, hy = forward(heading)
    # Where a road through barred ground ends there is no tolerance: stay on it.
    beyond = ground.shifted((at + LIMIT) * hx, (at + LIMIT) * hy)
    return max(0.0, at - LIMIT) if barred(field, who, beyond) else at


def barred(field: Field, who: Traveller, ground: Box) -> bool:
    """Whether a footprint would overlap ground prohibited to this traveller."""
    return barring_near(field, ground) and field.ground.bars(who, ground.corners, (ground.x, ground.y))


def affordable(field: Field, who: Traveller, ground: Box, heading: float, allowance: float) -> float:
    """How far an allowance goes at the cost of the ground (MN-X-TERR-1)."""
    return field.ground.reach(who, (ground.x, ground.y), heading, allowance)


def affordable_by_road(field: Field, who: Traveller, ground: Box, heading: float, allowance: float) -> float:
    """The same for a move: half as much again while the whole of it runs along a road (MN-X-TERR-2)."""
    usual = affordable(field, who, ground, heading, allowance)
    if not who.on_roads or not field.ground.roads:
        return usual
    on_road = field.ground.road_length(who, (ground.x, ground.y), heading, allowance * ROAD_SHARE)
    hastened = affordable(field, who, ground, heading, allowance * ROAD_SHARE)
    return max(usual, min(on_road, hastened))


def cost(field: Field, who: Traveller, ground: Box, heading: float, length: float) -> float:
    """What a path takes from an allowance."""
    return field.ground.cost(who, (ground.x, ground.y), heading, length)


def obstacle(
    field: Field,
    troop: Troop,
    ground: Box,
    heading: float,
    wanted: float,
    *,
    clearance: float = SHORT_OF_ENEMY,
    landing: Box | None = None,
    redeploying: bool = False,
) -> Stop:
    """How far a movement of ``wanted`` gets, and what stops it early (MN-MOVE-7, MN-MOVE-10).

    ``ground`` is the footprint on the way, ``landing`` the one in which it comes to rest, both at the start's centre.
    """
    hx, hy = forward(heading)
    ahead = (wanted * hx, wanted * hy)
    friends = field.friends_near(troop, ground.radius, ground, ahead)
    enemies = field.enemies_near(troop, clearance, ground, ahead)
    passes = not troop.formed
    length, reason = first_stop(
        (wanted, ""),
        (enemy_stop(ground, heading, wanted, enemies, clearance), ENEMY),
        NO_STOP if passes else (friend_stop(ground, heading, wanted, friends), FRIEND),
        (terrain_stop(field, traveller(troop, redeploying=redeploying), ground, heading, wanted), TERRAIN),
        (edge_stop(field.battle.table, ground, heading, wanted), EDGE),
    )
    if passes and length > LIMIT:
        clear = last_clear(ground, landing or ground, heading, length, friends)
        if clear < length - LIMIT:
            return clear, FRIEND
    return length, reason
