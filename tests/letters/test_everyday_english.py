"""Other words for a deed as English people say them at home, and what they put around an order."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

ATTACK = ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]
SAID = (
    ("Gauthier goes up the road and takes Gemioncourt off them.", ATTACK),
    ("Gauthier takes Gemioncourt, and I mean takes it, not stops outside and reads the menu.", ATTACK),
    ("7/2FA stays where it is and knocks the stuffing out of stevenart.", ["7/2FA: FIRE AT stevenart"]),
    ("2/4HA throws a few at 27J.", ["2/4HA: FIRE AT 27J"]),
    ("Over on the right Husson's lot go to H7.", ["BRIGADE husson: INTENT ADVANCE H7"]),
    ("Husson goes up and pushes those skirmishers, 27J, back.", ["BRIGADE husson: INTENT ATTACK 27J"]),
    (
        "Hubert goes to K7. He's not to go charging off at stuff by himself though, he's only got eleven points.",
        ["BRIGADE hubert: INTENT ADVANCE K7", "STANDING hubert opportunity charge: NEVER"],
    ),
    ("Every battalion forms square if cavalry comes, no arguing.", ["STANDING ALL vs cavalry: SQUARE"]),
    ("Nobody pursues, horse included.", ["STANDING ALL breakthrough: STOP"]),
    ("While all this goes on at the right, Jamin supports Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    (
        "If it gets crowded: Husson goes before Campi, and Gauthier before Jamin.",
        ["PRIORITY husson, campi, gauthier, jamin"],
    ),
    ("All infantry may shoot at anything in range, no need to ask me.", ["STANDING ALL fire at will: ALWAYS"]),
    ("1/92 stays where it is, no going forward to meet them.", ["1/92: HOLD"]),
    ("Wathiez stays where he is and lets the infantry go by.", ["BRIGADE wathiez: INTENT HOLD"]),
    (
        "1/92 and 2/92 are to hold the ground they stand on, save that the 1/92 shall turn so as to face west.",
        ["1/92, 2/92: HOLD", "1/92: FACE W"],
    ),
    ("The lads in the wood come out of there and go to J5.", ["1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO J5"]),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_everyday_english_is_read(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


NOTED = (
    "Here is what I'd like Ney's people to do in the first turn.",
    "The attack on the farm itself comes later, when Husson and Gauthier are level with each other.",
    "And what should happen if it goes off script.",
    "Jamin's a bit of a heap at the moment.",
    "Two things for everyone.",
)


@pytest.mark.parametrize("said", NOTED)
def test_what_orders_nothing_is_noted(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])


def test_one_alone_who_is_named_is_asked_about_where_nobody_was_told() -> None:
    said = "Past on the right Husson's lot go to H7."
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [("BRIGADE husson: INTENT ADVANCE H7",)])


def test_the_skirmishers_behind_whom_somebody_goes_are_ours() -> None:
    said = "3/2Nas forms skirmish order. 8M goes 5 cm behind the skirmishers."
    assert done(said, ALLIED_SECOND)[0] == "3/2Nas: FORM SKIRMISH"
