"""A campaign and the people who run it."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _lazy


class Campaign(models.Model):
    """A war between sides: orders of battle, seats, and the battles that come of it."""

    name = models.CharField(max_length=120)
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


class AuditEntry(models.Model):
    """Who did what, when: written by every service that changes something on a person's behalf."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="audit")
    at = models.DateTimeField()
    who = models.CharField(max_length=150)
    action = models.CharField(max_length=60)
    subject = models.CharField(max_length=200)
    reason = models.TextField(blank=True)
    detail = models.JSONField(default=dict, blank=True)

    class Meta:
        ordering = ["-at", "-id"]
        verbose_name_plural = _lazy("audit entries")

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.who}: {self.action} {self.subject}"
