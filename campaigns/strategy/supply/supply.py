"""Rations, forage, ammunition and depots (EC-SUP)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import crossing_between
from campaigns.strategy.clock import DAY
from campaigns.strategy.command.standing import decide
from campaigns.strategy.files.reading import need_of
from campaigns.strategy.intelligence.gazette import notice
from campaigns.strategy.march.traffic import lies_on
from campaigns.strategy.state import Depot, Element, Place, Road, Spot, Task

DAYS_CARRIED = 4
LONG_MARCH = 16
PARK_REACH = 10_000
LEAST_STOCK = 5  # a stock of 1 to 5 would be read back as a class of forage


def supply_phase(campaign: Campaign) -> None:
    """Feed everybody at the supply hour (EC-SUP-1 to 6)."""
    if campaign.clock % DAY != campaign.settings.supply_hour % DAY and not (
        campaign.now % DAY < campaign.settings.supply_hour < campaign.now % DAY + 15
    ):
        return
    reaches: dict[tuple[str, Any], list[tuple[int, Depot]]] = {}
    shut = {side.id: _shut(campaign, campaign.enemy(side.id)) for side in campaign.sides}
    for element in campaign.elements:
        if element.present:
            _feed(campaign, element, shut[element.side], reaches)
    parks(campaign)


Shut = tuple[dict[int, list[tuple[int, int, str]]], set[int]]


def _shut(campaign: Campaign, enemy: str) -> Shut:
    """Roads, with the stretches on them, and places where enemy combatants are."""
    roads: dict[int, list[tuple[int, int, str]]] = {}
    places: set[int] = set()
    for element in campaign.elements:
        if element.side == enemy and element.combatant:
            stretches, covered = lies_on(element)
            for road, low, high in stretches:
                roads.setdefault(road.index, []).append((low, high, element.id))
            places.update(place.index for place in covered)
    return roads, places


def _depots_by_road(campaign: Campaign, element: Element, shut: Shut) -> list[tuple[int, Depot]]:
    """The depots of a side within reach over roads free of the enemy, nearest first (EC-SUP-2)."""
    own = [depot for depot in campaign.depots if depot.side == element.side and depot.rations > 0]
    if not own:
        return []
    most = campaign.settings.supply_km * 1000
    metres = _by_road(campaign, campaign.chart.plain(element.spot), most, shut)
    found = [(metres[depot.at.index], number, depot) for number, depot in enumerate(own) if depot.at.index in metres]
    found.sort(key=lambda one: one[:2])
    return [(distance, depot) for distance, _, depot in found]


def _by_road(campaign: Campaign, start: Spot, most: int, shut: Shut) -> dict[int, int]:
    """Places within so many metres by road from a position, over free roads and places."""
    roads, places = shut
    reached: dict[int, int] = {}
    heap: list[tuple[int, int]] = []

    def free(road: Road, one: int, other: int) -> bool:
        if road.crossing is not None and road.crossing.broken and crossing_between(road, one, other):
            return False
        return road.index not in roads or (start.road is road and one == start.m)

    if start.place is not None:
        heap.append((0, start.place.index))
    elif start.road is not None:
        for end, m in ((start.road.a, 0), (start.road.b, start.road.length)):
            if free(start.road, start.m, m) and end.index not in places:
                heappush(heap, (abs(start.m - m), end.index))
    while heap:
        metres, index = heappop(heap)
        if index in reached or metres > most:
            continue
        reached[index] = metres
        place = campaign.chart.places[index]
        for road in place.roads:
            other = road.other(place)
            if other.index in reached or other.index in places or not free(road, 0, road.length):
                continue
            heappush(heap, (metres + road.length, other.index))
    return reached


def _feed(campaign: Campaign, element: Element, shut: Shut, known: dict[Any, Any]) -> None:
    need = need_of(element)
    if need <= 0:
        return
    open_need, full = need, DAYS_CARRIED * need
    from_depot = 0
    place_key = (element.side, campaign.chart.plain(element.spot).key)
    if place_key not in known:
        known[place_key] = _depots_by_road(campaign, element, shut)
    depot = next((one for _, one in known[place_key] if one.rations > 0), None)
    if depot is not None:
        from_depot = min(open_need, depot.rations)
        depot.rations -= from_depot
        open_need -= from_depot
        if open_need == 0 and element.marched == 0:
            more = min(max(0, full - element.rations), depot.rations)
            depot.rations -= more
            element.rations += more
    forage = 0
    task = element.task
    foraging = task is not None and task.do == "forage"
    if decide(campaign, element, "forage")[0] != "NEVER" and (open_need or foraging):
        wanted = open_need
        total = wanted + (max(0, full - element.rations) if foraging else 0)
        if element.marched > LONG_MARCH:
            wanted, total = min(wanted, need // 2), min(total, need // 2)
        taken = _forage(campaign, element, total)
        forage = taken
        eaten = min(taken, wanted)
        open_need -= eaten
        element.rations += taken - eaten
    carried = min(open_need, element.rations)
    element.rations -= carried
    open_need -= carried
    if open_need == 0:
        element.hungry = 0
    elif (need - open_need) * 2 < need:
        element.hungry += 1
    if from_depot < need:
        campaign.tell(
            "supply", "EC-SUP-5", unit=element.id, side=element.side,
            effect=catalogue.Supply(
                need=need, depot=from_depot, forage=forage, carried=carried, hungry=element.hungry,
            ),
        )  # fmt: skip


def _forage(campaign: Campaign, element: Element, wanted: int) -> int:
    """Take rations from the country (EC-SUP-3)."""
    reach = campaign.settings.forage_km * 1000
    chart = campaign.chart
    fx, fy = chart.flat(element.x, element.y)
    near: list[tuple[int, int, Place]] = []
    for place in chart.places_about(fx, fy, reach * 1.1):
        if place.forage <= 0:
            continue
        px, py = chart.flat(place.x, place.y)
        if abs(px - fx) > reach * 1.1 or abs(py - fy) > reach * 1.1:
            continue
        metres = chart.metres(element.x, element.y, place.x, place.y)
        if metres <= reach:
            near.append((metres, place.index, place))
    taken = 0
    for _, _, place in sorted(near, key=lambda one: one[:2]):
        if taken >= wanted:
            break
        part = min(place.forage, wanted - taken)
        place.forage -= part
        taken += part
        if place.forage <= LEAST_STOCK:
            place.forage = 0
    return taken


def parks(campaign: Campaign) -> None:
    """Parks fill up the ammunition of those under their own command (EC-SUP-6)."""
    free: Shut = ({}, set())
    for park in campaign.elements:
        if park.kind != "park" or not park.present or park.loads <= 0 or not park.of or park.engaged:
            continue
        command = campaign.formation[park.of]
        thirsty = [
            one
            for one in campaign.elements_of(command)
            if one.present and one.ammo < 100 and not one.engaged and one is not park and not one.is_train
        ]
        if not thirsty:
            continue
        metres = _by_road(campaign, campaign.chart.plain(park.spot), PARK_REACH, free)
        for element in thirsty:
            if park.loads <= 0:
                break
            if not _within(campaign, park, element, metres):
                continue
            loads = min(park.loads, -(-(100 - element.ammo) // 10))
            park.loads -= loads
            element.ammo = min(100, element.ammo + 10 * loads)
            campaign.tell(
                "ammunition", "EC-SUP-6", unit=element.id, target=park.id, side=element.side,
                effect=catalogue.Ammunition(ammo=element.ammo, loads=loads),
            )  # fmt: skip


def _within(campaign: Campaign, park: Element, element: Element, metres: dict[int, int]) -> bool:
    """Whether an element lies within a park's reach by road (EC-GEO-2)."""
    here = campaign.chart.plain(park.spot)
    stretches, places = lies_on(element)
    for place in places:
        if metres.get(place.index, PARK_REACH + 1) <= PARK_REACH:
            return True
    for road, low, high in stretches:
        if here.road is road and min(abs(here.m - low), abs(here.m - high)) <= PARK_REACH:
            return True
        for end, m in ((road.a, 0), (road.b, road.length)):
            if end.index in metres and metres[end.index] + min(abs(low - m), abs(high - m)) <= PARK_REACH:
                return True
    return False


def taken_depots(campaign: Campaign) -> None:
    """Depots at whose place the enemy stands alone change sides (EC-SUP-8)."""
    if not campaign.depots:
        return
    here: dict[int, set[str]] = {}
    for element in campaign.elements:
        if element.combatant:
            place = campaign.chart.plain(element.spot).place
            if place is not None:
                here.setdefault(place.index, set()).add(element.side)
    for depot in campaign.depots:
        sides = here.get(depot.at.index)
        if sides and depot.side not in sides:
            depot.side = campaign.enemy(depot.side)
            depot.rations //= 2
            depot.loads //= 2
            campaign.tell(
                "depot", "EC-SUP-8", unit=depot.id, side=depot.side,
                effect=catalogue.Depot(taken=True, rations=depot.rations, loads=depot.loads),
            )  # fmt: skip
            notice(campaign, "depot", depot.id, {"place": depot.at.id, "by": depot.side})


def unload_or_burn(campaign: Campaign, element: Element, task: Task) -> None:
    """UNLOAD and BURN DEPOT, when the task's turn comes (EC-SUP-8)."""
    place = campaign.chart.plain(element.spot).place
    if place is None:
        return
    if task.do == "burn":
        for depot in campaign.depots:
            if depot.at is place and (depot.rations or depot.loads):
                depot.rations = depot.loads = 0
                campaign.tell(
                    "depot", "EC-SUP-8", unit=depot.id, side=element.side,
                    effect=catalogue.Depot(burnt=True, rations=0, loads=0),
                )  # fmt: skip
                return
        return
    if element.kind != "convoy":
        return
    found = next((one for one in campaign.depots if one.at is place and one.side == element.side), None)
    if found is None:
        id, number = f"depot-{place.id}", 1
        while any(one.id == id for one in campaign.depots):
            number += 1
            id = f"depot-{place.id}-{number}"
        found = Depot(id, element.side, place)
        campaign.depots.append(found)
    found.rations += element.rations
    found.loads += element.loads
    element.rations = element.loads = 0
    campaign.tell(
        "depot", "EC-SUP-8", unit=found.id, side=element.side,
        effect=catalogue.Depot(rations=found.rations, loads=found.loads),
    )  # fmt: skip
