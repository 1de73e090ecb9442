"""Small battle documents for tests: a Brigade a side, in the open, to which each test adds what it is about."""

from __future__ import annotations

from typing import Any


def battalion(id: str = "F1", of: str = "FB", at: tuple[float, float] = (60, 20), **more: Any) -> dict[str, Any]:
    """A veteran line battalion of 6 points in line, facing north."""
    unit = {
        "id": id,
        "of": of,
        "arm": "infantry",
        "type": "line",
        "quality": "veteran",
        "strength": 6,
        "formation": "line",
        "at": list(at),
        "facing": 0,
    }
    return without_none(unit | more)


def squadron(id: str = "F1", of: str = "FB", at: tuple[float, float] = (60, 20), **more: Any) -> dict[str, Any]:
    """A veteran light cavalry regiment of 4 points in line, facing north."""
    return battalion(id, of, at, **({"arm": "cavalry", "type": "light", "strength": 4} | more))


def battery(id: str = "F1", of: str = "FB", at: tuple[float, float] = (60, 20), **more: Any) -> dict[str, Any]:
    """A veteran medium foot battery of 4 points, facing north."""
    kind = {"arm": "artillery", "type": "foot", "guns": "medium", "strength": 4, "formation": "battery"}
    return battalion(id, of, at, **(kind | more))


def duel(*units: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One Brigade a side, without commanders, in the open."""
    document = {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": "Duel",
        "table": {"width": 120, "height": 90},
        "turn": 2,
        "weather": "clear",
        "sides": [{"id": "french", "nation": "french"}, {"id": "allied", "nation": "austrian"}],
        "formations": [
            {"id": "FB", "kind": "brigade", "side": "french"},
            {"id": "AB", "kind": "brigade", "side": "allied"},
        ],
        "units": list(units),
    }
    return without_none(document | more)


def corps(*units: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A corps of one division of two brigades a side, all with commanders."""
    formations = [
        {
            "id": "II",
            "kind": "corps",
            "side": "french",
            "commander": {"name": "Reille", "rating": "good", "at": [60, 5]},
        },
        {"id": "9D", "kind": "division", "of": "II", "commander": {"name": "Foy", "rating": "average", "at": [60, 15]}},
        {"id": "gauthier", "kind": "brigade", "of": "9D", "commander": {"name": "Gauthier", "at": [50, 15]}},
        {"id": "jamin", "kind": "brigade", "of": "9D", "commander": {"name": "Jamin", "at": [80, 15]}},
        {"id": "AB", "kind": "brigade", "side": "allied"},
    ]
    return duel(*units, **({"title": "Corps", "formations": formations} | more))


def without_none(mapping: dict[str, Any]) -> dict[str, Any]:
    """Without the keys that a test set to ``None`` to leave them out."""
    return {key: value for key, value in mapping.items() if value is not None}
