"""How long it takes to work out what a side knows of a turn: Quatre Bras on intents, turn by turn, and its busiest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from battles.engine.battle import Battle
from battles.engine.battlefile import load
from battles.engine.knowledge import Knowledge, Observer, observers, witness
from battles.engine.protocol import Resolution
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle
from benchmarks._measuring import peak_memory, print_table, timed
from config.environment import ROOT as PROJECT

TURNS = 8
SEED = bytes(range(32))
ORDERS = {"french": "INTENT ATTACK gemioncourt", "allied": "INTENT ATTACK gemioncourt"}


def main() -> None:
    """Print the table."""
    print(f"What a side knows of a turn of Quatre Bras, {TURNS} turns (milliseconds of one core, megabytes)")  # noqa: T201
    rows = []
    for before, resolution, known in _played():
        for observer in observers(before):
            memory = f"{peak_memory(_seeing(before, resolution, observer, known)):.1f}"
            _, first, then = timed(_seeing(before, resolution, observer, known))
            events = str(len(resolution.events))
            rows.append((f"{before.turn} {observer.name}", events, f"{first:.0f}", f"{then:.0f}", memory))
    busiest = max(rows, key=lambda row: float(row[3]))
    print_table(("turn, side", "events", "first", "then", "peak MB"), [*rows, ("busiest: " + busiest[0], *busiest[1:])])


def _seeing(
    before: Battle, resolution: Resolution, observer: Observer, known: Mapping[str, Knowledge]
) -> Callable[[], object]:
    ruleset, previous = find(before.ruleset), known.get(observer.name)
    return lambda: witness(ruleset, before, resolution.events, resolution.battle, observer, previous)


def _played() -> list[tuple[Battle, Resolution, dict[str, Knowledge]]]:
    """The turns, each with what every side knew when it began."""
    text = (PROJECT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml").read_text(encoding="utf-8")
    battle = read(load(text))
    ruleset = find(battle.ruleset)
    played = []
    known: dict[str, Knowledge] = {}
    for _ in range(TURNS):
        before = replace(battle, orders=ORDERS, log=())
        resolution = resolve_battle(before, SEED)
        battle = resolution.battle
        played.append((before, resolution, dict(known)))
        for who in observers(before):
            known[who.name] = witness(ruleset, before, resolution.events, battle, who, known.get(who.name)).end
    return played
