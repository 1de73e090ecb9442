"""Reminders to players whose orders are missing, and the umpire's notice of how matters stand before a turn closes."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

from campaigns.models import Notice, Turn, TurnException
from campaigns.services import notices
from campaigns.services.desk.rehearsal import rehearse
from campaigns.services.people import access
from campaigns.services.turns.attendance import attendance, on_leave
from campaigns.services.turns.closing import running_turns
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.releasing import announce_to_umpires, umpires_key
from campaigns.services.turns.timetable import Timetable, due_reminder

log = logging.getLogger(__name__)


def remind(now: datetime) -> int:
    """Announce what is due of every open turn; answers how many notices that were. Each is written once."""
    posted = 0
    for turn in running_turns():
        try:
            posted += remind_players(turn, now) + notify_umpires(turn, now)
        except Exception:
            log.exception("nobody reminded", extra={"turn": turn.pk})
    return posted


def remind_players(turn: Turn, now: datetime) -> int:
    """Remind the seats without orders, each by its own deadline; a player on leave by way of his deputy."""
    schedule = turn.game.schedule
    if not schedule.reminder_hours:
        return 0
    timetable = Timetable.of(schedule)
    hours = [float(before) for before in schedule.reminder_hours]
    posted = 0
    for seat in attendance(turn, now).missing:
        deadline = deadline_of(turn, seat)
        if deadline is None:
            continue
        before = due_reminder(timetable, hours, opened_at=turn.opened_at, deadline=deadline, now=now)
        if before is None:
            continue
        away = on_leave(seat, now.astimezone(timetable.zone).date())
        detail = {"deadline": deadline.isoformat(), "to_deputy": away and seat.deputy is not None}
        key = f"reminder/{turn.pk}/{seat.pk}/{before:g}"
        kind = Notice.Kind.REMINDER
        posted += notices.announce(key, kind, game=turn.game, turn=turn, seat=seat, detail=detail, now=now)
    return posted


def notify_umpires(turn: Turn, now: datetime) -> int:
    """Tell the umpires how a turn stands: once before its deadline, and at the deadline if a player is waited for."""
    minutes = turn.game.schedule.umpire_notice_minutes
    if turn.closes_at is None or not minutes or not access.umpires_of(turn.game.campaign):
        return 0
    at = f"{turn.closes_at:%Y%m%d%H%M}"
    if now >= turn.closes_at:
        occasion = f"waiting/{at}"
        if notices.is_announced(umpires_key(turn, occasion)) or not attendance(turn, now).missing:
            return 0
        return int(announce_to_umpires(turn, occasion, "waiting", now))
    if now >= max(turn.closes_at - timedelta(minutes=minutes), turn.opened_at + timedelta(minutes=1)):
        occasion = f"outlook/{at}"
        if notices.is_announced(umpires_key(turn, occasion)):
            return 0
        return int(announce_to_umpires(turn, occasion, "open", now, rehearsed=_rehearsed(turn, now)))
    return 0


def _rehearsed(turn: Turn, now: datetime) -> dict[str, Any]:
    """What a rehearsal with the present orders says: when it was, and its problem, or how much happened."""
    trial = rehearse(turn, now)
    found: dict[str, Any] = {"at": now.isoformat()}
    if trial.fault:
        return {**found, "fault": dict(trial.fault)}
    set_aside = sum(exception.kind == TurnException.Kind.SET_ASIDE for exception in trial.exceptions)
    return {**found, "events": len(trial.events), "set_aside": set_aside}
