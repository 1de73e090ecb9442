"""A worker who finishes a turn while the turn before is being corrected; run with ``python -m`` on PostgreSQL.

The worker claims and stores between the correction's look for workers and its change of the turns. What it prints as
JSON is for ``test_race``: the turns that are left, as number, branch and state, and what the worker stumbled over.
"""

from __future__ import annotations

import threading
from typing import Any

from tests.alone import tell

PATIENCE = 2.0


def race() -> dict[str, Any]:
    """Let the two meet at the worst moment."""
    from django.db import DatabaseError, connection

    from campaigns.models import Turn
    from campaigns.services.rulings import corrections
    from campaigns.services.turns import life, releasing, resolution
    from tests.played import HOUR, NOON, play

    played = play()
    life.close_turn(played.second, NOON + 2 * HOUR, because=Turn.Closed.UMPIRE)
    faults: list[str] = []
    may_look, worked_out, written = threading.Event(), threading.Event(), threading.Event()
    store, copy, finish = releasing.store, corrections._copy, resolution.store

    def slow_store(package: releasing.Package, now: Any) -> None:
        store(package, now)
        written.set()
        # Nothing is committed yet: let the correction go on meanwhile.
        threading.Event().wait(PATIENCE / 2)

    def announced_store(*arguments: Any) -> Turn | None:
        worked_out.set()
        return finish(*arguments)

    def work() -> None:
        may_look.wait()
        try:
            resolution.resolve(played.second.pk, NOON + 3 * HOUR)
        except Exception as fault:
            faults.append(type(fault).__name__)
        connection.close()

    def slow_copy(*arguments: Any) -> Turn:
        if not may_look.is_set():
            may_look.set()
            assert worked_out.wait(60)
            # It has written, or waits for us to be done.
            written.wait(PATIENCE)
        return copy(*arguments)

    releasing.store, corrections._copy, resolution.store = slow_store, slow_copy, announced_store
    worker = threading.Thread(target=work)
    worker.start()
    try:
        corrections.correct(played.first, [], who="umpire", now=NOON + 3 * HOUR, reason="a slip")
    except DatabaseError as fault:
        faults.append(type(fault).__name__)
    worker.join()
    turns = played.battle.turns.exclude(state=Turn.State.SUPERSEDED).order_by("branch", "number")
    return {"turns": [list(row) for row in turns.values_list("number", "branch", "state")], "faults": faults}


if __name__ == "__main__":
    tell(race)
