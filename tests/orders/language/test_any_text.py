"""Any text: reading never raises, ends soon, and accounts for every line."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from battles.rulesets import find
from battles.services.receipt_text import render_text, subject
from orders.language.folding import fold
from orders.language.normal_form import normal_form
from orders.language.receipt import make_receipt
from orders.language.scanning import ALNUM
from orders.language.search import MOST_STEPS, Search
from tests.orders.language.ground import NAMES, battle, read

WORDS = (
    *(
        "1/92",
        "2/92",
        "BRIGADE",
        "gauthier",
        "INTENT",
        "ATTACK",
        "MOVE",
        "TO",
        "6",
        "FACE",
        "N",
        "K7",
        "SW",
        "STANDING",
    ),
    *("ALL", "SQUARE", "IF", "WITHIN", "AND", "vs cavalry", "GENERAL", "Foy", "MESSAGE TO", "PRIORITY", "27J", "END"),
    *(
        "TURN",
        "4",
        "KEY",
        "split",
        "3 27J",
        "GROUP",
        "BATTERY",
        "battery-1",
        ";",
        ":",
        ",",
        ".",
        "#",
        "-",
        ">",
        '"',
        "(",
    ),
    *("é", "ß", "🙂", "\u200b", "\u202e", "\n", "\n  ", "\x00", "\ud800", "➇", "½"),
)
wordy = st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join)


@given(st.one_of(st.text(max_size=300), wordy))
@settings(max_examples=60, deadline=None)
def test_reading_and_answering_any_text_never_raises(text: str) -> None:
    sheet = read(text)
    receipt = make_receipt(sheet, NAMES, find("mini-nap"), battle())
    assert subject(receipt).startswith("orders received")
    assert render_text(receipt)
    assert read(normal_form(sheet, NAMES)).refused == ()


@given(wordy)
@settings(max_examples=40, deadline=None)
def test_every_line_with_a_letter_or_figure_is_understood_or_refused(text: str) -> None:
    text = text.replace("#", "")
    sheet = read(text)
    told = {line.line for line in sheet.lines} | {refused.line for refused in sheet.refused}
    for number, line in enumerate(text.replace("\r", "\n").split("\n"), start=1):
        folded = fold(line).text
        if not ALNUM.search(folded):
            continue
        last = max(told, default=0)
        silent = number not in told
        blank_or_end = {"priority", "intent", "end"} & set(ALNUM.findall(folded))
        assert not silent or blank_or_end or number > last


def test_a_search_stops_after_its_steps_whatever_the_line() -> None:
    seen: list[Search] = []
    original = Search.again

    def watched(search: Search, budget: float) -> None:
        seen.append(search)
        original(search, budget)

    Search.again = watched  # type: ignore[method-assign]
    try:
        read("1/92: " + "mvoe " * 150)
        read("GROUP " + ", ".join(["1/92"] * 150) + " mvoe")
    finally:
        Search.again = original  # type: ignore[method-assign]
    assert seen
    assert all(search.steps <= MOST_STEPS + 2_000 for search in seen)


def test_very_long_texts_are_read_up_to_their_limits() -> None:
    assert len(read("A;" * 100_000).refused) == 1
    assert read("\n" * 50_000).refused == ()
    assert len(read("1/92: " + "; ".join(["MOVE"] * 100)).refused) == 1
