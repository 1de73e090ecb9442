"""Whole battles: how long their turns take on explicit orders and on intents, by number of units and staff."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.orders import OrderSheet
from battles.rulesets import find
from battles.services.adjudication import read_sheets
from battles.services.naming import names_of
from benchmarks._measuring import peak_memory, print_table
from orders.language.sheet import parse

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


def _explicit(battle: Battle) -> dict[str, OrderSheet]:
    """What the able staff would do on the sheets of a battle, line by line."""
    ruleset = find(battle.ruleset)
    led = replace(battle, settings=MappingProxyType({**battle.settings, "staff": "able"}))
    sheets = {}
    for side, sheet in read_sheets(led).items():
        lines = "".join(f"{unit}: {line}\n" for unit, line in ruleset.proposal(led, side, sheet).items())
        sheets[side] = parse(lines, names_of(battle, side), ruleset.vocabulary)
    return sheets


def print_sizes(title: str, sizes: Sequence[int], battle_of: Callable[[int, str], Battle]) -> None:
    """Print the time of turns by number of units, on explicit orders and under both staffs, from the same positions.

    ``battle_of`` makes a battle of so many units.
    """
    print(f"{title}: a turn, both sides attacking (milliseconds of one core, median of a battle)")  # noqa: T201
    print("explicit: line by line, as the able staff would order; literal, able: one intent a side")  # noqa: T201
    rows = []
    for size in sizes:
        memory = peak_memory(partial(fought, battle_of(size, "able"), 0))
        lines, literal, able = (1000 * span for span in side_by_side(battle_of(size, "able")))
        times = (f"{span:.1f}" for span in (lines, literal, able))
        rows.append([str(size), *times, f"{able / lines:.1f}", f"{lines / size:.2f}", f"{memory:.1f}"])
    print_table(("units", "explicit", "literal", "able", "able to explicit", "explicit, a unit", "peak MB"), rows)


def side_by_side(battle: Battle) -> tuple[float, float, float]:
    """The median seconds of a turn on explicit orders, under the literal staff and under the able one.

    Each turn is resolved in all three ways from where the able staff has brought the battle: battles that went their
    own ways would compare turns with more fighting in them and turns with less.
    """
    ruleset, spans = find(battle.ruleset), []
    for seed in range(SEEDS):
        now = battle
        for turn in range(TURNS):
            now = replace(now, orders=BOTH_ATTACK, log=())
            plain = replace(now, settings=MappingProxyType({**now.settings, "staff": "literal"}))
            sheets, dice = read_sheets(now), bytes([seed, turn]) * 16
            ways = ((plain, _explicit(now)), (plain, sheets), (now, sheets))
            row = []
            for before, given in ways:
                start = time.process_time()
                resolution = ruleset.resolve(before, given, dice)
                row.append(time.process_time() - start)
            spans.append(row)
            now = resolution.battle
    lines, literal, able = (statistics.median(column) for column in zip(*spans, strict=True))
    return lines, literal, able


def whole_battles(battle: Battle) -> list[Event]:
    """The events of a battle fought with each seed, both sides attacking; says so."""
    units = len(battle.units)
    print(f"\nWhole battles of {units} units on intents, able staff: {TURNS} turns, {SEEDS} seeds")  # noqa: T201
    return [event for seed in range(SEEDS) for event in fought(battle, seed)[1]]


def count(events: Sequence[Event], kind: str) -> int:
    """How many events of a kind there were."""
    return sum(event.kind == kind for event in events)
