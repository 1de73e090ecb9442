"""German of every day: who attacks nothing, from where to where, all four, and guns before they are lost."""

from __future__ import annotations

import pytest

from orders.language.letters.statements import states_something
from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

FLEE = ["STANDING bijleveld, stevenart limber and flee: FLEE"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Hubert geht nach L5, greift aber nichts an.", "STANDING hubert opportunity charge: NEVER"),
        ("hubert nach L5 rüber und da warten, nix angreifen!!", "STANDING hubert opportunity charge: NEVER"),
        ("Hubert nach L5, niemanden angreifen.", "STANDING hubert opportunity charge: NEVER"),
        ("Hubert goes to L5 and attacks nothing.", "STANDING hubert opportunity charge: NEVER"),
    ],
)
def test_who_attacks_nothing_does_not_attack(said: str, meant: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE hubert: INTENT ADVANCE L5", meant]


@pytest.mark.parametrize(
    "said",
    ["Der Oranien bleibt, wo er ist, und greift mir bittschön nix an.", "Der Prinz bleibt da und greift nichts an."],
)
def test_a_general_who_stays_and_attacks_nothing_stays(said: str) -> None:
    assert done(said, ALLIED) == ["GENERAL Prince of Orange: HOLD"]


@pytest.mark.parametrize(
    "said",
    [
        "7M: Streckenfahrt von C14 bis Quatre-Bras, kein Zwischenhalt.",
        "7M zieht von C14 aus bis Quatre-Bras, ohne Pause.",
        "7M: Eilmarsch von C14 über E13 nach Quatre-Bras",
        "7M marschiert von C14 nach Quatre-Bras.",
        "7M de C14 à Quatre-Bras",
    ],
)
def test_from_where_one_marches_is_not_where_one_goes(said: str) -> None:
    assert done(said, ALLIED) == ["7M: MOVE TO quatre-bras"]


def test_a_pace_is_no_march() -> None:
    assert done("1/92 geht 100 Schritt in Richtung F4 vor.", FRENCH) == done(
        "1/92 geht 100 Schritte in Richtung F4 vor.", FRENCH
    )


@pytest.mark.parametrize(
    "said",
    [
        "Die Geschütze protzen auf und fahren ab, bevor sie überrannt werden.",
        "Bevor die Batterien genommen werden, protzen sie auf und fahren ab.",
        "Wenn die Batterien angegriffen werden, fahren sie ab.",
        "Guns limber up and leave before they are overrun.",
        "If the guns are attacked, they limber up and leave.",
        "Les canons s'en vont avant d'être pris.",
        "Si les canons sont attaqués, ils s'en vont.",
    ],
)
def test_guns_leave_before_they_are_lost_and_not_now(said: str) -> None:
    assert done(said, ALLIED) == FLEE
    assert not asked(said, ALLIED)


def test_guns_that_fire_before_they_are_overrun_fire() -> None:
    assert not [order for order in done("The guns fire at 1Ch before they are overrun", ALLIED) if "flee" in order]


@pytest.mark.parametrize(
    "said",
    [
        "gauthier ein kästchen nach vorne, alle vier bleiben in kolonne",
        "Gauthier 10 cm nach vorne, alle vier in Kolonne",
        "Gauthier geht 10 cm vor, alle vier Bataillone bleiben in Kolonne",
        "Gauthier advances 10 cm, all four stay in column",
        "Gauthier avance de 10 cm, les quatre restent en colonne",
    ],
)
def test_all_four_are_his_and_not_the_army(said: str) -> None:
    assert done(said, FRENCH) == ["1/92, 2/92, 1/93, 2/93: MOVE 10; FORM COLUMN"]


def test_all_three_batteries_are_batteries() -> None:
    assert done("Gauthier bleibt stehen. Alle drei Batterien feuern auf 2/2Nas.", FRENCH) == [
        "BRIGADE gauthier: INTENT HOLD",
        "18/6FA, 1/6FA, 7/2FA: FIRE AT 2/2Nas",
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 rückt ein Feld vor", "MOVE 10"),
        ("1/92 avance de deux cases", "MOVE 20"),
        ("1/92 moves one square north", "MOVE TO 46.5,38"),
        ("1/92 geht ins Feld F5 vor", "MOVE TO F5"),
        ("1/92 forms a square", "FORM SQUARE"),
    ],
)
def test_squares_of_the_map_are_a_measure(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [f"1/92: {meant}"]


@pytest.mark.parametrize(
    "said",
    [
        "1/2L goes to J5. 2/2L goes to J6. The rest of Husson waits.",
        "1/2L geht nach J5. 2/2L geht nach J6. Der Rest von Husson wartet.",
        "Le 1/2L va en J5. Le 2/2L va en J6. Le reste de Husson attend.",
    ],
)
def test_the_rest_is_whoever_was_told_nothing(said: str) -> None:
    assert done(said, FRENCH)[2:] == ["3/2L, 4/2L, 1/61, 2/61: HOLD"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/4L soll doch los, rüber nach Petit-Pierrepont und da in die Häuser.", "1/4L: MOVE TO petit-pierrepont"),
        ("Hubert soll endlich los und nach L5", "BRIGADE hubert: INTENT ADVANCE L5"),
        (
            "die drei kanonen vorne aufm hügel nicht bewegen und alle auf 2/2Nas ballern bitte",
            "18/6FA, 1/6FA, 7/2FA: FIRE AT 2/2Nas",
        ),
        ("reihenfolge wenn es eng wird erst husson dann gauthier", "PRIORITY husson, gauthier"),
    ],
)
def test_spoken_words(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]


@pytest.mark.parametrize(
    ("said", "states"),
    [
        ("der erreicht seine Leut ja nimmer", True),
        ("das dauert leider ewig", True),
        ("die Belgier taugen eh wenig", True),
        ("die sollen ja durchhalten", False),
        ("er verlässt den Hof ja nicht", False),
        ("bitte sowieso zurück", False),
    ],
)
def test_what_one_knows_is_stated(said: str, states: bool) -> None:
    assert states_something(said) is states
