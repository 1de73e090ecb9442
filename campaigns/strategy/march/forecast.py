"""When an element will be somewhere, as far as can be told (EC-FORE-1)."""

from __future__ import annotations

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import leg_start
from campaigns.strategy.clock import STEP
from campaigns.strategy.march import march
from campaigns.strategy.march.rates import Rates
from campaigns.strategy.state import Element, Leg

POINTS = 1000
TOWNS = ("city", "town")


def forecast(campaign: Campaign, element: Element, path: list[Leg], rates: Rates) -> int:
    """The moment at which an element will have closed up at the end of a path."""
    if not path:
        return campaign.clock
    length = element.length if element.state == "march" else march.length_of(campaign, element)
    tolls = campaign.settings.table("tolls")
    total = 0
    rate = 1
    for number, leg in enumerate(path):
        begin = element.spot.m if number == 0 and element.spot.road is leg.road else leg_start(leg)
        rate = rates.element(element, leg.road.kind)
        total += cost(abs(leg.end - begin), rate)
        crossing = leg.road.crossing
        if crossing is not None and min(begin, leg.end) < crossing.m <= max(begin, leg.end):
            total += cost(length * int(tolls[crossing.kind]) // 100, rate)
        if number + 1 < len(path) and leg.to.kind in TOWNS:
            total += cost(length * int(tolls[leg.to.kind]) // 100, rate)
    behind = length
    if element.state == "camp" and element.order is not None:
        here = campaign.chart.plain(element.spot)
        for other in campaign.elements:
            if (
                other is not element
                and other.present
                and other.order is not None
                and other.order.id == element.order.id
                and other.rank < element.rank
                and other.state == "camp"
                and campaign.chart.plain(other.spot) == here
            ):
                behind += march.length_of(campaign, other)
    total += cost(behind, rate)
    steps = -(-total // POINTS)
    task = element.task
    times = [campaign.clock, element.hold or 0, element.resume or 0, (task.start or 0) if task else 0]
    return max(times) + steps * STEP


def cost(metres: int, rate: int) -> int:
    """The points of a stretch at a rate."""
    return -(-metres * POINTS // rate)
