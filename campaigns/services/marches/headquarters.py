"""Seats for headquarters: those that a campaign begins with, and those that an umpire sets up while it is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from campaigns.models import Campaign as Club
from campaigns.models import Game, Seat, Turn
from campaigns.services import seating
from campaigns.services.marches import document as documents
from campaigns.services.marches import knowing
from campaigns.services.people.seats import player_with
from campaigns.strategy.campaign import Campaign


def seat_all(club: Club, campaign: Campaign, players: Mapping[str, Mapping[str, Any]]) -> None:
    """A seat for every headquarters that players may hold, with its example player, by post, if there is one."""
    sides = {side.key: side for side in club.sides.all()}
    for post in knowing.played_posts(campaign):
        person = players.get(post.id)
        Seat.objects.get_or_create(
            campaign=club,
            name=post.name or post.id,
            defaults={
                "side": sides[campaign.formation[post.formation].side],
                "formations": [post.formation],
                "player": player_with(person["email"], person["name"]) if person else None,
            },
        )


def follow_posts(turn: Turn, former: Turn) -> None:
    """Seat the headquarters that a correction of ``former`` into ``turn`` set up, and strike out those it took away.

    A new seat is held by nobody. What its headquarters knows when the turn opens is stored with the turn, for none
    before it can have it.
    """
    held = {post["formation"] for post in documents.posts(turn.before)}
    if held == {post["formation"] for post in documents.posts(former.before)}:
        return
    campaign, club = documents.read(turn.before), turn.game.campaign
    turn.opening = knowing.known_by_all(turn.before)
    turn.save(update_fields=["opening"])
    sides = {side.key: side for side in club.sides.all()}
    commanders = club.seats.filter(role=Seat.Role.COMMANDER)
    for post in knowing.played_posts(campaign):
        side = sides[campaign.formation[post.formation].side]
        if not commanders.filter(side=side, formations__0=post.formation).exists():
            name = post.name or post.id
            taken = club.seats.filter(name=name).exists()
            name = f"{name} ({post.id})" if taken else name
            Seat.objects.create(campaign=club, name=name, side=side, formations=[post.formation])
    seating.enter_all(Game.objects.get(pk=turn.game_id))
