"""What a headquarters may expect of each formation, in words: courier, march, camp of the night, weariness, bread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop
from django.utils.translation import ngettext

from campaigns.services.marches.places import formation_name, hour_of_day, place_name, where
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.intelligence.prospect import Prospect

LEVELS = {
    "fresh": _noop("fresh"),
    "tired": _noop("tired"),
    "weary": _noop("weary"),
    "exhausted": _noop("exhausted"),
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is to be expected of a formation if nothing hinders: its name, and sentences in the order of time.

    ``ordered``: the sheet has an order for it. ``prospect`` are the facts.
    """

    name: str
    ordered: bool
    lines: tuple[str, ...]
    prospect: Prospect

    def as_mapping(self) -> dict[str, Any]:
        """The facts as JSON, with moments as the campaign file writes them; the sentences are made of them anew."""
        facts = self.prospect
        moments = {"told": facts.told, "off": facts.off, "head": facts.head, "closed": facts.closed}
        return {
            "formation": facts.formation,
            "route": list(facts.route),
            **{key: written(at) for key, at in moments.items() if at is not None},
            "night": facts.night,
            "level": facts.level,
            "days": facts.days,
        }


def outlooks(campaign: Campaign, expected: Sequence[Prospect]) -> tuple[Outlook, ...]:
    """What is expected, in words."""
    return tuple(
        Outlook(formation_name(campaign, one.formation), one.ordered, tuple(_lines(campaign, one)), one)
        for one in expected
    )


def _lines(campaign: Campaign, one: Prospect) -> Iterator[str]:
    today = written(campaign.now)
    if one.ordered:
        yield _order(one, today)
    if one.route:
        yield _way(campaign, one, today)
    if one.night:
        yield _night(campaign, one)
        if one.need or one.days:
            # Wagons without soldiers ask for no rations.
            yield _bread(one)


def _order(one: Prospect, today: str) -> str:
    if one.told is None:
        return _("No courier finds it within a day and a half.")
    told = hour_of_day(written(one.told), today)
    if one.off is None:
        return _("It has the order at {told}.").format(told=told)
    return _("It has the order at {told}; the first are off at {off}.").format(
        told=told, off=hour_of_day(written(one.off), today)
    )


def _way(campaign: Campaign, one: Prospect, today: str) -> str:
    passed = [place for number, place in enumerate(one.route) if place not in one.route[max(0, number - 1) : number]]
    *between, end = (place_name(campaign, place) for place in passed)
    way = _("by {way} to {end}").format(way=", ".join(between), end=end) if between else _("to {end}").format(end=end)
    if one.head is None:
        return _("{way}: not there within a day and a half.").format(way=_capital(way))
    head = hour_of_day(written(one.head), today)
    if one.closed is None:
        return _("{way}: the head there at {head}.").format(way=_capital(way), head=head)
    closed = hour_of_day(written(one.closed), today)
    return _("{way}: the head there at {head}, the last at {closed}.").format(
        way=_capital(way), head=head, closed=closed
    )


def _night(campaign: Campaign, one: Prospect) -> str:
    tired = _(LEVELS[one.level])
    if one.rear == one.night:
        return _("At midnight {where}, {tired}.").format(where=where(campaign, one.night), tired=tired)
    return _("At midnight its head {where}, its rear {rear}, {tired}.").format(
        where=where(campaign, one.night), rear=where(campaign, one.rear), tired=tired
    )


def _bread(one: Prospect) -> str:
    left = ngettext("rations for {days} day are left", "rations for {days} days are left", one.days).format(
        days=one.days
    )
    if not one.need:
        return _("It eats from the magazine; {left}.").format(left=left)
    sources = [
        (_("the magazine"), one.depot),
        (_("the country"), one.forage),
        (_("its wagons"), one.carried),
    ]
    eaten = _(" and ").join(source for source, rations in sources if rations)
    if one.short * 10 > one.need:
        percent = one.short * 100 // one.need
        if not eaten:
            return _("It finds nothing to eat.")
        return _("It eats from {sources} and goes short by {percent} percent; {left}.").format(
            sources=eaten, percent=percent, left=left
        )
    return _("It eats from {sources}; {left}.").format(sources=eaten, left=left)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
