"""Whose action each event of a turn belongs to: a player turn a side (BNB-TURN-1)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.commands import Activation
from battles.engine.events import Event
from battles.rulesets.big_napoleonic.table.field import Phase


def activations(events: Sequence[Event]) -> tuple[Activation, ...]:
    """The player turns, each of a whole side."""
    openings = [event for event in events if event.kind == "initiative"]
    ends = [event.n for event in events if event.phase == Phase.END]
    close = ends[0] if ends else (events[-1].n + 1 if events else 1)
    stops = [*(event.n for event in openings[1:]), close]
    return tuple(
        Activation(event.side, (), event.n, stop - 1, event.n) for event, stop in zip(openings, stops, strict=True)
    )
