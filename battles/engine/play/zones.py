"""Ground before and beside a footprint: wedges and trapezoids, flanks, axes, lanes of fire.

All of it is reckoned from a footprint's *centre-point*, the middle of its front edge, and its *axis*, the ray from
there along its facing. Local coordinates are how far a point lies to the right of the centre-point and ahead of the
front edge, in table units.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, Polygon
from battles.engine.play.whereabouts import Grounded

_SAME = 1e-6
_PARALLEL = 1e-9


class Edge(StrEnum):
    """The edges of a footprint."""

    FRONT = "front"
    RIGHT = "right"
    REAR = "rear"
    LEFT = "left"


def centre_point(ground: Box) -> Point:
    """The middle of the front edge."""
    return (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)


def axis(ground: Box) -> Point:
    """The unit vector along the facing."""
    return (-ground.uy, ground.ux)


def before_front(ground: Box, point: Point) -> Point:
    """A point in local coordinates: to the right of the centre-point, ahead of the front edge."""
    right, ahead = ground.local(*point)
    return (right, ahead - ground.hd)


def foremost(ground: Box, corners: Iterable[Point]) -> float:
    """How far the foremost of some corners lies ahead of a front line; below 0 when all lie behind it."""
    gx, gy, ux, uy = ground.x, ground.y, ground.ux, ground.uy
    return max([(y - gy) * ux - (x - gx) * uy for x, y in corners]) - ground.hd


def hindmost(ground: Box, corners: Iterable[Point]) -> float:
    """How far the hindmost of some corners lies ahead of a front line."""
    gx, gy, ux, uy = ground.x, ground.y, ground.ux, ground.uy
    return min([(y - gy) * ux - (x - gx) * uy for x, y in corners]) - ground.hd


def edge_middles(ground: Box) -> dict[Edge, tuple[Point, Point]]:
    """The middle of each edge, and the unit vector that looks outwards from it."""
    ux, uy = ground.ux, ground.uy
    return {
        Edge.FRONT: (centre_point(ground), (-uy, ux)),
        Edge.RIGHT: ((ground.x + ground.hw * ux, ground.y + ground.hw * uy), (ux, uy)),
        Edge.REAR: ((ground.x + ground.hd * uy, ground.y - ground.hd * ux), (uy, -ux)),
        Edge.LEFT: ((ground.x - ground.hw * ux, ground.y - ground.hw * uy), (-ux, -uy)),
    }


@dataclass(frozen=True, slots=True)
class Wedge:
    """The ground between rays from the front corners, turned outwards: a frontal zone, an arc, a quadrant.

    ``spread`` is how much it widens on each side for each unit ahead, the tangent of the angle; ``depth`` is how far
    it reaches ahead of the front edge.
    """

    spread: float
    depth: float = math.inf

    @classmethod
    def of_degrees(cls, angle: float, depth: float = math.inf) -> Wedge:
        """A wedge whose sides are turned outwards by an angle under 90."""
        return cls(math.tan(math.radians(angle)), depth)

    def holds(self, ground: Box, point: Point, tolerance: float = _SAME) -> bool:
        """Whether a point lies in it, its edges included."""
        right, ahead = before_front(ground, point)
        half = ground.hw + max(ahead, 0.0) * self.spread
        return -_SAME <= ahead <= self.depth + tolerance and abs(right) <= half + _SAME

    def part_of(self, ground: Box, figure: Sequence[Point]) -> Polygon:
        """The part of a convex figure that lies in it, in local coordinates; empty when none does."""
        points = [before_front(ground, corner) for corner in figure]
        half, spread = ground.hw, self.spread
        cuts = [(0.0, 1.0, 0.0), (-1.0, spread, half), (1.0, spread, half)]
        if self.depth < math.inf:
            cuts.append((0.0, -1.0, self.depth))
        for right, ahead, level in cuts:
            points = clipped(points, right, ahead, level)
            if not points:
                return ()
        return tuple(points)

    def meets(self, ground: Box, figure: Sequence[Point], deeper: float = 0.0) -> bool:
        """Whether any part of a convex figure lies in it, more than ``deeper`` wide and deep where that is asked."""
        part = self.part_of(ground, figure)
        if not part:
            return False
        if deeper <= 0.0:
            return True
        rights, aheads = [x for x, _ in part], [y for _, y in part]
        return max(rights) - min(rights) > deeper and max(aheads) - min(aheads) > deeper

    def corners(self, ground: Box) -> Polygon:
        """The trapezoid itself, clockwise from its near left corner. Raises ``ValueError`` when it has no end."""
        if self.depth == math.inf:
            raise ValueError("a wedge without depth has no corners")
        ux, uy, (ax, ay) = ground.ux, ground.uy, axis(ground)
        fx, fy = centre_point(ground)
        far = ground.hw + self.depth * self.spread
        ex, ey = fx + self.depth * ax, fy + self.depth * ay
        return (
            (fx - ground.hw * ux, fy - ground.hw * uy),
            (ex - far * ux, ey - far * uy),
            (ex + far * ux, ey + far * uy),
            (fx + ground.hw * ux, fy + ground.hw * uy),
        )


def clipped(points: Sequence[Point], a: float, b: float, level: float) -> list[Point]:
    """The part of a convex figure where ``a * x + b * y + level`` is not below 0."""
    kept: list[Point] = []
    values = [a * x + b * y + level for x, y in points]
    for index, (x, y) in enumerate(points):
        value, before = values[index], values[index - 1]
        if (value < 0.0) != (before < 0.0):
            px, py = points[index - 1]
            share = before / (before - value)
            kept.append((px + share * (x - px), py + share * (y - py)))
        if value >= 0.0:
            kept.append((x, y))
    return kept


def axis_meets(ground: Box, other: Box) -> tuple[float, Edge] | None:
    """Where the axis first meets another footprint: how far ahead of the front edge, and through which edge of it.

    ``None`` when it misses. A centre-point that is already inside counts as meeting at 0.
    """
    px, py = other.local(*centre_point(ground))
    hx, hy = axis(ground)
    vx, vy = hx * other.ux + hy * other.uy, hy * other.ux - hx * other.uy
    enter, leave, edge = -math.inf, math.inf, Edge.FRONT
    sides = ((px, vx, other.hw, Edge.LEFT, Edge.RIGHT), (py, vy, other.hd, Edge.REAR, Edge.FRONT))
    for place, speed, half, low, high in sides:
        if abs(speed) < _PARALLEL:
            if abs(place) > half + _PARALLEL:
                return None
            continue
        near, far = (-half - place) / speed, (half - place) / speed
        entered = low
        if near > far:
            near, far, entered = far, near, high
        if near > enter:
            enter, edge = near, entered
        leave = min(leave, far)
    if leave < enter - _PARALLEL or leave < -CONTACT:
        return None
    return max(enter, 0.0), edge


# ---- lanes of fire


def length_through(start: Point, end: Point, other: Box, shrunk: float = 0.0) -> float:
    """How much of a straight line lies in a footprint made smaller by ``shrunk`` on every side."""
    # Most lines pass well by: farther from the middle of the footprint than any of it lies.
    dx, dy = end[0] - start[0], end[1] - start[1]
    ox, oy = other.x - start[0], other.y - start[1]
    square, ahead, aside = dx * dx + dy * dy, ox * dx + oy * dy, ox * dy - oy * dx
    clear = other.radius + _SAME
    if aside * aside > clear * clear * square:
        return 0.0
    if (ahead < 0.0 or ahead > square) and min(ox * ox + oy * oy, (ox - dx) ** 2 + (oy - dy) ** 2) > clear * clear:
        return 0.0
    (sx, sy), (ex, ey) = other.local(*start), other.local(*end)
    enter, leave = 0.0, 1.0
    for begin, stop, half in ((sx, ex, other.hw - shrunk), (sy, ey, other.hd - shrunk)):
        if half <= 0.0:
            return 0.0
        speed = stop - begin
        if abs(speed) < _PARALLEL:
            if abs(begin) > half:
                return 0.0
            continue
        near, far = (-half - begin) / speed, (half - begin) / speed
        enter, leave = max(enter, min(near, far)), min(leave, max(near, far))
    return max(0.0, leave - enter) * math.hypot(ex - sx, ey - sy)


def lane_open(
    start: Point, end: Point, others: Iterable[Grounded], *, through: float = 0.0, shrunk: float = 0.0
) -> bool:
    """Whether a line of fire runs through none of some footprints by more than ``through``."""
    return all(length_through(start, end, other.box, shrunk) <= through + _SAME for other in others)
