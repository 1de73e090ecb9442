"""Going back before the enemy (EC-CON-10)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import leg_start
from campaigns.strategy.march import march, tasks
from campaigns.strategy.march.rates import base_rates
from campaigns.strategy.march.traffic import lies_on
from campaigns.strategy.state import Element, Leg, Spot, Task

TRAINS_NEAR = 3000


def way_back(campaign: Campaign, element: Element) -> list[Leg] | None:
    """The route to the base over roads and places without the enemy; ``None`` for one cut off or at his base."""
    base = campaign.base_of(element)
    here = campaign.chart.plain(element.spot)
    if base is None or here.place is base:
        return None
    roads: set[str] = set()
    places: set[int] = set()
    ends: set[int] = set()
    for other in campaign.elements:
        if other.side == element.side or not other.combatant:
            continue
        stretches, covered = lies_on(other)
        places.update(place.index for place in covered)
        for road, low, high in stretches:
            roads.add(road.id)
            if road is here.road:
                if low <= here.m:
                    ends.add(road.a.index)
                if high >= here.m:
                    ends.add(road.b.index)
    return campaign.chart.route(
        here,
        Spot(base),
        base_rates(campaign, element.row),
        campaign.avoided(element.side),
        no_roads=frozenset(roads),
        no_places=frozenset(places),
        no_ends=frozenset(ends),
    )


def shortened(path: list[Leg], start: Spot, metres: int) -> list[Leg]:
    """The first metres of a path."""
    found: list[Leg] = []
    left = metres
    for number, leg in enumerate(path):
        begin = start.m if number == 0 and start.road is leg.road else leg_start(leg)
        reach = abs(leg.end - begin)
        if reach >= left:
            if reach > left:
                found.append(Leg(leg.road, leg.to, begin + left if leg.to is leg.road.b else begin - left))
            else:
                found.append(leg)
            return found
        found.append(leg)
        left -= reach
    return found


def cut_off(campaign: Campaign, elements: list[Element]) -> bool:
    """Whether no element of a side has a way back."""
    return all(not way_back(campaign, element) for element in elements)


def withdraw(campaign: Campaign, element: Element, metres: int) -> bool:
    """An element goes back at once, without its tail; false when it is cut off and stays (EC-CON-10, EC-AMB-3)."""
    path = way_back(campaign, element)
    if not path:
        campaign.tell(
            "retreat", "EC-CON-10", unit=element.id, side=element.side, effect=catalogue.Retreat(metres=0, cut_off=True)
        )
        return False
    march.camp(campaign, element)
    element.pending = None
    element.hold = element.resume = None
    base = campaign.base_of(element)
    assert base is not None
    element.plan = [Task("retreat", to=Spot(base), pace="forced", metres=metres)]
    element.path = shortened(path, element.spot, metres)
    campaign.tell(
        "retreat", "EC-CON-10", unit=element.id, side=element.side, effect=catalogue.Retreat(metres=metres, to=base.id)
    )
    return True


def go_back(campaign: Campaign, elements: list[Element], metres: int) -> None:
    """Elements of a side withdraw, and the trains near them with them."""
    gone = [element for element in elements if element.present and withdraw(campaign, element, metres)]
    if not gone:
        return
    chart = campaign.chart
    for train in campaign.elements:
        if not train.is_train or not train.present or train.side != gone[0].side or train in gone or train.withdrawing:
            continue
        if any(chart.metres(train.x, train.y, one.x, one.y) <= TRAINS_NEAR for one in gone):
            withdraw(campaign, train, metres)


def path_again(campaign: Campaign, element: Element) -> bool:
    """The rest of a withdrawal whose path is not known any more, or leads over a broken crossing."""
    task = element.plan[0]
    left = (task.metres or 0) - (element.gone if element.state == "march" else 0)
    path = way_back(campaign, element)
    if not path or left <= 0:
        return False
    if element.state == "march":
        tasks.lay(element, shortened(path, campaign.chart.plain(element.spot), left))
    else:
        element.path = shortened(path, element.spot, left)
    return True
