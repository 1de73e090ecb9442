"""A charge on its way: who charges whom, how it was received, what is left of it (OT-CHG-2 to 13)."""

from __future__ import annotations

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass, field
from battles.rulesets.old_trousers.table.troops import Troop

#: The kinds of charge.
CHARGE, OPPORTUNITY, BREAKTHROUGH = "charge", "opportunity", "breakthrough"


@dataclass(slots=True)
class Leg:
    """A straight part of a charge's path: the middle of the charger's front edge, its centre, heading and length."""

    front: Point
    centre: Point
    heading: float
    length: float


@dataclass(slots=True, eq=False)
class Charge:
    """A charge that was declared. ``kind`` is ``charge``, ``opportunity`` or ``breakthrough``."""

    charger: Troop
    target: Troop
    kind: str
    #: Where its centre stood when it was declared, and how strong it then was.
    from_centre: Point
    strength: int
    #: Where the target stood when it was charged.
    ground: Box
    #: Movement that is left, in inches, once its movement has begun.
    left: float = 0.0
    legs: list[Leg] = field(default_factory=list)
    heading: float = 0.0
    flank: bool = False
    #: What the target did: countercharged; passed its test for point blank or defence of the battery; may not fire.
    countered: bool = False
    counter: Charge | None = None
    steady: bool = False
    silent: bool = False
    #: The footprints of a fugitive before and after its flight.
    fled: tuple[Box, Box] | None = None
    #: The charge is over: it went home, failed, or has nobody left to charge.
    over: bool = False
    home: bool = False
    won: bool = False

    @property
    def awaits_test(self) -> bool:
        """Whether the charger is short of contact with a target that still stands (OT-CHG-11)."""
        charger, target = self.charger, self.target
        return not (self.over or self.home or charger.routed or target.routed) and charger.present and target.present
