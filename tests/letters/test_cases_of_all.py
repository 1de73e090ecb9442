"""Whoever something happens to, what is not left, and which goes first: said of nobody by name."""

from __future__ import annotations

import pytest

from tests.letters.test_half_understood import orders


@pytest.mark.parametrize(
    "text",
    [
        "Anyone charged by cavalry forms square.",
        "everyone charged by cavalry forms square",
        "whoever is charged by cavalry forms square",
        "those attacked by cavalry form square",
        "All attacked by cavalry must form square.",
        "Everybody who is charged forms square.",
        "if anyone gets charged by cavalry - square",
        "Whenever anybody is attacked by horse, form square.",
        "Anyone of you who is attacked by horse is to form square.",
        "Wer von Kavallerie angegriffen wird, bildet Karree.",
        "Quiconque est chargé par la cavalerie forme le carré.",
    ],
)
def test_a_case_of_anybody_is_a_standing_order_for_all_and_squares_nobody_now(text: str) -> None:
    assert orders(text) == ["STANDING ALL vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    "text",
    [
        "5M hold Gemioncourt and don't leave it",
        "5M holds Gemioncourt and does not leave it.",
        "The 5th Militia stays in the farm and must not leave it.",
        "5M holds the farm and never leaves it until I say so.",
        "5M bleibt in Gemioncourt und verlässt es nicht.",
        "5M tient Gemioncourt et ne le quitte pas.",
    ],
)
def test_who_does_not_leave_it_stays(text: str) -> None:
    (line,) = orders(text)
    assert line in ("5M: HOLD", "BRIGADE 5M: INTENT DEFEND gemioncourt", "5M: MOVE TO gemioncourt")


def test_where_he_is_sent_and_not_to_leave_he_is_still_sent() -> None:
    assert orders("7L goes to La Bergerie and is not to leave it.") == ["7L: MOVE TO bergerie"]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("If you need an order of precedence: Gauthier first, then Husson.", "PRIORITY gauthier, husson"),
        ("If there is a priority, Jamin before Husson.", "PRIORITY jamin, husson"),
        ("Should you need a sequence: Husson, then Jamin, then Campi.", "PRIORITY husson, jamin, campi"),
        ("When you need the order of initiative, Husson first and Jamin second.", "PRIORITY husson, jamin"),
    ],
)
def test_who_goes_first_where_it_is_asked(text: str, done: str) -> None:
    assert orders(text, "french") == [done]
