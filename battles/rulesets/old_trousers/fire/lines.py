"""Lines of fire: aims, nearest points, lanes (OT-FIRE-2, OT-FIRE-4, OT-FIRE-5, OT-GEO-2)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from battles.engine.battle import Point
from battles.engine.boxes import Box, is_within, nearest_point, overlap, segment
from battles.engine.contact import overlaps
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, ROUNDING, distance, edges, nearest_on_segment
from battles.engine.play.whereabouts import Grounded
from battles.engine.play.zones import clipped

# OT-FIRE-5. A lane is so wide to each side of the line of fire, in inches.
HALF_LANE = 1.0
_SAME = 1e-6
# Deeper than the tolerance of contact, and less than half the depth of any footprint.
_PLAIN = 0.1


@dataclass(frozen=True, slots=True)
class Mouth:
    """Where fire starts from: a point with a front line through it, and how far to each side of the facing it aims.

    ``ux`` and ``uy`` are the unit vector to the right; ``spread`` is the tangent of the angle.
    """

    at: Point
    ux: float
    uy: float
    spread: float
    reach: float

    def local(self, point: Point) -> Point:
        """A point in the mouth's own axes: to the right, ahead."""
        dx, dy = point[0] - self.at[0], point[1] - self.at[1]
        return (dx * self.ux + dy * self.uy, dy * self.ux - dx * self.uy)

    def world(self, point: Point) -> Point:
        """The point of the table with these own coordinates."""
        right, ahead = point
        return (self.at[0] + right * self.ux - ahead * self.uy, self.at[1] + right * self.uy + ahead * self.ux)

    def bears(self, point: Point) -> bool:
        """Whether a point lies inside angle and range."""
        right, ahead = self.local(point)
        return (
            ahead > 0.0 and abs(right) <= ahead * self.spread + _SAME and math.hypot(right, ahead) <= self.reach + LIMIT
        )

    def glance(self, target: Box) -> float | None:
        """No more than the distance of the nearest point of a footprint inside the angle, by the circle round it.

        ``None`` where that tells that it lies out of angle or range.
        """
        dx, dy = target.x - self.at[0], target.y - self.at[1]
        far = self.reach + target.radius + LIMIT
        square = dx * dx + dy * dy
        if square > far * far or self._inside(target) < -self._wide(target):
            return None
        return max(0.0, math.sqrt(square) - target.radius - ROUNDING)

    def nearest(self, target: Box) -> tuple[float, Point] | None:
        """The point of a footprint inside the angle that is nearest, and how far it is; ``None`` beyond the range."""
        if self.glance(target) is None:
            return None
        points: list[Point] = [self.local(corner) for corner in target.corners]
        for side in (-1.0, 1.0) if self._inside(target) < self._wide(target) else ():
            points = clipped(points, side, self.spread, _SAME)
            if not points:
                return None
        best = min(
            (nearest_on_segment((0.0, 0.0), start, end) for start, end in edges(points)),
            key=lambda point: math.hypot(*point),
        )
        length = math.hypot(*best)
        return (length, self.world(best)) if length <= self.reach + LIMIT else None

    def _inside(self, target: Box) -> float:
        """By how much the centre of a footprint lies inside the nearer side of the angle, as far as ``_wide`` tells."""
        dx, dy = target.x - self.at[0], target.y - self.at[1]
        return (dy * self.ux - dx * self.uy) * self.spread - abs(dx * self.ux + dy * self.uy)

    def _wide(self, target: Box) -> float:
        """How much of that the circle round a footprint takes up."""
        return (target.radius + ROUNDING) * math.hypot(1.0, self.spread)

    def aims(self, target: Box) -> Iterable[Point]:
        """Where it may aim when the nearest point is hidden: the centre, then the corners clockwise from the front."""
        return (point for point in ((target.x, target.y), *target.corners) if self.bears(point))


def mouth_of(at: Point, ground: Box, degrees: float, reach: float) -> Mouth:
    """The mouth of a stand or battery of a unit with a facing."""
    spread = 1.0 if degrees == 45.0 else math.tan(math.radians(degrees))
    return Mouth(at, ground.ux, ground.uy, spread, reach)


def nearest_points(a: Box, b: Box) -> tuple[Point, Point]:
    """The points of two footprints that are nearest to each other; of several the middle of them (OT-GEO-2)."""
    pairs = [(corner, nearest_point(b, *corner)) for corner in a.corners]
    pairs += [(nearest_point(a, *corner), corner) for corner in b.corners]
    least = min(distance(*pair) for pair in pairs)
    ends = [pair for pair in pairs if distance(*pair) <= least + _SAME]
    return _middle([start for start, _ in ends]), _middle([end for _, end in ends])


def _middle(points: Sequence[Point]) -> Point:
    """The middle of a point, or of the stretch between the farthest of some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


T = TypeVar("T", bound=Grounded)


def in_lane(start: Point, end: Point, front: Mouth | None, others: Iterable[T]) -> Iterator[T]:
    """Those of some units whom the lane along a line of fire overlaps, ahead of the firer's front line (OT-FIRE-5)."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    hx, hy = (dx / length, dy / length) if length else (0.0, 1.0)
    lane: Box | None = None
    for other in others:
        ground = other.box
        dx, dy, radius = ground.x - x, ground.y - y, ground.radius
        aside, along = abs(dx * hy - dy * hx), dx * hx + dy * hy
        if aside > HALF_LANE + radius + ROUNDING or not -radius - ROUNDING <= along <= length + radius + ROUNDING:
            continue
        # Most who are in a lane have their very centre there.
        if aside <= HALF_LANE and 0.0 <= along <= length and (front is None or _deep_ahead(front, ground)):
            yield other
            continue
        if lane is None:
            lane = segment(start, end, half_width=HALF_LANE)
        if overlap(lane, ground) and (front is None or _ahead(lane, front, ground)):
            yield other


def _deep_ahead(front: Mouth, ground: Box) -> bool:
    """Whether the centre of a footprint is ahead of a front line."""
    return front.local((ground.x, ground.y))[1] > CONTACT + ROUNDING


def _ahead(lane: Box, front: Mouth, ground: Box) -> bool:
    """Whether a footprint in a lane overlaps the part of it that lies ahead of the front line."""
    if front.local((ground.x, ground.y))[1] - ground.radius > CONTACT + ROUNDING:
        return True
    aheads = [front.local(corner)[1] for corner in ground.corners]
    if min(aheads) >= CONTACT:
        return True
    if max(aheads) <= CONTACT:
        return False
    # A point of the part that lies so deep in the footprint is proof enough; the exact answer is far dearer.
    within = Box(ground.x, ground.y, ground.ux, ground.uy, ground.hw - _PLAIN, ground.hd - _PLAIN)
    for corner in within.corners:
        right, along = lane.local(*corner)
        if abs(right) <= lane.hw and abs(along) <= lane.hd and front.local(corner)[1] >= CONTACT:
            return True
    cut = _without_repeats(clipped([front.local(corner) for corner in lane.corners], 0.0, 1.0, -CONTACT))
    return len(cut) > 2 and overlaps(tuple(front.world(corner) for corner in cut), ground.corners)


def _without_repeats(points: Sequence[Point]) -> list[Point]:
    return [point for index, point in enumerate(points) if distance(point, points[index - 1]) > _SAME]


def within_range(firer: Box, target: Box, reach: float) -> bool:
    """Whether a footprint is within reach of another; of one with a facing not all of it may be (OT-FIRE-2)."""
    return is_within(firer, target, reach + LIMIT)
