"""Mini-Nap's measure of strength: points of a hundred men or two guns (MN-FILE-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import Toll, lost_points
from battles.rulesets.mini_nap.command.ratings import MEN_PER_POINT, PIECES_PER_POINT
from battles.rulesets.mini_nap.words import Arm

#: About how many gunners serve the two guns of one strength point.
GUNNERS_PER_POINT = 40


class StrengthPoints:
    """Points, which fire and combat take off one by one."""

    @property
    def counted(self) -> bool:
        return True

    @property
    def bands(self) -> tuple[int, int]:
        return (2, 4)

    def amount(self, unit: Unit) -> int:
        return 0 if unit.out else unit.strength or 0

    def whole(self, unit: Unit) -> int:  # noqa: ARG002 - a file does not keep what a unit came with
        return 0

    def label(self, unit: Unit) -> str:
        points = unit.strength or 0
        return f"{points} ({points * PIECES_PER_POINT} guns)" if unit.arm == Arm.ARTILLERY else str(points)

    def men(self, unit: Unit, amount: int | None = None) -> int:
        points = (unit.strength or 0) if amount is None else amount
        return points * (GUNNERS_PER_POINT if unit.arm == Arm.ARTILLERY else MEN_PER_POINT)

    def toll(self, unit: Unit, lost: int) -> Toll:
        if unit.arm == Arm.ARTILLERY:
            return Toll(lost * PIECES_PER_POINT, "guns")
        return Toll(lost * MEN_PER_POINT, "men")

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        return lost_points(events)


MEASURE = StrengthPoints()
