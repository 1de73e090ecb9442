"""English as players say it over the map, with what they do not mean as an order around it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

SAID = (
    (
        "Gauthier goes on to F8 as he was told, keep the road free for Jamin, who follows him about 10 cm behind.",
        ["BRIGADE gauthier: INTENT ADVANCE F8", "BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    ("Gauthier goes to F8 and keeps the road free for Jamin.", ["BRIGADE gauthier: INTENT ADVANCE F8"]),
    ("If anyone on horseback shows up, squares.", ["STANDING ALL vs cavalry: SQUARE"]),
    (
        "Foy takes charge of the attack on the farm in person, so he rides with Gauthier.",
        ["GENERAL Foy: MOVE TO gauthier"],
    ),
    ("2/4HA trots over to the little rise at J6 and gives 27J a few rounds.", ["2/4HA: REDEPLOY TO J6; FIRE AT 27J"]),
    ("Skirmishers give way if pressed.", ["STANDING ALL fall back: FALL BACK"]),
    ("Hubert can counter-charge but no heroics.", ["STANDING hubert counter charge: ALWAYS"]),
    ("1/2L is not to get stuck in.", ["STANDING 1/2L opportunity charge: NEVER"]),
    ("Husson goes round Lairalle and attacks the farm from the east.", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
    ("Husson comes at the farm from the east.", ["BRIGADE husson: INTENT ATTACK gemioncourt"]),
    ("Leave 1/108 in Delhutte wood in case something goes wrong.", ["1/108: HOLD"]),
    ("Wathiez goes to H5, ready to exploit.", ["BRIGADE wathiez: INTENT ADVANCE H5"]),
    ("Hubert doesn't charge unless he can get into somebody's flank.", ["STANDING hubert opportunity charge: FLANK"]),
    ("Hubert never charges except into a flank.", ["STANDING hubert opportunity charge: FLANK"]),
    ("If 1/2L are charged they will not await the shock but fall back.", ["STANDING 1/2L fall back: FALL BACK"]),
    ("1/2L is not to stand if charged.", ["STANDING 1/2L fall back: FALL BACK"]),
    ("I can't see any cavalry yet but if some turns up the infantry squares.", ["STANDING ALL vs cavalry: SQUARE"]),
    ("If they beat something they stop, no running after it.", ["STANDING ALL breakthrough: STOP"]),
    ("1/92 holds its ground, keeping well under cover.", ["1/92: HOLD"]),
    ("Foy keeps close to 1/92 and moves up with it.", ["GENERAL Foy: MOVE TO 1/92"]),
    ("Gauthier advances to within musket shot of the farm.", ["BRIGADE gauthier: INTENT ADVANCE 61.6,71.7"]),
    ("2/4HA moves up next to 7/2FA, on the right of it.", ["2/4HA: REDEPLOY TO 74.2,42"]),
    (
        "2/4HA moves up next to 7/2FA, on its left, and once it's there it shoots at stevenart.",
        ["2/4HA: REDEPLOY TO 64.2,42; FIRE AT stevenart"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_what_is_said_at_the_table_is_read(said: str, orders: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (orders, [])


def test_gunners_run_if_the_worst_happens() -> None:
    assert done("Batteries, if the worst happens: get the guns away.", FRENCH)[0].endswith("limber and flee: FLEE")


def test_who_leads_an_attack_is_asked_where_he_rides() -> None:
    assert done("Foy takes charge of the attack on the farm in person.", FRENCH) == []


@pytest.mark.parametrize(
    "said",
    [
        "Well, that was not a bad beginning.",
        "One line for each unit.",
        "I am playing for time, so nothing fancy: tidy up the pieces that are hanging.",
        "1/92 is asking for trouble out there.",
    ],
)
def test_how_the_turn_went_and_how_he_plays_is_noted(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])
