"""A shelf keeps few things and makes each once."""

from __future__ import annotations

import pytest

from battles.engine.keeping import Same, Shelf
from tests.threads import faults_of


def test_a_thing_is_made_once():
    made: list[str] = []
    shelf: Shelf[str] = Shelf(2)

    def make() -> str:
        made.append("ground")
        return "ground"

    assert shelf.get("key", make) == shelf.get("key", make) == "ground"
    assert made == ["ground"]


def test_what_was_not_asked_for_longest_makes_room():
    shelf: Shelf[int] = Shelf(2)
    for number in (1, 2, 3):
        shelf.get(number, lambda number=number: number)
    assert shelf.get(1, lambda: 10) == 10
    assert shelf.get(3, lambda: 30) == 3


def test_what_is_kept_for_an_object_is_not_given_for_its_equal():
    shelf: Shelf[str] = Shelf(4)
    one, other = [1], [1]
    assert shelf.get(Same(one), lambda: "one") == "one"
    assert shelf.get(Same(other), lambda: "other") == "other"
    assert shelf.get(Same(one), lambda: "anew") == "one"


def test_what_is_asked_for_again_and_again_stays():
    shelf: Shelf[str] = Shelf(3)
    for number in range(20):
        assert shelf.get("hot", lambda: "hot") == "hot"
        shelf.get(number, lambda: "cold")
    assert shelf.get("hot", lambda: pytest.fail("it was thrown out")) == "hot"


def test_threads_that_throw_out_each_others_things_find_what_they_ask_for():
    shelf: Shelf[int] = Shelf(4)

    def ask(start: int) -> None:
        for number in range(start, start + 3_000):
            key = number * 7 % 9
            assert shelf.get(key, lambda key=key: key) == key

    assert faults_of(ask) == []
