"""Which language somebody is spoken to in: his own choice, else his campaign's."""

from __future__ import annotations

from contextlib import AbstractContextManager

from django.conf import settings
from django.contrib.auth.models import AnonymousUser, User
from django.utils import translation

from campaigns.models import Campaign, Player, Seat


def language_of(seat: Seat) -> str:
    """The language of a seat's mails and papers."""
    own = seat.player.language if seat.player else ""
    return own or seat.campaign.language


def speaking_to(seat: Seat | None, campaign: Campaign | None = None) -> AbstractContextManager[None]:
    """While this lasts, words are in a seat's language; for nobody in particular in the campaign's, else the site's."""
    if seat is not None:
        return translation.override(language_of(seat))
    return translation.override(campaign.language if campaign is not None else settings.LANGUAGE_CODE)


def language_of_user(user: User | AnonymousUser) -> str:
    """The language of somebody's pages: his own choice as a player, else the site's."""
    own = Player.objects.filter(user_id=user.pk).values_list("language", flat=True).first() if user.pk else None
    return own or settings.LANGUAGE_CODE
