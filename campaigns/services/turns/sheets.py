"""Order sheets: taken, kept in versions, withdrawn. The newest version of a seat counts.

A sheet is stored only when something in it was understood: a chatty mail never takes earlier orders away. Whether the
turn still takes orders is looked at under its lock, so that no sheet is stored on a turn that is being resolved.
"""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.db.models import Max

from campaigns.models import Seat, Sheet, Turn
from campaigns.services import referees
from campaigns.services.referees import Reading

#: A closed turn still takes mail that came before it was closed; one that is being resolved takes nothing.
TAKING = (Turn.State.OPEN, Turn.State.CLOSED)


class TooLate(Exception):
    """The turn takes no orders any more: it is being resolved, or has been."""


def newest_sheets(turn: Turn, side: int | None = None) -> list[Sheet]:
    """The newest version of each seat's orders for a turn, in the order of the seats, withdrawals included.

    With a ``side`` those of its seats alone.
    """
    newest: dict[int, Sheet] = {}
    sheets = Sheet.objects.filter(turn=turn) if side is None else Sheet.objects.filter(turn=turn, seat__side=side)
    for sheet in sheets.order_by("version").select_related("seat__side"):
        sheet.turn = turn
        newest[sheet.seat_id] = sheet
    return [sheet for _, sheet in sorted(newest.items())]


def current_sheets(turn: Turn, side: int | None = None) -> list[Sheet]:
    """The sheets that count for a turn, one a seat, in the order of the seats; with a ``side`` those of its seats."""
    return [sheet for sheet in newest_sheets(turn, side) if not sheet.withdrawn]


def current(seat: Seat, turn: Turn) -> Sheet | None:
    """The seat's sheet that counts for a turn; ``None`` when it has none, or took it back."""
    newest = _newest(seat, turn)
    return None if newest is None or newest.withdrawn else newest


def _newest(seat: Seat, turn: Turn) -> Sheet | None:
    """The seat's last version for a turn, be it a withdrawal."""
    newest = Sheet.objects.filter(turn=turn, seat=seat).order_by("-version").first()
    if newest is not None:
        newest.turn, newest.seat = turn, seat
    return newest


@transaction.atomic
def submit(
    seat: Seat, turn: Turn, text: str, *, now: datetime, received_at: datetime | None = None, entered_by: str = ""
) -> tuple[Sheet | None, Reading]:
    """Take a text as the seat's orders for a turn, in the place of its earlier ones; answer with what was read.

    ``entered_by`` is the umpire's login when he writes in the player's place.

    Nothing is stored, and the first value is ``None``, when no order in it was understood or it names another turn:
    the earlier sheet then stands. Raises :class:`TooLate` for a turn that is being resolved or has been.
    """
    turn = _locked(turn)
    newest = _newest(seat, turn)
    previous = None if newest is None or newest.withdrawn else newest
    reading = referees.of(turn.game).read(turn, seat, text, previous)
    if not reading.says_something or reading.for_turn not in (None, turn.number):
        return None, reading
    sheet = Sheet.objects.create(
        turn=turn,
        seat=seat,
        version=newest.version + 1 if newest else 1,
        received_at=received_at or now,
        text=text,
        normal_form=reading.normal_form,
        value=dict(reading.value),
        receipt=dict(reading.receipt_values),
        entered_by=entered_by,
    )
    return sheet, reading


@transaction.atomic
def withdraw(seat: Seat, turn: Turn, *, now: datetime) -> Sheet | None:
    """Take the seat's orders for a turn back; ``None`` when there are none to take back.

    Raises :class:`TooLate` for a turn that is being resolved or has been.
    """
    turn = _locked(turn)
    if current(seat, turn) is None:
        return None
    return Sheet.objects.create(
        turn=turn, seat=seat, version=_next_version(seat, turn), received_at=now, withdrawn=True
    )


def _locked(turn: Turn) -> Turn:
    """The turn in its present state, held until the end of the transaction. Raises :class:`TooLate`.

    Its documents, which are long, are not read again: a sheet that came a moment earlier had been read with them.
    """
    turn.state = Turn.objects.select_for_update().values_list("state", flat=True).get(pk=turn.pk)
    if turn.state not in TAKING:
        raise TooLate(f"{turn} takes no orders any more: it is {turn.get_state_display().lower()}.")
    return turn


def _next_version(seat: Seat, turn: Turn) -> int:
    last = Sheet.objects.filter(turn=turn, seat=seat).aggregate(last=Max("version"))["last"]
    return (last or 0) + 1
