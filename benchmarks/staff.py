"""The able staff against the literal one: the same generated battles from both ends with the same orders."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets
from benchmarks._armies import ARMIES

BATTLES = 50
TURNS = 12
#: The postures of both sides: whoever is able in one battle is literal in the next.
ORDERS = (("ATTACK", "ATTACK"), ("ADVANCE", "ADVANCE"), ("ATTACK", "DEFEND"), ("DEFEND", "ATTACK"))
#: A battle is decided when one side has lost this much more of its strength than the other.
DECIDED = 0.05

WON, LOST, UNDECIDED = "won", "lost", "undecided"


def main() -> None:
    """Print how often the able staff won, rulebook by rulebook."""
    for book in ARMIES:
        _print_book(book)


def _print_book(book: str) -> None:
    title = find(book).title
    print(f"Able against literal staff, {title}: {BATTLES} battles a row, {TURNS} turns, from both ends")  # noqa: T201
    for postures in ORDERS:
        began = time.process_time()
        outcomes = Counter(
            duel(seed, postures, able, book=book) for seed in range(BATTLES // 2) for able in ("south", "north")
        )
        decided = outcomes[WON] + outcomes[LOST]
        share = 100 * outcomes[WON] / max(1, decided)
        seconds = (time.process_time() - began) / BATTLES
        print(  # noqa: T201
            f"{' against '.join(postures):20} won {outcomes[WON]:3}  lost {outcomes[LOST]:3}  "
            f"undecided {outcomes[UNDECIDED]:3}  won of those decided {share:.0f} %  {seconds:.1f} s a battle"
        )


def duel(seed: int, postures: tuple[str, str], able: str, turns: int = TURNS, book: str = "mini-nap") -> str:
    """Play a generated battle, one side led by each staff; how it ended for the able one."""
    document = ARMIES[book](seed)
    ruleset = find(book)
    intents = {"south": f"INTENT {postures[0]}\n", "north": f"INTENT {postures[1]}\n"}
    state: Mapping[str, Any] = document
    for _ in range(turns):
        battle = with_staffs(read({**state, "orders": intents}), able)
        resolution = ruleset.resolve(battle, read_sheets(battle), bytes([seed % 256]) * 32)
        state = to_document(with_staffs(resolution.battle))
        state.pop("log", None)
    began, ended = read(document), read(state)
    lost = {side: 1.0 - strength(ended, side) / strength(began, side) for side in intents}
    other = "north" if able == "south" else "south"
    gain = lost[other] - lost[able]
    return WON if gain > DECIDED else LOST if gain < -DECIDED else UNDECIDED


def with_staffs(battle: Battle, able: str = "") -> Battle:
    """The battle with one side led by the able staff and the other by the literal one; without both when not named."""
    led = {side.id: {"led_by": "able" if side.id == able else "literal"} if able else {} for side in battle.sides}
    kept = {side.id: {key: value for key, value in side.extra.items() if key != "led_by"} for side in battle.sides}
    sides = (replace(side, extra=MappingProxyType({**kept[side.id], **led[side.id]})) for side in battle.sides)
    return replace(battle, sides=tuple(sides))


def strength(battle: Battle, side: str) -> int:
    """What a side has on the table, as its rulebook counts strength."""
    measure = find(battle.ruleset).measure
    return sum(measure.amount(unit) for unit in battle.units if unit.in_play and battle.side_of[unit.id] == side)
