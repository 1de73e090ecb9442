"""Whole battles on intents: how long their turns take, by number of units and staff."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import find
from battles.services.adjudication import read_sheets
from benchmarks._measuring import peak_memory, print_table

TURNS = 10
SEEDS = 3
BOTH_ATTACK: Mapping[str, str] = MappingProxyType({"north": "INTENT ATTACK", "south": "INTENT ATTACK"})


def fought(battle: Battle, seed: int, orders: Mapping[str, str] = BOTH_ATTACK) -> tuple[float, list[Event]]:
    """The median time of a turn of a battle on these orders, in seconds of one core, and its events."""
    spans: list[float] = []
    events: list[Event] = []
    ruleset = find(battle.ruleset)
    for turn in range(TURNS):
        battle = replace(battle, orders=orders, log=())
        sheets = read_sheets(battle)
        start = time.process_time()
        resolution = ruleset.resolve(battle, sheets, bytes([seed, turn]) * 16)
        spans.append(time.process_time() - start)
        events += resolution.events
        battle = resolution.battle
    return statistics.median(spans), events


def print_sizes(title: str, sizes: Sequence[int], battle_of: Callable[[int, str], Battle]) -> None:
    """Print the time of turns by number of units, under both staffs; ``battle_of`` makes a battle of so many units."""
    print(f"{title}: a turn on intents, both sides attacking (milliseconds of one core, median of a battle)")  # noqa: T201
    rows = []
    for size in sizes:
        memory = peak_memory(partial(fought, battle_of(size, "able"), 0))
        literal, able = (
            1000 * statistics.median(fought(battle_of(size, staff), seed)[0] for seed in range(SEEDS))
            for staff in ("literal", "able")
        )
        rows.append([str(size), f"{literal:.1f}", f"{able:.1f}", f"{literal / size:.2f}", f"{memory:.1f}"])
    print_table(("units", "literal", "able", "literal, a unit", "peak MB"), rows)


def whole_battles(battle: Battle) -> list[Event]:
    """The events of a battle fought with each seed, both sides attacking; says so."""
    units = len(battle.units)
    print(f"\nWhole battles of {units} units on intents, able staff: {TURNS} turns, {SEEDS} seeds")  # noqa: T201
    return [event for seed in range(SEEDS) for event in fought(battle, seed)[1]]


def count(events: Sequence[Event], kind: str) -> int:
    """How many events of a kind there were."""
    return sum(event.kind == kind for event in events)
