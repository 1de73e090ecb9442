"""Which turn a player's orders are for, and whether it still takes them.

A ``TURN`` line decides; else the mail that was answered (a report calls for the orders of the turn after it); else the
subject; else the turn that is open. Orders for a turn that has closed are never taken for another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from campaigns.models import Game, Schedule, Seat, Turn
from campaigns.services.turns.attendance import can_order
from campaigns.services.turns.deadlines import deadline_of
from orders.models import OutgoingMail

_SUBJECT = re.compile(r"\[([^\[\]]{1,160}), turn (\d{1,4})\b[^\[\]]{0,20}\]", re.IGNORECASE)
_TURN_LINE = re.compile(r"\s*TURN\s*[:#=]?\s*(\d{1,4})\s*[.:;]?\s*\Z", re.IGNORECASE)


class Problem(StrEnum):
    """Why orders find no turn."""

    NO_OPEN_TURN = "no-open-turn"
    LATE = "late"
    WRONG_TURN = "wrong-turn"
    WHICH_BATTLE = "which-battle"


@dataclass(frozen=True, slots=True)
class Moment:
    """The turn that orders are for, or why there is none. ``open_turns`` are those the seat might order for now."""

    turn: Turn | None
    problem: Problem | None = None
    meant: Turn | None = None
    open_turns: tuple[Turn, ...] = ()
    named: int | None = None


def moment(seat: Seat, *, subject: str, threads: Sequence[str], text: str, received_at: datetime) -> Moment:
    """The turn for orders that came at ``received_at`` in answer to the mails ``threads``, newest first."""
    turns = tuple(turn for turn in _turns(seat) if takes_orders(turn, seat, received_at))
    named = named_turn(text)
    answered = _answered(seat, threads)
    title = match.group(1) if (match := _SUBJECT.search(subject)) else ""
    battles = {turn.game_id for turn in turns}
    if len(battles) > 1:
        about = answered.game_id if answered else next((t.game_id for t in turns if _is_titled(t.game, title)), None)
        if about is None:
            return Moment(None, Problem.WHICH_BATTLE, open_turns=turns)
        turns = tuple(turn for turn in turns if turn.game_id == about)
    if named is not None:
        fitting = next((turn for turn in turns if turn.number == named), None)
        problem = None if fitting else Problem.WRONG_TURN if turns else Problem.LATE
        return Moment(fitting, problem, open_turns=turns, named=named)
    if not turns:
        latest = answered or next(iter(_turns(seat)), None)
        return Moment(None, Problem.LATE if latest else Problem.NO_OPEN_TURN, meant=latest)
    turn = turns[0]
    if answered is not None and _is_stale(answered, turn):
        return Moment(None, Problem.LATE, meant=answered, open_turns=turns)
    if answered is None and match and _is_titled(turn.game, title) and _is_old(int(match.group(2)), turn):
        return Moment(None, Problem.LATE, open_turns=turns, named=int(match.group(2)))
    return Moment(turn, open_turns=turns)


def takes_orders(turn: Turn, seat: Seat, received_at: datetime) -> bool:
    """Whether a turn takes orders that came at a certain moment.

    Mail that came in time counts even when the turn was closed before it was read, until the turn is being resolved.
    """
    schedule = turn.game.schedule
    deadline = deadline_of(turn, seat)
    in_time = deadline is None or received_at <= deadline + timedelta(minutes=schedule.grace_minutes)
    if turn.state == Turn.State.OPEN:
        return in_time or schedule.held or schedule.missed == Schedule.Missed.WAIT
    return turn.state == Turn.State.CLOSED and turn.closed_at is not None and in_time and received_at <= turn.closed_at


def named_turn(text: str) -> int | None:
    """The number in the first ``TURN`` line of a sheet."""
    for line in text.split("\n"):
        if match := _TURN_LINE.match(line):
            return int(match.group(1))
    return None


def _turns(seat: Seat) -> list[Turn]:
    """The turns of the seat's battles that are not yet resolved, newest first."""
    waiting = Turn.objects.filter(
        game__campaign=seat.campaign_id,
        game__status=Game.Status.RUNNING,
        state__in=(Turn.State.OPEN, Turn.State.CLOSED, Turn.State.RESOLVING, Turn.State.DRAFTED),
    )
    waiting = waiting.select_related("game__campaign", "game__schedule", "parent").prefetch_related("extensions")
    # Put in order here: there are few, and Django compares every column of the rows that it orders.
    newest_first = sorted(waiting.order_by(), key=lambda turn: (turn.opened_at, turn.pk), reverse=True)
    return [turn for turn in newest_first if can_order(turn, seat)]


def _answered(seat: Seat, threads: Iterable[str]) -> Turn | None:
    """The turn whose orders the answered mail called for.

    A report calls for those of the turn after it, and what says that orders came too late for those of the open one.
    """
    ids = list(dict.fromkeys(threads))[:30]
    if not ids:
        return None
    mails = {
        mail.message_id: mail
        for mail in OutgoingMail.objects.filter(message_id__in=ids, seat=seat).select_related("turn", "answers")
    }
    mail = next((mails[found] for found in ids if found in mails and mails[found].turn is not None), None)
    if mail is None or mail.turn is None:
        return None
    if mail.answers is not None and mail.answers.outcome == Problem.LATE:
        return next((turn for turn in _turns(seat) if turn.game_id == mail.turn.game_id), mail.turn)
    if mail.kind != "report":
        return mail.turn
    return mail.turn.next_turns.order_by("-branch", "-pk").first()


def _is_stale(answered: Turn, turn: Turn) -> bool:
    """Whether the answered mail called for another turn's orders than the open one, a corrected branch aside."""
    return answered.game_id == turn.game_id and answered.pk != turn.pk and answered.number != turn.number


def _is_old(number: int, turn: Turn) -> bool:
    """Whether a subject speaks of a turn before the last report, which calls for the orders of the open turn."""
    last = turn.parent.number if turn.parent else turn.number
    return number < last


def _is_titled(battle: Game, title: str) -> bool:
    return " ".join(battle.title.split()).casefold() == " ".join(title.split()).casefold()
