"""English as it is typed between two other things: manners, forgotten orders, and what comes of an attack."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

SAID = (
    ("jamin comes on behind gauthier as the backup, not too close.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ("foys two batteries are grand where they are.", ["BRIGADE 9D/artillery: INTENT HOLD"]),
    ("guard cavalry doesnt move an inch, the boss will kill me.", ["GCh, GLan: HOLD"]),
    ("nobody goes legging it after people who are running", ["STANDING ALL breakthrough: STOP"]),
    (
        "nobody goes tearing off after them, just stop and sort yourselves out",
        ["STANDING ALL breakthrough: STOP"],
    ),
    ("Hubert does not go haring off after anyone.", ["STANDING hubert breakthrough: STOP"]),
    ("husson goes for 27J and pushes them back over the brook.", ["BRIGADE husson: INTENT ATTACK 27J"]),
    ("oh, pires guns, scrap what i said, have them shoot bijleveld instead", ["2/4HA: FIRE AT bijleveld"]),
    (
        "2/4HA fires at 27J. Husson goes to H7.\n\noh, pires guns, scrap what i said, husson will be in the way. "
        "have them shoot bijleveld instead",
        ["BRIGADE husson: INTENT ADVANCE H7", "2/4HA: FIRE AT bijleveld"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_what_is_typed_in_haste_is_read(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


PLACED = (
    ("8M comes down to stand behind the 3/2nd Nassau.", ["8M: MOVE TO 52,88.6"]),
    ("8M comes down the edge of the wood to stand behind the 3/2nd Nassau.", ["8M: MOVE TO 52,88.6"]),
    ("7L comes down the road until it is behind 8M", ["7L: MOVE TO 45.5,107.5"]),
    ("1/28Ora comes up through the wood so they're behind 1/2Nas, maybe 8 cm back.", ["1/28Ora: MOVE TO 37.4,67.1"]),
    ("7L takes post behind Bijleveld in G9, as a second line for the farm.", ["7L: MOVE TO 64.8,93.8"]),
    ("7L goes behind 8M in G9.", ["7L: MOVE TO G9"]),  # where 8M does not stand
    (
        "The 1/2nd Nassau stays where it is. The 1/28th Orange-Nassau moves up through the trees to close behind them.",
        ["1/2Nas: HOLD", "1/28Ora: MOVE TO 36.9,64.1"],
    ),
    (
        "3/2Nas moves to a point 8 cm behind Stevenart, as support to the guns and the farm.",
        ["3/2Nas: MOVE TO 53.6,83.6"],
    ),
    ("27J goes to H9, keeping this side of the brook.", ["27J: MOVE TO H9"]),
    ("27J stays out where it is.", ["27J: HOLD"]),
    ("The Prince of Orange stays right where he is.", ["GENERAL Prince of Orange: HOLD"]),
    ("Perponcher rides over to join the 1/28th Orange-Nassau.", ["GENERAL Perponcher: MOVE TO 1/28Ora"]),
    ("Saxe-Weimar goes down to the 1/2nd Nassau and remains with them.", ["GENERAL Saxe-Weimar: MOVE TO 1/2Nas"]),
    ("Stevenart goes for 1/6FA, it's only like 19 cm away so he can't really miss.", ["stevenart: FIRE AT 1/6FA"]),
    ("7M need to start walking down the big road to Quatre-Bras.", ["7M: MOVE TO quatre-bras"]),
    ("pull 2/2Nas back into the trees, not far, just so they're inside the edge.", ["2/2Nas: MOVE TO 43.9,72.3"]),
)


@pytest.mark.parametrize(("said", "orders"), PLACED)
def test_where_they_end_up_is_read(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == orders


NOTED = (
    "The rest of the wood can wait for Jérôme.",
    "All I want is to keep the English off the crossroads until the others are here.",
    "If so I'll change the target next time.",
)


@pytest.mark.parametrize("said", NOTED)
def test_what_he_wants_of_all_of_it_orders_nothing(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])
