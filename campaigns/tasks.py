"""Tasks of games. Each takes ids, may run twice, and calls one service."""

from __future__ import annotations

from django.conf import settings
from django.utils import timezone

from campaigns.services.marches.contacts import tending
from campaigns.services.marches.contacts.engagements import TEND
from campaigns.services.turns import resolution
from campaigns.services.turns import sweep as sweeping
from config.bounds import alarm
from config.celery import app


@app.task(name="turns.sweep")
def sweep() -> None:
    """Look for everything that is due and queue it."""
    with alarm(settings.WORK_SECONDS):
        sweeping.sweep(timezone.now(), queue=True)


@app.task(name="turns.resolve")
def resolve(turn_id: int) -> None:
    """Resolve a closed turn, unless another worker does."""
    with alarm(settings.WORK_SECONDS):
        resolution.resolve(turn_id, timezone.now())


@app.task(name=TEND)
def tend(engagement_id: int) -> None:
    """Do what is due for a battle of a campaign."""
    with alarm(settings.WORK_SECONDS):
        tending.tend(engagement_id, timezone.now())
