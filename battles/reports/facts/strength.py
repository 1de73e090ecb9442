"""Strength in the ruleset's own measure, and what losses of it stand for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.protocol import Ruleset

#: What losses are told in: the code of a lexicon's noun, and how many.
Toll = Mapping[str, int]


def losses(events: Iterable[Event]) -> dict[str, int]:
    """Strength lost by unit, as told."""
    lost: dict[str, int] = {}
    for event in events:
        if event.kind == "loss":
            lost[event.unit] = lost.get(event.unit, 0) + int(event.effect.get("lost", 0))
    return lost


def toll_of(ruleset: Ruleset, units: Iterable[Unit], lost: Mapping[str, int]) -> Toll:
    """What losses of several units stand for: men and guns. What comes to nothing is left out."""
    men = guns = 0
    for unit in units:
        points = lost.get(unit.id, 0)
        if unit.arm == "artillery":
            guns += 2 * points
        elif points:
            men += ruleset.measure.men(unit, points)
    return {code: count for code, count in (("men", men), ("guns", guns)) if count}


def present(ruleset: Ruleset, units: Sequence[Unit]) -> Toll:
    """What units in play stand for."""
    return toll_of(ruleset, units, {unit.id: unit.strength or 0 for unit in units if not unit.out})
