"""How things ought to be, what is needed, good luck: nobody does anything, whoever was told of before."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("The road must stay clear.", []),
        ("La route doit rester libre.", []),
        ("We need that village.", []),
        ("Il nous faut ce village.", []),
        ("Wir brauchen das Dorf.", []),
        ("Good luck to us all!", []),
        ("Viel Glück uns allen!", []),
        ("Bonne chance à tous !", []),
        ("Campi rührt sich vorerst nicht.", ["BRIGADE campi: INTENT HOLD"]),
        ("Campi bewegt sich noch nicht.", ["BRIGADE campi: INTENT HOLD"]),
    ],
)
def test_it_orders_nothing(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "The road must stay clear.",
        "La route doit rester libre.",
        "We need that village.",
        "Il nous faut ce village.",
        "Wir brauchen das Dorf.",
        "Good luck to us all!",
    ],
)
def test_nor_does_he_who_was_told_of_before(said: str) -> None:
    assert done(f"Husson to H6. {said}", FRENCH) == ["BRIGADE husson: INTENT ADVANCE H6"]
