"""Sheets that a player filled in where they stood: in the quoted part of his answer, below the line.

What we sent is known, so what he changed in it can be told from it. Only when he wrote no order above it, and nothing
that takes it back, is the sheet taken that he filled in, and the receipt says that it was. A quotation of anything
else, be it of his own earlier mail or a friend's, orders nothing; nor does a sheet that he has sent before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile

from campaigns.models import Seat, Sheet
from orders.inbox import commands
from orders.inbox.courtesies import Cut
from orders.inbox.html import to_text
from orders.inbox.message import Mail
from orders.inbox.order_signs import are_orders, has_firm_orders
from orders.inbox.replies import unquoted
from orders.inbox.writing import FORWARDED, TAKES_BACK, Writing
from orders.models import OutgoingMail

SOURCE = "sheet filled in below the line"
BOTH = "body and sheet below"
_FIRST = re.compile(r"\s*TURN\s+\d{1,4}\s*\Z", re.IGNORECASE)
_LAST = re.compile(r"\s*END\s*\Z", re.IGNORECASE)
#: How deep a mail program may have quoted our letter.
_DEPTH = 3
#: So many lines of our letter, of at least so many letters and no orders, tell that it is what was quoted.
_KNOWN_LINES, _LETTERS = 2, 16
#: A line above a signature that may as well part one order from another, as the standard mark does not.
_PARTS = re.compile(r"-|[-–—_=*]{3,}|–|—")
#: So many of our last letters to a seat may be what a mail without a thread quotes.
_LETTERS_KEPT_IN_MIND = 8
#: Sheets of a seat among which one that is quoted is looked for.
_EARLIER = 50


def meant(said: Writing, mail: Mail, seat: Seat) -> Writing:
    """What the writer wants read, by what he was sent and has sent before."""
    found = filled_in(said, mail, seat) or said
    if found.source in (SOURCE, FORWARDED) and _sent_before(found.text, seat):
        return replace(said, text=said.remarks or said.text, source="body", remarks="") if found is said else said
    return found


def filled_in(said: Writing, mail: Mail, seat: Seat) -> Writing | None:
    """The sheet in the quoted part, when it holds orders that our letter did not; ``None`` else."""
    if are_orders(said.text.split("\n")) or has_firm_orders(said.text) or commands.find(said.text, "") is not None:
        return None
    if TAKES_BACK.search(said.text):
        return None
    quoted = [_bare(line) for reason, line in said.cut if reason is Cut.QUOTATION]
    sent = _sent_lines(mail, seat)
    of_our_letter = [
        depth for depth, line in quoted if len(line) >= _LETTERS and _squeezed(line) in sent and ":" not in line
    ]
    if len(of_our_letter) < _KNOWN_LINES:
        return None
    sheet = _sheet([line for depth, line in quoted if depth == of_our_letter[0]])
    if not sheet:
        return None
    changed = [line for line in sheet if _squeezed(line) not in sent]
    if not sent or not has_firm_orders("\n".join(changed)):
        return None
    rest = tuple(
        (reason, line) for reason, line in said.cut if reason is not Cut.QUOTATION or _bare(line)[1] not in sheet
    )
    remarks = "\n".join(filter(None, (said.remarks, said.text.strip())))
    return replace(said, text="\n".join(sheet), source=SOURCE, cut=rest, remarks=remarks)


def with_words(said: Writing, are_read: Callable[[str], bool]) -> Writing:
    """The sheet that was filled in together with what stands above it, when that is read as orders in his own words."""
    if said.source != SOURCE or not said.remarks or not are_read(said.remarks):
        return said
    return replace(said, text=f"{said.text}\nSIDE\n{said.remarks}", source=BOTH, remarks="")


def missed(said: Writing, threads: Sequence[str], seat: Seat) -> tuple[tuple[Cut, str], ...]:
    """The left-out lines of a mail that its writer may miss, by what he was sent.

    Our own letters come back with every answer and are passed over, with the head that his program put above them; so
    are greetings, and signatures but for those below a line that may part orders as well. A line among them that looks
    like an order is none of ours, and is told of.
    """
    cut = [(reason, bare) for reason, line in said.cut if (bare := _bare(line)[1]).strip("> \t")]
    if not cut:
        return ()
    ours = _sent_letters(threads, seat)
    left = [(reason, line) for reason, line in cut if _squeezed(line) not in ours]
    quoted = [reason for reason, _ in cut].count(Cut.QUOTATION)
    mostly_ours = 2 * [reason for reason, _ in left].count(Cut.QUOTATION) <= quoted
    silent = {Cut.GREETING, Cut.SMALL_PRINT, *((Cut.QUOTATION,) if mostly_ours else ())}
    if not any(reason is Cut.SIGNATURE and _PARTS.fullmatch(line.strip()) for reason, line in left):
        silent.add(Cut.SIGNATURE)
    return tuple((reason, line) for reason, line in left if reason not in silent or are_orders((line,)))


def lines_of_ours(lines: Sequence[str], threads: Sequence[str], seat: Seat) -> frozenset[str]:
    """The lines that are those of letters the seat was sent, or pieces of them that a program broke.

    A few letters are found in any text, so a short piece must go on in the line before or behind it.
    """
    letters = _sent_letters(threads, seat)
    whole = {_squeezed(line) for line in letters.split("\n")}
    said = [line for line in lines if line.strip()]
    words = [_squeezed(line) for line in said]
    ours = set()
    for at, line in enumerate(said):
        beside = ("".join(words[max(at - 1, 0) : at + 1]), "".join(words[at : at + 2]))
        pieces = words[at : at + 1] if len(words[at]) >= _LETTERS else [one for one in beside if one != words[at]]
        if words[at] in whole or any(piece in letters for piece in pieces):
            ours.add(line)
    return frozenset(ours)


def _sent_letters(threads: Sequence[str], seat: Seat) -> str:
    """The letters that a mail may quote, without their spaces, so that a program may have broken their lines anew."""
    letters = OutgoingMail.objects.filter(seat=seat).order_by("-created_at", "-pk")
    last = letters.values_list("text", "html")[:_LETTERS_KEPT_IN_MIND]
    meant = letters.filter(message_id__in=threads[:20]).values_list("text", "html")
    return "\n".join(_squeezed(f"{text}\n{to_text(html)}") for text, html in (*meant, *last))


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


def _sent_before(text: str, seat: Seat) -> bool:
    """Whether the seat has sent these orders before, be it in other words around them."""
    earlier = Sheet.objects.filter(seat=seat, withdrawn=False).order_by("-pk").values_list("text", flat=True)
    return any(_orders_of(text) == _orders_of(before) for before in earlier[:_EARLIER])


def _orders_of(text: str) -> list[str]:
    sheet = takewhile(lambda line: not _LAST.match(line), text.split("\n"))
    return [squeezed for line in sheet if not _FIRST.match(line) and (squeezed := _squeezed(line))]


def _bare(line: str) -> tuple[int, str]:
    """A line without its marks of quotation, and how many it had."""
    depth = 0
    while depth < _DEPTH and (bare := unquoted(line)) != line:
        depth, line = depth + 1, bare
    return depth, line


def _squeezed(line: str) -> str:
    return "".join(line.split()).casefold()
