"""Whole turns as battle file and log: every case must be answered as it says."""

import json
from pathlib import Path

import pytest

from battles.engine.catalogue import faults
from battles.engine.dice import DEFAULT_SEED
from battles.engine.replay import replay
from battles.rulesets import find, read
from battles.services.adjudication import adjudicate, resolve_battle
from tests.acceptance.matching import agrees, cases_of, complaint, laid_over

CASES = [case for folder in sorted(Path(__file__).parent.glob("cases/*")) for case in cases_of(folder)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_case_is_answered_as_it_says(case):
    answer = json.loads(json.dumps(adjudicate(case["battle"], turns=case.get("turns", 1))))
    assert complaint(case, answer) == ""


def test_cases_have_names_of_their_own():
    names = [case["id"] for case in CASES]
    assert sorted(set(names)) == sorted(names)


def test_numbers_agree_within_the_tolerance_and_lists_as_a_whole():
    assert agrees({"at": [1, 2]}, {"at": [1.04, 2], "more": 1})
    assert not agrees({"at": [1, 2]}, {"at": [1.06, 2]})
    assert not agrees([1], [1, 2])
    assert agrees({"a": {"absent": True}}, {})
    assert not agrees({"a": {"absent": True}}, {"a": 0})
    assert agrees({"a": {"gte": 2}}, {"a": 3})
    assert not agrees({"a": 1}, {"a": True})


def test_changes_are_laid_over_by_id():
    below = {"units": [{"id": "a", "x": 1}], "turn": 1}
    above = {"units": [{"id": "a", "y": 2}, {"id": "b"}]}
    assert laid_over(below, above) == {"units": [{"id": "a", "x": 1, "y": 2}, {"id": "b"}], "turn": 1}


def test_a_case_that_is_not_met_says_why():
    answer = {"ok": True, "events": [{"kind": "move", "unit": "a"}], "state": {"units": [], "formations": []}}
    assert "no event" in complaint({"expect": [{"kind": "fire"}]}, answer)
    assert "unwanted" in complaint({"never": [{"unit": "a"}]}, answer)
    assert "wanted" in complaint({"state": {"turn": 3}}, answer)
    assert "no fault names" in complaint({"refused": ["units[0]"]}, answer)


@pytest.mark.parametrize("case", [case for case in CASES if "refused" not in case], ids=lambda case: case["id"])
def test_the_catalogue_lists_every_event_of_the_case_and_what_it_changes(case):
    battle = read(case["battle"])
    listed = find(battle.ruleset).catalogue
    resolution = resolve_battle(battle, DEFAULT_SEED)
    assert list(faults(listed, resolution.events)) == []
    for unit, left in zip(replay(listed, battle, resolution.events).units, resolution.battle.units, strict=True):
        assert (unit.out, unit.arrives, unit.strength) == (left.out, left.arrives, left.strength)
        if left.in_play:
            assert (unit.at, unit.facing) == (pytest.approx(left.at, abs=0.01), pytest.approx(left.facing, abs=0.02))
            assert unit.formation == left.formation
