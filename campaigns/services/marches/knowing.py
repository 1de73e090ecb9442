"""What the holder of a post knows: the reports that reached it, its own place, the hour and the sky (EC-REP-4).

Nothing else of a campaign is read by his letters and pages. A post is called by its formation, as its seat is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battles.engine.records import Record, Told
from campaigns.services.marches import document as documents
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.intelligence.news import first_knowledge
from campaigns.strategy.state import Post


def played_posts(campaign: Campaign) -> Iterator[Post]:
    """The posts that a player may hold, those of captured commanders among them, in file order."""
    return (post for post in campaign.posts if post.held == "player")


def knowledge_of(campaign: Campaign, post: Post) -> dict[str, Any]:
    """All that a post knows now, as plain values."""
    commander = campaign.formation[post.formation].commander
    return {
        "now": written(campaign.now),
        "weather": campaign.weather.now,
        "dark": campaign.light.dark(campaign.now),
        "at": campaign.at_word(campaign.spot_of_post(post)),
        "taken": post.taken,
        "commander": commander.name if commander is not None else "",
        "reports": [dict(report) for report in post.reports or ()],
    }


def known_by_all(document: Mapping[str, Any]) -> dict[str, Any]:
    """What each post knows when a document is all that has happened, by formation."""
    campaign = documents.read(document)
    first_knowledge(campaign)
    return {post.formation: knowledge_of(campaign, post) for post in played_posts(campaign)}


def news_of(post: Post, side: str, before: Sequence[Any], after: Sequence[Any], events: Sequence[Record]) -> list[Told]:
    """What a post is told of a round: reports that came, lines refused, who leads it now, what the papers print.

    ``before`` and ``after`` are its reports at both ends. Dice and numbers of the log are not among it: they are the
    umpire's.
    """
    told: list[Told] = [{"kind": "report", "effect": dict(report)} for report in after[len(before) :]]
    for event in events:
        if event["kind"] == "order_refused" and event.get("post") == post.id:
            told.append({"kind": "order_refused", "effect": dict(event["effect"])})
        elif event["kind"] == "commander" and event.get("unit") == post.formation:
            told.append({"kind": "succession", "effect": dict(event["effect"])})
        elif event["kind"] == "gazette":
            told.append({"kind": "gazette", "effect": printed_by(catalogue.said(catalogue.Gazette, event), side)})
        elif event["kind"] == "ruling" and side in event["effect"].get("told", ()):
            told.append({"kind": "ruling", "effect": {"reason": event["effect"].get("reason", "")}})
    return told


def printed_by(effect: catalogue.Gazette, side: str) -> catalogue.Gazette:
    """What the paper of a side prints of something: its own figures, and not whether they are true (EC-GAZ-2)."""
    printed = effect.copy()
    printed.pop("rumour", None)
    losses = printed.pop("losses", None)
    if losses is not None:
        printed["losses"] = losses.get(side)
    return printed
