"""Tasks of battles. Each takes ids, may run twice, and calls one service."""

from __future__ import annotations

from django.utils import timezone

from battles.services import simulations
from config.celery import app


@app.task(name=simulations.TASK)
def simulate(batch_id: int) -> None:
    """Play a batch of a simulation, unless another worker does."""
    simulations.play_batch(batch_id, timezone.now())
