"""Armies of Mini-Nap: brigades of four battalions or regiments two by two, with a battery before them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

WIDTH, HEIGHT, FROM_EDGE = 140.0, 110.0, 25.0


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of three to five brigades facing each other over a field that differs with the seed."""
    chance = random.Random(seed)
    brigades = [
        (
            chance.choice(("foot", "foot", "foot", "horse")),
            [chance.choice(("line", "column", "column")) for _ in range(4)],
            [chance.choice((4, 5, 6)) for _ in range(4)],
            chance.random() < 0.35,
        )
        for _ in range(chance.randint(3, 5))
    ]
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": f"Duel of staffs {seed}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "turn": 1,
        "weather": "clear",
        "terrain": [
            {
                "id": "wood",
                "kind": "wood",
                "area": [[chance.uniform(10, 40), 50], [chance.uniform(45, 60), 62], [30, 40]],
            },
            {"id": "mill", "kind": "village", "area": [[80, 50], [90, 50], [90, 58], [80, 58]]},
        ],
        "sides": [{"id": "south", "nation": "french"}, {"id": "north", "nation": "austrian"}],
        "formations": [],
        "units": [],
    }
    for side, ahead in (("south", 1), ("north", -1)):
        document["formations"] += [
            {"id": f"{side}-corps", "kind": "corps", "side": side},
            {"id": f"{side}-division", "kind": "division", "of": f"{side}-corps"},
        ]
        for number, brigade in enumerate(brigades):
            along = WIDTH / 2 + 28.0 * ahead * (number - (len(brigades) - 1) / 2)
            of = f"{side}-{number}"
            document["formations"].append({"id": of, "kind": "brigade", "of": f"{side}-division"})
            document["units"] += _brigade(of, number, brigade, along, ahead)
    return document


def _brigade(
    of: str, number: int, brigade: tuple[str, list[str], list[int], bool], along: float, ahead: int
) -> Iterator[dict[str, Any]]:
    """Four battalions or regiments two by two, and a battery before them under the division."""
    arm, formations, strengths, light = brigade
    first = FROM_EDGE if ahead > 0 else HEIGHT - FROM_EDGE
    facing = 0 if ahead > 0 else 180
    for place in range(4):
        at = [round(along + ahead * (place % 2 * 7 - 3.5), 2), round(first - ahead * (place // 2) * 8, 2)]
        unit = {"id": f"{of}-{place}", "of": of, "quality": "veteran", "facing": facing, "at": at}
        if arm == "foot":
            kind = "light" if light and place == 0 else "line"
            troops = {"arm": "infantry", "type": kind, "strength": strengths[place], "formation": formations[place]}
        else:
            kind = ("heavy", "medium", "light")[number % 3]
            troops = {"arm": "cavalry", "type": kind, "strength": 4, "formation": "line"}
        yield unit | troops
    yield {
        "id": f"{of}-guns",
        "of": f"{of.split('-')[0]}-division",
        "arm": "artillery",
        "type": "foot",
        "guns": "medium",
        "strength": 4,
        "quality": "veteran",
        "formation": "battery",
        "facing": facing,
        "at": [round(along, 2), round(first + ahead * 7, 2)],
    }
