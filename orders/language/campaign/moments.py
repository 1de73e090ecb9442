"""Times as a campaign sheet writes them, with or without their day (EC-ORD-4)."""

from __future__ import annotations

from datetime import date

from battles.engine.reading import Unfit
from campaigns.strategy.clock import moment, next_at, time_of_day


def time_at(text: str, now: int) -> int:
    """A time as it was written: the first such time not before ``now`` (EC-ORD-4)."""
    if "T" in text:
        return moment(text)
    if "/" in text:
        day, hour = text.split("/")
        found = next_at(now, time_of_day(hour))
        for _ in range(400):
            if date.fromordinal(found // 1440).day == int(day):
                return found
            found += 1440
        return found
    return next_at(now, time_of_day(text))


def is_past(text: str, now: int) -> bool:
    """Whether a full time lies before ``now``, or is none."""
    if "T" not in text:
        return False
    try:
        return moment(text) < now
    except Unfit:
        return True
