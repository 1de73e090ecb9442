"""Battles that arise from a campaign: how its forces take the field under a rulebook, and what the table gives back.

A campaign counts men, guns and fatigue of regiments; each rulebook says here what it makes of them. The base is a book
that makes one unit of each regiment and names nothing in words of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from math import ceil
from typing import Any, Protocol

from battles.engine.dataclasses import dataclass
from battles.engine.oob import Classed

#: What follows the id of a body where a book makes one unit of all its troops of an arm.
UNIT_OF_ARM: Mapping[str, str] = {"infantry": "", "cavalry": "/horse", "artillery": "/guns"}


@dataclass(frozen=True, slots=True)
class TableScale:
    """The table of a battle that arises: square, ``side`` table units wide, at ``metres`` a unit, ``minutes`` a turn.

    ``width`` and ``depth`` are those of the cell in which one unit is drawn up; ``gap`` lies between the front rows.
    """

    side: int
    metres: int
    minutes: int
    width: float
    depth: float
    gap: float


@dataclass(frozen=True, slots=True)
class GroundWords:
    """Kinds of terrain for what lies on the map of a campaign; empty for what the book leaves off its tables.

    ``crossing`` is the kind of a point on the water, for books in which every crossing is such a point and no course.
    Nobody is drawn up across ``barriers``, which are lines, or in an area that is not one of ``open``.
    """

    road: str = "road"
    river: str = "river"
    stream: str = "stream"
    wood: str = "wood"
    hill: str = "hill"
    built: str = "village"
    bridge: str = "bridge"
    ford: str = "bridge"
    crossing: str = ""
    barriers: tuple[str, ...] = ("river", "stream", "wall")
    open: tuple[str, ...] = ("hill",)


class Regiment(Classed, Protocol):
    """A regiment or battery as a campaign has it, ``quality`` one of guard, elite, veteran, trained, untrained."""

    @property
    def men(self) -> int: ...

    @property
    def guns(self) -> int: ...


class CampaignRules(ABC):
    """A rulebook's side of a campaign; it has no state. It is found without the rest of the rulebook, to load little.

    ``kinds`` of command, highest first, and ``weathers`` are the words of the book's files. ``nations`` are those its
    files may name, of which ``other`` stands for all the rest; any where it is empty. ``one_unit_an_arm``: whether a
    body's troops of an arm make one unit. ``one_army``: whether each side needs an army over all its troops, and one
    alone. ``own_cells``: whether commanders stand in cells of their own, not with their first unit. ``edge_key`` is the
    key in which a side keeps its edge of the table, if it does. ``intents_by_command``: whether each command has its
    intent, not the whole side. ``destroyed`` are the words for units that are off the table with everything.
    """

    scale: TableScale
    kinds: tuple[str, ...]
    weathers: tuple[str, ...]
    ground = GroundWords()
    nations: tuple[str, ...] = ()
    other = "other"
    one_unit_an_arm = False
    one_army = False
    own_cells = False
    edge_key = ""
    intents_by_command = True
    destroyed: tuple[str, ...] = ("eliminated",)

    def nation(self, nation: str) -> str:
        """A nation in the book's own words."""
        return nation if not self.nations or nation in self.nations else self.other

    @abstractmethod
    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:
        """Keys in a battle file of the unit made of these regiments, all of one arm, from its arm on.

        ``wear``: 0 fit, 1 weary or shaken, 2 exhausted. ``mounted``: they march with horse and without foot.
        """

    def body(self, kind: str, above: Sequence[str]) -> str:  # noqa: ARG002 - other books need it
        """The kind of command that a body of this kind is under commands of the kinds above it, lowest first.

        Empty where its troops stand directly under what is above.
        """
        return "brigade"

    def leads(self, arms: Collection[str] | None, *, commander: bool) -> bool:
        """Whether a command has a commander's stand.

        ``arms`` are those of a body's troops, ``None`` for higher commands; ``commander``: whether there is one, fit.
        """
        return commander and (arms is None or any(arm != "artillery" for arm in arms))

    def rating(self, word: str, kind: str) -> str:  # noqa: ARG002 - other books need it
        """The rating of a commander whom the campaign calls excellent, good, average, poor or dreadful; empty: none."""
        return ""

    def intent(self, place: str) -> str:
        """The intent of those who attack towards a place, or, where it is empty, of those who defend."""
        return f"INTENT ATTACK {place}" if place else "INTENT DEFEND"

    @abstractmethod
    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:
        """Per cent of a unit lost between two battle files, rounded up."""


def part_lost(began: object, ended: object) -> int | None:
    """Per cent lost of a number, rounded up; ``None`` where either is no number, or nothing was there to lose."""
    if isinstance(began, int | float) and isinstance(ended, int | float) and began > 0:
        return max(0, min(100, ceil((began - ended) * 100 / began)))
    return None


def nearest(number: int, by: int) -> int:
    """A quotient to the nearest whole number, halves up."""
    return (2 * number + by) // (2 * by)
