"""Pairs of armies of battalions for the duel of the staffs: equal, and on a field that differs by seed."""

from __future__ import annotations

import random
from typing import Any

from benchmarks._armies.equal import Field, drawn_up

FIELD = Field(96.0, 72.0, from_edge=22.0, apart=24.0, behind=4.0, rear=4.0, before=2.5)
FOOT, HORSE = "foot", "horse"


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of three divisions facing each other: foot with a battery, or a brigade of horse."""
    chance = random.Random(seed)
    kinds = [FOOT, FOOT, chance.choice((FOOT, HORSE))]
    chance.shuffle(kinds)
    divisions = [(kind, chance.choice(("poor", "average", "good")), _troops(kind, chance)) for kind in kinds]
    x = chance.uniform(20, 60)

    def leader_of(number: int) -> dict[str, Any]:
        kind, rating, _ = divisions[number]
        return {"kind": "brigade" if kind == HORSE else "division", "commander": {"tactical": rating}}

    return {
        "estafette": "battle/1",
        "ruleset": "old-trousers",
        "title": f"Duel of staffs {seed}",
        "table": {"width": FIELD.width, "height": FIELD.height},
        "terrain": [
            {"id": "wood", "kind": "light-woods", "area": [[x, 33], [x + 8, 34], [x + 9, 39], [x - 1, 38]]},
            {"id": "brook", "kind": "stream", "line": [[0, chance.uniform(34, 38)], [96.0, chance.uniform(34, 38)]]},
        ],
        "sides": [{"id": "south", "nation": "french"}, {"id": "north", "nation": "french"}],
        **drawn_up(
            FIELD,
            [troops for _, _, troops in divisions],
            {"rating": "average"},
            leader_of,
            lambda troops: 4.0 if troops[0]["arm"] == "infantry" else 8.0,
        ),
    }


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
