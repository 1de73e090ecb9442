"""A turn of a battle, from the call for orders to the released reports."""

from __future__ import annotations

from django.db import models

from battles.models.battle import Battle
from campaigns.models import Seat


class Turn(models.Model):
    """One mail round of a battle on one branch of its history.

    ``number`` is the first game turn it resolves and ``through`` the last, once it is resolved. ``before`` is the
    battle file at its start, ``after`` and ``events`` are what the engine answered. The ``seed`` is secret until the
    turn is released; its ``commitment`` is published when the turn opens. ``knowledge`` maps each side's id to what
    it knows at the end, ``told`` to the events as that side may know them,
    and ``orders`` to the text that was resolved for it, carried-on orders of absent players included.

    ``opening`` maps sides to what they knew as it began: set when it is resolved, and from the start for a battle's
    first turn, before which there is none to look it up in.

    ``state`` changes only through ``battles.services.turns``, by conditional updates. ``claimed_by`` and
    ``claimed_at`` are the lease of the worker that is resolving it. A closed turn with a ``problem`` waits for the
    umpire; ``exceptions`` lists what was set aside or needs his eye although the turn went through.
    """

    class State(models.TextChoices):
        OPEN = "open"
        CLOSED = "closed"
        RESOLVING = "resolving"
        DRAFTED = "drafted"
        RELEASED = "released"
        SUPERSEDED = "superseded"

    battle = models.ForeignKey(Battle, on_delete=models.CASCADE, related_name="turns")
    branch = models.PositiveIntegerField(default=1)
    number = models.PositiveIntegerField()
    through = models.PositiveIntegerField(null=True, blank=True)
    parent = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="next_turns")
    state = models.CharField(max_length=12, choices=State, default=State.OPEN)
    opened_at = models.DateTimeField()
    closes_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_because = models.CharField(max_length=40, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0, help_text="How often a worker has begun to resolve it.")
    claimed_by = models.CharField(max_length=100, blank=True)
    claimed_at = models.DateTimeField(null=True, blank=True)
    resolved_at = models.DateTimeField(null=True, blank=True)
    released_at = models.DateTimeField(null=True, blank=True)
    seed = models.CharField(max_length=64)
    commitment = models.CharField(max_length=64)
    before = models.JSONField()
    after = models.JSONField(null=True, blank=True)
    events = models.JSONField(default=list, blank=True)
    knowledge = models.JSONField(default=dict, blank=True)
    opening = models.JSONField(default=dict, blank=True)
    orders = models.JSONField(default=dict, blank=True)
    told = models.JSONField(default=dict, blank=True)
    alarm = models.CharField(max_length=200, blank=True, help_text="What ended a round of several turns early.")
    exceptions = models.JSONField(default=list, blank=True)
    problem = models.TextField(blank=True, help_text="Why the turn could not be resolved, for the umpire.")

    class Meta:
        ordering = ["battle", "branch", "number"]
        constraints = [models.UniqueConstraint(fields=["battle", "branch", "number"], name="turn_once_a_branch")]
        indexes = [models.Index(fields=["state", "closes_at"])]

    def __str__(self) -> str:
        return f"{self.battle}, turn {self.number}"


class Extension(models.Model):
    """A later deadline for one seat. The turn closes when the last of them has passed."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="extensions")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="extensions")
    until = models.DateTimeField()
    who = models.CharField(max_length=150)
    reason = models.TextField(blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["turn", "seat"], name="one_extension_a_turn_and_seat")]

    def __str__(self) -> str:
        return f"{self.seat}, {self.turn}: until {self.until:%Y-%m-%d %H:%M}"


class Ruling(models.Model):
    """An umpire's ruling on a turn: what he changed and why. ``path`` is a path in the battle file or log."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="rulings")
    at = models.DateTimeField()
    who = models.CharField(max_length=150)
    path = models.CharField(max_length=200)
    before = models.JSONField(null=True, blank=True)
    after = models.JSONField(null=True, blank=True)
    reason = models.TextField()
    shown_to = models.JSONField(default=list, blank=True, help_text="Sides that are told; empty: umpires only.")

    class Meta:
        ordering = ["at", "id"]

    def __str__(self) -> str:
        return f"{self.turn}: {self.path}"


class Dispatch(models.Model):
    """What a seat has been told of a turn: the key of the report it was sent. Kept for errata after a correction."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="dispatches")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="dispatches")
    digest = models.CharField(max_length=64, help_text="SHA-256 of the report as sent.")
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["turn", "seat"], name="one_dispatch_a_turn_and_seat")]

    def __str__(self) -> str:
        return f"{self.seat}, {self.turn}: {self.digest[:12]}"
