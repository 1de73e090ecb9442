"""Commanders' stands ride in straight legs: as far as their allowance, enemies, ground and edge let them.

A stand is a disc, or a point with radius 0. It passes through troops and rests clear of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from battles.engine.advance import point_within
from battles.engine.battle import Point, Table
from battles.engine.boxes import point_depth, point_gap
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import CONTACT, LIMIT, bearing, forward
from battles.engine.play.whereabouts import Grounded

_PARALLEL = 1e-9


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight part of a ride."""

    start: Point
    heading: float
    length: float

    def point(self, at: float) -> Point:
        """The point that lies so far along it."""
        hx, hy = forward(self.heading)
        return (self.start[0] + at * hx, self.start[1] + at * hy)

    @property
    def end(self) -> Point:
        return self.point(self.length)


@dataclass(frozen=True, slots=True)
class Goal:
    """Where a leg is to lead, and how near to it is there: 0, or the gap at which a unit is reached."""

    at: Point
    ground: Grounded | None = None

    def distance(self, here: Point, heading: float, radius: float) -> float:
        """How far it is; a unit is reached on touching it."""
        if self.ground is None:
            return math.dist(here, self.at)
        hx, hy = forward(heading)
        return point_within(self.ground.box, *here, -hx, -hy, radius)


#: A question about a straight way from a point in a direction, with an allowance or a length.
Ask = Callable[[Point, float, float], float]


def legs_of(
    start: Point, goals: Iterable[Goal], allowance: float, *, radius: float, reach: Ask, cost: Ask, bar: Ask
) -> list[Leg]:
    """The legs of a ride from goal to goal.

    ``reach`` is how far an allowance goes, ``cost`` what a length takes from it, ``bar`` where something in the way
    ends a leg, infinite where nothing does. A leg that falls short of its goal is the last one.
    """
    here, left = start, allowance
    legs: list[Leg] = []
    for goal in goals:
        if math.dist(here, goal.at) <= LIMIT:
            continue
        heading = bearing(here, goal.at)
        wanted = goal.distance(here, heading, radius)
        affordable = min(wanted, reach(here, heading, left))
        length = min(affordable, bar(here, heading, affordable))
        if length <= LIMIT:
            break
        leg = Leg(here, heading, length)
        legs.append(leg)
        left -= cost(here, heading, length)
        here = leg.end
        if length < wanted - LIMIT or left <= LIMIT:
            break
    return legs


def ridden(legs: Iterable[Leg]) -> float:
    """The length of a ride."""
    return sum(leg.length for leg in legs)


def enemy_bar(here: Point, heading: float, enemies: Iterable[Grounded], reach: float) -> float:
    """Where a stand must halt to keep ``reach`` from every enemy; who is nearer already may go away, not nearer."""
    hx, hy = forward(heading)
    x, y = here
    least = math.inf
    for enemy in enemies:
        ground = enemy.box
        dx, dy, far = ground.x - x, ground.y - y, reach + ground.radius + LIMIT
        # Most stand well aside of his way or behind him.
        if not -far <= dx * hy - dy * hx <= far or dx * hx + dy * hy < -far:
            continue
        at = point_within(ground, *here, -hx, -hy, reach)
        if at > 0.0 or point_gap(ground, here[0] + LIMIT * hx, here[1] + LIMIT * hy) < point_gap(ground, *here):
            least = min(least, at)
    return least


def edge_bar(table: Table, here: Point, heading: float) -> float:
    """Where a stand's centre comes to the edge of the table."""
    hx, hy = forward(heading)
    stops = [math.inf]
    for speed, place, size in ((hx, here[0], table.width), (hy, here[1], table.height)):
        if abs(speed) > _PARALLEL:
            stops.append(((size - place) if speed > 0 else -place) / speed)
    return max(0.0, min(stops))


def rests_on(ground: Grounded, at: Point, radius: float) -> bool:
    """Whether a stand there interpenetrates a footprint deeper than the tolerance."""
    box = ground.box
    return radius - point_gap(box, *at) + max(0.0, point_depth(box, *at)) > CONTACT


def clear_end(legs: Sequence[Leg], troops: Sequence[Grounded], radius: float) -> list[Leg]:
    """The ride cut back to its last point that rests on nobody."""
    left = list(legs)
    while left:
        leg = left.pop()
        at = leg.length
        while at > LIMIT:
            here = leg.point(at)
            taken = next((troop for troop in troops if rests_on(troop, here, radius)), None)
            if taken is None:
                return [*left, replace(leg, length=at)]
            hx, hy = forward(leg.heading)
            at = min(point_within(taken.box, *leg.start, -hx, -hy, radius), at - CONTACT)
    return []
