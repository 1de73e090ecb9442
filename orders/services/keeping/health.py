"""Is the whole line from mail to report alive? One answer for the health page, the command and the metrics.

Each check names what is wrong and what to do about it, so that a host needs no second source at night.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import DatabaseError, connection
from django.utils.translation import gettext as _

from campaigns.models import Heartbeat, Notice, Turn
from campaigns.services.heartbeats import CLOCK, MAIL_GATE, MAILBOX
from campaigns.services.turns import closing
from orders.models import OutgoingMail, RawMail
from orders.services.out.notices import MOST_ATTEMPTS

CLOCK_SILENT = timedelta(minutes=3)
GATE_SILENT = timedelta(minutes=5)
MAIL_UNREAD = timedelta(minutes=5)
OUTBOX_OLD = timedelta(minutes=30)
TURN_OVERDUE = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Check:
    """One part of the line. ``say`` is what a host reads; it names the fix where there is something to do."""

    part: str
    well: bool
    say: str


def inspect(now: datetime) -> tuple[Check, ...]:
    """All checks, in the order of the data's way. A database that is gone is the only check answered then."""
    try:
        connection.ensure_connection()
        return tuple(check(now) for check in CHECKS)
    except DatabaseError as fault:
        return (
            Check(
                "database",
                False,
                _("The database does not answer ({fault}). Start it, or mend DATABASE_URL.").format(fault=fault),
            ),
        )


def _gate(now: datetime) -> Check:
    beats = Heartbeat.objects.filter(part__in=(MAIL_GATE, MAILBOX)).order_by("-at")
    latest = beats.first()
    if latest is None:
        return Check("mail gate", False, _("No way in has started yet. Run listen_mail or poll_mailbox."))
    if now - latest.at > GATE_SILENT:
        said = _("Silent since {moment} UTC. Start listen_mail or poll_mailbox.")
        return Check("mail gate", False, said.format(moment=f"{latest.at:%Y-%m-%d %H:%M}"))
    return Check(
        "mail gate", True, _("{part} alive at {hour} UTC.").format(part=latest.part, hour=f"{latest.at:%H:%M:%S}")
    )


def _reading(now: datetime) -> Check:
    waiting = RawMail.objects.filter(state=RawMail.State.STORED)
    late = waiting.filter(received_at__lt=now - MAIL_UNREAD).count()
    failed = RawMail.objects.filter(state=RawMail.State.FAILED).count()
    if late:
        said = _("{count} stored mails wait for more than 5 minutes. Is a worker running?")
        return Check("reading", False, said.format(count=late))
    if failed:
        said = _("{failed} mails could not be read and wait for an umpire; {count} waiting.")
        return Check("reading", True, said.format(failed=failed, count=waiting.count()))
    return Check("reading", True, _("{count} mails waiting.").format(count=waiting.count()))


def _clock(now: datetime) -> Check:
    latest = Heartbeat.objects.filter(part=CLOCK).first()
    if latest is None or now - latest.at > CLOCK_SILENT:
        if latest is None:
            return Check("clock", False, _("No sweep. Start the worker with its beat."))
        said = _("No sweep since {moment} UTC. Start the worker with its beat.")
        return Check("clock", False, said.format(moment=f"{latest.at:%Y-%m-%d %H:%M}"))
    return Check("clock", True, _("Last sweep at {hour} UTC.").format(hour=f"{latest.at:%H:%M:%S}"))


def _turns(now: datetime) -> Check:
    late = now - TURN_OVERDUE
    stuck = Turn.objects.filter(state__in=(Turn.State.CLOSED, Turn.State.RESOLVING), closed_at__lt=late, problem="")
    running = closing.running_turns(closes_before=late)
    overdue = stuck.count() + sum(closing.reason_to_close(turn, late) is not None for turn in running)
    troubled = Turn.objects.filter(state=Turn.State.CLOSED).exclude(problem="").count()
    if overdue:
        said = _("{count} turns are overdue. Is a worker running?")
        return Check("turns", False, said.format(count=overdue))
    if troubled:
        return Check("turns", True, _("{count} turns wait for an umpire's decision.").format(count=troubled))
    return Check("turns", True, _("No turn is overdue."))


def _letters(now: datetime) -> Check:
    untold = Notice.objects.filter(told_at__isnull=True)
    late = untold.filter(at__lt=now - MAIL_UNREAD, attempts__lt=MOST_ATTEMPTS).count()
    stuck = untold.filter(attempts__gte=MOST_ATTEMPTS).count()
    if late:
        said = _("{count} letters have not been written for 5 minutes. Is a worker running?")
        return Check("letters", False, said.format(count=late))
    if stuck:
        said = _("{count} letters could not be written and wait for an umpire.")
        return Check("letters", True, said.format(count=stuck))
    return Check("letters", True, _("{count} letters to write.").format(count=untold.count()))


def _outbox(now: datetime) -> Check:
    waiting = OutgoingMail.objects.filter(state__in=(OutgoingMail.State.WAITING, OutgoingMail.State.SENDING))
    oldest = waiting.order_by("created_at").first()
    if oldest and now - oldest.created_at > OUTBOX_OLD:
        said = _("{count} mails wait, the oldest since {moment} UTC. Is the relay up?")
        moment = f"{oldest.created_at:%Y-%m-%d %H:%M}"
        return Check("outbox", False, said.format(count=waiting.count(), moment=moment))
    return Check("outbox", True, _("{count} mails waiting.").format(count=waiting.count()))


CHECKS: tuple[Callable[[datetime], Check], ...] = (_gate, _reading, _clock, _turns, _letters, _outbox)
