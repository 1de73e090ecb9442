"""What an import will change: the difference between two orders of battle, record by record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from campaigns.services.order_of_battle.values import Commander, Formation, OrderOfBattle, Side, Unit


class Deed(StrEnum):
    """What happens to a record."""

    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One value of a record before and after, as texts."""

    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Change:
    """What happens to one side, formation or unit."""

    deed: Deed
    kind: str
    key: str
    name: str
    values: tuple[FieldChange, ...] = ()

    def __str__(self) -> str:
        values = "; ".join(f"{value.field} {value.before or '-'} -> {value.after or '-'}" for value in self.values)
        return f"{self.deed.value} {self.kind} {self.key} ({self.name}){': ' + values if values else ''}"


def differences(before: OrderOfBattle, after: OrderOfBattle, *, replace: bool) -> tuple[Change, ...]:
    """What storing ``after`` over ``before`` changes; what it does not name is removed only with ``replace``."""
    changes: list[Change] = []
    for old, new in (
        (before.sides, after.sides),
        (before.formations, after.formations),
        (before.units, after.units),
    ):
        changes += _of_kind(old, new, replace=replace)
    return tuple(changes)


Record = Side | Formation | Unit


def _of_kind(old: Sequence[Record], new: Sequence[Record], *, replace: bool) -> list[Change]:
    known = {record.key: record for record in old}
    changes = []
    for record in new:
        former = known.pop(record.key, None)
        if former is None:
            changes.append(Change(Deed.ADDED, _kind(record), record.key, record.name))
        elif values := _values(former, record):
            changes.append(Change(Deed.CHANGED, _kind(record), record.key, record.name, values))
    if replace:
        changes += [Change(Deed.REMOVED, _kind(record), record.key, record.name) for record in known.values()]
    return changes


def _kind(record: Record) -> str:
    match record:
        case Side():
            return "side"
        case Formation():
            return record.kind
        case _:
            return "unit"


def _values(former: Record, record: Record) -> tuple[FieldChange, ...]:
    return tuple(
        FieldChange(field.name, _shown(before), _shown(after))
        for field in fields(record)
        if (before := getattr(former, field.name)) != (after := getattr(record, field.name))
    )


def _shown(value: Any) -> str:
    match value:
        case None:
            return ""
        case Commander():
            return f"{value.name}, {value.rating or 'unrated'}"
        case Mapping():
            return ", ".join(f"{key} {item}" for key, item in value.items())
        case tuple():
            return ", ".join(str(item) for item in value)
        case _:
            return str(value)
