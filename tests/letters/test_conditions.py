"""Conditions: who comes near whom, and for whom a rule is meant."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def orders(side: str, text: str) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-1"], side)(text).sheet.lines]


@pytest.mark.parametrize("comes", ["reach the farm", "come near the farm", "get to the farm"])
def test_an_enemy_who_reaches_a_place_is_one_who_comes_near(comes: str) -> None:
    assert orders("allied", f"If the French {comes}, Bijleveld falls back.") == [
        "STANDING bijleveld limber and flee: FLEE"
    ]


def test_ones_own_who_reach_a_place_threaten_nobody() -> None:
    assert orders("french", "If Husson reaches Lairalle, Campi falls back.") == []


def test_a_rule_for_the_enemys_troops_is_none_for_ones_own() -> None:
    assert orders("french", "If the French reach the farm, Bijleveld falls back.") == []
