"""A turn of a small battle, resolved and asked what happened."""

from __future__ import annotations

from typing import Any

from battles.engine.battle import Battle
from battles.engine.catalogue import faults
from battles.engine.events import Event
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle

SEED = bytes(32)
Keys = dict[str, Any]


class Played:
    """A resolved turn."""

    def __init__(self, document: Keys) -> None:
        self.before: Battle = read(document)
        resolution = resolve_battle(self.before, SEED)
        self.events = resolution.events
        self.after = resolution.battle
        assert list(faults(find(self.before.ruleset).catalogue, self.events)) == []

    def all(self, kind: str, unit: str = "", **effect: Any) -> list[Event]:
        """The events of a kind, of a unit, with these effects."""
        return [
            event
            for event in self.events
            if event.kind == kind
            and (not unit or event.unit == unit)
            and all(close(event.effect.get(key), value) for key, value in effect.items())
        ]

    def one(self, kind: str, unit: str = "", **effect: Any) -> Event:
        """The only such event."""
        found = self.all(kind, unit, **effect)
        assert len(found) == 1, (kind, unit, effect, [(e.kind, e.unit, dict(e.effect)) for e in self.events])
        return found[0]

    def total(self, kind: str, unit: str = "", **effect: Any) -> int:
        """The total of the roll of the only such event."""
        roll = self.one(kind, unit, **effect).roll
        assert roll is not None
        return roll.total

    def order(self, *wanted: Event) -> bool:
        """Whether events came in this order."""
        numbers = [event.n for event in wanted]
        return numbers == sorted(numbers)

    def state(self, unit: str) -> Keys:
        """What the next file says of a unit."""
        found = self.after.unit_by_id[unit]
        return {"at": found.at, "facing": found.facing, "formation": found.formation, "out": found.out, **found.extra}

    def refused(self, unit: str = "") -> list[str]:
        """The reasons of refusals, in order."""
        return [str(event.effect["reason"]) for event in self.all("order_refused", unit)]


def close(value: Any, wanted: Any) -> bool:
    """Whether a value is as wanted, lengths within the tolerance of the contract."""
    if isinstance(wanted, tuple | list):
        return value is not None and len(value) == len(wanted) and all(map(close, value, wanted))
    if isinstance(wanted, float | int) and not isinstance(wanted, bool) and isinstance(value, float | int):
        return abs(value - wanted) <= 0.05
    return bool(value == wanted)
