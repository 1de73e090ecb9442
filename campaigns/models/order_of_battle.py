"""The order of battle: the command tree from army to unit, and its commanders."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.campaign import Campaign
from campaigns.models.names import PrintedName


class Side(models.Model):
    """One of the sides of a campaign. ``key`` is the side's id in battle files."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="sides")
    key = models.CharField(max_length=40)
    name = PrintedName(max_length=120)
    nation = models.CharField(max_length=40)
    position = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["position", "id"]
        constraints = [models.UniqueConstraint(fields=["campaign", "key"], name="side_key_once_a_campaign")]

    def __str__(self) -> str:
        return self.name


class Formation(models.Model):
    """An army, corps, division or brigade. ``key`` is its id in battle files."""

    class Kind(models.TextChoices):
        ARMY = "army"
        CORPS = "corps"
        DIVISION = "division"
        BRIGADE = "brigade"

    side = models.ForeignKey(Side, on_delete=models.CASCADE, related_name="formations")
    parent = models.ForeignKey("self", on_delete=models.CASCADE, null=True, blank=True, related_name="children")
    kind = models.CharField(max_length=10, choices=Kind)
    key = models.CharField(max_length=40)
    name = PrintedName(max_length=120)
    nation = models.CharField(max_length=40, blank=True)
    position = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["position", "id"]
        constraints = [models.UniqueConstraint(fields=["side", "key"], name="formation_key_once_a_side")]

    def __str__(self) -> str:
        return self.name


class Commander(models.Model):
    """A formation's commander. ``basis`` says whether the rating was set or thrown; ``dice`` keeps the throw."""

    class Basis(models.TextChoices):
        SET = "set"
        THROWN = "thrown"
        UNRATED = "unrated"

    formation = models.OneToOneField(Formation, on_delete=models.CASCADE, related_name="commander")
    name = PrintedName(max_length=120)
    rating = models.CharField(max_length=20, blank=True)
    basis = models.CharField(max_length=10, choices=Basis, default=Basis.UNRATED)
    reason = models.TextField(blank=True)
    dice = models.JSONField(default=list, blank=True)
    rated_at = models.DateTimeField(null=True, blank=True)
    fate = models.CharField(
        max_length=20, blank=True, help_text=_lazy("How he was lost, in the ruleset's word; empty while he commands.")
    )

    def __str__(self) -> str:
        return self.name


class Unit(models.Model):
    """A battalion, cavalry regiment or battery of the order of battle.

    ``men`` counts men (infantry, cavalry), ``pieces`` guns (artillery). ``data`` holds further keys of the ruleset.
    """

    formation = models.ForeignKey(Formation, on_delete=models.CASCADE, related_name="units")
    key = models.CharField(max_length=40)
    name = PrintedName(max_length=120)
    arm = models.CharField(max_length=20)
    type = models.CharField(max_length=20)
    quality = models.CharField(max_length=20)
    nation = models.CharField(max_length=40, blank=True)
    men = models.PositiveIntegerField(null=True, blank=True)
    pieces = models.PositiveIntegerField(null=True, blank=True)
    stragglers = models.PositiveIntegerField(default=0, help_text=_lazy("Men who left the colours and may come back."))
    strength = models.PositiveIntegerField(help_text=_lazy("Strength in the ruleset's points."))
    guns = models.CharField(max_length=20, blank=True)
    traits = models.JSONField(default=list, blank=True)
    source_row = models.CharField(max_length=40, blank=True)
    data = models.JSONField(default=dict, blank=True)
    position = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["position", "id"]
        constraints = [models.UniqueConstraint(fields=["formation", "key"], name="unit_key_once_a_formation")]

    def __str__(self) -> str:
        return self.name


class OrderOfBattleImport(models.Model):
    """The account of one import: what came in, what was made of it, and every row refused or repaired."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="imports")
    at = models.DateTimeField()
    who = models.CharField(max_length=150, blank=True)
    source = models.CharField(max_length=200)
    report = models.JSONField(default=dict)

    class Meta:
        ordering = ["-at"]

    def __str__(self) -> str:
        return f"{self.source}, {self.at:%Y-%m-%d %H:%M}"
