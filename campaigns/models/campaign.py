"""A campaign and the people who run it."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from campaigns.models.names import PrintedName


class Campaign(models.Model):
    """A war between sides: orders of battle, seats, and the battles that come of it."""

    name = PrintedName(max_length=120)
    slug = models.SlugField(max_length=60, unique=True)
    ruleset = models.CharField(max_length=40, default="mini-nap")
    description = models.TextField(blank=True)
    time_zone = models.CharField(max_length=60, default="Europe/Brussels")
    language = models.CharField(max_length=10, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE)
    umpires = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="campaigns", blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name
