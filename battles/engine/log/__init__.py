"""The log in words (contract, section 5): each event told from its own fields and the names of things.

Events carry no words. A log is worded when it is shown, and when a file leaves the house; nothing reads it back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from battles.engine.dataclasses import replace
from battles.engine.events import Event


class Log(Protocol):
    """Words events with the names of one battle."""

    def text(self, event: Event) -> str:
        """One or two sentences in the log's language."""


def worded(log: Log, events: Iterable[Event]) -> tuple[Event, ...]:
    """Events with their wording, as they stand in a file that leaves the house."""
    return tuple(replace(event, text=log.text(event)) for event in events)
