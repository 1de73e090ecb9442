"""What a mail says: the text to read as orders, wherever in the mail it stands.

1. The writer's own words in the body.
2. Order sheets attached as plain text or as a filled form; the covering words are then kept as remarks.
3. If neither holds orders: the text of a mail that was passed on, as a heading in the body or as an attachment.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from orders.inbox.limits import LIMITS, Limits
from orders.inbox.message import Mail
from orders.inbox.parts import File
from orders.inbox.replies import Cut, Reply, has_firm_orders, looks_like_orders, split, unquoted
from orders.inbox.reply_words import FORWARD_SUBJECT, REPLY_SUBJECT

#: Reads a filled PDF order form: the file's bytes in, an order sheet out, empty when it is no order form.
FormReader = Callable[[bytes], str]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Writing:
    """The text to read as orders, where it was found, and everything of the mail that was left out.

    ``remarks`` are words beside the orders; ``unread`` names files that were not opened.
    """

    text: str
    source: str = "body"
    cut: tuple[tuple[Cut, str], ...] = ()
    remarks: str = ""
    unread: tuple[str, ...] = ()

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
    reply = split(mail.body)
    unread = tuple(file.name or file.content_type for file in mail.files if not _is_form(file))
    sheets = _sheets(mail, read_form)
    if sheets:
        text, source = "\n".join(sheets), "attachment"
        if has_firm_orders(reply.own):
            return Writing(f"{reply.own}\n{text}", "body and attachment", reply.cut, "", unread)
        return Writing(text, source, reply.cut, reply.own, unread)
    if not looks_like_orders(reply.own) and (passed_on := _passed_on(mail, reply)):
        return Writing(passed_on.own, "forwarded mail", passed_on.cut, reply.own, unread)
    return Writing(reply.own, "body", reply.cut, "", unread)


def _sheets(mail: Mail, read_form: FormReader | None) -> list[str]:
    """The texts of attached order sheets. Files that hold no orders are left alone."""
    found = [own for _, text in mail.texts if has_firm_orders(own := split(text).own)]
    for file in mail.files:
        if read_form is not None and _is_form(file) and file.content:
            try:
                text = read_form(file.content)
            except Exception:  # a stranger's file may break a reader in any way; it is then a file like any other
                log.info("attached form not readable", exc_info=True)
                continue
            if text.strip():
                found.append(text)
    return found


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
