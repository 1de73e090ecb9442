"""Mail that came in: stored as raw bytes before anything reads it."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models import Campaign, Seat, Sheet, Turn
from orders.models.outcomes import outcome_words


class RawMail(models.Model):
    """One message exactly as it arrived, and what became of it."""

    class State(models.TextChoices):
        STORED = "stored", _lazy("stored, not yet read")
        ACCEPTED = "accepted", _lazy("orders or a command taken from it")
        REFUSED = "refused", _lazy("read and answered, nothing taken from it")
        IGNORED = "ignored", _lazy("deliberately not answered")
        DUPLICATE = "duplicate", _lazy("seen before; nothing changed")
        FAILED = "failed", _lazy("could not be read; waits for the umpire")

    received_at = models.DateTimeField()
    way = models.CharField(max_length=20, help_text=_lazy("smtp, imap, webhook, command"))
    envelope_from = models.CharField(max_length=320, blank=True)
    envelope_to = models.JSONField(default=list)
    raw = models.BinaryField()
    digest = models.CharField(max_length=64, db_index=True, help_text=_lazy("SHA-256 of the bytes."))
    message_id = models.CharField(max_length=998, blank=True, db_index=True)
    identity = models.CharField(
        max_length=998, blank=True, db_index=True, help_text=_lazy("The Message-ID, or a digest of what the mail says.")
    )
    state = models.CharField(max_length=10, choices=State, default=State.STORED)
    outcome = models.CharField(max_length=60, blank=True, help_text=_lazy("A short code of what became of it."))
    detail = models.JSONField(default=dict, blank=True)
    seat = models.ForeignKey(Seat, on_delete=models.SET_NULL, null=True, blank=True, related_name="mails")
    turn = models.ForeignKey(Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="mails")
    sheet = models.ForeignKey(Sheet, on_delete=models.SET_NULL, null=True, blank=True, related_name="mails")
    claimed_at = models.DateTimeField(null=True, blank=True)
    read_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-received_at", "-id"]
        indexes = [
            models.Index(fields=["state", "received_at"]),
            # Whether a mail of a seat has been read before.
            models.Index(fields=["seat", "identity"]),
            models.Index(fields=["seat", "digest"]),
        ]

    def __str__(self) -> str:
        return f"mail {self.pk} from {self.envelope_from or 'nobody'}"

    @property
    def outcome_words(self) -> str:
        """What became of it, in the reader's words."""
        return outcome_words(self.outcome)


class MailPolicy(models.Model):
    """How sure a campaign's umpire wants to be of who wrote a mail before orders are taken from it."""

    class Proof(models.TextChoices):
        KEY = "key", _lazy("the seat's key alone")
        ADDRESS = "address", _lazy("the key, from an address of the player or his deputy")
        AUTHENTICATED = "authenticated", _lazy("the key, from such an address, proved by DKIM, SPF or DMARC")

    campaign = models.OneToOneField(Campaign, on_delete=models.CASCADE, related_name="mail_policy")
    proof = models.CharField(max_length=15, choices=Proof, default=Proof.KEY)

    class Meta:
        verbose_name_plural = "mail policies"

    def __str__(self) -> str:
        return f"{self.campaign}: {self.get_proof_display()}"
