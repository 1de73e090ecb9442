"""Spelling: how far a typed word lies from a right one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orders.language.spelling import LIKELY_SLIP, distance, letters, neighbours, prefix_distances


@pytest.mark.parametrize(
    ("word", "typed", "slips"),
    [
        ("charge", "charge", 0.0),
        ("charge", "chage", 1.0),  # one left out
        ("charge", "chxarge", 1.0),  # one put in
        ("charge", "chaarge", LIKELY_SLIP),  # one doubled
        ("charge", "chrage", LIKELY_SLIP),  # two swapped
        ("charge", "chsrge", LIKELY_SLIP),  # a neighbouring key
        ("charge", "chprge", 1.0),  # a far key
    ],
)
def test_each_slip_is_counted_and_the_likely_ones_count_less(word: str, typed: str, slips: float) -> None:
    assert distance(word, typed, 3.0) == slips


def test_words_beyond_the_limit_are_not_near() -> None:
    assert distance("charge", "retreat", 2.0) is None
    assert distance("face", "faces and more", 2.0) is None


@given(
    st.text("abeqs", max_size=9),
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 1), st.text("abeqs", max_size=2)), max_size=3),
    st.floats(0.0, 4.0),
)
def test_a_limit_changes_no_distance_within_it(word: str, slips: list[tuple[int, int, str]], limit: float) -> None:
    typed = word
    for at, left_out, put_in in slips:
        typed = typed[:at] + put_in + typed[at + left_out :]
    whole, bounded = prefix_distances(word, typed), prefix_distances(word, typed, limit)
    assert [one for one in whole if one <= limit] == [one for one in bounded if one <= limit]
    assert all(near == far or far > limit for near, far in zip(whole, bounded, strict=True))


def test_prefix_distances_find_a_word_that_is_glued_to_the_next() -> None:
    row = prefix_distances("move", "moveto")
    assert row[4] == 0.0
    assert row[0] == 4.0


def test_neighbouring_keys() -> None:
    assert neighbours("a", "s")
    assert neighbours("g", "h")
    assert not neighbours("a", "p")
    assert not neighbours("a", "é")


def test_letters_tell_words_with_other_letters_apart() -> None:
    assert letters("abc") == letters("cba")
    assert letters("abc") != letters("abd")
