"""How far units move, and what comes off it (BNB-MOVE-1, BNB-MOVE-2, BNB-MOVE-5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.table.ground import Going
from battles.rulesets.big_napoleonic.table.troops import Troop


class Pace(StrEnum):
    """The kinds of move in the table of allowances."""

    ADVANCE = "advance"
    MANOEUVRE = "manoeuvre"


class Mover(StrEnum):
    """The columns of the table."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    FOOT_GUNS = "foot guns"
    HORSE_GUNS = "horse guns"


# BNB-MOVE-1. Full and limited, in inches. Guns manoeuvre at the rates of an advance (BNB-AMB-5).
# fmt: off
ALLOWANCES: Mapping[tuple[Pace, Going], Mapping[Mover, tuple[float, float]]] = {
    (Pace.ADVANCE, Going.GOOD):   {Mover.INFANTRY: (12, 6), Mover.CAVALRY: (18, 9),
                                   Mover.FOOT_GUNS: (12, 6), Mover.HORSE_GUNS: (18, 9)},
    (Pace.ADVANCE, Going.BAD):    {Mover.INFANTRY: (9, 6), Mover.CAVALRY: (12, 6),
                                   Mover.FOOT_GUNS: (6, 3), Mover.HORSE_GUNS: (9, 3)},
    (Pace.MANOEUVRE, Going.GOOD): {Mover.INFANTRY: (6, 6), Mover.CAVALRY: (9, 6),
                                   Mover.FOOT_GUNS: (12, 6), Mover.HORSE_GUNS: (18, 9)},
    (Pace.MANOEUVRE, Going.BAD):  {Mover.INFANTRY: (6, 3), Mover.CAVALRY: (6, 3),
                                   Mover.FOOT_GUNS: (6, 3), Mover.HORSE_GUNS: (9, 3)},
}
RETREAT: Mapping[Mover, float] = {
    Mover.INFANTRY: 12, Mover.CAVALRY: 18, Mover.FOOT_GUNS: 12, Mover.HORSE_GUNS: 18,
}
# fmt: on

# What a redeployment costs, and a sharp pivot in an advance.
REDEPLOYMENT = 3.0
SHARP_PIVOT = 3.0
SHARP_TURN = 45.0

FALL_BACK = 3.0


def mover_of(troop: Troop) -> Mover:
    """The column of a unit in the table of allowances."""
    if troop.foot:
        return Mover.INFANTRY
    if troop.horse:
        return Mover.CAVALRY
    return Mover.HORSE_GUNS if troop.horse_guns else Mover.FOOT_GUNS


def allowance(troop: Troop, pace: Pace, going: Going, *, full: bool = True) -> float:
    """A unit's allowance before any cost."""
    return ALLOWANCES[pace, going][mover_of(troop)][0 if full else 1]


def retreat_allowance(troop: Troop) -> float:
    """How far a unit retreats or evades."""
    return RETREAT[mover_of(troop)]


class Budget:
    """What a unit has left of its allowance while it carries out a line of orders (BNB-MOVE-5).

    ``bad`` is set once its ground, or the ground it swept, slowed it: from then on the bad allowance counts.
    """

    def __init__(self, troop: Troop, pace: Pace, *, full: bool, bad: bool, only_bad: bool = False) -> None:
        self._troop = troop
        self._full = full
        self._only_bad = only_bad
        self.bad = bad
        self.costs = 0.0
        self.gone = 0.0
        self.take_pace(pace)

    def take_pace(self, pace: Pace) -> None:
        """Go on at the allowances of another kind of move."""
        self.pace = pace
        self.good_allowance = allowance(self._troop, pace, Going.BAD if self._only_bad else Going.GOOD, full=self._full)
        self.bad_allowance = allowance(self._troop, pace, Going.BAD, full=self._full)

    @property
    def left_good(self) -> float:
        """Inches left on good ground."""
        return self.good_allowance - self.costs - self.gone

    @property
    def left_bad(self) -> float:
        """Inches left once bad ground counts."""
        return self.bad_allowance - self.costs - self.gone

    @property
    def left(self) -> float:
        """Inches left where the unit stands."""
        return self.left_bad if self.bad else self.left_good

    def affords(self, cost: float) -> bool:
        """Whether a cost can be paid now."""
        return self.left >= cost - LIMIT

    def pay(self, cost: float) -> None:
        self.costs += cost

    def reach(self, bad_at: float, kept: float = 0.0) -> float:
        """How far the unit can go when bad ground begins ``bad_at`` ahead; ``kept`` is kept back."""
        good, bad = self.left_good - kept, self.left_bad - kept
        if self.bad:
            return max(0.0, bad)
        return max(0.0, min(good, max(bad, bad_at)))

    def go(self, distance: float, bad_at: float) -> None:
        """Note a distance gone."""
        self.gone += distance
        if distance > bad_at + LIMIT:
            self.bad = True
