"""Lines with slashes between who, what, where and why."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, done

LINES = (
    ("27J / hold, stay in skirmish order / I8 / they are my eyes on that side", ["27J: HOLD; FORM SKIRMISH"]),
    ("STEVENART / fire at 1/6FA / from F8, no move / closest threat", ["stevenart: FIRE AT 1/6FA"]),
    ("7L / move up in column / G9, behind Gemioncourt / second line for 5M", ["7L: FORM COLUMN; MOVE TO G9"]),
    ("8M / form column, move / F10, edge of the wood / reserve", ["8M: FORM COLUMN; MOVE TO F10"]),
    ("PERPONCHER / ride / E8 / gets 1/2NAS back in command", ["GENERAL Perponcher: MOVE TO E8"]),
    ("27J / fall back if charged / towards the brook / no heroics", ["STANDING 27J fall back: FALL BACK"]),
    (
        "BOTH BATTERIES / limber up and get out / if overrun / guns are hard to replace",
        ["STANDING bijleveld, stevenart limber and flee: FLEE"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), LINES)
def test_a_line_with_slashes_is_one_sentence(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == orders
