"""Who holds a place of the field.

A side holds a place when the nearest unit in play is its own and stands within 12 of the place's middle, and no enemy
within 6 of it (centimetres, base to the point to which an order that names the place leads).
"""

from __future__ import annotations

from battles.engine.battle import Battle
from battles.engine.contact import Disc, gap
from battles.engine.protocol import Ruleset

HOLDS_WITHIN = 12.0
ENEMY_WITHIN = 6.0


def holder(ruleset: Ruleset, battle: Battle, place: str) -> str:
    """The side that holds a piece of terrain, empty when it is disputed or deserted.

    Raises ``KeyError`` for a place that the battle has not.
    """
    middle = Disc(battle.terrain_by_id[place].middle, 0.0)
    nearest: dict[str, float] = {}
    for unit in battle.units:
        if not unit.in_play:
            continue
        side, distance = battle.side_of[unit.id], gap(ruleset.footprint(battle, unit), middle)
        nearest[side] = min(distance, nearest.get(side, distance))
    holds = min(nearest, key=lambda side: nearest[side], default="")
    disputed = any(distance <= ENEMY_WITHIN for side, distance in nearest.items() if side != holds)
    return holds if holds and nearest[holds] <= HOLDS_WITHIN and not disputed else ""
