"""Events: the frozen facts of a turn, the single source of every report (contract, section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

NOTHING: Mapping[str, Any] = MappingProxyType({})
PLAIN = frozenset((str, int, float, bool, type(None)))  # what needs no copy


@dataclass(frozen=True, slots=True)
class Roll:
    """One labelled throw: its dice, their sum with modifiers, and the number it had to reach (``None``: no test).

    Where dice are sealed ``mark`` is what proves it, and ``kinds`` gives each die's sides, or what stands on them.
    """

    label: str
    by: str
    dice: tuple[int, ...]
    sides: int = 6
    total: int = 0
    need: int | None = None
    modifiers: tuple[tuple[str, int], ...] = ()
    mark: str = ""
    kinds: tuple[int | tuple[int, ...], ...] = ()

    def as_mapping(self) -> dict[str, Any]:
        """The ``roll`` key of an event."""
        proof = {"mark": self.mark, "kinds": plain(self.kinds)} if self.mark else {}
        return {
            "for": self.label,
            "by": self.by,
            "dice": list(self.dice),
            "sides": self.sides,
            "total": self.total,
            "need": self.need,
            "modifiers": [list(modifier) for modifier in self.modifiers],
            **proof,
        }

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Roll:
        """Read back what :meth:`as_mapping` wrote."""
        return cls(
            label=raw["for"],
            by=raw["by"],
            dice=tuple(raw["dice"]),
            sides=raw.get("sides", 6),
            total=raw.get("total", 0),
            need=raw.get("need"),
            modifiers=tuple((name, value) for name, value in raw.get("modifiers", ())),
            mark=raw.get("mark", ""),
            kinds=tuple(tuple(kind) if isinstance(kind, list) else kind for kind in raw.get("kinds", ())),
        )


def given(keys: Mapping[str, str]) -> dict[str, Any]:
    """The keys of an event that apply to it."""
    return {key: value for key, value in keys.items() if value}


def came_of(roll: Roll | None, effect: Mapping[str, Any]) -> dict[str, Any]:
    """An event's roll and effect, where it has them, as plain values."""
    mapping: dict[str, Any] = {} if roll is None else {"roll": roll.as_mapping()}
    return mapping | {"effect": plain(effect)} if effect else mapping


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Keys that do not apply are empty and left out of the mapping.

    ``effect`` holds plain values only (numbers, strings, booleans, lists, mappings), as the ruleset's specification
    names them. ``text`` is the English wording, made last from the other fields; nothing reads it back.
    """

    n: int
    turn: int
    phase: str
    kind: str
    unit: str = ""
    target: str = ""
    side: str = ""
    clause: str = ""
    roll: Roll | None = None
    effect: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    text: str = ""

    def as_mapping(self) -> dict[str, Any]:
        """The event as it stands in a battle file's log and in the command's answer."""
        mapping: dict[str, Any] = {"n": self.n, "turn": self.turn, "phase": self.phase, "kind": self.kind}
        mapping |= given({"unit": self.unit, "target": self.target, "side": self.side, "clause": self.clause})
        mapping |= came_of(self.roll, self.effect)
        if self.text:
            mapping["text"] = self.text
        return mapping

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Event:
        """Read back what :meth:`as_mapping` wrote."""
        roll = raw.get("roll")
        return cls(
            n=raw["n"],
            turn=raw["turn"],
            phase=raw["phase"],
            kind=raw["kind"],
            unit=raw.get("unit", ""),
            target=raw.get("target", ""),
            side=raw.get("side", ""),
            clause=raw.get("clause", ""),
            roll=Roll.from_mapping(roll) if roll else None,
            effect=MappingProxyType(dict(raw.get("effect", {}))),
            text=raw.get("text", ""),
        )


def plain(value: Any) -> Any:
    """Copy nested mappings and sequences into dicts and lists, ready for JSON."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(item) for item in value]
    return value
