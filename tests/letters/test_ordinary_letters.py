"""What a lot of letters by ordinary players showed."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Wathiez stellt sich in H5 bereit.", ["BRIGADE wathiez: INTENT ADVANCE H5"]),
        (
            "Hubert darf von sich aus attackieren, aber nur in die Flanke.",
            ["STANDING hubert opportunity charge: FLANK"],
        ),
        ("Hubert may charge on his own, but only in the flank.", ["STANDING hubert opportunity charge: FLANK"]),
        (
            "Hubert attackiert die Jäger. Danach bitte nicht weiterreiten, sondern stehen bleiben!",
            ["BRIGADE hubert: INTENT ATTACK 27J", "STANDING hubert breakthrough: STOP"],
        ),
        (
            "Die Kanoniere sollen, wenn der Feind in der Batterie ist, aufprotzen und davonfahren.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
        (
            "Die Schützen von 1/2L sollen, wenn sie angegriffen werden, auf die anderen zurückgehen.",
            ["STANDING 1/2L fall back: FALL BACK"],
        ),
        ("Bachelu had better get himself over to I4, half of them can't hear him.", ["GENERAL Bachelu: MOVE TO I4"]),
        (
            "Gauthier goes to F6. Jamin closes up behind him, say 8 or 10 cm back.",
            ["BRIGADE gauthier: INTENT ADVANCE F6", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        ("Le 1/92 reste derrière aussi.", ["1/92: HOLD"]),
        (
            "If any battery gets ridden over the gunners hitch up and clear off, I can't spare them.",
            ["STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE"],
        ),
    ],
)
def test_what_ordinary_players_write(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "2/2nd Nassau feel a bit exposed to me, can they go back about 8 cm and still face south?",
            ["2/2Nas: MOVE TO 45.4,76.7; FACE S"],
        ),
        ("5M looks lonely, could it stay in the farm?", ["5M: HOLD"]),
        (
            "If the French get in among the guns the crews should pack up and get away.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE"],
        ),
        ("8M is in trouble, can it get any help?", []),
    ],
)
def test_a_worry_and_what_they_might_do(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
