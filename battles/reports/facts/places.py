"""Where something is: in or near a named piece of ground, or in a square of the map."""

from __future__ import annotations

from enum import StrEnum

from battles.engine.battle import Battle, Point, Terrain
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import contains, distance_to_line
from battles.engine.squares import square_name as square_name

#: Ground one stands in.
INSIDE = frozenset({"wood", "forest", "marsh", "swamp", "field", "crop", "standing-crop", "rye", "brush", "rough"})
#: Rises of the ground, on which one stands.
RISES = frozenset({"hill", "ridge", "steep", "slope"})


class Nearness(StrEnum):
    """How a point lies to a named piece of ground."""

    ON = "on"
    IN = "in"
    AT = "at"
    BY = "by"
    SQUARE = "square"


@dataclass(frozen=True, slots=True)
class Where:
    """A place: its square of the map, and the named ground it lies on, in, at or by, if there is any."""

    square: str
    nearness: Nearness = Nearness.SQUARE
    ground: Terrain | None = None


def where_is(battle: Battle, point: Point, size: float, near: float) -> Where:
    """Where a point lies. ``size`` is a map square's, ``near`` how far named ground may be, both in table units.

    What one lives in tells more than what grows there, and that more than a rise of the ground.
    """
    square = square_name(point, size)
    named = sorted((ground for ground in battle.terrain if ground.name and ground.area), key=_telling)
    inside = next((ground for ground in named if contains(ground.area, point)), None)
    if inside is not None:
        return Where(square, _inside(inside), inside)
    marks = [ground for ground in named if ground.kind not in RISES]
    nearest = min(marks, key=lambda ground: distance_to_line(point, (*ground.area, ground.area[0])), default=None)
    if nearest is not None and distance_to_line(point, (*nearest.area, nearest.area[0])) <= near:
        return Where(square, Nearness.BY, nearest)
    return Where(square)


def _inside(ground: Terrain) -> Nearness:
    if ground.kind in RISES:
        return Nearness.ON
    return Nearness.IN if ground.kind in INSIDE else Nearness.AT


def _telling(ground: Terrain) -> int:
    return 2 if ground.kind in RISES else 1 if ground.kind in INSIDE else 0
