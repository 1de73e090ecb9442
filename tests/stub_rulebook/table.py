"""A battle of Parlour Wars: Blue in the south with a copse before half of Red."""

from __future__ import annotations

from typing import Any

from battles.engine.battle import Battle
from tests.stub_rulebook.rulebook import RULEBOOK

#: Words of Mini-Nap that no other rulebook's players should ever read.
FOREIGN = (
    "strength point",
    "brigade",
    "division",
    "corps",
    "initiative",
    "manoeuvre",
    "battalion",
    "squadron",
    "skirmish",
    "cautious",
    "in command",
    "out of command",
    "/artillery",
    "mini-nap",
    " cm",
    "centimet",
)


def document(**changes: Any) -> dict[str, Any]:
    """A battle file at the start of turn 1."""
    blue = [
        _unit("B1", "blues", "foot", 12, 8),
        _unit("B2", "blues", "foot", 20, 8),
        _unit("B3", "blues", "cannon", 28, 6),
    ]
    red = [
        _unit("R1", "reds", "foot", 12, 15, 180, "Red Grenadiers"),
        _unit("R2", "reds", "horse", 33, 25, 180, "Red Dragoons"),
        _unit("R3", "reds", "cannon", 20, 30, 180, "Red Guns"),
    ]
    return {
        "estafette": "battle/1",
        "ruleset": "parlour-wars",
        "title": "The Hearth Rug",
        "table": {"width": 48, "height": 36},
        "turn": 1,
        "weather": "clear",
        "terrain": [
            {"id": "copse", "kind": "copse", "name": "Aspidistra", "area": [[16, 18], [24, 18], [24, 22], [16, 22]]},
            {"id": "lane", "kind": "lane", "line": [[0, 10], [48, 12]]},
            {"id": "well", "kind": "well", "name": "Inkwell", "at": [30, 12]},
        ],
        "sides": [{"id": "blue", "nation": "blue", "name": "Blue"}, {"id": "red", "nation": "red", "name": "Red"}],
        "formations": [
            {
                "id": "blues",
                "kind": "army",
                "side": "blue",
                "name": "Blue Army",
                "commander": {"name": "Wells", "at": [20, 3]},
            },
            {
                "id": "reds",
                "kind": "army",
                "side": "red",
                "name": "Red Army",
                "commander": {"name": "Bertie", "at": [12, 33]},
            },
        ],
        "units": [*blue, *red],
    } | changes


def _army(id_: str, side: str, name: str, general: str, at: list[float]) -> dict[str, Any]:
    return {"id": id_, "kind": "army", "side": side, "name": name, "commander": {"name": general, "at": at}}


def _unit(id_: str, of: str, arm: str, x: float, y: float, facing: float = 0, name: str = "") -> dict[str, Any]:
    return {"id": id_, "of": of, "arm": arm, "name": name or f"Company {id_}", "at": [x, y], "facing": facing}


def battle(**changes: Any) -> Battle:
    """The same as a value."""
    read, faults = RULEBOOK.validate(document(**changes))
    assert read is not None, faults
    return read
