"""Receipts: the letter that answers a sheet, line by line, and what was left out of the mail it came in."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.utils.dateformat import format as date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from battles.engine import worded
from battles.services import receipt_text
from battles.services.proposals import Meant, by_command, meant_by
from battles.services.reading import value_of
from battles.services.silence import Silence, silent_under
from campaigns.models import Seat, Sheet, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches import orders as march_orders
from campaigns.services.marches.ordered import order_told
from campaigns.services.marches.reading import MarchReceipt
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.timetable import in_words
from orders.inbox.courtesies import Cut
from orders.inbox.replies import Reply
from orders.inbox.writing import Writing, is_decoration
from orders.language.receipt import Receipt
from orders.models import RawMail
from orders.models.references import Reference
from orders.services.gate import quoted_sheets
from orders.services.letters import campaigns
from orders.services.letters.rendering import WIDTH, letter, subject_of
from orders.services.out.outbox import Letter, post_letter

#: The picture in the letter.
MAP = "map"
#: How many left-out lines and words beside the orders a receipt shows.
SHOWN = 12
_REASONS = {
    "quotation": (_noop("quoted line"), _noop("quoted lines")),
    "signature": (_noop("line of signature"), _noop("lines of signature")),
    "small print": (_noop("line of small print"), _noop("lines of small print")),
    "greeting": (_noop("greeting"), _noop("greetings")),
    "beyond the bounds of a sheet": (_noop("line too many"), _noop("lines too many")),
    "after END": (_noop("line after END"), _noop("lines after END")),
}


@dataclass(frozen=True, slots=True)
class Taken:
    """A sheet as it was taken, or not (``sheet`` is ``None``), and the mail it came in, if it came by mail.

    ``reply``: it changes the sheet before by answers to its receipt, and is none of its own.
    """

    seat: Seat
    turn: Turn
    sheet: Sheet | None
    receipt: Receipt | MarchReceipt
    previous: Sheet | None
    said: Writing | None = None
    mail: RawMail | None = None
    reply: bool = False

    @property
    def accepted(self) -> list[str]:
        """The understood lines in normal form."""
        return [line["text"] for line in self.receipt.as_mapping()["accepted"]]

    @property
    def half_read(self) -> bool:
        """Whether words within a line that was taken were not understood."""
        return any(line.get("because") for line in self.receipt.as_mapping()["accepted"])

    @property
    def refused(self) -> list[dict[str, Any]]:
        """The refused lines as they are stored."""
        found: list[dict[str, Any]] = self.receipt.as_mapping(worded.stored)["refused"]
        return found


def receipt_letter(taken: Taken) -> Letter:
    """The letter that tells what was understood, what was not, what stands, and until when it may be changed."""
    receipt, turn = taken.receipt, taken.turn
    common = _common(taken)
    both = taken.mail is not None and not taken.reply
    if isinstance(receipt, MarchReceipt):
        common |= {"dropped": _dropped(taken), "both": both}
        return campaigns.receipt(taken.seat, turn, receipt, common, taken.sheet)
    means = staff_means(taken.sheet)
    led = {unit for each in means for unit in each.units}
    words = receipt_text.subject(receipt) if taken.sheet else _("no orders taken: nothing in your mail was understood")
    context: dict[str, Any] = {
        **common,
        "receipt": receipt,
        "rows": [(line, list(receipt_text.outlooks(line, receipt))) for line in receipt_text.plain_lines(receipt)],
        "read": [(line, list(receipt_text.outlooks(line, receipt))) for line in receipt.understood if line.read],
        "taking_back": receipt_text.taking_back(
            max((line.line for line in receipt.understood if line.read), default=0)
        ),
        "changed": _said(receipt_text.changed_lines(receipt, both=both)) if taken.sheet else [],
        "idle": _said(receipt_text.idle_lines(receipt, led)) if taken.sheet else [],
        "standing": _said(receipt_text.standing_lines(receipt)) if taken.sheet else [],
        "noted": _said(receipt_text.noted_lines(receipt)),
        "sections": folded(
            receipt_text.render_text(receipt, taken=taken.sheet is not None, both=both, led=led).strip()
        ),
        "map": MAP if taken.sheet else "",
        "movers": any(line.forecasts for line in receipt.understood) or any(each.forecasts for each in means),
        "meant": by_command(means),
        "silent": staff_silence(taken.sheet, means),
    }
    subject = f"Re: {subject_of(turn, words)}"
    return letter("receipt", subject, context, _pictures(taken, receipt, means))


def _dropped(taken: Taken) -> list[str]:
    """What a sheet of a campaign orders nobody any more that the one before it did, in words where there are some."""
    if taken.sheet is None or taken.previous is None:
        return []
    campaign = documents.looked_at(taken.turn.before)
    before, now = (march_orders.loaded(sheet.value or {}) for sheet in (taken.previous, taken.sheet))
    return [order_told(campaign, block.order) or block.text for block in march_orders.besides(before, now)]


def _common(taken: Taken) -> dict[str, Any]:
    """What every receipt says: of the deadline, what was asked, and the mail that the orders came in."""
    turn, said = taken.turn, taken.said
    missed = _missed(taken)
    zone = ZoneInfo(taken.seat.campaign.time_zone)
    deadline = deadline_of(turn, taken.seat)
    return {
        "seat": taken.seat,
        "turn": turn,
        "taken": taken.sheet is not None,
        "replaces": _moment(taken.previous.received_at, zone) if taken.previous else "",
        "due": in_words(deadline, zone) if deadline else "",
        "early": _early(turn),
        "asked": [(one, _choices(one.choices, taken)) for one in taken.receipt.asked],
        "how_to_answer": receipt_text.how_to_answer(taken.receipt.asked) if taken.receipt.asked else "",
        "left_out": left_out_words(Reply("", missed).counts()) if missed else "",
        "cut": [line.strip() for _reason, line in missed][:SHOWN],
        "below": said is not None and said.source == quoted_sheets.SOURCE,
        "remarks": said.remarks.strip().split("\n")[:SHOWN] if said and said.remarks.strip() else [],
        "unread": [name for name in said.unread if not is_decoration(name)][:SHOWN] if said else [],
    }


def _early(turn: Turn) -> str:
    """When the turn closes before its deadline, in a sentence; empty when it does not."""
    schedule = turn.game.schedule
    if not schedule.close_when_all_in:
        return ""
    even = " " + _("Then it closes on the next quarter hour.") if schedule.on_the_quarter else ""
    if not schedule.settle_minutes:
        return _("It closes earlier, as soon as everybody's orders are in.") + even
    return (
        _(
            "It closes earlier once everybody's orders are in: at once if all are clear and every command has orders, "
            "else {minutes} minutes after the last."
        ).format(minutes=schedule.settle_minutes)
        + even
    )


def staff_means(sheet: Sheet | None) -> tuple[Meant, ...]:
    """What the staff means to order by the intents of a sheet that was taken, by what is known now."""
    return meant_by(sheet) if sheet is not None else ()


def staff_silence(sheet: Sheet | None, means: Sequence[Meant]) -> tuple[Silence, ...]:
    """Whom the intents of a sheet that was taken will give no orders, and why, by what is known now."""
    if sheet is None:
        return ()
    return silent_under(sheet.turn, sheet.seat, value_of(sheet), {unit for each in means for unit in each.units})


def _pictures(taken: Taken, receipt: Receipt, means: Sequence[Meant]) -> tuple[Reference, ...]:
    """The map of what the orders will come to; of how the troops stand when nothing moves them; none without orders."""
    if taken.sheet is None:
        return ()
    picture: Reference = {"kind": "map", "cid": MAP, "turn": taken.turn.pk, "seat": taken.seat.pk}
    if any(line.forecasts for line in receipt.understood) or means:
        return ({**picture, "what": "plan", "sheet": taken.sheet.pk},)
    return ({**picture, "what": "position"},)


def post_for_page(sheet: Sheet, receipt: Receipt | MarchReceipt, *, now: datetime) -> None:
    """Mail the receipt of a sheet that was sent from the player's page."""
    earlier = Sheet.objects.filter(turn=sheet.turn, seat=sheet.seat, version=sheet.version - 1).first()
    previous = earlier if earlier and not earlier.withdrawn else None
    taken = Taken(sheet.seat, sheet.turn, sheet, receipt, previous)
    post_letter(
        receipt_letter(taken), key=f"receipt/{sheet.pk}", kind="receipt", seat=sheet.seat, turn=sheet.turn, now=now
    )


def left_out_words(counts: Mapping[str, int]) -> str:
    """What was left out of a mail, in words: ``14 quoted lines and 2 lines of signature``."""
    parts = [f"{count} {_(_REASONS[reason][count != 1])}" for reason, count in counts.items()]
    return _(" and ").join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _said(lines: Iterable[str]) -> list[str]:
    return [line.strip() for line in lines]


def folded(text: str) -> str:
    """A text with its long lines folded under their own beginning."""
    return "\n".join(line if len(line) <= WIDTH else _fold(line) for line in text.split("\n"))


def _fold(line: str) -> str:
    margin = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(line, WIDTH, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)


def _choices(choices: Sequence[str], taken: Taken) -> list[tuple[str, list[tuple[str, str]]]]:
    """The choices of a question: letter, and of each line plain words (empty where there are none) and normal form."""
    receipt = taken.receipt
    if isinstance(receipt, Receipt):
        said: Mapping[str, str] = receipt.choices
    else:
        campaign = documents.looked_at(taken.turn.before)
        said = {line: order_told(campaign, line) for choice in choices for line in choice.split("\n")}
    return [
        (letter, [(said.get(line, ""), line) for line in choice.split("\n")])
        for letter, choice in zip("abcde", choices, strict=False)
    ]


def _missed(taken: Taken) -> tuple[tuple[Cut, str], ...]:
    """The left-out lines of the mail that its writer may miss."""
    if taken.said is None or taken.mail is None:
        return ()
    return quoted_sheets.missed(taken.said, taken.mail.detail.get("references", ()), taken.seat)


def _moment(moment: datetime, zone: ZoneInfo) -> str:
    local = moment.astimezone(zone)
    return _("{time} on {day}").format(time=f"{local:%H:%M}", day=date_format(local, "l"))
