"""Troops are called by the square in which they stand, whatever their writer calls them."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The lads out by the stream in E7 stay.", ["2/2Nas: HOLD"]),
        ("Those in I8 go back to H9.", ["27J: MOVE TO H9"]),
        ("The blue counter in F11 goes to G10.", ["7L: MOVE TO G10"]),
        ("The long thin line at the bottom tip of the wood (D6) stays where it is.", ["1/2Nas: HOLD"]),
        ("The garrison of Gemioncourt stays where it is.", ["5M: HOLD"]),
        ("The farm's garrison stays where it is.", ["5M: HOLD"]),
        ("Die Besatzung des Hofes bleibt stehen.", ["5M: HOLD"]),
        ("La garnison de la ferme reste sur place.", ["5M: HOLD"]),
        ("Whoever is in D6 stays put.", ["1/2Nas: HOLD"]),
        ("Die Jungs in E7 gehen zurück nach E8.", ["2/2Nas: MOVE TO E8"]),
        ("Ceux en F11 vont en G10.", ["7L: MOVE TO G10"]),
        ("Le pion en I8 recule en H9.", ["27J: MOVE TO H9"]),
    ],
)
def test_who_stands_there(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


@pytest.mark.parametrize(
    "said", ["The wood in E9 is ours.", "The French guns in F6 fire at us.", "The farm in G8 is white."]
)
def test_what_is_no_troops_of_his_is_none(said: str) -> None:
    assert done(said, ALLIED_SECOND) == []


def test_one_of_several_is_not_guessed() -> None:
    assert done("The battalion in E9 moves to F9.", ALLIED_SECOND) == []
    assert asked("The battalion in E9 moves to F9.", ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Bijleveld, north of the farm, does not move.", ["bijleveld: HOLD"]),
        ("The other guns, north of the farm, don't move either, but they can shoot at 7/2FA.",
         ["stevenart: FIRE AT 1/6FA", "bijleveld: FIRE AT 7/2FA"]),
        ("Le 3/2Nas, derrière Stevenart, ne bouge pas.", ["3/2Nas: HOLD"]),
        ("3/2Nas, hinter Stevenart, bleibt stehen.", ["3/2Nas: HOLD"]),
        ("27J, across the brook, falls back to H9.", ["27J: MOVE TO H9"]),
    ],
)  # fmt: skip
def test_where_somebody_stands_is_not_where_he_goes(said: str, meant: list[str]) -> None:
    text = f"Stevenart fires at 1/6FA. {said}" if len(meant) > 1 else said
    assert done(text, ALLIED_SECOND) == meant


def test_whom_a_clause_limits_that_is_not_read_is_asked() -> None:
    assert done("The militia which is on the Nivelles road marches to Quatre-Bras.", ALLIED_SECOND) == [
        "7M: MOVE TO quatre-bras"
    ]
    assert done("The militia which stands in the moon marches to Quatre-Bras.", ALLIED_SECOND) == []
    assert asked("The militia which stands in the moon marches to Quatre-Bras.", ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/2L stops 4 cm short of Lairalle.", ["2/2L: MOVE TO 84.4,52.2"]),
        ("2/2L s'arrête 100 m avant Lairalle.", ["2/2L: MOVE TO 84.4,52.2"]),
        ("2/2L hält 100 m vor Lairalle.", ["2/2L: MOVE TO 84.4,52.2"]),
        ("2/2L goes to 4 cm this side of Lairalle.", ["2/2L: MOVE TO 84.4,52.2"]),
        ("2/2L marches to just short of the brook.", ["2/2L: MOVE TO 62.4,73.1"]),
        ("2/2L stands 4 cm in front of Lairalle.", ["2/2L: MOVE TO 85.9,63.1"]),
        ("Gauthier stops 8 cm short of Gemioncourt.", ["BRIGADE gauthier: INTENT ADVANCE 61,68.2"]),
    ],
)
def test_short_of_a_place_is_on_the_side_from_which_one_comes(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 goes to F5. 1/93 goes 6 cm behind it.", "1/93: MOVE TO 55,39"),
        ("1/92 to (46, 44) and 2/92 to (51, 44). 1/93 and 2/93 6 cm behind them.", "1/93, 2/93: MOVE TO 51,38"),
        ("1/92 goes to F5. 1/93 goes 6 cm behind 1/92.", "1/93: MOVE TO 46.5,22"),
    ],
)
def test_behind_them_is_where_they_were_sent(said: str, meant: str) -> None:
    assert done(said, FRENCH)[-1] == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wathiez remains behind the guns.", ["BRIGADE wathiez: INTENT HOLD"]),
        ("Wathiez bleibt hinter den Kanonen.", ["BRIGADE wathiez: INTENT HOLD"]),
        ("Wathiez goes behind the guns.", ["BRIGADE wathiez: INTENT SUPPORT 18/6FA"]),
        ("Jamin remains behind Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ],
)
def test_who_remains_behind_guns_stays(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 goes one square back.", "1/92: STEP BACK 10"),
        ("1/92 ein Kästchen nach vorne.", "1/92: MOVE 10"),
        ("1/92 avance d'une case.", "1/92: MOVE 10"),
        ("1/92 forms a square.", "1/92: FORM SQUARE"),
        ("1/92 pulls back into a square.", "1/92: FORM SQUARE"),
    ],
)
def test_squares_of_the_map_are_a_measure(said: str, meant: str) -> None:
    found = done(said, SECOND_TURN)
    assert len(found) == 1
    assert ("SQUARE" in found[0]) == ("SQUARE" in meant)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 goes behind the battery in F6.", "1/92: MOVE TO 55.9,48.9"),
        ("1/92 goes 6 cm behind the guns at F6.", "1/92: MOVE TO 55.9,47.9"),
        ("Das 1/92 geht hinter die Batterie in F6.", "1/92: MOVE TO 55.9,48.9"),
        ("Le 1/92 va derrière la batterie en F6.", "1/92: MOVE TO 55.9,48.9"),
        ("1/92 moves to the left of the battery in F6.", "1/92: MOVE TO 50.9,53.9"),
        ("Gauthier goes behind the guns in F6.", "BRIGADE gauthier: INTENT SUPPORT 1/6FA"),
    ],
)
def test_who_goes_behind_those_in_a_square_does_not_go_upon_them(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


def test_where_about_they_go_is_no_square_of_others() -> None:
    assert done("Wathiez comes up behind the guns, around G5.", SECOND_TURN) != [
        "BRIGADE wathiez: INTENT SUPPORT 18/6FA"
    ]
