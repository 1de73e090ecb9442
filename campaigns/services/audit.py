"""The audit trail: every change that a person makes is recorded with his name and his reason."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from campaigns.models import AuditEntry, Campaign


def record(
    campaign: Campaign,
    *,
    who: str,
    action: str,
    subject: str,
    now: datetime,
    reason: str = "",
    detail: Mapping[str, Any] | None = None,
) -> AuditEntry:
    """Write one entry. ``who`` is a login name, a mail address, or ``clock`` for what the program did by itself."""
    return AuditEntry.objects.create(
        campaign=campaign,
        at=now,
        who=who[:150],
        action=action,
        subject=subject[:200],
        reason=reason,
        detail=dict(detail or {}),
    )
