"""Keys that are looked up in a text, all at once."""

from __future__ import annotations

import pytest

from battles.engine import keys
from battles.engine.keys import Keys


@pytest.mark.parametrize(
    ("told", "stand", "stand_not"),
    [
        ("wood|farm", ("In the WOOD", "farms", "wood"), ("woo", "", "fa rm")),
        ("gun|→", ("guns", "→", "gu→n"), ("gu", "g un")),
        ("go", ("go", "Gourgaud"), ("g", "o")),
        ("straße|spitze", ("Die STRAẞE", "ſpitze", "SPİTZE"), ("Strasse",)),
    ],
)
def test_a_key_stands_wherever_its_letters_do(told: str, stand: tuple[str, ...], stand_not: tuple[str, ...]) -> None:
    some = Keys(told)
    assert [text for text in (*stand, *stand_not) if some.stand_in(text)] == list(stand)


def test_a_key_with_a_space_stands_across_the_end_of_a_line() -> None:
    assert Keys("so it ").stand_in("already so\nit does not move")
    assert Keys("\nwhere").stand_in("attack\nwhere the farm")
    assert not Keys("soit").stand_in("so\nit")


def test_keys_that_come_later_are_looked_up_in_texts_seen_before() -> None:
    early = Keys("the hill")
    assert early.stand_in("on the hill by the mill")
    later = Keys("the mill|the hill")
    assert later.stand_in("on the hill by the mill")
    assert [early.stand_in("by the mill"), later.stand_in("by the mill")] == [False, True]


def test_sets_are_numbered_one_after_the_other() -> None:
    first = keys.enter([["chasseurs"], ["hussars", "lancers"]])
    assert keys.look_up("The lancers and the chasseurs") >> first == 0b11
    assert keys.look_up("the hussars") >> first == 0b10
