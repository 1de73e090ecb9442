"""Cavalry patrols (EC-PAT)."""

from __future__ import annotations

from battles.engine.events import Roll
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.march.rates import Rates, base_rates
from campaigns.strategy.state import Element, Patrol, Spot, Task

HORSE_A_PATROL = 200
MEETS = 1000
HORSE_MET = 100
HOME = 2000


def send(campaign: Campaign, element: Element, task: Task) -> None:
    """SCOUT sends a patrol, as long as the element has horse for one more (EC-PAT-1)."""
    out = sum(1 for one in campaign.patrols if one.of == element.id)
    if element.horse <= 0 or out >= max(1, element.horse // HORSE_A_PATROL) or not isinstance(task.to, Spot):
        return
    chart = campaign.chart
    spot = chart.plain(element.spot)
    via = [chart.place[id] for id in task.via]
    path = chart.route(spot, task.to, base_rates(campaign, "patrol"), campaign.avoided(element.side), via)
    if path is None:
        return
    number = campaign.count_up("patrol", element.id)
    patrol = Patrol(f"{element.id}/p{number}", element.id, spot, path)
    campaign.patrols.append(patrol)
    _tell(campaign, patrol, "sent", "EC-PAT-1", campaign.at_word(task.to))


def _tell(
    campaign: Campaign,
    patrol: Patrol,
    state: str,
    clause: str,
    to: catalogue.At = "",
    roll: Roll | None = None,
) -> None:
    side = campaign.formation[patrol.of].side
    effect: catalogue.Patrol = {"patrol": patrol.id, "state": state}
    if to:
        effect["to"] = to
    campaign.tell("patrol", clause, unit=patrol.of, side=side, roll=roll, effect=effect)


def turn_back(patrol: Patrol) -> None:
    """A patrol rides home from now on."""
    patrol.back = True
    patrol.path = []


def ride(campaign: Campaign, rates: Rates, nearby: Nearby) -> None:
    """The patrols ride for one step, and meet enemy horse (EC-PAT-1, EC-PAT-2)."""
    from campaigns.strategy.command.riders import along, end_of

    chart = campaign.chart
    for patrol in list(campaign.patrols):
        element = campaign.formation[patrol.of]
        assert isinstance(element, Element)
        side = element.side
        home = chart.plain(element.spot)
        homeward = patrol.back
        if homeward:
            path = chart.route(patrol.spot, home, base_rates(campaign, "patrol"), campaign.avoided(side))
            patrol.path = path or []
        aim = end_of(patrol.path) if patrol.path else None
        spot, path_left, stopped = along(
            campaign, side, patrol.spot, patrol.path, lambda kind: rates.rider("patrol", kind)
        )
        patrol.spot, patrol.path = spot, path_left
        if stopped and aim is not None:
            onward = chart.route(spot, aim, base_rates(campaign, "patrol"), campaign.avoided(side))
            patrol.path = onward or []
        _meet(campaign, patrol, nearby)
        if patrol not in campaign.patrols:
            continue
        if not patrol.back and not patrol.path:
            patrol.back = True
        elif homeward and (chart.between(patrol.spot, home) <= HOME or element.state == "gone"):
            campaign.patrols.remove(patrol)
            _tell(campaign, patrol, "returned", "EC-PAT-1")


def _meet(campaign: Campaign, patrol: Patrol, nearby: Nearby) -> None:
    x, y = campaign.chart.point(patrol.spot)
    enemy = campaign.enemy(campaign.formation[patrol.of].side)
    met = [
        (distance, element.index, element)
        for distance, element in nearby.of(enemy, x, y, MEETS)
        if element.horse >= HORSE_MET and element.id not in patrol.met
    ]
    if not met:
        return
    _, _, element = min(met, key=lambda one: one[:2])
    patrol.met.append(element.id)
    roll = campaign.throw("patrol", patrol.id)
    if roll.total == 1:
        campaign.patrols.remove(patrol)
        _tell(campaign, patrol, "taken", "EC-PAT-2", roll=roll)
    elif roll.total <= 3:
        turn_back(patrol)
        _tell(campaign, patrol, "back", "EC-PAT-2", roll=roll)
    else:
        _tell(campaign, patrol, "goes-on", "EC-PAT-2", roll=roll)
