"""Messages in the umpire's own words, to a seat, a side, or everybody."""

from __future__ import annotations

import hashlib
from datetime import datetime

from django.db import transaction

from battles.models import Battle, Turn
from campaigns.models import Seat
from campaigns.services.audit import record
from orders.models import OutgoingMail
from orders.services import letters, outbox


@transaction.atomic
def from_umpire(
    battle: Battle, turn: Turn | None, *, to: str, subject: str, body: str, who: str, now: datetime
) -> list[OutgoingMail]:
    """Post a message. ``to`` is ``all``, ``side/<pk>`` or ``seat/<pk>``; answers with one mail for each seat that has
    a player. The same words to the same reader in the same minute are one message, so a form sent twice is harmless."""
    content = hashlib.sha256(f"{subject}|{body}|{now:%Y%m%d%H%M}".encode()).hexdigest()[:16]
    posted = []
    for seat in _readers(battle, to):
        letter = letters.message(battle, turn, seat, subject=subject, body=body)
        mail = outbox.post_letter(
            letter, key=f"message/{battle.pk}/{seat.pk}/{content}", kind="message", seat=seat, turn=turn, now=now
        )
        if mail is not None:
            posted.append(mail)
    record(battle.campaign, who=who, action="message", subject=f"to {to}: {subject}", detail={"body": body}, now=now)
    return posted


def _readers(battle: Battle, to: str) -> list[Seat]:
    """The seats that a form's ``to`` stands for, those of other campaigns excluded."""
    seats = battle.campaign.seats.exclude(state=Seat.State.LEFT).select_related("player", "campaign", "side")
    kind, _, number = to.partition("/")
    if kind == "side":
        seats = seats.filter(side_id=int(number))
    elif kind == "seat":
        seats = seats.filter(pk=int(number))
    return list(seats)
