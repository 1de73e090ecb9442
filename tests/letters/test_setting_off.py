"""Who sets off, goes in or guards a flank; and all of those who stand somewhere, who are not the army."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

FORWARD, IN = "BRIGADE husson: INTENT ADVANCE", "BRIGADE husson: INTENT ATTACK"
STAYS, FOLLOWS = "BRIGADE campi: INTENT HOLD", "BRIGADE campi: INTENT SUPPORT husson"


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("Husson goes in.", [IN]),
        ("Husson goes in and Campi follows him.", [IN, FOLLOWS]),
        ("Husson goes on and Campi stays.", [FORWARD, STAYS]),
        ("Husson sets off, Campi stays.", [FORWARD, STAYS]),
        ("Husson rückt an und Campi bleibt.", [FORWARD, STAYS]),
        ("Husson bricht auf, Campi bleibt.", [FORWARD, STAYS]),
        ("Husson se met en marche, Campi reste en place.", [FORWARD, STAYS]),
        ("Husson y va et Campi reste.", [FORWARD, STAYS]),
        ("Husson fonce et Campi le suit.", [IN, FOLLOWS]),
        ("Bachelu's division attacks, Foy's stands.", ["DIVISION 5D: INTENT ATTACK", "DIVISION 9D: INTENT HOLD"]),
    ],
)
def test_who_sets_off_does_not_go_to_those_named_next(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize("said", ["Husson rückt heran und Campi bleibt.", "Husson nähert sich und Campi bleibt."])
def test_a_word_for_what_enemies_do_holds_nobody(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Everybody in the first line goes forward 10 cm.",
        "Everyone on the left holds.",
        "All units east of the road advance.",
        "The whole first line stays.",
        "Alle rechts der Straße gehen 10 cm vor.",
        "Alle in der ersten Reihe gehen vor.",
        "Toute la première ligne avance.",
        "Tous ceux de droite avancent de 10 cm.",
        "Tout le monde à droite avance.",
    ],
)
def test_all_of_those_somewhere_are_not_the_army(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Husson attacks the farm and Campi covers his right flank.",
        "Husson attacks the farm, Campi guards his left.",
        "Husson attaque la ferme et Campi protège son flanc droit.",
        "Husson attaque la ferme, Campi couvre sa droite.",
    ],
)
def test_his_flank_is_that_of_who_was_told_of(said: str) -> None:
    assert done(said, FRENCH) == ["BRIGADE husson: INTENT ATTACK gemioncourt", "BRIGADE campi: INTENT SCREEN husson"]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("Hubert keeps pace with Husson on his right.", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("Hubert keeps contact with Husson.", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("Hubert hält mit Husson Schritt.", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("Hubert goes with Husson.", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("Hubert sticks to Husson.", "BRIGADE hubert: INTENT SUPPORT husson"),
        ("Foy goes with Gauthier.", "GENERAL Foy: MOVE TO gauthier"),
        ("Hubert goes to Husson's right flank.", "BRIGADE hubert: INTENT ADVANCE 90.7,40.9"),
    ],
)
def test_a_brigade_that_goes_with_another(said: str, order: str) -> None:
    assert done(said, FRENCH) == [order]
    assert asked(said, FRENCH) == []
