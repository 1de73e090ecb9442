"""How near troops must be to be known for what they are, and how well they are counted."""

from __future__ import annotations

from battles.engine.battle import Unit
from battles.engine.knowledge.contacts import Certainty
from battles.engine.measure import Measure, band_of
from battles.engine.sight import Eyesight


def certainty_at(eyesight: Eyesight, formation: str, distance: float) -> Certainty:
    """How surely troops in this formation are identified at a distance in table units."""
    away = distance * eyesight.loose.get(formation, 1)
    if away <= eyesight.named:
        return Certainty.NAMED
    return Certainty.KIND if away <= eyesight.kind else Certainty.ARM


def estimate(measure: Measure, unit: Unit, certainty: Certainty) -> tuple[int, int] | None:
    """The amount of a unit as an officer would judge it: the band it lies in, ``None`` when he cannot tell."""
    named, others = measure.bands
    width = {Certainty.NAMED: named, Certainty.KIND: others}.get(certainty, 0)
    return band_of(measure.amount(unit), width)
