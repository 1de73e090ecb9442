"""A small battle and its turn, for the tests of this rulebook."""

from __future__ import annotations

from typing import Any

from battles.services.adjudication import adjudicate

QUIET = "STANDING ALL reaction fire: NEVER\nSTANDING ALL initiative fire: NEVER\n"


def foot(id_: str, at: tuple[float, float], facing: float = 0, **keys: Any) -> dict[str, Any]:
    """A unit of infantry in depth; its side goes by the first letter of its id: F French, A allied."""
    corps = "FC" if id_.startswith("F") else "AC"
    formation = {"size": 4, "formation": "depth"}
    return {"id": id_, "of": corps, "arm": "infantry", "at": list(at), "facing": facing, **formation, **keys}


def horse(id_: str, at: tuple[float, float], facing: float = 0, **keys: Any) -> dict[str, Any]:
    return {**foot(id_, at, facing), "arm": "cavalry", **keys}


def guns(id_: str, at: tuple[float, float], facing: float = 0, **keys: Any) -> dict[str, Any]:
    unit = foot(id_, at, facing, arm="artillery", type="field", formation="unlimbered")
    del unit["size"]
    return {**unit, **keys}


def battle(*units: dict[str, Any], french: str = "", allied: str = "", dice: Any = (), **keys: Any) -> dict[str, Any]:
    """A battle on bare ground in which the allies go first; ``dice`` are triples of label, maker and faces."""
    commanders = keys.pop("commanders", {})
    return {
        "estafette": "battle/1",
        "ruleset": "big-napoleonic-battles",
        "title": "Trial",
        "table": {"width": 72, "height": 48},
        "sides": [{"id": "allied"}, {"id": "french"}],
        "formations": [
            {"id": "AC", "kind": "corps", "side": "allied", **_commander(commanders, "AC")},
            {"id": "FC", "kind": "corps", "side": "french", **_commander(commanders, "FC")},
        ],
        "units": list(units),
        "orders": {"french": french, "allied": allied},
        "dice": [{"for": label, "by": by, "roll": list(faces)} for label, by, faces in dice],
        "strict_dice": True,
        **keys,
    }


def _commander(commanders: dict[str, Any], id_: str) -> dict[str, Any]:
    return {"commander": {"name": f"General {id_}", **commanders[id_]}} if id_ in commanders else {}


class Played:
    """A turn that was played: its events, and how everybody stands."""

    def __init__(self, answer: dict[str, Any]) -> None:
        assert answer["ok"], answer["errors"]
        self.events = answer["events"]
        self.state = answer["state"]
        self.units = {unit["id"]: unit for unit in answer["state"]["units"]}
        self.formations = {formation["id"]: formation for formation in answer["state"]["formations"]}

    def of(self, kind: str, unit: str = "", **keys: Any) -> list[dict[str, Any]]:
        """The effects of the events of a kind."""
        return [
            event.get("effect", {})
            for event in self.events
            if event["kind"] == kind
            and (not unit or event.get("unit") == unit)
            and all(event.get(key) == value for key, value in keys.items())
        ]

    def one(self, kind: str, unit: str = "", **keys: Any) -> dict[str, Any]:
        found = self.of(kind, unit, **keys)
        assert len(found) == 1, (kind, unit, found)
        return found[0]

    def reasons(self, unit: str = "") -> list[str]:
        return [effect["reason"] for effect in self.of("order_refused", unit)]


def play(*units: dict[str, Any], turns: int = 1, **keys: Any) -> Played:
    """Play a battle's turn."""
    return Played(adjudicate(battle(*units, **keys), turns=turns))


def faults(*units: dict[str, Any], **keys: Any) -> list[str]:
    """The paths of what is refused in a battle file."""
    answer = adjudicate(battle(*units, **keys))
    return [] if answer["ok"] else [error["path"] for error in answer["errors"]]


def moving(unit: str, *faces: int) -> tuple[str, str, tuple[int, ...]]:
    """A movement throw, a double four unless told otherwise."""
    return ("movement", unit, faces or (4, 4))
