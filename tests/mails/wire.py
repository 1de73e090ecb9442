"""Mails byte by byte, as no careful program would write them."""

from __future__ import annotations

import base64
import quopri

from tests.mails.letters import (
    ACCENTED,
    ADDRESS,
    SHORT,
    SUBJECT,
    Specimen,
    answered,
    attached,
    lines,
    stripped,
)

TEXT = lines(*SHORT, "")
HEAD = b"From: General Foy <foy@players.test>\r\nTo: " + ADDRESS.encode() + b"\r\n"


def raw(
    name: str,
    content: bytes,
    orders: tuple[str, ...] = SHORT,
    *,
    outcome: str = "orders",
    state: str = "accepted",
    subject: str = SUBJECT,
    more: tuple[str, ...] = (),
) -> Specimen:
    """A mail with ordinary headers and any content, its content headers included."""
    return answered(f"other-{name}", content, orders, state=state, outcome=outcome, subject=subject, more=more)


def whole(
    name: str, content: bytes, orders: tuple[str, ...] = SHORT, *, outcome: str = "orders", state: str = "accepted"
) -> Specimen:
    """A mail byte by byte."""
    return Specimen(f"other-{name}", content, stripped(orders), state, outcome)


def coded(charset: str, codec: str, text: tuple[str, ...] = ACCENTED, *, encoding: str = "base64") -> bytes:
    """A part whose label and bytes need not agree."""
    content = lines(*text, "").encode(codec)
    body = base64.encodebytes(content) if encoding == "base64" else quopri.encodestring(content)
    label = f"; charset={charset}" if charset else ""
    if encoding == "8bit":
        body = content
    return f"Content-Type: text/plain{label}\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n".encode() + body


def file(name: str, content: bytes, kind: str, disposition: str = "attachment") -> bytes:
    return attached(base64.encodebytes(content), name, kind, disposition)
