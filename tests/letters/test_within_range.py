"""Fire that is opened when it can be, at their pleasure, and by both of whom a sentence tells."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("2/4HA fires at 27J as soon as it comes within range.", ["2/4HA: FIRE AT 27J"]),
        ("As soon as 27J is within range 2/4HA fires at it.", ["2/4HA: FIRE AT 27J"]),
        ("If the jägers, 27J, turn out to be within its reach 2/4HA fires at them.", ["2/4HA: FIRE AT 27J"]),
        ("7/2FA fires at 5M once it's close enough.", ["7/2FA: FIRE AT 5M"]),
        ("18/6FA schießt auf 5M, sobald die in Reichweite sind.", ["18/6FA: FIRE AT 5M"]),
        ("La 18/6FA tire sur le 5M dès qu'il est à portée.", ["18/6FA: FIRE AT 5M"]),
        ("18/6FA goes to F6 with 2/2Nas as its target.", ["18/6FA: REDEPLOY TO F6; FIRE AT 2/2Nas"]),
    ],
)
def test_a_target_that_must_first_come_near_is_the_target(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "7/2FA remains where it is and fires at whatever shows itself within range without waiting to be told.",
            ["STANDING 7/2FA fire at will: ALWAYS", "7/2FA: HOLD"],
        ),
        ("1/6FA may blaze away at anything it can reach.", ["STANDING 1/6FA fire at will: ALWAYS"]),
        ("1/6FA may shoot without asking.", ["STANDING 1/6FA fire at will: ALWAYS"]),
        ("2/4HA tries a few rounds at 27J.", ["2/4HA: FIRE AT 27J"]),
        ("18/6FA says good afternoon to the Dutch guns, stevenart.", ["18/6FA: FIRE AT stevenart"]),
        ("7/2FA holds its fire, for I want somebody to have powder left at five o'clock.", ["7/2FA: HOLD FIRE"]),
    ],
)
def test_who_need_not_wait_to_be_told(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "18/6FA goes to F6, and 1/6FA to G6, and both fire at 2/2Nas.",
            ["18/6FA: REDEPLOY TO F6", "1/6FA: REDEPLOY TO G6", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
        ),
        (
            "18/6FA goes to F6, 1/6FA to G6, both firing at 2/2Nas.",
            ["18/6FA: REDEPLOY TO F6", "1/6FA: REDEPLOY TO G6", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
        ),
        (
            "18/6FA goes to F6, 1/6FA to G6, both of them with 2/2Nas as their target.",
            ["18/6FA: REDEPLOY TO F6", "1/6FA: REDEPLOY TO G6", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
        ),
        (
            "18/6FA geht nach F6, 1/6FA nach G6, beide schießen auf 2/2Nas.",
            ["18/6FA: REDEPLOY TO F6", "1/6FA: REDEPLOY TO G6", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
        ),
        (
            "La 18/6FA va en F6, la 1/6FA en G6, toutes les deux tirent sur le 2/2Nas.",
            ["18/6FA: REDEPLOY TO F6", "1/6FA: REDEPLOY TO G6", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
        ),
        (
            "Husson attacks the farm and Campi Lairalle, both form square if cavalry comes.",
            [
                "BRIGADE husson: INTENT ATTACK gemioncourt",
                "BRIGADE campi: INTENT ADVANCE lairalle",
                "STANDING husson, campi vs cavalry: SQUARE",
            ],
        ),
    ],
)
def test_both_are_those_who_were_named_before(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []
