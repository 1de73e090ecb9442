"""Claims: renewed while the work goes on, given up when lost, and notes that outlast a busy database."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import pytest
from django.db import OperationalError
from pytest_django import Settings

from config import claims


def test_two_tokens_are_never_the_same_and_name_their_worker() -> None:
    assert claims.new_token("a") != claims.new_token("a")
    assert claims.new_token("a").startswith("a/")
    assert len(claims.new_token("x" * 500)) <= 100


def test_a_claim_is_stale_when_it_was_not_renewed_in_time(settings: Settings) -> None:
    settings.CLAIM_SECONDS = 90
    now = datetime(2026, 11, 20, tzinfo=UTC)
    assert claims.stale_before(now) == now - timedelta(seconds=90)


def test_a_claim_is_renewed_while_the_work_goes_on(settings: Settings) -> None:
    settings.CLAIM_SECONDS = 0.03
    renewed = threading.Event()

    def renew(at: datetime) -> int:
        renewed.set()
        return 1

    with claims.kept_alive(renew):
        assert renewed.wait(10)


def test_a_lost_claim_is_not_fought_for_and_a_busy_database_is_asked_again(settings: Settings) -> None:
    settings.CLAIM_SECONDS = 0.03
    answers: list[int | Exception] = [OperationalError("locked"), 1, 0]
    asked = threading.Event()

    def renew(at: datetime) -> int:
        answer = answers.pop(0)
        if not answers:
            asked.set()
        if isinstance(answer, Exception):
            raise answer
        return answer

    with claims.kept_alive(renew):
        assert asked.wait(10)
    assert answers == []


@pytest.mark.django_db
def test_a_note_is_written_when_the_database_is_free_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "PAUSES", (0.0, 0.0))
    answers: list[object] = [OperationalError("locked"), OperationalError("locked"), "written"]

    def note() -> object:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    assert claims.patiently(note) == "written"


@pytest.mark.django_db
def test_a_database_that_stays_away_is_told_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "PAUSES", (0.0,))

    def note() -> object:
        raise OperationalError("gone")

    with pytest.raises(OperationalError, match="gone"):
        claims.patiently(note)
