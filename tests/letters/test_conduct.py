"""Rules of conduct, orders of precedence and generals in person, in whatever words and three languages."""

from __future__ import annotations

import pytest

from tests.letters.test_foreign_idioms import read


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("If the horses attack, all infantry must be square.", "vs cavalry: SQUARE"),
        ("gg. Kav. Karree", "vs cavalry: SQUARE"),
        ("Gelegenheitsattacken nie", "opportunity charge: NEVER"),
        ("Opp charge always", "opportunity charge: ALWAYS"),
        ("Nobody goes haring off after a breakthrough, they halt where they are.", "breakthrough: STOP"),
        ("Keine Verfolgung.", "breakthrough: STOP"),
        ("On ne poursuit pas.", "breakthrough: STOP"),
    ],
)
def test_a_rule_of_conduct_is_one_and_moves_nobody(line: str, rule: str) -> None:
    assert read(line) == [f"STANDING ALL {rule}"]


@pytest.mark.parametrize(
    ("line", "ranked"),
    [
        ("Sequence - Hubert, then Gauthier, then Husson. Rest in whatever order you like.", "hubert, gauthier, husson"),
        ("Reihenf.: Hubert - Husson - Gauthier, Rest egal", "hubert, husson, gauthier"),
        ("D'abord Hubert, puis Gauthier, puis Husson", "hubert, gauthier, husson"),
        ("Foy's division goes first.", "9D"),
    ],
)
def test_who_acts_before_whom_is_an_order_of_precedence(line: str, ranked: str) -> None:
    assert read(line) == [f"PRIORITY {ranked}"]


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("Bachelu up with Husson.", ["GENERAL Bachelu: MOVE TO husson"]),
        ("Foy goes with Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Foy zu Gauthier.", ["GENERAL Foy: MOVE TO gauthier"]),
        ("Ney can stay where he is.", ["GENERAL Ney: HOLD"]),
        ("Ney bleibt.", ["GENERAL Ney: HOLD"]),
    ],
)
def test_generals_ride_alone_and_who_stays_holds_no_army(line: str, orders: list[str]) -> None:
    assert read(line) == orders
