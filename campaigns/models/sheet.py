"""Order sheets: immutable, one version a mail; the newest accepted version of a seat counts."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.seats import Seat
from campaigns.models.turn import Turn


class Sheet(models.Model):
    """One seat's orders for one turn, and the receipt that was given for them.

    ``value`` is the sheet as it was read, as plain values; ``text`` what the player wrote and ``normal_form`` how it
    was read back to him. A sheet that was stored before sheets were kept as values has none: it is read anew when it
    is needed. Withdrawing orders stores a version with ``withdrawn`` set and nothing else.
    """

    #: What of a receipt says that its writer may want to send again.
    UNCLEAR = ("refused", "asked", "without_orders")

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="sheets")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="sheets")
    version = models.PositiveIntegerField()
    received_at = models.DateTimeField()
    text = models.TextField(blank=True)
    normal_form = models.TextField(blank=True)
    value = models.JSONField(null=True, blank=True)
    receipt = models.JSONField(default=dict)
    withdrawn = models.BooleanField(default=False)
    entered_by = models.CharField(
        max_length=150, blank=True, help_text=_lazy("The umpire who put it in the place of the player's own.")
    )

    class Meta:
        ordering = ["turn", "seat", "version"]
        constraints = [models.UniqueConstraint(fields=["turn", "seat", "version"], name="sheet_version_once")]

    def __str__(self) -> str:
        return f"{self.seat}, {self.turn}, sheet {self.version}"

    @property
    def is_clear(self) -> bool:
        """Whether every line was understood and every command has orders, as far as the receipt says."""
        return not any(self.receipt.get(part) for part in self.UNCLEAR)
