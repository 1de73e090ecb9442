"""Whole battles: how long their turns take on orders and on intents, by number of units and staff."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.rulesets import find
from battles.services.adjudication import read_sheets
from benchmarks._given import LedTurn
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


@dataclass(frozen=True, slots=True)
class Spans:
    """The median seconds that a turn takes: on the orders that its staffs gave, and led by the literal and able one.

    ``read`` is what it takes to read the sheets of players who order line by line what the able staff proposes,
    ``told`` to read the intents.
    """

    given: float
    literal: float
    able: float
    read: float
    told: float

    @property
    def dearer(self) -> float:
        """How many times as long as on the same orders the able staff's turn takes, from the orders on."""
        return self.able / self.given

    @property
    def dearer_in_all(self) -> float:
        """The same from the sheets on, as they were sent in."""
        return (self.told + self.able) / (self.read + self.given)


def _line_by_line(battle: Battle) -> Battle:
    """A battle whose sheets have, line by line, what the able staff would propose."""
    ruleset, orders = find(battle.ruleset), {}
    for side, sheet in read_sheets(battle).items():
        orders[side] = "".join(f"{unit}: {line}\n" for unit, line in ruleset.proposal(battle, side, sheet).items())
    return replace(battle, orders=MappingProxyType(orders))


def print_sizes(title: str, sizes: Sequence[int], battle_of: Callable[[int, str], Battle]) -> None:
    """Print the time of turns by number of units, on orders and under both staffs, from the same positions.

    ``battle_of`` makes a battle of so many units.
    """
    print(f"{title}: a turn, both sides attacking (milliseconds of one core, median of a battle)")  # noqa: T201
    print("given: on the orders that the able staff gave; literal, able: led, by one intent a side")  # noqa: T201
    print("in all: with the reading of the sheets, which of orders line by line are longer")  # noqa: T201
    rows = []
    for size in sizes:
        memory = peak_memory(partial(fought, battle_of(size, "able"), 0))
        spans = side_by_side(battle_of(size, "able"))
        times = (f"{1000 * span:.1f}" for span in (spans.given, spans.literal, spans.able))
        ratios = (f"{spans.dearer:.2f}", f"{spans.dearer_in_all:.2f}")
        rows.append([str(size), *times, *ratios, f"{1000 * spans.given / size:.2f}", f"{memory:.1f}"])
    heads = ("units", "given", "literal", "able", "able to given", "in all", "given, a unit", "peak MB")
    print_table(heads, rows)


def side_by_side(battle: Battle) -> Spans:
    """How long a turn takes on orders and under both staffs.

    Each turn is resolved in all ways from where the able staff has brought the battle: battles that went their own
    ways would compare turns with more fighting in them and turns with less. On the orders that the able staff gave it
    is the very same turn.
    """
    ruleset, spans = find(battle.ruleset), []
    for seed in range(SEEDS):
        now = battle
        for turn in range(TURNS):
            now = replace(now, orders=BOTH_ATTACK, log=())
            plain = replace(now, settings=MappingProxyType({**now.settings, "staff": "literal"}))
            lines, sheets, dice = _line_by_line(now), read_sheets(now), bytes([seed, turn]) * 16
            led = LedTurn.of(now, sheets, dice)
            spans.append(
                (
                    _seconds(led.on_orders),
                    _seconds(partial(ruleset.resolve, plain, sheets, dice)),
                    _seconds(led.led),
                    _seconds(partial(read_sheets, lines)),
                    _seconds(partial(read_sheets, now)),
                )
            )
            now = led.resolution.battle
    return Spans(*(statistics.median(column) for column in zip(*spans, strict=True)))


def _seconds(make: Callable[[], object]) -> float:
    """How long something takes, in seconds of one core: the shorter of two times, as others may be at work."""
    spans = []
    for _ in range(2):
        start = time.process_time()
        make()
        spans.append(time.process_time() - start)
    return min(spans)


def whole_battles(battle: Battle) -> list[Event]:
    """The events of a battle fought with each seed, both sides attacking; says so."""
    units = len(battle.units)
    print(f"\nWhole battles of {units} units on intents, able staff: {TURNS} turns, {SEEDS} seeds")  # noqa: T201
    return [event for seed in range(SEEDS) for event in fought(battle, seed)[1]]


def count(events: Sequence[Event], kind: str) -> int:
    """How many events of a kind there were."""
    return sum(event.kind == kind for event in events)
