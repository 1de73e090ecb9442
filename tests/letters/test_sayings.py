"""Figures of speech, imperatives with a pronoun, and who joins others where those were sent."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("3/2Nas ne lâche pas 1/2Nas d'une semelle.", ["3/2Nas: MOVE TO 36.9,64.1"]),
        ("3/2Nas weicht 1/2Nas nicht von der Seite.", ["3/2Nas: MOVE TO 36.9,64.1"]),
        ("Perponcher sticks to Saxe-Weimar like glue.", ["GENERAL Perponcher: MOVE TO saxe-weimar"]),
        ("Stevenart garde ses munitions.", ["stevenart: HOLD FIRE"]),
        ("Stevenart saves its ammunition.", ["stevenart: HOLD FIRE"]),
        ("Stevenart spart Munition.", ["stevenart: HOLD FIRE"]),
        ("5M garde la ferme.", ["5M: HOLD"]),
        ("7L goes to H9. 8M joins 7L.", ["7L: MOVE TO H9", "8M: MOVE TO 71.4,88.5"]),
        ("Saxe-Weimar advances to G9. 2/28Ora holds. 7M joins it.",
         ["BRIGADE saxe-weimar: INTENT ADVANCE G9", "2/28Ora: HOLD", "7M: MOVE TO 60.8,127.4"]),
    ],
)  # fmt: skip
def test_figures_of_speech(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Mets-les en colonne.", "1/2L: FORM COLUMN"),
        ("Mets-le en G6.", "1/2L: MOVE TO G6"),
        ("Fais-les avancer de 5 cm.", "1/2L: MOVE 5"),
        ("Qu'il fasse demi-tour.", "1/2L: ABOUT"),
    ],
)
def test_it_is_told_with_its_verb(said: str, meant: str) -> None:
    assert done(f"1/2L reste. {said}", FRENCH)[-1] == meant
