"""Pairs of armies of battalions for the duel of the staffs: equal, and on a field that differs by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

WIDTH, HEIGHT, FROM_EDGE = 96.0, 72.0, 22.0
#: Divisions stand so far apart.
APART = 24.0
FOOT, HORSE = "foot", "horse"


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of three divisions facing each other: foot with a battery, or a brigade of horse."""
    chance = random.Random(seed)
    kinds = [FOOT, FOOT, chance.choice((FOOT, HORSE))]
    chance.shuffle(kinds)
    divisions = [(kind, chance.choice(("poor", "average", "good")), _troops(kind, chance)) for kind in kinds]
    x = chance.uniform(20, 60)
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": "old-trousers",
        "title": f"Duel of staffs {seed}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "terrain": [
            {"id": "wood", "kind": "light-woods", "area": [[x, 33], [x + 8, 34], [x + 9, 39], [x - 1, 38]]},
            {"id": "brook", "kind": "stream", "line": [[0, chance.uniform(34, 38)], [WIDTH, chance.uniform(34, 38)]]},
        ],
        "sides": [{"id": "south", "nation": "french"}, {"id": "north", "nation": "french"}],
        "formations": [],
        "units": [],
    }
    for side, ahead, rear in (("south", 1, 4.0), ("north", -1, HEIGHT - 4.0)):
        general = {"name": side.title(), "rating": "average", "at": [WIDTH / 2, rear]}
        document["formations"].append({"id": f"{side}-army", "kind": "army", "side": side, "commander": general})
        for number, (kind, rating, troops) in enumerate(divisions):
            middle = WIDTH / 2 + APART * ahead * (number - (len(divisions) - 1) / 2)
            of = f"{side}-{number}"
            at = [round(middle, 2), round(_line(ahead) - 4.0 * ahead, 2)]
            document["formations"].append(
                {
                    "id": of,
                    "kind": "brigade" if kind == HORSE else "division",
                    "of": f"{side}-army",
                    "commander": {"name": of.title(), "tactical": rating, "at": at},
                }
            )
            document["units"] += _division(of, troops, middle, ahead)
    return document


def _line(ahead: int) -> float:
    return FROM_EDGE if ahead > 0 else HEIGHT - FROM_EDGE


def _troops(kind: str, chance: random.Random) -> list[dict[str, Any]]:
    """Four battalions and a battery, or two regiments."""
    if kind == HORSE:
        sort = chance.choice(("light", "medium", "heavy"))
        quality = chance.choice(("average", "good"))
        return [{"arm": "cavalry", "type": sort, "quality": quality, "stands": 3} for _ in range(2)]
    foot = [
        {
            "arm": "infantry",
            "quality": chance.choice(("fair", "average", "average", "good", "excellent")),
            "stands": chance.choice((3, 4)),
            "formation": "attack-column",
        }
        for _ in range(4)
    ]
    return [*foot, {"arm": "artillery", "guns": 2, "pounder": chance.choice((6, 8, 12)), "formation": "limbered"}]


def _division(of: str, troops: list[dict[str, Any]], middle: float, ahead: int) -> Iterator[dict[str, Any]]:
    """Abreast, the battery before the interval in the middle."""
    line = _line(ahead)
    rank = [unit for unit in troops if unit["arm"] != "artillery"]
    broad = 4.0 if rank[0]["arm"] == "infantry" else 8.0
    for place, unit in enumerate(troops):
        at = [round(middle + ahead * broad * (place - (len(rank) - 1) / 2), 2), line]
        if unit["arm"] == "artillery":
            at = [round(middle, 2), line + 2.5 * ahead]
        yield unit | {"id": f"{of}-{place}", "of": of, "facing": 0 if ahead > 0 else 180, "at": at}
