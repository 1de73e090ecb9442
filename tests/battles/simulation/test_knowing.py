"""The army that the program leads knows what its side sees, and no more, where the fog says so."""

from dataclasses import replace

import pytest

from battles.engine.battle import Trace
from battles.rulesets import find, read
from battles.simulation.knowing import as_known
from battles.staff.army import Character, orders
from tests.battles.documents import battalion, duel

HILL = {"id": "hill", "kind": "hill", "area": [[20, 35], [100, 35], [100, 38], [20, 38]]}
RULES = find("mini-nap")


def battle(*enemies, fog="known"):
    return read(duel(battalion("F1"), *enemies, terrain=[HILL], settings={"fog": fog}))


def known(*enemies, **more):
    return as_known(RULES, battle(*enemies, **more), "french")


HIDDEN, SEEN = battalion("A1", "AB", (60, 60), strength=9), battalion("A2", "AB", (60, 33))


def test_whom_nobody_sees_is_not_there():
    assert [unit.id for unit in known(HIDDEN, SEEN).units] == ["F1", "A2"]


def test_with_an_open_fog_everybody_is():
    assert known(HIDDEN, SEEN, fog="open") == battle(HIDDEN, SEEN, fog="open")


def test_of_an_enemy_in_sight_neither_strength_nor_quality_shows():
    strong, weak = (
        known({**SEEN, "strength": points, "quality": quality}) for points, quality in ((9, "guard"), (2, "trained"))
    )
    assert strong.unit_by_id["A2"] == weak.unit_by_id["A2"]


def test_one_who_was_lost_is_where_he_was_last_seen():
    lost = {"french": (Trace("A1", (60.0, 45.0), 180.0, "line"),)}
    there = as_known(RULES, replace(battle(HIDDEN), contacts=lost), "french").unit_by_id["A1"]
    assert (there.at, there.facing, there.formation) == ((60.0, 45.0), 180.0, "line")


@pytest.mark.parametrize("hidden", [(), (HIDDEN,), ({**HIDDEN, "at": [90, 50], "strength": 2},)])
def test_the_program_orders_the_same_whoever_stands_unseen(hidden):
    sheet = orders(RULES, known(SEEN, *hidden), "french", Character.STEADY)
    assert sheet == orders(RULES, known(SEEN), "french", Character.STEADY)
