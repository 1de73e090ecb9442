"""Notices: turn life says what people are to be told, in the transaction in which it happens, and no more.

Whoever writes letters is woken after the commit and finds the notice in the database; the sweep finds what he missed.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from campaigns.models import Game, Notice, Seat, Turn
from config.wake import wake

#: The task that makes letters of a notice.
TELL = "notices.tell"


def announce(
    key: str,
    kind: Notice.Kind,
    *,
    game: Game,
    now: datetime,
    turn: Turn | None = None,
    seat: Seat | None = None,
    detail: Mapping[str, Any] | None = None,
) -> bool:
    """Write a notice down, unless one with this key is there; ``seat`` is ``None`` for the umpires.

    Answers whether it is new. To be called inside the transaction that makes it true.
    """
    notice, created = Notice.objects.get_or_create(
        key=key,
        defaults={"kind": kind, "game": game, "turn": turn, "seat": seat, "detail": dict(detail or {}), "at": now},
    )
    if created:
        wake(TELL, notice.pk)
    return created


def is_announced(key: str) -> bool:
    """Whether a notice with this key has been written, told or not."""
    return Notice.objects.filter(key=key).exists()
