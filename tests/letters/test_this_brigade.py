"""*This brigade* and *the whole brigade* are the one that was told of last, and not the army."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

GOES = "1/92: MOVE TO F5"


@pytest.mark.parametrize(
    "said",
    [
        "1/92 geht nach F5. Kein Bataillon dieser Brigade verfolgt.",
        "1/92 geht nach F5. Diese Brigade verfolgt niemanden.",
        "1/92 geht nach F5. Alle seine Bataillone verfolgen nicht.",
        "1/92 va en F5. Aucun bataillon de cette brigade ne poursuit.",
        "1/92 goes to F5. No battalion of this brigade pursues.",
    ],
)
def test_a_rule_of_this_brigade_binds_no_other(said: str) -> None:
    assert done(said, FRENCH) == [GOES, "STANDING gauthier breakthrough: STOP"]


@pytest.mark.parametrize(
    "said",
    [
        "1/92 geht nach F5. Wenn Reiter kommen, macht die ganze Brigade Karree.",
        "1/92 geht nach F5. Sollte feindliche Reiterei auftauchen, bilden alle Bataillone dieser Brigade Karree.",
        "1/92 geht nach F5. Taucht Kavallerie auf, bilden alle seine Bataillone Karree.",
        "1/92 va en F5. Si la cavalerie arrive, toute la brigade forme le carré.",
        "1/92 goes to F5. If cavalry comes, the whole brigade forms square.",
    ],
)
def test_the_whole_brigade_forms_square(said: str) -> None:
    assert done(said, FRENCH) == [GOES, "STANDING gauthier vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    "said",
    [
        "Taucht Kavallerie auf, bilden alle Bataillone von Husson Karree.",
        "Tous les bataillons de Husson forment le carré si la cavalerie approche.",
        "Every battalion of Husson forms square if cavalry comes.",
        "Husson: Sollte feindliche Reiterei auftauchen, bilden alle Bataillone dieser Brigade Karree.",
    ],
)
def test_the_battalions_of_one_are_not_all(said: str) -> None:
    assert done(said, FRENCH) == ["STANDING husson vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    "said",
    [
        "1/92 va en F5. Toute la brigade suit.",
        "1/92 geht nach F5. Die ganze Brigade folgt.",
        "1/92 goes to F5. The whole brigade follows.",
    ],
)
def test_the_whole_brigade_follows_without_him_whom_it_follows(said: str) -> None:
    goes, follow = done(said, FRENCH)
    assert goes == GOES
    assert follow.startswith("2/92, 1/93, 2/93: MOVE TO ")


@pytest.mark.parametrize(
    "said",
    [
        "1/92 geht nach F5. Die ganze Division bildet Karree, wenn Reiter kommen.",
        "1/92 va en F5. Toute la division forme le carré si la cavalerie approche.",
        "1/92 goes to F5. The whole division forms square if cavalry comes.",
    ],
)
def test_the_whole_division_is_that_of_whom_was_told(said: str) -> None:
    assert done(said, FRENCH) == [GOES, "STANDING 9D vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    "said",
    [
        "1/6FA geht nach F6. 7/2FA geht nach G6. 18/6FA bleibt. Alle drei Batterien feuern nach Belieben.",
        "1/6FA va en F6. 7/2FA va en G6. 18/6FA reste. Les trois batteries tirent à volonté.",
        "1/6FA goes to F6. 7/2FA goes to G6. 18/6FA stays. All three batteries fire at will.",
    ],
)
def test_three_batteries_are_those_told_last(said: str) -> None:
    assert done(said, FRENCH)[-1] == "STANDING 1/6FA, 7/2FA, 18/6FA fire at will: ALWAYS"


def test_two_batteries_that_are_overrun_are_those_told_last() -> None:
    said = "1/6FA geht nach F6. 7/2FA geht nach G6. Die beiden Batterien protzen auf, wenn sie überrannt werden."
    assert done(said, FRENCH)[-1] == "STANDING 1/6FA, 7/2FA limber and flee: FLEE"
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ("Bei Campi genauso.", "campi"),
        ("Chez Campi, de même.", "campi"),
        ("Pareil chez Campi.", "campi"),
        ("Likewise Campi.", "campi"),
        ("Bei Campi genauso, nur 1/72 nicht, die laufen ja eh weg.", "1/72"),
        ("Für Campi gilt das auch, außer 1/72.", "1/72"),
        ("Pareil chez Campi, sauf le 1/72.", "1/72"),
        ("Same for Campi, except 1/72.", "1/72"),
    ],
)
def test_the_same_for_another_and_who_is_left_out(said: str, who: str) -> None:
    rule = {"B": "Wenn Reiter kommen, bildet Husson Karree.", "F": "Wenn Reiter kommen, bildet Husson Karree."}
    french = said.startswith(("Chez", "Pareil"))
    first = rule.get(said[0], "If cavalry comes, Husson forms square.")
    first = "Si la cavalerie arrive, Husson forme le carré." if french else first
    left_out = ["STANDING 1/72 vs cavalry: STAND"] if who == "1/72" else []
    assert done(f"{first} {said}", FRENCH) == [
        "STANDING husson vs cavalry: SQUARE",
        "STANDING campi vs cavalry: SQUARE",
        *left_out,
    ]
