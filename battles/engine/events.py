"""Events: the frozen facts of a turn, the single source of every report (contract, section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar, cast

from battles.engine.dataclasses import dataclass, field
from battles.engine.records import Effect, Record, RollRecord

NOTHING: Mapping[str, Any] = MappingProxyType({})
NO_EFFECT = cast("Effect", NOTHING)
Said = TypeVar("Said")
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

    def as_mapping(self) -> RollRecord:
        """The ``roll`` key of an event."""
        record: RollRecord = {
            "for": self.label,
            "by": self.by,
            "dice": list(self.dice),
            "sides": self.sides,
            "total": self.total,
            "need": self.need,
            "modifiers": [list(modifier) for modifier in self.modifiers],
        }
        if self.mark:
            record["mark"], record["kinds"] = self.mark, plain(self.kinds)
        return record

    @classmethod
    def from_mapping(cls, raw: RollRecord) -> Roll:
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


def effect_of(details: Mapping[str, Any]) -> Effect:
    """The effect of an event with these keys. What changes later in them must not change the event: copy first."""
    return cast("Effect", MappingProxyType(details)) if details else NO_EFFECT


def came_of(record: Record, roll: Roll | None, effect: Mapping[str, Any]) -> None:
    """Write an event's roll and effect, where it has them, as plain values."""
    if roll is not None:
        record["roll"] = roll.as_mapping()
    if effect:
        record["effect"] = plain(effect)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Keys that do not apply are empty and left out of the mapping.

    ``effect`` holds plain values only (numbers, strings, booleans, lists, mappings), as the ruleset's specification
    names them; its keys that rulebooks share are read as they are, a rulebook's own by :meth:`says`, and any by
    ``details``. ``text`` is the English wording, made last from the other fields; nothing reads it back.
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
    effect: Effect = field(default_factory=lambda: NO_EFFECT)
    text: str = ""

    def says(self, _kind: type[Said]) -> Said:
        """The effect with the keys of the event's kind, one of the types in the rulebook's catalogue."""
        return cast("Said", self.effect)

    @property
    def details(self) -> Mapping[str, Any]:
        """The effect by whatever keys it has, for those who go by the catalogue."""
        return cast("Mapping[str, Any]", self.effect)

    def as_mapping(self) -> Record:
        """The event as it stands in a battle file's log and in the command's answer."""
        record: Record = {"n": self.n, "turn": self.turn, "phase": self.phase, "kind": self.kind}
        if self.unit:
            record["unit"] = self.unit
        if self.target:
            record["target"] = self.target
        if self.side:
            record["side"] = self.side
        if self.clause:
            record["clause"] = self.clause
        came_of(record, self.roll, self.details)
        if self.text:
            record["text"] = self.text
        return record

    @classmethod
    def from_mapping(cls, raw: Record) -> Event:
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
            effect=effect_of(dict(raw.get("effect", NOTHING))),
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
