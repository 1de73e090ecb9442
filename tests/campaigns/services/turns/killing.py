"""Turns played by workers that are killed at random moments: run with ``python -m``.

Each worker is a forked process that sweeps. First several of them race for each turn; then each is killed with SIGKILL
after a random part of the time that a worker takes, and we go on once the dead one's claims have run out.
Prints its counts as one JSON line; told to end (SIGTERM) it does so after the turn in hand. It ends too when whoever
began it is gone, as his relay is gone with him, and no report would ever arrive.
"""

from __future__ import annotations

import gc
import json
import os
import random
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import django

HOUR = timedelta(hours=1)
#: The process that began this one, and wants its counts.
ASKED_BY = os.getppid()
#: So many turns are raced for by so many workers at once, before the killing begins.
RACES, WORKERS = 20, 3
ENDED = "workers that ended before"
#: How long a worker takes is reckoned anew after each, as the machine is busier or less: shorter when one ended before
#: it was killed, longer when not. So some six of seven are killed, at any moment of their work.
SHORTER, LONGER = 0.94, 1.01


def main(turns_wanted: int, seed: int, relay_port: int) -> None:
    """Play so many turns of a small battle and count what became of them."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    os.environ["ESTAFETTE_SMTP_PORT"] = str(relay_port)
    os.environ["ESTAFETTE_LOG_LEVEL"] = "CRITICAL"
    django.setup()
    from django.core.management import call_command

    from tests.campaigns.services.turns import killed_game

    call_command("migrate", verbosity=0)
    game = killed_game.set_up()
    began = time.monotonic()
    now = played(killed_game, game, killed_game.work)
    whole = time.monotonic() - began
    gc.freeze()  # a collection in a forked worker would copy all that it inherits
    counts: Counter[str] = Counter()
    for _ in range(RACES):
        now = played(killed_game, game, lambda at: raced(killed_game, at))
        counts["turns raced for"] += 1
    chance = random.Random(seed)
    enough: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: enough.append(number))
    for _ in range(turns_wanted):
        if enough:
            break
        ended = counts[ENDED]
        seconds = chance.uniform(0, whole)
        now = played(killed_game, game, lambda at, seconds=seconds: counts.update(killed(killed_game, at, seconds)))
        whole *= SHORTER if counts[ENDED] > ended else LONGER
    sys.stdout.write(json.dumps({**counts, **killed_game.result(game), "ended": str(now)}))


def played(stage: Any, game: int, begin: Callable[[datetime], object]) -> datetime:
    """Play the open turn: ``begin`` lets workers loose at its deadline, we finish it. Answers the time then."""
    stage.order(game, stage.START)
    now: datetime = stage.deadline(game)
    before = stage.number(game)
    begin(now)
    while stage.number(game) == before or not stage.settled(game):
        if os.getppid() != ASKED_BY:
            sys.exit("Nobody is left who wants the counts.")
        now += HOUR
        stage.work(now)
    return now


def raced(stage: Any, now: datetime) -> None:
    """Let several workers loose at once, and wait for all of them."""
    for worker in [forked(stage, now) for _ in range(WORKERS)]:
        os.waitpid(worker, 0)


def killed(stage: Any, now: datetime, seconds: float) -> Counter[str]:
    """Let one worker loose and kill it after so many seconds, or see that it has ended; what became of it."""
    ended, held = os.pipe()  # the worker holds the other end as long as it lives
    worker = forked(stage, now)
    os.close(held)
    select.select([ended], [], [], seconds)
    os.close(ended)
    os.kill(worker, signal.SIGKILL)
    _, status = os.waitpid(worker, 0)
    return Counter({"workers killed" if os.WIFSIGNALED(status) else ENDED: 1})


def forked(stage: Any, now: datetime) -> int:
    """A worker that sweeps once; its process id."""
    worker = os.fork()
    if worker == 0:
        status = 1
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        try:
            stage.work(now)
            status = 0
        finally:
            os._exit(status)
    return worker


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:4]))
