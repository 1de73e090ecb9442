"""Those of whom a sentence about all is not: several of them, and those told by where they stand."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, done

OTHERS = "27J, 5M, 8M, 7L, 7M, 2/2Nas, 3/2Nas, 2/28Ora"
OPEN = "27J, 5M, 7M, 2/2Nas, 3/2Nas, 2/28Ora"  # all that do not stand in a wood
SEVERAL = (
    ("All battalions except 1/2Nas and 1/28Ora move to G9.", [f"{OTHERS}: MOVE TO G9"]),
    (
        "All battalions except 1/2Nas and 1/28Ora form square against cavalry.",
        [f"STANDING {OTHERS} vs cavalry: SQUARE"],
    ),
    ("All my battalions except 1/2Nas, 5M and 1/28Ora move to G9.", [f"{OTHERS.replace('5M, ', '')}: MOVE TO G9"]),
    (
        "Alle Bataillone außer 1/2Nas und 1/28Ora bilden Karree gegen Kavallerie.",
        [f"STANDING {OTHERS} vs cavalry: SQUARE"],
    ),
    (
        "All battalions except 5M stay, and 8M goes to G9.",
        ["8M: MOVE TO G9", "27J, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora: HOLD"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), SEVERAL)
def test_several_are_left_out(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED) == orders


ALL_BUT_27J = "STANDING 5M, 8M, 7L, 7M, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora, 2/28Ora vs cavalry: SQUARE"


@pytest.mark.parametrize(
    "said",
    [
        "All battalions, the Jägers excepted, will form square at the approach of cavalry.",
        "Alle Bataillone, die Jäger ausgenommen, bilden Karree gegen Kavallerie.",
        "Tous les bataillons, chasseurs exceptés, forment le carré contre la cavalerie.",
    ],
)
def test_those_excepted_between_commas_are_left_out(said: str) -> None:
    assert done(said, ALLIED) == [ALL_BUT_27J]


BY_PLACE = (
    ("All battalions except those in the wood go to G9.", [f"{OPEN}: MOVE TO G9"]),
    ("All battalions except those in the wood form square against cavalry.", [f"STANDING {OPEN} vs cavalry: SQUARE"]),
    ("All battalions form square against cavalry, except those in the wood.", [f"STANDING {OPEN} vs cavalry: SQUARE"]),
    ("All battalions that aren't in the wood form square against cavalry.", [f"STANDING {OPEN} vs cavalry: SQUARE"]),
    (
        "Alle Bataillone außer denen im Wald bilden Karree gegen Kavallerie.",
        [f"STANDING {OPEN} vs cavalry: SQUARE"],
    ),
    (
        "Tous les bataillons sauf ceux du bois forment le carré contre la cavalerie.",
        ["STANDING 8M, 7L, 1/2Nas, 1/28Ora vs cavalry: STAND", "STANDING ALL vs cavalry: SQUARE"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), BY_PLACE)
def test_those_in_a_place_are_left_out(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED) == orders
