"""``manage.py map`` draws a battle file without a database."""

from __future__ import annotations

import json

import pytest
from django.core.management import CommandError, call_command
from pypdf import PdfReader

from battles.engine import battlefile
from tests.battles.reports import gemioncourt


@pytest.fixture
def battle_file(tmp_path):
    path = tmp_path / "battle.json"
    battle = gemioncourt.battle(terrain=())
    path.write_text(json.dumps(battlefile.to_document(battle)), encoding="utf-8")
    return path


@pytest.mark.parametrize(("form", "start"), [("pdf", b"%PDF"), ("png", b"\x89PNG"), ("svg", b"<svg")])
def test_it_writes_the_format_that_is_asked_for(battle_file, tmp_path, form, start):
    out = tmp_path / f"map.{form}"
    call_command("map", str(battle_file), "--side", "french", "--format", form, "--out", str(out))
    assert out.read_bytes().startswith(start)


def test_a_pdf_is_made_for_the_paper_at_hand(battle_file, tmp_path):
    out = tmp_path / "map.pdf"
    call_command("map", str(battle_file), "--paper", "Letter", "--out", str(out))
    box = PdfReader(out).pages[0].mediabox
    assert sorted((round(box.width), round(box.height))) == [612, 792]


@pytest.mark.parametrize("width", [0, 99, 4001])
def test_it_refuses_widths_that_nobody_can_use(battle_file, width):
    with pytest.raises(CommandError, match="100 to 4000"):
        call_command("map", str(battle_file), "--format", "png", "--width", str(width))


def test_it_names_the_sides_when_one_is_wrong(battle_file):
    with pytest.raises(CommandError, match="french, allied"):
        call_command("map", str(battle_file), "--side", "spanish")


def test_it_says_what_is_wrong_with_a_file(tmp_path):
    path = tmp_path / "broken.yaml"
    path.write_text("estafette: battle/1\nruleset: mini-nap\n", encoding="utf-8")
    with pytest.raises(CommandError, match="table"):
        call_command("map", str(path))


def test_it_says_when_there_is_no_file(tmp_path):
    with pytest.raises(CommandError, match="give the path of a battle file"):
        call_command("map", str(tmp_path / "nothing.yaml"))
