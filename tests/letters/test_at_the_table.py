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
)


@pytest.mark.parametrize(("said", "orders"), SAID)
def test_what_is_said_at_the_table_is_read(said: str, orders: list[str]) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == (orders, [])


def test_gunners_run_if_the_worst_happens() -> None:
    assert done("Batteries, if the worst happens: get the guns away.", FRENCH)[0].endswith("limber and flee: FLEE")


def test_who_leads_an_attack_is_asked_where_he_rides() -> None:
    assert done("Foy takes charge of the attack on the farm in person.", FRENCH) == []


def test_how_the_turn_went_is_noted() -> None:
    said = "Well, that was not a bad beginning."
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])
