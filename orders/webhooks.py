"""Mail that a provider hands over by webhook, normalised by django-anymail (an optional extra).

The provider keeps a mail and calls again when the answer is not 200, so a fault while storing is simply raised.
"""

from __future__ import annotations

from typing import Any

from django.utils import timezone

from orders.services.gate.intake import receive


def take_inbound(event: Any, **_: Any) -> None:
    """Store the message of an inbound event (a receiver of ``anymail.signals.inbound``)."""
    message = event.message
    recipient = message.envelope_recipient
    # Without an envelope the sender is not known to be empty: the header's is taken, so that it is no bounce.
    sender = message.envelope_sender
    if sender is None:
        sender = getattr(message.from_email, "addr_spec", "") or ""
    receive(
        message.as_bytes(),
        way="webhook",
        envelope_from=sender,
        envelope_to=[recipient] if recipient else [],
        received_at=timezone.now(),
    )
