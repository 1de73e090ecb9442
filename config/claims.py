"""Claims: how one worker of many takes a piece of work, and how another takes it over when he dies.

A claim is two columns, ``claimed_by`` and ``claimed_at``, set by a conditional update, so that of two workers who reach
for the same row only one gets it. While the work is in hand the claim is renewed; a claim that is not, because the
worker was killed, is free after ``settings.CLAIM_SECONDS``. Whatever the work produced is stored only under the
condition that the claim is still held.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from django.conf import settings
from django.db import DatabaseError, OperationalError, connection

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds between the tries of :func:`patiently`.
PAUSES = (0.2, 0.5, 1.0, 3.0, 5.0)


def new_token(worker: str = "") -> str:
    """A token that no other claim has: the worker's name (host and process when not given) and a random part."""
    name = worker or f"{socket.gethostname()}:{os.getpid()}"
    return f"{name[:60]}/{uuid.uuid4().hex[:12]}"


def stale_before(now: datetime) -> datetime:
    """Claims older than this are free."""
    return now - timedelta(seconds=settings.CLAIM_SECONDS)


def patiently(note: Callable[[], T]) -> T:
    """Do a short piece of writing that must not be lost, again after a pause while the database is busy or away.

    Raises the last fault when it stays so for some ten seconds.
    """
    for pause in PAUSES:
        try:
            return note()
        except OperationalError:
            log.warning("database busy; once more in %s s", pause)
            time.sleep(pause)
            connection.close_if_unusable_or_obsolete()
    return note()


@contextmanager
def kept_alive(renew: Callable[[datetime], int]) -> Iterator[None]:
    """Renew a claim from a thread of its own for as long as the block runs.

    ``renew`` sets ``claimed_at`` where the claim is still held and answers how many rows that were; the thread ends
    with the block, or when the claim is lost. A database that is locked for a moment is tried again.
    """
    done = threading.Event()

    def beat() -> None:
        try:
            while not done.wait(settings.CLAIM_SECONDS / 3):
                try:
                    if not renew(datetime.now(UTC)):
                        return
                except DatabaseError:
                    log.warning("claim not renewed this time", exc_info=True)
        finally:
            connection.close()

    thread = threading.Thread(target=beat, name="claim", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
