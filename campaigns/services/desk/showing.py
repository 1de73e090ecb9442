"""Who may see a game's released turns with both sides' troops: the replay with everything.

Umpires always may. Spectators who follow a side are told what that side knows and nothing more; those without a side,
and the public, as far as the battle's ``shown`` says.
"""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import QuerySet

from campaigns.models import Game, Seat, Turn
from campaigns.services.people import access


def may_see_everything(game: Game, visitor: User | AnonymousUser) -> bool:
    """Whether ``visitor`` may see the released turns with everything."""
    if access.is_umpire(visitor, game.campaign):
        return True
    over = game.status == Game.Status.FINISHED
    match game.shown:
        case Game.Shown.EVERYBODY:
            return over
        case Game.Shown.SPECTATORS:
            return _sits_without_a_side(game, visitor)
        case Game.Shown.AFTERWARDS:
            return over and _sits_without_a_side(game, visitor)
        case _:
            return False


def games_shown_to(seat: Seat) -> list[Game]:
    """The games of a seat's campaign whose replay with everything its holder may see."""
    user = seat.player.user if seat.player else None
    games = seat.campaign.games.exclude(status=Game.Status.SETTING_UP).select_related("campaign")
    return [game for game in games if user is not None and may_see_everything(game, user)]


def released_turns(game: Game) -> QuerySet[Turn]:
    """The released turns of the branch being played, in their order."""
    turns = game.turns.filter(state=Turn.State.RELEASED).select_related("game__campaign", "parent")
    return turns.order_by("number", "branch")


def _sits_without_a_side(game: Game, visitor: User | AnonymousUser) -> bool:
    seats = access.seats_of(visitor).filter(campaign=game.campaign_id, side__isnull=True)
    return seats.filter(role=Seat.Role.SPECTATOR).exists()
