"""Turns played by workers that are killed at random moments: run as ``python -m tests.battles.services.killing``.

Each worker is a forked process that sweeps; it is killed with SIGKILL after a random part of the time that a whole
turn takes, and another goes on once the dead one's claims have run out. Prints its counts as one JSON line.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import django

HOUR = timedelta(hours=1)


def main(turns_wanted: int, seed: int, relay_port: int) -> None:
    """Play so many turns of a small battle and count what became of them."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    os.environ["ESTAFETTE_SMTP_PORT"] = str(relay_port)
    os.environ["ESTAFETTE_LOG_LEVEL"] = "CRITICAL"
    django.setup()
    from django.core.management import call_command

    from tests.battles.services import killed_game

    call_command("migrate", verbosity=0)
    game = killed_game.set_up()
    chance = random.Random(seed)
    counts: Counter[str] = Counter()
    now = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
    killed_game.order(game, now)
    now = killed_game.deadline(game)
    began = time.monotonic()
    killed_game.work(now)  # in this process, so that all workers inherit what is made once and kept
    whole = time.monotonic() - began
    for _ in range(turns_wanted):
        killed_game.order(game, now)
        now = killed_game.deadline(game)
        before = killed_game.number(game)
        killed = swept(killed_game, now, chance.uniform(0, 1.1) * whole)
        counts["workers killed" if killed else "workers that ended"] += 1
        counts["turns taken over"] += killed and killed_game.number(game) == before
        while killed_game.number(game) == before or not killed_game.settled(game):
            now += HOUR
            swept(killed_game, now, None)
    sys.stdout.write(json.dumps({**counts, **killed_game.result(game)}))


def swept(game: Any, now: datetime, seconds: float | None) -> bool:
    """Fork a worker that sweeps once, and kill it after so many seconds unless it has ended; whether it was killed."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            game.work(now)
            status = 0
        finally:
            os._exit(status)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:4]))
