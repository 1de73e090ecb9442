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


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "Gauthier goes to F5, with Jamin behind him and the Guard behind Jamin.",
            [
                "BRIGADE gauthier: INTENT ADVANCE F5",
                "BRIGADE jamin: INTENT SUPPORT gauthier",
                "GCh, GLan: MOVE TO 56.8,10.5",
                "1/guard-artillery, 2/guard-artillery: REDEPLOY TO 56.8,10.5",
            ],
        ),
        (
            "Gauthier va en F5, avec Jamin derrière lui.",
            ["BRIGADE gauthier: INTENT ADVANCE F5", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Gauthier geht nach F5, mit Jamin im Rücken.",
            ["BRIGADE gauthier: INTENT ADVANCE F5", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (
            "Husson attacks the farm with Campi covering his right.",
            ["BRIGADE husson: INTENT ATTACK gemioncourt", "BRIGADE campi: INTENT SCREEN husson"],
        ),
        ("Wathiez et ses lanciers derrière Gauthier, prêts à charger.", ["BRIGADE wathiez: INTENT SUPPORT gauthier"]),
        ("Wathiez behind Gauthier, ready to charge.", ["BRIGADE wathiez: INTENT SUPPORT gauthier"]),
        ("Jamin takes Gauthier's place.", ["BRIGADE jamin: INTENT ADVANCE 54,28"]),
        ("Jamin nimmt Gauthiers Platz ein.", ["BRIGADE jamin: INTENT ADVANCE 54,28"]),
        ("Husson appuie un peu à gauche.", ["BRIGADE husson: INTENT ADVANCE 61.1,35.7"]),
        ("Die Kanonen dürfen nicht verloren gehen.", []),
        ("Bachelu commands at Gemioncourt.", ["GENERAL Bachelu: MOVE TO gemioncourt"]),
    ],
)
def test_who_stands_behind_whom(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "The farm taken, Campi moves to H7.",
        "With the farm taken, Campi moves to H7.",
        "La ferme prise, Campi avance en H7.",
        "Gemioncourt taken, Husson halts there.",
    ],
)
def test_what_is_done_once_a_place_is_taken_waits(said: str) -> None:
    assert done(said, FRENCH) == []
    assert asked(said, FRENCH)


def test_who_follows_nobody_behind_a_rule_that_others_pursue() -> None:
    said = "When the cavalry has broken somebody, it goes after him. The infantry does not, it halts."
    assert done(said, FRENCH) == ["STANDING husson, campi, gauthier, jamin breakthrough: STOP"]
    assert len(asked(said, FRENCH)) == 1
