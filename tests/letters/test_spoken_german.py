"""What Germans say as they speak: who stays before another goes, who is drawn near, and what nobody is tempted to."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Dafür bleibt 5M drin, und 7L stellt sich gleich nördlich von Gemioncourt in Linie auf.",
         ["5M: HOLD", "7L: FORM LINE; MOVE TO 62.8,85.6"]),
        ("Dabei bleibt 5M, 7L geht nach F10.", ["5M: HOLD", "7L: MOVE TO F10"]),
        ("Dann bleiben 5M und 7L und 8M geht nach F10.", ["5M, 7L: HOLD", "8M: MOVE TO F10"]),
        ("1/28Ora soll näher an 1/2Nas heranrücken.", ["1/28Ora: MOVE TO 1/2Nas"]),
        ("1/28Ora rückt näher an 1/2Nas heran.", ["1/28Ora: MOVE TO 1/2Nas"]),
        ("Bijleveld darf sich sein Ziel selbst aussuchen.", ["STANDING bijleveld fire at will: ALWAYS"]),
        ("Bijleveld hat freie Zielwahl.", ["STANDING bijleveld fire at will: ALWAYS"]),
        ("Niemand lässt sich zu einem Angriff hinreißen.", ["STANDING ALL opportunity charge: NEVER"]),
        ("7L lässt sich zu keinem Angriff verleiten.", []),
        ("Reiter werden im Karree empfangen.", ["STANDING ALL vs cavalry: SQUARE"]),
        ("3/2Nas kommt nach F9 und dient den Kanonen als Bedeckung.", ["3/2Nas: MOVE TO F9"]),
        ("Das 7. Milizbataillon nimmt die Straße nach Quatre-Bras und hält erst an, wenn es dort ist.",
         ["7M: MOVE TO quatre-bras"]),
    ],
)  # fmt: skip
def test_what_is_said_as_one_speaks_is_done(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin besetzt mit einem Bataillon Petit-Pierrepont.", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Jamin besetzt mit einem Bataillon (1/4L) Petit-Pierrepont.", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Links: Jamin besetzt mit einem Bataillon Petit-Pierrepont (1/4L), der Rest folgt Gauthier.",
         ["1/4L: MOVE TO petit-pierrepont", "2/4L, 3/4L, 1/100, 2/100, 3/100: MOVE TO 54,27.7"]),
        ("Jamin occupies Petit-Pierrepont with one battalion (1/4L).", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Jamin occupe Petit-Pierrepont avec un bataillon (1/4L).", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Jamin geht mit seiner Brigade nach E4.", ["BRIGADE jamin: INTENT ADVANCE E4"]),
    ],
)  # fmt: skip
def test_what_a_brigade_does_with_one_of_its_battalions_is_done_by_that(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("27J sollen nicht so weit vorne stehen, lieber hinter dem Bach und da verteilt bleiben",
         ["27J: MOVE TO 77.9,89.5"]),
        ("stevenart schießt auf die mittlere batterie von den dreien 1/6FA", ["stevenart: FIRE AT 1/6FA"]),
        ("7L kommt von La Bergerie und geht zum Hof.", []),
        ("8M kommt aus dem Wald heraus und stellt sich bei F10 auf.", ["8M: MOVE TO F10"]),
    ],
)  # fmt: skip
def test_where_one_comes_from_or_is_not_to_stand_is_nowhere_to_go(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 geht bis kurz vor Gemioncourt.", ["1/92: MOVE TO 61.2,73.6"]),
        ("Gauthier geht bis auf 300 m an Gemioncourt heran.", ["BRIGADE gauthier: INTENT ADVANCE 60.3,64.3"]),
        ("Gauthier hat bis auf 300 m an Gemioncourt heranzugehen.", ["BRIGADE gauthier: INTENT ADVANCE 60.3,64.3"]),
        ("Gauthier geht bis 12 cm vor Gemioncourt.", ["BRIGADE gauthier: INTENT ADVANCE 60.3,64.3"]),
        ("1/92 stellt sich vor Gemioncourt auf.", ["1/92: MOVE TO 62.2,85.7"]),
        ("Jamin lässt Petit-Pierrepont durch 1/4L besetzen.", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Jamin hat Petit-Pierrepont durch 1/4L besetzen zu lassen.", ["1/4L: MOVE TO petit-pierrepont"]),
        ("Jamin hat die linke Flanke Gauthiers zu sichern und Petit-Pierrepont durch 1/4L besetzen zu lassen.",
         ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: MOVE TO petit-pierrepont"]),
        ("Eine Verfolgung über den Bach hinaus findet nicht statt.", ["STANDING ALL breakthrough: STOP"]),
    ],
)  # fmt: skip
def test_one_stops_short_of_a_place_and_has_things_done_by_others(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
