"""Game time."""

from __future__ import annotations

from datetime import datetime, timedelta

from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """Game time: minutes to a turn, and the date and time at which turn 1 began (``None``: the battle has none)."""

    minutes: int
    start: datetime | None = None

    def at(self, moment: float) -> datetime | None:
        """The time at a moment counted in turns: 4.0 is the start of turn 4. ``None`` without a start."""
        if self.start is None or not self.minutes:
            return None
        return self.start + timedelta(minutes=round((moment - 1) * self.minutes))
