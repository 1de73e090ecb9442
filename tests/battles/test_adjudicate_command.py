"""``manage.py adjudicate``: one JSON document a file, one a line."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from battles.engine.battlefile import dump_yaml
from tests.battles.documents import battalion, duel


@pytest.fixture
def good(tmp_path):
    path = tmp_path / "duel.yaml"
    path.write_text(dump_yaml(duel(battalion("F1"), battalion("A1", "AB", (60, 70), facing=180))))
    return path


def run(*arguments):
    """The command's lines, and whether it ended as refused."""
    out = StringIO()
    try:
        call_command("adjudicate", *map(str, arguments), stdout=out)
    except SystemExit as end:
        return [json.loads(line) for line in out.getvalue().splitlines()], end.code
    return [json.loads(line) for line in out.getvalue().splitlines()], 0


def test_files_are_answered_in_the_order_given(good, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text('{"estafette": "battle/1"')
    answers, status = run(good, bad, good)
    assert [answer["file"] for answer in answers] == [str(good), str(bad), str(good)]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert answers[0]["events"] == answers[2]["events"]
    assert status == 1


def test_the_status_is_0_when_every_file_was_resolved(good):
    answers, status = run(good, "--turns", "2", "--seed", "00ff")
    assert status == 0
    assert answers[0]["state"]["turn"] == 4


def test_a_file_that_is_not_there_or_not_text_is_a_fault_like_any_other(tmp_path):
    binary = tmp_path / "battle.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    answers, status = run(tmp_path / "nowhere.yaml", binary)
    assert status == 1
    assert "give the path of a battle file" in answers[0]["errors"][0]["message"]
    assert "not UTF-8" in answers[1]["errors"][0]["message"]


def test_the_battle_afterwards_can_be_kept(good, tmp_path):
    run(good, "--out", tmp_path / "after")
    again, status = run(tmp_path / "after" / "duel.json")
    assert status == 0
    assert again[0]["state"]["turn"] == 4


@pytest.mark.parametrize("arguments", [("--turns", "0"), ("--turns", "many"), ("--seed", "xyz")])
def test_a_number_of_turns_or_a_seed_that_cannot_be_is_refused_with_the_way_to_put_it_right(good, arguments):
    with pytest.raises(CommandError, match="give"):
        call_command("adjudicate", str(good), *arguments)
