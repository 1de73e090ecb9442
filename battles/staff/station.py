"""Where a general stands who is left to his own judgement: where he commands most, behind the front."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.geometry import along, bearing

#: A general does not ride for less than this part of his radius.
STIR = 0.35
#: He keeps this part of his radius behind the middle of his troops, away from the enemy.
BEHIND = 0.3
#: Distances that differ by less are the same.
SAME = 1e-5


def station(
    at: Point, radius: float, troops: Sequence[Point], enemies: Sequence[Point], stir: float = STIR
) -> Point | None:
    """Where a general whose word reaches ``radius`` should ride; ``None`` when he stands well enough.

    ``troops`` are the places of the units under him, ``enemies`` those that his side knows; for less than the part
    ``stir`` of his radius he does not ride.
    """
    if not troops or radius <= 0.0:
        return None
    middle = (sum(x for x, _ in troops) / len(troops), sum(y for _, y in troops) / len(troops))
    if enemies:
        least = min(math.dist(middle, enemy) for enemy in enemies) + SAME
        near = [enemy for enemy in enemies if math.dist(middle, enemy) <= least]
        nearest = min(near, key=lambda enemy: (round(math.dist(middle, enemy), 6), enemy))
        if nearest != middle:
            middle = along(middle, bearing(nearest, middle), BEHIND * radius)
    now = _reached(at, radius, troops)
    then = _reached(middle, radius, troops)
    if then < now or (then == now and math.dist(at, middle) <= stir * radius):
        return None
    return middle


def _reached(at: Point, radius: float, troops: Sequence[Point]) -> int:
    """How many units his word reaches from a place."""
    return sum(math.dist(at, troop) <= radius for troop in troops)
