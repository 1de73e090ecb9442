"""Who is in contact with whom (EC-GEO-2, EC-CON-1)."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.march.traffic import Stretch, lies_on
from campaigns.strategy.state import Element, Place, Road, Spot

Cover = tuple[list[Stretch], list[Place]]


def fights_free(element: Element) -> bool:
    """Whether an element may be in contact: a combatant, in no battle, not withdrawing (EC-CON-1, EC-AMB-5)."""
    return element.combatant and not element.engaged and not element.withdrawing


class Roadwise:
    """Distances by road between what lies on the roads: for support, supply and contact."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.on_road: dict[int, list[Element]] = {}
        self.at_place: dict[int, list[Element]] = {}

    @cached_property
    def cover(self) -> dict[int, Cover]:
        """What each combatant lies on; worked out when first asked for, as most steps bring no enemies near."""
        found: dict[int, Cover] = {}
        for element in self.campaign.elements:
            if element.combatant:
                cover = found[element.index] = lies_on(element)
                for road in {stretch[0].index: stretch[0] for stretch in cover[0]}.values():
                    self.on_road.setdefault(road.index, []).append(element)
                for place in cover[1]:
                    self.at_place.setdefault(place.index, []).append(element)
        return found

    def within(self, cover: Cover, most: int) -> dict[int, int]:
        """The combatants within so many metres by road of what lies so, with their distances (by index)."""
        found: dict[int, int] = {}
        best: dict[int, int] = {}
        heap: list[tuple[int, int]] = []

        def note(element: Element, metres: int) -> None:
            if metres <= most and metres < found.get(element.index, most + 1):
                found[element.index] = metres

        def reach(place: Place, metres: int) -> None:
            if metres <= most and metres < best.get(place.index, most + 1):
                best[place.index] = metres
                heappush(heap, (metres, place.index))

        for place in cover[1]:
            reach(place, 0)
        for road, low, high in cover[0]:
            for other in self.on_road.get(road.index, ()):
                for their, their_low, their_high in self.cover[other.index][0]:
                    if their is not road:
                        continue
                    if their_high < low:
                        if not _cut(road, their_high, low):
                            note(other, low - their_high)
                    elif their_low > high:
                        if not _cut(road, high, their_low):
                            note(other, their_low - high)
                    else:
                        note(other, 0)
            if not _cut(road, 0, low):
                reach(road.a, low)
            if not _cut(road, high, road.length):
                reach(road.b, road.length - high)
        places = self.campaign.chart.places
        while heap:
            metres, index = heappop(heap)
            if metres > best.get(index, most):
                continue
            for other in self.at_place.get(index, ()):
                note(other, metres)
            place = places[index]
            for road in place.roads:
                start_at_a = place is road.a
                for other in self.on_road.get(road.index, ()):
                    for their, low, high in self.cover[other.index][0]:
                        if their is road:
                            gap = low if start_at_a else road.length - high
                            if not _cut(road, 0 if start_at_a else high, low if start_at_a else road.length):
                                note(other, metres + gap)
                if metres + road.length <= most and not _cut(road, 0, road.length):
                    reach(road.other(place), metres + road.length)
        return found


def _cut(road: Road, one: int, other: int) -> bool:
    crossing = road.crossing
    return crossing is not None and crossing.broken and one < crossing.m < other


def pairs_in_contact(campaign: Campaign, nearby: Nearby, roadwise: Roadwise) -> set[tuple[int, int]]:
    """The pairs of enemies in contact (EC-CON-1): indices, the first side's element first."""
    settings = campaign.settings
    first, second = campaign.sides[0].id, campaign.sides[1].id
    found: set[tuple[int, int]] = set()
    longest = max((one.length for one in campaign.elements if one.side == second), default=0)
    for element in campaign.elements:
        if element.side != first or not fights_free(element):
            continue
        reach = settings.contact_m * campaign.chart.stretch + element.length + longest
        if next(nearby.of(second, element.x, element.y, reach), None) is None:
            continue
        for index in roadwise.within(roadwise.cover[element.index], settings.contact_m):
            other = campaign.formations[index]
            if other.side == second and isinstance(other, Element) and fights_free(other):
                found.add((element.index, index))
        for _, other in nearby.of(second, element.x, element.y, settings.near_m):
            if (element.index, other.index) in found or not fights_free(other):
                continue
            if not campaign.chart.river_between(element.x, element.y, other.x, other.y):
                found.add((element.index, other.index))
    return found


def places_within(campaign: Campaign, place: Place, most: int) -> set[int]:
    """The places within so many metres by road of a place, itself included."""
    found = {place.index: 0}
    heap = [(0, place.index)]
    while heap:
        metres, index = heappop(heap)
        if metres > found[index]:
            continue
        here = campaign.chart.places[index]
        for road in here.roads:
            if _cut(road, 0, road.length):
                continue
            other, total = road.other(here), metres + road.length
            if total <= most and total < found.get(other.index, most + 1):
                found[other.index] = total
                heappush(heap, (total, other.index))
    return set(found)


def head_metres(campaign: Campaign, spot: Spot, place: Place, most: int) -> int | None:
    """The metres by road from a head to a place, if not more than ``most``."""
    spot = campaign.chart.plain(spot)
    near: dict[int, int] = {place.index: 0}
    heap = [(0, place.index)]
    while heap:
        metres, index = heappop(heap)
        if metres > near[index]:
            continue
        here = campaign.chart.places[index]
        for road in here.roads:
            other, total = road.other(here), metres + road.length
            if not _cut(road, 0, road.length) and total <= most and total < near.get(other.index, most + 1):
                near[other.index] = total
                heappush(heap, (total, other.index))
    if spot.place is not None:
        return near.get(spot.place.index)
    best: int | None = None
    on = spot.road
    if on is None:
        return None
    for end, low, high in ((on.a, 0, spot.m), (on.b, spot.m, on.length)):
        if end.index in near and not _cut(on, low, high):
            total = near[end.index] + high - low
            if total <= most and (best is None or total < best):
                best = total
    return best
