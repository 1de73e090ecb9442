"""Objectives, points and the end of a campaign (EC-VIC)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY

THOUSAND = 1000


def totals(campaign: Campaign) -> dict[str, int]:
    """The points of each side (EC-VIC-1, EC-VIC-2)."""
    settings = campaign.settings
    found = {side.id: 0 for side in campaign.sides}
    for one in campaign.objectives:
        holder = one.place.held or one.place.country
        if holder in found and one.side in ("", holder):
            found[holder] += one.points
    for side in campaign.sides:
        lost = campaign.side[campaign.enemy(side.id)].lost
        found[side.id] += settings.loss_points * (lost["men"] // THOUSAND)
        found[side.id] += settings.gun_points * lost["guns"] + settings.colour_points * lost["colours"]
    return found


def judge(campaign: Campaign, had: set[str]) -> None:
    """End the campaign where it ends; ``had`` are the sides that had combatants (EC-VIC-2, EC-VIC-3)."""
    settings, clock = campaign.settings, campaign.clock
    have = {element.side for element in campaign.elements if element.combatant}
    beaten = [side for side in had if side not in have]
    if beaten:
        winner = campaign.enemy(beaten[0]) if len(beaten) == 1 else ""
        _end(campaign, winner, "EC-VIC-3")
        return
    points = totals(campaign)
    reached = settings.win_points and clock % DAY == 0 and max(points.values()) >= settings.win_points
    if (settings.ends is not None and clock >= settings.ends) or reached:
        first, second = (side.id for side in campaign.sides)
        winner = "" if points[first] == points[second] else first if points[first] > points[second] else second
        _end(campaign, winner, "EC-VIC-2")


def _end(campaign: Campaign, winner: str, clause: str) -> None:
    campaign.ended = "victory"
    campaign.tell(
        "victory", clause, side=winner, effect=catalogue.Victory(totals=totals(campaign), winner=winner or "drawn")
    )
