"""The signs of troops: which forms and badges the maps draw, and which words of a rulebook stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit


class Arm(StrEnum):
    """An arm of service, which decides the sign's shape."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
    UNKNOWN = "unknown"


class Form(StrEnum):
    """A formation as the signs know it."""

    LINE = "line"
    COLUMN = "column"
    SQUARE = "square"
    HASTY_SQUARE = "hasty-square"
    SKIRMISH = "skirmish"
    BATTERY = "battery"
    LIMBERED = "limbered"


class Kit(StrEnum):
    """What tells troops apart from others of their arm in the same formation."""

    PIKES = "pikes"
    """Foot with pikes among its muskets."""
    LOOSE = "loose"
    """Horse that never stands in closed ranks."""


#: The arm whose sign each kit goes on.
KIT_ARMS: Mapping[Kit, Arm] = MappingProxyType({Kit.PIKES: Arm.INFANTRY, Kit.LOOSE: Arm.CAVALRY})


class Badge(StrEnum):
    """A state worth a mark beside the sign; each has its own letter and shape besides its colour."""

    DISORDERED = "disordered"
    REACTED = "reacted"
    RETURNED_FIRE = "returned-fire"
    SUPPRESSED = "suppressed"
    ABANDONED = "abandoned"
    SHAKEN = "shaken"
    ROUTED = "routed"
    CAUTIOUS = "cautious"
    OUT_OF_COMMAND = "out-of-command"


@dataclass(frozen=True, slots=True)
class Marked:
    """A badge and the key of a unit that calls for it: by any of ``values``, or by whatever is not empty."""

    badge: Badge
    key: str
    values: tuple[Any, ...] = ()

    def shown_by(self, unit: Unit) -> bool:
        """Whether a unit bears it."""
        value = unit.extra.get(self.key)
        return value in self.values if self.values else bool(value)


def _nothing() -> Mapping[str, Any]:
    return {}


def _no_kits() -> Mapping[str, Kit]:
    return {}


@dataclass(frozen=True, slots=True)
class Signs:
    """A rulebook's words for arms and formations, its states that are marked, and its words for command status.

    ``loose`` are the formations in loose order, which show neither colours nor front from afar. ``kits`` holds the
    types of unit that are told apart from others of their arm.
    """

    arms: Mapping[str, Arm]
    forms: Mapping[str, Form]
    states: tuple[Marked, ...] = ()
    statuses: Mapping[str, Badge] = field(default_factory=_nothing)
    loose: frozenset[str] = frozenset()
    kits: Mapping[str, Kit] = field(default_factory=_no_kits)

    def kit(self, unit: Unit) -> Kit | None:
        """What tells a unit's sign apart, if anything does."""
        return self.kits.get(unit.type)

    def badges(self, unit: Unit) -> tuple[Badge, ...]:
        """The badges of a unit's own states, in the rulebook's order, each once."""
        return tuple(dict.fromkeys(state.badge for state in self.states if state.shown_by(unit)))
