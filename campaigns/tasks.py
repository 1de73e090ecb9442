"""Tasks of games. Each takes ids, may run twice, and calls one service."""

from __future__ import annotations

from celery import shared_task
from django.utils import timezone

from campaigns.services.turns import resolution
from campaigns.services.turns import sweep as sweeping


@shared_task(name="turns.sweep")
def sweep() -> None:
    """Look for everything that is due and queue it."""
    sweeping.sweep(timezone.now(), queue=True)


@shared_task(name="turns.resolve")
def resolve(turn_id: int) -> None:
    """Resolve a closed turn, unless another worker does."""
    resolution.resolve(turn_id, timezone.now())
