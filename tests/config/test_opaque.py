"""Words in addresses that stand for rows, and from which nobody can count."""

from __future__ import annotations

from itertools import pairwise

import pytest
from django.urls import resolve, reverse
from hypothesis import given
from hypothesis import strategies as st

from config.opaque import number_of, word_of

NUMBERS = st.integers(min_value=0, max_value=2**64 - 1)


@given(NUMBERS)
def test_a_word_leads_back_to_its_number(number: int) -> None:
    assert number_of(word_of(number, "seat"), "seat") == number


def test_words_of_neighbours_have_nothing_in_common() -> None:
    words = [word_of(number, "turn") for number in range(500)]
    assert len(set(words)) == 500
    assert words != sorted(words)
    alike = (sum(a == b for a, b in zip(one, other, strict=True)) for one, other in pairwise(words))
    assert max(alike) < 8


def test_each_kind_of_address_has_words_of_its_own() -> None:
    assert word_of(7, "seat") != word_of(7, "turn")


def test_a_players_addresses_hold_words_and_lead_to_his_rows() -> None:
    address = reverse("replay", args=[12, 345])
    assert "12" not in address.split("/")
    assert "345" not in address.split("/")
    assert resolve(address).kwargs == {"seat_id": 12, "turn_id": 345}


@pytest.mark.parametrize("address", ["/seats/1/", "/seats/12/turns/345/replay/", "/seats/aaaaaaaaaaaa1/"])
def test_a_row_is_not_found_by_its_number(address: str, client: object) -> None:
    assert client.get(address).status_code == 404  # type: ignore[attr-defined]
