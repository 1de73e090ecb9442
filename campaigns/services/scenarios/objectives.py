"""Who holds the objectives of a scenario, and what they are worth: for the umpire's award at the end.

A side holds a place when the nearest unit in play is its own and stands within 12 of the place's middle, and no enemy
within 6 of it (centimetres, base to the point to which an order that names the place leads).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from battles.engine.battle import Battle
from battles.engine.contact import Disc, gap
from battles.engine.protocol import Ruleset
from campaigns.services.scenarios.scenarios import Objective

HOLDS_WITHIN = 12.0
ENEMY_WITHIN = 6.0


@dataclass(frozen=True, slots=True)
class Holding:
    """One objective and the side that holds it, empty when it is disputed or deserted."""

    objective: Objective
    side: str


def holdings(battle: Battle, objectives: Iterable[Objective], ruleset: Ruleset) -> tuple[Holding, ...]:
    """Who holds each objective now. Raises ``KeyError`` for a place that the battle has not."""
    return tuple(Holding(objective, _holder(battle, objective, ruleset)) for objective in objectives)


def points(held: Iterable[Holding]) -> dict[str, int]:
    """Points by side, of those sides that hold anything."""
    total: dict[str, int] = {}
    for holding in held:
        if holding.side:
            total[holding.side] = total.get(holding.side, 0) + holding.objective.points
    return total


def _holder(battle: Battle, objective: Objective, ruleset: Ruleset) -> str:
    place = Disc(battle.terrain_by_id[objective.place].middle, 0.0)
    nearest: dict[str, float] = {}
    for unit in battle.units:
        if not unit.in_play:
            continue
        side, distance = battle.side_of[unit.id], gap(ruleset.footprint(battle, unit), place)
        nearest[side] = min(distance, nearest.get(side, distance))
    holder = min(nearest, key=lambda side: nearest[side], default="")
    disputed = any(distance <= ENEMY_WITHIN for side, distance in nearest.items() if side != holder)
    return holder if holder and nearest[holder] <= HOLDS_WITHIN and not disputed else ""
