"""What people write for others of a campaign to read: pieces for a side's gazette, and letters across the lines."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.game import Game
from campaigns.models.seats import Seat
from campaigns.models.turn import Turn


class Piece(models.Model):
    """Something written for print, or for the enemy's eyes: nothing of it goes out before the umpire has let it pass.

    ``number`` is what umpires call it by, from 1 in each game. ``side`` is the key of the side whose paper prints it;
    empty for both papers. ``seat`` wrote it, or the umpire where there is none. A letter names in ``to``, in its
    writer's words, whom it is for. ``key`` says where it came from, so that the same mail or words write it once.
    ``printed_in`` is the turn with whose reports a passed piece appeared.
    """

    class Kind(models.TextChoices):
        GAZETTE = "gazette", _lazy("for the gazette")
        LETTER = "letter", _lazy("a letter across the lines")

    class State(models.TextChoices):
        WAITING = "waiting", _lazy("waits for the umpire")
        PASSED = "passed", _lazy("passed")
        DECLINED = "declined", _lazy("declined")

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="written_pieces")
    kind = models.CharField(max_length=10, choices=Kind, default=Kind.GAZETTE)
    number = models.PositiveIntegerField()
    key = models.CharField(max_length=200, unique=True)
    side = models.CharField(max_length=60, blank=True)
    seat = models.ForeignKey(Seat, on_delete=models.SET_NULL, null=True, blank=True, related_name="written_pieces")
    to = models.CharField(max_length=120, blank=True)
    text = models.TextField()
    state = models.CharField(max_length=10, choices=State, default=State.WAITING)
    written_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True, blank=True)
    reason = models.TextField(blank=True)
    printed_in = models.ForeignKey(
        Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="printed_pieces"
    )

    class Meta:
        ordering = ["game", "number"]
        constraints = [models.UniqueConstraint(fields=["game", "number"], name="piece_number_once")]

    def __str__(self) -> str:
        return f"piece {self.number} of {self.game}"
