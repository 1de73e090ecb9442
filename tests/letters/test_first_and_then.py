"""What is done first and what only when something has happened, and each of two who are told of in one sentence."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

BOTH = ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT ATTACK gemioncourt"]
JAMIN = "1/4L, 2/4L, 3/4L, 1/100, 2/100, 3/100"


@pytest.mark.parametrize(
    "said",
    [
        "Jamin bleibt in Kolonne, bis er am Bach ist, und geht dann in Linie.",
        "Jamin reste en colonne jusqu'au ruisseau puis se met en ligne.",
        "Jamin stays in column until he reaches the stream, then forms line.",
    ],
)
def test_no_line_before_the_brook(said: str) -> None:
    assert done(said, SECOND_TURN) == [f"{JAMIN}: FORM COLUMN; HOLD"]
    assert asked(said, SECOND_TURN) == [(f"{JAMIN}: FORM LINE",)]


def test_who_waits_for_a_gap_goes_nowhere_yet() -> None:
    said = "Wathiez wartet auf eine Lücke und stößt dann durch."
    assert done(said, SECOND_TURN) == ["BRIGADE wathiez: INTENT HOLD"]
    assert asked(said, SECOND_TURN) == [("BRIGADE wathiez: INTENT ADVANCE",)]


@pytest.mark.parametrize(
    "said",
    [
        "Campi löst sich aus dem Wald und schließt hinter Husson auf.",
        "Campi se dégage du bois et serre derrière Husson.",
    ],
)
def test_out_of_the_wood(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE campi: INTENT SUPPORT husson"]


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier geht den Hof von links an, Jamin von rechts.",
        "Gauthier prend la ferme par la gauche, Jamin par la droite.",
        "Gauthier hits the farm from the left, Jamin from the right.",
    ],
)
def test_both_attack(said: str) -> None:
    assert done(said, SECOND_TURN) == BOTH


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/4HA kümmert sich um die Plänkler.", ["2/4HA: FIRE AT 27J"]),
        ("Hubert kümmert sich um 27J.", ["BRIGADE hubert: INTENT ATTACK 27J"]),
        ("Leave the skirmishers to 2/4HA.", ["2/4HA: FIRE AT 27J"]),
        ("Leave 5M to 7/2FA.", ["7/2FA: FIRE AT 5M"]),
        (
            "The 12-pounders fire at 5M, and leave the skirmishers to Piré's guns.",
            ["7/2FA: FIRE AT 5M", "2/4HA: FIRE AT 27J"],
        ),
        ("Gauthier has another go at the farm.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Leave the farm to Jamin.", ["BRIGADE jamin: INTENT ATTACK gemioncourt"]),
    ],
)
def test_who_deals_with_whom(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_horse_comes_back_from_its_charge() -> None:
    said = "Nach einer gelungenen Attacke kommt die Kavallerie zurück."
    assert done(said, SECOND_TURN) == ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: BACK"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "The 6-pounders fire at the battery at F8, the 12-pounders fire at 5M.",
            ["18/6FA, 1/6FA: FIRE AT stevenart", "7/2FA: FIRE AT 5M"],
        ),
        (
            "Les pièces de 6 tirent sur F8, les pièces de 12 sur 5M.",
            ["18/6FA, 1/6FA: FIRE AT stevenart", "7/2FA: FIRE AT 5M"],
        ),
        ("The 12-pounders fire at 5M and the 6-pounders hold.", ["7/2FA: FIRE AT 5M", "18/6FA, 1/6FA: HOLD"]),
        (
            "Husson clears Lairalle with 3/2L and 4/2L, the two 61st battalions stay.",
            ["3/2L, 4/2L: MOVE TO lairalle", "1/61, 2/61: HOLD"],
        ),
        ("Skirmishers don't stand and get ridden down.", ["STANDING ALL fall back: FALL BACK"]),
        ("Squares if they send horse at us.", ["STANDING ALL vs cavalry: SQUARE"]),
    ],
)
def test_each_of_two_does_his_own(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


def test_nobody_is_named_twice_in_a_choice() -> None:
    for choices in asked("Guns about to be overrun clear off and die at their posts.", SECOND_TURN):
        for choice in choices:
            named = choice.partition(":")[0].removeprefix("STANDING ").split(", ")
            assert len(named) == len(set(named))
