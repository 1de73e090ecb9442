"""Rectangles on the table and what they do to each other: the fast path of ``contact`` for footprints.

Nearly everything that moves in these rulebooks is a rectangle that goes straight or turns about its centre. For two
rectangles every question of contact has a short exact answer in their own axes (the separating-axis theorem), several
times quicker than the general figures of ``contact``, and a turn of a large battle asks some hundred thousand of them.

A straight piece of ground (the edge of a wood, a stretch of river) is a box without width. Lengths are in table units.
What a box meets that goes straight on is in ``advance``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from battles.engine.battle import Point
from battles.engine.geometry import CONTACT, ROUNDING, forward

_PARALLEL = 1e-12
_SAME = 1e-9


class Disc(Protocol):
    """Anything with a centre and a radius within which all of it lies: enough for quick first tests."""

    x: float
    y: float
    radius: float


class Box:
    """A rectangle: its centre, the unit vector to its right, half its width and half its depth. Never changed."""

    __slots__ = ("_corners", "hd", "hw", "radius", "ux", "uy", "x", "y")

    def __init__(self, x: float, y: float, ux: float, uy: float, hw: float, hd: float) -> None:
        self.x = x
        self.y = y
        self.ux = ux
        self.uy = uy
        self.hw = hw
        self.hd = hd
        self.radius = math.sqrt(hw * hw + hd * hd)
        self._corners: tuple[Point, Point, Point, Point] | None = None

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Front left, front right, rear right, rear left."""
        if self._corners is None:
            x, y = self.x, self.y
            wx, wy = self.hw * self.ux, self.hw * self.uy
            dx, dy = -self.hd * self.uy, self.hd * self.ux
            self._corners = (
                (x - wx + dx, y - wy + dy),
                (x + wx + dx, y + wy + dy),
                (x + wx - dx, y + wy - dy),
                (x - wx - dx, y - wy - dy),
            )
        return self._corners

    def shifted(self, dx: float, dy: float) -> Box:
        """The same box, moved without turning."""
        return Box(self.x + dx, self.y + dy, self.ux, self.uy, self.hw, self.hd)

    def local(self, x: float, y: float) -> Point:
        """A point in the box's own axes: how far to the right of and ahead of its centre."""
        dx, dy = x - self.x, y - self.y
        return (dx * self.ux + dy * self.uy, dy * self.ux - dx * self.uy)


class Boxed(Protocol):
    """Anything that stands on a rectangle."""

    @property
    def box(self) -> Box: ...


B = TypeVar("B", bound=Boxed)


def box(x: float, y: float, width: float, depth: float, facing: float) -> Box:
    """The footprint with this centre, width, depth and facing in degrees."""
    ahead_x, ahead_y = forward(facing)
    return Box(x, y, ahead_y, -ahead_x, width / 2.0, depth / 2.0)


def segment(start: Point, end: Point, *, half_width: float = 0.0) -> Box:
    """The straight piece from one point to another as a box, without width unless it is given."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    middle_x, middle_y = (start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0
    return Box(middle_x, middle_y, dy / length, -dx / length, half_width, math.hypot(dx, dy) / 2.0)


def separation(a: Box, b: Box) -> float:
    """Minus the depth to which two boxes interpenetrate; above 0 where a straight line parts them."""
    dx, dy = b.x - a.x, b.y - a.y
    aux, auy, bux, buy = a.ux, a.uy, b.ux, b.uy
    cos = abs(aux * bux + auy * buy)
    sin = abs(aux * buy - auy * bux)
    return max(
        abs(dx * aux + dy * auy) - a.hw - b.hw * cos - b.hd * sin,
        abs(dy * aux - dx * auy) - a.hd - b.hw * sin - b.hd * cos,
        abs(dx * bux + dy * buy) - b.hw - a.hw * cos - a.hd * sin,
        abs(dy * bux - dx * buy) - b.hd - a.hw * sin - a.hd * cos,
    )


def overlap(a: Box, b: Box, tolerance: float = CONTACT) -> bool:
    """Whether two boxes interpenetrate deeper than the tolerance."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius
    return dx * dx + dy * dy < reach * reach and separation(a, b) < -tolerance - ROUNDING


def gap(a: Box, b: Box) -> float:
    """The shortest distance between two boxes, 0 when they overlap."""
    dx, dy = b.x - a.x, b.y - a.y
    cos = a.ux * b.ux + a.uy * b.uy
    sin = a.ux * b.uy - a.uy * b.ux
    # The centre of b in a's axes, and half of b's extent along them.
    px, py = dx * a.ux + dy * a.uy, dy * a.ux - dx * a.uy
    acos, asin = abs(cos), abs(sin)
    beyond_x = abs(px) - a.hw - b.hw * acos - b.hd * asin
    beyond_y = abs(py) - a.hd - b.hw * asin - b.hd * acos
    if asin < _PARALLEL or acos < _PARALLEL:
        if beyond_x <= 0.0:
            return max(beyond_y, 0.0)
        return beyond_x if beyond_y <= 0.0 else math.hypot(beyond_x, beyond_y)
    qx, qy = px * cos + py * sin, py * cos - px * sin
    past_x = abs(qx) - b.hw - a.hw * acos - a.hd * asin
    past_y = abs(qy) - b.hd - a.hw * asin - a.hd * acos
    # Mostly all of one box lies in one quarter as seen from the other, beyond both its edges there: then the corner
    # that looks into that quarter is its nearest point, and the other seven need not be asked.
    if beyond_x > 0.0 and beyond_y > 0.0:
        return _corner_gap(-qx, -qy, cos, -sin, a.hw, a.hd, px > 0.0, py > 0.0, b)
    if past_x > 0.0 and past_y > 0.0:
        return _corner_gap(px, py, cos, sin, b.hw, b.hd, qx < 0.0, qy < 0.0, a)
    # Else no point of one is nearer than the line of that edge of the other which parts them farthest, and mostly the
    # corner nearest to this line lies before the edge itself.
    parted = max(beyond_x, beyond_y, past_x, past_y)
    if parted <= 0.0:
        return 0.0
    if parted == beyond_x:
        aside = py - math.copysign(b.hw, px * cos) * sin + math.copysign(b.hd, px * sin) * cos
        before = abs(aside) <= a.hd
    elif parted == beyond_y:
        aside = px - math.copysign(b.hw, py * sin) * cos + math.copysign(b.hd, py * cos) * sin
        before = abs(aside) <= a.hw
    elif parted == past_x:
        aside = qy + math.copysign(a.hw, qx * cos) * sin - math.copysign(a.hd, qx * sin) * cos
        before = abs(aside) <= b.hd
    else:
        aside = qx + math.copysign(a.hw, qy * sin) * cos - math.copysign(a.hd, qy * cos) * sin
        before = abs(aside) <= b.hw
    if before:
        return parted
    return math.sqrt(
        min(
            _nearest_corner(px, py, cos, sin, b.hw, b.hd, a.hw, a.hd),
            _nearest_corner(-qx, -qy, cos, -sin, a.hw, a.hd, b.hw, b.hd),
        )
    )


def _corner_gap(
    px: float, py: float, cos: float, sin: float, hw: float, hd: float, right: bool, ahead: bool, other: Box
) -> float:
    """How far one corner of a box, told by its own right and front, lies from another box in whose axes it stands."""
    wide = hw if right else -hw
    deep = hd if ahead else -hd
    ex, ey = abs(px + wide * cos - deep * sin) - other.hw, abs(py + wide * sin + deep * cos) - other.hd
    return math.sqrt((ex * ex if ex > 0.0 else 0.0) + (ey * ey if ey > 0.0 else 0.0))


def _nearest_corner(
    px: float, py: float, cos: float, sin: float, hw: float, hd: float, other_hw: float, other_hd: float
) -> float:
    """The square of the least distance of a box's corners from another box that stands square to the axes."""
    # Written out corner by corner: a turn of a large battle asks this some ten thousand times.
    sx, sy = hw * cos - hd * sin, hw * sin + hd * cos
    ex, ey = abs(px + sx) - other_hw, abs(py + sy) - other_hd
    least = (ex * ex if ex > 0.0 else 0.0) + (ey * ey if ey > 0.0 else 0.0)
    ex, ey = abs(px - sx) - other_hw, abs(py - sy) - other_hd
    square = (ex * ex if ex > 0.0 else 0.0) + (ey * ey if ey > 0.0 else 0.0)
    if square < least:
        least = square
    sx, sy = hw * cos + hd * sin, hw * sin - hd * cos
    ex, ey = abs(px + sx) - other_hw, abs(py + sy) - other_hd
    square = (ex * ex if ex > 0.0 else 0.0) + (ey * ey if ey > 0.0 else 0.0)
    if square < least:
        least = square
    ex, ey = abs(px - sx) - other_hw, abs(py - sy) - other_hd
    square = (ex * ex if ex > 0.0 else 0.0) + (ey * ey if ey > 0.0 else 0.0)
    return min(square, least)


def point_gap(a: Box, x: float, y: float) -> float:
    """The distance of a point from a box, 0 inside."""
    px, py = a.local(x, y)
    ex, ey = abs(px) - a.hw, abs(py) - a.hd
    if ex <= 0.0:
        return max(ey, 0.0)
    return ex if ey <= 0.0 else math.hypot(ex, ey)


def nearest_point(a: Box, x: float, y: float) -> Point:
    """The point of a box nearest to a point; the point itself inside."""
    right, ahead = a.local(x, y)
    right = max(-a.hw, min(a.hw, right))
    ahead = max(-a.hd, min(a.hd, ahead))
    return (a.x + right * a.ux - ahead * a.uy, a.y + right * a.uy + ahead * a.ux)


def point_depth(a: Box, x: float, y: float) -> float:
    """How deep a point lies inside a box; below 0 outside it."""
    px, py = a.local(x, y)
    return min(a.hw - abs(px), a.hd - abs(py))


def stretch_over(a: Box, p: Point, q: Point) -> tuple[float, float] | None:
    """From where to where, as shares of its length, a line runs over a box; ``None`` when it does not."""
    ux, uy = a.ux, a.uy
    px, py, qx, qy = p[0] - a.x, p[1] - a.y, q[0] - a.x, q[1] - a.y
    enter, leave = 0.0, 1.0
    for start, end, half in (
        (px * ux + py * uy, qx * ux + qy * uy, a.hw),
        (py * ux - px * uy, qy * ux - qx * uy, a.hd),
    ):
        step = end - start
        if -_PARALLEL < step < _PARALLEL:
            if start >= half or -start >= half:
                return None
            continue
        near, far = (-half - start) / step, (half - start) / step
        if near > far:
            near, far = far, near
        if near > enter:
            enter = near
        if far < leave:
            leave = far
    return (enter, leave) if leave > enter else None


def in_touch(a: Box, b: Box) -> bool:
    """Whether two boxes are in contact: no farther apart than the tolerance."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius + CONTACT
    return dx * dx + dy * dy <= reach * reach and gap(a, b) <= CONTACT


def is_within(first: Box, second: Box, reach: float) -> bool:
    """Whether the gap between two boxes is no more than ``reach``: centres, circles, a parting line tell most."""
    dx, dy = second.x - first.x, second.y - first.y
    square, near = dx * dx + dy * dy, reach - ROUNDING
    far = reach + first.radius + second.radius + ROUNDING
    if square > far * far:
        return False
    if near > 0.0 and square <= near * near:
        return True
    return separation(first, second) <= reach + ROUNDING and gap(first, second) <= reach


def all_within(a: Box, them: Iterable[B], reach: float) -> list[B]:
    """Those whose gap from a box is no more than ``reach``, in order: as many calls of ``is_within``, most of them
    spared by circles."""
    x, y, here = a.x, a.y, reach + a.radius + ROUNDING
    found = []
    for one in them:
        b = one.box
        dx, dy, far = b.x - x, b.y - y, here + b.radius
        if dx * dx + dy * dy <= far * far and is_within(a, b, reach):
            found.append(one)
    return found


def any_within(a: Box, them: Iterable[Boxed], reach: float) -> bool:
    """Whether the gap between a box and any of some others is no more than ``reach``."""
    x, y, here = a.x, a.y, reach + a.radius + ROUNDING
    for one in them:
        b = one.box
        dx, dy, far = b.x - x, b.y - y, here + b.radius
        if dx * dx + dy * dy <= far * far and is_within(a, b, reach):
            return True
    return False


def least_gap(a: Box, others: Iterable[Box], least: float = math.inf) -> float:
    """The gap to the nearest of some boxes, ``least`` where none is nearer: most are told to be farther by circles."""
    x, y = a.x, a.y
    for b in others:
        dx, dy, far = b.x - x, b.y - y, least + a.radius + b.radius + ROUNDING
        if dx * dx + dy * dy <= far * far:
            least = min(least, gap(a, b))
    return least


def beyond_front(a: Box, b: Box) -> float:
    """How far the foremost point of ``b`` lies beyond the straight line of the front edge of ``a``."""
    ahead = (b.y - a.y) * a.ux - (b.x - a.x) * a.uy
    cos, sin = abs(a.ux * b.ux + a.uy * b.uy), abs(a.ux * b.uy - a.uy * b.ux)
    return ahead + b.hw * sin + b.hd * cos - a.hd


def triangle_overlap(corners: Sequence[Point], b: Box, tolerance: float = CONTACT) -> bool:
    """Whether a triangle and a box interpenetrate deeper than the tolerance."""
    (x0, y0), (x1, y1), (x2, y2) = corners
    x, y, ux, uy, hw, hd = b.x, b.y, b.ux, b.uy, b.hw, b.hd
    # In the box's own axes; most triangles are parted from it along one of them.
    dx0, dy0, dx1, dy1, dx2, dy2 = x0 - x, y0 - y, x1 - x, y1 - y, x2 - x, y2 - y
    px0, px1, px2 = dx0 * ux + dy0 * uy, dx1 * ux + dy1 * uy, dx2 * ux + dy2 * uy
    if hw - min(px0, px1, px2) <= tolerance or max(px0, px1, px2) + hw <= tolerance:
        return False
    py0, py1, py2 = dy0 * ux - dx0 * uy, dy1 * ux - dx1 * uy, dy2 * ux - dx2 * uy
    if hd - min(py0, py1, py2) <= tolerance or max(py0, py1, py2) + hd <= tolerance:
        return False
    for ax, ay, bx, by, cx, cy in (
        (px0, py0, px1, py1, px2, py2),
        (px1, py1, px2, py2, px0, py0),
        (px2, py2, px0, py0, px1, py1),
    ):
        nx, ny = by - ay, ax - bx
        length = math.hypot(nx, ny)
        if length <= _SAME:
            continue
        nx, ny = nx / length, ny / length
        edge, third = ax * nx + ay * ny, cx * nx + cy * ny
        half = hw * abs(nx) + hd * abs(ny)
        low, high = (edge, third) if edge < third else (third, edge)
        if half - low <= tolerance or high + half <= tolerance:
            return False
    return True
