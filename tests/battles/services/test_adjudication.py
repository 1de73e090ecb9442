"""Battle files in, the contract's answers out: no database, mail or clock."""

import json
import os
import subprocess
import sys

import pytest

from battles import rulesets
from battles.engine.dice import DEFAULT_SEED
from battles.engine.faults import InputFaults
from battles.services.adjudication import adjudicate, read_sheets, resolve_turn
from tests.battles.documents import battalion, duel


def meeting(**more):
    return duel(battalion("F1"), battalion("A1", "AB", (60, 70), facing=180), **more)


def test_the_answer_holds_events_and_the_next_battle_file():
    answer = adjudicate(meeting(orders={"french": "F1: MOVE 4"}))
    assert answer["ok"]
    assert [event["n"] for event in answer["events"]] == list(range(1, len(answer["events"]) + 1))
    moved = next(event for event in answer["events"] if event["kind"] == "move")
    assert moved["effect"]["distance"] == 4
    assert answer["state"]["turn"] == 3
    assert rulesets.read(json.loads(json.dumps(answer["state"]))).unit_by_id["F1"].at == (60, 24)


def test_all_faults_of_a_document_come_together():
    document = meeting()
    document["units"][0]["quality"] = "superb"
    document["units"][1]["of"] = "nobody"
    answer = adjudicate(document)
    assert not answer["ok"]
    assert {"units[0].quality", "units[1].of"} <= {error["path"] for error in answer["errors"]}


def test_a_throw_that_strict_dice_do_not_know_is_a_fault():
    answer = adjudicate(meeting(strict_dice=True))
    assert [error["path"] for error in answer["errors"]] == ["dice"]
    assert "initiative by french" in answer["errors"][0]["message"]


def test_several_turns_go_on_from_each_other():
    answer = adjudicate(meeting(), turns=3)
    assert answer["state"]["turn"] == 5
    assert [event["turn"] for event in answer["events"] if event["kind"] == "turn_start"] == [2, 3, 4]


def test_the_same_seed_gives_the_same_bytes_and_another_one_other_dice():
    document = meeting()
    first = json.dumps(adjudicate(document, seed=b"one"))
    assert json.dumps(adjudicate(document, seed=b"one")) == first
    assert any(json.dumps(adjudicate(document, seed=bytes([seed]))) != first for seed in range(5))


def test_sheets_handed_in_take_the_place_of_orders_in_the_document():
    sheets = read_sheets(rulesets.read(meeting(orders={"french": "F1: MOVE 1", "allied": "A1: MOVE 2"})))
    events, state = resolve_turn(meeting(orders={"french": "F1: MOVE 4"}), sheets, DEFAULT_SEED)
    units = {unit["id"]: unit for unit in state["units"]}
    assert units["F1"]["at"] == [60, 21]
    assert units["A1"]["at"] == [60, 68]
    assert all(event["turn"] == 2 for event in events)


def test_a_document_that_cannot_be_used_is_raised_for_the_caller_who_must_know():
    with pytest.raises(InputFaults):
        resolve_turn({"ruleset": "chess"}, {}, DEFAULT_SEED)


def test_each_side_has_a_sheet_if_only_an_empty_one():
    sheets = read_sheets(rulesets.read(meeting(orders={"french": "nonsense"})))
    assert set(sheets) == {"french", "allied"}
    assert len(sheets["french"].refused) == 1
    assert not sheets["allied"].units


def test_files_are_resolved_where_nothing_of_the_site_is_set_up() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
    program = "import battles.services.adjudication, sys; sys.exit('django' in sys.modules and 3)"
    assert subprocess.run([sys.executable, "-c", program], env=environment, check=False).returncode == 0
