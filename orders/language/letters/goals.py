"""Goals: where a place in a letter comes out, or which places it may be."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import along, bearing, distance
from orders.language.letters.acts import Act, Part


@dataclass(frozen=True, slots=True)
class Goal:
    """Where something is: as the normal form writes it, its point, and what it was named by, if by a thing."""

    text: str
    point: Point
    ground: str = ""
    troops: tuple[str, ...] = ()
    command: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A place that may be several: the possible ones."""

    said: str
    goals: tuple[Goal, ...] = ()
    called: str = ""
    """The words of the letter, where it is a thing that they mean."""


def part_of_the_way(act: Act, parts: Sequence[Part], start: Point, end: Point) -> Point | None:
    """The point so far as an act says on the way to a place: *5 cm towards them*; none where it says no such thing."""
    towards = bool(parts) and all(part.relation in ("at", "towards") for part in parts)
    if act.length is None or not towards or act.length >= distance(start, end):
        return None
    return along(start, bearing(start, end), act.length)
