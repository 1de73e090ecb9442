"""The health of the line, part by part."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from campaigns.services.heartbeats import CLOCK, MAIL_GATE, beat
from orders.models import OutgoingMail, RawMail
from orders.services.keeping.health import inspect
from orders.services.keeping.metrics import metrics_text

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


def test_the_metrics_count_by_state_and_tell_the_oldest_age() -> None:
    alive()
    waiting_mail(NOW - timedelta(seconds=90))
    text = metrics_text(NOW).decode()
    assert 'estafette_mails_out{state="waiting"} 1.0' in text
    assert "estafette_outbox_oldest_seconds 90.0" in text
    assert 'estafette_heartbeat_age_seconds{part="clock"} 0.0' in text
