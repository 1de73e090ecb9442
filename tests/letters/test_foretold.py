"""What the enemy will do, as a writer sees it, is noted; what is to be done about it is done, by whom it names."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done

GAUTHIER = ["BRIGADE gauthier: INTENT ATTACK 1/2Nas"]
SQUARES = ["STANDING ALL vs cavalry: SQUARE"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("27J will run, so Husson takes Lairalle.", ["BRIGADE husson: INTENT ATTACK lairalle"]),
        ("2/2Nas will be itching to help his mate, so the 1/6FA shoots at 2/2Nas the whole turn.",
         ["1/6FA: FIRE AT 2/2Nas"]),
        ("Bijleveld will keep pounding away at us, so 7/2FA fires at bijleveld.", ["7/2FA: FIRE AT bijleveld"]),
        ("They will try and hold the wood, Gauthier attacks 1/2Nas.", GAUTHIER),
        ("27J won't stand, they never do: Husson pushes on to I8.", ["BRIGADE husson: INTENT ADVANCE I8"]),
        ("They'll probably pull 27J back over the brook, and then Hubert charges it.",
         ["BRIGADE hubert: INTENT ATTACK 27J"]),
        ("They will come down the road at Gauthier, so he forms line.", ["1/92, 2/92, 1/93, 2/93: FORM LINE"]),
        ("I expect 5M to stay in the farm, so Husson goes to I8.", ["BRIGADE husson: INTENT ADVANCE I8"]),
        ("If I know them they'll put a battalion in Lairalle, so 1/2L goes there.", ["1/2L: MOVE TO lairalle"]),
        ("When 1/2Nas cracks he'll leg it through the trees hoping we come after him, and we won't: Gauthier stops "
         "when he's won and doesn't chase anybody.", ["STANDING gauthier breakthrough: STOP"]),
        ("They'll have cavalry turning up sooner or later, Dutch or whatever, and it'll come down that road like it's "
         "got all the lights green, so all my infantry forms square when it comes at them.", SQUARES),
        ("The enemy will try to bring his guns up, so 7/2FA knocks out Bijleveld first.",
         ["7/2FA: FIRE AT bijleveld"]),
        ("Nassau will hang about in the trees, so let them: nobody goes in after them.",
         ["STANDING ALL breakthrough: STOP"]),
        ("On the left the two Nassau battalions aren't going anywhere, so 1/6FA and 18/6FA just keep plugging away at "
         "1/2Nas.", ["1/6FA, 18/6FA: FIRE AT 1/2Nas"]),
        ("They'll leg it once they see the bayonets, mark my words, and then Gauthier stays put.",
         ["BRIGADE gauthier: INTENT HOLD"]),
        ("Their horse will show up about turn five, so Jamin's battalions form square the minute it does.",
         ["STANDING jamin vs cavalry: SQUARE"]),
        ("They'll send cavalry round our right, so Hubert stays where he is.", ["BRIGADE hubert: INTENT HOLD"]),
    ],
)  # fmt: skip
def test_what_is_done_about_it_is_done(said: str, meant: list[str]) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == (meant, [])


@pytest.mark.parametrize(
    "said",
    [
        "2/2Nas will be itching to help his mate.",
        "I bet 5M stays in the farm all day.",
        "I bet they've got somebody in Lairalle.",
        "Their cavalry will come down the road sooner or later.",
        "On the left those two Nassau battalions will sit on the edge of the wood and wait for us, they won't come "
        "out, not with all my guns looking at them.",
    ],
)
def test_what_the_enemy_may_do_orders_nothing(said: str) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == ([], [])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("27J will be charged by Hubert.", ["BRIGADE hubert: INTENT ATTACK 27J"]),
        ("I think Hubert charges 27J.", ["BRIGADE hubert: INTENT ATTACK 27J"]),
        ("Gauthier will attack 1/2Nas.", GAUTHIER),
        ("Battalions will form square in the event of a cavalry attack.", SQUARES),
    ],
)
def test_what_his_own_will_do_is_ordered(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize("said", ["Nobody goes near it.", "Nobody goes up to them.", "No one comes close to it."])
def test_that_nobody_goes_near_it_is_asked_about_and_no_order_to_stay(said: str) -> None:
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN)
