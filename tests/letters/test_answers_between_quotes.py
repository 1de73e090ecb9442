"""Letters whose writers answer between the lines of the mail that they were sent."""

from __future__ import annotations

import pytest

from orders.language.letters.results import LetterReading
from tests.letters.test_writers import FIXTURES, reader_of


def read(text: str) -> LetterReading:
    return reader_of(FIXTURES["quatre-bras-2"], "french")(text)


def orders(letter: LetterReading) -> list[str]:
    return [line.normal for line in letter.sheet.lines]


def test_what_he_quotes_orders_nothing_and_is_kept() -> None:
    letter = read(
        "> 1/2e Leger   H5   4 of 6   skirmish\n\nPull these back.\n\n"
        "> Silence means: hold, and fire at will.\n\nJamin: hold.\n"
    )
    assert orders(letter) == ["BRIGADE jamin: INTENT HOLD"]
    quotes = [noted for noted in letter.noted if noted.said.startswith(">")]
    assert [noted.line for noted in quotes] == [1, 5]
    assert [noted.line for noted in letter.noted] == sorted(noted.line for noted in letter.noted)


def test_a_list_whose_items_begin_with_the_same_mark_is_read() -> None:
    letter = read("Hello umpire,\n\n> Gauthier attacks Gemioncourt\n> Jamin holds\n\nCheers\n")
    assert orders(letter) == ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT HOLD"]


@pytest.mark.parametrize(
    "text",
    [
        "Husson, then Gauthier, then Hubert.",
        "First Husson, then Gauthier, then Hubert.",
        "Husson, dann Gauthier, zuletzt Hubert.",
        "Husson, puis Gauthier, puis Hubert.",
    ],
)
def test_names_one_after_the_other_say_who_acts_first(text: str) -> None:
    assert orders(read(text)) == ["PRIORITY husson, gauthier, hubert"]


def test_names_with_a_goal_are_no_such_list() -> None:
    assert not any("PRIORITY" in order for order in orders(read("Husson, then Gauthier, to Gemioncourt.")))
