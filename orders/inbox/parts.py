"""The parts of a mail: which of them hold what its writer wrote, in every shape that MIME allows.

A walk over the tree gathers body text, texts attached as files, forwarded mails and other files. Of alternatives the
plain one is taken where it says anything, its broken lines mended by the HTML beside it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.message import Message
from email.parser import BytesParser
from enum import StrEnum
from typing import Any

from orders.inbox import smime
from orders.inbox.charsets import decode
from orders.inbox.headers import Headers, decoded
from orders.inbox.html import to_text
from orders.inbox.limits import Limits
from orders.inbox.order_signs import has_firm_orders, is_firm_order
from orders.inbox.replies import split
from orders.inbox.wrappings import (
    PGP_MESSAGE,
    mislabelled_quoted_printable,
    transfer_decoded,
    unenriched,
    unflowed,
    unwrapped_by,
    without_pgp_signature,
    without_uuencoded,
)

#: File names that promise plain text, whatever type the program gave them.
TEXT_NAMES = (".txt", ".text", ".asc", ".md", ".orders", ".ord", ".eml.txt")
#: Types of text that is not meant for reading.
NOT_PROSE = frozenset(
    {
        "text/calendar",
        "text/vcard",
        "text/x-vcard",
        "text/directory",
        "text/csv",
        "text/css",
        "text/xml",
        "text/rtf",
        "application/rtf",
        "application/pgp-keys",
    }
)
#: What programs write into a plain part that only points at the HTML.
_POINTER_TO_HTML = re.compile(
    r"(html|not support|unterst(ü|ue)tz|prend pas en charge|ondersteun|no admite|non supporta|n(ã|a)o suporta)",
    re.IGNORECASE,
)


class Part(Message):
    """A part that keeps its text as it came: the library's accessor decodes it, by a label that may be wrong."""

    raw_text: str = ""

    def set_payload(self, payload: Any, charset: Any = None) -> None:
        if isinstance(payload, str):
            self.raw_text = payload
        super().set_payload(payload, charset)


def parsed(raw: bytes, *, headers_only: bool = False) -> Part:
    """The tree of parts of a message. Raises ``RecursionError`` when they are nested too deeply."""
    return BytesParser(Part).parsebytes(raw, headersonly=headers_only)


class Trouble(StrEnum):
    """What kept (part of) a mail from being read."""

    WINMAIL = "winmail"
    ENCRYPTED = "encrypted"
    TOO_LARGE = "too-large"
    TOO_COMPLEX = "too-complex"
    CUT_SHORT = "cut-short"


@dataclass(frozen=True, slots=True)
class File:
    """A file in a mail: never run and never trusted; ``content`` is empty when it is larger than the limits."""

    name: str
    content_type: str
    size: int
    content: bytes = b""


@dataclass(frozen=True, slots=True)
class Forwarded:
    """The text of a mail that came inside another one."""

    subject: str
    text: str


@dataclass(slots=True)
class Contents:
    """What was gathered from a tree of parts. ``texts`` are files of plain text, ``types`` all content types seen."""

    body: list[str] = field(default_factory=list)
    texts: list[tuple[str, str]] = field(default_factory=list)
    forwarded: list[Forwarded] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    troubles: set[Trouble] = field(default_factory=set)
    types: list[str] = field(default_factory=list)
    from_html: bool = False

    @property
    def text(self) -> str:
        return "\n".join(self.body)

    def take(self, other: Contents, *, body: bool = True) -> None:
        """Add what another walk gathered, with its body text or without."""
        if body:
            self.body += other.body
            self.from_html = self.from_html or other.from_html
        self.texts += other.texts
        self.forwarded += other.forwarded
        self.files += other.files
        self.troubles |= other.troubles
        self.types += other.types


def contents(message: Part, limits: Limits) -> Contents:
    """Everything readable in a parsed message."""
    return _Walk(limits).part(message, 0)


@dataclass(slots=True)
class _Walk:
    limits: Limits

    def part(self, part: Part, depth: int) -> Contents:
        found = Contents()
        if depth > self.limits.depth:
            found.troubles.add(Trouble.TOO_COMPLEX)
            return found
        kind = part.get_content_type()
        found.types.append(kind)
        children = _children(part)
        if kind == "message/rfc822" or (kind == "message/global" and children):
            self._forwarded(part, depth, found)
        elif children:
            self._multipart(kind, children, depth, found)
        elif kind.startswith("multipart/"):
            self._salvage(part, depth, found)
        else:
            self._leaf(part, kind, depth, found)
        return found

    def _multipart(self, kind: str, children: list[Part], depth: int, found: Contents) -> None:
        if kind.startswith("message/"):
            # Delivery and disposition reports: their fields are for orders.inbox.manners, not text.
            found.types += [child.get_content_type() for child in children]
            return
        if kind == "multipart/encrypted":
            found.troubles.add(Trouble.ENCRYPTED)
            return
        if kind == "multipart/signed":
            children = children[:1]
        walked = [self.part(child, depth + 1) for child in children]
        if kind == "multipart/alternative":
            _choose(walked, found)
            return
        if kind == "multipart/related":
            first = next((child for child in walked if child.text.strip()), None)
            for child in walked:
                found.take(child, body=child is first)
            return
        for child in walked:
            found.take(child)

    def _salvage(self, part: Part, depth: int, found: Contents) -> None:
        """A multipart whose boundary is missing or wrong: the first line that could be one is taken for it."""
        raw = _bytes(part)
        mark = next((line.strip() for line in raw.splitlines() if line.startswith(b"--")), b"")
        boundary = mark[2:]
        if not boundary or len(boundary) > 200 or b'"' in boundary:
            self._text(raw, part, found)
            return
        head = b'Content-Type: multipart/mixed; boundary="' + boundary + b'"\n\n'
        inner = parsed(head + raw)
        if inner.is_multipart():
            found.take(self.part(inner, depth + 1))
        else:
            self._text(raw, part, found)

    def _forwarded(self, part: Part, depth: int, found: Contents) -> None:
        inside = _children(part)
        if inside and (len(inside[0]) or not _encoding(part)):
            inner_message = inside[0]
        else:
            # Against the standard, the mail within is encoded as a whole.
            inner_message = parsed(transfer_decoded(_bytes(inside[0] if inside else part), _encoding(part)))
        inner = self.part(inner_message, depth + 1)
        found.forwarded.append(Forwarded(Headers(inner_message, self.limits).first("subject"), inner.text))
        found.take(inner, body=False)

    def _leaf(self, part: Part, kind: str, depth: int, found: Contents) -> None:
        raw = transfer_decoded(_bytes(part), _encoding(part))
        name = _file_name(part)
        if kind == "application/ms-tnef" or name.casefold() == "winmail.dat":
            found.troubles.add(Trouble.WINMAIL)
        elif kind in ("application/pkcs7-mime", "application/x-pkcs7-mime"):
            self._smime(raw, depth, found)
        elif kind in ("application/pkcs7-signature", "application/x-pkcs7-signature", "application/pgp-signature"):
            return
        elif kind == "application/pgp-encrypted":
            found.troubles.add(Trouble.ENCRYPTED)
        elif kind in NOT_PROSE or not (kind.startswith("text/") or name.casefold().endswith(TEXT_NAMES)):
            found.files.append(self._file(name, kind, raw))
        elif name or _disposition(part) == "attachment":
            self._attached_text(raw, part, kind, name, found)
        else:
            self._text(raw, part, found)

    def _smime(self, raw: bytes, depth: int, found: Contents) -> None:
        inner = smime.signed_content(raw)
        if inner is None:
            found.troubles.add(Trouble.ENCRYPTED)
        else:
            found.take(self.part(parsed(inner), depth + 1))

    def _file(self, name: str, kind: str, raw: bytes) -> File:
        return File(name, kind, len(raw), raw if len(raw) <= self.limits.attachment else b"")

    def _attached_text(self, raw: bytes, part: Part, kind: str, name: str, found: Contents) -> None:
        if kind in ("text/html", "application/xhtml+xml"):
            found.files.append(self._file(name, kind, raw))
            return
        text = self._cut(decode(raw, _charset(part)).replace("\r\n", "\n").replace("\r", "\n"), self.limits.text, found)
        found.texts.append((name, text))

    def _text(self, raw: bytes, part: Part, found: Contents) -> None:
        """A part of the body: its text, out of all its wrappings."""
        if part.get_content_type() == "text/plain" and not _encoding(part) and mislabelled_quoted_printable(raw):
            raw = transfer_decoded(raw, "quoted-printable")
        is_html = part.get_content_type() in ("text/html", "application/xhtml+xml")
        most = self.limits.html if is_html else self.limits.text
        text = self._cut(decode(raw[: most * 4], _charset(part)), most, found)
        text = text.replace("\r\r\n", "\n").replace("\r\n", "\n").replace("\r", "\n")
        if is_html or (part.get_content_type() == "text/plain" and text[:300].lstrip()[:14].lower().startswith(_HTML)):
            found.from_html = True
            found.body.append(to_text(text))
            return
        if part.get_content_type() in ("text/enriched", "text/richtext"):
            text = unenriched(text)
        elif str(_parameter(part, "format")).casefold() == "flowed":
            text = unflowed(text, delete_space=str(_parameter(part, "delsp")).casefold() == "yes")
        if PGP_MESSAGE in text:
            found.troubles.add(Trouble.ENCRYPTED)
            text = text.partition(PGP_MESSAGE)[0]
        lines, files = without_uuencoded(without_pgp_signature(text).split("\n"))
        found.body.append("\n".join(lines))
        for name, content in files:
            if name.casefold().endswith(TEXT_NAMES):
                found.texts.append((name, self._cut(decode(content), self.limits.text, found)))
            elif name.casefold() == "winmail.dat":
                found.troubles.add(Trouble.WINMAIL)
            else:
                found.files.append(self._file(name, "application/octet-stream", content))

    def _cut(self, text: str, most: int, found: Contents) -> str:
        if len(text) <= most:
            return text
        found.troubles.add(Trouble.CUT_SHORT)
        return text[:most]


_HTML = ("<html", "<!doctype html")


def _choose(walked: list[Contents], found: Contents) -> None:
    """Of alternatives: plain text that says something, else HTML that does, else nothing; files of all."""
    plain = next((child for child in walked if not child.from_html and _says_something(child.text)), None)
    html = next((child for child in walked if child.from_html and child.text.strip()), None)
    if plain and html:
        if _only_points(plain.text, html.text) or _lacks_orders(plain.text, html.text):
            plain = None
        else:
            plain.body = [_mended(plain.text, html.text)]
    best = plain or html
    for child in walked:
        found.take(child, body=child is best)


def _lacks_orders(plain: str, html: str) -> bool:
    """Whether the writer's orders stand in the HTML alone; what the plain part knows for a quotation is none of his."""
    said = split(plain)
    if has_firm_orders(said.own):
        return False
    known = _squeezed("".join(line for _, line in said.cut))
    return any(is_firm_order(line) and _squeezed(line) not in known for line in split(html).own.split("\n"))


def _squeezed(text: str) -> str:
    return "".join(text.replace(">", " ").split())


def _says_something(text: str) -> bool:
    return any(letter.isalnum() for letter in text)


def _only_points(plain: str, html: str) -> bool:
    """Whether the plain part is but a note that the mail is written in HTML."""
    words = plain.split()
    return len(words) <= 40 and len(html.split()) > 0 and _POINTER_TO_HTML.search(plain) is not None and (
        "".join(words) not in "".join(html.split())
    )  # fmt: skip


def _mended(plain: str, html: str) -> str:
    """The plain text with its lines as the HTML shows them."""
    mended = unwrapped_by(plain, html)
    lines = [line for line in mended.split("\n") if line.strip()]
    shown = [line for line in html.split("\n") if line.strip()]
    # A program that ran all lines together says the same words in far fewer lines.
    if len(lines) * 2 < len(shown) and "".join(plain.split()) == "".join(html.replace(">", "").split()):
        return html
    return mended


def _children(part: Part) -> list[Part]:
    # Asked for text, the accessor stumbles over charsets in the form of RFC 2231.
    payload = part.get_payload() if part.is_multipart() else ()
    return [child for child in payload if isinstance(child, Part)]


def _bytes(part: Part) -> bytes:
    try:
        return part.raw_text.encode("ascii", "surrogateescape")
    except UnicodeEncodeError:
        return part.raw_text.encode("utf-8", "replace")


def _encoding(part: Part) -> str:
    """The transfer encoding; of several that contradict each other the one that says more."""
    named = [decoded(str(value)) for value in part.get_all("content-transfer-encoding") or ()]
    return next((name for name in named if name.casefold().startswith(("base64", "quoted"))), next(iter(named), ""))


def _charset(part: Part) -> str:
    try:
        return part.get_content_charset() or ""
    except (LookupError, UnicodeError, ValueError, TypeError, AttributeError):
        return ""


def _parameter(part: Part, name: str) -> str:
    try:
        value = part.get_param(name)
    except (LookupError, UnicodeError, ValueError, TypeError, AttributeError):
        return ""
    return value[2] if isinstance(value, tuple) else str(value or "")


def _disposition(part: Part) -> str:
    return decoded(str(part.get("content-disposition") or "")).partition(";")[0].strip().casefold()


def _file_name(part: Part) -> str:
    try:
        name = part.get_filename() or ""
    except (LookupError, UnicodeError, ValueError, TypeError, AttributeError):
        return "unnamed"
    return decoded(name).replace("\\", "/").rpartition("/")[2][:200]
