"""Who leaves his brigade to go his own way: he goes, and nobody whom he leaves."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, done


@pytest.mark.parametrize(
    "said",
    [
        "1/4L, detached from Jamin, goes to G6.",
        "1/4L is to be detached from Jamin and sent to G6.",
        "1/4L is detached from Jamin, goes to G6 and stays there.",
        "1/4L leaves Jamin and goes to G6.",
        "1/4L leaves its brigade and goes to G6.",
        "1/4L parts from the brigade and goes to G6.",
        "Detach 1/4L from Jamin and send it to G6.",
        "Save that 1/4L is to be detached from Jamin and sent to G6.",
        "1/4L wird von Jamin abgeteilt und geht nach G6.",
        "1/4L wird aus der Brigade Jamin herausgelöst und nach G6 geschickt.",
        "1/4L verlässt Jamin und geht nach G6.",
        "1/4L löst sich von Jamin und geht nach G6.",
        "1/4L quitte Jamin et va en G6.",
        "1/4L quitte sa brigade et va en G6.",
        "1/4L, détaché de la brigade Jamin, va en G6.",
        "Sauf que 1/4L va en G6.",
    ],
)
def test_who_is_detached_goes_by_himself(said: str) -> None:
    assert done(said, SECOND_TURN) == ["1/4L: MOVE TO G6"]


@pytest.mark.parametrize(
    "said",
    [
        "To that end Gauthier attacks 2/2Nas.",
        "For this purpose Gauthier attacks 2/2Nas.",
        "To achieve this Gauthier attacks 2/2Nas.",
        "Zu diesem Zweck greift Gauthier 2/2Nas an.",
        "À cet effet Gauthier attaque 2/2Nas.",
    ],
)
def test_what_it_is_for_is_no_place_and_nobody(said: str) -> None:
    assert done(said, SECOND_TURN) == ["BRIGADE gauthier: INTENT ATTACK 2/2Nas"]


@pytest.mark.parametrize(
    ("before", "of"),
    [
        ("La cavalerie attend.", "ALL"),
        ("Gauthier attaque 2/2Nas.", "ALL"),
        ("1/2L passe devant en tirailleurs.", "1/2L"),
    ],
)
def test_the_skirmishers_are_no_horse_and_no_brigade_that_was_spoken_of(before: str, of: str) -> None:
    said = f"{before} Les tirailleurs, si on les charge, ils reculent."
    assert done(said, SECOND_TURN)[-1] == f"STANDING {of} fall back: FALL BACK"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ich befehle Folgendes: 5M bleibt in Gemioncourt.", "5M: HOLD"),
        ("Folgendes gilt für alle: Niemand verfolgt.", "STANDING ALL breakthrough: STOP"),
        (
            "7M marschiert nach Quatre-Bras.\n\nFür alle gilt noch Folgendes: Alle Bataillone bilden Karree gegen "
            "Kavallerie.",
            "STANDING ALL vs cavalry: SQUARE",
        ),
    ],
)
def test_what_follows_follows_nobody(said: str, meant: str) -> None:
    assert done(said, ALLIED_SECOND)[-1] == meant
