"""What becomes public: places taken, the gazette with its rumours (EC-GAZ)."""

from __future__ import annotations

from typing import Any

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR
from campaigns.strategy.state import Notice

PUBLISHED = 8 * HOUR
TOLD_PLACES = ("city", "town")
PUBLIC_PLACES = ("city", "fortress")
LESS, MORE, BOAST = 1, 5, 6


def notice(campaign: Campaign, kind: str, of: str, facts: dict[str, Any], *, at: int | None = None) -> None:
    """Note something that becomes public some days later at eight (EC-GAZ-1)."""
    days = campaign.settings.table("gazette_days")[kind]
    when = campaign.clock if at is None else at
    known = {one.id for one in campaign.gazette}
    id, number = f"{kind}-{of}", 1
    while id in known:
        number += 1
        id = f"{kind}-{of}-{number}"
    due = (when // DAY + int(days)) * DAY + PUBLISHED
    campaign.gazette.append(Notice(id, kind, of, due, facts))


def captures(campaign: Campaign) -> None:
    """Places where combatants of one side alone camp change hands (EC-GAZ-3)."""
    here: dict[int, set[str]] = {}
    for element in campaign.elements:
        if element.state == "camp" and element.combatant and element.spot.place is not None:
            here.setdefault(element.spot.place.index, set()).add(element.side)
    objectives = {one.place.index for one in campaign.objectives}
    for index in sorted(here):
        if len(here[index]) != 1:
            continue
        (side,) = here[index]
        place = campaign.chart.places[index]
        holder = place.held or place.country
        if holder == side:
            if not place.held:
                place.held = side
            continue
        place.held = side
        if not holder:
            continue
        if place.kind in TOLD_PLACES or place.kind == "fortress" or index in objectives:
            campaign.tell(
                "capture",
                "EC-GAZ-3",
                unit=place.id,
                side=side,
                effect=catalogue.Capture({"place": place.id, "from": holder}),
            )
        if place.kind in PUBLIC_PLACES:
            notice(campaign, "capture", place.id, {"place": place.id, "from": holder, "by": side})


def publish(campaign: Campaign) -> None:
    """What is due becomes public, with its rumour (EC-GAZ-2)."""
    due = [one for one in campaign.gazette if one.due <= campaign.clock]
    if not due:
        return
    campaign.gazette = [one for one in campaign.gazette if one.due > campaign.clock]
    for one in due:
        roll = campaign.throw("rumour", one.id)
        rumour = {LESS: "less", MORE: "more", BOAST: "boast"}.get(roll.total, "true")
        effect: dict[str, Any] = {key: value for key, value in one.facts.items() if key != "losses"}
        effect |= {"about": one.kind, "of": one.of, "rumour": rumour}
        losses = one.facts.get("losses")
        if isinstance(losses, dict):
            effect["losses"] = _papers(campaign, losses, roll.total)
        campaign.tell("gazette", "EC-GAZ-2", unit=one.id, roll=roll, effect=effect)
        if one.kind == "depot":
            _strike_magazine(campaign, one)


def _strike_magazine(campaign: Campaign, taken: Notice) -> None:
    """Strike a depot that the papers tell is taken off the maps of those who had it (EC-REP-4)."""
    for side in campaign.sides:
        if side.id != taken.facts.get("by") and side.magazines:
            side.magazines = [place for place in side.magazines if place != taken.facts.get("place")]


def _papers(campaign: Campaign, losses: dict[str, Any], die: int) -> dict[str, Any]:
    """The losses as each side's paper has them."""
    papers: dict[str, Any] = {}
    for paper in campaign.sides:
        papers[paper.id] = {
            side: _rumoured(int(men) if isinstance(men, int) else 0, die, side == paper.id)
            for side, men in losses.items()
        }
    return papers


def _rumoured(men: int, die: int, own: bool) -> int:
    if die == LESS:
        return men // 2
    if die == MORE:
        return men * 3 // 2
    if die == BOAST:
        return men // 2 if own else men * 2
    return men
