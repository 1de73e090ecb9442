"""Orders for those who sent none: what a turn is resolved with when a player is absent.

By the umpire's choice his standing orders and intents of an earlier turn go on, or nothing does and his commanders act
by their own character. His unit orders are never repeated: they were for another moment.
"""

from __future__ import annotations

from datetime import datetime

from campaigns.models import Schedule, Seat, Sheet, Turn, TurnException
from campaigns.services import referees
from campaigns.services.referees import SheetValue
from campaigns.services.rulings.history import ancestors
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.sheets import current_sheets


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
            )
        )
    together = {
        observer: referee.joined(written) if written else referee.nothing(observer)
        for observer, written in sheets.items()
    }
    return together, tuple(notes)


def last_sheet(turn: Turn, seat: Seat) -> Sheet | None:
    """The seat's newest orders for an earlier turn of the same history, those it withdrew left out."""
    line = ancestors(turn)
    newest: dict[int, Sheet] = {}
    found = Sheet.objects.filter(turn__in=line, seat=seat).order_by("version").select_related("turn", "seat__side")
    for sheet in found:
        newest[sheet.turn_id] = sheet
    return next((newest[pk] for pk in line if pk in newest and not newest[pk].withdrawn), None)
