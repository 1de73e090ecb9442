"""How long turns take, and how battles go: turn time by size, and losses by arm and cause over a whole battle."""

from __future__ import annotations

import itertools
import json
import statistics
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from battles.engine.battle import Battle
from battles.engine.battlefile import dump_yaml, load, to_document
from battles.engine.events import Event
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets

SIZES = (20, 40, 60, 90, 120, 180)
TURNS = 12
REPEATS = 5
SEEDS = 3
UNITS_PER_BRIGADE = 5
BRIGADES_PER_DIVISION = 3
SPACING = 9.0
ROWS = 3
#: How a battle is led: turns between the attacks of divisions, and the share left below which a brigade rallies.
TURNS_APART = 4
FOUGHT_OUT = 3 / 4

#: Each side's orders, from the battle as it began, as it stands, and how many turns have passed.
Command = Callable[[Mapping[str, Any], Mapping[str, Any], int], Mapping[str, str]]


def main() -> None:
    """Print all tables."""
    print("Engine: one turn in contact, by number of units (median, in milliseconds of one core)")  # noqa: T201
    _print_table(
        ("units", "read file", "read orders", "resolve", "write file", "resolve a unit", "ratio", "peak MB"), _times()
    )
    ways = (("the south attacks without a pause", _relentless, 30.0), ("both sides led", _led, 60.0))
    for title, command, apart in ways:
        print(f"\nWhole battles of 90 units on intents alone, {title}: {TURNS} turns, {SEEDS} seeds")  # noqa: T201
        _print_battles(battle_of(90, apart=apart), command)
    print("\nYAML or JSON: reading 180 units (milliseconds)")  # noqa: T201
    _print_table(("form", "kB", "text", "text and battle", "peak MB"), _forms())


_LEAVING = ("eliminated", "retreat")


def _print_battles(battle: dict[str, Any], command: Command) -> None:
    """How long battles under such intents take, and what they cost."""
    events, seconds = _battles(battle, command)
    print(f"{seconds / SEEDS:.1f} s a battle, {len(events) // SEEDS} events a battle")  # noqa: T201
    began = sum(int(unit["strength"]) for unit in battle["units"]) * SEEDS
    lost = sum(int(event.effect["lost"]) for event in events if event.kind == "loss")
    print(f"{100 * lost / began:.0f} % of the strength lost, both sides together")  # noqa: T201
    print("\nStrength lost, by arm and cause (share of all)")  # noqa: T201
    arm_of = {unit["id"]: unit["arm"] for unit in battle["units"]}
    _print_table(("arm", "fire", "combat", "square", "fatigue", "all"), _losses(events, arm_of))
    print("\nUnits off the table, by cause")  # noqa: T201
    causes = Counter(str(event.effect.get("cause", event.kind)) for event in events if event.kind in _LEAVING)
    _print_table(("cause", "units"), ([cause, str(count)] for cause, count in causes.most_common()))


def battle_of(units: int, *, apart: float = 30.0, turn: int = 2) -> dict[str, Any]:
    """Two equal armies in three lines, ``apart`` from each other; the one in the south attacks.

    More units make a wider front, not a deeper crowd.
    """
    half = units // 2
    front = -(-half // ROWS)
    width = max(120.0, SPACING * front + 40)
    height = apart + 2 * (SPACING * ROWS + 20)
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": f"Benchmark of {units}",
        "table": {"width": width, "height": height},
        "turn": turn,
        "weather": "clear",
        "terrain": [
            {"id": "wood", "kind": "wood", "area": [[10, height / 2], [30, height / 2 + 6], [26, height / 2 - 6]]},
            {"id": "brook", "kind": "stream", "line": [[0, height / 2 - 4], [width, height / 2 + 4]]},
        ],
        "sides": [{"id": "south", "nation": "french"}, {"id": "north", "nation": "austrian"}],
        "formations": [],
        "units": [],
        "orders": {"south": "", "north": ""},
    }
    for side, facing, first in (("south", 0, (height - apart) / 2), ("north", 180, (height + apart) / 2)):
        _draw_up(document, side, half, front, facing, first)
    return document


def _draw_up(document: dict[str, Any], side: str, count: int, front: int, facing: int, first: float) -> None:
    """Give a side its corps, divisions, brigades and units, with an intent for each brigade.

    Nobody has a commander, so that all are in command: with intents alone the stands would stay behind.
    """
    back = -1 if facing == 0 else 1
    corps = {"id": f"{side}-corps", "kind": "corps", "side": side}
    document["formations"].append(corps)
    for index in range(count):
        brigade, place = divmod(index, UNITS_PER_BRIGADE)
        division = brigade // BRIGADES_PER_DIVISION
        if index % (UNITS_PER_BRIGADE * BRIGADES_PER_DIVISION) == 0:
            document["formations"].append({"id": f"{side}-{division}", "kind": "division", "of": corps["id"]})
        of = f"{side}-{division}"
        if place == 0:
            document["formations"].append({"id": f"{of}-{brigade}", "kind": "brigade", "of": of})
            posture = "ATTACK" if side == "south" else "DEFEND"
            document["orders"][side] += f"BRIGADE {of}-{brigade}\n  INTENT {posture}\n"
        at = [20 + SPACING * (index % front), first + back * SPACING * (index // front)]
        document["units"].append(_unit(f"{side[0].upper()}{index + 1}", of, brigade, place, at, facing))


def _unit(id: str, division: str, brigade: int, place: int, at: Sequence[float], facing: int) -> dict[str, Any]:
    unit: dict[str, Any] = {"id": id, "of": f"{division}-{brigade}", "quality": "veteran", "at": at, "facing": facing}
    if place == UNITS_PER_BRIGADE - 1:
        kind = {"of": division, "arm": "artillery", "type": "foot", "guns": "medium", "strength": 4}
        return unit | kind | {"formation": "battery"}
    if brigade % BRIGADES_PER_DIVISION == BRIGADES_PER_DIVISION - 1:
        return unit | {"arm": "cavalry", "type": "heavy", "strength": 4, "formation": "line"}
    formation = ("line", "column", "line", "column")[place]
    return unit | {"arm": "infantry", "type": "line", "strength": 6, "formation": formation}


def _times() -> Iterable[Sequence[str]]:
    ruleset = find("mini-nap")
    first = 0.0
    for size in SIZES:
        document = battle_of(size, apart=14.0)
        steps: list[list[float]] = []
        for repeat in range(REPEATS):
            clock = [time.process_time()]
            battle = read(document)
            clock.append(time.process_time())
            sheets = read_sheets(battle)
            clock.append(time.process_time())
            resolution = ruleset.resolve(battle, sheets, bytes([repeat]) * 32)
            clock.append(time.process_time())
            to_document(resolution.battle)
            clock.append(time.process_time())
            steps.append([(after - before) * 1000 for before, after in itertools.pairwise(clock)])
        medians = [statistics.median(column) for column in zip(*steps, strict=True)]
        a_unit = medians[2] / size
        first = first or a_unit
        peak = _peak(partial(ruleset.resolve, battle, sheets, bytes(32)))
        yield [str(size), *(f"{median:.1f}" for median in medians), f"{a_unit:.2f}", f"{a_unit / first:.1f}", peak]


def _peak(work: Callable[[], object]) -> str:
    """The most memory that some work holds at once, in millions of bytes."""
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return f"{peak / 1e6:.1f}"


def _relentless(document: Mapping[str, Any], _state: Mapping[str, Any], _turn: int) -> Mapping[str, str]:
    """The same intents every turn, to the last man."""
    orders: Mapping[str, str] = document["orders"]
    return orders


def _led(document: Mapping[str, Any], state: Mapping[str, Any], turn: int) -> Mapping[str, str]:
    """Divisions attack one after the other, and a brigade that has lost a quarter rallies."""
    began, left = _strengths(document), _strengths(state)
    orders = {side["id"]: "" for side in document["sides"]}
    for formation in document["formations"]:
        if formation["kind"] == "brigade":
            brigade, (side, division, _) = formation["id"], formation["id"].split("-")
            posture = "DEFEND" if side == "north" else "ATTACK" if turn >= TURNS_APART * int(division) else "HOLD"
            if left[brigade] < FOUGHT_OUT * began[brigade]:
                posture = "RALLY"
            orders[side] += f"BRIGADE {brigade}\n  INTENT {posture}\n"
    return orders


def _strengths(document: Mapping[str, Any]) -> Counter[str]:
    """Strength points on the table by brigade."""
    points: Counter[str] = Counter()
    for unit in document["units"]:
        points[unit["of"]] += 0 if unit.get("out") else int(unit["strength"])
    return points


def _battles(document: dict[str, Any], command: Command) -> tuple[list[Event], float]:
    """The events of some whole battles, with the intents that ``command`` gives each turn, and how long they took."""
    ruleset = find("mini-nap")
    events: list[Event] = []
    begin = time.process_time()
    for seed in range(SEEDS):
        state = document
        for turn in range(TURNS):
            battle = read(state | {"orders": command(document, state, turn)})
            resolution = ruleset.resolve(battle, read_sheets(battle), bytes([seed]) * 32)
            events += resolution.events
            state = to_document(resolution.battle)
            state.pop("log", None)
    return events, time.process_time() - begin


def _losses(events: Iterable[Event], arm_of: dict[str, str]) -> Iterable[Sequence[str]]:
    lost: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind == "loss":
            lost[arm_of[event.unit], str(event.effect["cause"])] += int(event.effect["lost"])
    total = sum(lost.values()) or 1
    for arm in ("infantry", "cavalry", "artillery"):
        by_cause = [lost[arm, cause] for cause in ("fire", "combat", "square", "fatigue")]
        yield [arm, *(f"{100 * count / total:.1f} %" for count in (*by_cause, sum(by_cause)))]


def _read_text(text: str) -> Battle:
    return read(load(text))


def _forms() -> Iterable[Sequence[str]]:
    document = battle_of(180)
    for name, text in (("JSON", json.dumps(document)), ("YAML", dump_yaml(document))):
        clocks = []
        for _ in range(REPEATS):
            clock = [time.process_time()]
            loaded = load(text)
            clock.append(time.process_time())
            read(loaded)
            clock.append(time.process_time())
            clocks.append([(moment - clock[0]) * 1000 for moment in clock[1:]])
        medians = [f"{statistics.median(column):.0f}" for column in zip(*clocks, strict=True)]
        yield [name, f"{len(text) / 1000:.0f}", *medians, _peak(partial(_read_text, text))]


def _print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))  # noqa: T201
