"""Rulings in words: throws and values as an umpire writes them, and as he reads them again."""

from __future__ import annotations

import pytest

from battles.services.ruling_words import place_in_words, throws_from, throws_in_words, value_from, value_in_words
from tests.battles.documents import battalion, duel

DOCUMENT = duel(battalion("1/92", name="1st/92nd"), battalion("A1", "AB", (60, 60), facing=180))
FIRE = {"for": "fire", "by": "1/92", "roll": [6, 2]}
TEST = {"for": "break_test", "by": "1/92", "roll": [1]}


@pytest.mark.parametrize(
    ("words", "throws"),
    [
        ("fire by 1/92: 6 2", [FIRE]),
        ("  fire by 1/92: 6, 2 ;", [FIRE]),
        ("break test by 1/92: 1; fire by 1/92: 6 2", [TEST, FIRE]),
        ("break test by 1/92: 1\nfire by 1/92: 6 2", [TEST, FIRE]),
        ("fire by 1/92", None),
        ("fire by 1/92: six", None),
        ("fire by 1/92: 6 2; and again", None),
        ("", None),
    ],
)
def test_throws_are_read_from_words(words: str, throws: object) -> None:
    assert throws_from(words) == throws


def test_throws_are_read_as_they_are_written() -> None:
    assert throws_from(throws_in_words([TEST, FIRE])) == [TEST, FIRE]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("after.units[1/92].at", [60, 24.5]),
        ("after.units[1/92].strength", 4),
        ("after.units[1/92].out", None),
        ("after.units[1/92].out", "eliminated"),
        ("after.units[1/92].disordered", True),
        ("dice", [TEST, FIRE]),
    ],
)
def test_a_value_is_read_as_it_is_shown(path: str, value: object) -> None:
    words = value_in_words(path, value)
    assert value_from(path, words) == value
    assert not {"{", "["} & set(words)


def test_json_is_read_as_before() -> None:
    assert value_from("dice", '{"for": "fire", "by": "1/92", "roll": [6, 2]}') == FIRE
    assert value_from("after.units[1/92].at", "[60, 24.5]") == [60, 24.5]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("dice", "dice"),
        ("after.units[1/92].strength", "1st/92nd: strength when the turn ends"),
        ("before.units[gone].at", "gone: place when the turn begins"),
        ("after.table.width", "after.table.width"),
    ],
)
def test_a_path_is_told_by_name(path: str, words: str) -> None:
    assert place_in_words(DOCUMENT, path) == words
