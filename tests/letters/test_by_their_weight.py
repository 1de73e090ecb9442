"""Batteries told by the weight of their shot, where the name of one of them tells it."""

from __future__ import annotations

import pytest

from orders.language.letters.by_their_weight import by_their_weight
from tests.letters.test_told_of_them import FRENCH, done

BATTERIES = {
    "7/2FA": "7th Coy, 2nd Foot Artillery (12-pdr)",
    "1/6FA": "1st Coy, 6th Foot Artillery",
    "18/6FA": "18th Coy",
}
NAMED = (
    ("The 6-pounders fire", "1/6FA, 18/6FA fire"),
    ("The six-pounders in F6 fire", "The foot batteries in F6 fire"),
    ("Die Sechspfünder feuern", "1/6FA, 18/6FA feuern"),
    ("Les pièces de 6 tirent", "1/6FA, 18/6FA tirent"),
    ("The 12-pounders fire", "The 12-pounders fire"),
    ("Move the 12s up", "Move the 12-pounders up"),
    ("The 27th goes to H9 at 12:30", "The 27th goes to H9 at 12:30"),
)


@pytest.mark.parametrize(("said", "named"), NAMED)
def test_those_of_another_weight_are_named(said: str, named: str) -> None:
    assert by_their_weight(said, BATTERIES) == named


def test_where_no_name_tells_a_weight_nothing_is_changed() -> None:
    assert by_their_weight("The 6-pounders fire", {"a": "1st Battery", "b": "2nd Battery"}) == "The 6-pounders fire"


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        ("The 6-pounders fire at stevenart.", ["18/6FA, 1/6FA: FIRE AT stevenart"]),
        ("Die Zwölfpfünder feuern auf stevenart.", ["7/2FA: FIRE AT stevenart"]),
        ("Move the 12s up 10 cm.", ["7/2FA: MOVE 10"]),
    ],
)
def test_they_are_read(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
