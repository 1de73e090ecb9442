"""Formations taken up again, orders waited for by nobody, a hand that is lent; and of whom a writer is afraid."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (FRENCH, "Hubert's two regiments back in line.", ["1Ch, 6Ch: FORM LINE"]),
        (FRENCH, "Hubert - both rgts back in line", ["1Ch, 6Ch: FORM LINE"]),
        (FRENCH, "2/61 comes back to line", ["2/61: FORM LINE"]),
        (FRENCH, "Pull 2/61 back in column 5 cm.", ["2/61: FORM COLUMN; STEP BACK 5"]),
        (FRENCH, "6Ch: in column, 5 cm behind the right of 1Ch", ["6Ch: FORM COLUMN; MOVE TO 102.9,33.9"]),
        (FRENCH, "Le comte Reille voudra bien se placer entre les deux divisions",
         ["GENERAL Reille: MOVE TO 71.2,30.5"]),
        (FRENCH, "Reille rides between the two divisions.", ["GENERAL Reille: MOVE TO 71.2,30.5"]),
        (FRENCH, "Campi lends Husson a hand.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Campi gives Husson a hand at Lairalle.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (FRENCH, "Gauthier prête main-forte à Husson.", ["BRIGADE gauthier: INTENT SUPPORT husson"]),
        (FRENCH, "Gauthier geht Husson zur Hand.", ["BRIGADE gauthier: INTENT SUPPORT husson"]),
        (FRENCH, "Gauthier attacks Gemioncourt and need not wait for further orders.",
         ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (FRENCH, "Gauthier attaque Gemioncourt sans attendre de nouvel ordre.",
         ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (FRENCH, "Gauthier greift Gemioncourt an, er braucht nicht auf weitere Befehle zu warten.",
         ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        (ALLIED, "I am uneasy about the 27J standing at I8.", []),
        (ALLIED, "I am worried about 27J. Bring them back across the brook.", ["27J: MOVE TO 76.5,89"]),
        (ALLIED, "27J at I8 worry me, so bring them back across the brook.", ["27J: MOVE TO 76.5,89"]),
        (ALLIED, "Je suis inquiet pour le 27J. Qu'ils reculent de 5 cm.", ["27J: STEP BACK 5"]),
        (ALLIED, "27J macht mir Sorgen. Sie gehen über den Bach zurück.", ["27J: MOVE TO 76.5,89"]),
        (ALLIED, "5M holds Gemioncourt. Captain Stevenart has been suffering too.", ["5M: HOLD"]),
        (ALLIED, "27J have done well so far.", []),
        (ALLIED, "27J have been told to hold the brook", ["27J: HOLD"]),
        (ALLIED, "7L has had enough, back to La Bergerie", ["7L: MOVE TO bergerie"]),
    ],
)  # fmt: skip
def test_what_is_told_of_them_changes_no_order(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
