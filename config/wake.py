"""Wake the workers after a commit. A message is only a wake-up: the sweep finds in the database what it has missed."""

from __future__ import annotations

import logging
from functools import partial

from django.conf import settings
from django.db import transaction

log = logging.getLogger(__name__)

#: Seconds after which an undelivered wake-up is worthless, because a sweep has been by.
STALE_AFTER = 120


def wake(task: str, *arguments: int | str) -> None:
    """Queue the task of this name once the present transaction is committed. Never raises."""
    if settings.WAKE_WORKERS:
        transaction.on_commit(partial(_send, task, arguments))


def _send(task: str, arguments: tuple[int | str, ...]) -> None:
    """Hand the message to the broker. One that is down costs promptness, not work, so its errors stop here."""
    # Whoever wakes nobody, such as a command for files, does without Celery.
    from config.celery import app

    try:
        app.send_task(task, args=arguments, expires=STALE_AFTER, retry=False)
    except Exception:
        log.warning("queue not reached; the sweep will find %s%s", task, arguments, exc_info=True)
