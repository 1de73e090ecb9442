"""Who moves closer to somebody goes where it is told besides, and stops short of him where it is told how near."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, done


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
        (SECOND_TURN, "Bachelu moves closer to Campi.", "GENERAL Bachelu: MOVE TO campi"),
    ],
)
def test_where_one_goes_who_comes_closer(of: tuple[str, str], said: str, meant: str) -> None:
    assert done(said, of) == [meant]
