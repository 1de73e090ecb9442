"""The outbox: mail to send, written in the transaction that decided it, delivered afterwards."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models import Campaign, Seat, Turn
from orders.models.incoming import RawMail
from orders.models.mail_problems import mail_problem_words
from orders.models.outcomes import enclosed_words
from orders.models.references import Reference


class OutgoingMail(models.Model):
    """One mail to one address.

    ``key`` is unique and says what the mail is (``report/12/3``), so that it is written once however often the work is
    repeated; ``message_id`` is derived from it and stays the same over all tries. ``attachments`` lists references
    that are rendered when the mail is sent: mappings with ``kind`` and what that kind needs. ``claimed_by`` and
    ``claimed_at`` are the lease of the worker that is sending it.
    """

    class State(models.TextChoices):
        WAITING = "waiting"
        SENDING = "sending"
        SENT = "sent"
        BOUNCED = "bounced"
        FAILED = "failed", _lazy("given up; waits for the umpire")

    key = models.CharField(max_length=200, unique=True)
    kind = models.CharField(
        max_length=20, help_text=_lazy("receipt, report, call, reminder, errata, message, notice, umpire")
    )
    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, null=True, blank=True, related_name="outgoing")
    seat = models.ForeignKey(Seat, on_delete=models.SET_NULL, null=True, blank=True, related_name="outgoing")
    turn = models.ForeignKey(Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="outgoing")
    answers = models.ForeignKey(RawMail, on_delete=models.SET_NULL, null=True, blank=True, related_name="answers")
    to = models.CharField(max_length=320)
    sender = models.CharField(max_length=320)
    reply_to = models.CharField(max_length=320, blank=True)
    subject = models.CharField(max_length=400)
    text = models.TextField()
    html = models.TextField(blank=True)
    headers = models.JSONField(default=dict, blank=True)
    attachments: models.JSONField[Any, list[Reference]] = models.JSONField(default=list, blank=True)
    message_id = models.CharField(max_length=300, unique=True)
    in_reply_to = models.CharField(max_length=998, blank=True)
    references = models.TextField(blank=True)
    created_at = models.DateTimeField()
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    tries = models.PositiveIntegerField(default=0)
    next_try_at = models.DateTimeField()
    claimed_by = models.CharField(max_length=100, blank=True)
    claimed_at = models.DateTimeField(null=True, blank=True)
    sent_at = models.DateTimeField(null=True, blank=True)
    problem = models.TextField(blank=True, help_text=_lazy("An id (see mail_problems), or the relay's own words."))
    problem_values = models.JSONField(default=dict, blank=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        indexes = [
            models.Index(fields=["state", "next_try_at"]),
            # How many answers an address, and all strangers together, have had of late.
            models.Index(Lower("to"), "created_at", name="orders_outgoing_lower_to"),
            models.Index(fields=["created_at"]),
            # The last letters to a seat, which its answers quote.
            models.Index(fields=["seat", "-created_at", "-id"]),
        ]

    def __str__(self) -> str:
        return f"{self.subject} to {self.to}"

    @property
    def enclosed(self) -> list[str]:
        """What hangs on it, in the reader's words, each once."""
        return list(dict.fromkeys(enclosed_words(each["kind"]) for each in self.attachments))

    @property
    def problem_words(self) -> str:
        """What it met on its way, in the reader's words; empty when that was nothing."""
        return mail_problem_words(self.problem, self.problem_values)
