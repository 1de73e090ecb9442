"""Between an order of battle and the table: how troops take the field under a rulebook, and what goes back.

An order of battle counts men and guns as history gives them; a rulebook has its own words and its own measure.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Troops:
    """What a source's troop type is in the rulebook: its type, and traits that go with it."""

    type: str
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OobWords:
    """How a rulebook classes troops.

    ``troops`` goes by arm and the source's word, ``qualities`` by the grade that a source gives (guard, elite, veteran,
    trained, untrained). ``heavy_over_lb`` and ``light_under_lb`` are the limits of a shot's
    weight in pounds beyond which a battery is heavy or light. ``most_strength`` is the most that a unit may have,
    which ``most_men`` just give; ``battery_pieces`` are the pieces of an ordinary battery, by which a park of more than
    ``most_pieces`` is divided.
    """

    troops: Mapping[tuple[str, str], Troops]
    nations: Mapping[str, str]
    qualities: Mapping[str, str]
    light_under_lb: float
    heavy_over_lb: float
    most_strength: int
    most_men: int
    most_pieces: int
    battery_pieces: int
    other_nation: str = "other"

    def nation(self, nationality: str) -> str:
        """The rulebook's nation for a contingent."""
        return self.nations.get(nationality.strip().lower(), self.other_nation)

    def quality(self, word: str) -> str:
        """The rulebook's own word for a grade, or for a quality in its own words; empty for any other."""
        own = {each.lower(): each for each in self.qualities.values()}
        return own.get(word.lower()) or self.qualities.get(word.lower(), "")

    def guns(self, weight_lb: float) -> str:
        """The class of a battery by the weight of its shot: light, medium or heavy."""
        if weight_lb < self.light_under_lb:
            return "light"
        return "heavy" if weight_lb > self.heavy_over_lb else "medium"


class Classed(Protocol):
    """Troops as they are classed before a rulebook has them: by arm, type and quality."""

    @property
    def arm(self) -> str: ...

    @property
    def type(self) -> str: ...

    @property
    def quality(self) -> str: ...


class Listed(Classed, Protocol):
    """A unit as an order of battle lists it: ``strength`` is in the rulebook's measure, ``men`` and ``pieces`` not."""

    @property
    def strength(self) -> int: ...

    @property
    def men(self) -> int | None: ...

    @property
    def pieces(self) -> int | None: ...

    @property
    def guns(self) -> str: ...

    @property
    def traits(self) -> tuple[str, ...]: ...

    @property
    def nation(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Returned:
    """What a unit takes back from a battle: ``lost`` of its measure, men and pieces, and why it left the table.

    ``percent`` is the part of its men that is no longer with the colours, rounded up.
    """

    percent: int
    lost: int
    men: int
    pieces: int
    out: str = ""


class OrderOfBattleRules(Protocol):
    """A rulebook's side of an order of battle."""

    @property
    def words(self) -> OobWords:
        """The words of sources and what they mean here."""

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:
        """Under which formation of its chain a unit stands on the table.

        ``kinds`` are those of the chain, lowest first; ``arms`` those of all units of its own formation. The answer is
        an index into ``kinds``.
        """

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        """Its keys in a battle file, opening formation included; id, parent, name, place and facing are not its own."""

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:
        """A commander's keys in a battle file but for his place; ``None`` where the book has no stand for him.

        ``arms`` are those of the units directly under his formation.
        """

    def returned(self, began: Unit, ended: Unit) -> Returned:
        """What a battle cost a unit, from how it began and how it ended."""
