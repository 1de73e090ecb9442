"""Paragraphs that speak to a general as if he stood there."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

SPOKEN = (
    ("Piré, your horse guns you move up to J6.", ["2/4HA: REDEPLOY TO J6"]),
    ("Piré, your guns stay where they are.", ["2/4HA: HOLD"]),
    ("And you, Lefebvre-Desnouettes. Your two regiments stay in E1.", ["GCh, GLan: HOLD"]),
    (
        "Lefebvre-Desnouettes, I am going to borrow your two batteries though: send them up to G4.",
        ["1/guard-artillery, 2/guard-artillery: REDEPLOY TO G4"],
    ),
    (
        "Bachelu, ride to Husson. Your guns you leave on the heights.",
        ["GENERAL Bachelu: MOVE TO husson", "18/6FA: HOLD"],
    ),
    (
        "Foy, take both your brigades to Gemioncourt, Gauthier first and Jamin after him.",
        [
            "BRIGADE gauthier: INTENT ADVANCE gemioncourt",
            "BRIGADE jamin: INTENT ADVANCE gemioncourt",
            "PRIORITY gauthier, jamin",
        ],
    ),
    (
        "Gauthier, hold F6. And should horsemen come down at you, form square and sit tight.",
        ["BRIGADE gauthier: INTENT ADVANCE F6", "STANDING gauthier vs cavalry: SQUARE"],
    ),
    (
        "Jamin, you come along about 8 cm behind Gauthier and you go where he goes.",
        ["BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    ("Gauthier, you are not to follow anybody into that wood.", ["STANDING gauthier breakthrough: STOP"]),
)


@pytest.mark.parametrize(("said", "orders"), SPOKEN)
def test_what_is_his_is_told_by_what_is_yours(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize(
    "said",
    [
        "I'll speak to them one at a time.",
        "You'll get your moment.",
        "Part 3 goes before both.",
        "Jérôme I'll talk to when he turns up.",
    ],
)
def test_nobody_is_looked_for_by_a_word_that_is_no_name(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])
