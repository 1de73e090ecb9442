"""What is left to others or as it is, what is counted of a kind, and reasons that hide no order, in plain letters."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done

AT_5M = ["1/6FA: FIRE AT 5M"]
GUARD = ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]
NO_PURSUIT = ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP"]


@pytest.mark.parametrize(
    "said",
    [
        "Je laisse Foy décider où placer ses canons.",
        "Foy décide où placer ses canons.",
        "C'est à Foy de voir où il met ses canons.",
        "I leave it to Foy where his guns go.",
        "I let Foy decide where to put his guns.",
        "Ich lasse Foy entscheiden, wo seine Kanonen stehen.",
        "On oublie Piraumont pour l'instant.",
        "Forget about Piraumont for now.",
        "Le reste ne change pas.",
        "Économisez les munitions.",
    ],
)
def test_what_is_left_is_noted(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("La 1/6 change de cible : elle prend le 5M.", AT_5M),
        ("La 1/6 change de cible et vise le 5M.", AT_5M),
        ("Le général Jamin est trop loin de ses hommes, il les rejoint.", ["GENERAL Jamin: MOVE TO jamin"]),
        ("Bachelu doit garder ses deux brigades sous son commandement, il se place donc en I4.",
         ["GENERAL Bachelu: MOVE TO I4"]),
        ("On économise la Garde.", GUARD),
        ("On ménage les lanciers pour plus tard.", ["5Lan, 6Lan: HOLD"]),
        ("Envoie le 1/2e Léger en avant pour attirer le feu.", ["1/2L: MOVE"]),
        ("Le 3/4e Léger reste en arrière pour garder les canons.", ["3/4L: HOLD"]),
        ("Pour finir, un mot sur la cavalerie : qu'elle ne poursuive pas.", NO_PURSUIT),
        ("Pour la cavalerie : qu'elle ne poursuive pas.", NO_PURSUIT),
    ],
)  # fmt: skip
def test_what_stands_beside_an_order_hides_none(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


TWO_OF_FOOT = (
    "1/6FA, 7/2FA: FIRE AT stevenart", "18/6FA, 7/2FA: FIRE AT stevenart", "18/6FA, 1/6FA: FIRE AT stevenart",
)  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Deux des batteries à pied tirent sur Stevenart.",
        "Two of the foot batteries fire at Stevenart.",
        "Zwei der Fußbatterien schießen auf Stevenart.",
    ],
)
def test_which_two_of_a_kind_are_meant_is_asked(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [TWO_OF_FOOT]


@pytest.mark.parametrize("said", ["Deux batteries tirent sur Stevenart.", "Two batteries fire at Stevenart."])
def test_two_batteries_are_not_those_that_stand_by_themselves(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)


def test_the_two_batteries_of_the_guard_are() -> None:
    assert done("The two batteries of the Guard stay.", SECOND_TURN) == ["1/guard-artillery, 2/guard-artillery: HOLD"]


@pytest.mark.parametrize(
    "said",
    ["Le 1/4L garde les canons.", "1/4L guards the guns.", "Le 1/4L est laissé à la garde des canons."],
)
def test_which_guns_are_guarded_is_asked_where_they_stand_far_apart(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert "1/4L: MOVE TO 60.8,37" in asked(said, SECOND_TURN)[0]


def test_behind_the_first_two_is_a_place_and_no_turn() -> None:
    said = "Le 2/92e et le 2/93e passent derrière les deux premiers."
    assert not any("PRIORITY" in line for choices in asked(said, SECOND_TURN) for line in choices)


def test_two_batteries_of_two_are_both() -> None:
    assert done("Les deux batteries tirent sur 1/6FA.", ALLIED) == ["bijleveld, stevenart: FIRE AT 1/6FA"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Le 27J se replie sur la ferme en tiraillant.", ["27J: MOVE TO gemioncourt"]),
        (
            "Le 1/2Nas ne doit pas rester seul à la pointe, il remonte de 10 cm vers le nord.",
            ["1/2Nas: MOVE TO 36,69.2"],
        ),
        ("Orange rejoint Bijleveld et reste avec lui.", ["GENERAL Prince of Orange: MOVE TO bijleveld"]),
        ("Orange joins Bijleveld.", ["GENERAL Prince of Orange: MOVE TO bijleveld"]),
        ("Je voudrais que quelqu'un garde La Bergerie, par exemple le 8M.", ["8M: MOVE TO bergerie"]),
        ("Le prince d'Orange n'a pas besoin de bouger.", ["GENERAL Prince of Orange: HOLD"]),
        ("À gauche, le 27J suffit.", []),
        ("Vive Orange !", []),
        ("Est-ce que le 7M peut arriver à Quatre-Bras ce tour ? Sinon laissez tomber.", []),
    ],
)
def test_how_it_goes_and_who_is_enough(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
    assert not asked(said, ALLIED)


def test_what_is_enough_hides_no_order() -> None:
    assert done("2/2L bleibt in Kolonne, das reicht.", SECOND_TURN) == ["2/2L: FORM COLUMN; HOLD"]
