"""Whose action each event of a turn belongs to: one general's card after the other (CR-CMD-1)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.commands import Activation
from battles.engine.events import Event
from battles.rulesets.carolus_rex.table.field import Phase


def activations(events: Sequence[Event]) -> tuple[Activation, ...]:
    """The activations of a turn; shooting, combat and what follows belong to both sides at once, hence to none."""
    opened = [event for event in events if event.kind == "activate"]
    found = []
    for index, event in enumerate(opened):
        if index + 1 < len(opened):
            last = opened[index + 1].n - 1
        else:
            last = max(other.n for other in events if other.phase == Phase.MOVEMENT)
        found.append(Activation(event.side, (event.unit,), event.n, last, event.n))
    return tuple(found)
