"""Carolus Rex: how long turns take by size, and what whole battles on intents cost, by arm and cause."""

from __future__ import annotations

from collections import Counter
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import read
from benchmarks._fighting import SEEDS, count, print_sizes, whole_battles
from benchmarks._measuring import print_table

RULESET = "carolus-rex"
SIZES = (30, 60, 90, 120, 180)
#: Units in a division, and divisions abreast.
STRONG, ABREAST = 6, 5
FOOT: dict[str, Any] = {"arm": "infantry", "type": "musket"}
PIKES: dict[str, Any] = {"arm": "infantry", "type": "pike"}
HORSE: dict[str, Any] = {"arm": "cavalry", "type": "shock"}
GUNS: dict[str, Any] = {"arm": "artillery", "type": "medium"}
TROOPS = (FOOT, FOOT, PIKES, HORSE, HORSE, GUNS)


def main() -> None:
    """Print the time of turns under both staffs, and the losses of whole battles."""
    print_sizes("Carolus Rex", SIZES, battle_of)
    battle = battle_of(60, "able")
    _print_losses(battle, whole_battles(battle))


def battle_of(size: int, staff: str) -> Battle:
    """Two armies of divisions of six, lines 14 inches apart, on a table as wide as they need."""
    units: list[dict[str, Any]] = []
    formations: list[dict[str, Any]] = []
    divisions = -(-size // (2 * STRONG))
    abreast = max(ABREAST, -(-divisions // 2))
    width = min(240, 20 * abreast + 8)
    for side, base, back, facing in (("north", 40.0, 5.0, 180), ("south", 26.0, -5.0, 0)):
        rear = [width / 2, base + 4 * back]
        commander = {"name": side.title(), "rating": "competent", "at": rear}
        formations.append({"id": f"{side}-army", "kind": "army", "side": side, "commander": commander})
        for number in range(divisions):
            row, file = divmod(number, abreast)
            left, line = 6 + file * 20, base + 2 * back * row
            of = f"{side[0]}d{number}"
            leader = {"name": of, "rating": "competent", "at": [left + 6, line + back * 0.6]}
            formations.append({"id": of, "kind": "division", "of": f"{side}-army", "commander": leader})
            for place in range(min(STRONG, size // 2 - number * STRONG)):
                unit = {"id": f"{of}-{place}", "of": of, "quality": "BCD"[place % 3], "facing": facing}
                units.append(unit | {"at": [left + 2.9 * place, line]} | TROOPS[place])
    return read(
        {
            "estafette": "battle/1",
            "ruleset": RULESET,
            "title": "Bench",
            "table": {"width": width, "height": 66},
            "settings": {"staff": staff},
            "sides": [{"id": "north", "nation": "russian"}, {"id": "south", "nation": "swedish"}],
            "formations": formations,
            "units": units,
        }
    )


def _print_losses(battle: Battle, events: list[Event]) -> None:
    """Levels of cohesion lost by arm and cause, and what was lost for good, in hundredths of all units."""
    arms = {unit.id: unit.arm for unit in battle.units}
    levels = Counter(
        (arms[event.unit], str(event.effect["cause"]))
        for event in events
        if event.kind == "status" and "cause" in event.effect
    )
    broken = sum(event.kind == "status" and event.effect.get("cohesion") == "broken" for event in events)
    gone = Counter(str(event.effect["cause"]) for event in events if event.kind == "eliminated")
    fought_ = len(battle.units) * SEEDS
    print(f"{100 * broken / fought_:.0f} in 100 units broke; gone for good: {dict(gone)}")  # noqa: T201
    combats, charges = count(events, "combat") / SEEDS, count(events, "charge") / SEEDS
    print(f"{combats:.0f} combats and {charges:.0f} charges a battle; levels lost:")  # noqa: T201
    print_table(("arm", "cause", "levels"), [[arm, cause, str(lost)] for (arm, cause), lost in sorted(levels.items())])
