"""Who is present at a battle of a campaign: the headquarters on the field, and what each commands there.

Only they play in it and are told of it; everybody else learns of it by dispatches. Troops whose headquarters is
elsewhere are led by the next above that is there, else by the program's staff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from campaigns.models import Game, Seat
from campaigns.services.marches import knowing
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Battle, Post


def posts_present(campaign: Campaign, battle: Battle) -> Iterator[Post]:
    """The headquarters of players within ``support_m`` of a battle's place, in a straight line."""
    chart, place = campaign.chart, battle.place
    for post in knowing.played_posts(campaign):
        if not post.taken:
            x, y = chart.point(campaign.spot_of_post(post))
            if chart.metres(x, y, place.x, place.y) <= campaign.settings.support_m:
                yield post


def commands_of(campaign: Campaign, post: Post, document: Mapping[str, Any]) -> tuple[str, ...]:
    """The highest formations of a battle file that stand under a post, in file order; none where it has no troops."""
    here = {str(formation["id"]) for formation in document.get("formations", ())}
    top = campaign.formation[post.formation]
    if top.id in here:
        return (top.id,)
    found: list[str] = []
    for formation in campaign.below(top):
        above = {one.id for one in campaign.chain(formation) if one is not formation}
        if formation.id in here and not above & set(found):
            found.append(formation.id)
    return tuple(found)


def seats_present(
    game: Game, campaign: Campaign, battle: Battle, document: Mapping[str, Any]
) -> list[tuple[Seat, tuple[str, ...]]]:
    """The seats of the posts present that have troops on the field, each with the formations it commands there."""
    held = game.campaign.seats.filter(role=Seat.Role.COMMANDER, side__isnull=False).exclude(state=Seat.State.LEFT)
    seats = {
        (seat.side.key, str(seat.formations[0])): seat
        for seat in held.select_related("side", "player")
        if seat.side and seat.formations
    }
    found = []
    for post in posts_present(campaign, battle):
        seat = seats.get((campaign.formation[post.formation].side, post.formation))
        commands = commands_of(campaign, post, document)
        if seat is not None and commands:
            found.append((seat, commands))
    return found
