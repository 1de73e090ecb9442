"""The sweep: one look through the database for everything that is due.

Beat wakes it every few seconds, on as many machines as run one. It closes open turns whose time has come, announces
reminders, and does the chores that the applications bring (``ports.CHORES``), each in its place. A chore that is work
on single things hands each on by its id: queued, or done here and now. Each piece is claimed by its doer, so finding it
twice does no harm, and a fault in one piece leaves the others alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime

from campaigns.services import heartbeats
from campaigns.services.ports import CHORES
from campaigns.services.turns import closing, reminding
from campaigns.services.turns.chores import Chore
from config.wake import wake

log = logging.getLogger(__name__)

#: No sweep hands on more of one kind: the next one comes soon, and a queue should not grow behind a slow worker.
MOST_AT_ONCE = 200


@dataclass(slots=True)
class Account:
    """What a sweep found due, by the name of the chore, and how many pieces of it failed."""

    found: dict[str, int] = field(default_factory=dict)
    failed: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{count} {name}" for name, count in {**self.found, "failed": self.failed}.items())


def sweep(now: datetime, *, queue: bool = False) -> Account:
    """Do everything that is due, or with ``queue`` hand it to the workers. Answers what was found."""
    account = Account()
    heartbeats.beat(heartbeats.CLOCK, now)
    steps: list[tuple[int, str, Callable[[], int]]] = [
        (20, "closed", lambda: closing.close_due_turns(now)),
        (40, "reminders", lambda: reminding.remind(now)),
    ]
    steps += [(chore.place, name, _step(account, name, chore, now, queue=queue)) for name, chore in CHORES.items()]
    for _, name, step in sorted(steps, key=lambda each: each[0]):
        with _guarded(account, name):
            account.found[name] = step()
    return account


def _step(account: Account, name: str, chore: Chore, now: datetime, *, queue: bool) -> Callable[[], int]:
    """A chore as a step of one sweep; a fault of one piece is logged and counted. Answers how many there were."""

    def step() -> int:
        found = chore.find(now, MOST_AT_ONCE)
        for number in found:
            with _guarded(account, f"{name} {number}"):
                wake(chore.task, number) if queue else chore.do(number, now)
        return len(found)

    return step


@contextmanager
def _guarded(account: Account, what: str) -> Iterator[None]:
    """Keep a fault to the piece of work that it is in: it is logged, counted and tried again by a later sweep."""
    try:
        yield
    except Exception:
        account.failed += 1
        log.exception("sweep: %s failed", what)
