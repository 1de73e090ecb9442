"""What stands below a heading over what is forbidden is what nobody does."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, done

LETTERS = (
    (
        "3. What must on no account happen\n\na. that the cavalry of the Guard leaves its place;\n"
        "b. that any of our cavalry charges of its own accord;\n"
        "c. that anybody, on foot or on horseback, runs after a beaten enemy;\n"
        "d. that 1/2L stands still when it is charged, instead of falling back.",
        [
            "GCh, GLan: HOLD",
            "STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan opportunity charge: NEVER",
            "STANDING ALL breakthrough: STOP",
            "STANDING 1/2L fall back: FALL BACK",
        ],
    ),
    ("Don'ts:\n- chasing after the enemy", ["STANDING ALL breakthrough: STOP"]),
    ("Not allowed:\n- chasing a beaten enemy", ["STANDING ALL breakthrough: STOP"]),
    (
        "Was auf keinen Fall passieren darf:\n- dass die Garde ihren Platz verlässt",
        ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
    ),
    (
        "Ce qui ne doit pas arriver :\n- que la Garde quitte sa place",
        ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
    ),
    (
        "Don'ts:\n- chasing after the enemy\n\nHusson goes to Lairalle.",
        ["STANDING ALL breakthrough: STOP", "BRIGADE husson: INTENT ADVANCE lairalle"],
    ),
)


@pytest.mark.parametrize(("said", "orders"), LETTERS)
def test_what_is_forbidden_is_done_by_nobody(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


APART = (
    ("Husson's Brigade: advances like the others, but on Lairalle.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
    ("Campi's Brigade: follows Husson and has no objective of its own.", ["BRIGADE campi: INTENT SUPPORT husson"]),
    ("Wathiez's Brigade: nothing different.", []),
    ("Jamin's Brigade: nothing different, except that Gauthier goes first.", ["PRIORITY gauthier"]),
    ("Gauthier's Brigade: only 1/92 is different. It stays where it is.", ["1/92: HOLD"]),
    ("9th Division guns: 7/2FA as in part 1. 1/6FA fires at stevenart instead.", ["1/6FA: FIRE AT stevenart"]),
)


@pytest.mark.parametrize(("said", "orders"), APART)
def test_who_does_nothing_different_is_told_nothing_new(said: str, orders: list[str]) -> None:
    assert [line for line in done(said, FRENCH) if not line.startswith("DIVISION")] == orders
