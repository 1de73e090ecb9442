"""Turning: about the centre and about a corner, and whether there is room for it on the way.

A turn is in degrees, clockwise positive.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import normal_angle, turn_between

_SAME = 1e-9


def facing_of(ground: Box) -> float:
    """The facing of a footprint, in degrees."""
    return normal_angle(math.degrees(math.atan2(-ground.uy, ground.ux)))


def turned(ground: Box, about: Point, turn: float) -> Box:
    """A footprint turned about a point."""
    radians = math.radians(turn)
    cos, sin = math.cos(radians), math.sin(radians)
    dx, dy = ground.x - about[0], ground.y - about[1]
    return Box(
        about[0] + dx * cos + dy * sin,
        about[1] - dx * sin + dy * cos,
        ground.ux * cos + ground.uy * sin,
        ground.uy * cos - ground.ux * sin,
        ground.hw,
        ground.hd,
    )


def wheel_corner(ground: Box, turn: float, *, backwards: bool = False) -> Point:
    """The corner about which a body wheels: the front one on the side to which it turns.

    Falling back it is the rear corner of the other side.
    """
    front_left, front_right, rear_right, rear_left = ground.corners
    if backwards:
        return rear_left if turn > 0 else rear_right
    return front_right if turn > 0 else front_left


def wheeled(ground: Box, turn: float, *, backwards: bool = False) -> Box:
    """A footprint after a wheel."""
    return turned(ground, wheel_corner(ground, turn, backwards=backwards), turn)


def wheel_arc(ground: Box, turn: float) -> float:
    """The length of the arc that the outer corner of the front runs in a wheel."""
    return 2.0 * ground.hw * math.radians(abs(turn))


def stages(start: float, end: float) -> Iterator[tuple[float, bool]]:
    """The facings at each whole degree of the shorter turn from one facing to another, and the end, marked as last."""
    turn = turn_between(start, end)
    steps = math.ceil(abs(turn) - _SAME)
    for step in range(1, steps + 1):
        last = step == steps
        yield (end if last else start + math.copysign(step, turn)), last


def wheeling(ground: Box, turn: float, *, backwards: bool = False) -> Iterator[tuple[Box, bool]]:
    """The footprint at each whole degree of a wheel, and at its end, marked as last."""
    corner = wheel_corner(ground, turn, backwards=backwards)
    steps = math.ceil(abs(turn) - _SAME)
    for step in range(1, steps + 1):
        last = step == steps
        yield turned(ground, corner, turn if last else math.copysign(step, turn)), last
