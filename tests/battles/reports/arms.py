"""What armies are made of in each rulebook, for battles made for tests: commands, arms, types, formations, ground."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from battles import rulesets
from battles.engine.protocol import Ruleset

CM_PER_INCH = 2.54
Chance = random.Random


@dataclass(frozen=True)
class Kind:
    """A kind of unit: its arm and type, the formations that it may have, and what else its file tells of it."""

    arm: str
    type: str
    formations: tuple[str, ...]
    more: Callable[[Chance], Mapping[str, Any]] = lambda chance: {}
    traits: tuple[str, ...] = ()


@dataclass(frozen=True)
class Book:
    """A rulebook's armies.

    ``above`` is the kind of command that holds some (``of``) of the kind ``command``, which holds units; without it
    these are the army's own. ``general``, ``chief`` and ``command_more`` are what the file tells of commanders and
    commands. ``kinds`` are the units of a command by their place in it, ``ground`` the kinds of ground for wood,
    brook, road, village and hill, of which a book may lack one.
    """

    id: str
    kinds: tuple[Kind, ...]
    army: str
    above: str
    command: str
    general: Mapping[str, Any]
    chief: Mapping[str, Any]
    qualities: tuple[str, ...]
    ground: tuple[str, str, str, str, str]
    nations: tuple[str, str]
    sides: tuple[Mapping[str, Any], Mapping[str, Any]] = ({}, {})
    order: Callable[[str, tuple[float, float]], Mapping[str, Any]] = lambda side, at: {}
    of: int = 4

    @property
    def rules(self) -> Ruleset:
        """The rulebook."""
        return rulesets.find(self.id)

    @property
    def unit(self) -> float:
        """How many centimetres its unit of length has."""
        return CM_PER_INCH if self.rules.unit_of_length == "in" else 1.0


def _strong(chance: Chance) -> Mapping[str, Any]:
    return {"strength": chance.randint(2, 8)}


def _bases(chance: Chance) -> Mapping[str, Any]:
    return {"size": chance.randint(3, 6)}


def _battalion(chance: Chance) -> Mapping[str, Any]:
    return {"stands": chance.randint(3, 5), "skirmish": chance.choice(("organic", "none"))}


def _squadrons(chance: Chance) -> Mapping[str, Any]:
    return {"stands": chance.randint(2, 4), "per_stand": 2}


MINI_NAP = Book(
    "mini-nap",
    (
        Kind("infantry", "line", ("line", "column"), _strong),
        Kind("infantry", "line", ("column", "line", "square"), _strong),
        Kind("infantry", "light", ("skirmish", "column"), _strong),
        Kind("cavalry", "light", ("line", "column"), _strong),
        Kind("artillery", "foot", ("battery",), lambda chance: {**_strong(chance), "guns": "medium"}),
    ),
    "army", "division", "brigade", {"rating": "average"}, {"rating": "good"},
    ("veteran", "trained", "untrained"), ("wood", "stream", "road", "village", "hill"), ("french", "british"),
)  # fmt: skip

BIG_NAPOLEONIC = Book(
    "big-napoleonic-battles",
    (
        Kind("infantry", "line", ("extended", "depth", "march"), _bases),
        Kind("infantry", "light", ("extended",), _bases),
        Kind("infantry", "guard", ("depth", "extended"), _bases),
        Kind("cavalry", "heavy", ("extended", "depth"), _bases),
        Kind("artillery", "field", ("unlimbered", "limbered"), lambda chance: {"size": 1}),
    ),
    "army", "", "corps", {}, {}, ("veteran", "trained", "raw"), ("wood", "stream", "road", "town", "hill"),
    ("french", "austrian"),
)  # fmt: skip

CAROLUS_REX = Book(
    "carolus-rex",
    (
        Kind("infantry", "pike", ("line", "column")),
        Kind("infantry", "musket", ("line", "square")),
        Kind("cavalry", "shock", ("line", "column")),
        Kind("irregular", "irregular", ("line",)),
        Kind("artillery", "medium", ("unlimbered", "limbered")),
    ),
    "army", "", "division", {"rating": "competent"}, {"rating": "strong"}, ("A", "B", "C"),
    ("wood", "minor", "", "built", "hill"), ("swedish", "russian"), ({"edge": "N"}, {"edge": "S"}),
)  # fmt: skip

OLD_TROUSERS = Book(
    "old-trousers",
    (
        Kind("infantry", "line", ("line", "attack-column", "company-column"), _battalion, ("attack-column",)),
        Kind("infantry", "line", ("attack-column", "square", "line"), _battalion, ("attack-column",)),
        Kind("infantry", "light", ("skirmish", "line"), lambda chance: {"stands": 4, "skirmish": "full"}),
        Kind("cavalry", "medium", ("line",), _squadrons),
        Kind("artillery", "foot", ("unlimbered", "limbered"), lambda chance: {"guns": 2, "pounder": 8}),
    ),
    "army", "corps", "division", {"tactical": "average"}, {"rating": "good", "tactical": "good"},
    ("good", "average"), ("light-woods", "stream", "road", "town", "hill"), ("french", "british"),
    ({"staff": "competent", "baseline": "N"}, {"staff": "competent", "baseline": "S"}),
    order=lambda side, at: {"order": {"kind": "attack" if side == "north" else "defend", "marker": list(at)}},
)  # fmt: skip
