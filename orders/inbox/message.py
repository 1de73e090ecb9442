"""A raw mail as a typed value: who wrote it to whom, when, and every text in it.

:func:`read` never raises and never does more work than :class:`~orders.inbox.limits.Limits` allows.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime
from email.message import Message

from orders.inbox.headers import Address, Headers, date, message_ids
from orders.inbox.limits import LIMITS, Limits
from orders.inbox.parts import Contents, File, Forwarded, Trouble, contents, parsed

#: Headers in which servers and programs write whom a mail is for.
RECIPIENT_HEADERS = (
    "to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "x-delivered-to", "x-rcpt-to",
    "resent-to", "x-forwarded-to", "apparently-to", "bcc",
)  # fmt: skip
_MBOX_LINE = re.compile(rb"\A(?:>?From [^\n]{0,300}\r?\n)")
_HEAD_END = re.compile(rb"\r?\n\r?\n")
#: Headers within so many bytes are looked at.
_HEAD_BYTES = 250_000
_HEADER_LINE = re.compile(rb"[ \t]|[!-9;-~]{1,200}:|\r?\Z")
_BLANK_BEFORE_COLON = re.compile(rb"([!-9;-~]{1,80})[ \t]{1,8}:")
_KNOWN_HEADER = re.compile(
    rb"(from|to|cc|subject|date|message-id|mime-version|content-[a-z-]{2,40}|received|return-path|delivered-to|reply-to|"
    rb"in-reply-to|references|user-agent|sender|x-[a-z0-9-]{2,60})[ \t]{0,8}:",
    re.IGNORECASE,
)
_PARTS = re.compile(rb"content-type\s{0,8}:", re.IGNORECASE)
#: What a mail says to part its parts by, and the lines that may do so.
_BOUNDARIES = re.compile(rb"""boundary\s{0,8}=\s{0,8}["']?([^"';\r\n]{1,72})""", re.IGNORECASE)
_PARTING = re.compile(rb"^--([^\r\n]{1,72}?)[ \t]{0,8}\r?$", re.MULTILINE)


@dataclass(frozen=True)
class Mail:
    """One mail. ``body`` is its text with quotations and signatures still in it; ``texts`` came as text files."""

    headers: Headers
    subject: str
    sender: Address | None
    recipients: tuple[Address, ...]
    message_id: str
    threads: tuple[str, ...]
    sent_at: datetime | None
    body: str
    texts: tuple[tuple[str, str], ...] = ()
    forwarded: tuple[Forwarded, ...] = ()
    files: tuple[File, ...] = ()
    troubles: frozenset[Trouble] = frozenset()
    types: tuple[str, ...] = ()

    @property
    def identity(self) -> str:
        """What makes the mail the same mail however it arrives: its Message-ID, else a digest of what it says.

        Empty when it has neither a Message-ID nor a date: then nothing tells a copy from a new mail of the same words.
        """
        if self.message_id or self.sent_at is None:
            return self.message_id
        parts = (self.sent_at.isoformat(), self.sender.address if self.sender else "", self.subject, self.body)
        return f"<{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:40]}@no-message-id>"


def read(raw: bytes, limits: Limits = LIMITS) -> Mail:
    """Take a mail apart. Mail beyond the limits keeps its headers and has a trouble instead of text."""
    raw = _tidied(raw)
    trouble = _beyond(raw, limits)
    try:
        message = parsed(_head(raw, limits), headers_only=True) if trouble else parsed(raw)
        gathered = Contents(troubles={trouble}) if trouble else contents(message, limits)
    except RecursionError:
        message = parsed(_head(raw, limits), headers_only=True)
        gathered = Contents(troubles={Trouble.TOO_COMPLEX})
    return _mail(message, gathered, limits)


def read_head(raw: bytes, limits: Limits = LIMITS) -> Mail:
    """What the headers of a mail say, without its text: for a mail that cannot be taken apart."""
    return _mail(parsed(_head(_tidied(raw), limits), headers_only=True), Contents(), limits)


def bounded(raw: bytes, limits: Limits = LIMITS) -> Message | None:
    """The parts of a mail as they came, for a library that knows no bounds: long headers are cut.

    ``None`` for a mail beyond the limits, and for one whose parts are nested deeper than they allow.
    """
    raw = _tidied(raw)
    if _beyond(raw, limits):
        return None
    try:
        message = parsed(raw)
    except RecursionError:
        return None
    level: list[Message] = [message]
    for _ in range(limits.depth):
        for part in level:
            long = {name for name, value in part.raw_items() if len(str(value)) > limits.header}
            for name in long:
                part.replace_header(name, str(part[name])[: limits.header])
        level = [
            inner
            for part in level
            if isinstance(payload := part.get_payload(), list)
            for inner in payload
            if isinstance(inner, Message)
        ]
        if not level:
            return message
    return None


def _mail(message: Message, gathered: Contents, limits: Limits) -> Mail:
    headers = Headers(message, limits)
    senders = headers.addresses("from") or headers.addresses("sender", "reply-to", "return-path")
    return Mail(
        headers=headers,
        subject=headers.first("subject")[:1_000],
        sender=senders[0] if senders else None,
        recipients=headers.addresses(*RECIPIENT_HEADERS),
        message_id=next(iter(message_ids(headers.first("message-id"))), ""),
        threads=_threads(headers),
        sent_at=date(headers.first("date")),
        body=gathered.text,
        texts=tuple(gathered.texts),
        forwarded=tuple(gathered.forwarded),
        files=tuple(gathered.files),
        troubles=frozenset(gathered.troubles),
        types=tuple(gathered.types),
    )


def _threads(headers: Headers) -> tuple[str, ...]:
    """The mails of the conversation, the answered one first, then from the newest to the oldest."""
    answered = message_ids(headers.first("in-reply-to"))
    return tuple(dict.fromkeys((*answered, *reversed(message_ids(headers.first("references"))))))


def _tidied(raw: bytes) -> bytes:
    """Without what mail boxes and editors put before the first header, and with one kind of line end."""
    raw = raw.removeprefix(b"\xef\xbb\xbf").lstrip(b"\r\n")
    raw = _MBOX_LINE.sub(b"", raw, count=1)
    raw = _with_plain_headers(raw)
    if b"\n" not in raw:
        return raw.replace(b"\r", b"\n")
    return raw.replace(b"\r\r\n", b"\n") if b"\r\r\n" in raw else raw


def _with_plain_headers(raw: bytes) -> bytes:
    """The mail with blanks before the colon of a header removed, and broken lines among the headers set apart.

    The parser takes either for the end of the headers, and what follows for text.
    """
    end = _HEAD_END.search(raw, 0, _HEAD_BYTES)
    head = raw[: end.start() if end else _HEAD_BYTES]
    lines = head.split(b"\n")
    last = max((at for at, line in enumerate(lines) if _KNOWN_HEADER.match(line)), default=-1)
    for at, line in enumerate(lines[: last + 1]):
        if match := _BLANK_BEFORE_COLON.match(line):
            lines[at] = match.group(1) + line[match.end() - 1 :]
        elif not _HEADER_LINE.match(line):
            lines[at] = b"X-Malformed: " + line
    return b"\n".join(lines) + raw[len(head) :]


def _beyond(raw: bytes, limits: Limits) -> Trouble | None:
    if len(raw) > limits.raw:
        return Trouble.TOO_LARGE
    if sum(1 for _ in _PARTS.finditer(raw)) > limits.parts or _begun(raw) > limits.parts:
        return Trouble.TOO_COMPLEX
    return None


def _begun(raw: bytes) -> int:
    """How many parts begin in a mail, of whatever type or none."""
    declared = {found[1].strip() for found in _BOUNDARIES.finditer(raw)}
    return sum(found[1] in declared for found in _PARTING.finditer(raw)) if declared else 0


def _head(raw: bytes, limits: Limits) -> bytes:
    """The headers of a mail too large to parse whole."""
    return raw[: limits.header * 16].partition(b"\n\n")[0].partition(b"\r\n\r\n")[0] + b"\n\n"
