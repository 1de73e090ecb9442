"""This rulebook's measure of strength: bases (its first chapter gives what each stands for)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import Toll, lost_points
from battles.rulesets.big_napoleonic.words import Arm

#: About how many men, and how many guns, a base stands for.
MEN_PER_BASE = {Arm.INFANTRY: 1250, Arm.CAVALRY: 400}
GUNS_PER_BASE = 15
GUNNERS_PER_GUN = 10


class Bases:
    """Functioning bases; morale markers are not counted."""

    @property
    def counted(self) -> bool:
        return True

    @property
    def bands(self) -> tuple[int, int]:
        return (1, 2)

    def amount(self, unit: Unit) -> int:
        return 0 if unit.out else int(unit.extra.get("bases", self.whole(unit)))

    def whole(self, unit: Unit) -> int:
        return int(unit.extra.get("size", 1))

    def label(self, unit: Unit) -> str:
        if unit.arm == Arm.ARTILLERY:
            return f"{GUNS_PER_BASE} guns"
        return f"{int(unit.extra.get('bases', self.whole(unit)))} of {self.whole(unit)}"

    def men(self, unit: Unit, amount: int | None = None) -> int:
        bases = int(unit.extra.get("bases", self.whole(unit))) if amount is None else amount
        if unit.arm == Arm.ARTILLERY:
            return bases * GUNS_PER_BASE * GUNNERS_PER_GUN
        return bases * MEN_PER_BASE[Arm(unit.arm)]

    def toll(self, unit: Unit, lost: int) -> Toll:
        if unit.arm == Arm.ARTILLERY:
            return Toll(lost * GUNS_PER_BASE, "guns")
        return Toll(lost, "bases")

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        lost = lost_points(events)
        for event in events:
            # Units that go with bases left, broken or overrun, lose what is not among their losses: a battery its one.
            if event.kind == "eliminated" and event.effect.get("cause") == "destroyed":
                lost.setdefault(event.unit, 1)
        return lost


MEASURE = Bases()
