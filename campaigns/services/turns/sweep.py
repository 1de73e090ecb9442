"""The sweep: one look through the database for everything that is due.

Beat wakes it every few seconds, on as many machines as run one. It does the chores that are registered, in their order:
here open turns are closed whose time has come, closed turns resolved, and reminders and notices announced; whoever
takes mail in and sends it out adds his own. A chore that is work on single things hands each on by its id: queued, or
done here and now. Each piece is claimed by its doer, so finding it twice does no harm, and a fault in one piece leaves
the others alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime

from campaigns.services import heartbeats
from campaigns.services.turns import closing, reminding, resolution
from config.wake import wake

log = logging.getLogger(__name__)

#: No sweep hands on more of one kind: the next one comes soon, and a queue should not grow behind a slow worker.
MOST_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Chore:
    """Work on single things: how to find the ids of those that are due, how to do one, and the task that does it.

    ``place`` orders the chores of a sweep; closing turns is 20, resolving them 30 and reminding 40.
    """

    name: str
    place: int
    find: Callable[[datetime, int], list[int]]
    do: Callable[[int, datetime], object]
    task: str


@dataclass(slots=True)
class Account:
    """What a sweep found due, by the name of the chore, and how many pieces of it failed."""

    found: dict[str, int] = field(default_factory=dict)
    failed: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{count} {name}" for name, count in {**self.found, "failed": self.failed}.items())


_chores: dict[str, Chore] = {}


def register(chore: Chore) -> None:
    """Let every sweep do this chore."""
    _chores[chore.name] = chore


def sweep(now: datetime, *, queue: bool = False) -> Account:
    """Do everything that is due, or with ``queue`` hand it to the workers. Answers what was found."""
    account = Account()
    heartbeats.beat(heartbeats.CLOCK, now)
    steps: list[tuple[int, str, Callable[[], int]]] = [
        (20, "closed", lambda: closing.close_due_turns(now)),
        (40, "reminders", lambda: reminding.remind(now)),
    ]
    steps += [(chore.place, chore.name, _step(account, chore, now, queue=queue)) for chore in _chores.values()]
    for _, name, step in sorted(steps, key=lambda each: each[0]):
        with _guarded(account, name):
            account.found[name] = step()
    return account


def _step(account: Account, chore: Chore, now: datetime, *, queue: bool) -> Callable[[], int]:
    """A chore as a step of one sweep; a fault of one piece is logged and counted. Answers how many there were."""

    def step() -> int:
        found = chore.find(now, MOST_AT_ONCE)
        for number in found:
            with _guarded(account, f"{chore.name} {number}"):
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


register(Chore("turns", 30, resolution.due_turns, resolution.resolve, "turns.resolve"))
