"""Small battles of Carolus Rex for the tests: built from a few words, resolved, and asked what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battles.engine.battle import Battle
from battles.engine.catalogue import faults
from battles.engine.events import Event
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle

RULES = find("carolus-rex")
SEED = bytes(32)
Keys = dict[str, Any]

ARMS: Mapping[str, Keys] = {
    "foot": {"arm": "infantry", "type": "musket", "formation": "line"},
    "pikes": {"arm": "infantry", "type": "pike", "formation": "line"},
    "shock": {"arm": "cavalry", "type": "shock", "formation": "line"},
    "horse": {"arm": "cavalry", "type": "line", "formation": "line"},
    "irregulars": {"arm": "irregular", "formation": "line"},
    "light": {"arm": "artillery", "type": "light", "formation": "unlimbered"},
    "medium": {"arm": "artillery", "type": "medium", "formation": "unlimbered"},
    "heavy": {"arm": "artillery", "type": "heavy", "formation": "unlimbered"},
}


def unit(id_: str, kind: str = "foot", at: Sequence[float] = (24, 10), facing: float = 0, **keys: Any) -> Keys:
    """A unit of the division of its letter: ``s1`` of the Swedish one, ``r1`` of the Russian."""
    division = "sdiv" if id_.startswith("s") else "rdiv"
    return {"id": id_, "of": division, "quality": "C", "at": list(at), "facing": facing, **ARMS[kind], **keys}


def document(
    *units: Keys,
    orders: Mapping[str, str] | None = None,
    dice: Sequence[tuple[str, str, list[int]]] = (),
    generals: Mapping[str, Keys] | None = None,
    reserves: bool = True,
    **keys: Any,
) -> Keys:
    """A battle file: these units, far-off reserves that keep the break points out of the way, one roll of cards."""
    places = {"kung": [40, 2], "sdiv": [24, 7], "tsar": [40, 34], "rdiv": [24, 24]}
    formations: list[Keys] = []
    for id_, kind, above in (
        ("kung", "army", {"side": "sw"}),
        ("sdiv", "division", {"of": "kung"}),
        ("tsar", "army", {"side": "ru"}),
        ("rdiv", "division", {"of": "tsar"}),
    ):
        commander = {"rating": "competent", "at": places[id_], **(generals or {}).get(id_, {})}
        formations.append({"id": id_, "kind": kind, **above, "commander": commander})
    far = [unit(f"s{n}", at=(2 + 4 * n, 1.5)) for n in (7, 8, 9)] if reserves else []
    far += [unit(f"r{n}", at=(2 + 4 * n, 34.5), facing=180) for n in (7, 8, 9)] if reserves else []
    script = [{"for": "cards", "by": "table", "roll": [1, 1, 1, 1]}]
    script += [{"for": label, "by": by, "roll": roll} for label, by, roll in dice]
    return {
        "estafette": "battle/1",
        "ruleset": "carolus-rex",
        "title": "Field",
        "table": {"width": 48, "height": 36},
        "strict_dice": True,
        "sides": [{"id": "sw", "nation": "swedish"}, {"id": "ru", "nation": "russian"}],
        "formations": formations,
        "units": [*units, *far],
        "orders": dict(orders or {}),
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


HOLD = "STANDING ALL fire: HOLD\n"
THREE = ("command", "sdiv", [3])
FIVE = ("command", "sdiv", [5])
