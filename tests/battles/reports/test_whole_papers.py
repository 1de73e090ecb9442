"""Papers looked at page by page: no text cut short, over the margin or in another, no page half empty.

Over battles of 4 to 300 units, with long names and names in many scripts, on A4 and Letter, and over the battle of the
examples.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.reports.documents import command_table, turn_report
from battles.reports.documents.paper import LETTER
from tests.battles.reports import generated, printed, printing
from tests.battles.reports.test_truth import SIDES, report
from tests.printed_words import text_of


def faults_of(papers) -> list[str]:
    """What is wrong with the texts of some papers, and which of their pages are half empty."""
    found = []
    for called, make in papers:
        pages = printing.printed(make)
        assert pages
        assert all(page.texts for page in pages)
        found += [f"{called}, {fault}" for fault in printing.faults(pages)]
        found += [f"{called}, {fault}" for fault in printing.loose(pages)]
    return found


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.RECIPES)
def test_a_seats_papers_of_generated_battles_are_whole(name, side):
    assert not faults_of(printed.seats_papers(generated.report(name, side)))


@pytest.mark.parametrize("name", generated.RECIPES)
def test_the_desks_papers_of_generated_battles_are_whole(name):
    turns = tuple(played.turn for played in generated.played(name))
    assert not faults_of(printed.desks_papers(generated.umpires(name), turns, generated.RECIPES[name].paper))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [1, 4, 8])
def test_a_seats_papers_of_a_played_battle_are_whole(number, side):
    assert not faults_of(printed.seats_papers(report(number, side)))
    assert not faults_of(printed.seats_papers(replace(report(number, side), paper=LETTER)))


@pytest.mark.parametrize("name", generated.RECIPES)
def test_names_in_every_script_are_printed_as_they_are_written(name):
    told = generated.report(name, "north")
    text = text_of(turn_report(told))
    assert "??" not in text
    assert all(word in text for word in told.after.title.replace("'", "’").split())
    led = {one.commander.name for one in told.after.formations if one.kind == "army" and one.side == "north"}
    assert led
    assert all(name.split()[0] in text for name in led)


def test_what_is_cut_or_runs_into_another_is_found_out(monkeypatch):
    told = generated.report("40 units with long names, Letter", "north")
    monkeypatch.setattr(command_table, "fitted", lambda text, *about: text)
    found = printing.faults(printing.printed(lambda: turn_report(told)))
    assert any("colliding" in fault for fault in found)
    monkeypatch.setattr(command_table, "fitted", lambda text, *about: text[:3] + "…")
    assert any("cut" in fault for fault in printing.faults(printing.printed(lambda: turn_report(told))))
