"""Words for a map as values: what is to be written by a sign, in an area or along a line, and where it was set."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.reports.fonts import Face
from battles.reports.scene.room import Box


@dataclass(frozen=True, slots=True)
class Style:
    """A manner of lettering. Sizes and tracking are points on paper."""

    face: Face
    size: float
    colour: str
    tracking: float = 0.0


@dataclass(frozen=True, slots=True)
class Label:
    """Words to be placed by a sign.

    ``around`` are boxes of the sign (several for a brigade, whose name may stand by any of its units), ``bearing`` the
    side to try first in degrees anticlockwise from east, ``limit`` the cost above which the words are left out. Words
    that are to be ``clear`` stand upon nothing: where there is no such place near or far, their ``brief`` words are
    tried, and these set upon their own sign, about the point ``within`` it; without such a point they are ``owed``, to
    be tried where all else has left room. ``of`` are the boxes of all signs that they speak of, where those are not the
    ones they are tried around.
    """

    text: str
    style: Style
    around: tuple[Box, ...]
    bearing: float = 0.0
    limit: float = math.inf
    middle: Point | None = None
    title: str = ""
    clear: bool = False
    within: Point | None = None
    of: tuple[Box, ...] = ()
    brief: str = ""


@dataclass(frozen=True, slots=True)
class AreaLabel:
    """Words to be written within an area, at the first of these places that has room."""

    text: str
    style: Style
    places: tuple[Point, ...]
    limit: float = 30.0


@dataclass(frozen=True, slots=True)
class LineLabel:
    """Words to be written along a line, above it."""

    text: str
    style: Style
    line: tuple[Point, ...]
    lift: float = 1.6
    limit: float = 17.0


@dataclass(frozen=True, slots=True)
class Placed:
    """Words in their place: the start of the baseline, their box, the leader if there is one, their sign's boxes."""

    text: str
    style: Style
    at: Point
    box: Box
    leader: tuple[Point, Point] | None = None
    cost: float = 0.0
    title: str = ""
    around: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedOnLine:
    """Words along a line: x, y and angle of every character."""

    text: str
    style: Style
    places: tuple[tuple[float, float, float], ...]
