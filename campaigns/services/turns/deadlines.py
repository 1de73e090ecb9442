"""Deadlines of a turn: its own, and those of seats that were given more time."""

from __future__ import annotations

from datetime import datetime

from campaigns.models import Seat, Turn


def last_deadline(turn: Turn) -> datetime:
    """The latest of the turn's deadline and the extensions of single seats. The turn must have a deadline."""
    if turn.closes_at is None:
        raise ValueError(f"{turn} has no deadline")
    return max([turn.closes_at, *(extension.until for extension in turn.extensions.all())])


def deadline_of(turn: Turn, seat: Seat) -> datetime | None:
    """The deadline that a seat is told: its extension, else the turn's; ``None`` when the umpire closes the turn."""
    for extension in turn.extensions.all():
        if extension.seat_id == seat.pk and (turn.closes_at is None or extension.until > turn.closes_at):
            return extension.until
    return turn.closes_at
