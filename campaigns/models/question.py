"""What players ask their umpires, and what these answered."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from campaigns.models.game import Game
from campaigns.models.seats import Seat
from campaigns.models.turn import Turn


class Question(models.Model):
    """A question of one seat to the umpires of its game. ``number`` is what umpires call it by, from 1 in each game.

    ``key`` says where it came from, so that the same mail or the same words of a sheet ask once. ``thread`` holds the
    Message-IDs of the conversation in which it was asked, into which the answer goes.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="questions")
    turn = models.ForeignKey(Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="questions")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="questions")
    number = models.PositiveIntegerField()
    key = models.CharField(max_length=200, unique=True)
    text = models.TextField()
    thread = models.JSONField(default=list, blank=True)
    asked_at = models.DateTimeField()
    answer = models.TextField(blank=True)
    answered_at = models.DateTimeField(null=True, blank=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )

    class Meta:
        ordering = ["game", "number"]
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="question_number_once")]

    def __str__(self) -> str:
        return f"question {self.number} of {self.seat}"
