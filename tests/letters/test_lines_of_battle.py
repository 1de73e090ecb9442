"""*The first line* is a place in the array: no battalion bears that name, and nobody forms line by it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/92 and 2/92 form the first line and advance 6 cm.", ["1/92, 2/92: MOVE 6"]),
        ("1/92 and 2/92 form the first line. They advance 6 cm.", ["1/92, 2/92: MOVE 6"]),
        ("Le 1/92 et le 2/92 forment la première ligne et avancent de 6 cm.", ["1/92, 2/92: MOVE 6"]),
        ("Die beiden Bataillone des 92. Regiments bilden die erste Linie; sie gehen 6 cm vor.", ["1/92, 2/92: MOVE 6"]),
        ("4/2L and 2/61 form a second line 150 m behind 3/2L.", ["4/2L, 2/61: MOVE TO 85.3,42.5"]),
        ("Le 93e forme la seconde ligne, 5 cm derrière 1/92.", ["1/93, 2/93: MOVE TO 46.8,29"]),
        ("1/92 and 2/92 in the first line go to G6.", ["1/92, 2/92: MOVE TO G6"]),
        ("Bring Campi up behind Husson as a second line.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("1/100 forms line and advances 5 cm.", ["1/100: FORM LINE; MOVE 5"]),
    ],
)
def test_who_makes_up_a_line_does_what_is_told_besides(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


def test_the_seventh_of_the_line_is_a_regiment() -> None:
    assert done("the 7th line to F9", ALLIED) == ["7L: MOVE TO F9"]


def test_who_a_first_line_is_that_has_no_names_is_not_guessed() -> None:
    assert done("Gauthier: first line 1/92 and 2/92, second line 1/93 and 2/93.", SECOND_TURN) == []


@pytest.mark.parametrize(
    "said",
    [
        "1/92 und 2/92 in vorderster Linie, die beiden 93er dahinter.",
        "1/92 und 2/92 vorn, 1/93 und 2/93 dahinter.",
        "1/92 and 2/92 in the front line, the two 93rd behind.",
        "1/92 et 2/92 devant, 1/93 et 2/93 derrière.",
    ],
)
def test_who_is_before_whom_and_nothing_else_is_asked_about(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)
