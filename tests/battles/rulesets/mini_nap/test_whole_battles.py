"""Whole battles on intents alone: no fault, and losses that look like the period."""

from dataclasses import replace

import pytest

from battles.engine.battlefile import load, to_document
from battles.rulesets import read
from battles.rulesets.mini_nap.table.organisation import brigades
from battles.services.adjudication import resolve_battle
from benchmarks.engine import battle_of
from config.environment import ROOT

TURNS = 12
QUATRE_BRAS = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"


def intents(battle, posture_of):
    """An intent for every brigade, by its side."""
    orders = dict.fromkeys(battle.side_by_id, "")
    for brigade in brigades(battle):
        if brigade.formation == brigade.id:
            orders[brigade.side] += f"BRIGADE {brigade.id}\n  INTENT {posture_of(brigade.side)}\n"
    return orders


def fight(battle, posture_of):
    """The share of the strength that is lost in a whole battle; every state between is a valid battle file."""
    began = sum(unit.strength for unit in battle.units)
    lost = 0
    for turn in range(TURNS):
        battle = replace(battle, orders=intents(battle, posture_of))
        resolution = resolve_battle(battle, bytes([turn]) * 32)
        lost += sum(event.effect["lost"] for event in resolution.events if event.kind == "loss")
        assert resolution.events[-1].kind == "turn_end"
        battle = read({key: value for key, value in to_document(resolution.battle).items() if key != "log"})
    return lost / began


@pytest.mark.parametrize("units", [4, 90])
def test_a_generated_battle_is_fought_to_its_end(units):
    share = fight(read(battle_of(units)), lambda side: "ATTACK" if side == "south" else "DEFEND")
    assert 0 < share < 1


def test_two_armies_that_hold_lose_nothing():
    assert fight(read(battle_of(20, apart=100)), lambda _: "HOLD") == 0


def test_quatre_bras_is_fought_to_its_end():
    battle = read(load(QUATRE_BRAS.read_text()))
    french = battle.sides[0].id
    share = fight(battle, lambda side: "ATTACK" if side == french else "DEFEND")
    assert 0.01 < share < 0.6
