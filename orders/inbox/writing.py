"""What a mail says: the text to read as orders, wherever in the mail it stands.

1. The writer's own words in the body; if there are none, an order in the subject.
2. Order sheets attached as plain text or as a filled form; the covering words are then kept as remarks.
3. If neither holds orders: the text of a mail that was passed on, as a heading in the body or as an attachment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from orders.inbox import commands
from orders.inbox.courtesies import Cut
from orders.inbox.limits import LIMITS, Limits
from orders.inbox.message import Mail
from orders.inbox.order_signs import are_orders, has_firm_orders
from orders.inbox.parts import File
from orders.inbox.replies import Reply, split, unquoted
from orders.inbox.reply_words import FORWARD_SUBJECT, REPLY_SUBJECT

#: Reads a filled PDF order form: the file's bytes in, an order sheet out. Raises :class:`NoForm`.
FormReader = Callable[[bytes], str]

_DECORATIONS = (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".svg", ".vcf", ".ics", ".p7s", ".asc")
_DECORATIVE_TYPES = ("image/", "text/calendar", "text/vcard", "text/x-vcard", "text/html")
_BARE_LINE = re.compile(r"\s*((KEY|TURN)\b.*)?\Z", re.IGNORECASE)


#: Where a text was found that its writer did not write in this mail.
FORWARDED = "forwarded mail"
#: Words above a quoted or enclosed sheet that take it back.
TAKES_BACK = re.compile(
    r"\b(ignore|disregard|discard|cancel|forget|scrap|delete|void|instead|chang(ed?|ing) my mind|mistake|wrong|"
    r"no longer|not|don['’]?t|ignorieren|vergessen|vergiss|nicht|irrtum|ignorez|oubliez|annule[rz]?|erreur|ne|pas)\b",
    re.IGNORECASE,
)


class NoForm(Exception):
    """A PDF that gives no orders; the message says to the player why, and what to do."""


@dataclass(frozen=True, slots=True)
class Writing:
    """The text to read as orders, where it was found, and everything of the mail that was left out.

    ``remarks`` are words beside the orders; ``unread`` names files that were not opened, ``problem`` says what is wrong
    with a form among them; ``below`` is what he says himself below END, which is among what was cut.
    """

    text: str
    source: str = "body"
    cut: tuple[tuple[Cut, str], ...] = ()
    remarks: str = ""
    unread: tuple[str, ...] = ()
    problem: str = ""
    below: str = ""

    @property
    def counts(self) -> dict[str, int]:
        """How many lines with text were left out, by reason."""
        return Reply("", self.cut).counts()


def writing(mail: Mail, read_form: FormReader | None = None, limits: Limits = LIMITS) -> Writing:
    """Find what the writer of a mail wants read."""
    found = _find(mail, read_form)
    lines = found.text.split("\n")
    if len(lines) <= limits.lines:
        return found
    beyond = tuple((Cut.TOO_LONG, line) for line in lines[limits.lines :])
    return replace(found, text="\n".join(lines[: limits.lines]), cut=(*found.cut, *beyond))


def _find(mail: Mail, read_form: FormReader | None) -> Writing:
    reply = split(mail.body, writer=_name_of_writer(mail))
    forms = _read_forms(mail, read_form)
    sheets, below = [], []
    for name, text in mail.texts:
        sheet = split(text)
        own = sheet.own
        if has_firm_orders(own):
            sheets.append(own)
            below.append(sheet.below)
        elif own.strip():
            forms.unread.append(name or "text/plain")
    sheets += forms.sheets
    if sheets:
        text = "\n".join(sheets)
        unread, said = tuple(forms.unread), "\n".join(filter(str.strip, below))
        if has_firm_orders(reply.own):
            said = "\n".join(filter(str.strip, (reply.below, said)))
            return Writing(f"{reply.own}\n{text}", "body and attachment", reply.cut, unread=unread, below=said)
        return Writing(text, "attachment", reply.cut, reply.own, unread=unread, below=said)
    takes_back = TAKES_BACK.search(reply.own) is not None
    speaks_himself = takes_back or has_firm_orders(reply.own) or commands.find(reply.own, "") is not None
    if not speaks_himself and (passed_on := _passed_on(mail, reply)):
        unread = tuple(forms.unread)
        return Writing(passed_on.own, FORWARDED, passed_on.cut, reply.own, unread=unread, below=passed_on.below)
    if not reply.own.strip() and not mail.files and not mail.troubles and _is_order(mail.subject):
        return Writing(mail.subject, "subject", reply.cut)
    return Writing(reply.own, "body", reply.cut, "", tuple(forms.unread), " ".join(forms.problems), reply.below)


def _is_order(subject: str) -> bool:
    """Whether a subject is an order that its writer typed there; those of our own mails, answered, are none."""
    return "[" not in subject and not REPLY_SUBJECT.match(subject) and are_orders((subject,))


def _name_of_writer(mail: Mail) -> str:
    """By what names the writer may sign: the one beside his address, and the address without its domain."""
    return f"{mail.sender.name} {mail.sender.local}" if mail.sender else ""


@dataclass(slots=True)
class _Forms:
    """What came of a mail's files: the sheets of filled forms, and the names and faults of the others."""

    sheets: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def _read_forms(mail: Mail, read_form: FormReader | None) -> _Forms:
    found = _Forms()
    for file in mail.files:
        text = ""
        if read_form is not None and _is_form(file):
            try:
                text = read_form(file.content)
            except NoForm as why:
                found.problems.append(str(why))
        # A form that nobody filled in says nothing but its key and turn.
        if any(not _BARE_LINE.match(line) for line in text.split("\n")):
            found.sheets.append(text.strip())
        else:
            found.unread.append(file.name or file.content_type)
    return found


def is_decoration(name: str) -> bool:
    """Whether a file, by its name or type, is one that programs add to mails: pictures, cards, calendars."""
    return name.casefold().endswith(_DECORATIONS) or name.startswith(_DECORATIVE_TYPES)


def _is_form(file: File) -> bool:
    return file.content_type == "application/pdf" or file.name.casefold().endswith(".pdf")


def _passed_on(mail: Mail, reply: Reply) -> Reply | None:
    """The writer's words in a mail that this one passes on, if they hold orders."""
    candidates = [forwarded.text for forwarded in mail.forwarded]
    is_forward = FORWARD_SUBJECT.match(mail.subject) is not None
    # An answer that says nothing must not take the sheet that it quotes for orders.
    if reply.forwarded and (is_forward or not REPLY_SUBJECT.match(mail.subject)):
        candidates.append(reply.forwarded)
    if is_forward and not reply.own.strip():
        candidates.append(unquoted("\n".join(line for _, line in reply.cut)))
    for text in candidates:
        inner = split(text)
        if not has_firm_orders(inner.own) and inner.own.strip() == "" and inner.forwarded:
            inner = split(inner.forwarded)
        if has_firm_orders(inner.own):
            return inner
    return None
