"""What is done behind a fight that is won, in everyday words."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Nobody goes haring off after the French if we win one.", ["STANDING ALL breakthrough: STOP"]),
        ("If we beat somebody, we stay where we are.", ["STANDING ALL breakthrough: STOP"]),
        ("If we win a fight nobody goes tearing after them.", ["STANDING ALL breakthrough: STOP"]),
        ("Nobody leaves the wood.", ["8M, 7L, 1/2Nas, 2/2Nas, 3/2Nas, 1/28Ora: HOLD"]),
    ],
)
def test_nobody_goes_after_them(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
