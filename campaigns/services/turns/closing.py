"""Which open turns close now, and why.

A turn closes when its deadline, the extensions of single seats and the grace have passed, or, if the umpire wishes,
as soon as nobody is waited for and all orders are clear, or their writers have had time to send better ones: then on
the quarter hour, unless he wishes it at once. A held
clock closes nothing. Under the policy *wait* a missing player stops the clock until the umpire decides.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from campaigns.models import Game, Schedule, Turn
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.deadlines import last_deadline
from campaigns.services.turns.life import close_turn
from campaigns.services.turns.sheets import current_sheets

QUARTER = timedelta(minutes=15)

log = logging.getLogger(__name__)


def close_due_turns(now: datetime) -> int:
    """Close every open turn whose time has come; answers how many. A fault of one leaves the others alone."""
    closed = 0
    for turn in running_turns():
        try:
            because = reason_to_close(turn, now)
            if because and close_turn(turn, now, because=because):
                closed += 1
        except Exception:
            log.exception("turn not closed", extra={"turn": turn.pk})
    return closed


def running_turns(*, closes_before: datetime | None = None) -> list[Turn]:
    """The open turns of running games whose clocks are not held; with a moment, those whose deadline lies before it.

    Their documents are read only when something looks into them.
    """
    turns = Turn.objects.filter(state=Turn.State.OPEN, game__status=Game.Status.RUNNING, game__schedule__held=False)
    if closes_before is not None:
        turns = turns.filter(closes_at__lt=closes_before)
    turns = turns.defer(*Turn.DOCUMENTS, "game__document")
    return list(turns.select_related("game__campaign", "game__schedule").prefetch_related("extensions__seat"))


def reason_to_close(turn: Turn, now: datetime) -> Turn.Closed | None:
    """Why a turn closes at this moment; ``None`` when it does not yet."""
    schedule = turn.game.schedule
    past = now >= last_deadline(turn) + timedelta(minutes=schedule.grace_minutes) if turn.closes_at else False
    if not past and not schedule.close_when_all_in:
        return None
    present = attendance(turn, now)
    if schedule.close_when_all_in and present.all_in and _settled(turn, now):
        return Turn.Closed.ALL_IN
    if not past or (schedule.missed == Schedule.Missed.WAIT and present.missing):
        return None
    return Turn.Closed.DEADLINE


def _settled(turn: Turn, now: datetime) -> bool:
    """Whether all orders are clear, or lie there so long that nobody seems to want to better them.

    If the umpire wishes, the next quarter hour is waited for, so that the hour of a report does not tell a player when
    his enemy made up his mind.
    """
    sheets, schedule = current_sheets(turn), turn.game.schedule
    since = max((sheet.received_at for sheet in sheets), default=turn.opened_at)
    if not all(sheet.is_clear for sheet in sheets):
        since += timedelta(minutes=schedule.settle_minutes)
    return now >= (next_quarter(since) if schedule.on_the_quarter else since)


def next_quarter(moment: datetime) -> datetime:
    """The next quarter hour, or the moment itself if it is one."""
    past = timedelta(minutes=moment.minute % 15, seconds=moment.second, microseconds=moment.microsecond)
    return moment + (QUARTER - past) % QUARTER
