"""Lengths and costs of ways, leg by leg, and what lies across them."""

from __future__ import annotations

from campaigns.strategy.state import Leg, Road, Spot


def points(metres: int, rate: int) -> int:
    """The points that so many metres cost at a rate, rounded up (EC-NUM-1, EC-MARCH-3)."""
    return -(-metres * 1000 // rate)


def route_points(legs: list[Leg], start: Spot, rates: tuple[int, ...]) -> int:
    """The points of a route at base rates, road by road."""
    return sum(points(metres, rates[road.kind]) for road, metres in stretches(legs, start))


def route_metres(legs: list[Leg], start: Spot) -> int:
    """The length of a route."""
    return sum(metres for _, metres in stretches(legs, start))


def stretches(legs: list[Leg], start: Spot) -> list[tuple[Road, int]]:
    """The roads of a route with the metres on each."""
    found = []
    for number, leg in enumerate(legs):
        begin = start.m if number == 0 and start.road is leg.road else leg_start(leg)
        found.append((leg.road, abs(leg.end - begin)))
    return found


def leg_start(leg: Leg) -> int:
    """Where a leg begins when it is entered from a place."""
    return 0 if leg.to is leg.road.b else leg.road.length


def crossing_between(road: Road, one: int, other: int) -> bool:
    """Whether the road's crossing lies between two of its points."""
    return road.crossing is not None and min(one, other) < road.crossing.m < max(one, other)


def crosses(x1: float, y1: float, x2: float, y2: float, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether two straight lines cross or touch."""
    d1 = (x2 - x1) * (ay - y1) - (y2 - y1) * (ax - x1)
    d2 = (x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1)
    d3 = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
    d4 = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax)
    if ((d1 > 0) != (d2 > 0) or d1 == 0 or d2 == 0) and ((d3 > 0) != (d4 > 0) or d3 == 0 or d4 == 0):
        if d1 == d2 == d3 == d4 == 0:
            return max(min(x1, x2), min(ax, bx)) <= min(max(x1, x2), max(ax, bx)) and max(
                min(y1, y2), min(ay, by)
            ) <= min(max(y1, y2), max(ay, by))
        return True
    return False
