"""What a report passes on: the umpire's rulings, words between players of one side, the plan that stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine import sheets
from battles.reports.documents import Letter
from battles.reports.facts.ordered import orders_given
from battles.services.kept import kept
from battles.services.knowing import SideView
from battles.services.reading import as_now_known, names_at, names_for, value_of
from campaigns.models import Commander, Seat, Sheet, Turn
from campaigns.models.documents import fingerprint, peek
from campaigns.services.seating import part_in
from campaigns.services.turns.absence import last_sheet
from campaigns.services.turns.rounds import RULING, reason_of
from orders.language.standing_said import lasting_said


def rulings_for(seat: Seat, turn: Turn) -> tuple[str, ...]:
    """The umpire's reasons for his rulings on a resolved turn, as far as he lets the seat's side read them."""
    if seat.side is None:
        return ()
    side = seat.side.key

    def reasons() -> tuple[str, ...]:
        return tuple(reason_of(event) for event in peek(turn, "told").get(side, ()) if event["kind"] == RULING)

    return kept(("rulings", side, fingerprint(turn, "told")), reasons)


def letters_to(seat: Seat, turn: Turn, sheets: Iterable[Sheet]) -> tuple[Letter, ...]:
    """The umpire's rulings, and what others of the seat's side wrote to its commander in these sheets for a turn."""
    names = _names_of(turn, seat)
    ruled = tuple(Letter(sender=_("Your umpire rules"), text=reason) for reason in rulings_for(seat, turn))
    return ruled + tuple(
        Letter(sender=sheet.seat.name, text=message.body)
        for sheet in sheets
        if sheet.seat_id != seat.pk and _speaks(sheet)
        for message in value_of(sheet).messages
        if _folded(message.to) in names
    )


def _speaks(sheet: Sheet) -> bool:
    """Whether there may be messages in a sheet; most have none."""
    return sheet.value is None or bool(sheet.value.get("messages"))


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat's orders behind a turn.

    ``given`` is what it ordered for the turn, by whom it was for; without a sheet for it, what held of its last one.
    ``standing`` is what holds after the turn if it sends nothing: its intents and standing orders, as people say them.
    """

    given: Mapping[str, str] = field(default_factory=dict)
    standing: tuple[str, ...] = ()


def ordered(seat: Seat, turn: Turn, newest: Sheet | None, view: SideView) -> Ordered:
    """What a seat ordered for a turn, by the sheet that counts for it, and what of its orders goes on.

    ``view`` is what its side knows when it reads this: whom it can name by then is called by his name.
    """
    sheet = newest or last_sheet(turn, seat)
    if sheet is None:
        return Ordered()
    value = as_now_known(value_of(sheet), view.knowledge)
    lasting = sheets.lasting(value)
    given = orders_given(value if newest else lasting)
    if seat.side is None:
        return Ordered(given)
    vocabulary = rulesets.find(sheet.turn.game.ruleset).vocabulary
    now, then = names_for(turn.game, seat, view.battle), names_at(seat, sheet.turn)

    def label(id: str) -> str:
        """Who is on the field by his name of today; who has left it by the one that he had."""
        return (now if id in now.by_id else then).label(id)

    return Ordered(given, tuple(lasting_said(lasting, vocabulary, label)))


def _names_of(turn: Turn, seat: Seat) -> frozenset[str]:
    """Everything that a seat's commander answers to: its own name, and those of the commanders it leads."""
    names = {seat.name, *seat.name.split()[-1:]}
    if seat.side is not None:
        led = Commander.objects.filter(formation__side=seat.side, formation__key__in=part_in(turn.game, seat).own)
        for name in led.values_list("name", flat=True):
            names |= {name, *name.split()[-1:]}
    return frozenset(map(_folded, names))


def _folded(name: str) -> str:
    return " ".join(name.casefold().split())
