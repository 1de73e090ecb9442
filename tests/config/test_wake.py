"""Wake-ups: queued only when the work is committed, and lost without harm."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from django.db import transaction
from pytest_django import DjangoCaptureOnCommitCallbacks, Settings

from config import wake
from config.celery import app


@pytest.fixture
def sent(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[object, ...]]]:
    """What was handed to the queue."""
    settings.WAKE_WORKERS = True
    handed: list[tuple[str, tuple[object, ...]]] = []
    monkeypatch.setattr(app, "send_task", lambda name, args, **_: handed.append((name, args)))
    return handed


@pytest.mark.django_db
def test_a_wake_up_is_queued_when_the_work_is_committed(
    sent: list[Any], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        wake.wake("battles.resolve", 7)
        assert sent == []
    assert sent == [("battles.resolve", (7,))]


@pytest.mark.django_db
def test_work_that_is_rolled_back_wakes_nobody(
    sent: list[Any], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    @transaction.atomic
    def fail() -> None:
        wake.wake("battles.resolve", 7)
        raise ZeroDivisionError

    with django_capture_on_commit_callbacks(execute=True), pytest.raises(ZeroDivisionError):
        fail()
    assert sent == []


@pytest.mark.django_db
def test_a_queue_that_is_away_costs_a_warning_and_nothing_else(
    sent: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    def away(*_: object, **__: object) -> None:
        raise ConnectionError("no broker")

    monkeypatch.setattr(app, "send_task", away)
    with caplog.at_level(logging.WARNING), django_capture_on_commit_callbacks(execute=True):
        wake.wake("battles.resolve", 7)
    assert "the sweep will find battles.resolve" in caplog.text
