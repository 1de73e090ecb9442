"""Playing a battle file out over several turns: orders by turn, and what each side comes to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge, observe, observers
from battles.reports.documents import PlayedTurn
from battles.services.adjudication import resolve_battle


@dataclass(frozen=True, slots=True)
class Played:
    """A turn played out, and what each side knew when it began."""

    turn: PlayedTurn
    known: Mapping[str, Knowledge]


def play(
    battle: Battle, orders: Callable[[int], Mapping[str, str]], seed: Callable[[int], bytes], turns: int
) -> tuple[Played, ...]:
    """Play so many turns, or until a side has won."""
    ruleset = rulesets.find(battle.ruleset)
    known: dict[str, Knowledge] = {}
    played: list[Played] = []
    for _ in range(turns):
        number = battle.turn
        given = orders(number)
        before = replace(battle, orders=given)
        resolution = resolve_battle(before, seed(number))
        battle = resolution.battle
        turn = PlayedTurn(before, resolution.events, battle, MappingProxyType(dict(given)), seed(number).hex())
        played.append(Played(turn, MappingProxyType(dict(known))))
        for observer in observers(before):
            previous = known.get(observer.name)
            known[observer.name] = observe(ruleset, before, resolution.events, battle, observer, previous)
        if any(event.kind == "victory" for event in resolution.events):
            break
    return tuple(played)


def orders_by_turn(entries: Sequence[Mapping[str, object]]) -> Callable[[int], Mapping[str, str]]:
    """Orders from entries that each hold from their ``turn`` until the next one."""

    def given(number: int) -> Mapping[str, str]:
        holding = [entry for entry in entries if int(str(entry["turn"])) <= number]
        latest = holding[-1] if holding else {}
        return {side: str(text) for side, text in latest.items() if side != "turn"}

    return given
