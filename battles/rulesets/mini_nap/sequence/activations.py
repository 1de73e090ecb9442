"""Whose action each event of a turn belongs to: one initiative after the other (MN-SEQ-2 to 6)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.commands import Activation
from battles.engine.events import Event

# What stands after the last initiative: markers off, victory, the end.
_FRAME = frozenset({"MN-SEQ-7", "MN-X-VIC-1"})


def activations(events: Sequence[Event]) -> tuple[Activation, ...]:
    """The initiatives of a turn, each with the Brigade or division that used it; none for one that nobody used."""
    throws = [event for event in events if event.kind == "initiative"]
    won = [event for event in throws if event.side]
    found: list[Activation] = []
    for event in won:
        nexts = [throw.n for throw in throws if throw.n > event.n]
        last = (nexts[0] if nexts else _end(events, event.n)) - 1
        used = next((each for each in events if each.kind == "activate" and event.n < each.n <= last), None)
        commands = (used.unit,) if used is not None else ()
        mode = used.effect.get("mode", "") if used is not None else ""
        found.append(Activation(event.side, commands, event.n, last, event.n, mode))
    return tuple(found)


def _end(events: Sequence[Event], start: int) -> int:
    """The number of the first event after ``start`` that belongs to the turn's end."""
    last = events[-1].n + 1 if events else start + 1
    return next((event.n for event in events if event.n > start and event.clause in _FRAME), last)
