"""Orders as a staff officer of 1815 would put them, and the short hand of those who copy him."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, asked, done

SAID = (
    ("No battalion is to quit its ground in pursuit of a beaten enemy.", ["STANDING ALL breakthrough: STOP"]),
    ("No battalion leaves its ranks to pursue.", ["STANDING ALL breakthrough: STOP"]),
    (
        "The batteries do not reply to his guns.",
        ["STANDING bijleveld, stevenart fire at will: NEVER IF TARGET ARTILLERY"],
    ),
    ("7/2FA is the priority target for the guns.", ["bijleveld, stevenart: FIRE AT 7/2FA"]),
    ("For the guns: 7/2FA is the priority target, then anything in column.", ["bijleveld, stevenart: FIRE AT 7/2FA"]),
    (
        "For the militia: 5M goes into the farm, 7M to the crossroads.",
        ["5M: MOVE TO gemioncourt", "7M: MOVE TO quatre-bras"],
    ),
    (
        "His Royal Highness will oblige me by keeping near Gemioncourt.",
        ["GENERAL Prince of Orange: MOVE TO gemioncourt"],
    ),
    ("1/2Nas hold S tip.", ["1/2Nas: HOLD"]),
    ("I do not want 2/2Nas where it is. It should be in the wood, at the edge.", ["2/2Nas: MOVE TO 43.9,72.3"]),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_period_english_is_read(said: str, orders: list[str]) -> None:
    assert (done(said, ALLIED), asked(said, ALLIED)) == (orders, [])


def test_batteries_that_confine_themselves_are_asked_at_whom() -> None:
    said = "The two batteries will confine themselves to the enemy's columns."
    assert done(said, ALLIED) == []
    assert all("FIRE AT" in choice for choices in asked(said, ALLIED) for choice in choices)
