"""The built-in listener, for a relay on the same machine or network to hand mail to by SMTP or LMTP.

At the door it refuses what is not for our domain and what is too large, and nothing else: which addresses open a
command is decided after storing, so that nobody can try keys at the door. ``250`` is said only when the mail is stored;
when it cannot be, ``451`` asks the relay to keep it and come again.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import UTC, datetime

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from django.conf import settings
from django.db import close_old_connections

from orders.services.gate.intake import receive
from orders.services.ways.lmtp import LONGEST_LINE, LmtpController

log = logging.getLogger(__name__)

#: A mail for more recipients than this is not from one of our players.
MANY_RECIPIENTS = 50


class Door:
    """Answers the commands of a conversation (the handler interface of aiosmtpd)."""

    async def handle_RCPT(  # noqa: N802 (the names and arguments are those that aiosmtpd calls with)
        self,
        server: SMTP,  # noqa: ARG002
        session: Session,  # noqa: ARG002
        envelope: Envelope,
        address: str,
        rcpt_options: list[str],
    ) -> str:
        """Take recipients of our domain only."""
        if len(envelope.rcpt_tos) >= MANY_RECIPIENTS:
            return "452 4.5.3 Too many recipients"
        if address.rpartition("@")[2].casefold().rstrip(".") != settings.MAIL_DOMAIN.casefold():
            return "550 5.7.1 No mail for that domain is taken here"
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(rcpt_options)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802
        self,
        server: SMTP,  # noqa: ARG002
        session: Session,  # noqa: ARG002
        envelope: Envelope,
    ) -> str:
        """Store the mail, then say so."""
        content = envelope.content
        raw = content if isinstance(content, bytes) else (content or "").encode("utf-8", "surrogateescape")
        try:
            await asyncio.to_thread(store, raw, envelope.mail_from or "", tuple(envelope.rcpt_tos))
        except Exception:
            log.exception("mail not stored")
            return "451 4.3.0 Not stored; please try again later"
        return "250 2.0.0 Stored"


class LmtpDoor(Door):
    """The same for LMTP, whose clients are told that they need not wait for each answer (RFC 2033)."""

    async def handle_EHLO(  # noqa: N802
        self,
        server: SMTP,  # noqa: ARG002
        session: Session,
        envelope: Envelope,  # noqa: ARG002
        hostname: str,
        responses: list[str],
    ) -> list[str]:
        """Greet."""
        session.host_name = hostname
        return ["250-PIPELINING", *responses]


class Hall(SMTP):
    """One SMTP conversation, in which lines may be longer than the standard has them."""

    line_length_limit = LONGEST_LINE


class SmtpController(Controller):
    """A listener of which every conversation is SMTP."""

    def factory(self) -> Hall:
        """A conversation with a new client."""
        return Hall(self.handler, **self.SMTP_kwargs)


def store(raw: bytes, envelope_from: str, envelope_to: tuple[str, ...]) -> None:
    """Hand a mail to the gate from a thread of the listener."""
    close_old_connections()
    try:
        receive(raw, way="smtp", envelope_from=envelope_from, envelope_to=envelope_to, received_at=datetime.now(UTC))
    finally:
        close_old_connections()


@dataclass(frozen=True, slots=True)
class Place:
    """Where to listen, and in which protocol."""

    host: str
    port: int
    lmtp: bool = False

    @classmethod
    def read(cls, words: str) -> Place:
        """Read ``HOST:PORT``, with ``smtp://`` or ``lmtp://`` before it if wished. Raises ``ValueError``."""
        protocol, parted, rest = words.rpartition("://")
        host, _, port = rest.rpartition(":")
        if not (host and port.isdecimal()) or (parted and protocol not in ("smtp", "lmtp")):
            raise ValueError(f"{words!r} is no HOST:PORT such as 127.0.0.1:18025 or lmtp://127.0.0.1:18025")
        return cls(host.strip("[]"), int(port), protocol == "lmtp")


def listener(host: str, port: int, *, lmtp: bool = False) -> Controller:
    """A listener ready to ``start()``: it runs in a thread of its own until ``stop()``."""
    kind, door = (LmtpController, LmtpDoor()) if lmtp else (SmtpController, Door())
    return kind(
        door,
        hostname=host,
        port=port,
        data_size_limit=settings.MAIL_IN_MAX_BYTES,
        enable_SMTPUTF8=True,
        ident="Estafette",
        decode_data=False,
    )
