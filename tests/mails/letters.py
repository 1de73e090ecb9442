"""The orders and the answered mails that the corpus is made of, and small helpers to write MIME by hand.

Everything is written as bytes, not by a mail library: programs do not write what libraries write.
"""

from __future__ import annotations

import base64
import quopri
from dataclasses import dataclass, field

KEY = "7Q2K-MXR4-BTVW"
ADDRESS = "orders+7q2kmxr4btvw@orders.test"
WHO = "Estafette, First Steps"
PLAYER = "foy@players.test"
TITLE = "First Steps"
SUBJECT = f"Re: [{TITLE}, turn 1] your orders, please"
CRLF = "\r\n"

ORDERS = (
    "TURN 1",
    "PRIORITY gauthier, jamin",
    "BRIGADE gauthier",
    "  INTENT ATTACK sart",
    "  1/92: FORM LINE; MOVE 6",
    "  2/92: MOVE TO E4",
    "BRIGADE jamin",
    "  INTENT HOLD",
)
SHORT = ("BRIGADE wathiez", "INTENT SCREEN wood")
ACCENTED = ("BRIGADE jamin", "  1/4e Léger: MOVE 8", "  2/4e Léger: MOVE 8")

#: What is answered: our own letter, with its marker line and a sheet to fill in.
CALL = (
    "The battle of First Steps begins: your orders for turn 1, please.",
    "",
    "YOUR TROOPS       strength   at",
    "Gauthier          2,000 men  D3-F3",
    "",
    "Answer this mail with your orders above this line. The newest sheet counts.",
    "A sheet with your brigades is below; change what you like and leave out the rest.",
    "",
    "TURN 1",
    "PRIORITY",
    "BRIGADE gauthier",
    "  INTENT",
    "BRIGADE jamin",
    "  INTENT",
    "END",
    "",
    "Help: reply HELP. Your orders as they stand: STATUS. Your key: 7Q2K-MXR4-BTVW",
)
#: The same without the marker line, as a receipt or an older letter may be.
PLAIN_CALL = (
    "Gauthier's brigade stands south of the wood and waits for your orders.",
    "BRIGADE gauthier",
    "  INTENT DEFEND wood",
    "1/92: HOLD",
    "The umpire of First Steps",
)


@dataclass(slots=True)
class Specimen:
    """A mail of the corpus and what must come of it. ``orders`` are the lines read as orders, without indentation."""

    name: str
    raw: bytes
    orders: tuple[str, ...] = ()
    state: str = "accepted"
    outcome: str = "orders"
    checks: dict[str, object] = field(default_factory=dict)


def lines(*texts: str) -> str:
    return CRLF.join(texts)


def stripped(orders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(line.strip() for line in orders)


def encoded_word(text: str, charset: str = "utf-8") -> str:
    if text.isascii():
        return text
    return f"=?{charset}?B?{base64.b64encode(text.encode(charset)).decode()}?="


def headers(
    *,
    sender: str = f"General Foy <{PLAYER}>",
    to: str = f'"{WHO}" <{ADDRESS}>',
    subject: str = SUBJECT,
    date: str | None = "Fri, 20 Nov 2026 11:03:27 +0100",
    message_id: str | None = None,
    more: tuple[str, ...] = (),
    mime: bool = True,
) -> str:
    """The headers of a mail up to the content's own; every name is given in the order programs use."""
    found = [f"From: {sender}", f"To: {to}", f"Subject: {encoded_word(subject)}"]
    if date is not None:
        found.append(f"Date: {date}")
    if message_id:
        found.append(f"Message-ID: {message_id}")
    if mime:
        found.append("MIME-Version: 1.0")
    return lines(*found, *more)


def answered(
    name: str,
    content: bytes,
    orders: tuple[str, ...] = (),
    *,
    state: str = "accepted",
    outcome: str = "orders",
    subject: str = SUBJECT,
    to: str = f'"{WHO}" <{ADDRESS}>',
    sender: str = f"General Foy <{PLAYER}>",
    more: tuple[str, ...] = (),
) -> Specimen:
    """A player's mail with ordinary headers and any content, its content headers included."""
    head = headers(sender=sender, to=to, subject=subject, message_id=f"<{name}@players.test>", more=more)
    return Specimen(name, mail(head, content), stripped(orders), state, outcome)


def attached(
    content: bytes, name: str, kind: str = "text/plain; charset=utf-8", disposition: str = "attachment"
) -> bytes:
    """A file as a part; ``content`` is coded already."""
    return (
        f'Content-Type: {kind}; name="{name}"\r\nContent-Disposition: {disposition}; filename="{name}"\r\n'
        "Content-Transfer-Encoding: base64\r\n\r\n"
    ).encode() + content


def part(
    text: str, kind: str = "text/plain; charset=utf-8", *, encoding: str = "8bit", charset: str = "utf-8"
) -> bytes:
    """A part with its content headers."""
    return f"Content-Type: {kind}{CRLF}Content-Transfer-Encoding: {encoding}{CRLF}{CRLF}".encode() + body(
        text, encoding, charset
    )


def body(text: str, encoding: str, charset: str = "utf-8") -> bytes:
    raw = text.replace("\r\n", "\n").replace("\n", "\r\n").encode(charset)
    if encoding == "quoted-printable":
        return quopri.encodestring(raw.replace(b"\r\n", b"\n")).replace(b"\n", b"\r\n")
    if encoding == "base64":
        return base64.encodebytes(raw).replace(b"\n", b"\r\n")
    return raw


def multipart(kind: str, boundary: str, *parts: bytes, preamble: str = "") -> bytes:
    """A multipart with its content header. ``kind`` may carry further parameters."""
    mark = f"--{boundary}".encode()
    head = f'Content-Type: multipart/{kind}; boundary="{boundary}"{CRLF}{CRLF}{preamble}'.encode()
    return head + b"".join(mark + b"\r\n" + one + b"\r\n" for one in parts) + mark + b"--\r\n"


def mail(head: str, content: bytes) -> bytes:
    return head.encode("utf-8", "surrogateescape") + b"\r\n" + content


def quoted(text: tuple[str, ...], mark: str = "> ") -> str:
    return lines(*((mark + line).rstrip() for line in text))


def html_lines(text: tuple[str, ...]) -> str:
    return "<br>\r\n".join(escape(line) for line in text)


def escape(text: str) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    leading = len(text) - len(text.lstrip(" "))
    return "&nbsp;" * leading + text[leading:]
