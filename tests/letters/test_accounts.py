"""What a sentence names finds its part or is asked about; and who is meant where the words alone leave it open."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def orders(text: str, side: str = "french") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-1"], side)(text).sheet.lines]


def asked(text: str, side: str = "french") -> bool:
    return bool(reader_of(FIXTURES["quatre-bras-1"], side)(text).asked)


@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("allied", "Everyone south of the brook comes back over it."),
        ("french", "Everything east of the road belongs to Bachelu, everything west to Foy."),
        ("allied", "Nassau guns fire at the nearest enemy battery."),
        ("french", "Wathiez is free to charge skirmishers caught in the open."),
        ("french", "1/6FA moves forward until it can see the farm and opens fire on it."),
        ("french", "1/92 wheels left by 45 degrees."),
        ("french", "4L clears the wood."),
        (
            "allied",
            "Should the French infantry come over the brook, Bijleveld limbers up and goes back to La Bergerie.",
        ),
        ("allied", "7L marches to just north of the farm."),
    ],
)
def test_what_is_not_sure_is_asked_about_and_not_done(side: str, text: str) -> None:
    assert orders(text, side) == []
    assert asked(text, side)


@pytest.mark.parametrize(
    ("side", "text", "done"),
    [
        ("allied", "5M into the farm, and nobody out again.", ["5M: MOVE TO gemioncourt"]),
        ("allied", "If Bijleveld is charged he limbers and escapes.", ["STANDING bijleveld limber and flee: FLEE"]),
        ("allied", "7M marches to just north of the farm.", ["7M: MOVE TO 62.8,85.6"]),
        (
            "french",
            "Jamin without 1/4L follows Gauthier.\n1/4L to E5.",
            ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: MOVE TO E5"],
        ),
        ("french", "Jamin without 1/4L follows Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier", "1/4L: HOLD"]),
        ("french", "1/92 goes to F5.\n\nAfter all 1/92 stays where it is.", ["1/92: HOLD"]),
        (
            "french",
            "Gauthier assaults Gemioncourt, supported by Jamin.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        ("french", "Foy leads Gauthier's brigade in person.", ["GENERAL Foy: MOVE TO 54,28"]),
        ("french", "The Guard must not be used.", ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
        ("french", "Jamin should be with 1/100.", ["GENERAL Jamin: MOVE TO 1/100"]),
        ("french", "1/92 in Lairalle, 1/93 to the left.", ["1/92: MOVE TO lairalle", "1/93: MOVE TO 79.9,57"]),
    ],
)
def test_who_is_meant_and_what_becomes_of_it(side: str, text: str, done: list[str]) -> None:
    assert orders(text, side) == done


def test_the_houses_below_a_heading_are_those_of_its_place() -> None:
    letter = "LA BERGERIE\n- The 8M goes there.\n\nQUATRE BRAS\n- The 2/28 Orange-Nassau goes into the houses."
    assert orders(letter, "allied")[-1] == "2/28Ora: MOVE TO quatre-bras"
