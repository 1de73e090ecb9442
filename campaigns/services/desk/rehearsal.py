"""Rehearsals: a turn resolved with the orders as they are now, looked at by the umpire, and thrown away.

A rehearsal throws dice of its own, so that an umpire who also plays cannot learn what the turn's dice will be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from battles.engine.records import Record
from campaigns.models import Turn, TurnException
from campaigns.models.problems import FAULT, fault_values, problem_words
from campaigns.services.dice_proofs import new_seed
from campaigns.services.turns import resolution


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What came of it. ``fault`` are the values of why the turn did not go through; none when it did."""

    at: datetime
    events: tuple[Record, ...] = ()
    after: Mapping[str, Any] | None = None
    exceptions: tuple[TurnException, ...] = ()
    fault: Mapping[str, str] = field(default_factory=dict)

    @property
    def problem(self) -> str:
        """Why the turn did not go through, in words; empty when it did."""
        return problem_words(FAULT, self.fault) if self.fault else ""


def rehearse(turn: Turn, now: datetime) -> Rehearsal:
    """Resolve a copy of the turn with dice of its own. Stores nothing."""
    trial = Turn.objects.select_related("game__campaign", "game__schedule", "parent").get(pk=turn.pk)
    trial.seed, _ = new_seed(trial.number)
    try:
        result = resolution.work_out(trial, now)
    except Exception as fault:
        return Rehearsal(at=now, fault=fault_values(fault))
    return Rehearsal(
        at=now, events=tuple(result.round.events), after=result.round.after, exceptions=tuple(result.exceptions)
    )
