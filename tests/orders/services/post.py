"""Small mails for tests of the gate."""

from __future__ import annotations

from datetime import datetime
from email.message import EmailMessage

from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from tests.mails.letters import ADDRESS, PLAYER
from tests.orders.stage import NOW

ORDERS = "BRIGADE gauthier\n  INTENT ATTACK sart\n"


def letter(text: str = ORDERS, *, message_id: str = "<one@players.test>", **headers: str) -> bytes:
    """A plain mail from the French player to his seat; ``headers`` with underscores take the place of these."""
    message = EmailMessage()
    wanted = {"From": PLAYER, "To": ADDRESS, "Subject": "orders", "Message-ID": message_id}
    wanted |= {name.replace("_", "-").title(): value for name, value in headers.items()}
    for name, value in wanted.items():
        if value:
            message[name] = value
    message.set_content(text)
    return bytes(message)


def took(raw: bytes, *, at: datetime = NOW, envelope_from: str = "", way: str = "command") -> RawMail:
    """Receive and read a mail."""
    stored = intake.receive(raw, way=way, envelope_from=envelope_from, received_at=at)
    return intake.read_mail(stored.pk, at)


def answer_to(stored: RawMail) -> OutgoingMail:
    """The one answer to a mail."""
    return OutgoingMail.objects.get(answers=stored)
