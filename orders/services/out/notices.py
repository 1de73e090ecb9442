"""Notices made into letters: each once, in one transaction with its being told.

A notice lies in the database from the transaction in which its matter came about. Letters are composed outside of any
transaction, for that takes a while, and written together with the mark that the notice is told; of two workers who
compose the same, one writes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from django.db import DatabaseError, transaction
from django.db.models import F

from campaigns.models import Notice, Question, Seat, Turn, TurnException
from campaigns.models.problems import FAULT, fault_values
from campaigns.services.people.languages import speaking_to
from orders.services import letters
from orders.services.letters import questions
from orders.services.out import outbox
from orders.services.out.outbox import Letter, Posting

log = logging.getLogger(__name__)

#: A notice that could not be told so often waits for the umpire.
MOST_ATTEMPTS = 5


@dataclass(frozen=True, slots=True)
class Telling:
    """The mails that a notice comes to; ``fault`` are the values of what went wrong, if they went out all the same."""

    postings: tuple[Posting, ...]
    fault: Mapping[str, str] = field(default_factory=dict)


def due_notices(_now: datetime, limit: int = 500) -> list[int]:
    """The ids of the notices that have not been told, oldest first."""
    waiting = Notice.objects.filter(told_at__isnull=True, attempts__lt=MOST_ATTEMPTS)
    return list(waiting.order_by("at", "pk").values_list("pk", flat=True)[:limit])


def tell(notice_id: int, now: datetime) -> bool:
    """Write the letters of a notice that has not been told. Answers whether this call wrote them.

    A fault of the database is raised; any other is kept with the notice, which is tried again a few times.
    """
    related = Notice.objects.select_related("game__campaign", "game__schedule", "turn__parent", "seat__side")
    notice = related.get(pk=notice_id)
    waiting = Notice.objects.filter(pk=notice_id, told_at__isnull=True)
    if notice.told_at is not None or not waiting.update(attempts=F("attempts") + 1):
        return False
    try:
        with speaking_to(notice.seat, notice.game.campaign if notice.game else None):
            telling = MAKERS[Notice.Kind(notice.kind)](notice)
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


def tell_due(now: datetime) -> int:
    """Tell everything that has not been told; answers how many notices that were."""
    return sum(tell(number, now) for number in due_notices(now))


def _call(notice: Notice) -> Telling:
    turn, seat = _turn(notice), _seat(notice)
    return _to_seat(notice, letters.call(turn, seat), "call")


def _report(notice: Notice) -> Telling:
    """The report of a turn; one without words when it cannot be told, for the deadline runs all the same."""
    turn, seat = _turn(notice), _seat(notice)
    following = turn.next_turns.filter(branch__gte=turn.branch).order_by("branch").first()
    try:
        letter = letters.report(turn, seat, following, corrected=notice.kind == Notice.Kind.ERRATA)
        return _to_seat(notice, letter, notice.kind)
    except DatabaseError:
        raise
    except Exception as fault:
        log.exception("report not composed", extra={"turn": turn.pk, "seat": seat.pk})
        plain = letters.plain_report(turn, seat, following)
        told = _to_seat(notice, plain, notice.kind)
        return Telling(told.postings, fault_values(fault))


def _reminder(notice: Notice) -> Telling:
    turn, seat = _turn(notice), _seat(notice)
    deadline = datetime.fromisoformat(notice.detail["deadline"])
    to = seat.deputy.email if notice.detail.get("to_deputy") and seat.deputy else ""
    return _to_seat(notice, letters.reminder(turn, seat, deadline, notice.at), "reminder", to=to)


def _extension(notice: Notice) -> Telling:
    until = datetime.fromisoformat(notice.detail["until"])
    letter = letters.extension(_turn(notice), _seat(notice), until, notice.detail["reason"])
    return _to_seat(notice, letter, "notice")


def _message(notice: Notice) -> Telling:
    seat = _seat(notice)
    words = {"subject": notice.detail["subject"], "body": notice.detail["body"]}
    return _to_seat(notice, letters.message(notice.game, notice.turn, seat, **words), "message")


def _umpires(notice: Notice) -> Telling:
    return Telling(tuple(letters.to_umpires(_turn(notice), notice.at, notice.detail)))


def _question(notice: Notice) -> Telling:
    return Telling(tuple(questions.to_umpires(_asked(notice))))


def _answer(notice: Notice) -> Telling:
    question = _asked(notice)
    told = _to_seat(notice, questions.answered(question), "message")
    thread = tuple(question.thread) or None
    return Telling(tuple(replace(posting, thread=thread) for posting in told.postings))


def _asked(notice: Notice) -> Question:
    related = Question.objects.select_related("game__campaign", "seat__player", "turn__game")
    return related.get(pk=notice.detail["question"])


def _to_seat(notice: Notice, letter: Letter, kind: str, *, to: str = "") -> Telling:
    """A letter to the player of the notice's seat, or to his deputy at ``to``; nothing when nobody holds the seat."""
    seat = _seat(notice)
    address = to or (seat.player.email if seat.player else "")
    return Telling((Posting(notice.key, kind, address, letter, seat=seat),) if address else ())


def _turn(notice: Notice) -> Turn:
    if notice.turn is None:
        raise LookupError(f"notice {notice.key} names no turn")
    return notice.turn


def _seat(notice: Notice) -> Seat:
    if notice.seat is None:
        raise LookupError(f"notice {notice.key} names no seat")
    return notice.seat


MAKERS: Mapping[Notice.Kind, Callable[[Notice], Telling]] = {
    Notice.Kind.CALL: _call,
    Notice.Kind.REPORT: _report,
    Notice.Kind.ERRATA: _report,
    Notice.Kind.REMINDER: _reminder,
    Notice.Kind.EXTENSION: _extension,
    Notice.Kind.MESSAGE: _message,
    Notice.Kind.UMPIRE: _umpires,
    Notice.Kind.QUESTION: _question,
    Notice.Kind.ANSWER: _answer,
}
