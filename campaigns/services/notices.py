"""Notices: turn life says what people are to be told, in the transaction in which it happens, and no more.

Whoever writes letters is woken after the commit and finds the notice in the database; the sweep finds what he missed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def announce_all(waiting: Sequence[Notice]) -> None:
    """Write down many notices at once, but for those whose key is there.

    To be called inside the transaction that makes them true, which nobody else may write of the same matter.
    """
    there = set(Notice.objects.filter(key__in=[notice.key for notice in waiting]).values_list("key", flat=True))
    for notice in Notice.objects.bulk_create([notice for notice in waiting if notice.key not in there]):
        wake(TELL, notice.pk)


def is_announced(key: str) -> bool:
    """Whether a notice with this key has been written, told or not."""
    return Notice.objects.filter(key=key).exists()
