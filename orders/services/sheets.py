"""Order sheets: reading them with a player's words, keeping versions, and a side's orders for the engine.

A sheet is stored only when something in it was understood: a chatty mail never takes earlier orders away. What a player
may name is what his side knows at the start of the turn; his own units are those below his seat's formations.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from django.db import transaction
from django.db.models import Max

from battles import rulesets
from battles.engine import orders as sheet_values
from battles.engine.knowledge import with_true_ids
from battles.engine.protocol import Ruleset
from battles.models import Turn
from battles.services.knowing import SideView, known_before, view_before
from campaigns.models import Seat
from orders import language
from orders.models import OrderSheet, RawMail

T = TypeVar("T")


class NotHisTurn(ValueError):
    """The seat has no side in this battle, so it has nobody to give orders to."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A text read with a seat's names: the sheet, and what was needed to read it. ``key`` stands for the names."""

    sheet: sheet_values.OrderSheet
    names: language.Names
    view: SideView
    ruleset: Ruleset
    key: str

    @property
    def says_something(self) -> bool:
        """Whether any line but the turn, the key and the end was understood."""
        return any(not line.normal.startswith(("TURN", "KEY", "END")) for line in self.sheet.lines)


def read(seat: Seat, turn: Turn, text: str) -> Reading:
    """Read a text as this seat's orders for this turn. Stores nothing. Raises :class:`NotHisTurn`."""
    if seat.side is None:
        raise NotHisTurn(f"{seat} watches and commands nobody")
    key = f"{view_digest(turn, seat.side.key)}/{'/'.join(seat.formations)}"
    view = seen(turn, seat.side.key)
    own = tuple(seat.formations) or None
    names = _kept((key,), lambda: language.Names.for_side(view.battle, view.side, own=own))
    ruleset = rulesets.find(view.battle.ruleset)
    return Reading(_parsed(key, text, names, ruleset), names, view, ruleset, key)


def receipt_of(reading: Reading, previous: OrderSheet | None) -> language.Receipt:
    """The receipt of a text that was read, compared with the sheet that it would replace."""
    before = None
    if previous is not None:
        before = _parsed(reading.key, previous.text, reading.names, reading.ruleset)
    return language.make_receipt(
        reading.sheet,
        reading.names,
        reading.ruleset,
        reading.view.battle,
        previous=before,
        knowledge=reading.view.knowledge,
    )


def template(seat: Seat, turn: Turn) -> str:
    """A sheet for the seat's commands, to fill in. Raises :class:`NotHisTurn`."""
    reading = read(seat, turn, "")
    return language.order_sheet_template(reading.names, reading.view.battle, turn.number)


def seen(turn: Turn, side: str) -> SideView:
    """What a side may know when a turn opens; kept in memory between the mails of a turn."""
    return _kept(view_digest(turn, side), lambda: view_before(turn, side))


def view_digest(turn: Turn, side: str) -> str:
    """A digest of all that a side's view of a turn is made from: it changes when the umpire changes the turn."""
    known = known_before(turn).get(side)
    made_from = json.dumps([turn.before, known], sort_keys=True, ensure_ascii=False)
    return f"{turn.pk}/{side}/{hashlib.sha256(made_from.encode()).hexdigest()}"


#: What is kept from mail to mail: views, names, and the sheets last read, with which the next is compared.
_memory: OrderedDict[Hashable, Any] = OrderedDict()
_MEMORY = 96


def _parsed(key: str, text: str, names: language.Names, ruleset: Ruleset) -> sheet_values.OrderSheet:
    return _kept((key, text), lambda: language.parse(text, names, ruleset.vocabulary))


def _kept(key: Hashable, make: Callable[[], T]) -> T:
    """What was made for this key before, or made now; the last few are kept."""
    if key not in _memory:
        _memory[key] = make()
        while len(_memory) > _MEMORY:
            _memory.popitem(last=False)
    made: T = _memory[key]
    return made


def current(seat: Seat, turn: Turn) -> OrderSheet | None:
    """The seat's sheet that counts for a turn; ``None`` when it has none, or took it back."""
    newest = OrderSheet.objects.filter(turn=turn, seat=seat).order_by("-version").first()
    return newest if newest is not None and not newest.withdrawn else None


def current_sheets(turn: Turn) -> list[OrderSheet]:
    """The sheets that count for a turn, one a seat, in the order of the seats."""
    newest: dict[int, OrderSheet] = {}
    for sheet in OrderSheet.objects.filter(turn=turn).order_by("version").select_related("seat__side"):
        newest[sheet.seat_id] = sheet
    return [sheet for _, sheet in sorted(newest.items()) if not sheet.withdrawn]


def side_text(turn: Turn, side: str) -> str:
    """The orders of all of a side's seats as one sheet for the engine: what was understood, in normal form.

    Names that the side gave to contacts it has not recognised become the ids of the battle.
    """
    texts = [sheet.normal_form for sheet in current_sheets(turn) if sheet.seat.side and sheet.seat.side.key == side]
    text = joined(texts)
    return with_true_ids(text, seen(turn, side).knowledge) if text else ""


def joined(texts: Iterable[str]) -> str:
    """Several order texts in normal form as one.

    Each may end with ``END`` and within a block; neither may swallow the next text.
    """
    return "\nSIDE\n".join(text.strip().removesuffix("END").strip() for text in texts if text.strip())


@transaction.atomic
def submit(
    seat: Seat, turn: Turn, text: str, *, now: datetime, mail: RawMail | None = None
) -> tuple[OrderSheet | None, language.Receipt]:
    """Take a text as the seat's orders for a turn, in the place of its earlier ones; answer with the receipt.

    Nothing is stored, and the first value is ``None``, when no order in it was understood or its ``TURN`` line names
    another turn: the earlier sheet then stands.
    """
    turn = Turn.objects.select_for_update(of=("self",)).select_related("battle__campaign", "parent").get(pk=turn.pk)
    previous = current(seat, turn)
    reading = read(seat, turn, text)
    receipt = receipt_of(reading, previous)
    if not reading.says_something or reading.sheet.turn not in (None, turn.number):
        return None, receipt
    sheet = OrderSheet.objects.create(
        turn=turn,
        seat=seat,
        version=_next_version(seat, turn),
        received_at=mail.received_at if mail else now,
        text=text,
        normal_form=language.normal_form(reading.sheet, reading.names),
        receipt=dict(receipt.as_mapping()),
        mail=mail,
    )
    return sheet, receipt


@transaction.atomic
def withdraw(seat: Seat, turn: Turn, *, now: datetime, mail: RawMail | None = None) -> OrderSheet | None:
    """Take the seat's orders for a turn back; ``None`` when there are none to take back."""
    turn = Turn.objects.select_for_update().get(pk=turn.pk)
    if current(seat, turn) is None:
        return None
    return OrderSheet.objects.create(
        turn=turn, seat=seat, version=_next_version(seat, turn), received_at=now, withdrawn=True, mail=mail
    )


def _next_version(seat: Seat, turn: Turn) -> int:
    last = OrderSheet.objects.filter(turn=turn, seat=seat).aggregate(last=Max("version"))["last"]
    return (last or 0) + 1
