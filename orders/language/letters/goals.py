"""Goals: where a place in a letter comes out, or which places it may be."""

from __future__ import annotations

from dataclasses import dataclass

from battles.engine.battle import Point


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
