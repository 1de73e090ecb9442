"""What ordinary players write beside their orders, or leave out of them."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED, "Wenn die Jäger angegriffen werden sollen sie ausweichen.", "STANDING 27J fall back: FALL BACK"),
        (ALLIED, "If the Jagers are attacked they should fall back and not stand there to be caught.",
         "STANDING 27J fall back: FALL BACK"),
        (ALLIED, "Die 27. Jäger gehen zurück bis hinter den Bach, so bei H9.", "27J: MOVE TO H9"),
        (ALLIED, "Perponcher rides over and joins Saxe-Weimar's brigade.", "GENERAL Perponcher: MOVE TO 46.9,83.7"),
        (SECOND_TURN, "Ney bleibt bei den Batterien, also an seinem jetzigen Platz.", "GENERAL Ney: HOLD"),
        (SECOND_TURN, "Ney stays with the batteries, that is where he is now.", "GENERAL Ney: HOLD"),
        (SECOND_TURN, "Wathiez stellt sich nach I4 hinter Husson.", "BRIGADE wathiez: INTENT ADVANCE I4"),
        (SECOND_TURN, "Wenn Reiterei durchbricht, soll sie halten und sich sammeln.",
         "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan breakthrough: STOP"),
        (SECOND_TURN, "Guard cavalry don't move at all, Ney would get shot by the emperor.", "GCh, GLan: HOLD"),
    ],
)  # fmt: skip
def test_the_order_is_read_beside_it(of: tuple[str, str], said: str, meant: str) -> None:
    assert done(said, of) == [meant]
    assert not asked(said, of)


def test_which_five_of_six_battalions_are_meant_is_asked() -> None:
    assert done("Husson's 5 battalions in column attack Gemioncourt.", SECOND_TURN) == []
    choices = asked("Husson's 5 battalions in column attack Gemioncourt.", SECOND_TURN)[0]
    assert choices[0] == "2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM COLUMN; MOVE TO gemioncourt"  # all but the skirmishers


def test_any_two_of_a_brigade_are_chosen() -> None:
    assert done("Two of Husson's battalions go to H7.", SECOND_TURN) == ["2/2L, 3/2L: MOVE TO H7"]


def test_a_brigade_of_which_all_are_counted_attacks() -> None:
    said = "Husson's 6 battalions attack Gemioncourt."
    assert done(said, SECOND_TURN) == ["BRIGADE husson: INTENT ATTACK gemioncourt"]
