"""What a player's page shows and does: the same sheets, receipts and turns as by mail."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from battles import rulesets
from battles.engine.protocol import TableSection
from battles.reports.documents import order_words
from battles.reports.tongues import ENGLISH
from battles.services import proposals, reading, receipt_text
from battles.services.knowing import view_after, view_before, view_start
from battles.services.silence import silent_under
from battles.services.story import Story, tell
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.marches import telling
from campaigns.services.marches.outlook import Outlook
from campaigns.services.marches.telling import Dispatches
from campaigns.services.marches.under_way import under_way
from campaigns.services.turns import sheets
from campaigns.services.turns.deadlines import deadline_of
from orders.language.receipt import Receipt
from orders.language.teaching import Example
from orders.services import questions, receipts
from orders.services.gate import target_turn
from orders.services.letters import campaigns
from orders.services.letters.briefings import Block, briefing_of, lines_taught
from orders.services.letters.silence import silence

MOST_RECEIPTS = 12


@dataclass(frozen=True, slots=True)
class Command:
    """One battle's open turn for a seat: what to send, until when, and what is in. ``text`` fills the form.

    ``blocks`` brief him as the call does, ``lessons`` and ``words`` stand at the elbow of the form. On a campaign's map
    ``dispatches`` are what his headquarters knows instead, ``marches`` what he may expect of those under way.
    """

    turn: Turn
    deadline: datetime | None
    sheet: Sheet | None
    text: str
    blocks: tuple[Block, ...] = ()
    lessons: tuple[Example, ...] = ()
    words: tuple[TableSection, ...] = ()
    dispatches: Dispatches | None = None
    marches: tuple[Outlook, ...] = ()


def commands(seat: Seat, now: datetime, propose: str = "") -> list[Command]:
    """The turns that take the seat's orders now; the form of turn ``propose`` (its key) with the staff's proposal."""
    found = target_turn.moment(seat, subject="", threads=(), text="", received_at=now)
    return [_command(seat, turn, proposed=str(turn.pk) == propose) for turn in found.open_turns]


def released(seat: Seat) -> list[Turn]:
    """The released turns that the seat was told of, newest first."""
    turns = Turn.objects.filter(game__game_seats__seat=seat, state=Turn.State.RELEASED).defer(*Turn.DOCUMENTS)
    return list(turns.select_related("game__campaign").order_by("-released_at", "-number"))


def receipts_of(seat: Seat) -> list[Sheet]:
    """What the seat sent last, newest first: neither the copies that a correction makes nor what others entered."""
    own = Sheet.objects.filter(seat=seat, entered_by="").select_related("turn").order_by("received_at", "pk")
    sent = {(sheet.turn.number, sheet.received_at, sheet.withdrawn): sheet for sheet in reversed(own)}
    return list(sent.values())[:MOST_RECEIPTS]


def at_work(seat: Seat) -> list[Turn]:
    """The turns of the seat that have closed and are not told yet."""
    states = (Turn.State.CLOSED, Turn.State.RESOLVING, Turn.State.DRAFTED)
    turns = Turn.objects.filter(game__game_seats__seat=seat, game__status=Game.Status.RUNNING, state__in=states)
    return list(turns.defer(*Turn.DOCUMENTS).select_related("game"))


def story(turn: Turn, seat: Seat) -> Story | None:
    """A released turn in words, as the seat's side may know it; ``None`` for a seat without a side."""
    if seat.side is None:
        return None
    return tell(turn, seat, view_start(turn, seat.side.key), view_after(turn, seat.side.key))


def checked(seat: Seat, turn: Turn, text: str) -> dict[str, Any]:
    """What the receipt of a text would say, for the page: what was read, who is left idle, what the staff will do.

    Of a text that would not be taken nothing is told that is so only of a sheet: then ``without`` says what holds.
    """
    found = reading.read(seat, turn, text)
    previous = sheets.current(seat, turn)
    receipt = reading.receipt_of(found, previous)
    taken = found.says_something and found.sheet.turn in (None, turn.number)
    means = proposals.meant(found) if taken else ()
    led = {unit for each in means for unit in each.units}
    return {
        "receipt": receipt,
        "turn": turn,
        "asked": [(one, [(_told(receipt, each), each) for each in one.choices]) for one in receipt.asked],
        "lines": [line for line in receipt.telling if line.normal.split(" ")[0] not in receipt_text.FRAME],
        "taken": taken,
        "standing": previous,
        "without": "" if taken or previous else silence(turn.game),
        "idle": [line.strip() for line in receipt_text.idle_lines(receipt, led)] if taken else [],
        "meant": proposals.by_command(means),
        "silent": silent_under(turn, seat, found.sheet, led) if taken else (),
        "full": receipt_text.render_text(receipt, taken=taken, led=led),
    }


def _told(receipt: Receipt, choice: str) -> list[str]:
    """A choice in plain words, line by line, without those that have none."""
    return [receipt.choices[line] for line in choice.split("\n") if line in receipt.choices]


@transaction.atomic
def take_orders(seat: Seat, turn: Turn, text: str, *, now: datetime, entered_by: str = "") -> Sheet | None:
    """Take a text typed on the page as the seat's orders and mail the receipt; ``None`` when nothing was understood.

    ``entered_by`` is the umpire's login when he writes in the player's place.
    """
    stored, read = sheets.submit(seat, turn, text, now=now, entered_by=entered_by)
    if stored is not None:
        questions.pass_on(seat, turn.game, now=now, turn=turn, receipt=read.receipt, sheet=stored)
        receipts.post_for_page(stored, read.receipt, now=now)
    return stored


def dispatches(turn: Turn, seat: Seat) -> Dispatches:
    """A released turn of a campaign in words, as the seat's headquarters was told of it."""
    return telling.tell(turn, seat, past=True)


def _command(seat: Seat, turn: Turn, *, proposed: bool) -> Command:
    current = sheets.current(seat, turn)
    if turn.game.kind == Game.Kind.CAMPAIGN:
        text = current.text if current else campaigns.sheet_to_fill(turn, seat)
        told = telling.tell(turn, seat, past=False)
        marches = under_way(turn.before, str(seat.formations[0]))
        return Command(turn, deadline_of(turn, seat), current, text, dispatches=told, marches=marches)
    if proposed:
        text = proposals.proposed_sheet(seat, turn)
    else:
        text = current.text if current else reading.template(seat, turn)
    if seat.side is None:
        return Command(turn, deadline_of(turn, seat), current, text)
    view = view_before(turn, seat.side.key)
    ruleset = rulesets.find(turn.game.ruleset)
    return Command(
        turn,
        deadline_of(turn, seat),
        current,
        text,
        blocks=briefing_of(turn.game, seat, view),
        lessons=lines_taught(turn.game, seat, view),
        words=order_words(ruleset, ENGLISH.labels.words),
    )
