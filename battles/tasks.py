"""Tasks of battles. Each takes ids, may run twice, and calls one service."""

from __future__ import annotations

from dataclasses import dataclass

from celery import shared_task
from django.utils import timezone

from battles.services import resolution
from battles.services import sweep as sweeping
from config.wake import wake


@dataclass(frozen=True, slots=True)
class Queued:
    """Puts each piece of work into the queue, for whichever worker is free."""

    def read_mail(self, mail_id: int) -> None:
        wake("orders.read_mail", mail_id)

    def resolve(self, turn_id: int) -> None:
        wake("battles.resolve", turn_id)

    def deliver(self, mail_id: int) -> None:
        wake("orders.deliver", mail_id)


@shared_task(name="battles.sweep")
def sweep() -> None:
    """Look for everything that is due and queue it."""
    sweeping.sweep(timezone.now(), Queued())


@shared_task(name="battles.resolve")
def resolve(turn_id: int) -> None:
    """Resolve a closed turn, unless another worker does."""
    resolution.resolve(turn_id, timezone.now())
