"""Signs of life: each part that runs beside the site says regularly that it is there."""

from __future__ import annotations

import logging
from datetime import datetime

from django.db import DatabaseError, close_old_connections

from campaigns.models import Heartbeat

log = logging.getLogger(__name__)

CLOCK = "clock"
MAIL_GATE = "mail-gate"
MAILBOX = "mailbox"


def beat(part: str, now: datetime) -> None:
    """Note that ``part`` is alive."""
    Heartbeat.objects.update_or_create(part=part, defaults={"at": now})


def pulse(part: str, now: datetime) -> bool:
    """Note that ``part`` is alive, if the database can be reached; for parts that outlive its absence."""
    close_old_connections()
    try:
        beat(part, now)
    except DatabaseError:
        log.warning("the database is away; %s goes on without it", part, exc_info=True)
        return False
    return True
