"""The health of the line, part by part."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from campaigns.models import Extension, Notice, Schedule, Turn
from campaigns.services.heartbeats import CLOCK, MAIL_GATE, beat
from orders.models import OutgoingMail, RawMail
from orders.services.keeping.health import inspect
from orders.services.keeping.metrics import metrics_text
from tests.campaigns.services.games import Match
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
pytestmark = pytest.mark.django_db


def ailing() -> dict[str, str]:
    return {check.part: check.say for check in inspect(NOW) if not check.well}


def alive() -> None:
    beat(CLOCK, NOW)
    beat(MAIL_GATE, NOW)


def waiting_mail(created_at: datetime) -> OutgoingMail:
    return OutgoingMail.objects.create(
        key=f"k{created_at}", kind="notice", to="a@players.test", sender="o@x.test", subject="s", text="t",
        message_id=f"<{created_at.timestamp()}@x>", created_at=created_at, next_try_at=created_at,
    )  # fmt: skip


def test_a_fresh_installation_says_what_has_not_started() -> None:
    assert set(ailing()) == {"mail gate", "clock"}
    assert "listen_mail" in ailing()["mail gate"]


def test_all_is_well_while_the_parts_give_signs_of_life() -> None:
    alive()
    assert ailing() == {}


@pytest.mark.parametrize(("part", "name", "minutes"), [(CLOCK, "clock", 4), (MAIL_GATE, "mail gate", 6)])
def test_a_part_that_falls_silent_is_named(part: str, name: str, minutes: int) -> None:
    alive()
    beat(part, NOW - timedelta(minutes=minutes))
    assert set(ailing()) == {name}


def test_mail_that_nobody_reads_or_delivers_is_named() -> None:
    alive()
    RawMail.objects.create(received_at=NOW - timedelta(minutes=6), way="smtp", raw=b"x", digest="d")
    waiting_mail(NOW - timedelta(minutes=31))
    assert set(ailing()) == {"reading", "outbox"}


@pytest.fixture
def late(game: Match) -> Turn:
    """An open turn whose deadline passed an hour ago."""
    alive()
    Notice.objects.update(at=NOW)
    Turn.objects.update(closes_at=NOW - timedelta(hours=1))
    return game.turn


def test_a_turn_that_should_have_closed_is_overdue(late: Turn) -> None:
    assert set(ailing()) == {"turns"}


def test_a_turn_with_more_time_for_one_seat_is_not_overdue(late: Turn, cast: Cast) -> None:
    Extension.objects.create(turn=late, seat=cast.foy_seat, until=NOW + timedelta(days=1), who="umpire")
    assert ailing() == {}


def test_a_turn_within_its_days_of_grace_is_not_overdue(late: Turn) -> None:
    Schedule.objects.update(grace_minutes=24 * 60)
    assert ailing() == {}


def test_a_turn_that_waits_for_the_umpires_decision_is_not_overdue(late: Turn) -> None:
    Schedule.objects.update(missed=Schedule.Missed.WAIT)
    assert ailing() == {}


def test_a_closed_turn_that_nobody_resolves_is_overdue_and_one_with_a_problem_waits(late: Turn) -> None:
    Turn.objects.update(state=Turn.State.CLOSED, closed_at=NOW - timedelta(hours=1))
    assert set(ailing()) == {"turns"}
    Turn.objects.update(problem="KeyError: 'terrain'")
    assert ailing() == {}


def test_letters_that_nobody_writes_are_named_and_those_that_cannot_be_written_wait(late: Turn) -> None:
    Turn.objects.update(closes_at=NOW + timedelta(days=1))
    Notice.objects.update(at=NOW - timedelta(minutes=6))
    assert set(ailing()) == {"letters"}
    Notice.objects.update(attempts=5)
    assert ailing() == {}
    said = {check.part: check.say for check in inspect(NOW)}["letters"]
    assert said == "2 letters could not be written and wait for an umpire."


def test_the_metrics_count_by_state_and_tell_the_oldest_age() -> None:
    alive()
    waiting_mail(NOW - timedelta(seconds=90))
    text = metrics_text(NOW).decode()
    assert 'estafette_mails_out{state="waiting"} 1.0' in text
    assert "estafette_outbox_oldest_seconds 90.0" in text
    assert 'estafette_heartbeat_age_seconds{part="clock"} 0.0' in text
