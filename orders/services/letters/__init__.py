"""Letters: everything that Estafette writes to people, composed from what is stored and posted through the outbox."""

from orders.services.letters.players import (
    call,
    extension,
    message,
    plain_report,
    post_invitation,
    reminder,
    report,
    time_left,
)
from orders.services.letters.umpires import (
    is_told,
    outlook_occasion,
    post_outlook_to_umpires,
    post_to_umpires,
    post_waiting_to_umpires,
)

__all__ = [
    "call",
    "extension",
    "is_told",
    "message",
    "outlook_occasion",
    "plain_report",
    "post_invitation",
    "post_outlook_to_umpires",
    "post_to_umpires",
    "post_waiting_to_umpires",
    "reminder",
    "report",
    "time_left",
]
