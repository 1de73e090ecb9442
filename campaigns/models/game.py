"""A game that is played by mail, turn by turn: a battle, or a campaign on its own map. Its clock and players."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.campaign import Campaign
from campaigns.models.documents import DocumentField
from campaigns.models.names import PrintedName
from campaigns.models.seats import Seat

#: Kinds of event that end a mail round early when it spans several game turns: what a general would want to know.
ALARMS = ("commander", "eliminated", "rout", "arrival", "morale", "victory")


def default_alarms() -> list[str]:
    """The alarms of a new game."""
    return list(ALARMS)


class Game(models.Model):
    """A game of a campaign. ``document`` is its file as it was at the start of turn 1.

    ``proof_title`` is the title that its dice are labelled with: the document's, set once and never changed, while
    ``title`` is the umpire's to change. ``arose_from`` is the turn of another game whose contact made this one, and
    ``pauses`` the game whose clock stands still until this one is over.
    """

    class Kind(models.TextChoices):
        BATTLE = "battle"
        CAMPAIGN = "campaign"

    class Status(models.TextChoices):
        SETTING_UP = "setting-up"
        RUNNING = "running"
        FINISHED = "finished"

    class Release(models.TextChoices):
        AUTOMATIC = "automatic", _lazy("reports go out as soon as the turn is resolved")
        UMPIRE = "umpire", _lazy("reports wait until the umpire releases them")

    class Shown(models.TextChoices):
        NOBODY = "nobody", "nobody"
        SPECTATORS = "spectators", _lazy("spectators without a side, each turn as it is released")
        AFTERWARDS = "afterwards", _lazy("spectators without a side, once the battle is over")
        EVERYBODY = "everybody", _lazy("everybody who has the address, once the battle is over")

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="games")
    kind = models.CharField(max_length=10, choices=Kind, default=Kind.BATTLE)
    title = PrintedName(max_length=120)
    slug = models.SlugField(max_length=60, unique=True)
    ruleset = models.CharField(max_length=40)
    status = models.CharField(max_length=12, choices=Status, default=Status.SETTING_UP)
    release = models.CharField(max_length=10, choices=Release, default=Release.AUTOMATIC)
    shown = models.CharField(
        max_length=10,
        choices=Shown,
        default=Shown.AFTERWARDS,
        verbose_name=_lazy("Replay with everything"),
        help_text=_lazy("Who may see the released turns with both sides' troops, besides the umpires."),
    )
    document = DocumentField()
    proof_title = models.TextField(blank=True, editable=False)
    starts_at = models.CharField(
        max_length=40, blank=True, help_text=_lazy("Game date and time of turn 1, ISO: 1815-06-16T14:00")
    )
    game_turns_per_round = models.PositiveSmallIntegerField(default=1)
    alarms = models.JSONField(
        default=default_alarms,
        blank=True,
        help_text=_lazy("Kinds of event that end a round of several game turns early."),
    )
    last_turn = models.PositiveIntegerField(
        null=True, blank=True, help_text=_lazy("The game turn after which it ends.")
    )
    objectives = models.JSONField(
        default=list, blank=True, help_text=_lazy("What the sides fight for: mappings with place, points and name.")
    )
    branch = models.PositiveIntegerField(default=1, help_text=_lazy("The branch of history that is being played on."))
    arose_from = models.ForeignKey(
        "campaigns.Turn", on_delete=models.SET_NULL, null=True, blank=True, related_name="gave_rise_to"
    )
    pauses = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="paused_by")

    class Meta:
        ordering = ["campaign", "title"]

    def __str__(self) -> str:
        return self.title

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Store the game; the first time, the title for its dice is taken from the document."""
        if not self.proof_title:
            self.proof_title = str(self.document.get("title", self.title))
        super().save(*args, **kwargs)


class GameSeat(models.Model):
    """That a seat plays in this game, or follows it, and which of the game's formations it commands there.

    Empty ``formations`` mean the whole side, as they do for a seat; they follow the seat's until the umpire has
    ``assigned`` others for this game. A seat of the campaign without such an entry has no part in the game: it is told
    nothing of it and asked for nothing.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="game_seats")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="game_seats")
    formations = models.JSONField(default=list, blank=True)
    assigned = models.BooleanField(default=False)

    class Meta:
        ordering = ["game", "seat"]
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="seat_once_a_game")]

    def __str__(self) -> str:
        return f"{self.seat} in {self.game}"


class Schedule(models.Model):
    """When turns close. All times of day are in the campaign's time zone.

    ``held`` stops the clock: nothing closes or reminds by itself until it is resumed; ``held_at`` says since when.
    """

    class Kind(models.TextChoices):
        WEEKDAYS = "weekdays", _lazy("at a fixed hour on certain weekdays")
        AFTER = "after", _lazy("so many hours after the turn opened")
        MANUAL = "manual", _lazy("when the umpire says so")

    class Missed(models.TextChoices):
        STANDING = "standing", _lazy("his standing orders and intents go on")
        CHARACTER = "character", _lazy("his commanders act by their own character")
        BOLD = "bold", _lazy("the program leads his troops, boldly")
        STEADY = "steady", _lazy("the program leads his troops, steadily")
        CAUTIOUS = "cautious", _lazy("the program leads his troops, cautiously")
        WAIT = "wait", _lazy("the turn waits for the umpire")

    game = models.OneToOneField(Game, on_delete=models.CASCADE, related_name="schedule")
    kind = models.CharField(max_length=10, choices=Kind, default=Kind.AFTER)
    weekdays = models.JSONField(default=list, blank=True, help_text=_lazy("0 is Monday."))
    at = models.TimeField(null=True, blank=True)
    hours = models.PositiveIntegerField(default=72)
    notice_hours = models.PositiveIntegerField(default=12, help_text=_lazy("A turn stays open at least so long."))
    close_when_all_in = models.BooleanField(default=False)
    settle_minutes = models.PositiveIntegerField(
        default=120,
        help_text=_lazy(
            "With orders that are unclear or leave commands without any, so long is waited for better ones."
        ),
    )
    on_the_quarter = models.BooleanField(
        default=True,
        help_text=_lazy("So the hour of a report does not tell when the last orders came in."),
    )
    grace_minutes = models.PositiveIntegerField(default=0)
    missed = models.CharField(max_length=10, choices=Missed, default=Missed.STANDING)
    reminder_hours = models.JSONField(default=list, blank=True, help_text=_lazy("Hours before the deadline."))
    umpire_notice_minutes = models.PositiveIntegerField(
        default=60, help_text=_lazy("So long before the deadline the umpire is told how matters stand; 0: never.")
    )
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_until = models.TimeField(null=True, blank=True)
    holidays = models.JSONField(default=list, blank=True, help_text=_lazy("Dates on which no turn closes."))
    held = models.BooleanField(default=False)
    held_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return _("clock of {game}").format(game=self.game)
