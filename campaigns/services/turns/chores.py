"""A chore of the sweep: work on single things, done by whoever has brought it (``campaigns.services.ports``)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Chore:
    """Work on single things: how to find the ids of those that are due, how to do one, and the task that does it.

    ``place`` orders the chores of a sweep; closing turns is 20, resolving them 30 and reminding 40.
    """

    place: int
    find: Callable[[datetime, int], list[int]]
    do: Callable[[int, datetime], object]
    task: str
