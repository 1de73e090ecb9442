"""What Germans say as they speak: who stays before another goes, who is drawn near, and what nobody is tempted to."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, done


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
