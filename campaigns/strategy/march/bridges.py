"""Crossings broken and mended (EC-CROSS-2, EC-BRI)."""

from __future__ import annotations

from battles.engine.events import Roll
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import route_points
from campaigns.strategy.command.standing import decide
from campaigns.strategy.intelligence.gazette import notice
from campaigns.strategy.march import march, tasks
from campaigns.strategy.march.rates import base_rates
from campaigns.strategy.rules.tables import BREAKING, MENDING, TRAIN_BRIDGE
from campaigns.strategy.state import Element, Road, Spot, Task

WITHIN = 1000
ENEMY_NEAR = 500
ENGINEERS_ADD = 2


def on_block(campaign: Campaign, element: Element, road: Road) -> None:
    """Decision ``on block`` before a broken crossing (EC-CROSS-2)."""
    choice, _ = decide(campaign, element, "on block")
    if choice == "WAIT":
        return
    if choice == "REPAIR" and element.plan:
        element.plan.insert(0, Task("repair", road=road.id, there=True))
        march.halt(campaign, element, "bridge", "EC-CROSS-2")
    elif element.state == "march":
        tasks.new_path(campaign, element)
    elif tasks.route_for(campaign, element, element.plan[0]) is None:
        tasks.no_road(campaign, element)


def standing_place(campaign: Campaign, element: Element, task: Task) -> Spot | None:
    """Where an element works at a crossing: on the side that it reaches sooner (EC-BRI-1)."""
    road = campaign.chart.road[task.road]
    crossing = road.crossing
    if crossing is None:
        return None
    chart, here = campaign.chart, campaign.chart.plain(element.spot)
    if here.road is road:
        m = here.m
        return Spot(road=road, m=crossing.m - WITHIN if m < crossing.m else crossing.m + WITHIN)
    rates, avoid = base_rates(campaign, element.row), campaign.avoided(element.side)
    best: tuple[int, Spot] | None = None
    for end, m in ((road.a, 0), (road.b, road.length)):
        legs = chart.route(here, Spot(end), rates, avoid)
        if legs is None:
            continue
        cost = route_points(legs, here, rates)
        if best is None or cost < best[0]:
            if abs(crossing.m - m) <= WITHIN:
                spot = Spot(end)
            else:
                spot = Spot(road=road, m=crossing.m - WITHIN if m == 0 else crossing.m + WITHIN)
            best = (cost, spot)
    return best[1] if best else None


def at_work(campaign: Campaign, element: Element, road: Road) -> bool:
    """Whether the head stands within reach of the crossing along the road (EC-BRI-1)."""
    crossing = road.crossing
    if crossing is None or element.state not in ("camp", "closing"):
        return False
    spot = element.spot
    if spot.road is road:
        return abs(spot.m - crossing.m) <= WITHIN
    place = campaign.chart.plain(spot).place
    if place is road.a:
        return crossing.m <= WITHIN
    return place is road.b and road.length - crossing.m <= WITHIN


def mark_there(campaign: Campaign, element: Element) -> None:
    """Note that a working party is at its bridge already."""
    task = element.task
    if task is not None and task.do in ("destroy", "repair") and not task.there:
        road = campaign.chart.road[task.road]
        crossing = road.crossing
        spot = campaign.chart.plain(element.spot)
        if crossing is None:
            return
        if spot.road is road:
            task.there = abs(spot.m - crossing.m) <= WITHIN
        elif spot.place in (road.a, road.b):
            end = 0 if spot.place is road.a else road.length
            task.there = abs(end - crossing.m) <= WITHIN


def work(campaign: Campaign) -> None:
    """A step of work on every crossing where somebody works (EC-BRI-2 to 4)."""
    for element in campaign.elements:
        task = element.task
        if task is None or task.do not in ("destroy", "repair") or not element.present or element.engaged:
            continue
        road = campaign.chart.road[task.road]
        if not element.moved:
            mark_there(campaign, element)
        if not task.there or not at_work(campaign, element, road) or _enemy_near(campaign, element, road):
            continue
        _work(campaign, element, task, road)


def _enemy_near(campaign: Campaign, element: Element, road: Road) -> bool:
    assert road.crossing is not None
    x, y = campaign.chart.point(Spot(road=road, m=road.crossing.m))
    return any(
        other.side != element.side and other.combatant and campaign.chart.metres(other.x, other.y, x, y) <= ENEMY_NEAR
        for other in campaign.elements
    )


def _work(campaign: Campaign, element: Element, task: Task, road: Road) -> None:
    crossing = road.crossing
    assert crossing is not None
    engineers = any(unit.arm == "engineer" and unit.men for unit in element.units)
    kind = crossing.kind
    if task.do == "destroy":
        if crossing.broken or kind not in BREAKING:
            _done(campaign, element)
            return
        steps, need = BREAKING[kind]
    elif not crossing.broken or kind not in MENDING:
        _done(campaign, element)
        return
    elif element.kind == "bridge-train":
        steps, need = TRAIN_BRIDGE[0], 0
    else:
        steps, need = MENDING[kind][0], 0
    if engineers and element.kind != "bridge-train":
        steps = max(1, steps // 2)
    if element.work == 0:
        _tell(campaign, element, road, {"state": "begun", "work": task.do, "steps": steps})
    element.work += 1
    if element.work < steps:
        return
    element.work = 0
    if task.do == "repair":
        crossing.kind = TRAIN_BRIDGE[1] if element.kind == "bridge-train" else MENDING[kind][1]
        crossing.broken = False
        for side in campaign.sides:
            if side.id == element.side:
                side.broken.discard(road.id)
        _tell(campaign, element, road, {"state": "repaired", "work": "repair", "kind": crossing.kind})
        _done(campaign, element)
        return
    roll = campaign.throw("demolition", element.id) if need else None
    if roll is not None and roll.total + (ENGINEERS_ADD if engineers else 0) < need:
        _tell(campaign, element, road, {"state": "failed", "work": "destroy"}, roll)
        return
    crossing.broken = True
    campaign.side[element.side].broken.add(road.id)
    _tell(campaign, element, road, {"state": "broken", "work": "destroy", "kind": kind}, roll)
    notice(campaign, "bridge", road.id, {"place": road.a.id, "by": element.side})
    _done(campaign, element)


def _tell(campaign: Campaign, element: Element, road: Road, effect: catalogue.Bridge, roll: Roll | None = None) -> None:
    campaign.tell(
        "bridge", "EC-BRI-3" if effect.get("work") == "repair" else "EC-BRI-2", unit=element.id, target=road.id,
        side=element.side, roll=roll, effect=effect,
    )  # fmt: skip


def _done(campaign: Campaign, element: Element) -> None:
    element.plan.pop(0)
    tasks.begin(campaign, element, campaign.clock)
