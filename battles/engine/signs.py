"""The signs of troops: which forms and badges the maps draw, and which words of a rulebook stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass, field, replace


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
    ATTACK_COLUMN = "attack-column"
    """Two companies broad, where the rulebook tells it from a column of one."""
    SQUARE = "square"
    HASTY_SQUARE = "hasty-square"
    SKIRMISH = "skirmish"
    BATTERY = "battery"
    LIMBERED = "limbered"
    GUNS_LEFT = "guns-left"
    """Guns whose crew is elsewhere."""


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
class Left:
    """What a unit may leave standing: the keys of its place and its facing, and the formation whose ground it covers.

    ``without`` are the keys of the unit's own state that mean nothing for it.
    """

    place: str
    facing: str
    formation: str
    without: tuple[str, ...] = ()

    def by(self, unit: Unit) -> Unit | None:
        """What a unit in play has left, as if it stood there itself; ``None`` where it has left nothing."""
        at = unit.extra.get(self.place)
        if at is None or unit.out:
            return None
        gone = (self.place, self.facing, *self.without)
        extra = MappingProxyType({key: value for key, value in unit.extra.items() if key not in gone})
        facing = float(unit.extra.get(self.facing, 0.0))
        return replace(unit, at=(float(at[0]), float(at[1])), facing=facing, formation=self.formation, extra=extra)


@dataclass(frozen=True, slots=True)
class Signs:
    """A rulebook's words for arms and formations, its states that are marked, and its words for command status.

    ``loose`` are the formations in loose order, which show neither colours nor front from afar. ``kits`` holds the
    types of unit that are told apart from others of their arm, ``left`` what units may leave behind them.
    """

    arms: Mapping[str, Arm]
    forms: Mapping[str, Form]
    states: tuple[Marked, ...] = ()
    statuses: Mapping[str, Badge] = field(default_factory=_nothing)
    loose: frozenset[str] = frozenset()
    kits: Mapping[str, Kit] = field(default_factory=_no_kits)
    left: Left | None = None

    def kit(self, unit: Unit) -> Kit | None:
        """What tells a unit's sign apart, if anything does."""
        return self.kits.get(unit.type)

    def badges(self, unit: Unit) -> tuple[Badge, ...]:
        """The badges of a unit's own states, in the rulebook's order, each once."""
        return tuple(dict.fromkeys(state.badge for state in self.states if state.shown_by(unit)))
