"""Guns that are overrun leave, and nobody else limbers up."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If the French get in among the guns they should hitch up and get out, don't lose me the horses!",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Gunners who are overrun should limber up and get away.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Any battery that gets charged limbers up and clears off.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "If cavalry reach the guns the crews limber up and go.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Batteries about to be overrun limber up and get out.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("Guns that are overrun hook up and bolt.", ["STANDING bijleveld, stevenart limber and flee: FLEE"]),
        (
            "When the French get too close to a battery it hitches up and goes.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("If Stevenart is charged he limbers up and leaves.", ["STANDING stevenart limber and flee: FLEE"]),
        (
            "If Bijleveld's guns get overrun, then they limber up and get away.",
            ["STANDING bijleveld limber and flee: FLEE"],
        ),
        (
            "If the French reach Bijleveld's pieces, the gunners limber up and leave.",
            ["STANDING bijleveld limber and flee: FLEE"],
        ),
        (
            "If the guns are in danger, they drive back.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "If Stevenart's battery is overrun, they get the guns away.",
            ["STANDING stevenart limber and flee: FLEE"],
        ),
        (
            "If the enemy comes into the guns, the gunners take the guns and go away.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "If either of our batteries should be overrun, which heaven forbid, the gunners are to limber up and be "
            "off with their pieces, as I have only the two of them.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Should the guns be charged, which I doubt, the gunners limber up and get out.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        (
            "Bijleveld fires at 7/2FA, Stevenart at 1/6FA. If either is overrun, limber up and get out of it.",
            [
                "bijleveld: FIRE AT 7/2FA",
                "stevenart: FIRE AT 1/6FA",
                "STANDING bijleveld, stevenart limber and flee: FLEE",
            ],
        ),
    ],
)
def test_guns_that_are_overrun_leave(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
