"""Who faces whom (CR-GEO-3 to 7): contact, frontal zones, axes and compromised flanks, from footprints alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap
from battles.engine.geometry import Polygon

# CR-GEO-3 to 6, in inches. A length is kept when it is exceeded by no more than TOLERANCE.
TOLERANCE = 0.05
CONTACT_ZONE = 1.0
IN_CONTACT = CONTACT_ZONE + TOLERANCE
ZONE_DEPTH = 3.0
# The sides of a zone stand out by 22.5 degrees.
SPREAD = math.tan(math.radians(22.5))

FRONT, RIGHT, REAR, LEFT = "front", "right", "rear", "left"


def front_middle(ground: Box) -> Point:
    """The centre-point: the middle of the front edge."""
    return (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)


def ahead_of(ground: Box) -> Point:
    """The unit vector along the axis."""
    return (-ground.uy, ground.ux)


def behind_front_line(ground: Box, point: Point) -> bool:
    """Whether a point lies behind the line through the front edge (CR-GEO-4)."""
    return ground.local(*point)[1] < ground.hd - TOLERANCE


def zone(ground: Box, depth: float = ZONE_DEPTH) -> Polygon:
    """The trapezoid before a front edge, clockwise from its near left corner (CR-GEO-5, CR-AMB-5)."""
    ax, ay = -ground.uy, ground.ux
    fx, fy = ground.x + ground.hd * ax, ground.y + ground.hd * ay
    far = ground.hw + depth * SPREAD
    ex, ey = fx + depth * ax, fy + depth * ay
    return (
        (fx - ground.hw * ground.ux, fy - ground.hw * ground.uy),
        (ex - far * ground.ux, ey - far * ground.uy),
        (ex + far * ground.ux, ey + far * ground.uy),
        (fx + ground.hw * ground.ux, fy + ground.hw * ground.uy),
    )


def in_zone(ground: Box, point: Point, depth: float) -> bool:
    """Whether a point lies in the trapezoid before a front edge (CR-AMB-9)."""
    right, ahead = ground.local(*point)
    ahead -= ground.hd
    return -1e-6 <= ahead <= depth + TOLERANCE and abs(right) <= ground.hw + ahead * SPREAD + 1e-6


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


def axis_meets(ground: Box, other: Box) -> tuple[float, str] | None:
    """Where the axis first meets another footprint: how far ahead of the front edge, and through which edge.

    ``None`` when it misses. A front edge that is already inside counts as meeting at 0.
    """
    fx, fy = front_middle(ground)
    px, py = other.local(fx, fy)
    hx, hy = ahead_of(ground)
    vx, vy = hx * other.ux + hy * other.uy, hy * other.ux - hx * other.uy
    enter, leave, edge = -math.inf, math.inf, ""
    for place, speed, half, low, high in ((px, vx, other.hw, LEFT, RIGHT), (py, vy, other.hd, REAR, FRONT)):
        if abs(speed) < 1e-9:
            if abs(place) > half + 1e-9:
                return None
            continue
        near, far = (-half - place) / speed, (half - place) / speed
        entered = low
        if near > far:
            near, far, entered = far, near, high
        if near > enter:
            enter, edge = near, entered
        leave = min(leave, far)
    if leave < enter - 1e-9 or leave < -TOLERANCE:
        return None
    return max(enter, 0.0), edge


def flank_gap(ground: Box, other: Box) -> float | None:
    """How far behind the other's front edge the axis passes when it comes from beyond a flank (CR-CC-1).

    ``None`` when it does not come from a flank, or leads away.
    """
    px, py = other.local(*front_middle(ground))
    hx, hy = ahead_of(ground)
    vx, vy = hx * other.ux + hy * other.uy, hy * other.ux - hx * other.uy
    if abs(px) < other.hw - TOLERANCE or px * vx >= 0 or abs(vx) < 1e-9:
        return None
    at = (math.copysign(other.hw, px) - px) / vx
    return other.hd - (py + at * vy)


def edge_middles(ground: Box) -> tuple[tuple[Point, Point], ...]:
    """The middles of the flank and rear edges, each with the unit vector that looks outwards."""
    ux, uy = ground.ux, ground.uy
    return (
        ((ground.x + ground.hw * ux, ground.y + ground.hw * uy), (ux, uy)),
        ((ground.x - ground.hw * ux, ground.y - ground.hw * uy), (-ux, -uy)),
        ((ground.x + ground.hd * uy, ground.y - ground.hd * ux), (uy, -ux)),
    )


def touching(a: Box, b: Box) -> bool:
    """Whether two footprints touch: no farther apart than the tolerance."""
    return gap(a, b) <= TOLERANCE + 1e-6
