"""Who somebody is and what he goes for, said in passing, orders nothing."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("4/2L, our best battalion, goes to G7.", ["4/2L: MOVE TO G7"]),
        ("4/2L, unser bestes Bataillon, geht nach G7.", ["4/2L: MOVE TO G7"]),
        ("Le 4/2L, notre meilleur bataillon, va en G7.", ["4/2L: MOVE TO G7"]),
        ("7/2FA goes to G6 to get a better shot.", ["7/2FA: REDEPLOY TO G6"]),
        ("7/2FA rückt nach G6, um besser schießen zu können.", ["7/2FA: REDEPLOY TO G6"]),
        ("7/2FA va en G6 pour mieux tirer.", ["7/2FA: REDEPLOY TO G6"]),
        ("3/2L goes to H6 to back up the guns.", ["3/2L: MOVE TO H6"]),
        ("3/2L va en H6 en soutien des canons.", ["3/2L: MOVE TO H6"]),
        ("7/2FA fires at stevenart before it hurts us.", ["7/2FA: FIRE AT stevenart"]),
        ("7/2FA tire sur stevenart avant qu'il ne nous fasse mal.", ["7/2FA: FIRE AT stevenart"]),
    ],
)
def test_only_the_order_is_left(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)
