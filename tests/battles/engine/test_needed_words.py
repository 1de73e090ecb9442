"""The words that an expression needs, as they are read off it."""

from __future__ import annotations

import re

import pytest

from battles.engine.needed_words import needed_words


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("Line", {"line"}),
        ("the lines?", {"the line"}),
        (r"\bthe\s+(?:wood|farm)\b", {"wood", "farm"}),  # the rarer of two pieces
        (r"(?:the|a)\s+\w+", {"the", "a"}),
        ("(?P<what>carr[ée])s?", {"carre", "carré"}),
        ("hold|holds|wait", {"hold", "wait"}),
        ("hal+t", {"ha"}),
        ("(?:on\\s+)?foot|[xy]z", {"foot", "xz", "yz"}),
        ("(?:go ){2}x*", {"go "}),
        (r"(?=.*horse)\w+(?!guns)", {"horse"}),
        (r"\d+\s?cm", {"cm"}),
        ("(?:Horse|guns)foot", {"horsefoot", "gunsfoot"}),
        ("(?P<what>horse|horses)", {"horse"}),
        (r"\(a\)[.,]b-c\x2b\t", {"(a).b-c+\t", "(a),b-c+\t"}),
        (r"[]a\-]{1}z|[b-d-]end", {"]z", "az", "-z", "end"}),
        ("(?i:go)(?#guns)(?-i:To)", {"goto"}),
        (r"(?<=the )wood(?<!d)(?:\b|^|$)s", {"woods"}),
        (r"(a)?(?(1)guns|lines)horse", {"horse"}),
        (r"(?>horse|foot)gun{,2}s{0}", {"gu"}),
        ("{}]g(?P<x>y)(?P=x)?", {"{}]gy"}),
    ],
)
def test_words_are_those_of_the_piece_that_tells_most(pattern: str, words: set[str]) -> None:
    assert needed_words(pattern, re.IGNORECASE) == words


def test_of_an_expression_with_room_between_its_pieces_nothing_is_told() -> None:
    with pytest.raises(ValueError, match=r"^guns # of his$"):
        needed_words("guns # of his", re.VERBOSE)


@pytest.mark.parametrize("pattern", ["", r"\d+", "(?:guns)?", "guns|", "guns|[^a]", r"(\w)\1", "[a-z]x*", "(?!guns)"])
def test_what_may_match_without_any_word_needs_none(pattern: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(pattern)}$"):
        needed_words(pattern, 0)
