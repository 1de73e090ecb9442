"""The clock: fixed hours, hours after the last, quiet hours, holidays, and both changes of daylight saving time."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.models import Schedule
from campaigns.services.turns.timetable import (
    Timetable,
    after_hold,
    due_reminder,
    in_short,
    in_words,
    next_close,
    reminder_at,
)

BRUSSELS = ZoneInfo("Europe/Brussels")
WEEKDAYS, AFTER, MANUAL = Schedule.Kind.WEEKDAYS, Schedule.Kind.AFTER, Schedule.Kind.MANUAL


def local(text: str) -> datetime:
    """A wall-clock time in Brussels."""
    return datetime.fromisoformat(text).replace(tzinfo=BRUSSELS)


def thursdays(**changes: object) -> Timetable:
    """A schedule that closes on Thursdays at 20:00."""
    values: dict[str, object] = {"kind": WEEKDAYS, "zone": BRUSSELS, "weekdays": frozenset({3}), "at": time(20, 0)}
    return Timetable(**{**values, **changes})  # type: ignore[arg-type]


def after(hours: int, **changes: object) -> Timetable:
    """A schedule that closes so many hours after the turn opened."""
    values: dict[str, object] = {"kind": AFTER, "zone": BRUSSELS, "hours": hours}
    return Timetable(**{**values, **changes})  # type: ignore[arg-type]


def test_only_the_umpire_closes_a_manual_turn() -> None:
    assert next_close(Timetable(MANUAL, BRUSSELS), local("2026-11-20T10:00")) is None


def test_a_fixed_hour_is_the_next_of_its_weekdays() -> None:
    assert next_close(thursdays(), local("2026-11-20T10:00")) == local("2026-11-26T20:00")


def test_a_slot_within_the_notice_is_left_for_the_next_one() -> None:
    assert next_close(thursdays(), local("2026-11-26T07:59")) == local("2026-11-26T20:00")
    assert next_close(thursdays(), local("2026-11-26T08:01")) == local("2026-12-03T20:00")


def test_a_holiday_is_passed_over() -> None:
    timetable = thursdays(holidays=frozenset({date(2026, 11, 26)}))
    assert next_close(timetable, local("2026-11-20T10:00")) == local("2026-12-03T20:00")


def test_a_schedule_with_no_weekday_never_closes_by_itself() -> None:
    assert next_close(thursdays(weekdays=frozenset()), local("2026-11-20T10:00")) is None


@pytest.mark.parametrize(
    ("opened", "closes_utc"),
    [
        ("2026-03-27T10:00", "2026-04-02T18:00"),  # summer time has begun on 29 March
        ("2026-10-23T10:00", "2026-10-29T19:00"),  # winter time has begun on 25 October
    ],
)
def test_a_fixed_hour_stays_the_same_on_the_wall_when_the_clocks_change(opened: str, closes_utc: str) -> None:
    close = next_close(thursdays(), local(opened))
    assert close == datetime.fromisoformat(closes_utc).replace(tzinfo=UTC)
    assert close is not None
    assert close.astimezone(BRUSSELS).hour == 20


def test_an_hour_that_spring_leaves_out_is_moved_on_by_the_gap() -> None:
    sunday = thursdays(weekdays=frozenset({6}), at=time(2, 30))
    close = next_close(sunday, local("2026-03-27T10:00"))
    assert close is not None
    assert close.astimezone(BRUSSELS).time() == time(3, 30)


def test_an_hour_that_autumn_repeats_means_its_first_passing() -> None:
    sunday = thursdays(weekdays=frozenset({6}), at=time(2, 30))
    assert next_close(sunday, local("2026-10-23T10:00")) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


def test_hours_after_the_last_are_hours_that_really_pass_over_a_change_of_the_clocks() -> None:
    opened = local("2026-03-28T12:00")
    close = next_close(after(24), opened)
    assert close is not None
    assert close - opened.astimezone(UTC) == timedelta(hours=24)
    assert close.astimezone(BRUSSELS).time() == time(13, 0)


def test_a_close_in_quiet_hours_waits_for_their_end_past_midnight_too() -> None:
    timetable = after(12, quiet_from=time(22, 0), quiet_until=time(8, 0))
    assert next_close(timetable, local("2026-11-20T11:00")) == local("2026-11-21T08:00")
    assert next_close(timetable, local("2026-11-20T15:00")) == local("2026-11-21T08:00")
    assert next_close(timetable, local("2026-11-20T09:00")) == local("2026-11-20T21:00")


def test_quiet_hours_over_the_autumn_change_end_at_their_hour() -> None:
    timetable = after(10, quiet_from=time(22, 0), quiet_until=time(8, 0))
    assert next_close(timetable, local("2026-10-24T16:00")) == datetime(2026, 10, 25, 7, 0, tzinfo=UTC)


def test_a_close_on_a_holiday_moves_to_the_same_hour_of_the_next_day() -> None:
    timetable = after(24, holidays=frozenset({date(2026, 12, 25), date(2026, 12, 26)}))
    assert next_close(timetable, local("2026-12-24T18:00")) == local("2026-12-27T18:00")


def test_a_reminder_in_quiet_hours_comes_before_they_begin() -> None:
    timetable = after(24, quiet_from=time(22, 0), quiet_until=time(8, 0))
    assert reminder_at(timetable, local("2026-11-26T12:00"), 6) == local("2026-11-25T22:00")
    assert reminder_at(timetable, local("2026-11-26T20:00"), 6) == local("2026-11-26T14:00")


def test_after_a_long_standstill_only_the_nearest_reminder_is_due() -> None:
    due = due_reminder(
        after(72), [48.0, 24.0, 3.0], opened_at=local("2026-11-20T10:00"), deadline=local("2026-11-23T10:00"),
        now=local("2026-11-22T12:00"),
    )  # fmt: skip
    assert due == 24.0


def test_a_reminder_from_before_the_turn_opened_is_not_sent() -> None:
    due = due_reminder(
        after(12), [24.0], opened_at=local("2026-11-20T10:00"), deadline=local("2026-11-20T22:00"),
        now=local("2026-11-20T10:01"),
    )  # fmt: skip
    assert due is None


def test_nobody_is_reminded_after_the_deadline() -> None:
    due = due_reminder(
        after(72), [3.0], opened_at=local("2026-11-20T10:00"), deadline=local("2026-11-23T10:00"),
        now=local("2026-11-23T10:00"),
    )  # fmt: skip
    assert due is None


def test_a_hold_gives_hours_back_in_full() -> None:
    resumed = after_hold(after(72), local("2026-11-23T10:00"), local("2026-11-21T10:00"), local("2026-11-21T15:00"))
    assert resumed == local("2026-11-23T15:00")


def test_after_a_hold_a_fixed_hour_stays_when_it_is_far_enough_away_and_moves_on_when_not() -> None:
    closes, held = local("2026-11-26T20:00"), local("2026-11-21T10:00")
    assert after_hold(thursdays(), closes, held, local("2026-11-25T10:00")) == closes
    assert after_hold(thursdays(), closes, held, local("2026-11-26T19:00")) == local("2026-12-03T20:00")


def test_times_read_as_people_say_them() -> None:
    moment = datetime(2026, 11, 26, 19, 0, tzinfo=UTC)
    assert in_words(moment, BRUSSELS) == "Thursday 26 November, 20:00 (Brussels)"
    assert in_short(moment, BRUSSELS) == "Thu 26 Nov, 20:00"


quiet = st.tuples(st.times(), st.times())


@settings(max_examples=60, deadline=None)
@given(
    opened=st.datetimes(min_value=datetime(2026, 1, 1), max_value=datetime(2027, 1, 1)),
    hours=st.integers(1, 400),
    quiet=quiet,
    zone=st.sampled_from(["Europe/Brussels", "America/New_York", "Australia/Lord_Howe", "UTC"]),
)
def test_a_close_is_never_early_nor_in_quiet_hours(
    opened: datetime, hours: int, quiet: tuple[time, time], zone: str
) -> None:
    opened = opened.replace(tzinfo=UTC)
    start, end = (moment.replace(second=0, microsecond=0) for moment in quiet)
    timetable = Timetable(AFTER, ZoneInfo(zone), hours=hours, quiet_from=start, quiet_until=end)
    close = next_close(timetable, opened)
    assert close is not None
    assert close >= opened + timedelta(hours=hours)
    if start != end:
        at = close.astimezone(ZoneInfo(zone))
        later = timetable.zone.utcoffset(at.replace(tzinfo=None) + timedelta(hours=3))
        if later == at.utcoffset() == timetable.zone.utcoffset(at.replace(tzinfo=None) - timedelta(hours=26)):
            within = start <= at.time() < end if start < end else at.time() >= start or at.time() < end
            assert not within


def test_a_turn_that_closes_after_some_hours_does_so_at_a_full_hour_of_the_zones_clock() -> None:
    timetable = Timetable(kind=Schedule.Kind.AFTER, zone=ZoneInfo("Asia/Kolkata"), hours=24)
    opened = datetime(2026, 11, 22, 10, 7, 3, tzinfo=UTC)
    due = next_close(timetable, opened)
    assert due is not None
    assert due.astimezone(timetable.zone).strftime("%H:%M:%S") == "16:00:00"
    assert due - opened >= timedelta(hours=24)
