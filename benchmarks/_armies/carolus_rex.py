"""Pairs of armies of the Great Northern War for the duel of the staffs: equal, and on a field that differs by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

WIDTH, HEIGHT, FROM_EDGE = 84.0, 56.0, 16.0
#: Divisions stand so far apart.
APART = 17.0
FOOT, HORSE = "foot", "horse"


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of three or four divisions facing each other: foot with a gun, or horse."""
    chance = random.Random(seed)
    kinds = [FOOT, *(chance.choice((FOOT, FOOT, HORSE)) for _ in range(chance.randint(2, 3)))]
    chance.shuffle(kinds)
    divisions = [(kind, chance.choice(("weak", "competent", "strong")), _troops(kind, chance)) for kind in kinds]
    x = chance.uniform(20, 50)
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": "carolus-rex",
        "title": f"Duel of staffs {seed}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "terrain": [
            {"id": "wood", "kind": "wood", "area": [[x, 25], [x + 7, 26], [x + 8, 31], [x - 1, 30]]},
            {"id": "brook", "kind": "minor", "line": [[0, chance.uniform(26, 30)], [WIDTH, chance.uniform(26, 30)]]},
        ],
        "sides": [{"id": "south", "nation": "swedish"}, {"id": "north", "nation": "russian"}],
        "formations": [],
        "units": [],
    }
    for side, ahead, rear in (("south", 1, 3.0), ("north", -1, HEIGHT - 3.0)):
        general = {"name": side.title(), "rating": "competent", "at": [WIDTH / 2, rear]}
        document["formations"].append({"id": f"{side}-army", "kind": "army", "side": side, "commander": general})
        for number, (_, rating, troops) in enumerate(divisions):
            middle = WIDTH / 2 + APART * ahead * (number - (len(divisions) - 1) / 2)
            of = f"{side}-{number}"
            at = [round(middle, 2), round(_line(ahead) - 3.0 * ahead, 2)]
            leader = {"name": of.title(), "rating": rating, "at": at}
            document["formations"].append({"id": of, "kind": "division", "of": f"{side}-army", "commander": leader})
            document["units"] += _division(of, troops, middle, ahead)
    return document


def _line(ahead: int) -> float:
    return FROM_EDGE if ahead > 0 else HEIGHT - FROM_EDGE


def _troops(kind: str, chance: random.Random) -> list[dict[str, Any]]:
    """Four units, and for foot a gun."""
    if kind == HORSE:
        sort = chance.choice(("shock", "line"))
        return [{"arm": "cavalry", "type": sort, "quality": chance.choice("BCC")} for _ in range(4)]
    foot = [
        {"arm": "infantry", "type": chance.choice(("musket", "musket", "pike")), "quality": chance.choice("ABCCD")}
        for _ in range(4)
    ]
    return [*foot, {"arm": "artillery", "type": chance.choice(("light", "medium")), "quality": "C"}]


def _division(of: str, troops: list[dict[str, Any]], middle: float, ahead: int) -> Iterator[dict[str, Any]]:
    """Abreast, the gun before the interval in the middle."""
    line = _line(ahead)
    rank = [unit for unit in troops if unit["arm"] != "artillery"]
    for place, unit in enumerate(troops):
        at = [round(middle + ahead * 3.0 * (place - (len(rank) - 1) / 2), 2), line]
        if unit["arm"] == "artillery":
            at = [round(middle, 2), line + 2.0 * ahead]
        yield unit | {"id": f"{of}-{place}", "of": of, "facing": 0 if ahead > 0 else 180, "at": at}
