"""An order of battle as frozen values: sides, the command tree, units, commanders.

Reading, writing, comparing and storing all meet here. Nothing in this module knows files or the database.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any

NO_DATA: Mapping[str, Any] = MappingProxyType({})

#: Kinds of formation, highest first. A formation stands under a higher kind, or at the top of its side.
KINDS = ("army", "corps", "division", "brigade")

#: The arm of troops that march and are counted but are no fighting unit of any rulebook here.
ENGINEER = "engineer"


class Basis(StrEnum):
    """How a commander came by his rating."""

    SET = "set"
    THROWN = "thrown"
    UNRATED = "unrated"


@dataclass(frozen=True, slots=True)
class Commander:
    """A formation's commander. ``dice`` is the throw that rated him, empty when his rating was set or needs none.

    ``fate`` is the rulebook's word for how he was lost, empty while he commands.
    """

    name: str
    rating: str = ""
    basis: Basis = Basis.UNRATED
    reason: str = ""
    dice: tuple[int, ...] = ()
    fate: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the sides. ``nation`` is the ruleset's word for the nation that leads it."""

    key: str
    name: str
    nation: str


@dataclass(frozen=True, slots=True)
class Formation:
    """An army, corps, division or brigade. ``of`` is the key of the formation above, empty at the top of the side."""

    key: str
    kind: str
    side: str
    name: str
    of: str = ""
    nation: str = ""
    commander: Commander | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """A battalion, cavalry regiment, battery or body of engineers.

    ``men`` counts everybody with the colours, gunners included; ``pieces`` the guns of a battery; ``stragglers`` are
    men who left the colours and may come back. ``strength`` is in the ruleset's points, 0 for engineers.
    ``source_row`` is the id of the row it came from; ``data`` keeps what no rule asks for.
    """

    key: str
    of: str
    name: str
    arm: str
    type: str
    quality: str
    strength: int
    men: int | None = None
    pieces: int | None = None
    guns: str = ""
    traits: tuple[str, ...] = ()
    nation: str = ""
    source_row: str = ""
    stragglers: int = 0
    data: Mapping[str, Any] = field(default_factory=lambda: NO_DATA)


@dataclass(frozen=True, slots=True)
class Totals:
    """What a formation adds up to. ``formations`` counts it and all below it."""

    formations: int = 0
    units: int = 0
    men: int = 0
    pieces: int = 0
    strength: int = 0

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            self.formations + other.formations,
            self.units + other.units,
            self.men + other.men,
            self.pieces + other.pieces,
            self.strength + other.strength,
        )

    def as_mapping(self) -> dict[str, int]:
        """The totals under their own names, for a stored report."""
        return {
            "formations": self.formations,
            "units": self.units,
            "men": self.men,
            "pieces": self.pieces,
            "strength": self.strength,
        }


@dataclass(frozen=True)
class OrderOfBattle:
    """A whole order of battle. Readers give it in tree order, which everything after them keeps."""

    sides: tuple[Side, ...] = ()
    formations: tuple[Formation, ...] = ()
    units: tuple[Unit, ...] = ()

    @cached_property
    def formation_by_key(self) -> Mapping[str, Formation]:
        return MappingProxyType({formation.key: formation for formation in self.formations})

    @cached_property
    def unit_by_key(self) -> Mapping[str, Unit]:
        return MappingProxyType({unit.key: unit for unit in self.units})

    def chain(self, key: str) -> Iterator[Formation]:
        """The formation and all above it, lowest first."""
        while key:
            formation = self.formation_by_key[key]
            yield formation
            key = formation.of

    def side_of(self, unit: Unit) -> str:
        """The key of the side a unit fights for."""
        return self.formation_by_key[unit.of].side

    def in_tree_order(self) -> OrderOfBattle:
        """The same with formations depth first, siblings as they stand, and units in the order of their formations."""
        children: dict[tuple[str, str], list[Formation]] = {}
        for formation in self.formations:
            children.setdefault((formation.side, formation.of), []).append(formation)
        ordered: list[Formation] = []

        def descend(side: str, above: str) -> None:
            for formation in children.get((side, above), ()):
                ordered.append(formation)
                descend(side, formation.key)

        for side in self.sides:
            descend(side.key, "")
        rank = {formation.key: number for number, formation in enumerate(ordered)}
        return OrderOfBattle(self.sides, tuple(ordered), tuple(sorted(self.units, key=lambda unit: rank[unit.of])))

    def totals(self, formation_key: str = "", *, side: str = "") -> Totals:
        """Totals of one formation with all below it, of a side, or (without arguments) of everything."""
        below = [
            formation
            for formation in self.formations
            if (not side or formation.side == side)
            and (not formation_key or any(link.key == formation_key for link in self.chain(formation.key)))
        ]
        keys = {formation.key for formation in below}
        units = [unit for unit in self.units if unit.of in keys]
        return Totals(
            formations=len(below),
            units=len(units),
            men=sum(unit.men or 0 for unit in units),
            pieces=sum(unit.pieces or 0 for unit in units),
            strength=sum(unit.strength for unit in units),
        )
