"""Small battles of Old Trousers for the tests: built from a few words, resolved, and asked what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battles.engine.battle import Battle
from battles.engine.catalogue import faults
from battles.engine.events import Event
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle

RULES = find("old-trousers")
SEED = bytes(32)
Keys = dict[str, Any]

ARMS: Mapping[str, Keys] = {
    "foot": {"arm": "infantry", "stands": 6},
    "horse": {"arm": "cavalry", "stands": 3},
    "guns": {"arm": "artillery", "guns": 4, "pounder": 8},
    "light": {"arm": "infantry", "stands": 3, "skirmish": "full", "formation": "skirmish"},
}
#: Nobody fires but who is told.
SILENT = "STANDING ALL fire at will: NEVER\nSTANDING ALL defensive fire: NEVER\n"


def unit(
    id_: str, kind: str = "foot", at: Sequence[float] = (36, 20), facing: float | None = None, **keys: Any
) -> Keys:
    """A unit of the division of its letter: ``F1`` of the French one, who look north, ``A1`` of the allied one."""
    own = id_.startswith("F")
    looks = facing if facing is not None else 0 if own else 180
    return {"id": id_, "of": "F" if own else "A", "at": list(at), "facing": looks, **ARMS[kind], **keys}


def document(
    *units: Keys,
    french: str = "",
    allied: str = "",
    dice: Sequence[tuple[str, str, list[int]]] = (),
    first: str = "french",
    nation: str = "prussian",
    formations: Sequence[Keys] = (),
    **keys: Any,
) -> Keys:
    """A battle file: two divisions without commanders, the initiative thrown for ``first``."""
    commands = {
        "F": {"id": "F", "kind": "division", "side": "french"},
        "A": {"id": "A", "kind": "division", "side": "allied"},
    }
    for formation in formations:
        commands[formation["id"]] = {**commands.get(formation["id"], {}), **formation}
    throws = {"french": 7, "allied": 4} if first == "french" else {"french": 4, "allied": 7}
    script = [{"for": "initiative", "by": side, "roll": [roll]} for side, roll in throws.items()]
    script += [{"for": label, "by": by, "roll": roll} for label, by, roll in dice]
    return {
        "estafette": "battle/1",
        "ruleset": "old-trousers",
        "title": "Field",
        "table": {"width": 72, "height": 60},
        "strict_dice": True,
        "sides": [{"id": "french", "nation": "french"}, {"id": "allied", "nation": nation}],
        "formations": sorted(commands.values(), key=lambda formation: "of" in formation),
        "units": list(units),
        "orders": {"french": french, "allied": allied},
        "dice": script,
        **keys,
    }


class Played:
    """A resolved turn."""

    def __init__(self, document: Keys) -> None:
        self.before: Battle = read(document)
        resolution = resolve_battle(self.before, SEED)
        self.events = resolution.events
        self.after = resolution.battle
        assert list(faults(RULES.catalogue, self.events)) == []

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


def play(*units: Keys, **keys: Any) -> Played:
    """Build a battle and resolve its turn."""
    return Played(document(*units, **keys))
