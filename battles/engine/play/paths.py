"""Where a straight path ends: short of enemies, at friends, at the edge; and whether there is room to stand.

Nothing is moved here. A heading is in degrees; lengths are of the centre's path, in table units. Every stop is a
distance from the start, infinite where nothing stops the mover.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from battles.engine.advance import first_within, halt, near_path, passage, stop_short
from battles.engine.battle import Table
from battles.engine.boxes import Box, overlap
from battles.engine.geometry import CONTACT, LIMIT, forward
from battles.engine.play.whereabouts import Grounded

#: A distance and the reason for it.
Stop = tuple[float, str]
NO_STOP: Stop = (math.inf, "")


def enemy_stop(ground: Box, heading: float, limit: float, enemies: Iterable[Grounded], clearance: float) -> float:
    """Where a movement must end to keep ``clearance`` from every enemy; who begins nearer may not come nearer still."""
    hx, hy = forward(heading)
    least = math.inf
    for enemy in enemies:
        other = enemy.box
        if near_path(ground, other, hx, hy, limit, clearance):
            least = min(least, stop_short(ground, other, hx, hy, clearance))
    return least


def touch_stop(ground: Box, heading: float, limit: float, others: Iterable[Grounded]) -> float:
    """Where a path first touches one of these (a gap of CONTACT or less)."""
    hx, hy = forward(heading)
    least = math.inf
    for troop in others:
        other = troop.box
        if near_path(ground, other, hx, hy, limit, CONTACT):
            least = min(least, first_within(ground, other, hx, hy, CONTACT))
    return least


def friend_stop(ground: Box, heading: float, limit: float, friends: Iterable[Grounded]) -> float:
    """Where a path that may not overlap a friend ends."""
    hx, hy = forward(heading)
    least = math.inf
    for friend in friends:
        other = friend.box
        if near_path(ground, other, hx, hy, limit, 0.0):
            least = min(least, halt(ground, other, hx, hy, limit))
    return least


def edge_stop(table: Table, ground: Box, heading: float, limit: float) -> float:
    """Where the footprint would cross the edge of the table."""
    hx, hy = forward(heading)
    least = math.inf
    for corner in ground.corners:
        for speed, place, size in ((hx, corner[0], table.width), (hy, corner[1], table.height)):
            ahead = size - place if speed > 0.0 else place
            if abs(speed) * limit > ahead + LIMIT:
                least = min(least, ahead / abs(speed))
    return max(0.0, least)


def on_table(table: Table, ground: Box) -> bool:
    """Whether no corner of a footprint lies beyond the edge by more than rounding."""
    return all(
        -CONTACT <= x <= table.width + CONTACT and -CONTACT <= y <= table.height + CONTACT for x, y in ground.corners
    )


def well_inside(table: Table, ground: Box) -> bool:
    """Whether a footprint may turn about its centre without coming to the edge."""
    radius = ground.radius
    return radius <= ground.x <= table.width - radius and radius <= ground.y <= table.height - radius


def overlapped(ground: Box, troops: Iterable[Grounded]) -> bool:
    """Whether a footprint would overlap one of these."""
    return any(overlap(ground, troop.box) for troop in troops)


def last_clear(ground: Box, landing: Box, heading: float, length: float, friends: Iterable[Grounded]) -> float:
    """The last point of a path, at most ``length``, where the footprint overlaps no friend.

    ``ground`` is the footprint at the start, ``landing`` the footprint in which it would come to rest, at the start's
    centre: guns may unlimber facing another way than they marched.
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


def first_clear(ground: Box, heading: float, length: float, others: Iterable[Grounded], farthest: float) -> float:
    """The first point of a path, from ``length`` on, where the footprint overlaps nobody: who may not stay goes on.

    Infinite when there is none up to ``farthest``.
    """
    hx, hy = forward(heading)
    near = [other.box for other in others if near_path(ground, other.box, hx, hy, farthest, 0.0)]
    at = length
    while at <= farthest + LIMIT:
        here = ground.shifted(at * hx, at * hy)
        taken = next((other for other in near if overlap(here, other)), None)
        if taken is None:
            return at
        span = passage(ground, taken, hx, hy)
        at = max(at + LIMIT, span[1] if span is not None else at)
    return math.inf


def first_stop(*stops: Stop) -> Stop:
    """The nearest of several stops, the first named of equals."""
    return min(stops, key=lambda stop: stop[0])
