"""A battle on a handful of intents, told turn by turn."""

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from battles import rulesets
from battles.engine.battlefile import load
from battles.reports.documents import Chronicle
from battles.reports.facts import Clock
from battles.services.led_battle import told
from battles.services.naming import names_of
from battles.services.played import orders_by_turn, play
from campaigns.services.scenarios.scenarios import find_scenario
from orders.language.sheet import parse

INTENTS = Path("docs/examples/quatre-bras-intents.yaml")


@pytest.fixture(scope="module")
def entries():
    return load(INTENTS.read_text())["turns"]


def test_the_intents_of_the_example_are_a_handful_changed_twice(entries):
    battle = rulesets.read(find_scenario("quatre-bras").document())
    assert len(entries) == 3
    for entry in entries:
        for side in battle.sides:
            sheet = parse(entry[side.id], names_of(battle, side.id), rulesets.find(battle.ruleset).vocabulary)
            assert not sheet.refused
            assert 2 <= len([block for block in sheet.blocks if block.intent]) <= 4
            assert not sheet.units


def test_the_page_tells_every_turn_with_orders_where_they_change_and_maps_where_they_are_wanted(entries):
    battle = rulesets.read(find_scenario("quatre-bras").document())
    able = replace(battle, settings=MappingProxyType({**battle.settings, "staff": "able"}))
    played = play(able, orders_by_turn(entries), lambda turn: bytes([turn]) * 32, 2)
    chronicle = Chronicle(rulesets.find(battle.ruleset), tuple(one.turn for one in played), Clock(20))
    files = told(chronicle, "Two turns", "An example.", (2,), "page")
    text = files["page.md"].decode()
    assert set(files) == {"page.md", "page-02.png"}
    assert text.count("## ") == 2
    assert text.count("INTENT ATTACK gemioncourt") == 1
    assert "![The field after turn 2](page-02.png)" in text
    assert "Lost in the whole day: French" in text
