"""A battle played out over several turns: its logs replay to what the engine left, and knowledge goes on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.engine.replay import place_of, replay
from battles.rulesets import read
from battles.rulesets.mini_nap.catalogue import CATALOGUE
from battles.services.played import Played, orders_by_turn, play

SCENARIO = Path(__file__).resolve().parents[3] / "campaigns" / "scenarios" / "first-steps" / "battle.yaml"
TURNS = 6


@cache
def played() -> tuple[Played, ...]:
    """First Steps with both sides attacking."""
    battle = read(load(SCENARIO.read_text(encoding="utf-8")))
    orders = {side.id: "INTENT ATTACK\nSTANDING ALL opportunity charge: ALWAYS\n" for side in battle.sides}
    return play(battle, lambda _: orders, lambda turn: sha256(b"%d" % turn).digest(), TURNS)


@pytest.mark.parametrize("place", range(TURNS))
def test_replaying_a_turns_log_gives_the_table_that_the_engine_left(place):
    if place >= len(played()):
        assert any(event.kind == "victory" for event in played()[-1].turn.events)
        return
    turn = played()[place].turn
    replayed = replay(CATALOGUE, turn.before, turn.events)
    for unit, left in zip(replayed.units, turn.after.units, strict=True):
        assert (unit.formation, unit.strength, unit.out, dict(unit.extra)) == (
            left.formation, left.strength, left.out, dict(left.extra)
        )  # fmt: skip
        if left.in_play:
            assert unit.at == pytest.approx(left.at, abs=0.01)
            assert unit.facing == pytest.approx(left.facing, abs=0.01)
    for formation, left in zip(replayed.formations, turn.after.formations, strict=True):
        if formation.commander and left.commander:
            stand = place_of(formation.commander, replayed.unit_by_id)
            assert stand == pytest.approx(place_of(left.commander, turn.after.unit_by_id), abs=0.01)


def test_somebody_fought_so_that_the_test_above_means_something():
    kinds = {event.kind for one in played() for event in one.turn.events}
    assert {"move", "fire", "loss"} <= kinds


def test_knowledge_goes_on_from_turn_to_turn():
    assert played()[0].known == {}
    later = played()[-1]
    for side in later.turn.before.sides:
        knowledge = later.known[side.id]
        assert knowledge.turn == later.turn.before.turn
        assert knowledge.contacts
        aliases = [int(contact.alias.removeprefix("enemy-")) for contact in knowledge.contacts]
        assert aliases == sorted(aliases)
        assert max(aliases) <= knowledge.met


def test_orders_hold_until_the_next_entry():
    given = orders_by_turn([{"turn": 1, "french": "a"}, {"turn": 4, "french": "b", "allied": "c"}])
    assert [dict(given(turn)) for turn in (1, 3, 4, 9)] == [
        {"french": "a"}, {"french": "a"}, {"french": "b", "allied": "c"}, {"french": "b", "allied": "c"}
    ]  # fmt: skip


def test_the_same_orders_and_seeds_play_the_same_battle():
    first = played()[0].turn
    again = play(
        replace(first.before, orders={}), lambda _: first.orders, lambda turn: sha256(b"%d" % turn).digest(), 1
    )
    assert again[0].turn.events == first.events
