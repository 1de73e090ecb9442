"""Orders for those who sent none: what a turn is resolved with when a player is absent.

By the umpire's choice his standing orders and intents of an earlier turn go on, or nothing does and his commanders act
by their own character, or the program leads his troops; then it also leads seats and sides that nobody plays. His unit
orders are never repeated: they were for another moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from campaigns.models import Schedule, Seat, Sheet, Turn, TurnException
from campaigns.services import referees, seating
from campaigns.services.referees import SheetValue
from campaigns.services.rulings.history import ancestors
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.sheets import current_sheets

#: The choices by which the program leads.
LED = (Schedule.Missed.BOLD, Schedule.Missed.STEADY, Schedule.Missed.CAUTIOUS)


def orders_for(turn: Turn, now: datetime) -> tuple[dict[str, SheetValue], tuple[TurnException, ...]]:
    """Each observer's sheet for a turn, and a note for the umpire of every seat that sent none, not yet saved."""
    referee = referees.of(turn.game)
    sheets: dict[str, list[SheetValue]] = {observer: [] for observer in referee.observers(turn.before)}
    for sheet in current_sheets(turn):
        if (observer := referee.observer_of(sheet.seat)) in sheets:
            sheets[observer].append(referee.sheet_of(sheet))
    present = attendance(turn, now)
    notes: list[TurnException] = []
    for seat in (*present.missing, *present.away):
        observer = referee.observer_of(seat)
        earlier = last_sheet(turn, seat) if turn.game.schedule.missed == Schedule.Missed.STANDING else None
        if turn.game.schedule.missed in LED:
            carried = referee.led(turn, observer, seat, turn.game.schedule.missed) if observer in sheets else None
        else:
            carried = referee.lasting(referee.sheet_of(earlier)) if earlier else None
        if carried is not None:
            sheets[observer].append(carried)
        notes.append(
            TurnException(
                turn=turn,
                kind=TurnException.Kind.NO_ORDERS,
                seat=seat,
                observer=observer,
                standing_of=earlier.turn.number if earlier and carried is not None else None,
                orders=referee.words(turn.before, carried) if carried is not None and earlier is None else "",
            )
        )
    if turn.game.schedule.missed in LED:
        for observer, unplayed in _unplayed(turn, sheets):
            carried = referee.led(turn, observer, unplayed, turn.game.schedule.missed)
            if carried is not None:
                sheets[observer].append(carried)
    together = {
        observer: referee.joined(written) if written else referee.nothing(observer)
        for observer, written in sheets.items()
    }
    return together, tuple(notes)


def _unplayed(turn: Turn, observers: Iterable[str]) -> Iterator[tuple[str, Seat | None]]:
    """Who plays for nobody: seats without a player that have troops, and sides without any seat."""
    referee = referees.of(turn.game)
    entries = list(seating.commanders(turn.game))
    seated = {referee.observer_of(entry.seat) for entry in entries}
    yield from ((observer, None) for observer in observers if observer not in seated)
    for entry in entries:
        if entry.seat.player is None and referee.has_troops(turn.before, entry):
            yield referee.observer_of(entry.seat), entry.seat


def last_sheet(turn: Turn, seat: Seat) -> Sheet | None:
    """The seat's newest orders for an earlier turn of the same history, those it withdrew left out."""
    line = ancestors(turn)
    newest: dict[int, Sheet] = {}
    found = Sheet.objects.filter(turn__in=line, seat=seat).order_by("version").select_related("seat__side")
    for sheet in found:
        newest[sheet.turn_id] = sheet
    return next((newest[pk] for pk in line if pk in newest and not newest[pk].withdrawn), None)
