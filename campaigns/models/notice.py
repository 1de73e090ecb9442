"""Notices: what has happened in a game that people are to be told, written in the transaction in which it happens."""

from __future__ import annotations

from django.db import models

from campaigns.models.game import Game
from campaigns.models.seats import Seat
from campaigns.models.turn import Turn


class Notice(models.Model):
    """One thing to tell a seat, or the umpires when there is none. Whoever writes letters makes them of it, once.

    ``key`` is unique and says what it is (``report/12/3``), so that it is written once however often the work is
    repeated. ``detail`` holds what cannot be looked up when it is told. ``told_at`` is set in the transaction that
    writes the letters; ``attempts`` counts the times that this failed, and ``problem`` says how.
    """

    class Kind(models.TextChoices):
        CALL = "call"
        REPORT = "report"
        ERRATA = "errata"
        REMINDER = "reminder"
        EXTENSION = "extension"
        MESSAGE = "message"
        UMPIRE = "umpire"
        QUESTION = "question"
        ANSWER = "answer"
        END = "end"
        GAZETTE = "gazette"
        PIECE = "piece"

    key = models.CharField(max_length=200, unique=True)
    kind = models.CharField(max_length=12, choices=Kind)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="notices")
    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, null=True, blank=True, related_name="notices")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, null=True, blank=True, related_name="notices")
    detail = models.JSONField(default=dict, blank=True)
    at = models.DateTimeField()
    told_at = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    problem = models.TextField(blank=True)

    class Meta:
        ordering = ["at", "id"]
        indexes = [models.Index(fields=["told_at", "at"], name="notice_due")]

    def __str__(self) -> str:
        return self.key
