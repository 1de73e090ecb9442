"""Small battles of Carolus Rex for the tests: built from a few words, resolved, and asked what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.battles.rulesets.played import Keys, Played

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


def play(*units: Keys, **keys: Any) -> Played:
    """Build a battle and resolve its turn."""
    return Played(document(*units, **keys))


HOLD = "STANDING ALL fire: HOLD\n"
THREE = ("command", "sdiv", [3])
FIVE = ("command", "sdiv", [5])
