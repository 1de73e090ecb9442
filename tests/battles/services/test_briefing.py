"""What a call says of the points in which the enemies' strength is judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.rulesets import find, read
from battles.services.briefing import worth_of_a_point
from config.environment import ROOT


@pytest.mark.parametrize(
    ("scenario", "arms", "said"),
    [
        ("quatre-bras", {"infantry", "artillery"}, "Judged in strength points; one is about 100 men or 2 guns."),
        ("quatre-bras", {"artillery"}, "Judged in strength points; one is about 2 guns."),
        ("derlon", {"infantry", "artillery"}, "Judged in figures; one is about 60 men."),
        ("selo", {"infantry", "artillery"}, ""),
        (
            "a-village-on-the-goldbach",
            {"infantry", "cavalry", "artillery"},
            "Judged in bases; one is about 1,250 infantry or 400 cavalry or 15 guns.",
        ),
    ],
)
def test_a_point_is_told_by_the_arms_that_one_has(scenario: str, arms: set[str], said: str) -> None:
    path = Path(ROOT, "campaigns", "scenarios", scenario, "battle.yaml")
    battle = read(load(path.read_text(encoding="utf-8"), name=path.name))
    units = tuple(unit for unit in battle.units if unit.arm in arms)
    assert worth_of_a_point(find(battle.ruleset), units) == said
