"""Old Trousers: how long turns take by size, and what whole battles on intents cost, by arm and cause."""

from __future__ import annotations

from collections import Counter
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import read
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.table.troops import troop_of
from benchmarks._fighting import SEEDS, count, print_sizes, whole_battles
from benchmarks._measuring import print_table

RULESET = "old-trousers"
SIZES = (30, 60, 90, 120, 180, 240)
#: Units in a division, and divisions abreast.
STRONG, ABREAST = 6, 5
FOOT: dict[str, Any] = {"arm": "infantry", "stands": 6, "formation": "attack-column"}
LINE: dict[str, Any] = {"arm": "infantry", "stands": 6}
HORSE: dict[str, Any] = {"arm": "cavalry", "stands": 3, "formation": "attack-column"}
GUNS: dict[str, Any] = {"arm": "artillery", "guns": 3, "pounder": 8, "formation": "limbered"}
TROOPS = (LINE, FOOT, FOOT, FOOT, HORSE, GUNS)
#: Room for each of them along the front, in inches, and for a division.
PLACES = (0.0, 6.0, 9.5, 13.0, 17.5, 21.5)
WIDTH = 26.0


def main() -> None:
    """Print the time of turns under both staffs, and the losses of whole battles."""
    print_sizes("Old Trousers", SIZES, battle_of)
    battle = battle_of(60, "able")
    _print_losses(battle, whole_battles(battle))


def battle_of(size: int, staff: str) -> Battle:
    """Two armies of divisions of six, lines 24 inches apart, on a table as wide as they need."""
    units: list[dict[str, Any]] = []
    formations: list[dict[str, Any]] = []
    divisions = -(-size // (2 * STRONG))
    abreast = max(ABREAST, -(-divisions // 2))
    width = min(1000, WIDTH * abreast + 8)
    for side, base, back, facing in (("north", 60.0, 6.0, 180), ("south", 36.0, -6.0, 0)):
        general = {"name": side.title(), "rating": "good", "at": [width / 2, base + 3 * back]}
        formations.append({"id": f"{side}-army", "kind": "army", "side": side, "commander": general})
        for number in range(divisions):
            row, file = divmod(number, abreast)
            left, line = 8 + file * WIDTH, base + 2 * back * row
            of = f"{side[0]}d{number}"
            leader = {"name": of, "tactical": "good", "at": [left + 10, line + back * 0.6]}
            formations.append({"id": of, "kind": "division", "of": f"{side}-army", "commander": leader})
            for place in range(min(STRONG, size // 2 - number * STRONG)):
                quality = ("good", "average", "fair")[place % 3]
                unit = {"id": f"{of}-{place}", "of": of, "quality": quality, "facing": facing}
                units.append(unit | {"at": [left + PLACES[place], line]} | TROOPS[place])
    return read(
        {
            "estafette": "battle/1",
            "ruleset": RULESET,
            "title": "Bench",
            "table": {"width": width, "height": 96},
            "settings": {"staff": staff},
            "sides": [{"id": "north", "nation": "russian"}, {"id": "south", "nation": "french"}],
            "formations": formations,
            "units": units,
        }
    )


def _print_losses(battle: Battle, events: list[Event]) -> None:
    """Figures and guns lost by arm and cause, in hundredths of what there was, and what routed or was gone for good."""
    arms = {unit.id: unit.arm for unit in battle.units}
    strength: Counter[str] = Counter()
    for index, unit in enumerate(battle.units):
        strength[unit.arm] += SEEDS * troop_of(battle, unit, index).full
    lost: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind == "loss":
            lost[arms[event.unit], event.effect["cause"]] += int(event.effect["lost"])
    rows = [[arm, cause, f"{100 * count / strength[arm]:.1f}"] for (arm, cause), count in sorted(lost.items())]
    routs = count(events, "rout")
    gone = Counter(event.says(catalogue.Eliminated)["out"] for event in events if event.kind == "eliminated")
    print(f"{100 * routs / (SEEDS * len(battle.units)):.0f} routs in 100 units; gone for good: {dict(gone)}")  # noqa: T201
    combats, charges = count(events, "combat") / SEEDS, count(events, "charge") / SEEDS
    print(f"{combats:.0f} rounds of melee and {charges:.0f} charges a battle; lost in 100:")  # noqa: T201
    print_table(("arm", "cause", "in 100"), rows)
