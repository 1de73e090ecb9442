"""Armies of Big Napoleonic Battles: corps of foot in two lines or of horse, each with a battery and its general."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

WIDTH, HEIGHT, FROM_EDGE = 84.0, 54.0, 13.0
#: From the middle of a corps to that of its neighbour, and how far its second line stands behind its first; in inches.
APART, BEHIND = 16.0, 4.0


def army_pair(seed: int) -> dict[str, Any]:
    """Two equal armies of two to four corps facing each other over a field that differs with the seed."""
    chance = random.Random(seed)
    corps = [
        (
            chance.choice(("infantry", "infantry", "infantry", "cavalry")),
            [chance.choice(("raw", "trained", "trained", "veteran")) for _ in range(5)],
            [chance.choice((3, 4, 5, 6)) for _ in range(5)],
        )
        for _ in range(chance.randint(2, 4))
    ]
    wood = [[chance.uniform(6, 24), 24], [chance.uniform(28, 36), 30], [18, 20]]
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": "big-napoleonic-battles",
        "title": f"Duel of staffs {seed}",
        "table": {"width": WIDTH, "height": HEIGHT},
        "turn": 1,
        "weather": "clear",
        "first": chance.choice(("south", "north")),
        "terrain": [
            {"id": "wood", "kind": "wood", "area": wood},
            {"id": "mill", "kind": "village", "area": [[50, 25], [55, 25], [55, 29], [50, 29]]},
        ],
        "sides": [{"id": "south", "nation": "french"}, {"id": "north", "nation": "austrian"}],
        "formations": [],
        "units": [],
    }
    for side, ahead in (("south", 1), ("north", -1)):
        document["formations"].append({"id": f"{side}-army", "kind": "army", "side": side})
        for number, one in enumerate(corps):
            along = WIDTH / 2 + APART * ahead * (number - (len(corps) - 1) / 2)
            of = f"{side}-{number}"
            first = FROM_EDGE if ahead > 0 else HEIGHT - FROM_EDGE
            commander = {"name": of, "at": [along, first - ahead * 2.5]}
            document["formations"].append({"id": of, "kind": "corps", "of": f"{side}-army", "commander": commander})
            document["units"] += _corps(of, one, along, first, ahead)
    return document


def _corps(
    of: str, corps: tuple[str, list[str], list[int]], along: float, first: float, ahead: int
) -> Iterator[dict[str, Any]]:
    """Three units in the first line, two in the second, and a battery before them."""
    arm, qualities, sizes = corps
    facing = 0 if ahead > 0 else 180
    places = ((-5.0, 0.0), (0.0, 0.0), (5.0, 0.0), (-2.5, BEHIND), (2.5, BEHIND))
    for place, (right, behind) in enumerate(places[: 3 if arm == "cavalry" else 5]):
        yield {
            "id": f"{of}-{place}",
            "of": of,
            "arm": arm,
            "quality": qualities[place],
            "size": sizes[place],
            "formation": "depth",
            "facing": facing,
            "at": [round(along + ahead * right, 2), round(first - ahead * behind, 2)],
        }
    yield {
        "id": f"{of}-guns",
        "of": of,
        "arm": "artillery",
        "type": "horse" if arm == "cavalry" else "field",
        "formation": "unlimbered",
        "facing": facing,
        "at": [round(along + ahead * 2.5, 2), round(first + ahead * 3.0, 2)],
    }
