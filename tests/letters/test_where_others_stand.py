"""The place where others stand now is a point of the map: they may go on, and get no order by it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done

HERE = ["BRIGADE jamin: INTENT ADVANCE 54,28"]
THERE = ["7L: MOVE TO 62.8,84.8"]


@pytest.mark.parametrize(
    "said",
    [
        "Jamin rückt nach bis dahin, wo Gauthier jetzt steht.",
        "Jamin geht dorthin, wo Gauthier bisher stand.",
        "Jamin geht ungefähr dorthin, wo jetzt Gauthier eingezeichnet ist.",
        "Jamin nimmt den Platz ein, an dem Gauthier bis jetzt stand.",
        "Jamin nimmt den bisherigen Platz von Gauthier ein.",
        "Jamin moves up to where Gauthier is now.",
        "Jamin takes the place where Gauthier stood until now.",
        "Jamin prend la place que Gauthier occupe maintenant.",
        "Jamin avance là où se trouve Gauthier.",
    ],
)
def test_a_brigade_goes_where_another_stands_and_not_after_it(said: str) -> None:
    assert done(said, FRENCH) == HERE
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "7L kommt die Straße herunter und nimmt den Platz ein, wo 5M bis jetzt stand.",
        "7L nimmt die Stellung ein, die 5M jetzt hält.",
        "7L takes over the position 5M is holding now.",
        "7L goes where 5M is now.",
        "7L prend la place où 5M était jusqu'ici.",
        "7L prend la place actuelle du 5M.",
    ],
)
def test_a_battalion_goes_to_the_point_and_the_road_is_its_way(said: str) -> None:
    assert done(said, ALLIED) == THERE
    assert not asked(said, ALLIED)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7L geht zu 5M.", ["7L: MOVE TO 5M"]),
        ("Perponcher reitet dorthin, wo 5M steht.", ["GENERAL Perponcher: MOVE TO 5M"]),
        ("5M geht nach G6. 7L rückt dann dorthin, wo vorher 5M stand.", ["5M: MOVE TO G6", *THERE]),
        ("7L stellt sich hinter die Stelle, wo 5M steht.", ["7L: MOVE TO 62.8,89.8"]),
        ("1/28Ora geht dorthin, wo jetzt Perponcher eingezeichnet ist.", ["1/28Ora: MOVE TO 48.8,79.6"]),
        ("5M bleibt, wo es steht.", ["5M: HOLD"]),
    ],
)
def test_who_joins_others_goes_to_them_wherever_they_are(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant
