"""Signs of life, with and without a database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.db import OperationalError

from campaigns.models import Heartbeat
from campaigns.services import heartbeats

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.mark.django_db(transaction=True)  # a pulse parts with connections, which no open transaction bears
def test_a_part_has_one_sign_of_life_its_newest() -> None:
    for hours in (0, 1):
        assert heartbeats.pulse(heartbeats.CLOCK, NOW + timedelta(hours=hours))
    assert Heartbeat.objects.get(part=heartbeats.CLOCK).at == NOW + timedelta(hours=1)


@pytest.mark.django_db
def test_a_part_outlives_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object, **__: object) -> None:
        raise OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(Heartbeat.objects, "update_or_create", away)
    assert not heartbeats.pulse(heartbeats.MAIL_GATE, NOW)
