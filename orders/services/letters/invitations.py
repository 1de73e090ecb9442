"""Invitations: what an invited player is told before he says yes or no, and the word to the umpires when it is no."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Game, Schedule, Seat, Turn
from campaigns.services.people.access import umpires_of
from campaigns.services.people.addresses import derived
from campaigns.services.people.seats import join_token
from campaigns.services.turns.timetable import in_words, pace_words
from orders.models import OutgoingMail
from orders.services.letters.rendering import letter
from orders.services.out import outbox


def post_invitation(seat: Seat, *, now: datetime, again: bool = False) -> OutgoingMail | None:
    """Invite a seat's player to his command: what it is, how one plays, how to say yes or no.

    Once for each key of the seat, unless he is to be invited ``again``.
    """
    campaign = seat.campaign
    context = {
        "campaign": campaign,
        "seat": seat,
        "player": seat.player.name if seat.player else "",
        "link": f"{settings.SITE_URL}/join/{join_token(seat)}/",
        # A headquarters is called as the body that it commands.
        "formations": formation_names(seat) if formation_names(seat) != seat.name else "",
        "umpires": umpires_words(campaign),
        "pace": pace_of(campaign),
        "first": _first_deadline(campaign),
    }
    words = letter(
        "invitation",
        _("[{campaign}] will you command as {seat}?").format(campaign=campaign.name, seat=seat.name),
        context,
    )
    key = f"invitation/{seat.pk}/{derived('invitation', seat.key, 12)}"
    if again:
        key = f"{key}/{OutgoingMail.objects.filter(key__startswith=key).count()}"
    return outbox.post_letter(words, key=key, kind="invitation", seat=seat, now=now)


def post_declined(seat: Seat, said: str, *, now: datetime) -> None:
    """Tell the umpires that the player of a seat will not have it, in his words. To be called while he holds it."""
    player = seat.player
    title = _("{player} will not command as {seat}").format(player=player.name if player else "", seat=seat.name)
    paragraphs = (
        _("Nobody holds that seat now. Invite somebody else from the page of the seat."),
        _("What he wrote: {words}").format(words=" ".join(said.split())[:600] or _("nothing")),
    )
    context = {
        "title": title,
        "paragraphs": paragraphs,
        "verbatim": f"{settings.SITE_URL}/campaigns/{seat.campaign.slug}/seats/{seat.pk}/",
        "seat": None,
        "about": seat.campaign.name,
    }
    words = letter("answer", f"[{seat.campaign.name}] {title}", context)
    for umpire in umpires_of(seat.campaign):
        outbox.post(
            key=f"declined/{seat.pk}/{derived('declined', seat.key, 12)}/{umpire.pk}",
            kind="umpire",
            to=umpire.email,
            subject=words.subject,
            text=words.text,
            html=words.html,
            campaign=seat.campaign,
            now=now,
        )


def umpires_words(campaign: Campaign) -> str:
    """Who runs a campaign, with addresses: ``Anna Berg <anna@example.org>``; empty when none has one."""
    return ", ".join(f"{_called(umpire)} <{umpire.email}>" for umpire in umpires_of(campaign))


def formation_names(seat: Seat) -> str:
    """The names of a seat's formations, or that it has the whole side; empty without a side."""
    if seat.side is None:
        return ""
    return ", ".join(seat.formation_names) or _("the whole {name} side").format(name=seat.side.name)


def pace_of(campaign: Campaign) -> str:
    """How often the newest game of a campaign closes a turn, in words; empty while there is no clock."""
    schedule = Schedule.objects.filter(game__campaign=campaign).exclude(game__status=Game.Status.FINISHED).last()
    return pace_words(schedule) if schedule else ""


def _first_deadline(campaign: Campaign) -> str:
    """Until when orders are due in the campaign next; empty while no turn is open."""
    turns = Turn.objects.filter(game__campaign=campaign, state=Turn.State.OPEN, closes_at__isnull=False)
    turn = turns.order_by("closes_at").first()
    return in_words(turn.closes_at, ZoneInfo(campaign.time_zone)) if turn and turn.closes_at else ""


def _called(umpire: User) -> str:
    return umpire.get_full_name() or umpire.get_username()
