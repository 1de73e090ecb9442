"""Countrymen who bring news of the enemy (EC-NEWS)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.clock import DAY, HOUR, written
from campaigns.strategy.intelligence import news
from campaigns.strategy.intelligence.sight import band_of
from campaigns.strategy.rules.tables import NEWS_ELSE, NEWS_FROM, RUMOURED
from campaigns.strategy.state import Place, Post, Spot

HOURS = (8 * HOUR, 14 * HOUR, 20 * HOUR)
NEAR = 1500
FARTHEST = 25_000


def news_due(campaign: Campaign) -> None:
    """Three times a day, each place with an enemy in its country may send word (EC-NEWS-1)."""
    if campaign.clock % DAY not in HOURS:
        return
    nearby = Nearby(campaign)
    for place in campaign.chart.places:
        if place.country not in campaign.side:
            continue
        enemies = [one for _, one in nearby.of(campaign.enemy(place.country), place.x, place.y, NEAR)]
        if not enemies:
            continue
        enemies.sort(key=lambda one: one.index)
        post = _nearest_post(campaign, place)
        roll = campaign.throw("news", place.id)
        brought = roll.total >= NEWS_FROM.get(place.kind, NEWS_ELSE)
        campaign.tell(
            "news", "EC-NEWS-1", unit=place.id, side=place.country, roll=roll,
            post=post.id if post is not None and brought else "",
            effect=catalogue.News(brought=brought and post is not None),
        )  # fmt: skip
        if not brought or post is None:
            continue
        men = sum(one.men for one in enemies) * RUMOURED[roll.total] // 100
        first = enemies[0]
        report = {
            "kind": "news", "of": written(campaign.clock), "from": place.id,
            "place": campaign.chart.nearest_place(first.x, first.y).id, "band": band_of(men), "arms": ["unknown"],
            "quality": "rumour", "at": campaign.at_word(first.spot),
        }  # fmt: skip
        news.queue(campaign, place.id, post, report, place.country, Spot(place), quiet=True)


def _nearest_post(campaign: Campaign, place: Place) -> Post | None:
    """The nearest post of the place's side, in a straight line, if near enough."""
    best: tuple[int, Post] | None = None
    for post in campaign.posts:
        if post.taken or campaign.formation[post.formation].side != place.country:
            continue
        metres = campaign.chart.between(Spot(place), campaign.spot_of_post(post))
        if metres <= FARTHEST and (best is None or metres < best[0]):
            best = (metres, post)
    return best[1] if best else None
