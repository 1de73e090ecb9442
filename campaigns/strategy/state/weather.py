"""The weather: that of now, and a script of it."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, field


@dataclass(slots=True)
class Spell:
    """A stretch of weather from a script (EC-WEA-1)."""

    start: int
    weather: str
    ground: str = ""


@dataclass(slots=True)
class Weather:
    """The weather of now, points of mud, and how it goes on."""

    now: str = "clear"
    mud: int = 0
    spells: list[Spell] = field(default_factory=list)
    climate: str = ""
