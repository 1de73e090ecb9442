"""Who faces whom (CR-GEO-3 to 7): contact, frontal zones, axes and compromised flanks, from footprints alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap
from battles.engine.play.zones import Wedge, axis, centre_point

# CR-GEO-3 to 6, in inches. A length is kept when it is exceeded by no more than TOLERANCE.
TOLERANCE = 0.05
CONTACT_ZONE = 1.0
IN_CONTACT = CONTACT_ZONE + TOLERANCE
ZONE_DEPTH = 3.0
# The sides of a zone stand out by 22.5 degrees.
SPREAD = 22.5
#: The frontal zone of a unit.
ZONE = Wedge.of_degrees(SPREAD, ZONE_DEPTH)
# More than rounding makes of a place.
_CLEARLY = 0.01


@cache
def zone_to(depth: float) -> Wedge:
    """The zone of a base that fires so far; its far end is straight (CR-GEO-5, CR-FIRE-4, CR-AMB-5, CR-AMB-9)."""
    return Wedge.of_degrees(SPREAD, depth)


def is_clear_of(ground: Box, enemy: Box, way: Point = (0.0, 0.0)) -> bool:
    """Whether circles tell that a footprint lies behind an enemy's front, beyond his zone or beside it, on all of its
    straight way."""
    dx, dy = ground.x - enemy.x, ground.y - enemy.y
    (wx, wy), ux, uy, margin = way, enemy.ux, enemy.uy, ground.radius + _CLEARLY
    ahead = dy * ux - dx * uy
    then = ahead + wy * ux - wx * uy
    low, high = (ahead, then) if ahead < then else (then, ahead)
    if high + margin < enemy.hd or low - margin > enemy.hd + ZONE_DEPTH:
        return True
    right = dx * ux + dy * uy
    then = right + wx * ux + wy * uy
    low, high = (right, then) if right < then else (then, right)
    widest = enemy.hw + ZONE_DEPTH * ZONE.spread + margin
    return low > widest or high < -widest


def behind_front_line(ground: Box, point: Point) -> bool:
    """Whether a point lies behind the line through the front edge (CR-GEO-4)."""
    return ground.local(*point)[1] < ground.hd - TOLERANCE


def fronts(ground: Box, other: Box, reach: float = IN_CONTACT) -> bool:
    """Whether some part of the other that lies ahead of the front line is within reach of the front edge (CR-GEO-6)."""
    dx, dy = other.x - ground.x, other.y - ground.y
    far = ground.radius + other.radius + reach
    if dx * dx + dy * dy > far * far:
        return False
    near = ground.hd + TOLERANCE
    ahead = _clipped([ground.local(x, y) for x, y in other.corners], near)
    return bool(ahead) and _to_edge(ahead, ground.hw, ground.hd) <= reach + 1e-9


def _clipped(points: Sequence[Point], least: float) -> list[Point]:
    """The part of a polygon whose second coordinate is more than ``least``."""
    kept: list[Point] = []
    for index, (x, y) in enumerate(points):
        px, py = points[index - 1]
        if (y > least) != (py > least):
            share = (least - py) / (y - py)
            kept.append((px + share * (x - px), least))
        if y > least:
            kept.append((x, y))
    return kept


def _to_edge(points: Sequence[Point], half: float, level: float) -> float:
    """The distance of a polygon above it from the level edge from ``-half`` to ``half``."""
    least = math.inf
    for index, (x, y) in enumerate(points):
        px, py = points[index - 1]
        least = min(least, math.hypot(max(abs(x) - half, 0.0), y - level))
        for end in (-half, half):
            dx, dy = x - px, y - py
            square = dx * dx + dy * dy
            share = 0.0 if square <= 0 else max(0.0, min(1.0, ((end - px) * dx + (level - py) * dy) / square))
            least = min(least, math.hypot(px + share * dx - end, py + share * dy - level))
    return least


def flank_gap(ground: Box, other: Box) -> float | None:
    """How far behind the other's front edge the axis passes when it comes from beyond a flank (CR-CC-1).

    ``None`` when it does not come from a flank, or leads away.
    """
    px, py = other.local(*centre_point(ground))
    hx, hy = axis(ground)
    vx, vy = hx * other.ux + hy * other.uy, hy * other.ux - hx * other.uy
    if abs(px) < other.hw - TOLERANCE or px * vx >= 0 or abs(vx) < 1e-9:
        return None
    at = (math.copysign(other.hw, px) - px) / vx
    return other.hd - (py + at * vy)


def touching(a: Box, b: Box) -> bool:
    """Whether two footprints touch: no farther apart than the tolerance."""
    return gap(a, b) <= TOLERANCE + 1e-6
