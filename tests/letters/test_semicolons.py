"""Sentences with semicolons: one after the other is told what to do, and a rule at the end is for those before it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done
from tests.letters.test_writers import FIXTURES, reader_of

FOUR = [
    "BRIGADE husson: INTENT ATTACK lairalle",
    "BRIGADE jamin: INTENT HOLD",
    "BRIGADE hubert: INTENT SCREEN husson",
    "BRIGADE campi: INTENT HOLD",
]
RULED = [
    "BRIGADE husson: INTENT ADVANCE H6",
    "STANDING husson vs cavalry: SQUARE",
    "STANDING husson breakthrough: STOP",
]
ALL_RULED = [
    "BRIGADE husson: INTENT ATTACK lairalle",
    "BRIGADE jamin: INTENT HOLD",
    "STANDING ALL vs cavalry: SQUARE",
    "STANDING ALL breakthrough: STOP",
]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Husson attacks Lairalle; Jamin waits; Hubert covers Husson's right; Campi stays.", FOUR),
        ("Husson greift Lairalle an; Jamin wartet ab; Hubert deckt Hussons rechte Flanke; Campi bleibt.", FOUR),
        ("Husson attaque Lairalle; Jamin attend; Hubert couvre la droite de Husson; Campi ne bouge pas.", FOUR),
        ("Husson attacks Lairalle; Jamin waits; squares against cavalry; no pursuit.", ALL_RULED),
        ("Husson greift Lairalle an; Jamin wartet; Karree gegen Kavallerie; keine Verfolgung.", ALL_RULED),
        ("Husson attaque Lairalle; Jamin attend; carré contre la cavalerie; pas de poursuite.", ALL_RULED),
    ],
)
def test_each_part_is_somebodys(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    "said",
    [
        "Husson to H6; 1/2L skirmishes in front of him; squares against cavalry; no pursuit.",
        "Husson nach H6; 1/2L als Plänkler davor; Karree gegen Kavallerie; keine Verfolgung.",
        "Husson en H6; 1/2L en tirailleurs devant; carré contre la cavalerie; pas de poursuite.",
    ],
)
def test_a_rule_is_for_the_brigade_and_not_for_one_of_its_battalions(said: str) -> None:
    found = done(said, FRENCH)
    assert [line for line in found if not line.startswith("1/2L: ")] == RULED
    assert [line for line in found if line.startswith("1/2L: FORM SKIRMISH")]


@pytest.mark.parametrize(
    "said",
    [
        "If Gemioncourt falls, Husson attacks Lairalle; Jamin waits.",
        "Wenn Gemioncourt fällt, greift Husson Lairalle an; Jamin geht nach F5.",
        "Si Gemioncourt tombe, Husson attaque Lairalle; Jamin va en F5.",
    ],
)
def test_what_stands_ahead_may_be_for_all_of_it(said: str) -> None:
    assert not done(said, FRENCH)


def test_what_leans_on_the_clause_before_is_not_cut_off() -> None:
    said = (
        "Die Division Foy nimmt Gemioncourt; die Brigade Gauthier macht den Anfang, "
        "die Brigade Jamin bildet das zweite Treffen."
    )
    assert "BRIGADE jamin: INTENT SUPPORT gauthier" in done(said, FRENCH)


def test_the_receipt_has_each_part_in_his_own_words() -> None:
    said = "Husson attacks Lairalle; Jamin waits; no pursuit"
    reading = reader_of(FIXTURES[FRENCH[0]], FRENCH[1])(said)
    assert [item.said for item in reading.read.values()] == said.split("; ")
