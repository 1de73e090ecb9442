"""Big Napoleonic Battles: how long turns take by size, and what whole battles on intents cost, by arm and cause."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import find, read
from benchmarks._armies import ARMIES
from benchmarks._fighting import SEEDS, TURNS, fought
from benchmarks._measuring import peak_memory, print_table

RULESET = "big-napoleonic-battles"
SIZES = (30, 60, 90, 120, 180, 240)
FRONT = 9
POSTURES = (("ATTACK", "ATTACK"), ("ATTACK", "DEFEND"))
ARMIES_LED = 6
ARMS = ("infantry", "infantry", "infantry", "cavalry", "artillery")


def main() -> None:
    """Print both tables."""
    print("Big Napoleonic Battles: turns in contact, by number of units (milliseconds of one core)")  # noqa: T201
    rows = []
    for size in SIZES:
        battle = read(battle_of(size))
        memory = peak_memory(partial(fought, battle, 0))
        median = statistics.median(fought(battle, seed)[0] for seed in range(SEEDS)) * 1000
        rows.append((str(size), f"{median:.1f}", f"{median / size:.2f}", f"{memory:.1f}"))
    print_table(("units", "median", "a unit", "peak MB"), rows)
    for postures in POSTURES:
        _print_led(postures)


def _print_led(postures: tuple[str, str]) -> None:
    """Whole battles of generated armies on one intent a side, led by the able staff: what they cost."""
    battles = [read({**ARMIES[RULESET](seed), "settings": {"staff": "able"}}) for seed in range(ARMIES_LED)]
    print(f"\n{' against '.join(postures)}, able staff: {TURNS} turns, {ARMIES_LED} battles")  # noqa: T201
    orders = {"south": f"INTENT {postures[0]}", "north": f"INTENT {postures[1]}"}
    _print_losses(battles, [fought(battle, seed, orders)[1] for seed, battle in enumerate(battles)])


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


def _print_losses(battles: Sequence[Battle], events: Sequence[Sequence[Event]]) -> None:
    """The share of bases lost in all battles, and how many by arm and cause."""
    measure = find(RULESET).measure
    began = sum(measure.amount(unit) for battle in battles for unit in battle.units)
    lost, gone = Counter[tuple[str, str]](), Counter[str]()
    for battle, told in zip(battles, events, strict=True):
        arms = {unit.id: unit.arm for unit in battle.units}
        for event in told:
            if event.kind == "loss":
                lost[arms[event.unit], str(event.effect["cause"])] += int(event.effect["lost"])
            elif event.kind == "eliminated":
                gone[str(event.effect["cause"])] += 1
    ended = ", ".join(f"{count} {cause}" for cause, count in sorted(gone.items())) or "none"
    print(f"{100 * sum(lost.values()) / began:.0f} % of the bases lost; units gone: {ended}")  # noqa: T201
    headings = sorted({cause for _, cause in lost})
    rows = [
        (arm, *(str(lost[arm, word]) for word in headings), str(sum(lost[arm, word] for word in headings)))
        for arm in sorted({arm for arm, _ in lost})
    ]
    print_table(("bases lost", *headings, "in all"), rows)
