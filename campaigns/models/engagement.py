"""Battles of a campaign under way: how they are decided, the game in which one is fought, and what came of it."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.documents import DocumentField
from campaigns.models.game import Game
from campaigns.models.turn import Turn


class Way(models.TextChoices):
    """How the battles that come of a campaign's contacts are decided."""

    PLAYERS = "players", _lazy("fought by the players present, at once")
    WORD = "word", _lazy("wait for your word")
    ENGINE = "engine", _lazy("fought by the program")
    SETTLED = "settled", _lazy("settled by dice")
    TABLE = "table", _lazy("played on a table")


class BattleTerms(models.Model):
    """What a campaign's umpire has set for the battles that come of it."""

    game = models.OneToOneField(Game, on_delete=models.CASCADE, related_name="battle_terms")
    way = models.CharField(
        max_length=10,
        choices=Way,
        default=Way.ENGINE,
        verbose_name=_lazy("Battles are"),
        help_text=_lazy("What happens when a contact brings one on. Each may be decided otherwise on the desk."),
    )
    hours = models.PositiveIntegerField(
        default=48,
        verbose_name=_lazy("Hours for a turn of a battle"),
        help_text=_lazy("So long after it opened a turn of a battle closes."),
    )
    by_itself = models.BooleanField(
        default=False,
        verbose_name=_lazy("Results of battles that were fought to the end here count by themselves"),
        help_text=_lazy("Otherwise you are shown each before it counts. Those of a table always wait for you."),
    )

    def __str__(self) -> str:
        return f"{self.game}: {self.get_way_display()}"


class Engagement(models.Model):
    """One battle of a campaign under way.

    ``campaign`` is the campaign's game and ``battle`` the battle's id in its file; ``game`` is the battle as it is
    played, once it has been opened. ``starts``, ``until`` and ``reached``, to which the campaign has marched, are hours
    of the campaign; a turn of the battle lasts ``minutes``. ``heard`` is the newest released turn of the campaign,
    ``fed`` the one whose marches the battle has been told of, or that has its result. ``arrivals`` maps the
    elements that came late to their turn, units and formations in the form of the battle file. ``result`` is what is
    to be carried home, in the form of the campaign file (EC-RES-1).

    ``waits`` and ``bounds`` say that the program has stopped the battle's clock, or the campaign's, for the other's.
    """

    class State(models.TextChoices):
        COMING = "coming", _lazy("about to begin")
        WAITING = "waiting", _lazy("waits for your word")
        OPENING = "opening", _lazy("is being opened")
        FOUGHT = "fought", _lazy("is being fought")
        LEFT = "left", _lazy("left to the program")
        REPORTED = "reported", _lazy("its result waits for you")
        COUNTED = "counted", _lazy("its result is on its way into the campaign")
        OVER = "over", _lazy("over")

    campaign = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="engagements")
    battle = models.CharField(max_length=80)
    place = models.CharField(max_length=120)
    starts = models.CharField(max_length=20)
    until = models.CharField(max_length=20)
    reached = models.CharField(max_length=20, blank=True)
    minutes = models.PositiveSmallIntegerField(default=0)
    way = models.CharField(max_length=10, choices=Way)
    state = models.CharField(max_length=10, choices=State, default=State.COMING)
    game = models.OneToOneField(Game, on_delete=models.SET_NULL, null=True, blank=True, related_name="engagement")
    heard = models.ForeignKey(Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="+")
    fed = models.ForeignKey(Turn, on_delete=models.SET_NULL, null=True, blank=True, related_name="+")
    arrivals = DocumentField(default=dict, blank=True)
    result = models.JSONField(null=True, blank=True)
    source = models.CharField(max_length=20, blank=True)
    counted_at = models.DateTimeField(null=True, blank=True)
    counted_by = models.CharField(max_length=150, blank=True)
    waits = models.BooleanField(default=False)
    bounds = models.BooleanField(default=False)
    problem = models.TextField(blank=True)

    class Meta:
        ordering = ["campaign", "starts", "id"]
        constraints = [models.UniqueConstraint(fields=["campaign", "battle"], name="battle_once_a_campaign")]
        indexes = [models.Index(fields=["state"], name="engagement_state")]

    def __str__(self) -> str:
        return f"{self.campaign}: {self.place}"
