"""Simulations that workers play, cut into batches; a batch is claimed by one worker and kept when it is done."""

from __future__ import annotations

from django.db import models

from campaigns.models import Game


class Simulation(models.Model):
    """A battle to be played many times. ``work`` is a list of ``{"terms": ..., "battles": ...}``.

    ``game`` is the battle whose desk ordered it; one that was ordered on the command line has none.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, null=True, blank=True, related_name="simulations")
    title = models.CharField(max_length=120)
    work = models.JSONField()
    ordered_by = models.CharField(max_length=150, blank=True)
    created_at = models.DateTimeField()
    stopped = models.BooleanField(default=False)

    class Meta:
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.title}, {self.created_at:%Y-%m-%d %H:%M}"


class SimulationBatch(models.Model):
    """Battles of one simulation that are played at once: numbers ``first`` to ``last`` of the work at ``place``.

    ``outcomes`` are set when they have been played; ``problem`` says why they could not be. ``attempts`` counts the
    workers who began: a batch over which several have ended is given up.
    """

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="batches")
    place = models.PositiveIntegerField()
    first = models.PositiveIntegerField()
    last = models.PositiveIntegerField()
    outcomes = models.JSONField(null=True, blank=True)
    problem = models.TextField(blank=True)
    claimed_by = models.CharField(max_length=100, blank=True)
    claimed_at = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["simulation", "place", "first"]
        constraints = [models.UniqueConstraint(fields=["simulation", "place", "first"], name="batch_once")]

    def __str__(self) -> str:
        return f"{self.simulation}: {self.place}, {self.first} to {self.last}"

    @property
    def size(self) -> int:
        """How many battles it holds."""
        return self.last - self.first + 1
