"""Attendance: whose orders a turn waits for, and who has sent none.

A seat counts as expected while it plays in the game, a player (or his deputy) can write for it and it still has troops.
A player on declared leave without a deputy is not waited for.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo

from battles.engine.keeping import Shelf
from campaigns.models import Seat, Turn
from campaigns.models.documents import fingerprint, peek
from campaigns.services import referees, seating
from campaigns.services.turns.sheets import newest_sheets

#: Whether seats have troops left in a turn, as far as it was asked lately.
_troops: dict[Hashable, bool] = {}
_MANY = 500
#: The documents of the turns asked about last, for all of their seats.
_documents: Shelf[referees.Document] = Shelf(2)


@dataclass(frozen=True, slots=True)
class Attendance:
    """The seats of a turn. ``missing`` are expected and have no orders in; ``away`` are on leave without a deputy."""

    ordered: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    away: tuple[Seat, ...]

    @property
    def all_in(self) -> bool:
        """Whether somebody has ordered and nobody is waited for."""
        return bool(self.ordered) and not self.missing


def attendance(turn: Turn, now: datetime) -> Attendance:
    """Who has ordered for a turn and who has not. Withdrawn orders count as none."""
    counting = {sheet.seat_id for sheet in newest_sheets(turn) if not sheet.withdrawn}
    today = now.astimezone(ZoneInfo(turn.game.campaign.time_zone)).date()
    referee = referees.of(turn.game)
    ordered, missing, away = [], [], []
    entries = seating.commanders(turn.game)
    for entry in entries:
        seat, others = entry.seat, seating.part_of(entry, entries).others
        if seat.pk in counting:
            ordered.append(seat)
        elif seat.player is None or not referee.has_troops(turn.before, entry, others):
            continue
        elif on_leave(seat, today) and seat.deputy is None:
            away.append(seat)
        else:
            missing.append(seat)
    return Attendance(tuple(ordered), tuple(missing), tuple(away))


def can_order(turn: Turn, seat: Seat) -> bool:
    """Whether a seat plays in the turn's game and has troops left to give orders to."""
    place = seating.place_in(turn.game, seat)
    if place is None:
        return False
    entry, part = place
    # A turn's document is long, and asked anew with every mail: what was found in it is kept by its digest.
    held = entry.seat
    of_seat = (held.side.key if held.side else "", held.role, tuple(held.formations))
    found_by = fingerprint(turn, "before")
    key = (turn.game.kind, found_by, of_seat, tuple(entry.formations), part.others)
    if key not in _troops:
        if len(_troops) >= _MANY:
            _troops.clear()
        document = _documents.get(found_by, lambda: peek(turn, "before"))
        _troops[key] = referees.of(turn.game).has_troops(document, entry, part.others)
    return _troops[key]


def on_leave(seat: Seat, day: date) -> bool:
    """Whether the player has declared leave for this day; an open end means until further notice."""
    if seat.leave_from is None and seat.leave_until is None:
        return False
    return (seat.leave_from or day) <= day <= (seat.leave_until or day)
