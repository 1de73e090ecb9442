"""Signs of life: each part that runs beside the site says regularly that it is there."""

from __future__ import annotations

from datetime import datetime

from campaigns.models import Heartbeat

CLOCK = "clock"
MAIL_GATE = "mail-gate"
MAILBOX = "mailbox"


def beat(part: str, now: datetime) -> None:
    """Note that ``part`` is alive."""
    Heartbeat.objects.update_or_create(part=part, defaults={"at": now})
