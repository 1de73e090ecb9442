"""On a side: of several troops those who stand to the left or right of the others, as the army looks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from orders.language.letters.world import World

WIDE = 1.5  # squares between troops who stand on a side and the others


def outermost_of(ids: Sequence[str], side: str, world: World) -> str:
    """Of some units the one that stands clearly farthest to a side, as the army looks; empty where none does."""
    far = towards(ids, side, world)
    if len(far) < 2 or far[-1][0] - far[-2][0] < world.square:
        return ""
    return far[-1][1]


def apart_on(ids: Sequence[str], side: str, world: World) -> tuple[str, ...]:
    """Of some units those who stand on one side of all others, with open ground between; none if all are near."""
    far = towards(ids, side, world)
    gaps = [at for at in range(1, len(far)) if far[at][0] - far[at - 1][0] >= WIDE * world.square]
    beyond = {id for _, id in far[gaps[-1] :]} if gaps else set()
    return tuple(id for id in ids if id in beyond)


def towards(ids: Sequence[str], side: str, world: World) -> list[tuple[float, str]]:
    """How far some units stand to a side, or to the front, as the army looks, the farthest last."""
    way = math.radians(world.front + {"right": 90, "left": -90}.get(side, 0))
    spots = [(id, at) for id in ids if id in world.present and (at := world.own[id].at)]
    return sorted((at[0] * math.sin(way) + at[1] * math.cos(way), id) for id, at in spots)
