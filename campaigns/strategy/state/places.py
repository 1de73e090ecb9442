"""Where things of a campaign are: places, roads, positions, paths."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field


@dataclass(slots=True, eq=False, repr=False)
class Place:
    """A place of the map. ``x``, ``y``: km east and north, or longitude and latitude in degrees (``Chart.globe``)."""

    index: int
    id: str
    name: str
    x: float
    y: float
    kind: str = "village"
    country: str = ""
    held: str = ""
    forage: int = 0
    defensible: int = 0
    battlefield: str = ""
    roads: list[Road] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Crossing:
    """The crossing of a road over a river, ``m`` metres from the road's ``from`` end."""

    kind: str
    river: str
    m: int
    broken: bool = False
    given: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False, repr=False)
class Road:
    """A road between two places, ``length`` metres long (EC-FILE-4)."""

    index: int
    id: str
    a: Place
    b: Place
    length: int
    kind: int
    crossing: Crossing | None = None
    name: str = ""
    given: dict[str, Any] = field(default_factory=dict)

    def other(self, place: Place) -> Place:
        """The other end."""
        return self.b if place is self.a else self.a


@dataclass(slots=True, frozen=True)
class Spot:
    """A position: at a place, or ``m`` metres from the ``from`` end of a road."""

    place: Place | None = None
    road: Road | None = None
    m: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """A value that is the same for the same position."""
        return (-1, self.place.index) if self.place else (self.road.index, self.m) if self.road else (-2, 0)


@dataclass(slots=True)
class Leg:
    """A stretch of a path: along ``road`` towards ``to``; the last may end at ``m`` on the road (EC-MARCH-6)."""

    road: Road
    to: Place
    m: int | None = None

    @property
    def end(self) -> int:
        """Where the leg ends, in metres from the road's ``from`` end."""
        if self.m is not None:
            return self.m
        return self.road.length if self.to is self.road.b else 0


@dataclass(slots=True)
class Trail:
    """A place that a column still covers: the road by which it came there, metres marched since (EC-MARCH-6)."""

    place: Place
    road: Road | None
    m: int = 0
