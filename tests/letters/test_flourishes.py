"""Flourishes around an order, which change nothing of it, and sentences that only tell."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "orders"),
    [
        (
            "18/6FA fires at stevenart - not because it will do much, but it's the nearer one.",
            ["18/6FA: FIRE AT stevenart"],
        ),
        (
            "Husson goes forward to Lairalle, or as near to it as their legs will carry them.",
            ["BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        ("2/2L deploys into skirmish order for this purpose, as 1/2L has done already.", ["2/2L: FORM SKIRMISH"]),
        (
            "Skirmishers who are charged fall back on their friends rather than play the hero.",
            ["STANDING ALL fall back: FALL BACK"],
        ),
        ("If 1/2L is charged it drops back, don't be brave.", ["STANDING 1/2L fall back: FALL BACK"]),
        (
            "All infantry forms square if cavalry comes, every battalion, and no arguing about it.",
            ["STANDING ALL vs cavalry: SQUARE"],
        ),
        (
            "7/2FA remains where it is, in case I've got the whole thing wrong, and fires at stevenart.",
            ["7/2FA: FIRE AT stevenart"],
        ),
        (
            "Campi comes on behind as Husson's support, a decent interval in rear.",
            ["BRIGADE campi: INTENT SUPPORT husson"],
        ),
        (
            "Gauthier stays where he is, only he goes into column.",
            ["BRIGADE gauthier: INTENT HOLD", "1/92, 2/92, 1/93, 2/93: FORM COLUMN"],
        ),
        ("1/92 turns to face north, for heaven's sake, it's looking at Piraumont!", ["1/92: FACE N; FACE piraumont"]),
        ("Husson has 1/2L and 2/2L out in front.", ["1/2L, 2/2L: MOVE"]),
        (
            "Campi is another matter, standing out there all alone. He comes back to H5.",
            ["BRIGADE campi: INTENT WITHDRAW H5"],
        ),
        ("Jérôme's people I have pencilled in for the left when they come, but that can wait.", []),
        ("The road belongs to Foy.", []),
        ("My sheet shows Campi's brigade facing west.", []),
        ("A few rules for everyone, as on the inside cover.", []),
    ],
)
def test_what_writers_like_to_add(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders
    assert asked(said, FRENCH) == []
