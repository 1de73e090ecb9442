"""How many of what a battle file may have, and what men and pieces make in figures and model guns (OT-FILE-2)."""

from __future__ import annotations

import math
from collections.abc import Mapping

from battles.rulesets.old_trousers.words import (
    Arm,
)

SMALLEST_TABLE, LARGEST_TABLE = 6, 1000
MOST_STANDS = 16
MOST_GUNS = 12
MOST_FIGURES = 64
MOST_MEN = 10_000
MOST_PIECES = 100
POUNDERS = (3, 24)
#: OT-FILE-6. From this weight on guns are too heavy for horse artillery.
HEAVY = 12
MOST_SURPRISE = 99
MOST_LEVEL = 9
# OT-FILE-2.
MEN_A_FIGURE = 60
PIECES_A_GUN = 4
PER_STAND: Mapping[str, tuple[int, int]] = {Arm.INFANTRY: (2, 4), Arm.CAVALRY: (2, 3)}
FIGURES_A_STAND = 3


def figures_of(men: int) -> int:
    """How many figures so many men are, halves counted up (OT-FILE-2)."""
    return math.floor(men / MEN_A_FIGURE + 0.5)


def guns_of(pieces: int) -> int:
    """How many model guns so many pieces are, halves counted up, at least one (OT-FILE-2)."""
    return max(1, math.floor(pieces / PIECES_A_GUN + 0.5))
