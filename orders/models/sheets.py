"""Order sheets: immutable, one version a mail; the newest accepted version of a seat counts."""

from __future__ import annotations

from django.db import models

from battles.models import Turn
from campaigns.models import Seat
from orders.models.incoming import RawMail


class OrderSheet(models.Model):
    """The text of one seat's orders for one turn, and the receipt that was given for it.

    Withdrawing orders stores a version with ``withdrawn`` set and no text.
    """

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="sheets")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="sheets")
    version = models.PositiveIntegerField()
    received_at = models.DateTimeField()
    text = models.TextField(blank=True)
    normal_form = models.TextField(blank=True)
    receipt = models.JSONField(default=dict)
    withdrawn = models.BooleanField(default=False)
    mail = models.ForeignKey(RawMail, on_delete=models.SET_NULL, null=True, blank=True, related_name="sheets")

    class Meta:
        ordering = ["turn", "seat", "version"]
        constraints = [models.UniqueConstraint(fields=["turn", "seat", "version"], name="sheet_version_once")]

    def __str__(self) -> str:
        return f"{self.seat}, {self.turn}, sheet {self.version}"
