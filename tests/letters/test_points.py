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
