"""A turn of a game, from the call for orders to the released reports."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.records import Record
from campaigns.models.documents import DocumentField
from campaigns.models.game import Game
from campaigns.models.problems import problem_words
from campaigns.models.seats import Seat


class Turn(models.Model):
    """One mail round of a game on one branch of its history.

    ``number`` is the first game turn it resolves and ``through`` the last, once it is resolved. ``before`` is the
    game's file at its start, ``after`` and ``events`` are what the referee answered. The ``seed`` is secret until the
    game is over; its ``commitment``, the root of its keys, is published when the turn opens. ``knowledge`` maps each
    observer to what it knows at the end, ``told`` to the events as it may know them, ``ordered`` to the sheet that was
    resolved for it, carried-on orders of absent players included, and ``orders`` to the same in words. An observer is
    whoever sees for himself: in a battle a side.

    ``opening`` maps observers to what they knew as it began: set when it is resolved, and from the start for a game's
    first turn, before which there is none to look it up in.

    ``state`` changes only through ``campaigns.services.turns``, by conditional updates. ``claimed_by`` and
    ``claimed_at`` are the lease of the worker that is resolving it. A closed turn with a ``problem`` waits for the
    umpire; its ``exceptions`` are what was set aside or needs his eye although the turn went through.
    """

    class State(models.TextChoices):
        OPEN = "open"
        CLOSED = "closed"
        RESOLVING = "resolving"
        DRAFTED = "drafted"
        RELEASED = "released"
        SUPERSEDED = "superseded"

    class Closed(models.TextChoices):
        ALL_IN = "all-in", _lazy("all orders are in")
        DEADLINE = "deadline", _lazy("the deadline has passed")
        UMPIRE = "umpire", _lazy("closed by the umpire")
        RUN_AGAIN = "run-again", _lazy("run again")
        CORRECTED = "corrected", "corrected"

    #: What is large: lists of turns leave it in the database.
    DOCUMENTS = ("before", "after", "events", "knowledge", "opening", "ordered", "orders", "told")

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="turns")
    branch = models.PositiveIntegerField(default=1)
    number = models.PositiveIntegerField()
    through = models.PositiveIntegerField(null=True, blank=True)
    parent = models.ForeignKey("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="next_turns")
    state = models.CharField(max_length=12, choices=State, default=State.OPEN)
    opened_at = models.DateTimeField()
    closes_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_because = models.CharField(max_length=10, choices=Closed, blank=True)
    attempts = models.PositiveSmallIntegerField(
        default=0, help_text=_lazy("How often a worker has begun to resolve it.")
    )
    claimed_by = models.CharField(max_length=100, blank=True)
    claimed_at = models.DateTimeField(null=True, blank=True)
    resolved_at = models.DateTimeField(null=True, blank=True)
    released_at = models.DateTimeField(null=True, blank=True)
    seed = models.CharField(max_length=64)
    commitment = models.CharField(max_length=64)
    before = DocumentField()
    after = DocumentField(null=True, blank=True)
    events: models.JSONField[Any, list[Record]] = DocumentField(default=list, blank=True)
    knowledge = DocumentField(default=dict, blank=True)
    opening = DocumentField(default=dict, blank=True)
    ordered = DocumentField(default=dict, blank=True)
    orders = DocumentField(default=dict, blank=True)
    told = DocumentField(default=dict, blank=True)
    alarm = models.PositiveIntegerField(
        null=True,
        blank=True,
        help_text=_lazy("The number of the entry of the log that ended a round of several turns early."),
    )
    problem = models.TextField(
        blank=True, help_text=_lazy("Why the turn could not be resolved, for the umpire: an id.")
    )
    problem_values = models.JSONField(default=dict, blank=True)

    class Meta:
        ordering = ["game", "branch", "number"]
        constraints = [models.UniqueConstraint(fields=["game", "branch", "number"], name="turn_once_a_branch")]
        indexes = [models.Index(fields=["state", "closes_at"], name="turn_due")]

    def __str__(self) -> str:
        return f"{self.game}, turn {self.number}"

    @property
    def problem_words(self) -> str:
        """Why the turn could not be resolved, in words; empty when it could."""
        return problem_words(self.problem, self.problem_values)

    @property
    def alarm_event(self) -> Record | None:
        """The entry of the log that ended the round early; ``None`` when nothing did."""
        return next((event for event in self.events if event.get("n") == self.alarm), None) if self.alarm else None


class TurnException(models.Model):
    """What a turn went through without, or in spite of: for the umpire's eye.

    ``observer`` is whose orders it is about when it is not about a seat. ``standing_of`` is the turn whose standing
    orders go on for a seat that sent none, and ``orders`` what the program orders in its place; ``line``, ``orders``
    and ``problem`` (an id, with its values) are of orders that were set aside, or of a ruling, whose path stands in
    ``orders``.
    """

    class Kind(models.TextChoices):
        NO_ORDERS = "no-orders", _lazy("no orders")
        SET_ASIDE = "set-aside", _lazy("set aside")
        REPORT = "report", _lazy("a report went out without its story")
        RULING = "ruling", _lazy("a ruling no longer holds")

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="exceptions")
    kind = models.CharField(max_length=12, choices=Kind)
    seat = models.ForeignKey(Seat, on_delete=models.SET_NULL, null=True, blank=True, related_name="exceptions")
    observer = models.CharField(max_length=60, blank=True)
    standing_of = models.PositiveIntegerField(null=True, blank=True)
    line = models.PositiveIntegerField(null=True, blank=True)
    orders = models.TextField(blank=True)
    problem = models.TextField(blank=True)
    problem_values = models.JSONField(default=dict, blank=True)
    settled = models.BooleanField(default=False)

    class Meta:
        ordering = ["turn", "id"]

    def __str__(self) -> str:
        return f"{self.whom}: {self.words}"

    @property
    def whom(self) -> str:
        """The seat it is about, else the observer."""
        if self.kind == self.Kind.RULING:
            return _("Your ruling")
        return self.seat.name if self.seat else self.observer

    @property
    def words(self) -> str:
        """What is the matter, for the umpire."""
        match self.kind:
            case self.Kind.NO_ORDERS if self.standing_of:
                return _("No orders; his standing orders of turn {standing_of} go on.").format(
                    standing_of=self.standing_of
                )
            case self.Kind.NO_ORDERS if self.orders:
                return _("No orders; the program leads his troops.")
            case self.Kind.NO_ORDERS:
                return _("No orders; nothing stands.")
            case self.Kind.RULING:
                return _("The ruling on {path} cannot be applied and was left out: {problem}").format(
                    path=self.orders, problem=self.problem_words
                )
            case self.Kind.REPORT:
                return _("The report went out without its story: {problem}").format(problem=self.problem_words)
            case _:
                return self.problem_words

    @property
    def problem_words(self) -> str:
        """What was wrong with the orders, or the report, in words."""
        return problem_words(self.problem, self.problem_values)

    @property
    def needs_umpire(self) -> bool:
        """Whether the umpire has still to look at it."""
        return self.kind != self.Kind.NO_ORDERS and not self.settled


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
    """An umpire's ruling on a turn: what he changed and why. ``path`` is a path in the game's file or log."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="rulings")
    at = models.DateTimeField()
    who = models.CharField(max_length=150)
    path = models.CharField(max_length=200)
    before = models.JSONField(null=True, blank=True)
    after = models.JSONField(null=True, blank=True)
    reason = models.TextField()
    shown_to = models.JSONField(default=list, blank=True, help_text=_lazy("Sides that are told; empty: umpires only."))

    class Meta:
        ordering = ["at", "id"]

    def __str__(self) -> str:
        return f"{self.turn}: {self.path}"


class Dispatch(models.Model):
    """What a seat has been told of a turn: the key of the report it was sent. Kept for errata after a correction."""

    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="dispatches")
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="dispatches")
    digest = models.CharField(max_length=64, help_text=_lazy("SHA-256 of the report as sent."))
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["turn", "seat"], name="one_dispatch_a_turn_and_seat")]

    def __str__(self) -> str:
        return f"{self.seat}, {self.turn}: {self.digest[:12]}"
