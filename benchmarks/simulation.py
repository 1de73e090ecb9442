"""Many battles played by the program: seconds a battle, what more processes gain, and what a led turn costs."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.orders import OrderSheet
from battles.rulesets import find, read
from battles.services import simulating
from battles.services.naming import names_of
from battles.simulation import Player, Terms
from battles.staff.army import Character, orders
from benchmarks._armies import ARMIES
from benchmarks._measuring import peak_memory, print_table, timed
from campaigns.services.scenarios.scenarios import find_scenario
from orders.language import parse

BATTLES, TURNS, UNITS = 8, 12, 40


def main() -> None:
    """Print a battle's time, the gain of two processes, and a led turn beside one on explicit orders."""
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
    """Quatre Bras with both sides attacking: led by the able staff, and by the same orders line by line."""
    document = find_scenario("quatre-bras").document()
    plain = read(document)
    battle = replace(plain, settings=MappingProxyType({**plain.settings, "staff": "able"}))
    rows = []
    for name, explicit in (("led", False), ("explicit", True)):
        sheets = {side.id: _sheet(battle, side.id, explicit=explicit) for side in battle.sides}
        ruleset = find(battle.ruleset)
        turn = partial(ruleset.resolve, battle, sheets, bytes(32))
        memory = peak_memory(turn)
        _, _, median = timed(turn)
        units = sum(unit.in_play for unit in battle.units)
        rows.append((f"turn of {units} units, {name}", f"{median:.0f}", f"{memory:.1f}"))
    print_table(("", "ms", "peak MB"), rows)


def _sheet(battle: Battle, side: str, *, explicit: bool) -> OrderSheet:
    ruleset = find(battle.ruleset)
    sheet = orders(ruleset, battle, side, Character.BOLD)
    if not explicit:
        return sheet
    lines = ruleset.proposal(battle, side, sheet)
    text = "".join(f"{unit}: {line}\n" for unit, line in lines.items())
    return parse(text, names_of(battle, side), ruleset.vocabulary)
