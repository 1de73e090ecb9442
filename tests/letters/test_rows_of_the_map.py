"""Rows of the map: who goes to a row or a column of its squares goes straight there."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die Brigade Gauthier geht beiderseits der Straße bis zur Reihe 5 vor.",
         "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Gauthier rückt bis auf Reihe 5 vor.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Gauthier geht in die Reihe 5.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Gauthier bis zur 5. Reihe vor", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Campi geht bis in die 5er-Reihe vor.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Campi: vor bis Reihe 5, dann halten.", "BRIGADE campi: INTENT ADVANCE J5"),
        ("Husson rückt bis zur Zeile 6 vor.", "BRIGADE husson: INTENT ADVANCE I6"),
        ("Campi geht vor bis zur Spalte J.", "BRIGADE campi: INTENT ADVANCE J4"),
        ("1/92 rückt vor, und zwar bis Reihe 6.", "1/92: MOVE TO E6"),
        ("General Foy reitet bis zur Reihe 5.", "GENERAL Foy: MOVE TO F5"),
        ("Gauthier advances to row 5.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Husson moves up to row 6 and halts.", "BRIGADE husson: INTENT ADVANCE I6"),
        ("Hubert to column K.", "BRIGADE hubert: INTENT ADVANCE K4"),
        ("Gauthier avance jusqu'à la rangée 5.", "BRIGADE gauthier: INTENT ADVANCE F5"),
        ("Hubert avance jusqu'à la colonne L.", "BRIGADE hubert: INTENT ADVANCE L4"),
    ],
)  # fmt: skip
def test_who_goes_to_a_row_or_a_column_goes_to_the_square_before_him(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert asked(said, FRENCH) == []


@pytest.mark.parametrize(
    "said", ["Husson goes into column.", "Husson geht in Kolonne.", "Husson se met en colonne par division."]
)
def test_columns_of_men_are_no_columns_of_the_map(said: str) -> None:
    assert done(said, FRENCH) == ["1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM COLUMN"]
