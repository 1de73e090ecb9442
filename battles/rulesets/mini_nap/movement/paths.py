"""Where a straight path leads and what ends it: enemies, friends, ground, edge.

MN-MOVE-7, MN-MOVE-10, MN-GEO-1, MN-GEO-3.

Nothing is moved here. A heading is in degrees; lengths are of the centre's path.
"""

from __future__ import annotations

import math

from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT, forward
from battles.engine.play.going import Traveller
from battles.engine.play.paths import NO_STOP, Stop, edge_stop, enemy_stop, first_stop, friend_stop, last_clear
from battles.rulesets.mini_nap.table.ground import REDEPLOYING, ROAD_SHARE, traveller_of
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# MN-MOVE-7. A movement that is no charge ends this far short of an enemy.
SHORT_OF_ENEMY = 0.1

ENEMY, FRIEND, TERRAIN, EDGE, ALLOWANCE, REACTION = "enemy", "friend", "terrain", "edge", "allowance", "reaction"


def traveller(troop: Troop, *, redeploying: bool = False, formation: str = "") -> Traveller:
    """How a unit goes, in its own or another formation (MN-X-TERR-1, MN-X-TERR-2)."""
    return REDEPLOYING if redeploying else traveller_of(troop.arm, formation or troop.formation)


def barring_near(working: Working, ground: Box, reach: float = 0.0) -> bool:
    """Whether ground that bars anybody lies within ``reach`` of a footprint: a quick first test by bounds."""
    margin = reach + ground.radius
    return any(
        west - margin <= ground.x <= east + margin and south - margin <= ground.y <= north + margin
        for west, south, east, north in working.ground.barriers
    )


def terrain_stop(working: Working, who: Traveller, ground: Box, heading: float, limit: float) -> float:
    """Where a path touches ground prohibited to this traveller (MN-X-TERR-1)."""
    if not barring_near(working, ground, limit):
        return math.inf
    at = working.ground.halt(who, ground.corners, (ground.x, ground.y), heading, limit)
    if at is None:
        return math.inf
    hx, hy = forward(heading)
    # Where a road through barred ground ends there is no tolerance: stay on it.
    beyond = ground.shifted((at + LIMIT) * hx, (at + LIMIT) * hy)
    return max(0.0, at - LIMIT) if barred(working, who, beyond) else at


def barred(working: Working, who: Traveller, ground: Box) -> bool:
    """Whether a footprint would overlap ground prohibited to this traveller."""
    return barring_near(working, ground) and working.ground.bars(who, ground.corners, (ground.x, ground.y))


def affordable(working: Working, who: Traveller, ground: Box, heading: float, allowance: float) -> float:
    """How far an allowance goes at the cost of the ground (MN-X-TERR-1)."""
    return working.ground.reach(who, (ground.x, ground.y), heading, allowance)


def affordable_by_road(working: Working, who: Traveller, ground: Box, heading: float, allowance: float) -> float:
    """The same for a move: half as much again while the whole of it runs along a road (MN-X-TERR-2)."""
    usual = affordable(working, who, ground, heading, allowance)
    if not who.on_roads or not working.ground.roads:
        return usual
    on_road = working.ground.road_length(who, (ground.x, ground.y), heading, allowance * ROAD_SHARE)
    hastened = affordable(working, who, ground, heading, allowance * ROAD_SHARE)
    return max(usual, min(on_road, hastened))


def cost(working: Working, who: Traveller, ground: Box, heading: float, length: float) -> float:
    """What a path takes from an allowance."""
    return working.ground.cost(who, (ground.x, ground.y), heading, length)


def obstacle(
    working: Working,
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
    So far as ``clearance`` is more than the rules ask, it is kept from the enemies that the unit's side knows.
    """
    hx, hy = forward(heading)
    ahead = (wanted * hx, wanted * hy)
    friends = working.roster.friends_near(troop, ground, ground.radius, ahead)
    enemies = working.roster.enemies_near(troop, ground, clearance, ahead)
    known = enemies
    if working.roster.known is not None and clearance > SHORT_OF_ENEMY:
        known = working.roster.known_enemies(troop.side)
    passes = not troop.formed
    length, reason = first_stop(
        (wanted, ""),
        (enemy_stop(ground, heading, wanted, known, clearance), ENEMY),
        NO_STOP if known is enemies else (enemy_stop(ground, heading, wanted, enemies, SHORT_OF_ENEMY), ENEMY),
        NO_STOP if passes else (friend_stop(ground, heading, wanted, friends), FRIEND),
        (terrain_stop(working, traveller(troop, redeploying=redeploying), ground, heading, wanted), TERRAIN),
        (edge_stop(working.battle.table, ground, heading, wanted), EDGE),
    )
    if passes and length > LIMIT:
        clear = last_clear(ground, landing or ground, heading, length, friends)
        if clear < length - LIMIT:
            return clear, FRIEND
    return length, reason
