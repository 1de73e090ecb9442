"""What a finished battle gave back to the order of battle, once the umpire let it count."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.game import Game


class Aftermath(models.Model):
    """The return of one battle. ``report`` is what it changed, ``before`` what stood there, to take it back.

    Both map keys of the order of battle to plain values: ``units`` and ``commanders`` apart.
    """

    game = models.OneToOneField(Game, on_delete=models.CASCADE, related_name="aftermath")
    at = models.DateTimeField()
    who = models.CharField(max_length=150)
    field = models.CharField(max_length=40, blank=True, help_text=_lazy("The side that had the field, if either had."))
    before = models.JSONField(default=dict)
    report = models.JSONField(default=dict)

    class Meta:
        verbose_name_plural = "aftermaths"

    def __str__(self) -> str:
        return _("aftermath of {game}").format(game=self.game)
