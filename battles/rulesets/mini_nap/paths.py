"""Where a straight path leads and what ends it: enemies, friends, ground, edge.

MN-MOVE-7, MN-MOVE-10, MN-GEO-1, MN-GEO-3.

Nothing is moved here. A heading is in degrees; lengths are of the centre's path.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

from battles.engine.boxes import Box, first_within, halt, near_path, overlap, passage, stop_short
from battles.engine.contact import bounds
from battles.engine.geometry import CONTACT, LIMIT, forward
from battles.rulesets.mini_nap.field import Field
from battles.rulesets.mini_nap.ground import EMPLACED, REDEPLOYING, ROAD_SHARE, Going, Traveller
from battles.rulesets.mini_nap.ground import TERRAIN as TERRAIN_TABLE
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.words import FORMED, Arm, Formation

# MN-MOVE-7. A movement that is no charge ends this far short of an enemy.
SHORT_OF_ENEMY = 0.1

ENEMY, FRIEND, TERRAIN, EDGE, ALLOWANCE, REACTION = "enemy", "friend", "terrain", "edge", "allowance", "reaction"

Stop = tuple[float, str]
NO_STOP: Stop = (math.inf, "")


@cache
def _traveller(arm: str, formation: str) -> Traveller:
    if arm == Arm.ARTILLERY:
        return EMPLACED
    formed = formation in FORMED
    if arm == Arm.INFANTRY:
        going = Going.FORMED_INFANTRY if formed else Going.SKIRMISH_INFANTRY
    else:
        going = Going.FORMED_CAVALRY if formed else Going.SKIRMISH_CAVALRY
    return Traveller(going, on_roads=formation == Formation.COLUMN)


def traveller(troop: Troop, *, redeploying: bool = False, formation: str = "") -> Traveller:
    """How a unit goes, in its own or another formation (MN-X-TERR-1, MN-X-TERR-2)."""
    return REDEPLOYING if redeploying else _traveller(troop.arm, formation or troop.formation)


def enemy_stop(ground: Box, heading: float, limit: float, enemies: Iterable[Troop], clearance: float) -> float:
    """Where a movement must end to keep ``clearance`` from every enemy (MN-MOVE-7); infinite when it need not."""
    hx, hy = forward(heading)
    least = math.inf
    for enemy in enemies:
        other = enemy.box
        if near_path(ground, other, hx, hy, limit, clearance):
            least = min(least, stop_short(ground, other, hx, hy, clearance))
    return least


def touch_stop(ground: Box, heading: float, limit: float, others: Iterable[Troop]) -> float:
    """Where a path first touches one of these (a gap of CONTACT or less); infinite when it never does."""
    hx, hy = forward(heading)
    least = math.inf
    for troop in others:
        other = troop.box
        if near_path(ground, other, hx, hy, limit, CONTACT):
            least = min(least, first_within(ground, other, hx, hy, CONTACT))
    return least


def friend_stop(ground: Box, heading: float, limit: float, friends: Iterable[Troop]) -> float:
    """Where a path that may not overlap a friend ends (MN-SCALE-4, MN-MOVE-10); infinite when it is free."""
    hx, hy = forward(heading)
    least = math.inf
    for friend in friends:
        other = friend.box
        if near_path(ground, other, hx, hy, limit, 0.0):
            least = min(least, halt(ground, other, hx, hy, limit))
    return least


# MN-X-TERR-1. The kinds of ground that are prohibited to anybody at all.
_BARRING = frozenset(kind for kind, row in TERRAIN_TABLE.items() if None in row.costs)


def barring_near(field: Field, ground: Box, reach: float = 0.0) -> bool:
    """Whether ground that bars anybody lies within ``reach`` of a footprint: a quick first test by bounds."""
    if field.barriers is None:
        field.barriers = [bounds(piece.area or piece.line) for piece in field.ground.pieces if piece.kind in _BARRING]
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


def edge_stop(field: Field, ground: Box, heading: float, limit: float) -> float:
    """Where a path reaches the edge of the table (MN-AMB-23); infinite when it stays within."""
    hx, hy = forward(heading)
    table = field.battle.table
    least = math.inf
    for corner in ground.corners:
        for speed, place, size in ((hx, corner[0], table.width), (hy, corner[1], table.height)):
            ahead = size - place if speed > 0.0 else place
            if abs(speed) * limit > ahead + LIMIT:
                least = min(least, ahead / abs(speed))
    return max(0.0, least)


def on_table(field: Field, ground: Box) -> bool:
    """Whether no corner lies beyond the edge (MN-FILE-6)."""
    table = field.battle.table
    return all(
        -CONTACT <= x <= table.width + CONTACT and -CONTACT <= y <= table.height + CONTACT for x, y in ground.corners
    )


def barred(field: Field, who: Traveller, ground: Box) -> bool:
    """Whether a footprint would overlap ground prohibited to this traveller."""
    return barring_near(field, ground) and field.ground.bars(who, ground.corners, (ground.x, ground.y))


def overlapped(ground: Box, troops: Iterable[Troop]) -> bool:
    """Whether a footprint would overlap one of these."""
    return any(overlap(ground, troop.box) for troop in troops)


def last_clear(ground: Box, landing: Box, heading: float, length: float, friends: Iterable[Troop]) -> float:
    """The last point of a path, at most ``length``, where the footprint overlaps no friend (MN-MOVE-10).

    ``ground`` is the footprint at the start, ``landing`` the footprint in which it would come to rest, at the start's
    centre: a battery may unlimber facing another way than it marched.
    """
    hx, hy = forward(heading)
    near = [friend.box for friend in friends if near_path(ground, friend.box, hx, hy, length, landing.radius)]
    at = length
    while at > LIMIT:
        here = landing.shifted(at * hx, at * hy)
        taken = next((other for other in near if overlap(here, other)), None)
        if taken is None:
            return at
        span = passage(landing, taken, hx, hy)
        before = 0.0 if span is None else span[0]
        at = min(before, at - LIMIT)
    return 0.0


def affordable(field: Field, who: Traveller, ground: Box, heading: float, allowance: float) -> float:
    """How far an allowance goes at the cost of the ground (MN-X-TERR-1)."""
    if not field.ground.pieces:
        return allowance
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
    if not field.ground.pieces:
        return length
    hx, hy = forward(heading)
    start = (ground.x, ground.y)
    return field.ground.cost(who, start, (ground.x + length * hx, ground.y + length * hy))


def first_stop(*stops: Stop) -> Stop:
    """The nearest of several stops, the first named of equals."""
    return min(stops, key=lambda stop: stop[0])


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
        (edge_stop(field, ground, heading, wanted), EDGE),
    )
    if passes and length > LIMIT:
        clear = last_clear(ground, landing or ground, heading, length, friends)
        if clear < length - LIMIT:
            return clear, FRIEND
    return length, reason
