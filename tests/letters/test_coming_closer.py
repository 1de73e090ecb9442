"""Who moves closer to somebody goes where it is told besides, and stops short of him where it is told how near."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "Piré gets closer to Hubert and goes to K6.", "GENERAL Piré: MOVE TO K6"),
        (SECOND_TURN, "Bachelu rides nearer to Campi, to I4.", "GENERAL Bachelu: MOVE TO I4"),
        (SECOND_TURN, "Bachelu rückt näher an Campi und geht nach I4.", "GENERAL Bachelu: MOVE TO I4"),
        (ALLIED, "Perponcher se rapproche du 1/2Nas, disons en E7.", "GENERAL Perponcher: MOVE TO E7"),
        (SECOND_TURN, "Bachelu goes to within 4 cm of Campi.", "GENERAL Bachelu: MOVE TO 82.4,32.7"),
        (SECOND_TURN, "Bachelu va à quatre centimètres de Campi.", "GENERAL Bachelu: MOVE TO 82.4,32.7"),
        (
            SECOND_TURN,
            "Bachelu se rapproche de Campi, à quatre centimètres de lui.",
            "GENERAL Bachelu: MOVE TO 82.4,32.7",
        ),
        (ALLIED, "perponcher va plus près de 1/2Nas vu qu'il est trop loin", "GENERAL Perponcher: MOVE TO 1/2Nas"),
        (SECOND_TURN, "Bachelu moves closer to Campi.", "GENERAL Bachelu: MOVE TO campi"),
    ],
)
def test_where_one_goes_who_comes_closer(of: tuple[str, str], said: str, meant: str) -> None:
    assert done(said, of) == [meant]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            FRENCH,
            "Bachelu muss näher an Campi ran, die hören ja nur halb zu. I4 sollte passen.",
            ["GENERAL Bachelu: MOVE TO I4"],
        ),
        (FRENCH, "Bachelu muss näher an Campi ran.", ["GENERAL Bachelu: MOVE TO campi"]),
        (FRENCH, "Bachelu muss näher zu Campi, nach I4.", ["GENERAL Bachelu: MOVE TO I4"]),
        (FRENCH, "Bachelu soll dichter an Campi heran, in I4 wäre gut.", ["GENERAL Bachelu: MOVE TO I4"]),
        (FRENCH, "Foy rückt näher an Jamin ran. F3 wäre gut.", ["GENERAL Foy: MOVE TO F3"]),
        (FRENCH, "Bachelu soll näher zu Campi. I4 reicht.", ["GENERAL Bachelu: MOVE TO I4"]),
        (FRENCH, "Foy muss weiter vor. F5 dürfte passen.", ["GENERAL Foy: MOVE TO F5"]),
        (FRENCH, "Piré sollte näher bei Hubert sein, K5 zum Beispiel.", ["GENERAL Piré: MOVE TO K5"]),
        (FRENCH, "Reille muss näher ran, am besten nach G5.", ["GENERAL Reille: MOVE TO G5"]),
        (FRENCH, "Bachelu ist zu weit weg von Campi, I4 wäre besser.", ["GENERAL Bachelu: MOVE TO I4"]),
        (FRENCH, "Campi muss näher an Husson ran.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Campi muss näher an Husson ran, I5 sollte reichen.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Die Batterie 18/6FA muss weiter vor. G6 wäre gut.", ["18/6FA: REDEPLOY TO G6"]),
        (FRENCH, "Foy rides closer to Jamin. F3 should do.", ["GENERAL Foy: MOVE TO F3"]),
        (FRENCH, "Husson geht an Lairalle vorbei. I7 sollte passen.", ["BRIGADE husson: INTENT ADVANCE I7"]),
    ],
)
def test_who_must_be_closer_goes_to_the_square_that_suits(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
