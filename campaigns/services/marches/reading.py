"""A commander's sheet read, and its receipt: what goes out, what becomes of it if nothing hinders, what was not taken.

Everything foretold comes from what the post knows itself (EC-FORE-1, EC-RUN-4).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from campaigns.services.marches.orders import PostOrders, orders_of
from campaigns.services.marches.outlook import Outlook, outlooks
from campaigns.services.marches.places import formation_name
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.intelligence.news import first_knowledge
from campaigns.strategy.intelligence.prospect import prospects
from campaigns.strategy.protocol import Deed, Outside, Refusal
from campaigns.strategy.state import Post
from orders.language.campaign.letters import read_campaign_letter
from orders.language.campaign.reader import CampaignReader
from orders.language.letters.results import Noted, Question


@dataclass(frozen=True, slots=True)
class Sent:
    """An order as it was understood.

    ``text`` is its normal form, ``said`` the writer's words where he did not use the order language. ``at`` is the hour
    at which the order is written, empty for now. What comes of it is among what the receipt expects.
    """

    line: int
    text: str
    said: str = ""
    at: str = ""

    def as_mapping(self) -> dict[str, Any]:
        """The order as JSON."""
        given = {"read": self.said, "at": self.at}
        return {"line": self.line, "text": self.text, **{key: value for key, value in given.items() if value}}


@dataclass(frozen=True, slots=True)
class MarchReceipt:
    """What became of a sheet. ``idle`` are the formations directly under the post that it says nothing of.

    ``expected`` is what is to be expected of these, and of all that were ordered, if nothing hinders.
    """

    turn: int
    understood: tuple[Sent, ...]
    refused: tuple[Refusal, ...]
    asked: tuple[Question, ...]
    noted: tuple[Noted, ...]
    idle: tuple[str, ...]
    expected: tuple[Outlook, ...] = ()

    def as_mapping(self, words: Callable[[str], Any] = str) -> dict[str, Any]:
        """The receipt as JSON, in the form of a battle's (contract, section 4); ``words``: what sentences become."""
        return {
            "accepted": [one.as_mapping() for one in self.understood],
            "asked": [one.as_mapping(words) for one in self.asked],
            "noted": [{"line": one.line, "text": one.said} for one in self.noted],
            "refused": [_refusal(one, words) for one in self.refused],
            "without_orders": list(self.idle),
            "expected": [one.as_mapping() for one in self.expected],
        }


@dataclass(frozen=True, slots=True)
class Found:
    """A sheet that was read: its orders, and the receipt for it."""

    orders: PostOrders
    receipt: MarchReceipt


def read(campaign: Campaign, post: Post, text: str, outside: Outside, number: int) -> Found:
    """Read a sheet or letter of a post for the round that opens now."""
    reader = outside.reader
    if not isinstance(reader, CampaignReader):
        raise TypeError("the referee of campaigns needs a reader of their orders")
    first_knowledge(campaign)
    letter = read_campaign_letter(reader, campaign, post.id, text, campaign.now)
    said = {order.text: order for order in letter.read}
    entries = tuple(_sent(campaign, deed, said) for deed in letter.sheet.deeds)
    spoken_of = {deed.target for deed in letter.sheet.deeds}
    below = () if post.formation in spoken_of else campaign.formation[post.formation].children
    reported = {str(report.get("about", "")) for report in post.reports or () if report.get("state") != "gone"}
    receipt = MarchReceipt(
        number,
        tuple(dict.fromkeys(entries)),
        tuple(letter.sheet.refused),
        tuple(letter.asked),
        tuple(letter.noted),
        tuple(formation_name(campaign, one.id) for one in below if one.id in reported and one.id not in spoken_of),
        outlooks(campaign, prospects(campaign, post, letter.sheet.deeds, outside)),
    )
    return Found(orders_of(post.formation, letter.sheet, campaign.now), receipt)


def _sent(campaign: Campaign, deed: Deed, said: Mapping[str, Any]) -> Sent:
    order = said.get(deed.normal)
    return Sent(
        order.line if order else deed.line,
        deed.normal,
        order.said if order else "",
        written(deed.at) if deed.at > campaign.now else "",
    )


def _refusal(refused: Refusal, words: Callable[[str], Any]) -> dict[str, Any]:
    near = list(refused.did_you_mean)
    return {
        "line": refused.line,
        "text": refused.text,
        "reason": refused.reason,
        "did_you_mean": near[0] if near else "",
        "explanation": words(refused.explanation),
        "suggestions": near,
    }
