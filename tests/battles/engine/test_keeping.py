"""A shelf keeps few things and makes each once."""

from __future__ import annotations

from battles.engine.keeping import Same, Shelf


def test_a_thing_is_made_once():
    made: list[str] = []
    shelf: Shelf[str] = Shelf(2)

    def make() -> str:
        made.append("ground")
        return "ground"

    assert shelf.get("key", make) == shelf.get("key", make) == "ground"
    assert made == ["ground"]


def test_the_oldest_thing_makes_room():
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
