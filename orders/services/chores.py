"""The place of mail in the life of turns: its chores in the sweep, and what waits for it."""

from __future__ import annotations

from datetime import datetime

from campaigns.services import notices as announced
from campaigns.services.turns.chores import Chore
from orders.models import RawMail
from orders.services.gate import intake
from orders.services.out import delivery, notices

MAILS = Chore(10, intake.due_mails, intake.read_mail, "orders.read_mail")
NOTICES = Chore(50, notices.due_notices, notices.tell, announced.TELL)
OUTGOING = Chore(60, delivery.due_mails, delivery.deliver, "orders.deliver")


def unread_mail(until: datetime) -> bool:
    """Whether mail that came by a moment still waits to be read."""
    return RawMail.objects.filter(state=RawMail.State.STORED, received_at__lte=until).exists()
