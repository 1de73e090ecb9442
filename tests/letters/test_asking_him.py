"""A question to the umpire is handed on, whatever it begins with."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN
from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    "question",
    [
        "By the way, how do I see how much ammunition the guns have left?",
        "Oh and is the brook fordable?",
        "Noch eine Frage: wie weit schießen die Kanonen?",
        "Au fait, comment voit-on les pertes ?",
    ],
)
def test_a_question_behind_an_opening_is_one(question: str) -> None:
    read = reader_of(FIXTURES[SECOND_TURN[0]], SECOND_TURN[1])(f"Gauthier goes to F5.\n\n{question}")
    assert [(noted.said, noted.question) for noted in read.noted] == [(question, True)]
    assert [line.normal for line in read.sheet.lines] == ["BRIGADE gauthier: INTENT ADVANCE F5"]


def test_a_remark_that_wonders_is_no_question() -> None:
    read = reader_of(FIXTURES[SECOND_TURN[0]], SECOND_TURN[1])("Gauthier goes to F5.\n\nNo idea what they are up to.")
    assert not any(noted.question for noted in read.noted)
