"""Seating: which seats of a campaign play in a game, and who is told of it.

A seat is entered when the game starts, or when it is made or changed while the game runs. A commander none of whose
formations is in the game has no part in it, nor has a seat of a side that is not there.
"""

from __future__ import annotations

from django.db.models import QuerySet

from campaigns.models import Game, GameSeat, Seat
from campaigns.services import referees


def enter(game: Game, seat: Seat) -> None:
    """Enter a seat in a game, with the commands it has there, or strike it out when it has none any more."""
    formations = referees.of(game).part_of(game.document, seat) if seat.side else None
    if formations is None:
        GameSeat.objects.filter(game=game, seat=seat).delete()
    else:
        GameSeat.objects.update_or_create(game=game, seat=seat, defaults={"formations": list(formations)})


def enter_all(game: Game) -> None:
    """Enter the seats of the campaign that have a part in a game."""
    for seat in game.campaign.seats.filter(side__isnull=False).select_related("side"):
        enter(game, seat)


def follow_seat(seat: Seat) -> None:
    """Enter a seat that was made or changed in the games of its campaign that are under way."""
    for game in Game.objects.filter(campaign=seat.campaign_id, status=Game.Status.RUNNING):
        enter(game, seat)


def seated(game: Game) -> QuerySet[GameSeat]:
    """The entries of a game whose seats have not been left, those of one side together."""
    entries = GameSeat.objects.filter(game=game, seat__side__isnull=False).exclude(seat__state=Seat.State.LEFT)
    related = entries.select_related("seat__campaign", "seat__side", "seat__player", "seat__deputy")
    return related.order_by("seat__side__position", "seat")


def commanders(game: Game) -> list[GameSeat]:
    """The entries of those who command."""
    return list(seated(game).filter(seat__role=Seat.Role.COMMANDER))


def audience(game: Game) -> list[GameSeat]:
    """The entries of all who are told of a game's turns: commanders, and spectators who follow a side."""
    return list(seated(game).filter(seat__player__isnull=False))


def entry_of(game: Game, seat: Seat) -> GameSeat | None:
    """A seat's entry in a game; ``None`` when it has no part in it."""
    return GameSeat.objects.filter(game=game, seat=seat).select_related("seat__side").first()
