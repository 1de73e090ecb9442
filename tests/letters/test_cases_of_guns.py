"""Cases that hang on who is charged, guns that go when somebody comes, troops to come; ways and places told plainly."""

from __future__ import annotations

import pytest

from tests.letters.test_which_is_meant import orders


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("If 5M is charged by cavalry it forms square.", "STANDING 5M vs cavalry: SQUARE"),
        (
            "Stevenart: if infantry gets closer than 15 cm, limber, retire.",
            "STANDING stevenart limber and flee: FLEE",
        ),
        ("Guns run if inf gets within 8cm", "STANDING bijleveld, stevenart limber and flee: FLEE"),
        ("Wird Stevenart bedroht, geht er zurück.", "STANDING stevenart limber and flee: FLEE"),
        ("Bijleveld opens fire as soon as anything comes in range.", "STANDING bijleveld fire at will: ALWAYS"),
        ("Brunswick to the crossroads on arrival.", "DIVISION brunswick: INTENT ADVANCE quatre-bras"),
        ("27J falls back 6 cm to the south-west.", "27J: MOVE TO 77.8,73.8"),
        ("The 8th Militia, now in the wood, will change front toward the high road.", "8M: FACE 62.6,102"),
    ],
)
def test_what_is_told_is_done(text: str, order: str) -> None:
    assert orders(text) == [order]


def test_a_reserve_is_who_is_named_behind_the_word() -> None:
    assert orders("Bijleveld: stay. Reserve 7L.") == ["bijleveld: HOLD", "7L: HOLD"]


def test_behind_another_case_it_is_still_who_is_charged() -> None:
    said = "27J falls back if attacked.\nIf 5M is charged by cavalry it forms square.\n"
    assert orders(said)[-1] == "STANDING 5M vs cavalry: SQUARE"


def test_in_a_numbered_list_the_fifth_division_is_one() -> None:
    said = "1. Husson: Lairalle\n2. Hubert beobachtet Piraumont\n3. Jamin bleibt\n5. Division bleibt in Reserve\n"
    assert orders(said, "french")[-1] == "DIVISION 5D: INTENT HOLD"
