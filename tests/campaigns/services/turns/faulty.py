"""Turns played while the database is locked, gone or full, or the disk is: ``python -m`` this module.

Each worker is a forked process that sweeps once while one of the faults is made; then we go on without it. Two
schedulers find the same work all the time: every fault is met by two workers at once. Prints its counts as one JSON
line.
"""

from __future__ import annotations

import errno
import json
import os
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import django

#: A locked database is waited for so many seconds only, so that the waiting runs out.
TIMEOUT = 0.1


def main(turns_wanted: int, seed: int, relay_port: int) -> None:
    """Play so many turns of a small battle, each with a fault, and count what became of them."""
    os.environ["ESTAFETTE_SMTP_PORT"] = str(relay_port)
    os.environ["ESTAFETTE_LOG_LEVEL"] = "CRITICAL"
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    from tests.campaigns.services.turns import killed_game
    from tests.campaigns.services.turns.killing import played

    database = settings.DATABASES["default"]
    database["OPTIONS"]["timeout"] = TIMEOUT
    call_command("migrate", verbosity=0)
    game = killed_game.set_up()
    faults: dict[str, Callable[[], Any]] = {
        "database locked": lambda: locked(Path(database["NAME"])),
        "database gone": lambda: gone(Path(database["NAME"])),
        "database full": full,
        "no room for reports": no_room_for_reports,
    }
    counts: Counter[str] = Counter()
    chance = random.Random(seed)
    for number in range(turns_wanted):
        fault = list(faults)[number % len(faults)]
        delay = chance.uniform(0, 0.15)
        played(killed_game, game, lambda at: counts.update(met(killed_game, faults[fault], fault, delay, at)))  # noqa: B023
    sys.stdout.write(json.dumps({**counts, **killed_game.result(game)}))


def met(stage: Any, fault: Callable[[], Any], name: str, delay: float, now: datetime) -> Counter[str]:
    """Let two workers loose on the same work while a fault is made for a moment; how many stumbled over it."""
    with fault() as within:
        workers = [forked(stage, now, within) for _ in range(2)]
        time.sleep(delay + TIMEOUT)
    ended = [os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1]) for worker in workers]
    return Counter({f"{name}: turns": 1, f"{name}: workers that stumbled": sum(map(bool, ended))})


def forked(stage: Any, now: datetime, within: Callable[[], None]) -> int:
    """A worker that sweeps once, after ``within`` has spoilt something in its own process; ends 1 if it stumbled."""
    worker = os.fork()
    if worker == 0:
        status = 1
        try:
            within()
            status = int(stage.sweep(now).failed > 0)
        finally:
            os._exit(status)
    return worker


@contextmanager
def locked(path: Path) -> Iterator[Callable[[], None]]:
    """Another program writes, and goes on writing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield lambda: None
        other.execute("ROLLBACK")


@contextmanager
def gone(path: Path) -> Iterator[Callable[[], None]]:
    """The folder of the database is not there, as when a disk is not mounted."""
    away = path.parent.with_name(f"{path.parent.name}-away")
    path.parent.rename(away)
    try:
        yield lambda: None
    finally:
        away.rename(path.parent)


@contextmanager
def full() -> Iterator[Callable[[], None]]:
    """The disk of the database has no room for another page, as the worker finds it."""
    from django.db import connection

    def spoil() -> None:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA max_page_count = 1")

    yield spoil


@contextmanager
def no_room_for_reports() -> Iterator[Callable[[], None]]:
    """No report can be drawn, for there is no room for it."""
    from orders.services.out import enclosures

    def refuse(reference: object, material: object) -> enclosures.Enclosure:
        raise OSError(errno.ENOSPC, "No space left on device")

    def spoil() -> None:
        for kind in ("map", "report", "form"):
            enclosures.RENDERERS[kind] = refuse

    yield spoil


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:4]))
