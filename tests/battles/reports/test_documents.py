"""Documents: complete, readable as text, self-contained, small, and the same bytes every time, whatever the data."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise

import pytest
from pypdf import PdfReader

from battles.engine.battle import Battle, Table
from battles.engine.dice import RULED
from battles.engine.knowledge import observe, observers
from battles.reports.documents import (
    LETTER,
    BattleReportData,
    Chronicle,
    PlayedTurn,
    SeatBrief,
    UmpireReportData,
    battle_report,
    deployment_map,
    form_of,
    order_form,
    paper,
    quick_reference,
    rosters,
    turn_report,
    umpire_report,
)
from battles.reports.documents.telling import shortened
from battles.reports.documents.typeset import fitted, set_lines
from battles.reports.fonts import Face
from battles.reports.tongues.rich import bold, rich
from config.environment import ROOT
from tests.battles.reports import gemioncourt
from tests.battles.reports.papers import CLOCK, RULES, data, unembedded
from tests.printed_words import pages_of, text_of

MOST_BYTES = 600_000


def _umpire() -> bytes:
    before, told = gemioncourt.battle(), gemioncourt.events()
    after = gemioncourt.after(before, told)
    known = {observer.name: observe(RULES, before, told, after, observer) for observer in observers(before)}
    orders = {"french": "BRIGADE gauthier\n  1/92: CHARGE 5M", "allied": "INTENT HOLD"}
    return umpire_report(
        UmpireReportData(RULES, before, after, told, CLOCK, known, orders, ("Line 6 names a unit that is gone.",), "ab")
    )


def _battle() -> bytes:
    before, told = gemioncourt.battle(), gemioncourt.events()
    turn = PlayedTurn(before, told, gemioncourt.after(before, told), {"french": "INTENT ATTACK farm"}, "ab" * 16)
    return battle_report(BattleReportData(Chronicle(RULES, (turn,), CLOCK), {"french": ("Ney",)}))


def test_the_umpires_log_says_which_throws_he_ruled():
    before, told = gemioncourt.battle(), gemioncourt.events()
    ruled = tuple(replace(one, roll=replace(one.roll, mark=RULED)) if one.roll is not None else one for one in told)
    for events, marked in ((told, 0), (ruled, sum(one.roll is not None for one in told))):
        report = umpire_report(UmpireReportData(RULES, before, before, events, CLOCK))
        text = " ".join("".join(pages_of(report)).split())
        assert text.count(", ruled]") == marked


@cache
def the_report() -> bytes:
    return turn_report(data())


@cache
def its_pages() -> tuple[str, ...]:
    return tuple(pages_of(the_report()))


def its_text() -> str:
    return " ".join(" ".join(its_pages()).split())


MAKERS = {
    "turn report": lambda: turn_report(data()),
    "turn report on Letter": lambda: turn_report(data(paper=LETTER)),
    "order form": lambda: order_form(form_of(data())),
    "umpire's report": _umpire,
    "battle report": _battle,
    "rosters": lambda: rosters(RULES, gemioncourt.battle()),
    "deployment map": lambda: deployment_map(RULES, gemioncourt.battle(), clock=CLOCK),
    "quick reference": lambda: quick_reference(RULES),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())
def test_every_document_is_self_contained_titled_small_and_repeatable(make):
    pdf = make()
    reader = PdfReader(BytesIO(pdf))
    assert make() == pdf
    assert unembedded(pdf) == set()
    assert len(pdf) < MOST_BYTES
    assert reader.metadata.title
    assert reader.trailer["/Root"]["/Lang"] == "en-GB"
    assert reader.outline
    assert "/CreationDate" not in reader.metadata


def test_a_turn_report_says_in_order_what_a_player_needs():
    text = its_text()
    wanted = [
        "Quatre Bras", "The 1/92nd Ligne has broken the 5th Militia", "Thursday 26 November", "Your sector",
        "The turn, command by command", "Gauthier’s Brigade", "50 metres from the 27th Jagers", "veteran",
        "metres", "Your command", "of 47 points", "You have the farm: <b>keep</b> it.", "against cavalry square",
        "095cb052",
    ]  # fmt: skip
    missing = [words for words in wanted if words.lower() not in text.lower()]
    assert missing == []
    # The form for a pen has no room here; the form that comes by itself has every command.
    assert "BRIGADE Gauthier’s Brigade" in text_of(order_form(form_of(data())))
    places = [text.index(words) for words in ("Your sector", "The turn, command by command", "as it stands at 15:30")]
    assert places == sorted(places)


def test_a_turn_report_has_two_to_eight_pages_with_numbers_and_bookmarks():
    pages = its_pages()
    assert 2 <= len(pages) <= 8
    assert all(f"{number} of {len(pages)}" in page for number, page in enumerate(pages, start=1))
    outline = PdfReader(BytesIO(the_report())).outline
    titles = [entry.title for entry in outline if not isinstance(entry, list)]
    assert titles[:3] == ["Situation", "Your sector", "The turn, command by command"]


def test_a_players_report_names_nobody_he_has_not_seen():
    text = its_text()
    for hidden in ("Nassau", "Saxe", "weimar", "Perponcher", "Bijlandt", "merlen"):
        assert hidden.lower() not in text.lower()


def test_an_umpires_report_tells_everything():
    text = text_of(_umpire())
    for words in ("Nassau", "not for players", "CHARGE 5M", "Line 6 names a unit", "MN-CC-7", "known by name"):
        assert words in text


def test_a_battle_report_counts_the_price_and_keeps_orders_and_dice():
    text = text_of(_battle())
    for words in (
        "The battle of",
        "hand to hand",
        "Order of battle",
        "INTENT ATTACK farm",
        "melee, 1/92nd Ligne",
        "6 4 3 2 1",
    ):
        assert words in text


def test_a_battle_report_names_all_that_were_lost_on_one_page():
    pages = pages_of((ROOT / "docs" / "examples" / "quatre-bras-battle-report.pdf").read_bytes())
    (lost,) = [page for page in pages if "units destroyed" in page.lower()][-1:]
    names = lost[lost.lower().rindex("units destroyed") :]
    assert all(name in names for name in ("2/2e Léger", "3/2e Ligne", "27th Jager Battalion", "Gordon Highlanders"))


def test_a_battle_report_shows_two_turns_of_a_tall_table_on_a_page():
    battles = [gemioncourt.battle(table=Table(150.0, 160.0), turn=number) for number in (4, 5, 6, 7)]
    played = tuple(PlayedTurn(before, (), after) for before, after in pairwise(battles))
    pages = pages_of(battle_report(BattleReportData(Chronicle(RULES, played, CLOCK))))
    page, _ = [page for page in pages if "Turn by turn" in page]
    assert "Turn 4" in page
    assert "Turn 5" in page
    assert page.count("lost this turn") == 2


def test_a_quick_reference_holds_every_table_of_the_ruleset():
    text = text_of(quick_reference(RULES)).lower()
    for section in RULES.quick_reference:
        assert section.title.replace("'", "’").lower() in text


# ---- unusual data


def _wide(count: int) -> Battle:
    """A table of 300 by 200 with many units, most of them with unkind names."""
    units = tuple(
        gemioncourt.unit(
            f"u{place}",
            "gauthier" if place % 2 else "bijlandt",
            (6.0 + 7.0 * (place % 40), 20.0 + 30.0 * (place // 40)),
            name=f'{place}. <b>Ünit</b> "d\'Öll" & Łódź ' + "é" * 34,
        )
        for place in range(count)
    )
    return gemioncourt.battle(units=units, table=Table(300.0, 200.0), terrain=(), title="<i>Ö</i>" + "x" * 52)


@pytest.mark.parametrize(
    "battle",
    [
        gemioncourt.battle(units=gemioncourt.UNITS[:1], terrain=()),
        gemioncourt.battle(units=tuple(replace(unit, out="eliminated", at=None) for unit in gemioncourt.UNITS)),
        gemioncourt.battle(units=()),
        _wide(200),
    ],
    ids=["one unit, no terrain", "all dead", "nobody", "two hundred, long names, 300 x 200"],
)
def test_unusual_battles_make_reports_like_any_other(battle):
    report = data(battle, (), seat=SeatBrief("N. <b>N.</b> " + "n" * 60))
    pdf = turn_report(report)
    assert unembedded(pdf) == set()
    assert len(pdf) < MOST_BYTES
    assert order_form(form_of(report))
    assert rosters(RULES, battle)
    assert deployment_map(RULES, battle, clock=CLOCK)
    assert umpire_report(UmpireReportData(RULES, battle, battle, (), CLOCK))
    assert battle_report(BattleReportData(Chronicle(RULES, (PlayedTurn(battle, (), battle),), CLOCK)))


def test_the_form_for_a_pen_is_whole_on_one_page_or_left_to_the_form_that_comes_by_itself():
    printed = []
    for count in range(1, 60, 4):
        report = data(_wide(count), (), seat=SeatBrief("Foy"))
        pages = [text.casefold() for text in pages_of(turn_report(report))]
        begun = [number for number, text in enumerate(pages) if "orders for turn" in text]
        ended = [number for number, text in enumerate(pages) if "message to" in text and "more" in text.split()]
        printed.append(bool(ended))
        assert len(ended) <= 1
        assert set(ended) <= set(begun)
        assert "more" in text_of(order_form(form_of(report))).casefold().split()
    assert set(printed) == {True, False}


def test_markup_in_names_is_shown_as_it_was_written():
    text = text_of(turn_report(data(_wide(6), (), seat=SeatBrief("<b>Foy</b>"))))
    assert "<b>Foy</b>" in text
    assert "<b>Ünit</b>" in text


# ---- setting type


def test_lines_are_never_wider_than_their_measure():
    text = rich("A word and a ", bold("very-long-word" * 9), " of a general named ", "x" * 200, ".")
    for line in set_lines(text, 120):
        assert line.width <= 120.01


def test_words_that_change_their_face_in_the_middle_stay_one_word():
    (line,) = set_lines(rich("the ", bold("1/92nd"), "’s colours"), 300)
    assert "".join(piece.text for piece in line.pieces) == "the 1/92nd’s colours"


def test_a_name_too_long_is_abbreviated():
    assert fitted("Chevau-légers lanciers de la Garde", Face.TEXT, 10, 120) == "Chev. lanciers de la Garde"


def test_clauses_in_a_row_share_their_stem():
    assert shortened(("MN-FIRE-4", "MN-FIRE-8", "MN-X-OVER-1")) == "MN-FIRE-4, 8, MN-X-OVER-1"


def test_an_unknown_paper_is_refused_by_name():
    assert paper("letter") is LETTER
    with pytest.raises(ValueError, match="no paper called 'A5'; allowed: A4, Letter"):
        paper("A5")
