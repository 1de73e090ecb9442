"""Old Trousers' measure of strength: figures of sixty men; of batteries the model guns that are served (OT-SCALE-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import Toll
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.numbers import FIGURES_A_STAND, MEN_A_FIGURE
from battles.rulesets.old_trousers.words import Arm

#: About how many gunners serve the pieces of one model gun.
GUNNERS_A_GUN = 80


class Figures:
    """Figures left; of a battery the lesser of its model guns and its crew (OT-C-TEST-1)."""

    @property
    def counted(self) -> bool:
        return True

    @property
    def bands(self) -> tuple[int, int]:
        """Near troops are judged to within three figures, others to within six."""
        return (3, 6)

    def amount(self, unit: Unit) -> int:
        return 0 if unit.out else self.left(unit)

    def left(self, unit: Unit) -> int:
        """What a unit has left, or had when it left the table."""
        if unit.arm == Arm.ARTILLERY:
            return min(_kept(unit, "guns"), _kept(unit, "crew"))
        return _kept(unit, "figures")

    def whole(self, unit: Unit) -> int:
        extra = unit.extra
        if unit.arm == Arm.ARTILLERY:
            return int(extra.get("full") or extra.get("guns") or 0)
        return int(extra.get("full") or int(extra.get("stands") or 0) * int(extra.get("per_stand", FIGURES_A_STAND)))

    def label(self, unit: Unit) -> str:
        if unit.arm != Arm.ARTILLERY:
            return f"{_kept(unit, 'figures')} of {self.whole(unit)}"
        guns = _kept(unit, "guns")
        return f"{guns} model gun{'' if guns == 1 else 's'}, crew {_kept(unit, 'crew')}"

    def men(self, unit: Unit, amount: int | None = None) -> int:
        left = self.amount(unit) if amount is None else amount
        return left * (GUNNERS_A_GUN if unit.arm == Arm.ARTILLERY else MEN_A_FIGURE)

    def toll(self, unit: Unit, lost: int) -> Toll:
        return Toll(lost, "guns" if unit.arm == Arm.ARTILLERY else "figures")

    def lost(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Figures lost; of a battery by how much the lesser of its guns and crew fell, as far as the events tell."""
        lost: dict[str, int] = {}
        left: dict[str, dict[str, int]] = {}
        for event in events:
            if event.kind != "loss":
                continue
            effect = event.says(catalogue.Loss)
            gone = effect.get("lost", 0)
            if "guns" in effect or "crew" in effect:
                key, after = ("guns", effect["guns"]) if "guns" in effect else ("crew", effect["crew"])
                known = left.setdefault(event.unit, {})
                before = min([*(value for other, value in known.items() if other != key), after + gone])
                known[key] = after
                gone = before - min(known.values())
            lost[event.unit] = lost.get(event.unit, 0) + gone
        return lost


def _kept(unit: Unit, key: str) -> int:
    """What a unit has now of figures, guns or crew."""
    return int(unit.extra.get(key, MEASURE.whole(unit)))


MEASURE = Figures()
