"""Points of the table by their two measures, as people write them behind a word of place."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def done(text: str) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-1"], "french")(text).sheet.lines]


@pytest.mark.parametrize(
    "text",
    [
        "1/92 to (45,35)",
        "1/92 - (45,35)",
        "1/92 to 45,35",
        "1/92 nach 45/35",
        "1/92 marschiert nach Punkt 45/35",
        "1/92 to point 45 / 35",
        "1/92: move to coordinates 45/35",
        "1/92 va au point 45;35",
        "1/92 vers 45/35",
        "1/92: zu Koordinaten 45/35",
    ],
)
def test_two_measures_behind_a_word_of_place_are_a_point(text: str) -> None:
    assert done(text) == ["1/92: MOVE TO 45,35"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Foy at (45,35)", "GENERAL Foy: MOVE TO 45,35"),
        ("Bachelu nach 45/75, damit Campi wieder geführt ist", "GENERAL Bachelu: MOVE TO 45,75"),
        ("2/93 to 1/92", "2/93: MOVE TO 1/92"),
        ("1/92 12,5 cm vor", "1/92: MOVE 12.5"),
        ("Bachelu - nr 4/2L", "GENERAL Bachelu: MOVE TO 4/2L"),
    ],
)
def test_a_designation_and_a_distance_are_none(text: str, order: str) -> None:
    assert done(text) == [order]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("1/92 to E4 (8,8)", "1/92: MOVE TO 48,38"),
        ("1/92 nach E4 (8 / 8)", "1/92: MOVE TO 48,38"),
        ("3.1 1/92 - E4 (8,8)", "1/92: MOVE TO 48,38"),
        ("2/93 avance en G4 (3;8).", "2/93: MOVE TO 63,38"),
        ("1/92 to E4 (48,38)", "1/92: MOVE TO 48,38"),
        ("1Ch to K6 (5,5), in line, facing north", "1Ch: FORM LINE; MOVE TO 105,55; FACE N"),
        ("Reille to H4 (2,0).", "GENERAL Reille: MOVE TO 72,30"),
    ],
)
def test_two_measures_behind_a_square_are_a_point_in_it(text: str, order: str) -> None:
    assert done(text) == [order]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("1/92 to the south half of E4", "1/92: MOVE TO 45,32.5"),
        ("1/92 to E4, south half", "1/92: MOVE TO 45,32.5"),
        ("1/92 in die Südhälfte von E4", "1/92: MOVE TO 45,32.5"),
        ("1/92 nach E4, Nordwestecke", "1/92: MOVE TO 41.5,38.5"),
        ("1/92 dans la moitié sud de E4", "1/92: MOVE TO 45,32.5"),
        ("1/92 en E4, coin nord-ouest", "1/92: MOVE TO 41.5,38.5"),
        ("1/92 to the western edge of E4", "1/92: MOVE TO 41.5,35"),
        ("1/92 nach E4, Front Süd", "1/92: MOVE TO E4; FACE S"),
    ],
)
def test_a_piece_of_a_square_is_a_point_and_no_front(text: str, order: str) -> None:
    assert done(text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Jamin: 12 cm north, formation unchanged.",
        "Jamin: 12 cm north, same formation.",
        "Jamin: 12 cm nach Norden, Formation unverändert.",
        "Jamin: 12 cm au nord, même formation.",
    ],
)
def test_who_goes_formed_as_he_is_goes(text: str) -> None:
    assert done(text)[0] == "1/4L: MOVE TO 51.8,32.5"


def test_guns_that_unlimber_on_a_bearing_look_along_it() -> None:
    order = "2/4HA: REDEPLOY TO J6; FACE 340"
    assert done("2/4HA limbers, goes to J6, unlimbers on a bearing of 340.") == [order]
