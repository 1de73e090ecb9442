"""Sheets that a player filled in where they stood: in the quoted part of his answer, below the line.

What we sent is known, so what he changed in it can be told from it. Only when he wrote no order above it is the sheet
taken that he filled in, and the receipt says that it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from campaigns.models import Seat
from orders.inbox import commands
from orders.inbox.courtesies import Cut
from orders.inbox.message import Mail
from orders.inbox.order_signs import are_orders, has_firm_orders
from orders.inbox.replies import unquoted
from orders.inbox.writing import Writing
from orders.models import OutgoingMail

SOURCE = "sheet filled in below the line"
_FIRST = re.compile(r"\s*TURN\s+\d{1,4}\s*\Z", re.IGNORECASE)
_LAST = re.compile(r"\s*END\s*\Z", re.IGNORECASE)
#: How deep a mail program may have quoted our letter.
_DEPTH = 3


def filled_in(said: Writing, mail: Mail, seat: Seat) -> Writing | None:
    """The sheet in the quoted part, when it holds orders that our letter did not; ``None`` else."""
    if are_orders(said.text.split("\n")) or has_firm_orders(said.text) or commands.find(said.text, "") is not None:
        return None
    lines = [_bare(line) for reason, line in said.cut if reason is Cut.QUOTATION]
    sheet = _sheet(lines)
    if not sheet:
        return None
    sent = _sent_lines(mail, seat)
    changed = [line for line in sheet if _squeezed(line) not in sent]
    if not sent or not has_firm_orders("\n".join(changed)):
        return None
    rest = tuple((reason, line) for reason, line in said.cut if reason is not Cut.QUOTATION or _bare(line) not in sheet)
    remarks = "\n".join(filter(None, (said.remarks, said.text.strip())))
    return replace(said, text="\n".join(sheet), source=SOURCE, cut=rest, remarks=remarks)


def _sheet(lines: Sequence[str]) -> list[str]:
    """The lines from ``TURN`` to ``END``."""
    start = next((at for at, line in enumerate(lines) if _FIRST.match(line)), None)
    if start is None:
        return []
    end = next((at for at in range(start, len(lines)) if _LAST.match(lines[at])), len(lines))
    return list(lines[start:end])


def _sent_lines(mail: Mail, seat: Seat) -> set[str]:
    """The lines of the letter that was answered, else of the last one that brought a sheet."""
    letters = OutgoingMail.objects.filter(seat=seat).order_by("-created_at", "-pk")
    letter = letters.filter(message_id__in=mail.threads[:20]).first()
    letter = letter or letters.filter(kind__in=("report", "call", "reminder")).first()
    return {_squeezed(line) for line in letter.text.split("\n")} if letter else set()


def _bare(line: str) -> str:
    for _ in range(_DEPTH):
        line = unquoted(line)
    return line


def _squeezed(line: str) -> str:
    return "".join(line.split()).casefold()
