"""Whose action each event of a turn belongs to: the phase of one side, then that of the other (OT-SEQ-2)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.commands import Activation
from battles.engine.events import Event
from battles.rulesets.old_trousers.table.field import Segment


def activations(events: Sequence[Event]) -> tuple[Activation, ...]:
    """The phases of the sides."""
    openings = [event for event in events if event.kind == "activate"]
    ends = [event.n for event in events if event.phase == Segment.END]
    close = ends[0] if ends else (events[-1].n + 1 if events else 1)
    stops = [*(event.n for event in openings[1:]), close]
    return tuple(
        Activation(event.side, (), event.n, stop - 1, event.n) for event, stop in zip(openings, stops, strict=False)
    )
