"""The letters that notices about battles become: calls for orders, reports, errata, reminders and the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from django.db import DatabaseError

from campaigns.models import Notice, Question, Seat, Turn
from campaigns.models.problems import fault_values
from campaigns.services.turns.following import turn_after
from orders.services import letters
from orders.services.letters import questions
from orders.services.out.notices import Makers, Telling
from orders.services.out.outbox import Letter, Posting

log = logging.getLogger(__name__)


def _call(notice: Notice) -> Telling:
    turn, seat = turn_of_notice(notice), seat_of_notice(notice)
    return to_seat(notice, letters.call(turn, seat), "call")


def _report(notice: Notice) -> Telling:
    """The report of a turn; one without words when it cannot be told, for the deadline runs all the same."""
    turn, seat = turn_of_notice(notice), seat_of_notice(notice)
    following = turn_after(turn)
    try:
        letter = letters.report(turn, seat, following, corrected=notice.kind == Notice.Kind.ERRATA)
        return to_seat(notice, letter, notice.kind)
    except DatabaseError:
        raise
    except Exception as fault:
        log.exception("report not composed", extra={"turn": turn.pk, "seat": seat.pk})
        plain = letters.plain_report(turn, seat, following)
        told = to_seat(notice, plain, notice.kind)
        return Telling(told.postings, fault_values(fault))


def reminding(words: Callable[[Turn, Seat, datetime, datetime], Letter]) -> Callable[[Notice], Telling]:
    """A maker of reminders, to the player or his deputy, in these words: of turn, seat, deadline and the time now."""

    def maker(notice: Notice) -> Telling:
        turn, seat = turn_of_notice(notice), seat_of_notice(notice)
        deadline = datetime.fromisoformat(notice.detail["deadline"])
        to = seat.deputy.email if notice.detail.get("to_deputy") and seat.deputy else ""
        return to_seat(notice, words(turn, seat, deadline, notice.at), "reminder", to=to)

    return maker


def _extension(notice: Notice) -> Telling:
    until = datetime.fromisoformat(notice.detail["until"])
    letter = letters.extension(turn_of_notice(notice), seat_of_notice(notice), until, notice.detail["reason"])
    return to_seat(notice, letter, "notice")


def _message(notice: Notice) -> Telling:
    seat = seat_of_notice(notice)
    words = {"subject": notice.detail["subject"], "body": notice.detail["body"]}
    return to_seat(notice, letters.message(notice.game, notice.turn, seat, **words), "message")


def _umpires(notice: Notice) -> Telling:
    return Telling(tuple(letters.to_umpires(turn_of_notice(notice), notice.at, notice.detail)))


def _question(notice: Notice) -> Telling:
    return Telling(tuple(questions.to_umpires(_asked(notice))))


def _answer(notice: Notice) -> Telling:
    question = _asked(notice)
    told = to_seat(notice, questions.answered(question), "message")
    thread = tuple(question.thread) or None
    return Telling(tuple(replace(posting, thread=thread) for posting in told.postings))


def _end(notice: Notice) -> Telling:
    return to_seat(
        notice, letters.end(notice.game, seat_of_notice(notice), story=bool(notice.detail.get("story"))), "message"
    )


def _asked(notice: Notice) -> Question:
    related = Question.objects.select_related("game__campaign", "seat__player", "turn__game")
    return related.get(pk=notice.detail["question"])


def to_seat(notice: Notice, letter: Letter, kind: str, *, to: str = "") -> Telling:
    """A letter to the player of the notice's seat, or to his deputy at ``to``; nothing when nobody holds the seat."""
    seat = seat_of_notice(notice)
    address = to or (seat.player.email if seat.player else "")
    return Telling((Posting(notice.key, kind, address, letter, seat=seat),) if address else ())


def turn_of_notice(notice: Notice) -> Turn:
    """The turn that a notice is about. Raises ``LookupError`` when it names none."""
    if notice.turn is None:
        raise LookupError(f"notice {notice.key} names no turn")
    return notice.turn


def seat_of_notice(notice: Notice) -> Seat:
    """The seat that a notice is for. Raises ``LookupError`` when it names none."""
    if notice.seat is None:
        raise LookupError(f"notice {notice.key} names no seat")
    return notice.seat


MAKERS: Makers = {
    Notice.Kind.CALL: _call,
    Notice.Kind.REPORT: _report,
    Notice.Kind.ERRATA: _report,
    Notice.Kind.REMINDER: reminding(letters.reminder),
    Notice.Kind.EXTENSION: _extension,
    Notice.Kind.MESSAGE: _message,
    Notice.Kind.UMPIRE: _umpires,
    Notice.Kind.QUESTION: _question,
    Notice.Kind.ANSWER: _answer,
    Notice.Kind.END: _end,
}
