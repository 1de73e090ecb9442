"""The map of a campaign: places, roads, rivers and woods, straight distances and routes (EC-GEO, EC-ROUTE).

Distances are whole metres. On a map of latitudes and longitudes they run on a sphere, on a map of kilometres on a
plane. Routes are worked out once for each start, aim, traveller and set of broken crossings, and remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import asin, cos, floor, hypot, inf, radians, sin, sqrt
from typing import Any

from campaigns.strategy.chart.features import River, Wood
from campaigns.strategy.chart.stretches import crosses, crossing_between, points
from campaigns.strategy.rules.tables import CLASS_INDEX
from campaigns.strategy.state import Leg, Place, Road, Spot

EARTH = 6_371_008.8
BEYOND = 1 << 60
SQUARE = 10_000.0
MOST_KNOWN = 20_000  # routes remembered
SHY = 0.999  # so that rounding never makes the straight line dearer than a road
Label = tuple[int, int, tuple[int, ...]]


class Chart:
    """The map. ``globe`` is true where ``x``, ``y`` are degrees of longitude and latitude."""

    def __init__(self, globe: bool) -> None:
        self.globe = globe
        self.places: list[Place] = []
        self.roads: list[Road] = []
        self.rivers: list[River] = []
        self.woods: list[Wood] = []
        self.fields: list[dict[str, Any]] = []
        self.place: dict[str, Place] = {}
        self.road: dict[str, Road] = {}
        self._known: dict[Any, Label | None] = {}
        self._costs: dict[tuple[int, ...], tuple[list[int], float]] = {}
        self._flats: list[tuple[float, float]] = []
        self._squares: dict[tuple[int, int], list[Place]] = {}
        self._scale = 1.0
        self.stretch = 1.0

    def add_place(self, place: Place) -> None:
        """Put a place on the map."""
        self.places.append(place)
        self.place[place.id] = place
        self._costs.clear()
        self._squares.clear()

    def add_road(self, road: Road) -> None:
        """Put a road on the map; routes are worked out anew.

        ``stretch`` becomes the greatest ratio of a straight distance to a road's length, 1 or more.
        """
        straight = self.exact(road.a.x, road.a.y, road.b.x, road.b.y)
        self.stretch = max(self.stretch, straight / road.length)
        self.roads.append(road)
        self.road[road.id] = road
        road.a.roads.append(road)
        if road.b is not road.a:
            road.b.roads.append(road)
        self._known.clear()
        self._costs.clear()

    # Straight distances

    def settle(self) -> None:
        """Work out the scale of quick distances once all places stand."""
        mean = sum(place.y for place in self.places) / len(self.places) if self.places and self.globe else 0.0
        self._scale = cos(radians(mean))
        self._flats = []
        self._costs.clear()
        self._squares.clear()

    def flat(self, x: float, y: float) -> tuple[float, float]:
        """A point in metres on a plane that is right within a few percent, for quick comparisons."""
        if self.globe:
            return x * 111_195.0 * self._scale, y * 111_195.0
        return x * 1000.0, y * 1000.0

    def exact(self, x1: float, y1: float, x2: float, y2: float) -> float:
        """The straight distance in metres, not rounded."""
        if not self.globe:
            return sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2) * 1000.0
        here, there = radians(y1), radians(y2)
        chord = sin((there - here) / 2) ** 2 + cos(here) * cos(there) * sin(radians(x2 - x1) / 2) ** 2
        return 2 * EARTH * asin(min(1.0, sqrt(chord)))

    def metres(self, x1: float, y1: float, x2: float, y2: float) -> int:
        """The straight distance to the nearest metre (EC-GEO-1)."""
        return floor(self.exact(x1, y1, x2, y2) + 0.5)

    def point(self, spot: Spot) -> tuple[float, float]:
        """Where a position lies; on a road in proportion on the straight line between its ends (EC-GEO-1)."""
        if spot.place is not None:
            return spot.place.x, spot.place.y
        road = spot.road
        if road is None:
            return 0.0, 0.0
        part = spot.m / road.length if road.length else 0.0
        return road.a.x + (road.b.x - road.a.x) * part, road.a.y + (road.b.y - road.a.y) * part

    def between(self, one: Spot, other: Spot) -> int:
        """The straight distance between two positions."""
        return self.metres(*self.point(one), *self.point(other))

    def river_between(self, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether a river of class river or major crosses the straight line between two points."""
        west, east, south, north = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
        for river in self.rivers:
            if river.kind == "stream":
                continue
            for (ax, ay), (bx, by) in zip(river.line, river.line[1:], strict=False):
                if max(ax, bx) < west or min(ax, bx) > east or max(ay, by) < south or min(ay, by) > north:
                    continue
                if crosses(x1, y1, x2, y2, ax, ay, bx, by):
                    return True
        return False

    def in_wood(self, x: float, y: float) -> bool:
        """Whether a point lies in a wood."""
        return any(wood.holds(x, y) for wood in self.woods)

    def nearest_place(self, x: float, y: float) -> Place:
        """The place nearest to a point in a straight line; of equals the first."""
        fx, fy = self.flat(x, y)
        best: tuple[float, Place] | None = None
        rough: list[tuple[float, Place]] = []
        for place in self.places:
            px, py = self.flat(place.x, place.y)
            rough.append(((px - fx) ** 2 + (py - fy) ** 2, place))
        least = min(distance for distance, _ in rough)
        for distance, place in rough:
            if distance <= least * 1.25 + 1e6:
                metres = self.metres(x, y, place.x, place.y)
                if best is None or metres < best[0]:
                    best = (metres, place)
        return best[1] if best else self.places[0]

    def places_about(self, fx: float, fy: float, reach: float) -> Iterator[Place]:
        """The places in the squares of the map within reach of a point on the plane; in no order."""
        if not self._squares:
            for place in self.places:
                x, y = self.flat(place.x, place.y)
                self._squares.setdefault((floor(x / SQUARE), floor(y / SQUARE)), []).append(place)
        if (2 * reach / SQUARE) ** 2 > len(self._squares):
            yield from self.places
            return
        for i in range(floor((fx - reach) / SQUARE), floor((fx + reach) / SQUARE) + 1):
            for j in range(floor((fy - reach) / SQUARE), floor((fy + reach) / SQUARE) + 1):
                yield from self._squares.get((i, j), ())

    # Routes

    def route(
        self,
        start: Spot,
        aim: Spot,
        rates: tuple[int, ...],
        avoid: frozenset[str],
        via: Iterable[Place] = (),
        *,
        no_roads: frozenset[str] = frozenset(),
        no_places: frozenset[int] = frozenset(),
        no_ends: frozenset[int] = frozenset(),
    ) -> list[Leg] | None:
        """The route of least points (EC-ROUTE-1): its legs, or ``None``.

        ``avoid`` holds roads whose crossing is not to be used, ``no_roads`` and ``no_places`` what is shut altogether,
        ``no_ends`` the ends of its own road over which the start may not be left.
        """
        legs: list[Leg] = []
        here = start
        for place in via:
            part = self._way(here, Spot(place), rates, avoid, no_roads, no_places, no_ends)
            if part is None:
                return None
            legs += part
            here = Spot(place)
        part = self._way(here, aim, rates, avoid, no_roads, no_places, no_ends)
        return None if part is None else legs + part

    def _way(
        self,
        start: Spot,
        aim: Spot,
        rates: tuple[int, ...],
        avoid: frozenset[str],
        no_roads: frozenset[str],
        no_places: frozenset[int],
        no_ends: frozenset[int],
    ) -> list[Leg] | None:
        start, aim = self.plain(start), self.plain(aim)
        if start == aim:
            return []
        best: tuple[Label, list[Leg]] | None = None
        if start.road is not None and start.road is aim.road and start.road.id not in no_roads:
            road = start.road
            if not (road.id in avoid and crossing_between(road, start.m, aim.m)):
                cost = points(abs(aim.m - start.m), rates[road.kind])
                best = ((cost, 1, (road.index,)), [Leg(road, road.b if aim.m > start.m else road.a, aim.m)])
        for first, leave, cost in self._ends(start, rates, avoid, frozenset()):
            if leave is not None and (first.index in no_places or first.index in no_ends):
                continue
            for last, enter, more in self._ends(aim, rates, avoid, no_roads):
                reached = self._best(first, last, rates, avoid, no_roads, no_places)
                if reached is None:
                    continue
                total, _count, roads = reached
                sequence = ((leave.index,) if leave else ()) + roads + ((enter.index,) if enter else ())
                label = (cost + total + more, len(sequence), sequence)
                if best is None or label < best[0]:
                    legs: list[Leg] = [Leg(leave, first)] if leave else []
                    here = first
                    for index in roads:
                        road = self.roads[index]
                        here = road.other(here)
                        legs.append(Leg(road, here))
                    if enter:
                        legs.append(Leg(enter, enter.other(last), aim.m))
                    best = (label, legs)
        return best[1] if best else None

    def plain(self, spot: Spot) -> Spot:
        """A position in one form: the end of a road is its place (EC-GEO-3)."""
        if spot.road is not None:
            if spot.m <= 0:
                return Spot(spot.road.a)
            if spot.m >= spot.road.length:
                return Spot(spot.road.b)
        return spot

    def _ends(
        self, spot: Spot, rates: tuple[int, ...], avoid: frozenset[str], no_roads: frozenset[str]
    ) -> list[tuple[Place, Road | None, int]]:
        """The places at which a position is left or reached, with the road between and its points."""
        if spot.place is not None:
            return [(spot.place, None, 0)]
        road = spot.road
        if road is None or road.id in no_roads:
            return []
        found: list[tuple[Place, Road | None, int]] = []
        for end, m in ((road.a, 0), (road.b, road.length)):
            if not (road.id in avoid and crossing_between(road, spot.m, m)):
                found.append((end, road, points(abs(m - spot.m), rates[road.kind])))
        return found

    def _best(
        self,
        start: Place,
        aim: Place,
        rates: tuple[int, ...],
        avoid: frozenset[str],
        no_roads: frozenset[str],
        no_places: frozenset[int],
    ) -> Label | None:
        """The best label of a place reached from another: points, number of roads, the roads themselves.

        What is searched first is what a straight line at the best rate of the map would bring soonest to the aim. As no
        road is cheaper than that line, a place is settled with the same label as by a search to all sides.
        """
        key = (start.index, aim.index, rates, avoid, no_roads, no_places)
        if key in self._known:
            return self._known[key]
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        costs, least = self._costs_at(rates)
        flats, places, goal = self._flats, self.places, aim.index
        gx, gy = flats[goal]
        done: set[int] = set()
        before: dict[int, tuple[int, int]] = {}  # the least sum pushed of a place, and what the line to the aim adds
        sx, sy = flats[start.index]
        ahead = int(hypot(sx - gx, sy - gy) * least)
        before[start.index] = (ahead, ahead)
        heap: list[tuple[int, int, tuple[int, ...], int]] = [(ahead, 0, (), start.index)]
        found: Label | None = None
        while heap:
            total, count, roads, index = heappop(heap)
            if index in done:
                continue
            if index == goal:
                found = (total, count, roads)
                break
            done.add(index)
            cost = total - before[index][1]
            place = places[index]
            for road in place.roads:
                other = (road.b if place is road.a else road.a).index
                if other in done or other in no_places or road.id in avoid or road.id in no_roads:
                    continue
                known = before.get(other)
                if known is None:
                    x, y = flats[other]
                    ahead = int(hypot(x - gx, y - gy) * least)
                    sum_ = cost + costs[road.index] + ahead
                else:
                    ahead = known[1]
                    sum_ = cost + costs[road.index] + ahead
                    if sum_ > known[0]:
                        continue
                before[other] = (sum_, ahead)
                heappush(heap, (sum_, count + 1, (*roads, road.index), other))
        self._known[key] = found
        return found

    def _costs_at(self, rates: tuple[int, ...]) -> tuple[list[int], float]:
        """The points of every road at these rates, and a little less than the fewest points of a straight metre."""
        if rates not in self._costs:
            if len(self._flats) != len(self.places):
                self._flats = [self.flat(place.x, place.y) for place in self.places]
            costs = [points(road.length, rates[road.kind]) for road in self.roads]
            least = inf
            for road, cost in zip(self.roads, costs, strict=True):
                (ax, ay), (bx, by) = self._flats[road.a.index], self._flats[road.b.index]
                straight = hypot(ax - bx, ay - by)
                if straight > 0:
                    least = min(least, cost / straight)
            self._costs[rates] = costs, 0.0 if least == inf else least * SHY
        return self._costs[rates]

    def fields_way(self, one: Place, other: Place, farthest: int) -> Road | None:
        """The way over the fields between two places, made where there may be one (EC-ROUTE-3)."""
        first, second = sorted((one, other), key=lambda place: place.id)
        id = f"~{first.id}~{second.id}"
        if id in self.road:
            return self.road[id]
        if first is second or any(road.other(first) is second for road in first.roads):
            return None
        straight = self.metres(first.x, first.y, second.x, second.y)
        if straight > farthest or self.river_between(first.x, first.y, second.x, second.y):
            return None
        length = floor(straight * 1.3 + 0.5)
        if length < 1:
            return None
        road = Road(len(self.roads), id, first, second, length, CLASS_INDEX["fields"])
        road.given = {
            "id": id, "from": first.id, "to": second.id, "km": length / 1000, "class": "fields",
        }  # fmt: skip
        self.add_road(road)
        return road
