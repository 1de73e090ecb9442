"""How sure a share is that was counted in so many trials."""

from __future__ import annotations

import math

from battles.engine.dataclasses import dataclass

#: The normal deviate of a level of confidence of 95 in 100.
DEVIATE = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """``count`` of ``trials``, with the limits between which the true share lies in 95 cases of 100 (Wilson)."""

    count: int
    trials: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself, 0 where nothing was tried."""
        return self.count / self.trials if self.trials else 0.0


def share(count: int, trials: int) -> Share:
    """Wilson's score interval of a share; 0 to 1 where nothing was tried."""
    if not trials:
        return Share(0, 0, 0.0, 1.0)
    part, square = count / trials, DEVIATE**2
    middle = (part + square / (2 * trials)) / (1 + square / trials)
    reach = DEVIATE / (1 + square / trials) * math.sqrt(part * (1 - part) / trials + square / (4 * trials**2))
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == trials else min(1.0, middle + reach)
    return Share(count, trials, low, high)


@dataclass(frozen=True, slots=True)
class Spread:
    """A quantity over many trials: its mean, and the tenth, the middle and the ninetieth of a hundred in order."""

    mean: float
    low: float
    median: float
    high: float


def spread(values: list[float]) -> Spread:
    """The spread of some values; of none, zeros."""
    if not values:
        return Spread(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(values)
    last = len(ordered) - 1
    low, median, high = (ordered[round(part * last)] for part in (0.1, 0.5, 0.9))
    return Spread(math.fsum(ordered) / len(ordered), low, median, high)
