"""Tasks of mail. Each takes ids, may run twice, and calls one service."""

from __future__ import annotations

from django.conf import settings
from django.utils import timezone

from campaigns.services.notices import TELL
from config.bounds import alarm
from config.celery import app
from orders.services.gate import intake
from orders.services.out import delivery, notices


@app.task(name="orders.read_mail")
def read_mail(mail_id: int) -> None:
    """Read a stored mail and answer it, unless another worker does."""
    with alarm(settings.READING_SECONDS):
        intake.read_mail(mail_id, timezone.now())


@app.task(name="orders.deliver")
def deliver(mail_id: int) -> None:
    """Send a mail of the outbox if it is due, unless another worker does."""
    with alarm(settings.WORK_SECONDS):
        delivery.deliver(mail_id, timezone.now())


@app.task(name=TELL)
def tell(notice_id: int) -> None:
    """Write the letters of a notice, unless another worker does."""
    with alarm(settings.WORK_SECONDS):
        notices.tell(notice_id, timezone.now())
