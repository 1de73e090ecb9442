"""Generals spoken to, and spoken of as a man among his men: they ride, and no brigade is moved by their name."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read


def orders(text: str, side: str) -> list[str]:
    """The orders of a letter in the normal form, without the lines that open a block."""
    return [line.normal for line in read(text, side).sheet.lines if ":" in line.normal]


@pytest.mark.parametrize(
    ("text", "side", "meant"),
    [
        ("Bijlandt goes to Gemioncourt to be with the 5th Militia.", "allied", "GENERAL Bijlandt: MOVE TO gemioncourt"),
        ("Bijlandt should go to the farm and hearten the militia.", "allied", "GENERAL Bijlandt: MOVE TO gemioncourt"),
        ("Bijlandt cheers up 7L.", "allied", "GENERAL Bijlandt: MOVE TO 7L"),
        ("Husson moves to 3/2L, to have a word with the men.", "french", "GENERAL Husson: MOVE TO 3/2L"),
        (
            "Saxe-Weimar goes to 2/2Nas so that the 1/2Nas is within his reach.",
            "allied",
            "GENERAL Saxe-Weimar: MOVE TO 2/2Nas",
        ),
    ],
)
def test_a_general_who_is_to_be_among_his_men_rides_there_himself(text: str, side: str, meant: str) -> None:
    assert orders(text, side) == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Bijlandt goes to Gemioncourt with all his battalions.", "BRIGADE bijlandt: INTENT ADVANCE gemioncourt"),
        ("7M goes into the farm to be with 5M.", "7M: MOVE TO gemioncourt"),
    ],
)
def test_troops_are_moved_where_troops_are_told_to_go(text: str, meant: str) -> None:
    assert orders(text, "allied") == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("General, ride to the 1/92.", "1/92"),
        ("You yourself, General, go to the 1/92.", "1/92"),
        ("And as for yourself, ride to the 1/92.", "1/92"),
        ("You yourself keep your left under your eye: ride over to the 1/92.", "1/92"),
    ],
)
def test_who_is_spoken_to_below_a_salutation_is_the_general_it_greets(said: str, meant: str) -> None:
    letter = f"General Foy.\nGauthier advances to G5. Jamin follows Gauthier. {said}"
    assert [line for line in orders(letter, "french") if "GENERAL" in line] == [f"GENERAL Foy: MOVE TO {meant}"]


@pytest.mark.parametrize("said", ["General, ride to the 2/93.", "You yourself, General, ride to the 2/93."])
def test_where_nobody_was_greeted_no_general_rides(said: str) -> None:
    assert orders(f"Jamin follows Gauthier. {said}", "french") == ["BRIGADE jamin: INTENT SUPPORT gauthier"]


@pytest.mark.parametrize(
    "text",
    [
        "Hubert rides round the west side of the jaegers, and halts at I9.",
        "Wathiez rides up behind 7/2FA and forms line.",
    ],
)
def test_a_brigadier_of_horse_who_rides_and_halts_may_be_his_brigade(text: str) -> None:
    reading = read(text, "french")
    assert not reading.sheet.lines
    assert reading.asked


def test_a_brigadier_of_foot_who_rides_goes_himself() -> None:
    assert orders("Campi rides over to the 2/72 and halts there.", "french") == ["GENERAL Campi: MOVE TO 2/72"]


@pytest.mark.parametrize(
    "text", ["Bijlandt defends Gemioncourt and encourages 5M.", "Bijlandt attacks F5, to hearten 7L."]
)
def test_a_general_whose_brigade_fights_is_not_sent_alone(text: str) -> None:
    assert not any("GENERAL" in line for line in orders(text, "allied"))
