"""The sweep: one look through the database for everything that is due.

Beat wakes it every few seconds, on as many machines as run one. It finds

1. mails that are stored and not yet read,
2. open turns whose time has come, or whose orders are all in,
3. closed turns to resolve, and turns whose worker has died,
4. reminders to players, and the umpire's notice before a turn closes,
5. mails in the outbox that are due,

and hands each of 1, 3 and 5 on by its id to whoever does the work: queued, or done here and now. Each piece is claimed
by its doer, so finding it twice does no harm, and a fault in one piece leaves the others alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Protocol

from django.db.models import Q

from battles.services import closing, reminding, resolution
from campaigns.services import heartbeats
from config.claims import stale_before
from orders.models import RawMail
from orders.services import delivery, intake

log = logging.getLogger(__name__)

#: No sweep hands on more of one kind: the next one comes soon, and a queue should not grow behind a slow worker.
MOST_AT_ONCE = 200


class Doer(Protocol):
    """Where the work goes: each call may do it at once, or put it into a queue."""

    def read_mail(self, mail_id: int) -> None:
        """Read a stored mail and answer it."""

    def resolve(self, turn_id: int) -> None:
        """Resolve a closed turn."""

    def deliver(self, mail_id: int) -> None:
        """Send a mail of the outbox."""


@dataclass(frozen=True, slots=True)
class Here:
    """Does the work at once, in this process."""

    now: datetime

    def read_mail(self, mail_id: int) -> None:
        intake.read_mail(mail_id, self.now)

    def resolve(self, turn_id: int) -> None:
        resolution.resolve(turn_id, self.now)

    def deliver(self, mail_id: int) -> None:
        delivery.deliver(mail_id, self.now)


@dataclass(slots=True)
class Account:
    """What a sweep found due, by kind, and how many pieces of it failed."""

    mails: int = 0
    closed: int = 0
    turns: int = 0
    reminders: int = 0
    outgoing: int = 0
    failed: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, field.name)} {field.name}" for field in fields(self))


def sweep(now: datetime, doer: Doer | None = None) -> Account:
    """Do everything that is due, or hand it on. Answers with an account of what was found."""
    doer = doer or Here(now)
    account = Account()
    heartbeats.beat(heartbeats.CLOCK, now)
    account.mails = _each(account, due_mails(now), doer.read_mail)
    with _guarded(account, "closing turns"):
        account.closed = closing.close_due_turns(now)
    account.turns = _each(account, resolution.due_turns(now, MOST_AT_ONCE), doer.resolve)
    with _guarded(account, "reminding"):
        account.reminders = reminding.remind(now)
    account.outgoing = _each(account, delivery.due_mails(now, MOST_AT_ONCE), doer.deliver)
    return account


def due_mails(now: datetime) -> list[int]:
    """Stored mails that nobody is reading, oldest first."""
    unclaimed = Q(claimed_at__isnull=True) | Q(claimed_at__lt=stale_before(now))
    stored = RawMail.objects.filter(unclaimed, state=RawMail.State.STORED).order_by("received_at", "pk")
    return list(stored.values_list("pk", flat=True)[:MOST_AT_ONCE])


def _each(account: Account, found: list[int], do: Callable[[int], None]) -> int:
    """Do one thing for every id that was found; a fault of one is logged and counted. Answers how many there were."""
    for number in found:
        with _guarded(account, f"{do.__name__} {number}"):
            do(number)
    return len(found)


@contextmanager
def _guarded(account: Account, what: str) -> Iterator[None]:
    """Keep a fault to the piece of work that it is in: it is logged, counted and tried again by a later sweep."""
    try:
        yield
    except Exception:
        account.failed += 1
        log.exception("sweep: %s failed", what)
