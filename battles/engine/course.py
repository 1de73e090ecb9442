"""The course of a unit over open ground: what each act of its line makes of it, for forecasts."""

from __future__ import annotations

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stage:
    """What one act makes of a unit: ``start`` as it sets off, when it has turned, and ``end`` as it then stands.

    ``marched`` is how far it went straight, ``left`` how far it may still go, in table units.
    """

    start: Unit
    end: Unit
    marched: float
    left: float
