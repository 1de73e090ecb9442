"""Many battles played by the program: seconds a battle, what more processes gain, and what a led turn costs."""

from __future__ import annotations

import time
from collections.abc import Iterator

from battles.engine.battle import Battle
from battles.rulesets import read
from battles.services import simulating
from battles.simulation import Player, Terms
from benchmarks import big_napoleonic, carolus_rex, engine, old_trousers
from benchmarks._armies import ARMIES
from benchmarks._fighting import SEEDS, side_by_side
from benchmarks._measuring import print_table

BATTLES, TURNS, UNITS = 8, 12, 40
#: Units of a battle whose led turns are timed.
LED = 90


def main() -> None:
    """Print a battle's time, the gain of two processes, and a led turn beside the same on orders."""
    document = next(army for seed in range(50) if len((army := ARMIES["mini-nap"](seed))["units"]) >= UNITS)
    terms = Terms(document, turns=TURNS)
    player = Player(terms)
    spans = []
    for number in range(BATTLES):
        began = time.process_time()
        player.play(number)
        spans.append(time.process_time() - began)
    mean = sum(spans) / len(spans)
    print(f"{len(document['units'])} units, {TURNS} turns: {mean:.2f} s a battle, ", end="")  # noqa: T201
    print(f"1,000 battles on two cores in {1000 * mean / 2 / 60:.1f} min")  # noqa: T201
    one, two = (_elapsed(terms, workers) for workers in (1, 2))
    print(f"two processes on {simulating.cores()} cores: {one / two:.2f} times as fast as one")  # noqa: T201
    _print_led()


def _elapsed(terms: Terms, workers: int) -> float:
    work = simulating.work_for(terms, BATTLES, 0)
    began = time.monotonic()
    list(simulating.run(work, simulating.missing(work, {}), workers))
    return time.monotonic() - began


def _print_led() -> None:
    """Turns of both sides attacking: led by the able staff, and once more on the orders that it gave."""
    rows = []
    for title, battle in _battles():
        spans = side_by_side(battle)
        times = (f"{1000 * span:.0f}" for span in (spans.able, spans.given, spans.read))
        rows.append((title, *times, f"{spans.dearer:.2f}", f"{spans.dearer_in_all:.2f}"))
    print(f"A turn of {LED} units, both sides attacking (milliseconds of one core, median of {SEEDS} battles)")  # noqa: T201
    print("given: the same turn on the orders that its staffs gave; read: sheets that order line by line")  # noqa: T201
    print_table(("", "led", "given", "read", "led to given", "led to read and given"), rows)


def _battles() -> Iterator[tuple[str, Battle]]:
    able = {"staff": "able"}
    yield "Mini-Nap", read({**engine.battle_of(LED), "settings": able})
    yield "Big Napoleonic Battles", read({**big_napoleonic.battle_of(LED), "settings": able})
    yield "Carolus Rex", carolus_rex.battle_of(LED, "able")
    yield "Old Trousers", old_trousers.battle_of(LED, "able")
