"""Who may see a battle's released turns with both sides' troops: the replay with everything.

Umpires always may. Spectators who follow a side are told what that side knows and nothing more; those without a side,
and the public, as far as the battle's ``shown`` says.
"""

from __future__ import annotations

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import QuerySet

from battles.models import Battle, Turn
from campaigns.models import Seat
from campaigns.services import access


def may_see_everything(battle: Battle, visitor: User | AnonymousUser) -> bool:
    """Whether ``visitor`` may see the released turns with everything."""
    if access.is_umpire(visitor, battle.campaign):
        return True
    over = battle.status == Battle.Status.FINISHED
    match battle.shown:
        case Battle.Shown.EVERYBODY:
            return over
        case Battle.Shown.SPECTATORS:
            return _sits_without_a_side(battle, visitor)
        case Battle.Shown.AFTERWARDS:
            return over and _sits_without_a_side(battle, visitor)
        case _:
            return False


def battles_shown_to(seat: Seat) -> list[Battle]:
    """The battles of a seat's campaign whose replay with everything its holder may see."""
    user = seat.player.user if seat.player else None
    battles = seat.campaign.battles.exclude(status=Battle.Status.SETTING_UP).select_related("campaign")
    return [battle for battle in battles if user is not None and may_see_everything(battle, user)]


def released_turns(battle: Battle) -> QuerySet[Turn]:
    """The released turns of the branch being played, in their order."""
    turns = battle.turns.filter(state=Turn.State.RELEASED).select_related("battle__campaign", "parent")
    return turns.order_by("number", "branch")


def _sits_without_a_side(battle: Battle, visitor: User | AnonymousUser) -> bool:
    seats = access.seats_of(visitor).filter(campaign=battle.campaign_id, side__isnull=True)
    return seats.filter(role=Seat.Role.SPECTATOR).exists()
