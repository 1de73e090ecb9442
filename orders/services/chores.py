"""The place of mail in the life of turns: its chores in the sweep, what waits for it, and what it needs umpires for."""

from __future__ import annotations

from datetime import datetime

from campaigns.services import notices as announced
from campaigns.services.desk import attention
from campaigns.services.turns import resolution, sweep
from campaigns.services.turns.sweep import Chore
from orders.models import RawMail
from orders.services.desk_needs import mail_needs
from orders.services.gate import intake
from orders.services.out import delivery, notices

CHORES = (
    Chore("mails", 10, intake.due_mails, intake.read_mail, "orders.read_mail"),
    Chore("notices", 50, notices.due_notices, notices.tell, announced.TELL),
    Chore("outgoing", 60, delivery.due_mails, delivery.deliver, "orders.deliver"),
)


def register() -> None:
    """Take part in every sweep, and let turns wait for mail that came before they closed."""
    for chore in CHORES:
        sweep.register(chore)
    resolution.unread.append(unread_mail)
    attention.contributors.append(mail_needs)


def unread_mail(until: datetime) -> bool:
    """Whether mail that came by a moment still waits to be read."""
    return RawMail.objects.filter(state=RawMail.State.STORED, received_at__lte=until).exists()
