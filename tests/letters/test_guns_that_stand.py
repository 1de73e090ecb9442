"""A battery that does not limber up where it is overrun, by its name or as the one that was told of."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, done

STANDS = "STANDING 7/2FA limber and flee: STAND"
ALL_STAND = "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: STAND"


@pytest.mark.parametrize(
    "said",
    [
        "7/2FA protzt nicht auf, wenn sie überrannt wird.",
        "7/2FA flieht nicht, wenn sie überrannt wird.",
        "7/2FA läuft nicht weg, wenn sie genommen wird.",
        "Wird 7/2FA überrannt, protzt sie nicht auf.",
        "7/2FA ne fuit pas si elle est prise.",
        "7/2FA n'attelle pas, même si elle est débordée.",
        "Si 7/2FA est prise, elle ne s'enfuit pas.",
        "7/2FA does not limber up if overrun.",
        "7/2FA must not run away when it is overrun.",
        "If 7/2FA is overrun, it does not limber up.",
    ],
)
def test_the_one_that_is_named_stands(said: str) -> None:
    assert done(said, SECOND_TURN) == [STANDS]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Artillerie:\n- werden sie überrannt, protzen sie nicht auf", [ALL_STAND]),
        ("Artillerie:\n- nicht weglaufen", [ALL_STAND]),
        ("Artillerie :\n- ne pas s'enfuir", [ALL_STAND]),
        ("Artillery:\n- do not run away", [ALL_STAND]),
        ("7/2FA:\n- feuert auf 5M\n- bleiben bei den Geschützen", ["7/2FA: FIRE AT 5M", STANDS]),
        ("7/2FA tire sur 5M. Elle ne s'enfuit pas si elle est prise.", ["7/2FA: FIRE AT 5M", STANDS]),
        ("7/2FA fires at 5M. It does not run away if overrun.", ["7/2FA: FIRE AT 5M", STANDS]),
        ("7/2FA feuert auf 5M. Sie protzt nicht auf, wenn sie überrannt wird.", ["7/2FA: FIRE AT 5M", STANDS]),
        ("Husson:\n- do not run away", ["BRIGADE husson", "BRIGADE husson: INTENT HOLD"]),
    ],
)
def test_so_do_those_who_were_told_of(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
