"""A mail of the outbox as bytes for the wire: the same bytes each time, boundaries and date included.

Text and HTML are alternatives, pictures of the HTML are related to it, everything else is attached:

    mixed( alternative( text, related( html, png... ) ), pdf, ics... )
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC
from email.generator import BytesGenerator
from email.message import EmailMessage, Message
from email.policy import SMTP
from email.utils import format_datetime
from io import BytesIO
from typing import Any

from campaigns.services.people.addresses import mail_token
from orders.models import OutgoingMail
from orders.services.out.enclosures import Enclosure

#: Tells what a mail of ours is (``report``, ``receipt``, ...), for players who sort their mail by rules.
KIND_HEADER = "X-Estafette-Kind"
PICTURE = re.compile(r'<img\b[^>]*\bsrc="cid:([^"]*)"[^>]*>')


#: What a line of base64 holds.
_BASE64_LINE = re.compile("[^\n]{1,76}")


class Composed(EmailMessage):
    """A message that writes megabytes of enclosures in large pieces, where its library goes line by line."""

    def as_bytes(self, unixfrom: bool = False, policy: Any = None) -> bytes:
        """The bytes that any message would give."""
        target = BytesIO()
        _Writer(target, mangle_from_=False, policy=policy or self.policy).flatten(self, unixfrom=unixfrom)
        return target.getvalue()


class _Writer(BytesGenerator):
    def _write_lines(self, lines: str) -> None:
        self.write(lines.replace("\r\n", "\n").replace("\r", "\n").replace("\n", self._NL))  # type: ignore[attr-defined]


def compose(mail: OutgoingMail, enclosures: Sequence[Enclosure] = ()) -> EmailMessage:
    """The whole message. Raises ``ValueError`` when an address or header cannot be written."""
    message = Composed(policy=SMTP)
    message["From"] = mail.sender
    message["To"] = mail.to
    if mail.reply_to:
        message["Reply-To"] = mail.reply_to
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(mail.created_at.astimezone(UTC))
    message["Message-ID"] = mail.message_id
    message[KIND_HEADER] = mail.kind
    if mail.in_reply_to:
        message["In-Reply-To"] = mail.in_reply_to
    if mail.references:
        message["References"] = mail.references
    for name, value in mail.headers.items():
        message[name] = value
    message.set_content(mail.text, cte="quoted-printable")
    if mail.html:
        _add_html(message, mail.html, [enclosure for enclosure in enclosures if enclosure.cid])
    for enclosure in enclosures:
        if not (enclosure.cid and mail.html):
            _attach(message, enclosure)
    _fix_boundaries(message, mail_token(mail.key))
    return message


def without_missing_pictures(html: str, enclosures: Sequence[Enclosure]) -> str:
    """The HTML without the pictures that are not among the enclosures."""
    present = {enclosure.cid for enclosure in enclosures if enclosure.cid}
    return PICTURE.sub(lambda match: match[0] if match[1] in present else "", html)


def _add_html(message: EmailMessage, html: str, pictures: Sequence[Enclosure]) -> None:
    """Put the HTML beside the text, its pictures within."""
    message.add_alternative(html, subtype="html", cte="quoted-printable")
    page = list(message.iter_parts())[-1]
    for picture in pictures:
        main, _, sub = picture.media_type.partition("/")
        page.add_related(
            b"",
            maintype=main,
            subtype=sub,
            cid=f"<{picture.cid}>",
            filename=picture.name,
            disposition="inline",
        )
        _fill(list(page.iter_parts())[-1], picture.content)


def _attach(message: EmailMessage, enclosure: Enclosure) -> None:
    """Hang a file on the message."""
    main, _, sub = enclosure.media_type.partition("/")
    if main == "text":
        message.add_attachment(
            enclosure.content.decode(),
            subtype=sub,
            filename=enclosure.name,
            cte="base64",
            params=dict(enclosure.parameters),
        )
    else:
        message.add_attachment(b"", maintype=main, subtype=sub, filename=enclosure.name)
        _fill(list(message.iter_parts())[-1], enclosure.content)


def _fill(part: Message, content: bytes) -> None:
    """Put bytes into a part that was made for none."""
    lines = _BASE64_LINE.findall(b64encode(content).decode("ascii"))
    part.set_payload("\n".join([*lines, ""]))


def _fix_boundaries(message: EmailMessage, token: str) -> None:
    """Give every multipart a boundary that follows from the mail, not from chance."""
    number = 0
    for part in message.walk():
        if part.is_multipart():
            number += 1
            part.set_boundary(f"=_{token}_{number}")
