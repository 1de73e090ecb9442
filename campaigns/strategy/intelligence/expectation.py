"""What a headquarters may expect of an order, from what it knows itself (EC-FORE-1, EC-RUN-4)."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, replace
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.intelligence import news
from campaigns.strategy.march import forecast, tasks
from campaigns.strategy.march.rates import Rates
from campaigns.strategy.state import Post, Task


@dataclass(frozen=True, slots=True)
class Expected:
    """What a headquarters may expect of a march: the places on the way, and when the last has closed up at its end."""

    by: tuple[str, ...]
    arrives: int


def expected_march(campaign: Campaign, post: Post, target: str, plan: list[Task], at: int) -> Expected | None:
    """The first march of an order; ``None`` where nothing can be told.

    The post knows its own troops and the map, and believes the formation where it was last reported; the enemy and what
    happened since do not count. Nothing of the campaign is changed.
    """
    formation = campaign.formation.get(target)
    element = campaign.lead(formation) if formation is not None else None
    task = next((one for one in plan if one.marches), None)
    if formation is None or element is None or task is None:
        return None
    if not post.reports:
        news.first_knowledge(campaign)
    spot = news.believed(campaign, post, formation)
    if spot is None:
        return None
    known = campaign.chart.plain(element.spot) == spot
    stand_in = replace(
        element,
        spot=spot,
        state="camp",
        path=[],
        plan=[replace(task)],
        trail=[],
        fatigue=element.fatigue if known else 0,
        hold=element.hold if known else None,
        resume=None,
    )
    stand_in.count()
    campaign.stand(stand_in, spot)
    path = tasks.route_for(campaign, stand_in, stand_in.plan[0])
    if path is None:
        return None
    before = campaign.clock
    campaign.clock = max(campaign.clock, at)
    try:
        rates = Rates(campaign, campaign.light.dark(campaign.clock))
        return Expected(tuple(leg.to.id for leg in path), forecast.forecast(campaign, stand_in, path, rates))
    finally:
        campaign.clock = before
