"""``manage.py report`` tells a battle file to one side, without a database."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from battles.engine.battlefile import dump_yaml, to_document
from battles.reports.documents import read_order_form
from tests.battles.reports import gemioncourt
from tests.printed_words import text_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "battle.yaml"
    orders = {"french": "BRIGADE gauthier\n  1/92: MOVE 3\nSTANDING ALL vs cavalry: SQUARE\n"}
    path.write_text(dump_yaml(to_document(gemioncourt.battle(orders=orders, terrain=()))), encoding="utf-8")
    return path


def test_it_writes_report_order_form_and_map(file, tmp_path, capsys):
    call_command("report", file, side="french", out=tmp_path / "out", seed=bytes(32))
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    stem = "quatre-bras-turn-4-french"
    assert names == [f"{stem}-map.png", f"{stem}-orders.pdf", f"{stem}-report.pdf"]
    assert read_order_form((tmp_path / "out" / f"{stem}-orders.pdf").read_bytes()) == "TURN 5\n"
    text = text_of((tmp_path / "out" / f"{stem}-report.pdf").read_bytes())
    assert "foot charged by cavalry tries to form square" in text
    assert "To the French commander" in text


def test_the_same_call_writes_the_same_bytes(file, tmp_path):
    for folder in ("one", "other"):
        call_command("report", file, side="allied", out=tmp_path / folder, formation=["2N"], name="Perponcher")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "other" / path.name).read_bytes()


def test_a_battle_may_be_told_as_it_stands(file, tmp_path):
    starts = "1815-06-16T14:10"
    call_command("report", str(file), "--side=french", f"--out={tmp_path}", "--as-it-stands", f"--starts={starts}")
    text = text_of((tmp_path / "quatre-bras-turn-4-french-report.pdf").read_bytes())
    assert "Friday, 16 June 1815" in text


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"side": "prussian"}, "its sides: french, allied"),
        ({"side": "french", "formation": ["2N"]}, "not a formation of the side 'french'"),
    ],
)
def test_a_wrong_side_or_formation_is_refused_with_what_is_allowed(file, tmp_path, wrong, message):
    with pytest.raises(CommandError, match=message):
        call_command("report", file, out=tmp_path, **wrong)


@pytest.mark.parametrize("content", ["", "estafette: battle/1", "- no\n- battle"])
def test_a_file_that_is_no_battle_is_refused(tmp_path, content):
    path = tmp_path / "wrong.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(CommandError, match="is not a battle that can be told"):
        call_command("report", path, side="french", out=tmp_path)
