"""Notices made into letters: each once, in one transaction with its being told.

A notice lies in the database from the transaction in which its matter came about. Letters are composed outside of any
transaction, for that takes a while, and written together with the mark that the notice is told; of two workers who
compose the same, one writes. Each kind of game has makers of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.db import DatabaseError, transaction
from django.db.models import F

from battles.engine.registry import Registry
from campaigns.models import Game, Notice, TurnException
from campaigns.models.problems import FAULT
from campaigns.services import seating
from campaigns.services.people.languages import speaking_to
from orders.services.out import outbox
from orders.services.out.outbox import Posting

log = logging.getLogger(__name__)

#: A notice that could not be told so often waits for the umpire.
MOST_ATTEMPTS = 5


@dataclass(frozen=True, slots=True)
class Telling:
    """The mails that a notice comes to; ``fault`` are the values of what went wrong, if they went out all the same."""

    postings: tuple[Posting, ...]
    fault: Mapping[str, str] = field(default_factory=dict)


Makers = Mapping[str, Callable[[Notice], Telling]]
#: Who makes letters of a notice: by the kind of game that it is about, then by its own.
MAKERS: Registry[Makers] = Registry(
    {
        Game.Kind.BATTLE.value: "orders.services.out.battle_letters.MAKERS",
        Game.Kind.CAMPAIGN.value: "orders.services.out.campaign_letters.MAKERS",
    }
)


def due_notices(_now: datetime, limit: int = 500) -> list[int]:
    """The ids of the notices that have not been told, oldest first."""
    waiting = Notice.objects.filter(told_at__isnull=True, attempts__lt=MOST_ATTEMPTS)
    return list(waiting.order_by("at", "pk").values_list("pk", flat=True)[:limit])


def tell(notice_id: int, now: datetime) -> bool:
    """Write the letters of a notice that has not been told. Answers whether this call wrote them.

    A fault of the database is raised; any other is kept with the notice, which is tried again a few times.
    """
    notice = _whole(notice_id)
    waiting = Notice.objects.filter(pk=notice_id, told_at__isnull=True)
    if notice.told_at is not None or not waiting.update(attempts=F("attempts") + 1):
        return False
    try:
        with speaking_to(notice.seat, notice.game.campaign if notice.game else None), seating.asked_once():
            telling = _maker_of(notice)(notice)
    except DatabaseError:
        raise
    except Exception as fault:
        log.exception("notice not told", extra={"turn": notice.turn_id, "seat": notice.seat_id})
        waiting.update(problem=f"{type(fault).__name__}: {fault}"[:2_000])
        return False
    with transaction.atomic():
        if not waiting.update(told_at=now, problem=""):
            return False
        for posting in telling.postings:
            outbox.post_posting(posting, turn=notice.turn, now=notice.at)
        if telling.fault and notice.turn:
            kind = TurnException.Kind.REPORT
            TurnException.objects.create(
                turn=notice.turn, kind=kind, seat=notice.seat, problem=FAULT, problem_values=telling.fault
            )
    return True


def _whole(notice_id: int) -> Notice:
    """A notice with all that a letter asks for, in one query; turn and seat know the game and campaign that it has."""
    related = Notice.objects.select_related("game__campaign", "game__schedule", "turn", "seat__side", "seat__player")
    notice = related.get(pk=notice_id)
    game = notice.game
    if game is not None and notice.turn is not None and notice.turn.game_id == game.pk:
        notice.turn.game = game
    if game is not None and notice.seat is not None and notice.seat.campaign_id == game.campaign_id:
        notice.seat.campaign = game.campaign
    return notice


def tell_due(now: datetime) -> int:
    """Tell everything that has not been told; answers how many notices that were."""
    return sum(tell(number, now) for number in due_notices(now))


def _maker_of(notice: Notice) -> Callable[[Notice], Telling]:
    """Who makes letters of a notice. Raises ``LookupError`` for a kind of game that nobody writes letters about."""
    kind = notice.game.kind if notice.game else ""
    makers = MAKERS.get(kind, {})
    if notice.kind not in makers:
        raise LookupError(f"nobody makes letters of a {notice.kind!r} notice about a {kind!r} game")
    return makers[notice.kind]
