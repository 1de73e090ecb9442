"""Letters: everything that Estafette writes to people, composed from what is stored and posted through the outbox."""

from orders.services.letters.invitations import post_invitation
from orders.services.letters.players import (
    call,
    end,
    extension,
    message,
    plain_report,
    reminder,
    report,
    time_left,
)
from orders.services.letters.umpires import to_umpires

__all__ = [
    "call",
    "end",
    "extension",
    "message",
    "plain_report",
    "post_invitation",
    "reminder",
    "report",
    "time_left",
    "to_umpires",
]
