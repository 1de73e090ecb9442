"""A general above the brigades who goes to look goes himself; and who is to be where he can do no harm."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Ney goes up to Lairalle to have a look.", ["GENERAL Ney: MOVE TO lairalle"]),
        ("Ney will go up and have a look from Lairalle.", ["GENERAL Ney: MOVE TO lairalle"]),
        ("Bachelu takes a look at what is going on at Lairalle.", ["GENERAL Bachelu: MOVE TO lairalle"]),
        ("Foy geht nach F5 und schaut sich um.", ["GENERAL Foy: MOVE TO F5"]),
        ("Reille va à Lairalle jeter un coup d'oeil.", ["GENERAL Reille: MOVE TO lairalle"]),
        ("Hubert goes to K7 and has a look.", ["BRIGADE hubert: INTENT SCREEN K7"]),
        ("Foy's division has a look at the wood.", ["DIVISION 9D: INTENT SCREEN 76.9,27.3"]),
        ("Wathiez rides down the skirmishers.", ["BRIGADE wathiez: INTENT ATTACK 27J"]),
    ],
)
def test_a_general_looks_for_himself(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Perponcher could you ride down close to 2/2Nas, the report says 1/2Nas is a bit out of his reach.",
            ["GENERAL Perponcher: MOVE TO 2/2Nas"],
        ),
        ("Perponcher rides down near the farm.", ["GENERAL Perponcher: MOVE TO gemioncourt"]),
        ("Prince of Orange stays where he is, he can do no harm there.", ["GENERAL Prince of Orange: HOLD"]),
        ("Bijlandt should catch up with his regiments.", ["GENERAL Bijlandt: MOVE TO bijlandt"]),
        ("I'd rather 8M kept out of it for now.", ["8M: HOLD"]),
    ],
)
def test_a_general_rides_down_to_somebody(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
