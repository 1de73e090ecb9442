"""How many pages a turn takes: four for up to a corps, six for an army, on A4; and how they are filled.

In every turn of Quatre Bras for every seat that it has, in battles of the other rulebooks, and in generated ones.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from functools import cache, partial

import pytest

from battles import rulesets
from battles.reports.documents import (
    Due,
    Letter,
    SeatBrief,
    TurnReportData,
    form_of,
    order_form,
    player_data,
    quick_reference,
    turn_report,
)
from battles.reports.documents.paper import A4, LETTER
from battles.reports.facts import Clock
from battles.reports.facts.ordered import orders_given
from battles.services.adjudication import read_sheets
from battles.services.papers.file import standing_words, strengths
from battles.services.staffing import intents_by_unit
from tests.battles.reports import generated, other_battles, printing
from tests.battles.reports.test_truth import PLAYED, SIDES, all_of_quatre_bras
from tests.printed_words import text_of

#: The most pages for up to a corps, and for an army.
CORPS, ARMY = 4, 6
#: Up to so many units are no more than a corps, in battles that do not say what is one.
FEW = 30
TURNS = range(1, PLAYED + 1)
#: Turns whose reports are counted on Letter too.
SOME = range(1, 9)
START = datetime(1815, 6, 16, 14)
KEY = "7Q2K-MXA4-B9DR"
SEATS = {
    "two divisions": ("french", ("5D", "9D")),
    "one division": ("french", ("9D",)),
    "a division of the other side": ("allied", ("picton",)),
    "a corps of three divisions": ("allied", ("orange",)),
    "a corps of four": ("french", ("II",)),
}


def report(number: int, side: str, formations: tuple[str, ...] = ()) -> TurnReportData:
    """A seat's report with everything that one by mail has: orders, messages, deadline, roots of the dice."""
    return replace(side_report(number, side), seat=SeatBrief("Count Reille", formations, "the command", KEY))


@cache
def side_report(number: int, side: str) -> TurnReportData:
    """The report of a side, which is the same for all its seats but for whose it is."""
    one = all_of_quatre_bras()[number - 1]
    turn, ruleset = one.turn, rulesets.find(one.turn.before.ruleset)
    sheet = read_sheets(turn.before)[side]
    return player_data(
        ruleset,
        turn.before,
        turn.events,
        turn.after,
        side=side,
        seat=SeatBrief("the side"),
        clock=Clock(ruleset.minutes_per_turn, START),
        previous=one.known.get(side),
        due=Due(datetime(2026, 11, 26, 20), "Brussels"),
        started=strengths(all_of_quatre_bras()[0].turn.before),
        intents=intents_by_unit(turn.before, side, sheet),
        ordered=orders_given(sheet),
        standing=standing_words(turn.before, side, sheet),
        messages=(Letter("Reille", "You have the farm: keep it.", "15:25"),),
        root="095cb052b1e49a39557f36b5ce06181a" * 2,
        commitment="0646ca5308c1fa478238f5db90766bcc" * 2,
    )


def pages_of(told: TurnReportData) -> list[printing.Page]:
    return printing.printed(partial(turn_report, told), maps=False)


def formations() -> list[tuple[str, str]]:
    """All divisions and corps of the battle with their sides: each may have a seat of its own."""
    battle = all_of_quatre_bras()[0].turn.before
    found = [one for one in battle.formations if one.kind in ("division", "corps") and battle.units_of(one.id)]
    return [(battle.side_of_formation(one.id), one.id) for one in found]


@pytest.mark.parametrize("side", SIDES)
def test_the_frames_of_maps_make_the_pages_that_the_maps_make(side):
    told = partial(turn_report, report(4, side))
    framed, engraved = printing.printed(told, maps=False), printing.printed(told)
    assert framed == engraved
    scales = SCALE.findall(text_of(told()))
    assert scales == SCALE.findall(text_of(printing.without_maps(told)))
    assert sum(len(page.maps) for page in engraved) > 3


@pytest.mark.parametrize("number", TURNS)
def test_a_turn_of_every_division_and_corps_takes_four_pages(number):
    seats = [*SEATS.values(), *((side, (one,)) for side, one in formations())]
    assert ("french", ("II",)) in seats
    found = {}
    for side, under in dict.fromkeys(seats):
        pages = pages_of(report(number, side, under))
        if len(pages) > CORPS or printing.loose(pages):
            found[under] = len(pages), printing.loose(pages)
    assert not found


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", SOME)
def test_a_corps_turn_takes_a_page_more_at_most_on_letter(number, seat):
    # A Letter is a fifteenth shorter than A4: no more than one page is needed for what it lacks.
    letter = pages_of(replace(report(number, *SEATS[seat]), paper=LETTER))
    assert len(letter) <= CORPS + 1
    assert not printing.loose(letter)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_an_armys_turn_takes_six_pages(number, side):
    pages = pages_of(report(number, side))
    assert 3 < len(pages) <= ARMY
    assert not printing.loose(pages)


#: What stands over a sheet of the sector: its scale, in millimetres to the table centimetre.
SCALE = re.compile(r"([\d.]+) mm is 1 cm")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_sheets_of_the_corps_of_an_army_are_large_enough_to_read(number, side):
    # Battalions are told apart and lines of fire followed from two millimetres on: an army's six pages have room.
    paper = printing.without_maps(partial(turn_report, report(number, side)))
    scales = [float(scale) for scale in SCALE.findall(text_of(paper))]
    assert scales
    assert all(2.0 <= scale <= 3.0 for scale in scales)


@pytest.mark.parametrize("name", other_battles.OTHERS)
def test_a_turn_of_a_division_by_another_rulebook_takes_four_pages(name):
    for told in other_battles.others(name, seed=0):
        pages = pages_of(told)
        assert len(pages) <= CORPS
        assert not printing.loose(pages)


#: Great battles by other rulebooks, each with a corps of it (or its smaller army), and the turn that is told.
GREAT = {"austerlitz": ("french", ("IV",)), "poltava": ("swedish", ()), "derlon": ("french", ("I",))}
TOLD = 2


@pytest.mark.parametrize("name", GREAT)
def test_a_turn_of_a_great_battle_by_another_rulebook_takes_four_or_six_pages(name):
    turns = other_battles.played(name, 0, TOLD)
    side, under = GREAT[name]
    for told in other_battles.reports_of(turns[-1], turns[0].turn.before):
        pages = pages_of(told)
        assert len(pages) <= ARMY
        assert not printing.loose(pages)
        if told.side == side:
            corps = pages_of(replace(told, seat=replace(told.seat, formations=under)))
            assert len(corps) <= CORPS
            assert not printing.loose(corps)


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.RECIPES)
def test_turns_of_generated_battles_take_few_pages(name, side):
    told = replace(generated.report(name, side), paper=A4)
    pages = pages_of(told)
    assert len(pages) <= (CORPS if generated.RECIPES[name].units / 2 <= FEW else ARMY)
    assert not printing.loose(pages)


#: Pages of a form for a whole corps, and for a vast army: the words of orders take one.
FORM, LONG_FORM = 3, 7


def assert_full(pages: list[printing.Page], most: int) -> None:
    """No more pages than so many, and none less than half full, the last as little as the others."""
    assert len(pages) <= most
    assert not printing.loose(pages)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", [1, 8])
def test_a_corps_form_takes_few_pages_and_every_one_is_half_full(number, seat, paper):
    side, formations = SEATS[seat]
    form = replace(form_of(report(number, side, formations)), paper=paper)
    # A Letter is a fifteenth shorter than A4.
    assert_full(printing.printed(partial(order_form, form)), FORM + (paper is LETTER))


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.RECIPES)
def test_forms_of_generated_battles_have_no_page_less_than_half_full(name, side):
    assert_full(printing.printed(partial(order_form, form_of(generated.report(name, side)))), LONG_FORM)


@pytest.mark.parametrize("rulebook", rulesets.RULESETS)
def test_a_quick_reference_has_no_page_less_than_half_full(rulebook):
    assert_full(printing.printed(partial(quick_reference, rulesets.find(rulebook))), 3)


def _lines(page: printing.Page, count: int) -> list[printing.Text]:
    """The texts of some lines of a page."""
    heights = sorted({round(text.y) for text in page.body})[-count:]
    return [text for text in page.body if round(text.y) in heights]


def test_lines_left_alone_and_empty_pages_are_found_out():
    pages = pages_of(generated.report("16 units with long names", "north"))
    assert not printing.loose(pages)
    alone = replace(pages[-1], texts=_lines(pages[-1], 3), maps=[])
    assert printing.loose([*pages, alone]) == ["page 4 half empty", "page 4 has 3 lines alone"]
    assert printing.loose([alone, *pages])[:2] == ["page 1 half empty", "page 1 has 3 lines alone"]
    assert printing.loose([alone]) == ["page 1 has 3 lines alone"]
    title = printing.Text("Your command", 60, 90, 140, 16.0)
    ended = replace(pages[1], texts=[*(text for text in pages[1].texts if text.y > 100), title], maps=[])
    assert printing.loose([pages[0], ended]) == ["page 2 ends with the title Your command"]
