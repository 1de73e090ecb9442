"""Conditions behind another order: *and if*, *but if*: what stands before them waits for nothing."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def done(text: str) -> set[str]:
    return {line.normal for line in reader_of(FIXTURES["quatre-bras-2"], "allied")(text).sheet.lines}


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "27J stay in skirmish order, and if cavalry charges them they fall back.",
            {"27J: FORM SKIRMISH; HOLD", "STANDING 27J fall back: FALL BACK"},
        ),
        (
            "27J reste en tirailleurs et si la cavalerie charge il se replie",
            {"27J: FORM SKIRMISH; HOLD", "STANDING 27J fall back: FALL BACK"},
        ),
        (
            "27J bleibt in Schützenlinie, und wenn Kavallerie attackiert, weicht es aus",
            {"27J: FORM SKIRMISH; HOLD", "STANDING 27J fall back: FALL BACK"},
        ),
        (
            "7L marches to Gemioncourt and, if charged, forms square",
            {"7L: MOVE TO gemioncourt", "STANDING 7L vs cavalry: SQUARE"},
        ),
        (
            "7L marches to Gemioncourt, but if cavalry comes it forms square",
            {"7L: MOVE TO gemioncourt", "STANDING 7L vs cavalry: SQUARE"},
        ),
        (
            "5M holds Gemioncourt and if it is attacked by cavalry it forms square",
            {"5M: HOLD", "STANDING 5M vs cavalry: SQUARE"},
        ),
        (
            "the guns fire at 1/6FA and, if attacked, limber up and go",
            {
                "bijleveld, stevenart: FIRE AT 1/6FA",
                "STANDING bijleveld, stevenart limber and flee: FLEE",
            },
        ),
        (
            "7L and 8M hold, and if they are attacked they fall back",
            {"7L, 8M: HOLD", "STANDING 7L, 8M fall back: FALL BACK"},
        ),
    ],
)
def test_what_stands_before_a_condition_is_done(text: str, orders: set[str]) -> None:
    assert done(text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "8M goes to E9 if the road is free",
        "8M goes to E9 and La Bergerie if possible",
        "8M va en E9 si la voie est libre",
    ],
)
def test_a_condition_at_the_end_holds_back_what_stands_before_it(text: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")(text)
    assert not reading.sheet.lines
    assert reading.asked


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("5M holds Gemioncourt, it is too important to lose", "5M: HOLD"),
        ("5M tient Gemioncourt, c'est trop important", "5M: HOLD"),
        ("5M hält Gemioncourt, es ist zu wichtig", "5M: HOLD"),
        ("8M and 7L are too far back, they shall go to E9", "8M, 7L: MOVE TO E9"),
        ("8M goes to E9; the men are tired", "8M: MOVE TO E9"),
        ("7L goes to La Bergerie - the umpire has seen why", "7L: MOVE TO bergerie"),
        (
            "The Prince of Orange should ride back to La Bergerie, he is too far forward for a prince.",
            "GENERAL Prince of Orange: MOVE TO bergerie",
        ),
    ],
)
def test_how_things_are_is_a_reason_and_holds_up_no_order(text: str, order: str) -> None:
    assert done(text) == {order}
