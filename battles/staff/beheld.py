"""Troops as a staff saw them last: seen anew when something of them has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Seen = TypeVar("Seen")


class Beheld(Generic[Seen]):
    """What a staff takes troops for, by id, each for as long as its state is the same.

    A turn leads a dozen commands of a side, and few of all the others move between two of them.
    """

    def __init__(self) -> None:
        self._seen: dict[str, tuple[tuple[object, ...], Seen]] = {}

    def get(self, id: str, state: tuple[object, ...], look: Callable[[], Seen]) -> Seen:
        """What a unit is taken for in a ``state``: all of it that may change and that ``look`` makes use of."""
        known = self._seen.get(id)
        if known is not None and known[0] == state:
            return known[1]
        seen = look()
        self._seen[id] = (state, seen)
        return seen
