"""Who leaves his brigade to go his own way: he goes, and nobody whom he leaves."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


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


FALLS_BACK = "STANDING 1/2L fall back: FALL BACK"


@pytest.mark.parametrize(
    ("said", "ruled"),
    [
        ("1/2L se replie s'il est chargé, 1/92 va en F7.", FALLS_BACK),
        ("1/2L se replie s'il est chargé et 1/92 va en F7.", FALLS_BACK),
        ("1/2L se replie s'il est chargé ; 1/92 va en F7.", FALLS_BACK),
        ("Gauthier ne poursuit pas s'il gagne, 1/92 va en F7.", "STANDING gauthier breakthrough: STOP"),
        ("1/2L falls back if charged, 1/92 goes to F7.", FALLS_BACK),
        ("1/2L falls back if charged and 1/92 goes to F7.", FALLS_BACK),
        ("1/2L weicht aus, wenn es angegriffen wird, 1/92 geht nach F7.", FALLS_BACK),
        ("1/2L weicht aus, wenn es angegriffen wird, und 1/92 geht nach F7.", FALLS_BACK),
    ],
)
def test_an_order_behind_a_rule_and_its_case_is_not_lost(said: str, ruled: str) -> None:
    assert done(said, SECOND_TURN) == [ruled, "1/92: MOVE TO F7"]


@pytest.mark.parametrize(
    "said",
    [
        "Gauthier holds if Husson attacks.",
        "Gauthier hält, wenn Husson angreift.",
        "Gauthier tient si Husson attaque.",
        "Gauthier falls back if Husson attacks.",
        "1/92 forms square if Husson is charged by cavalry.",
        "1/92 bildet Karree, wenn Husson von Kavallerie attackiert wird.",
        "Wathiez counter-charges if Hubert is charged.",
        "7/2FA flees if Gauthier is beaten.",
    ],
)
def test_what_happens_to_others_of_his_own_is_no_case_of_a_rule(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert len(asked(said, SECOND_TURN)) == 1
