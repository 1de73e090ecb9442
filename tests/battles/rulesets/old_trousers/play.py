"""Small battles of Old Trousers for the tests: built from a few words, resolved, and asked what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.battles.rulesets.played import Keys, Played

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


def play(*units: Keys, **keys: Any) -> Played:
    """Build a battle and resolve its turn."""
    return Played(document(*units, **keys))
