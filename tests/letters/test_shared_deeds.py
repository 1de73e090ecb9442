"""Troops that are named behind what others do, with nothing told of them but that they do the same."""

from __future__ import annotations

import pytest

from tests.letters.test_foreign_idioms import read

GUARD_HOLDS = ["GCh, GLan: HOLD", "1/guard-artillery, 2/guard-artillery: HOLD"]
BOTH_HOLD = ["BRIGADE hubert: INTENT HOLD", "BRIGADE wathiez: INTENT HOLD"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("La cavalerie légère de la Garde ne bougera pas, ni ses pièces.", GUARD_HOLDS),
        ("The Guard cavalry does not move, nor do its guns.", GUARD_HOLDS),
        ("Die Gardekavallerie rührt sich nicht, ihre Geschütze auch nicht.", GUARD_HOLDS),
        ("Hubert does not move and neither does Wathiez.", BOTH_HOLD),
        ("Hubert stays where he is, and Wathiez.", BOTH_HOLD),
        ("Hubert bleibt stehen, ebenso Wathiez.", BOTH_HOLD),
        (
            "Hubert goes to Piraumont, likewise 2/4HA.",
            ["BRIGADE hubert: INTENT ADVANCE piraumont", "2/4HA: REDEPLOY TO piraumont"],
        ),
    ],
)
def test_who_is_named_behind_a_deed_shares_it(line: str, meant: list[str]) -> None:
    assert read(line) == meant


@pytest.mark.parametrize("line", ["Gauthier supports Husson and Campi.", "Gauthier unterstützt Husson und Campi."])
def test_who_is_named_beside_those_who_are_helped_does_not(line: str) -> None:
    assert not any("campi:" in order for order in read(line))
