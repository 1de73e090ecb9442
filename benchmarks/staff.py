"""The able staff against the literal one: the same generated battles from both ends with the same orders."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets

BATTLES = 50
TURNS = 12
#: The postures of both sides: whoever is able in one battle is literal in the next.
ORDERS = (("ATTACK", "ATTACK"), ("ADVANCE", "ADVANCE"), ("ATTACK", "DEFEND"), ("DEFEND", "ATTACK"))
#: A battle is decided when one side has lost this much more of its strength than the other.
DECIDED = 0.05

WON, LOST, UNDECIDED = "won", "lost", "undecided"
WIDTH, HEIGHT, FROM_EDGE = 140.0, 110.0, 25.0


def main() -> None:
    """Print how often the able staff won."""
    print(f"Able against literal staff, Mini-Nap: {BATTLES} battles a row, {TURNS} turns, from both ends")  # noqa: T201
    for postures in ORDERS:
        began = time.process_time()
        outcomes = Counter(duel(seed, postures, able) for seed in range(BATTLES // 2) for able in ("south", "north"))
        decided = outcomes[WON] + outcomes[LOST]
        share = 100 * outcomes[WON] / max(1, decided)
        seconds = (time.process_time() - began) / BATTLES
        print(  # noqa: T201
            f"{' against '.join(postures):20} won {outcomes[WON]:3}  lost {outcomes[LOST]:3}  "
            f"undecided {outcomes[UNDECIDED]:3}  won of those decided {share:.0f} %  {seconds:.1f} s a battle"
        )


def duel(seed: int, postures: tuple[str, str], able: str, turns: int = TURNS) -> str:
    """Play a generated battle, one side led by each staff; how it ended for the able one."""
    document = army_pair(seed)
    ruleset = find("mini-nap")
    intents = {"south": f"INTENT {postures[0]}\n", "north": f"INTENT {postures[1]}\n"}
    state: Mapping[str, Any] = document
    for _ in range(turns):
        battle = with_staffs(read({**state, "orders": intents}), able)
        resolution = ruleset.resolve(battle, read_sheets(battle), bytes([seed % 256]) * 32)
        state = to_document(with_staffs(resolution.battle))
        state.pop("log", None)
    lost = {side: 1.0 - strength(state, side) / strength(document, side) for side in intents}
    other = "north" if able == "south" else "south"
    gain = lost[other] - lost[able]
    return WON if gain > DECIDED else LOST if gain < -DECIDED else UNDECIDED


def with_staffs(battle: Battle, able: str = "") -> Battle:
    """The battle with one side led by the able staff and the other by the literal one; without both when not named."""
    staffs = {side.id: {"staff": "able" if side.id == able else "literal"} if able else {} for side in battle.sides}
    return replace(battle, sides=tuple(replace(side, extra=MappingProxyType(staffs[side.id])) for side in battle.sides))


def strength(document: Mapping[str, Any], side: str) -> int:
    """The strength points that a side of a generated battle has on the table."""
    return sum(
        unit["strength"] for unit in document["units"] if not unit.get("out") and str(unit["of"]).startswith(side)
    )


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
