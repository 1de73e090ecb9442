"""How far to either side of its facing a unit fires, in each rulebook."""

from dataclasses import replace
from pathlib import Path

import pytest

from battles.engine.battlefile import load
from battles.rulesets import find, read
from config.environment import ROOT


@pytest.mark.parametrize(
    ("scenario", "arm", "changes", "arc"),
    [
        pytest.param("quatre-bras", "infantry", {"formation": "line"}, 90.0, id="MN-FIRE-2 front"),
        pytest.param("quatre-bras", "infantry", {"formation": "square"}, 180.0, id="MN-FIRE-2 square"),
        pytest.param("a-village-on-the-goldbach", "infantry", {"formation": "line"}, 45.0, id="BNB-FIRE-2 quadrant"),
        pytest.param("a-village-on-the-goldbach", "infantry", {"formation": "town"}, 180.0, id="BNB-FIRE-17 garrison"),
        pytest.param(
            "a-village-on-the-goldbach", "infantry", {"extra": {"square": True}}, 180.0, id="BNB-FIRE-2 square"
        ),
        pytest.param("selo", "infantry", {"formation": "line"}, 22.5, id="CR-FIRE-1 zone"),
        pytest.param("selo", "infantry", {"formation": "square"}, 180.0, id="CR-FIRE-2 square"),
        pytest.param("derlon", "infantry", {"formation": "line"}, 45.0, id="OT-FIRE-2 muskets"),
        pytest.param("derlon", "infantry", {"formation": "square"}, 180.0, id="OT-FIRE-2 no facing"),
        pytest.param("derlon", "artillery", {}, 30.0, id="OT-FIRE-4 guns"),
    ],
)
def test_the_arc_of_fire_is_that_of_the_rulebook(scenario, arm, changes, arc):
    path = Path(ROOT, "campaigns", "scenarios", scenario, "battle.yaml")
    battle = read(load(path.read_text(encoding="utf-8"), name=path.name))
    unit = next(unit for unit in battle.units if unit.arm == arm and unit.at is not None)
    if "extra" in changes:
        changes = {"extra": {**unit.extra, **changes["extra"]}}
    assert find(battle.ruleset).fire_arc(battle, replace(unit, **changes)) == arc
