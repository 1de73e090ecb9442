"""Another rulebook's turns told: prose, reports, order sheets and maps, with its own words, commands and lengths."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache
from io import BytesIO

import pytest
from pypdf import PdfReader

from battles.engine.knowledge import observe, observers
from battles.reports.documents import (
    BattleReportData,
    Chronicle,
    PlayedTurn,
    SeatBrief,
    UmpireReportData,
    battle_report,
    deployment_map,
    form_of,
    order_form,
    player_data,
    quick_reference,
    rosters,
    turn_report,
    umpire_report,
)
from battles.reports.facts import Clock
from battles.reports.maps import draw_map
from tests.stub_rulebook.play import played
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import FOREIGN

CLOCK = Clock(15, datetime(1913, 8, 1, 14, 0))
WELLS = SeatBrief("Mr Wells", ("blues",), "the Blue Army", "7Q2K-MXA4")


def data(turn: int = 0, side: str = "blue"):
    """What a report of a turn is made from."""
    one = played()[turn]
    return player_data(RULEBOOK, one.before, one.events, one.after, side=side, seat=WELLS, clock=CLOCK, root="ab" * 16)


def _umpire() -> bytes:
    one = played()[0]
    known = {o.name: observe(RULEBOOK, one.before, one.events, one.after, o) for o in observers(one.before)}
    return umpire_report(
        UmpireReportData(RULEBOOK, one.before, one.after, one.events, CLOCK, known, {"blue": "B1: GO"}, (), "ab")
    )


def _battle() -> bytes:
    turns = tuple(PlayedTurn(one.before, one.events, one.after, {}, "ab" * 16) for one in played())
    return battle_report(BattleReportData(Chronicle(RULEBOOK, turns, CLOCK), {"blue": ("Mr Wells",)}))


MAKERS = {
    "turn 1": lambda: turn_report(data(0)),
    "turn 2": lambda: turn_report(data(1)),
    "turn 3 of the other side": lambda: turn_report(data(2, "red")),
    "order form": lambda: order_form(form_of(data(1))),
    "umpire's report": _umpire,
    "battle report": _battle,
    "rosters": lambda: rosters(RULEBOOK, played()[0].before),
    "deployment map": lambda: deployment_map(RULEBOOK, played()[0].before, clock=CLOCK),
    "quick reference": lambda: quick_reference(RULEBOOK),
}

# The scale of a map is told on paper: so many millimetres to a centimetre of the table.
SCALE = re.compile(r"[\d.]+ mm (here )?is 1 cm( on the table)?")


@cache
def text(name: str) -> str:
    """What a reader finds in a paper, white space made plain."""
    pages = PdfReader(BytesIO(MAKERS[name]())).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


@pytest.mark.parametrize("name", MAKERS)
def test_no_paper_speaks_another_rulebooks_words(name):
    assert len(text(name)) > 100
    told = SCALE.sub("", text(name)).lower()
    assert [word for word in FOREIGN if word in told] == []


def test_a_report_tells_what_the_army_did():
    told = text("turn 1")
    assert "Blue Army" in told
    assert "not called upon" not in told
    assert "gone" not in told
    assert "Red Guns" not in told
    assert "tin horse" in told
    assert "cost them one stage of heart" in told


def test_a_report_tells_who_was_swept_away():
    assert "Red Grenadiers" in text("turn 2")
    assert "hoard" not in text("turn 2")


def test_an_order_sheet_commands_the_army_and_its_companies():
    form = text("order form")
    assert "ARMY blues" in form or "Blue Army" in form
    assert "B1" in form


def test_the_umpires_log_words_the_rulebooks_own_events():
    told = text("umpire's report")
    assert "Company B1 shoots at Red Grenadiers" in told
    assert "Company B2 goes 3 in" in told


def test_chances_are_those_of_ten_sides():
    assert RULEBOOK.likelihood(next(e for e in played()[0].events if e.kind == "fire")) == 0.5


@pytest.mark.parametrize("side", ["blue", "red", ""])
@pytest.mark.parametrize("form", ["svg", "png", "pdf"])
def test_maps_are_drawn_with_points_of_terrain(side, form):
    made = draw_map(RULEBOOK, played()[0].before, side=side, form=form)
    assert len(made) > 1000
    if form == "svg":
        assert [word for word in FOREIGN if word in made.decode().lower()] == []
