"""What every rulebook promises of turns of battles drawn by chance."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.catalogue import faults
from battles.engine.log import worded
from battles.engine.protocol import Resolution
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle

SEEDS = st.integers(min_value=0, max_value=100_000)
Turns = Iterator[tuple[Battle, Resolution]]


def drawn(examples: int) -> settings:
    """How a test over drawn battles is tried."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


class Drawn:
    """Each rulebook's tests make a class of this, with its battles, its sheets and what blows they come to."""

    generated: Callable[[int], dict[str, Any]]
    sheets: Callable[[Battle, random.Random], dict[str, str]]
    #: Orders on which both sides fight, and the kinds of event that must come of them within six turns.
    attack: str
    blows: frozenset[str]
    #: The way of leaving the table from which nobody comes back; empty: all of them.
    for_good: str = ""

    @classmethod
    def turns(cls, seed: int, count: int) -> Turns:
        """Some turns of a generated battle: before each, and what it came to."""
        dice = random.Random(seed)
        battle = read(cls.generated(seed))
        for _ in range(count):
            battle = replace(battle, orders=cls.sheets(battle, dice))
            resolution = resolve_battle(battle, bytes([seed % 256]) * 32)
            yield battle, resolution
            battle = resolution.battle

    @classmethod
    def gone(cls, battle: Battle) -> set[str]:
        """Those of a battle who cannot come back."""
        return {unit.id for unit in battle.units if (unit.out == cls.for_good if cls.for_good else unit.out)}

    @drawn(15)
    @given(SEEDS)
    def test_a_turn_leaves_a_valid_battle(self, seed):
        for before, resolution in self.turns(seed, 3):
            after = resolution.battle
            again = json.loads(json.dumps(to_document(after)))
            again.pop("log", None)
            assert (read(again).units, read(again).formations) == (after.units, after.formations)
            assert [unit.id for unit in after.units] == [unit.id for unit in before.units]
            assert after.turn == before.turn + 1
            assert self.gone(before) <= self.gone(after)

    @drawn(9)
    @given(SEEDS)
    def test_the_log_tells_what_the_catalogue_lists_and_numbers_without_gaps(self, seed):
        for before, resolution in self.turns(seed, 2):
            rules, events = find(before.ruleset), resolution.events
            clauses = {clause.id for clause in rules.clauses}
            assert [event.n for event in events] == list(range(1, len(events) + 1))
            assert list(faults(rules.catalogue, events)) == []
            assert {event.clause for event in events} <= clauses
            assert all(event.text for event in worded(rules.log(before), events))

    @drawn(6)
    @given(SEEDS)
    def test_the_same_orders_and_seed_make_the_same_turn(self, seed):
        (before, first), *_ = self.turns(seed, 1)
        assert resolve_battle(before, bytes([seed % 256]) * 32) == first

    @drawn(25)
    @given(st.text(max_size=400))
    def test_no_text_of_orders_raises(self, text):
        battle = replace(read(self.generated(1)), orders={"a": text, "b": text})
        assert resolve_battle(battle, bytes(32)).events

    def test_whole_battles_on_intents_come_to_blows(self):
        kinds = set()
        for seed in range(3):
            battle = read(self.generated(seed))
            for _ in range(6):
                orders = dict.fromkeys(("a", "b"), f"{self.attack}\nINTENT ATTACK")
                resolution = resolve_battle(replace(battle, orders=orders), bytes([seed]) * 32)
                kinds |= {event.kind for event in resolution.events}
                battle = resolution.battle
        assert self.blows <= kinds
