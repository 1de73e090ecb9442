"""Lines of communication: by which roads bread and shot would come to troops, as their own side sees it (EC-SUP-2)."""

from __future__ import annotations

from collections.abc import Collection

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import route_metres
from campaigns.strategy.state import Leg, Side, Spot

#: A wagon goes as well on one road as on another here, so that the shortest way is the line.
ALIKE = (1000,) * 4


def line_of_communication(
    campaign: Campaign, side: Side, troops: Spot, shown: Collection[str]
) -> tuple[tuple[float, float], ...]:
    """The way to troops from the nearest magazine on their side's maps, in the map's own coordinates.

    It goes by roads that are ``shown`` on those maps and over no crossing that the side knows to be broken; where the
    enemy may be is not asked. Empty where there is no such way, or where the troops stand at the magazine.
    """
    hidden = frozenset(road.id for road in campaign.chart.roads) - frozenset(shown)
    start = campaign.chart.plain(troops)
    ways: list[tuple[int, list[Leg]]] = []
    for id in side.magazines or ():
        magazine = Spot(campaign.chart.place[id])
        legs = campaign.chart.route(start, magazine, ALIKE, frozenset(side.broken), no_roads=hidden)
        if legs is not None:
            ways.append((route_metres(legs, start), legs))
    if not ways:
        return ()
    _, legs = min(ways, key=lambda way: way[0])
    return (
        tuple(reversed((campaign.chart.point(start), *(spot for leg in legs for spot in line_of(leg))))) if legs else ()
    )


def line_of(leg: Leg) -> tuple[tuple[float, float], ...]:
    """A leg's bends and its end on the map, in the order of the march."""
    via = leg.road.given.get("via")
    bends = [(float(x), float(y)) for x, y in via] if isinstance(via, list) else []
    return (*(bends if leg.to is leg.road.b else bends[::-1]), (leg.to.x, leg.to.y))
