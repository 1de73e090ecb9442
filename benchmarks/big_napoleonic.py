"""Big Napoleonic Battles: how long turns take by size, and what whole battles on intents cost, by arm and cause."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets
from benchmarks._measuring import peak_memory, print_table

RULESET = "big-napoleonic-battles"
SIZES = (30, 60, 90, 120, 180, 240)
TURNS = 10
SEEDS = 3
FRONT = 9
ARMS = ("infantry", "infantry", "infantry", "cavalry", "artillery")


def main() -> None:
    """Print both tables."""
    print("Big Napoleonic Battles: turns in contact, by number of units (milliseconds of one core)")  # noqa: T201
    rows = []
    for size in SIZES:
        battle = read(battle_of(size))
        memory = peak_memory(partial(_turns, battle, 0))
        median = statistics.median(_turns(battle, seed)[0] for seed in range(SEEDS)) * 1000
        rows.append((str(size), f"{median:.1f}", f"{median / size:.2f}", f"{memory:.1f}"))
    print_table(("units", "median", "a unit", "peak MB"), rows)
    print(f"\nWhole battles of 90 units on intents alone: {TURNS} turns, {SEEDS} seeds")  # noqa: T201
    battle = read(battle_of(90))
    events = [event for seed in range(SEEDS) for event in _turns(battle, seed)[1]]
    _print_losses(battle, events)


def battle_of(size: int) -> dict[str, Any]:
    """Two armies of divisions, horse and guns in lines 12 inches apart, on a table as wide as they need."""
    units, formations = [], []
    each = size // 2
    files = max(FRONT, each // 3 + 1)
    width = min(240, 8 * files + 10)
    for side, base, step, facing in (("north", 30.0, 3.0, 180), ("south", 18.0, -3.0, 0)):
        formations.append({"id": f"{side}-corps", "kind": "corps", "side": side})
        for number in range(each):
            row, file = divmod(number, files)
            arm = ARMS[number % len(ARMS)]
            unit: dict[str, Any] = {"id": f"{side[0]}{number}", "of": f"{side}-corps", "arm": arm, "facing": facing}
            unit |= {"at": [6 + file * (width - 12) / files, base + step * row]}
            if arm == "artillery":
                unit |= {"type": "field", "formation": "unlimbered"}
            else:
                unit |= {"size": 3 + number % 4, "formation": "depth"}
            units.append(unit)
    return {
        "estafette": "battle/1",
        "ruleset": RULESET,
        "title": "Bench",
        "table": {"width": width, "height": 60},
        "sides": [{"id": "north"}, {"id": "south"}],
        "formations": formations,
        "units": units,
    }


def _turns(battle: Battle, seed: int) -> tuple[float, list[Event]]:
    """The median time of a turn of a battle in which both sides attack, in seconds, and its events."""
    times: list[float] = []
    events: list[Event] = []
    ruleset = find(RULESET)
    for turn in range(TURNS):
        battle = replace(battle, orders={"north": "INTENT ATTACK", "south": "INTENT ATTACK"}, log=())
        sheets = read_sheets(battle)
        start = time.perf_counter()
        resolution = ruleset.resolve(battle, sheets, bytes([seed, turn]) * 16)
        times.append(time.perf_counter() - start)
        events += resolution.events
        battle = resolution.battle
    return statistics.median(times), events


def _print_losses(battle: Battle, events: list[Event]) -> None:
    arms = {unit.id: unit.arm for unit in battle.units}
    measure = find(RULESET).measure
    began = sum(measure.amount(unit) for unit in battle.units) * SEEDS
    lost = Counter[tuple[str, str]]()
    for event in events:
        if event.kind == "loss":
            lost[arms[event.unit], str(event.effect["cause"])] += int(event.effect["lost"])
    gone = Counter(str(event.effect["cause"]) for event in events if event.kind == "eliminated")
    print(f"{100 * sum(lost.values()) / began:.0f} % of the bases lost; units gone: {dict(gone)}")  # noqa: T201
    for (arm, cause), bases in sorted(lost.items()):
        print(f"{arm:12}{cause:12}{bases:6d} bases")  # noqa: T201
