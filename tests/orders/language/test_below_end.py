"""Orders below END: nothing of them is done unasked, and all of them are asked about in one question."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.orders import OrderSheet
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.letters.below_end import COUNTS_TOO
from orders.language.letters.letter import read_letter
from orders.language.letters.replies import answered
from orders.language.letters.results import LetterReading, Question
from orders.language.normal_form import orders_apart
from orders.language.sheet import parse
from tests.orders.language.ground import EXAMPLE, NAMES, battle

SHEET = "TURN 4\nBRIGADE gauthier\n  INTENT HOLD\nEND\n"
BATTLE = battle()


def read(text: str) -> LetterReading:
    return read_letter(text, NAMES, VOCABULARY, BATTLE)


def orders(sheet: OrderSheet) -> list[str]:
    return [line.normal for line in sheet.lines]


def asked(below: str) -> tuple[Question, ...]:
    """What is asked of a sheet with words below its END, of which nothing is done."""
    found = read(SHEET + below)
    assert orders(found.sheet) == ["TURN 4", "BRIGADE gauthier", "INTENT HOLD"]
    return found.asked


@pytest.mark.parametrize(
    ("below", "said", "choice"),
    [
        (
            "\nIn addition: Infantry form square when cavalry threatens. Jamin attacks Gemioncourt.\n\nRegards\nSam\n",
            "In addition: Infantry form square when cavalry threatens. Jamin attacks Gemioncourt.",
            "STANDING ALL vs cavalry: SQUARE\nBRIGADE jamin: INTENT ATTACK gemioncourt",
        ),
        (
            "Pour tout le monde : l'infanterie se met en carré quand la cavalerie menace.\nMerci !",
            "Pour tout le monde : l'infanterie se met en carré quand la cavalerie menace.",
            "STANDING ALL vs cavalry: SQUARE",
        ),
        (
            "\n\nJamin greift Gemioncourt an.",
            "Jamin greift Gemioncourt an.",
            "BRIGADE jamin: INTENT ATTACK gemioncourt",
        ),
        (
            "BRIGADE jamin\n  INTENT ATTACK gemioncourt\n  1/93: FORM COLUMN\n  STANDING vs cavalry: SQUARE\nEND\n",
            "BRIGADE jamin INTENT ATTACK gemioncourt 1/93: FORM COLUMN STANDING vs cavalry: SQUARE",
            "1/93: FORM COLUMN\nSTANDING jamin vs cavalry: SQUARE\nBRIGADE jamin: INTENT ATTACK gemioncourt",
        ),
        ("1/92, 2/92: FORM LINE\n", "1/92, 2/92: FORM LINE", "1/92, 2/92: FORM LINE"),
        ("MESSAGE TO Reille: I need guns.", "MESSAGE TO Reille: I need guns.", "MESSAGE TO Reille: I need guns."),
    ],
)
def test_orders_below_end_are_one_question_with_all_of_them_as_its_answer(below: str, said: str, choice: str) -> None:
    (question,) = asked(below)
    assert (question.said, question.question, question.choices) == (said, COUNTS_TOO, (choice,))
    assert SHEET.count("\n") < question.line <= (SHEET + below).count("\n") + 1


@pytest.mark.parametrize(
    "below",
    [
        "",
        "\n-----\n\n",
        "\nBest regards,\nSam\n",
        "\nWhat a fine day it is today. I look forward to the report.\n",
        "Sam Hill\n12 High Street\nTel: 0123 / 44556\n",
        "> BRIGADE jamin\n> INTENT ATTACK gemioncourt\n",
        "# 1/93: MOVE 6\n",
        SHEET,
        "TURN 4\nBRIGADE gauthier\n  INTENT\nBRIGADE jamin\n  INTENT\nEND\n",
    ],
)
def test_what_is_no_order_and_what_is_ordered_already_asks_nothing(below: str) -> None:
    assert not asked(below)
    assert not read(SHEET + below).noted
    assert not read(SHEET + below).refused


def test_what_is_not_sure_below_end_is_asked_as_anywhere() -> None:
    first, second = asked("Jamin attacks Gemioncourt.\n\nGauthier's battalion charges.")
    assert first.said == "Gauthier's battalion charges."
    assert second.said == "Jamin attacks Gemioncourt."


def test_a_question_to_the_umpire_below_end_is_one() -> None:
    found = read(f"{SHEET}\nThank you for the game.\nWhen does the rain stop?\n")
    assert not found.asked
    assert [(one.said, one.question) for one in found.noted] == [
        ("Thank you for the game.", False),
        ("When does the rain stop?", True),
    ]


def test_small_talk_beside_such_orders_is_noted() -> None:
    found = read(f"{SHEET}\nJamin attacks Gemioncourt.\n\nWhat a fine day it is today.\n")
    assert len(found.asked) == 1
    assert [one.said for one in found.noted] == ["What a fine day it is today."]


def test_a_letter_in_prose_that_is_closed_by_end_is_asked_about_its_postscript() -> None:
    found = read("Gauthier holds.\nEND\nJamin attacks Gemioncourt.")
    assert orders(found.sheet) == ["BRIGADE gauthier: INTENT HOLD"]
    assert [one.choices for one in found.asked] == [("BRIGADE jamin: INTENT ATTACK gemioncourt",)]


def after(reply: str, text: str) -> LetterReading:
    sent = read(text)
    replied = answered(text, [one.as_mapping() for one in sent.asked], reply)
    assert replied is not None
    return read(replied)


BELOW = f"{SHEET}\nInfantry form square when cavalry threatens.\nJamin attacks Gemioncourt.\n"


@pytest.mark.parametrize("reply", ["1", "YES", "1a", "Ja, danke", "oui"])
def test_its_answer_makes_all_of_them_count(reply: str) -> None:
    found = after(reply, BELOW)
    told = ["STANDING ALL vs cavalry: SQUARE", "BRIGADE jamin: INTENT ATTACK gemioncourt"]
    assert [line for line in orders(found.sheet) if line != "SIDE"][3:] == told
    assert not found.asked


def test_who_says_no_is_not_asked_again() -> None:
    found = after("1 no", BELOW)
    assert [line for line in orders(found.sheet) if line != "SIDE"] == ["TURN 4", "BRIGADE gauthier", "INTENT HOLD"]
    assert not found.asked


def test_one_of_several_questions_leaves_the_others_open() -> None:
    text = f"{SHEET}Jamin attacks Gemioncourt.\n\nGauthier's battalion charges.\n"
    found = after("2", text)
    assert "BRIGADE jamin: INTENT ATTACK gemioncourt" in orders(found.sheet)
    assert [one.said for one in found.asked] == ["Gauthier's battalion charges."]
    declined = after("2 no", text)
    assert [one.said for one in declined.asked] == ["Gauthier's battalion charges."]
    other = after("1 no", text)
    assert [one.said for one in other.asked] == ["Jamin attacks Gemioncourt."]


def test_orders_beside_an_answer_count_whatever_stands_below_end() -> None:
    text = f"{SHEET}Jamin attacks Gemioncourt.\n\nGauthier's battalion charges.\n"
    replied = answered(text, [one.as_mapping() for one in read(text).asked], "2", rest="1/93: MOVE 6")
    assert replied is not None
    assert "1/93: MOVE 6" in orders(read(replied).sheet)


def test_the_orders_of_a_sheet_stand_by_themselves() -> None:
    sheet = parse(EXAMPLE, NAMES, VOCABULARY)
    apart = list(orders_apart(sheet, NAMES))
    for lines in (apart, apart[::-1]):
        again = parse("\n".join(lines), NAMES, VOCABULARY)
        assert not again.refused
        assert sorted(orders_apart(again, NAMES)) == sorted(apart)


PIECES = st.lists(
    st.sampled_from([
        *("1/92: MOVE 6", "BRIGADE jamin", "  INTENT ATTACK gemioncourt", "Jamin attacks Gemioncourt.", "END", "FIN"),
        *("# a remark", "> 1/92: MOVE 6", "", "-- ", "Infantry form square when cavalry threatens.", "SIDE", "TURN 4"),
        *("GENERAL Foy: MOVE TO K5", "CONCEDE", "PRIORITY jamin", "Everybody charges!", "1.", "he holds", "TURN 9"),
    ]),
    max_size=7,
)  # fmt: skip


@given(PIECES, st.text(max_size=40))
@settings(max_examples=60, deadline=None)
def test_nothing_below_end_is_ever_done_unasked(below: list[str], anything: str) -> None:
    alone, found = read(SHEET), read(SHEET + "\n".join([*below, anything]))
    assert found.sheet == alone.sheet
    assert found.read == alone.read
    for question in found.asked:
        assert not any(line.startswith("#") for choice in question.choices for line in choice.split("\n"))
