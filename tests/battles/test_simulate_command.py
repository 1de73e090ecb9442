"""``manage.py simulate``."""

import csv
import io

import pytest
from django.core.management import CommandError, call_command

from battles.engine.faults import Fault, InputFaults
from battles.services import simulating
from tests.printed_words import text_of


def simulate(out, *arguments):
    said = io.StringIO()
    given = ("--battles", "2", "--turns", "2", "--workers", "1", "--out", str(out), *arguments)
    call_command("simulate", "first-steps", *given, stdout=said, stderr=io.StringIO())
    return said.getvalue()


def test_it_says_who_won_and_leaves_tables_and_a_paper(tmp_path):
    said = simulate(tmp_path, "--sensitivity", "1")
    assert "First Steps: 2 battles" in said
    rows = list(csv.DictReader(io.StringIO((tmp_path / "winners.csv").read_text())))
    assert {row["variant"] for row in rows} >= {"as it is"}
    assert len({row["variant"] for row in rows}) >= 3
    text = text_of((tmp_path / "simulation.pdf").read_bytes())
    for words in ("battles played by the program", "as it is"):
        assert words in text


def test_run_again_it_plays_nothing_and_says_the_same(tmp_path):
    first = simulate(tmp_path)
    kept = (tmp_path / "outcomes.jsonl").read_bytes()
    paper = (tmp_path / "simulation.pdf").read_bytes()
    assert simulate(tmp_path) == first
    assert (tmp_path / "outcomes.jsonl").read_bytes() == kept
    assert (tmp_path / "simulation.pdf").read_bytes() == paper


def test_more_battles_are_played_on(tmp_path):
    simulate(tmp_path)
    assert "3 battles" in simulate(tmp_path, "--battles", "3")


def test_a_file_that_is_not_there_is_answered_with_the_scenarios(tmp_path):
    with pytest.raises(CommandError, match="first-steps"):
        call_command("simulate", "nowhere.yaml", "--out", str(tmp_path))


def test_a_battle_that_cannot_be_played_is_answered_with_its_faults(tmp_path, monkeypatch):
    def refused(*_):
        raise InputFaults([Fault("weather", "'hail'; allowed: fair"), Fault("turn", "0; allowed: 1")])

    monkeypatch.setattr(simulating, "run", refused)
    with pytest.raises(CommandError) as answer:
        simulate(tmp_path)
    assert str(answer.value) == "weather: 'hail'; allowed: fair\nturn: 0; allowed: 1"
