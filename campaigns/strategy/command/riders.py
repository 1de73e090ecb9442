"""Headquarters, couriers and patrols on the road (EC-POST-3, EC-COUR-4, EC-CROSS-3)."""

from __future__ import annotations

from collections.abc import Callable

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import BEYOND
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.chart.stretches import crossing_between, leg_start
from campaigns.strategy.command import dispatches
from campaigns.strategy.intelligence import patrols
from campaigns.strategy.march.rates import Rates, base_rates
from campaigns.strategy.march.traffic import Traffic
from campaigns.strategy.state import Leg, Post, Spot

POINTS = 1000
SHORT_OF_ENEMY = 1500
FORESIGHT = 6000
PASSABLE = ("ford", "ferry")


def ride(campaign: Campaign, rates: Rates) -> None:
    """Posts, then couriers, then patrols ride for one step."""
    moving = [post for post in campaign.posts if post.path and not post.rides_with and not post.taken]
    if moving:
        traffic = Traffic(campaign)
        for post in moving:
            _ride_post(campaign, post, rates, traffic)
    if campaign.dispatches or campaign.patrols:
        nearby = Nearby(campaign)
        dispatches.ride(campaign, rates, nearby)
        patrols.ride(campaign, rates, nearby)


def along(
    campaign: Campaign, side: str, spot: Spot, path: list[Leg], rate: Callable[[int], int], most: int = BEYOND
) -> tuple[Spot, list[Leg], bool]:
    """Ride along a path for one step: where that leads, the path left, and whether a broken crossing stopped him.

    ``most`` is the greatest distance in metres. A rider stops before a road with a broken crossing ahead and his side
    learns it (EC-CROSS-3).
    """
    points = POINTS
    path = list(path)
    while path and points > 0 and most > 0:
        leg = path[0]
        m = spot.m if spot.road is leg.road else leg_start(leg)
        crossing = leg.road.crossing
        if (
            crossing is not None
            and crossing.broken
            and crossing.kind not in PASSABLE
            and crossing_between(leg.road, m, leg.end)
        ):
            campaign.side[side].broken.add(leg.road.id)
            return spot, path, True
        metres_a_step = rate(leg.road.kind)
        left = abs(leg.end - m)
        metres = min(left, points * metres_a_step // POINTS, most)
        points -= -(-metres * POINTS // metres_a_step)
        most -= metres
        end = m + metres if leg.to is leg.road.b else m - metres
        spot = campaign.chart.plain(Spot(road=leg.road, m=end))
        if metres < left:
            break
        path.pop(0)
    return spot, path, False


def end_of(path: list[Leg]) -> Spot:
    """Where a path ends."""
    return Spot(road=path[-1].road, m=path[-1].end)


def _ride_post(campaign: Campaign, post: Post, rates: Rates, traffic: Traffic) -> None:
    side = campaign.formation[post.formation].side
    ahead = traffic.enemy_ahead(side, post.path, post.spot, FORESIGHT)
    aim = end_of(post.path)
    spot, path, stopped = along(
        campaign, side, post.spot, post.path, lambda kind: rates.rider("staff", kind), max(0, ahead - SHORT_OF_ENEMY)
    )
    post.spot, post.path = spot, path
    if stopped:
        post.path = campaign.chart.route(spot, aim, base_rates(campaign, "staff"), campaign.avoided(side)) or []
    elif not path:
        campaign.tell(
            "arrive",
            "EC-POST-3",
            unit=post.id,
            side=side,
            post=post.id,
            effect=catalogue.Arrive(at=campaign.at_word(spot)),
        )
