"""The timetable of a game: when turns close, when players are reminded. Pure: every instant is an argument.

Times of day are wall-clock times in the campaign's zone, turned into instants only at the end, so that a turn that
closes at 20:00 does so in summer and in winter. An hour that a spring change leaves out is moved on by the length of
the gap; one that an autumn change repeats means its first passing. Durations in hours are hours that really pass:
arithmetic is done in UTC, because between two times of one zone Python counts by the wall.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from django.utils.dateformat import format as date_format
from django.utils.translation import gettext as _

from campaigns.models import Schedule

#: How far ahead a slot is looked for: a schedule whose every day is a holiday for so long has no next close.
HORIZON_DAYS = 400


@dataclass(frozen=True, slots=True)
class Timetable:
    """A schedule as plain values. ``weekdays`` counts from Monday as 0; quiet hours may run past midnight."""

    kind: Schedule.Kind
    zone: ZoneInfo
    weekdays: frozenset[int] = frozenset()
    at: time = time(20, 0)
    hours: int = 72
    notice_hours: int = 12
    quiet_from: time | None = None
    quiet_until: time | None = None
    holidays: frozenset[date] = frozenset()

    @classmethod
    def of(cls, schedule: Schedule) -> Timetable:
        """Read a stored schedule."""
        return cls(
            kind=Schedule.Kind(schedule.kind),
            zone=ZoneInfo(schedule.game.campaign.time_zone),
            weekdays=frozenset(int(day) for day in schedule.weekdays),
            at=schedule.at or time(20, 0),
            hours=schedule.hours,
            notice_hours=schedule.notice_hours,
            quiet_from=schedule.quiet_from,
            quiet_until=schedule.quiet_until,
            holidays=frozenset(date.fromisoformat(day) for day in schedule.holidays),
        )


def instant(day: date, at: time, zone: ZoneInfo) -> datetime:
    """The instant, in UTC, of a wall-clock time on a day in a zone."""
    return datetime.combine(day, at, tzinfo=zone).astimezone(UTC)


def next_close(timetable: Timetable, opened_at: datetime) -> datetime | None:
    """When a turn opened at this instant closes; ``None`` when only the umpire closes it, or no day is left."""
    opened_at = opened_at.astimezone(UTC)
    match timetable.kind:
        case Schedule.Kind.MANUAL:
            return None
        case Schedule.Kind.WEEKDAYS:
            return _next_slot(timetable, opened_at + timedelta(hours=timetable.notice_hours))
        case Schedule.Kind.AFTER:
            due = full_hour(opened_at + timedelta(hours=timetable.hours), timetable.zone)
            return acceptable(timetable, due)


def full_hour(moment: datetime, zone: ZoneInfo) -> datetime:
    """The first full hour of a zone's wall clock at or after an instant: an hour that people can keep in mind."""
    local = moment.astimezone(zone)
    past = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
    return moment + (timedelta(hours=1) - past) if past else moment


def _next_slot(timetable: Timetable, earliest: datetime) -> datetime | None:
    """The first slot of the weekdays, holidays left out, at or after an instant."""
    first = earliest.astimezone(timetable.zone).date()
    for ahead in range(HORIZON_DAYS):
        day = first + timedelta(days=ahead)
        if day.weekday() not in timetable.weekdays or day in timetable.holidays:
            continue
        slot = instant(day, timetable.at, timetable.zone)
        if slot >= earliest:
            return slot
    return None


def acceptable(timetable: Timetable, moment: datetime) -> datetime | None:
    """The first instant from this one on that lies in no quiet hour and on no holiday; ``None`` if none is near."""
    moment = moment.astimezone(UTC)
    for _try in range(HORIZON_DAYS):
        local = moment.astimezone(timetable.zone)
        quiet = _quiet_period(timetable, moment)
        if local.date() in timetable.holidays:
            moment = instant(local.date() + timedelta(days=1), local.time().replace(fold=0), timetable.zone)
        elif quiet is not None:
            moment = quiet[1]
        else:
            return moment
    return None


def _quiet_period(timetable: Timetable, moment: datetime) -> tuple[datetime, datetime] | None:
    """Beginning and end of the quiet hours that an instant lies in, or ``None`` when it lies in none."""
    start, end = timetable.quiet_from, timetable.quiet_until
    if start is None or end is None or start == end:
        return None
    local = moment.astimezone(timetable.zone)
    for first_day in (local.date() - timedelta(days=1), local.date()):
        last_day = first_day if start < end else first_day + timedelta(days=1)
        begins, ends = instant(first_day, start, timetable.zone), instant(last_day, end, timetable.zone)
        if begins <= moment < ends:
            return begins, ends
    return None


def reminder_at(timetable: Timetable, deadline: datetime, hours_before: float) -> datetime:
    """When to remind: so many hours before the deadline, or before the quiet hours that this falls in begin."""
    moment = deadline.astimezone(UTC) - timedelta(hours=hours_before)
    quiet = _quiet_period(timetable, moment)
    return quiet[0] if quiet else moment


def due_reminder(
    timetable: Timetable, hours: list[float], *, opened_at: datetime, deadline: datetime, now: datetime
) -> float | None:
    """Which reminder is due now: the nearest to the deadline whose time has come, so that a long standstill brings one
    reminder, not all. A reminder whose time lay before the turn opened is not sent."""
    if now >= deadline:
        return None
    passed = [before for before in hours if opened_at < reminder_at(timetable, deadline, before) <= now]
    return min(passed, default=None)


def after_hold(timetable: Timetable, closes_at: datetime | None, held_at: datetime, now: datetime) -> datetime | None:
    """The deadline after a hold. Hours on the clock are given back in full; a fixed hour of the week stays when it is
    still ``notice_hours`` away, otherwise the next one counts."""
    if closes_at is None:
        return None
    if timetable.kind is Schedule.Kind.WEEKDAYS:
        least = now.astimezone(UTC) + timedelta(hours=timetable.notice_hours)
        return closes_at if closes_at >= least else _next_slot(timetable, least)
    held_for = now.astimezone(UTC) - held_at.astimezone(UTC)
    return acceptable(timetable, closes_at.astimezone(UTC) + max(held_for, timedelta(0)))


def pace_words(schedule: Schedule) -> str:
    """How often turns close, for people: ``a turn closes every Monday and Thursday at 20:00 (Brussels)``."""
    zone = ZoneInfo(schedule.game.campaign.time_zone)
    match schedule.kind:
        case Schedule.Kind.WEEKDAYS:
            at = schedule.at or time(20, 0)
            # 1 January 2024 was a Monday.
            days = [f"{date(2024, 1, 1 + int(day)):%A}" for day in sorted(schedule.weekdays)]
            listed = _(" and ").join([", ".join(days[:-1]), days[-1]] if days[1:] else days)
            return _("a turn closes every {days} at {at:%H:%M} ({place})").format(
                days=listed, at=at, place=place_of(zone)
            )
        case Schedule.Kind.AFTER:
            return _("a turn closes {hours} hours after it opened").format(hours=schedule.hours)
        case _:
            return _("your umpire closes the turns by hand")


def in_words(moment: datetime, zone: ZoneInfo) -> str:
    """A moment for people: ``Thursday 26 November, 20:00 (Brussels)``."""
    local = moment.astimezone(zone)
    return f"{date_format(local, 'l j F, H:i')} ({place_of(zone)})"


def in_short(moment: datetime, zone: ZoneInfo) -> str:
    """A moment for a subject line: ``Thu 26 Nov, 20:00``."""
    local = moment.astimezone(zone)
    return date_format(local, "D j M, H:i")


def place_of(zone: ZoneInfo) -> str:
    """The place after which a zone is named: ``Brussels``."""
    return zone.key.rsplit("/", 1)[-1].replace("_", " ")
