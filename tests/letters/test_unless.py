"""What befalls others, in an *unless*, is ordered of nobody; who stays, stays."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin stays unless Gauthier is charged.", "BRIGADE jamin: INTENT HOLD"),
        ("1/92 stays put unless 2/92 is attacked.", "1/92: HOLD"),
        ("Jamin stays in reserve unless Gauthier is beaten.", "BRIGADE jamin: INTENT HOLD"),
        ("6Ch stays at K7 unless the enemy crosses the brook.", "6Ch: HOLD"),
        ("Husson stays where he is unless they come out of the farm.", "BRIGADE husson: INTENT HOLD"),
        ("Wathiez does not charge unless Husson needs help.", "STANDING wathiez opportunity charge: NEVER"),
        ("6Ch dont let them tempt you, stay at K7", "6Ch: HOLD"),
    ],
)
def test_who_stays_stays_and_of_the_other_nothing_is_ordered(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


def test_a_deed_that_hangs_on_another_is_asked_about() -> None:
    said = "Husson attacks Lairalle unless Gauthier is beaten."
    assert done(said, SECOND_TURN) == []
    assert asked(said, SECOND_TURN) == [("BRIGADE husson: INTENT ATTACK lairalle",)]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("61st both btns behind lairalle", "1/61, 2/61: MOVE TO 87.2,51.1"),
        ("108th all three bns to I4", "1/108, 2/108, 3/108: MOVE TO I4"),
        ("Bachelu gets over to Campi", "GENERAL Bachelu: MOVE TO campi"),
        ("Bachelu heads to Campi", "GENERAL Bachelu: MOVE TO campi"),
    ],
)
def test_all_of_a_regiment_and_to_whom_one_heads(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
