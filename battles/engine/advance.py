"""How far a rectangle goes straight on until it meets, touches or comes near another, or a point.

Lengths are in table units; a heading is a unit vector, ``hx`` to the east and ``hy`` to the north."""

from __future__ import annotations

import math

from battles.engine.boxes import _PARALLEL, _SAME, Box, Disc, gap, separation
from battles.engine.geometry import CONTACT, LIMIT


def passage(a: Box, b: Box, hx: float, hy: float, slack: float = 0.0) -> tuple[float, float] | None:
    """From where to where, along an endless straight path of ``a``, it overlaps ``b`` grown by ``slack`` all round.

    A negative slack asks for interpenetration deeper than its amount. With a positive one the corners stay pointed, so
    that the answer is never too short. ``None`` when that never happens.
    """
    dx, dy = b.x - a.x, b.y - a.y
    aux, auy, bux, buy = a.ux, a.uy, b.ux, b.uy
    cos, sin = abs(aux * bux + auy * buy), abs(aux * buy - auy * bux)
    enter, leave = -math.inf, math.inf
    for distance, speed, half in (
        (dx * aux + dy * auy, hx * aux + hy * auy, a.hw + b.hw * cos + b.hd * sin + slack),
        (dy * aux - dx * auy, hy * aux - hx * auy, a.hd + b.hw * sin + b.hd * cos + slack),
        (dx * bux + dy * buy, hx * bux + hy * buy, b.hw + a.hw * cos + a.hd * sin + slack),
        (dy * bux - dx * buy, hy * bux - hx * buy, b.hd + a.hw * sin + a.hd * cos + slack),
    ):
        if -_PARALLEL < speed < _PARALLEL:
            if abs(distance) >= half - _SAME:
                return None
            continue
        if speed < 0.0:
            distance, speed = -distance, -speed
        enter = max(enter, (distance - half) / speed)
        leave = min(leave, (distance + half) / speed)
        if leave - enter <= _SAME:
            return None
    return enter, leave


def contact_at(a: Box, b: Box, hx: float, hy: float) -> float:
    """How far ``a`` goes straight on until it just touches ``b``; infinite when it misses or merely grazes it."""
    inner = passage(a, b, hx, hy, -LIMIT)
    if inner is None or inner[1] <= 0.0:
        return math.inf
    outer = passage(a, b, hx, hy) or inner
    return max(0.0, outer[0])


def first_within(a: Box, b: Box, hx: float, hy: float, reach: float) -> float:
    """How far ``a`` goes straight on until its gap to ``b`` is ``reach``; 0 when it is less, infinite when never."""
    rough = passage(a, b, hx, hy, reach + _SAME)
    if rough is None or rough[1] < 0.0:
        return math.inf
    return 0.0 if gap(a, b) <= reach else _first_corner(a, b, hx, hy, reach)


def _first_corner(a: Box, b: Box, hx: float, hy: float, reach: float) -> float:
    """The same for boxes that are farther apart: the first to come within reach is a corner of one of them."""
    least = math.inf
    vx, vy = hx * b.ux + hy * b.uy, hy * b.ux - hx * b.uy
    for x, y in a.corners:
        px, py = b.local(x, y)
        least = min(least, _ray(px, py, vx, vy, b.hw, b.hd, reach))
    vx, vy = -hx * a.ux - hy * a.uy, hx * a.uy - hy * a.ux
    for x, y in b.corners:
        px, py = a.local(x, y)
        least = min(least, _ray(px, py, vx, vy, a.hw, a.hd, reach))
    return least


def point_within(a: Box, x: float, y: float, hx: float, hy: float, reach: float) -> float:
    """How far ``a`` goes straight on until a point is no farther than ``reach`` from it; infinite when never."""
    px, py = a.local(x, y)
    return _ray(px, py, -hx * a.ux - hy * a.uy, hx * a.uy - hy * a.ux, a.hw, a.hd, reach)


def _ray(px: float, py: float, vx: float, vy: float, hw: float, hd: float, reach: float) -> float:
    """When a point in motion comes within ``reach`` of a box that stands square to the axes about the origin."""
    enter, leave = 0.0, math.inf
    for place, speed, half in ((px, vx, hw + reach), (py, vy, hd + reach)):
        if -_PARALLEL < speed < _PARALLEL:
            if abs(place) > half:
                return math.inf
            continue
        near, far = (-half - place) / speed, (half - place) / speed
        if near > far:
            near, far = far, near
        enter, leave = max(enter, near), min(leave, far)
    if enter > leave:
        return math.inf
    x, y = px + enter * vx, py + enter * vy
    if abs(x) <= hw or abs(y) <= hd:
        return enter
    # Beside a corner the limit is round.
    ox, oy = x - math.copysign(hw, x), y - math.copysign(hd, y)
    toward = ox * vx + oy * vy
    beyond = ox * ox + oy * oy - reach * reach
    if beyond <= 0.0:
        return enter
    root = toward * toward - beyond
    if toward >= 0.0 or root < 0.0:
        return math.inf
    return enter - toward - math.sqrt(root)


def stop_short(a: Box, b: Box, hx: float, hy: float, clearance: float) -> float:
    """Where a mover that keeps ``clearance`` from ``b`` must stop; infinite when it never comes so near.

    Already nearer than that, it may not approach at all: 0.
    """
    now = gap(a, b)
    if now <= clearance + _SAME:
        nearer = gap(a.shifted(LIMIT * hx, LIMIT * hy), b) < now - _SAME
        # Inside each other there is no nearer: then only the way out is free.
        deeper = now == 0.0 and separation(a.shifted(LIMIT * hx, LIMIT * hy), b) < separation(a, b) - _SAME
        return 0.0 if nearer or deeper else math.inf
    within = max(clearance - LIMIT, 0.0)
    rough = passage(a, b, hx, hy, within + _SAME)
    if rough is None or rough[1] < 0.0 or _first_corner(a, b, hx, hy, within) == math.inf:
        return math.inf
    return _first_corner(a, b, hx, hy, clearance)


def halt(a: Box, b: Box, hx: float, hy: float, limit: float, tolerance: float = CONTACT) -> float:
    """Where a mover that may not overlap ``b`` must stop: where it first touches it.

    Infinite when no point of the path up to ``limit`` interpenetrates deeper than the tolerance, so that boxes which
    touch at the start may slide past each other or part.
    """
    inner = passage(a, b, hx, hy, -tolerance)
    if inner is None or inner[1] <= 0.0 or inner[0] >= limit:
        return math.inf
    outer = passage(a, b, hx, hy) or inner
    return max(0.0, outer[0])


def near_path(a: Disc, b: Disc, hx: float, hy: float, length: float, reach: float) -> bool:
    """Whether ``b`` may come within ``reach`` of ``a`` on a path of this length: a quick first test by circles."""
    dx, dy = b.x - a.x, b.y - a.y
    ahead = dx * hx + dy * hy
    ahead = 0.0 if ahead < 0.0 else min(ahead, length)
    dx, dy = dx - ahead * hx, dy - ahead * hy
    reach += a.radius + b.radius
    return dx * dx + dy * dy <= reach * reach
