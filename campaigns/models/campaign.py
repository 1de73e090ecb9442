"""A campaign and the people who run it."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.names import PrintedName


class Campaign(models.Model):
    """A war between sides: orders of battle, seats, and the battles that come of it."""

    class Colours(models.TextChoices):
        """How the sides are told apart on all maps and papers of a campaign."""

        READER = "reader", _lazy("the reader's own side blue, the enemy red")
        NATIONAL = "national", _lazy("every side in its nation's colour")

    name = PrintedName(max_length=120)
    slug = models.SlugField(max_length=60, unique=True)
    ruleset = models.CharField(max_length=40, default="mini-nap")
    description = models.TextField(blank=True)
    time_zone = models.CharField(max_length=60, default="Europe/Brussels")
    language = models.CharField(max_length=10, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE)
    colours = models.CharField(max_length=10, choices=Colours.choices, default=Colours.READER)
    umpires = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="campaigns", blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name
