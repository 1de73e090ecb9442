"""Pairs of armies of the Great Northern War for the duel of the staffs: equal, and on a field that differs by seed."""

from __future__ import annotations

import random
from typing import Any

from benchmarks._armies.equal import Field, drawn_up

FIELD = Field(84.0, 56.0, from_edge=16.0, apart=17.0, behind=3.0, rear=3.0, before=2.0)
FOOT, HORSE = "foot", "horse"


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of three or four divisions facing each other: foot with a gun, or horse."""
    chance = random.Random(seed)
    kinds = [FOOT, *(chance.choice((FOOT, FOOT, HORSE)) for _ in range(chance.randint(2, 3)))]
    chance.shuffle(kinds)
    divisions = [(kind, chance.choice(("weak", "competent", "strong")), _troops(kind, chance)) for kind in kinds]
    x = chance.uniform(20, 50)
    return {
        "estafette": "battle/1",
        "ruleset": "carolus-rex",
        "title": f"Duel of staffs {seed}",
        "table": {"width": FIELD.width, "height": FIELD.height},
        "terrain": [
            {"id": "wood", "kind": "wood", "area": [[x, 25], [x + 7, 26], [x + 8, 31], [x - 1, 30]]},
            {"id": "brook", "kind": "minor", "line": [[0, chance.uniform(26, 30)], [84.0, chance.uniform(26, 30)]]},
        ],
        "sides": [{"id": "south", "nation": "swedish"}, {"id": "north", "nation": "russian"}],
        **drawn_up(
            FIELD,
            [troops for _, _, troops in divisions],
            {"rating": "competent"},
            lambda number: {"kind": "division", "commander": {"rating": divisions[number][1]}},
            lambda _: 3.0,
        ),
    }


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
