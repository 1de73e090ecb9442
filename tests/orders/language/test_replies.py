"""Questions of a receipt answered by their numbers."""

from __future__ import annotations

import pytest

from orders.language.letters.replies import (
    Answers,
    answered,
    answers_in,
    begins_with_answer,
    is_answer,
    names_learnt,
    parted,
)
from orders.language.letters.settled import Settled

SENT = "Hi,\nHusson go for it\n1/92: MOVE 6\nEND\nSam\n"
ASKED = (
    {"choices": ["BRIGADE husson: INTENT ATTACK lairalle", "BRIGADE husson: INTENT ATTACK gemioncourt"]},
    {"choices": ["1/93: HOLD"]},
)


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [
        ("1b", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
        ("1", ["BRIGADE husson: INTENT ATTACK lairalle"]),
        ("1a, 2", ["BRIGADE husson: INTENT ATTACK lairalle", "1/93: HOLD"]),
        ("1) no\n2a thanks!", ["1/93: HOLD"]),
        ("yes to 2", ["1/93: HOLD"]),
        ("Ja zu 1b und 2: ja", ["BRIGADE husson: INTENT ATTACK gemioncourt", "1/93: HOLD"]),
        ("Question 1: b", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
    ],
)
def test_a_number_and_a_letter_choose_an_order(reply: str, chosen: list[str]) -> None:
    text = answered(SENT, ASKED, reply)
    assert text is not None
    assert text.split("SIDE\n")[1].splitlines() == chosen
    assert "END" not in text


def test_not_and_a_number_leave_a_line_out() -> None:
    assert answered(SENT, ASKED, "NOT 3") == "Hi,\nHusson go for it\n\n"
    assert answered(SENT, ASKED, "nicht Zeile 2") == "Hi,\n\n1/92: MOVE 6\n"


@pytest.mark.parametrize("reply", ["NOT L3", "not l 3", "L3 no", "pas ligne 3", "NOT 3"])
def test_a_line_is_taken_back_by_its_mark_and_by_a_number_that_no_question_has(reply: str) -> None:
    assert answered(SENT, ASKED, reply, read={2, 3}) == "Hi,\nHusson go for it\n\n"


def test_not_and_a_number_that_only_a_question_has_answers_it() -> None:
    assert answered(SENT, ASKED, "NOT 1", read={3}) == "Hi,\nHusson go for it\n1/92: MOVE 6\n"
    assert answers_in(ASKED, "not 1, L3 no", {3}) == Answers((), (0,), frozenset({3}))


def test_a_number_that_a_question_and_a_line_have_is_unclear_and_changes_nothing() -> None:
    assert answered(SENT, ASKED, "NOT 2", read={2, 3}) is None
    found = answers_in(ASKED, "NOT 2", {2, 3})
    assert found is not None
    assert found.unclear == (2,)
    assert answered(SENT, ASKED, "2 no", read={2, 3}) is not None


def test_yes_answers_a_single_question() -> None:
    assert (answered(SENT, ASKED[1:], "Yes please") or "").endswith("SIDE\n1/93: HOLD\n")
    assert answered(SENT, ASKED, "YES") is None


@pytest.mark.parametrize(
    "reply", ["", "1/92: MOVE 6", "3", "1c", "2b", "I attack at 6", "1 Gauthier 2 Husson", "thanks"]
)
def test_anything_else_is_no_answer(reply: str) -> None:
    assert answered(SENT, ASKED, reply) is None


def test_an_answer_to_what_a_word_means_teaches_the_word() -> None:
    asked = [
        {"choices": ["1/92: HOLD", "1/93: HOLD"], "called": "my old ones", "means": ["1/92", "1/93"]},
        {"choices": ["INTENT HOLD"]},
    ]
    assert names_learnt(asked, "1b, 2") == {"my old ones": "1/93"}
    assert names_learnt(asked, "2") == {}
    assert names_learnt(asked, "NOT 1") == {}
    assert names_learnt(asked, "Good evening") == {}


def test_what_was_answered_stands_above_its_order_and_settles_that_question_alone() -> None:
    asked = [
        {"text": "the guns\n fire", "choices": ["1/6FA: HOLD"]},
        {"text": "the guns fire", "choices": ["1/92: HOLD"]},
    ]
    second = answered("the guns fire\n", asked, "2") or ""
    assert second.splitlines()[-2:] == ["#2 the guns fire", "1/92: HOLD"]
    settled = Settled(second.splitlines())
    assert [settled.settles("the guns fire") for _ in range(3)] == [False, True, False]
    both = answered(second, asked[:1], "1 no") or ""
    assert both.splitlines()[-1] == "# the guns fire"
    settled = Settled(both.splitlines())
    assert [settled.settles("the guns fire") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("reply", "head", "rest"),
    [
        ("1 no\n2a\nJamin supports Gauthier", "1 no\n2a", "Jamin supports Gauthier"),
        ("Hi,\n\n1b\nJamin, too", "1b", "Jamin, too"),
        ("1b, and Jamin supports Gauthier", "1b, and ", "Jamin supports Gauthier"),
        ("NOT L3, 1/92 holds", "NOT L3, ", "1/92 holds"),
        ("1b and 2a please, thanks. Jamin holds", "1b and \n2a ", "Jamin holds"),
        ("1b 2a 1/92 holds", "1b \n2a ", "1/92 holds"),
        ("1b", "1b", ""),
        ("TURN 1\n1b\nBRIGADE jamin: INTENT HOLD\nEND", "", "TURN 1\n1b\nBRIGADE jamin: INTENT HOLD\nEND"),
        ("1 battalion holds", "", "1 battalion holds"),
        ("1/92: MOVE 6", "", "1/92: MOVE 6"),
        ("Jamin supports Gauthier\n1b", "", "Jamin supports Gauthier\n1b"),
        ("3b and Jamin holds", "", "3b and Jamin holds"),
    ],
)
def test_answers_at_the_top_are_parted_from_the_orders_below_them(reply: str, head: str, rest: str) -> None:
    assert parted(ASKED, reply, {2, 3}) == (head, rest)


@pytest.mark.parametrize("reply", ["1b", "yes", "3", "9d", "NOT L3", "2 no, 1a", "ok thanks", "question 7"])
def test_what_has_the_form_of_answers_is_known_whatever_was_asked(reply: str) -> None:
    assert is_answer(reply)


@pytest.mark.parametrize("reply", ["", "thanks", "1/92: MOVE 6", "1b Jamin holds", "I meant the left one"])
def test_other_words_are_no_answers(reply: str) -> None:
    assert not is_answer(reply)


def test_a_line_that_can_only_be_an_answer_is_known_above_other_words() -> None:
    for reply in ("1c\nJamin holds", "Hi,\n\nNOT L7\nJamin holds", "2b, 1a\nJamin holds"):
        assert begins_with_answer(reply)
    for reply in ("1/92: MOVE 6", "1\nJamin holds", "2 battalions hold", "TURN 1\n1c\nEND", "1b Jamin holds", ""):
        assert not begins_with_answer(reply)


@pytest.mark.parametrize("reply", ["1 all", "1 all of them", "1: both", "1 alle", "1 tous les deux", "1 toutes"])
def test_all_that_a_question_offers_can_be_meant(reply: str) -> None:
    asked = [{"text": "Kempt and Pack line it", "choices": ["BRIGADE kempt: INTENT HOLD", "BRIGADE pack: INTENT HOLD"]}]
    orders = answered("Kempt and Pack line it\n", asked, reply)
    assert orders is not None
    assert orders.splitlines()[-3::2] == ["BRIGADE kempt: INTENT HOLD", "BRIGADE pack: INTENT HOLD"]
