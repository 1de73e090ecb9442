"""Homely and roundabout ways of telling: where until they stand somewhere, on his place, a name and then its intent."""

from __future__ import annotations

import re

import pytest

from tests.letters.test_score import read

HEADING = re.compile(r"(?:BRIGADE|DIVISION|CORPS) \S+")
BEHIND = ["1/92: MOVE TO 51.5,23"]
READ = {
    "1/92 marches along the road until it is close behind 2/92.": BEHIND,
    "1/92 geht vor, bis es kurz hinter dem 2/92 steht.": BEHIND,
    "Le 1/92 avance jusqu'à ce qu'il soit juste derrière 2/92.": BEHIND,
    "1/92 forms column and stays on his place.": ["1/92: FORM COLUMN; HOLD"],
    "7/2FA are on the height, and I wish that they stay there.": ["7/2FA: HOLD"],
    "1/6FA: target is stevenart, and nobody else.": ["1/6FA: FIRE AT stevenart"],
    "Foy rides to 1/92, the rest of his division being out of reach.": ["GENERAL Foy: MOVE TO 1/92"],
    "Foy rides to 1/92, so as to have Gauthier in earshot.": ["GENERAL Foy: MOVE TO 1/92"],
    "1/92 goes to F5. Hubert holds. Ach, noch etwas: 1/92 lieber doch nicht nach F5!": ["BRIGADE hubert: INTENT HOLD"],
    "18/6FA will be masked by our own columns. It holds its fire.": ["18/6FA: HOLD FIRE"],
    "Husson.\nIntent: advance to Lairalle.": ["INTENT ADVANCE lairalle"],
    "2. Campi (reserve). Intent: support Husson.": ["BRIGADE campi: INTENT SUPPORT husson"],
    "Husson. Auftrag: Angriff auf Lairalle.": ["BRIGADE husson: INTENT ATTACK lairalle"],
    "The view of 7/2FA is blocked by the farm, so it limbers up and goes to G5.": ["7/2FA: REDEPLOY TO G5"],
    "1/2L lines the northern bank between F5 and H5.": ["1/2L: MOVE TO 65,45"],
    "1/2L retires to H4, in skirmishing order as they are now.": ["1/2L: MOVE TO H4; FORM SKIRMISH"],
    "I first thought that 1/92 could go to F5. 2/92 holds.": ["2/92: HOLD"],
    "I wanted at first to leave 1/92 there, but now 1/92 goes to F5.": ["1/92: MOVE TO F5"],
    "1/92 steht allein. Es geht nach F4.": ["1/92: MOVE TO F4"],
    "2/92, whom somebody has forgotten, marches to F5.": ["2/92: MOVE TO F5"],
    "The 2 Guard batteries hold.": ["1/guard-artillery, 2/guard-artillery: HOLD"],
}
NOT_DONE = (
    "1/92 steht sehr weit vorn und ungedeckt.",
    "7/2FA is standing well.",
    "If 1/92 stays in its place, 2/92 marches to F5.",
)
#: A regiment's number that stands like a count: the unit that bears it.
ALLIED = {
    "The 5 Militia stays.": ["5M: HOLD"],
    "The 27 Jagers hold.": ["27J: HOLD"],
}


def done(said: str, side: str) -> list[str]:
    lines = (line.normal for line in read(said, side).sheet.lines)
    return [line for line in lines if not HEADING.fullmatch(line)]


@pytest.mark.parametrize("said", READ)
def test_what_is_told_in_a_roundabout_way_is_done(said: str) -> None:
    found = done(said, "french")
    assert [line for line in found if line != "18/6FA: HOLD"] == READ[said]


@pytest.mark.parametrize("said", NOT_DONE)
def test_how_troops_stand_orders_nothing(said: str) -> None:
    assert not done(said, "french")


@pytest.mark.parametrize("said", ALLIED)
def test_a_number_without_its_ending_is_a_name_where_somebody_bears_it(said: str) -> None:
    assert done(said, "allied") == ALLIED[said]
