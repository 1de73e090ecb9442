"""Who lies where on the roads: columns, camps and what they leave free (EC-GEO-2, EC-ROAD, EC-CON-1)."""

from __future__ import annotations

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import BEYOND
from campaigns.strategy.state import Element, Leg, Place, Road, Spot

Stretch = tuple[Road, int, int]


def lies_on(element: Element) -> tuple[list[Stretch], list[Place]]:
    """The stretches of road and the places that an element covers (EC-GEO-2). Camps are points."""
    spot = element.spot
    if not element.column or spot.road is None:
        if spot.place is not None:
            return [], [spot.place]
        return ([(spot.road, spot.m, spot.m)], []) if spot.road is not None else ([], [])
    left = min(element.length, element.gone) if element.state == "march" else element.closing
    road, m = spot.road, spot.m
    ahead = element.toward is road.b
    stretches: list[Stretch] = []
    places: list[Place] = []
    if m in (0, road.length):
        places.append(road.b if m else road.a)
    for trail in [*reversed(element.trail), None]:
        back = m if ahead else road.length - m
        reach = min(left, back)
        stretches.append((road, m - reach, m) if ahead else (road, m, m + reach))
        left -= reach
        if left <= 0 and reach < back:
            break
        if trail is None:
            break
        places.append(trail.place)
        if trail.road is None or left <= 0:
            break
        ahead = trail.place is trail.road.b
        road, m = trail.road, trail.road.length if trail.place is trail.road.b else 0
    return stretches, places


class Traffic:
    """The roads during one march phase, kept up to date as heads move."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.heads: dict[int, list[Element]] = {}
        self.over: dict[int, list[Element]] = {}
        self.fighters: dict[str, dict[int, list[Element]]] = {side.id: {} for side in campaign.sides}
        self.camps: dict[str, dict[int, list[Element]]] = {side.id: {} for side in campaign.sides}
        self.cover: dict[int, tuple[list[Stretch], list[Place]]] = {}
        self.opposed: dict[tuple[int, str], set[bool]] = {}
        for element in campaign.elements:
            if element.present:
                self.put(element)
                if element.column and element.spot.road is not None:
                    directions = self.opposed.setdefault((element.spot.road.index, element.side), set())
                    directions.add(element.toward is element.spot.road.b)

    def put(self, element: Element) -> None:
        """Note where an element lies; camps are in nobody's way, and columns never pass each other (EC-ROAD-6)."""
        spot = element.spot
        if element.column and spot.road is not None:
            self.heads.setdefault(spot.road.index, []).append(element)
            for trail in element.trail:
                self.over.setdefault(trail.place.index, []).append(element)
            if element.state == "closing" and spot.m in (0, spot.road.length):
                self.over.setdefault((spot.road.b if spot.m else spot.road.a).index, []).append(element)
        if element.combatant:
            stretches, places = lies_on(element)
            self.cover[element.index] = (stretches, places)
            fighters, camps = self.fighters[element.side], self.camps[element.side]
            for road, _, _ in stretches:
                fighters.setdefault(road.index, []).append(element)
            for place in places:
                camps.setdefault(place.index, []).append(element)

    def lift(self, element: Element) -> None:
        """Take an element off before it moves."""
        spot = element.spot
        if element.column and spot.road is not None:
            self.heads[spot.road.index].remove(element)
            for trail in element.trail:
                self.over[trail.place.index].remove(element)
            if element.state == "closing" and spot.m in (0, spot.road.length):
                self.over[(spot.road.b if spot.m else spot.road.a).index].remove(element)
        covered = self.cover.pop(element.index, None)
        if covered is not None:
            for road, _, _ in covered[0]:
                self.fighters[element.side][road.index].remove(element)
            for place in covered[1]:
                self.camps[element.side][place.index].remove(element)

    def is_opposed(self, element: Element, leg: Leg) -> bool:
        """Whether at T the head of a friendly column came the other way on the element's road (EC-ROAD-4)."""
        directions = self.opposed.get((leg.road.index, element.side))
        return directions is not None and (leg.to is not leg.road.b) in directions

    def room_behind(self, element: Element, leg: Leg, m: int) -> int:
        """How far a head at ``m`` may go before it comes too near to a friendly column ahead (EC-ROAD-1)."""
        road, up = leg.road, leg.to is leg.road.b
        room = BEYOND
        for other in self.heads.get(road.index, ()):
            if other is element or other.side != element.side or (other.toward is road.b) is not up:
                continue
            ahead = other.spot.m - m if up else m - other.spot.m
            if ahead > 0 or (ahead == 0 and element.state == "camp"):
                room = min(room, ahead - (other.closing if other.state == "closing" else other.length))
        left = road.length - m if up else m
        for other in self.over.get(leg.to.index, ()):
            if other is element or other.side != element.side:
                continue
            for trail in other.trail:
                if trail.place is leg.to and trail.road is road:
                    come = (other.closing if other.state == "closing" else other.length) - trail.m
                    if come > 0:
                        room = min(room, left - come)
        return room

    def held_up(self, element: Element, place: Place, came: Road | None, onward: Leg) -> bool:
        """Whether another friendly column lies over a place that the head would pass (EC-ROAD-2, EC-ROAD-3)."""
        for other in self.over.get(place.index, ()):
            if other is element or other.side != element.side:
                continue
            if not self._other_way(other, place, came, onward.road):
                return True
        return False

    def _other_way(self, other: Element, place: Place, came: Road | None, onward: Road) -> bool:
        """Whether a column over a place uses the element's road, before or behind, in the other direction."""
        ways = [(trail.road, trail.place) for trail in other.trail if trail.road is not None]
        if other.spot.road is not None and other.toward is not None:
            ways.append((other.spot.road, other.toward))
        for road, toward in ways:
            if road is onward and toward is place:
                return True
            if road is came and toward is not place:
                return True
        return False

    def enemy_ahead(self, side: str, path: list[Leg], spot: Spot, near: int) -> int:
        """Metres along a path to the nearest part of an enemy combatant on it, if not beyond ``near``."""
        enemy = self.campaign.enemy(side)
        fighters, camps = self.fighters[enemy], self.camps[enemy]
        if not fighters and not camps:
            return BEYOND
        gone = 0
        for number, leg in enumerate(path):
            road, up = leg.road, leg.to is leg.road.b
            begin = spot.m if number == 0 and spot.road is road else (0 if up else road.length)
            best = BEYOND
            for other in fighters.get(road.index, ()):
                for their, low, high in self.cover[other.index][0]:
                    if their is not road:
                        continue
                    ahead = (low - begin, high - begin) if up else (begin - high, begin - low)
                    if ahead[1] > 0 or (number > 0 and ahead[1] == 0):
                        best = min(best, max(0, ahead[0]))
            if leg.m is None and camps.get(leg.to.index):
                best = min(best, abs(leg.end - begin))
            if best < BEYOND:
                return gone + best
            gone += abs(leg.end - begin)
            if gone > near:
                break
        return BEYOND
