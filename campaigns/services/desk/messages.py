"""Messages in the umpire's own words, to a seat, a side, or everybody."""

from __future__ import annotations

import hashlib
from datetime import datetime

from django.db import transaction

from campaigns.models import Game, Notice, Seat, Turn
from campaigns.services import notices
from campaigns.services.audit import record


@transaction.atomic
def from_umpire(
    game: Game, turn: Turn | None, *, to: str, subject: str, body: str, who: str, now: datetime
) -> list[Seat]:
    """Announce a message. ``to`` is ``all``, ``side/<pk>`` or ``seat/<pk>``; answers with the seats that have a player.

    The same words to the same reader in the same minute are one message, so a form sent twice is harmless.
    """
    content = hashlib.sha256(f"{subject}|{body}|{now:%Y%m%d%H%M}".encode()).hexdigest()[:16]
    readers = [seat for seat in _readers(game, to) if seat.player]
    for seat in readers:
        notices.announce(
            f"message/{game.pk}/{seat.pk}/{content}",
            Notice.Kind.MESSAGE,
            game=game,
            turn=turn,
            seat=seat,
            detail={"subject": subject, "body": body},
            now=now,
        )
    record(
        game.campaign,
        who=who,
        action="message",
        subject=str(game),
        detail={"to": to, "title": subject, "body": body},
        now=now,
    )
    return readers


def _readers(game: Game, to: str) -> list[Seat]:
    """The seats that a form's ``to`` stands for, those of other campaigns excluded."""
    seats = game.campaign.seats.exclude(state=Seat.State.LEFT).select_related("player", "campaign", "side")
    kind, _, number = to.partition("/")
    if kind == "side":
        seats = seats.filter(side_id=int(number))
    elif kind == "seat":
        seats = seats.filter(pk=int(number))
    return list(seats)
