"""Another rulebook's troops drawn up from an order of battle, in its own lengths."""

from __future__ import annotations

import pytest

from battles.forms.setting_up import NewBattleForm
from campaigns.services.order_of_battle.values import Commander, Formation, OrderOfBattle, Side, Unit
from campaigns.services.scenarios.fielding import Field, field_battle
from tests.stub_rulebook.rulebook import RULEBOOK

LENGTHS = RULEBOOK.lengths


def order_of_battle() -> OrderOfBattle:
    """Two armies of foot, horse and a cannon."""
    sides = (Side("blue", "Blue", "blue"), Side("red", "Red", "red"))
    formations = tuple(
        Formation(key, "army", side, key.title(), commander=Commander(key.title()))
        for key, side in (("blues", "blue"), ("reds", "red"))
    )
    units = tuple(
        Unit(f"{of[0]}{n}", of, f"Unit {n}", arm, "line", "trained", 2)
        for of in ("blues", "reds")
        for n, arm in enumerate(("infantry", "infantry", "infantry", "cavalry", "cavalry", "artillery"))
    )
    return OrderOfBattle(sides, formations, units)


@pytest.fixture
def drawn() -> dict:
    return field_battle(order_of_battle(), ("blues", "reds"), Field("The Hearth Rug"), RULEBOOK)


def test_a_battle_drawn_up_is_one_of_the_rulebook(drawn: dict) -> None:
    read, faults = RULEBOOK.validate(drawn)
    assert (faults, len(read.units)) == ((), 12)


def test_the_table_and_the_ground_between_are_the_rulebooks(drawn: dict) -> None:
    assert drawn["table"]["width"] == 1.5 * LENGTHS.table[0]
    assert LENGTHS.table[1] <= drawn["table"]["height"] < 1.5 * LENGTHS.table[1]
    battle = RULEBOOK.validate(drawn)[0]
    edges = {side: [y for u in battle.units if battle.side_of[u.id] == side for _, y in RULEBOOK.footprint(battle, u)]
             for side in ("blue", "red")}  # fmt: skip
    assert min(edges["red"]) - max(edges["blue"]) >= LENGTHS.apart
    assert min(edges["blue"]) >= 0


def test_neighbours_stand_the_rulebooks_interval_apart(drawn: dict) -> None:
    battle = RULEBOOK.validate(drawn)[0]
    first, second = (RULEBOOK.footprint(battle, battle.unit_by_id[id]) for id in ("b0", "b1"))
    assert min(x for x, _ in second) - max(x for x, _ in first) == pytest.approx(LENGTHS.interval)


def test_the_umpire_is_asked_for_lengths_in_the_rulebooks_unit() -> None:
    form = NewBattleForm(scenarios=[], formations=[], ruleset=RULEBOOK)
    assert form["width"].label == "Width of the table, in"
    assert (form["width"].initial, form["between"].initial) == (72.0, LENGTHS.apart)
