"""The measure of strength: what a rulebook counts of a unit, and how that is told.

Rulebooks count strength points, bases, figures, or no more than stages of cohesion. Whatever they count is an amount,
a whole number from 0 (gone, or past fighting) upwards; the words for it stand in the lexicon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event


@dataclass(frozen=True, slots=True)
class Toll:
    """A loss as it is told: a number, and the lexicon's code for what it is a number of (``men``, ``guns``)."""

    count: int
    of: str


class Measure(Protocol):
    """How a rulebook counts strength."""

    @property
    def counted(self) -> bool:
        """Whether amounts add up over units (points, bases, figures); stages of cohesion do not."""

    @property
    def bands(self) -> tuple[int, int]:
        """How finely an enemy judges an amount: the width of the band for troops he can name, and for others.

        0 where he cannot tell at all.
        """

    def amount(self, unit: Unit) -> int:
        """What a unit has left; 0 for one that is off the table."""

    def whole(self, unit: Unit) -> int:
        """What it came with, as far as its own keys tell; 0 where they do not."""

    def label(self, unit: Unit) -> str:
        """The amount for a table, such as ``6`` or ``4 (8 guns)``."""

    def men(self, unit: Unit, amount: int | None = None) -> int:
        """About how many men (or, for guns, gunners) an amount of a unit stands for; 0 where the book does not say."""

    def toll(self, unit: Unit, lost: int) -> Toll:
        """A loss of so much, in what it is told in."""

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        """What each unit lost in these events, by unit id."""


def lost_points(events: Sequence[Event], kind: str = "loss", key: str = "lost") -> dict[str, int]:
    """The sum of a key of events of one kind, by unit."""
    lost: dict[str, int] = {}
    for event in events:
        if event.kind == kind:
            lost[event.unit] = lost.get(event.unit, 0) + int(event.details.get(key, 0))
    return lost


def band_of(amount: int, width: int) -> tuple[int, int] | None:
    """The band of a width in which an amount lies, from 1 upwards; ``None`` where nothing can be told."""
    if width < 1 or amount < 1:
        return None
    low = (amount - 1) // width * width + 1
    return (low, low + width - 1)


def judged(amount: int, width: int, otherwise: int) -> int:
    """What an enemy takes an amount for: the middle of its band, or ``otherwise`` where he can tell nothing."""
    band = band_of(amount, width)
    return otherwise if band is None else (band[0] + band[1]) // 2
