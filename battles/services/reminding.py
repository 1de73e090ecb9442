"""Reminders to players whose orders are missing, and the umpire's notice of how matters stand before a turn closes."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from battles.models import Turn
from battles.services.attendance import attendance, on_leave
from battles.services.clock import Timetable, due_reminder
from battles.services.closing import running_turns
from battles.services.deadlines import deadline_of
from battles.services.rehearsal import rehearse
from orders.services import letters, outbox

log = logging.getLogger(__name__)


def remind(now: datetime) -> int:
    """Post what is due of every open turn; answers how many mails that were. The outbox sends each of them once."""
    posted = 0
    for turn in running_turns():
        try:
            posted += remind_players(turn, now) + notify_umpires(turn, now)
        except Exception:
            log.exception("nobody reminded", extra={"turn": turn.pk})
    return posted


def remind_players(turn: Turn, now: datetime) -> int:
    """Remind the seats without orders, each by its own deadline; a player on leave by way of his deputy."""
    schedule = turn.battle.schedule
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
        key = f"reminder/{turn.pk}/{seat.pk}/{before:g}" if before is not None else ""
        if not key or outbox.is_posted(key):
            continue
        away = on_leave(seat, now.astimezone(timetable.zone).date())
        to = seat.deputy.email if away and seat.deputy else ""
        letter = letters.reminder(turn, seat, deadline, now)
        posted += bool(outbox.post_letter(letter, key=key, kind="reminder", seat=seat, turn=turn, now=now, to=to))
    return posted


def notify_umpires(turn: Turn, now: datetime) -> int:
    """Tell the umpires how a turn stands: once before its deadline, and at the deadline if a player is waited for."""
    minutes = turn.battle.schedule.umpire_notice_minutes
    if turn.closes_at is None or not minutes:
        return 0
    if now >= turn.closes_at:
        return letters.post_waiting_to_umpires(turn, now)
    if now >= max(turn.closes_at - timedelta(minutes=minutes), turn.opened_at + timedelta(minutes=1)):
        if letters.is_told(turn, letters.outlook_occasion(turn)):
            return 0
        return letters.post_outlook_to_umpires(turn, now, _rehearsed(turn, now))
    return 0


def _rehearsed(turn: Turn, now: datetime) -> str:
    """What a rehearsal with the present orders says, in one line."""
    trial = rehearse(turn, now)
    at = now.astimezone(Timetable.of(turn.battle.schedule).zone)
    if trial.problem:
        return f"Rehearsed at {at:%H:%M} with these orders: it fails. {trial.problem}"
    set_aside = sum(exception.get("kind") == "set aside" for exception in trial.exceptions)
    faults = f"{set_aside} set aside" if set_aside else "no faults"
    return f"Rehearsed at {at:%H:%M} with these orders: completes, {len(trial.events)} events, {faults}."
