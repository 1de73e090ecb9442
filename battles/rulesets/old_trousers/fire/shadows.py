"""What surely stops fire: the directions that others close to all who stand behind them (OT-FIRE-5).

A proof, not the rule: whom no shadow hides may be hidden all the same, and the lanes themselves tell. Directions are
slopes in the axes of a mouth, to the right for each inch ahead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, ROUNDING
from battles.rulesets.old_trousers.fire.lines import HALF_LANE, Mouth
from battles.rulesets.old_trousers.table.troops import Troop

# Deeper than the tolerance of contact, and less than half the depth of any footprint.
_PLAIN = 0.1
# Directions beyond the angle by no more than this may still pass as inside it.
_BESIDE = 1e-4


@dataclass(frozen=True, slots=True)
class Shadow:
    """The directions, from left to right, in which a lane runs deep into a footprint, no farther off than ``depth``."""

    left: float
    right: float
    depth: float


def shadow_of(front: Mouth, ground: Box) -> Shadow | None:
    """The shadow of a footprint; ``None`` when it is not wholly ahead of the front line.

    Whatever line of fire meets its middle line, or passes an end of that by less than half a lane's width, has a point
    in its lane that is deep in the footprint.
    """
    half = max(0.0, ground.hw - 2 * _PLAIN)
    right, ahead = front.local((ground.x, ground.y))
    wide = half * (ground.ux * front.ux + ground.uy * front.uy)
    slant = half * (ground.uy * front.ux - ground.ux * front.uy)
    if ahead - abs(slant) <= CONTACT + ROUNDING:
        return None
    first, last = sorted(((right - wide, ahead - slant), (right + wide, ahead + slant)), key=_slope)
    depth = max(math.hypot(*first), math.hypot(*last))
    return Shadow(_turned(*first, -1.0), _turned(*last, 1.0), depth)


def _slope(point: Point) -> float:
    return point[0] / point[1]


def _turned(right: float, ahead: float, side: float) -> float:
    """The direction that passes a point by half a lane's width to one side; infinite when it does not lead ahead."""
    away = math.hypot(right, ahead)
    sin = side * (HALF_LANE - ROUNDING) / away
    if abs(sin) >= 1.0:
        return right / ahead
    cos = math.sqrt(1.0 - sin * sin)
    x, y = right * cos + ahead * sin, ahead * cos - right * sin
    return x / y if y > ROUNDING else side * math.inf


class Shadows:
    """The shadows that fall behind all who stand before a mouth. Nobody moves while it lasts."""

    def __init__(self, front: Mouth, others: Iterable[Troop]) -> None:
        self._front = front
        cast = [(shadow, other) for other in others if (shadow := shadow_of(front, other.box)) is not None]
        self._cast = sorted(cast, key=lambda each: each[0].left)

    def hide(self, target: Box, away: float, owner: Troop) -> bool:
        """Whether no line of fire reaches a footprint that is ``away`` inches off, or more; ``owner`` stands in it."""
        corners = [self._front.local(corner) for corner in target.corners]
        if min(ahead for _, ahead in corners) <= CONTACT:
            return False
        slopes = [right / ahead for right, ahead in corners]
        widest = self._front.spread + _BESIDE
        shut, end = max(min(slopes), -widest), min(max(slopes), widest)
        for shadow, other in self._cast:
            if shadow.left > shut:
                return False
            if shadow.right > shut and shadow.depth <= away and other is not owner:
                shut = shadow.right
                if shut >= end:
                    return True
        return False
