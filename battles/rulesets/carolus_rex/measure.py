"""Carolus Rex's measure of strength: stages of cohesion, which do not add up (CR-COH-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import Toll
from battles.rulesets.carolus_rex import catalogue
from battles.rulesets.carolus_rex.words import DEPTH, LEVELS, Cohesion

_WORST = len(LEVELS) - 1


class StagesOfCohesion:
    """From 0, broken or gone, up to 3, good order."""

    @property
    def counted(self) -> bool:
        return False

    @property
    def bands(self) -> tuple[int, int]:
        """An enemy sees at a glance in what order troops are, near by; from afar he does not."""
        return (1, 0)

    def amount(self, unit: Unit) -> int:
        return 0 if unit.out else _WORST - DEPTH[Cohesion(unit.extra.get("cohesion", Cohesion.GOOD))]

    def whole(self, unit: Unit) -> int:  # noqa: ARG002 - all began in good order
        return _WORST

    def label(self, unit: Unit) -> str:
        return str(unit.extra.get("cohesion", Cohesion.GOOD.value))

    def men(self, unit: Unit, amount: int | None = None) -> int:  # noqa: ARG002 - as it says
        """The book does not say how many a unit stands for."""
        return 0

    def toll(self, unit: Unit, lost: int) -> Toll:  # noqa: ARG002 - alike for all
        return Toll(lost, "levels")

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        """The stages that each unit lost, those it won back not counted."""
        lost: dict[str, int] = {}
        for event in events:
            effect = event.says(catalogue.Status)
            if event.kind == "status" and "cohesion" in effect and "from" in effect:
                down = DEPTH[Cohesion(effect["cohesion"])] - DEPTH[Cohesion(effect["from"])]
                lost[event.unit] = lost.get(event.unit, 0) + max(0, down)
        return lost


MEASURE = StagesOfCohesion()
