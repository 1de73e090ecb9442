"""The battle: everything needed to resolve the next turn, as frozen values (contract, section 1).

Keys that every ruleset shares are fields; a ruleset's own keys stand in ``extra`` under the names of its
specification. ``battlefile`` reads and writes these values; a ruleset works on its own copy and answers with a new one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any

from battles.engine.dataclasses import dataclass, field
from battles.engine.dice import ScriptedRoll
from battles.engine.events import Event

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
#: The bounds of what lies nowhere: nothing is within them.
NOWHERE: Bounds = (math.inf, math.inf, -math.inf, -math.inf)
NO_EXTRA: Mapping[str, Any] = MappingProxyType({})


def nothing() -> Mapping[str, Any]:
    """The empty mapping, as a field's default (a read-only mapping cannot be one by itself)."""
    return NO_EXTRA


@dataclass(frozen=True, slots=True)
class Table:
    """The table's size in the ruleset's own unit (cm or inches)."""

    width: float
    height: float


class Shape(StrEnum):
    """How a piece of ground is drawn."""

    AREA = "area"
    LINE = "line"
    POINT = "point"

    @property
    def key(self) -> str:
        """The key of the battle file that holds it."""
        return "at" if self is Shape.POINT else self.value


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of ground: a closed polygon (``area``), a polyline (``line``) or a point (``at``), x east, y north."""

    id: str
    kind: str
    name: str = ""
    area: tuple[Point, ...] = ()
    line: tuple[Point, ...] = ()
    at: Point | None = None
    extra: Mapping[str, Any] = field(default_factory=nothing)
    bounds: Bounds = field(init=False, repr=False, compare=False)
    """West, south, east and north end, by which most questions about it are told."""

    def __post_init__(self) -> None:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        ends = (min(xs), min(ys), max(xs), max(ys)) if xs else NOWHERE
        object.__setattr__(self, "bounds", ends)

    @property
    def shape(self) -> Shape:
        return Shape.AREA if self.area else Shape.LINE if self.line else Shape.POINT

    @property
    def points(self) -> tuple[Point, ...]:
        """Its corners, its line, or its one place."""
        return self.area or self.line or (() if self.at is None else (self.at,))

    @property
    def middle(self) -> Point:
        """The mean of its points: where an order that names it leads."""
        points = self.points
        return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


@dataclass(frozen=True, slots=True)
class Side:
    """One of the opposing sides."""

    id: str
    nation: str = ""
    name: str = ""
    extra: Mapping[str, Any] = field(default_factory=nothing)

    @property
    def label(self) -> str:
        return self.name or self.id


@dataclass(frozen=True, slots=True)
class Commander:
    """A formation's commander and his stand. ``at`` is ``None`` when he is off the table or has none."""

    name: str = ""
    rating: str = ""
    at: Point | None = None
    attached: str = ""
    arrives: int | None = None
    out: str = ""
    extra: Mapping[str, Any] = field(default_factory=nothing)


@dataclass(frozen=True, slots=True)
class Formation:
    """An army, corps, division or brigade. ``of`` is the formation above; a top formation names its ``side``."""

    id: str
    kind: str
    of: str = ""
    side: str = ""
    name: str = ""
    nation: str = ""
    commander: Commander | None = None
    extra: Mapping[str, Any] = field(default_factory=nothing)

    @property
    def label(self) -> str:
        return self.name or self.id


@dataclass(frozen=True, slots=True)
class Unit:
    """A battalion, cavalry regiment or battery.

    ``at`` is the centre of its footprint and ``facing`` degrees clockwise from north, 0 to under 360. ``strength`` is
    in the ruleset's points, or ``None`` where the ruleset counts in its own keys. ``arrives`` is the turn of entry of
    a reinforcement that is not yet in play; ``out`` says why a unit is off the table for good.
    """

    id: str
    of: str
    name: str = ""
    arm: str = ""
    type: str = ""
    quality: str = ""
    strength: int | None = None
    formation: str = ""
    at: Point | None = None
    facing: float = 0.0
    traits: tuple[str, ...] = ()
    nation: str = ""
    arrives: int | None = None
    out: str = ""
    extra: Mapping[str, Any] = field(default_factory=nothing)

    @property
    def label(self) -> str:
        return self.name or self.id

    @property
    def in_play(self) -> bool:
        """Whether the unit stands on the table now."""
        return not self.out and self.arrives is None and self.at is not None


@dataclass(frozen=True, slots=True)
class Trace:
    """Where a side last saw an enemy unit, and how it then stood. ``extra`` holds the rulebook's own keys that show."""

    unit: str
    at: Point
    facing: float = 0.0
    formation: str = ""
    extra: Mapping[str, Any] = field(default_factory=nothing)


@dataclass(frozen=True)
class Battle:
    """One whole battle at the start of turn ``turn``. Order of appearance (*file order*) is kept everywhere.

    ``contacts`` are for each side the enemies that it has lost from sight, where it reckons with what it knows
    (setting ``fog``).
    """

    ruleset: str
    title: str
    table: Table
    turn: int
    sides: tuple[Side, ...]
    formations: tuple[Formation, ...]
    units: tuple[Unit, ...]
    weather: str = "clear"
    terrain: tuple[Terrain, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=nothing)
    orders: Mapping[str, str] = field(default_factory=nothing)
    dice: tuple[ScriptedRoll, ...] = ()
    strict_dice: bool = False
    log: tuple[Event, ...] = ()
    contacts: Mapping[str, tuple[Trace, ...]] = field(default_factory=nothing)
    extra: Mapping[str, Any] = field(default_factory=nothing)

    @cached_property
    def unit_by_id(self) -> Mapping[str, Unit]:
        return MappingProxyType({unit.id: unit for unit in self.units})

    @cached_property
    def formation_by_id(self) -> Mapping[str, Formation]:
        return MappingProxyType({formation.id: formation for formation in self.formations})

    @cached_property
    def side_by_id(self) -> Mapping[str, Side]:
        return MappingProxyType({side.id: side for side in self.sides})

    @cached_property
    def terrain_by_id(self) -> Mapping[str, Terrain]:
        return MappingProxyType({terrain.id: terrain for terrain in self.terrain})

    def chain(self, formation_id: str) -> tuple[Formation, ...]:
        """The formation and all above it, lowest first. Stops at an unknown id and never loops."""
        return self._chains.get(formation_id, ())

    @cached_property
    def _chains(self) -> Mapping[str, tuple[Formation, ...]]:
        """Formation id to its chain."""
        found: dict[str, tuple[Formation, ...]] = {}
        for formation in self.formations:
            chain = {formation.id: self.formation_by_id[formation.id]}
            above = self.formation_by_id.get(formation.of)
            while above is not None and above.id not in chain:
                chain[above.id] = above
                above = self.formation_by_id.get(above.of)
            found[formation.id] = tuple(chain.values())
        return MappingProxyType(found)

    def side_of_formation(self, formation_id: str) -> str:
        """The side id of a formation, ``""`` when none of its chain names one."""
        return self._side_by_formation.get(formation_id, "")

    @cached_property
    def _side_by_formation(self) -> Mapping[str, str]:
        """Formation id to side id: the nearest that its chain names. Every formation is looked at once."""
        found: dict[str, str] = {}
        for formation in self.formations:
            way: list[str] = []
            at: Formation | None = formation
            while at is not None and at.id not in found:
                found[at.id] = ""
                way.append(at.id)
                if at.side:
                    break
                at = self.formation_by_id.get(at.of)
            side = "" if at is None else at.side or found[at.id]
            found.update(dict.fromkeys(way, side))
        return MappingProxyType(found)

    @cached_property
    def units_in(self) -> Mapping[str, tuple[Unit, ...]]:
        """Formation id to the units directly under it, in file order."""
        found: dict[str, list[Unit]] = {}
        for unit in self.units:
            found.setdefault(unit.of, []).append(unit)
        return MappingProxyType({formation: tuple(units) for formation, units in found.items()})

    @cached_property
    def side_of(self) -> Mapping[str, str]:
        """Unit id to side id."""
        return MappingProxyType({unit.id: self.side_of_formation(unit.of) for unit in self.units})

    def units_of(self, formation_id: str) -> tuple[Unit, ...]:
        """All units at or below a formation, in file order."""
        below: set[str] = set()
        left = [formation_id] if formation_id in self.formation_by_id else []
        while left:
            here = left.pop()
            if here not in below:
                below.add(here)
                left += self._formations_in.get(here, ())
        if len(below) == 1:
            return self.units_in.get(formation_id, ())
        return tuple(unit for unit in self.units if unit.of in below)

    @cached_property
    def _formations_in(self) -> Mapping[str, list[str]]:
        """Formation id to the ids of those right below it."""
        under: dict[str, list[str]] = {}
        for formation in self.formations:
            under.setdefault(formation.of, []).append(formation.id)
        return under
