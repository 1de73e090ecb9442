"""The tables of close combat (BNB-CC-4, BNB-CC-8)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from battles.engine.dataclasses import dataclass


class Hurt(StrEnum):
    """What a side suffers."""

    NOTHING = ""
    D = "D"
    DD = "DD"
    BASE = "1 base"
    BASES = "2 bases"


class Act(StrEnum):
    """What a side does then."""

    STAND = "stand"
    REPEAT = "repeat"
    FALL_BACK = "fall back"
    RETIRE = "retire"
    RETREAT = "retreat"
    ADVANCE = "advance"
    CHOICE = "advance or exploit"
    EXPLOIT = "exploit"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A row of the table of results: from this difference on, what happens to defender and attacker."""

    least: int
    defender: tuple[Hurt, Act]
    attacker: tuple[Hurt, Act]


_LOWEST = -999
# BNB-CC-8. Attack less defence, highest first.
OUTCOMES = (
    Outcome(7, (Hurt.BASES, Act.RETREAT), (Hurt.D, Act.EXPLOIT)),
    Outcome(4, (Hurt.BASE, Act.RETIRE), (Hurt.D, Act.CHOICE)),
    Outcome(3, (Hurt.BASE, Act.FALL_BACK), (Hurt.DD, Act.ADVANCE)),
    Outcome(2, (Hurt.DD, Act.FALL_BACK), (Hurt.D, Act.ADVANCE)),
    Outcome(1, (Hurt.D, Act.FALL_BACK), (Hurt.D, Act.ADVANCE)),
    Outcome(0, (Hurt.D, Act.REPEAT), (Hurt.D, Act.REPEAT)),
    Outcome(-1, (Hurt.D, Act.STAND), (Hurt.D, Act.FALL_BACK)),
    Outcome(-2, (Hurt.D, Act.STAND), (Hurt.DD, Act.FALL_BACK)),
    Outcome(-3, (Hurt.D, Act.STAND), (Hurt.BASE, Act.FALL_BACK)),
    Outcome(-6, (Hurt.D, Act.STAND), (Hurt.BASE, Act.RETIRE)),
    Outcome(_LOWEST, (Hurt.NOTHING, Act.STAND), (Hurt.D, Act.RETIRE)),
)

# BNB-CC-4. Odds, as times the smaller side's bases, and what the larger side adds.
NUMBERS = ((3.0, 3), (2.0, 2), (1.5, 1))
AGGRESSIVE = 1
GRADE = 1
DEPTH = 1
SQUARE = 2
FLANK = 2
# What disruption of the enemy counts, once and doubly, by whether one side is horse and the other not.
DISRUPTED_MIXED: Mapping[str, tuple[int, int]] = {
    "infantry": (2, 3),
    "artillery": (2, 3),
    "cavalry": (1, 2),
}
DISRUPTED_ALIKE = (1, 2)

# BNB-CC-6.
TERRAIN = 1
WORKS: Mapping[str, int] = {"entrenchment": 2, "redoubt": 3}
NARROW_DEFILE = 2


def outcome_of(difference: int) -> Outcome:
    """The row for a difference."""
    return next(row for row in OUTCOMES if difference >= row.least)


def numbers_bonus(own: int, enemy: int) -> int:
    """What a side adds for its numbers."""
    if own <= enemy:
        return 0
    return next((bonus for odds, bonus in NUMBERS if own >= odds * enemy - 1e-9), 0)
