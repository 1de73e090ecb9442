"""Rulings: paths into a battle file, what they may and may not change, and scripted throws."""

from __future__ import annotations

import pytest

from battles import rulesets
from battles.engine.faults import InputFaults
from campaigns.services.rulings.rulings import AFTER, BEFORE, Verdict, apply_to, look_up, with_change
from tests.battles.documents import battalion, duel

DOCUMENT = duel(battalion("1/92"), battalion("A1", "AB", (60, 60), facing=180))
THROW = {"for": "fire", "by": "1/92", "roll": [6, 6, 1]}


@pytest.mark.parametrize(
    ("path", "value"),
    [("units[1/92].strength", 6), ("units[0].at", [60, 20]), ("table.width", 120), ("units[A1].traits", None)],
)
def test_a_path_leads_to_a_value_by_id_or_by_number(path: str, value: object) -> None:
    assert look_up(DOCUMENT, path) == value


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("units[1/93].strength", "1/92, A1"),
        ("units[7]", "1/92, A1"),
        ("tabel.width", "table"),
        ("units[1/92].strength.more", "plain value"),
        ("turn", "cannot change"),
        ("log[0].text", "cannot change"),
        ("", "cannot change"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused_with_what_there_is(path: str, word: str) -> None:
    with pytest.raises(InputFaults) as refused:
        look_up(DOCUMENT, path)
    assert refused.value.faults[0].path == path
    assert word in refused.value.faults[0].message


def test_a_change_is_made_to_a_copy_and_the_rest_stays() -> None:
    changed = with_change(DOCUMENT, "units[1/92].strength", 3, rulesets.read)
    assert (look_up(changed, "units[1/92].strength"), look_up(DOCUMENT, "units[1/92].strength")) == (3, 6)
    assert changed["units"][1] == DOCUMENT["units"][1]


def test_nothing_takes_a_key_away() -> None:
    out = with_change(DOCUMENT, "units[1/92].out", "eliminated", rulesets.read)
    assert "out" not in with_change(out, "units[1/92].out", None, rulesets.read)["units"][0]


@pytest.mark.parametrize(
    ("path", "value"), [("units[1/92].strength", "many"), ("units[1/92].quality", "superb"), ("units[1/92].at", [1])]
)
def test_a_change_that_makes_no_valid_battle_is_refused(path: str, value: object) -> None:
    with pytest.raises(InputFaults):
        with_change(DOCUMENT, path, value, rulesets.read)


def test_verdicts_touch_their_own_stage_only() -> None:
    verdicts = [
        Verdict("before.units[1/92].strength", 4, "counted again"),
        Verdict("after.units[1/92].strength", 2, "counted again"),
    ]
    assert look_up(apply_to(DOCUMENT, verdicts, BEFORE, rulesets.read), "units[1/92].strength") == 4
    assert look_up(apply_to(DOCUMENT, verdicts, AFTER, rulesets.read), "units[1/92].strength") == 2


def test_a_throw_or_a_list_of_throws_goes_into_the_script_in_order() -> None:
    second = {**THROW, "roll": [1, 1, 1]}
    scripted = apply_to(
        DOCUMENT, [Verdict("dice", THROW, ""), Verdict("dice", [second, THROW], "")], BEFORE, rulesets.read
    )
    assert scripted["dice"] == [THROW, second, THROW]
    assert "dice" not in apply_to(DOCUMENT, [Verdict("dice", THROW, "")], AFTER, rulesets.read)


def test_a_throw_that_no_battle_file_could_hold_is_refused() -> None:
    with pytest.raises(InputFaults):
        apply_to(DOCUMENT, [Verdict("dice", {"for": "fire", "roll": "six"}, "")], BEFORE, rulesets.read)
