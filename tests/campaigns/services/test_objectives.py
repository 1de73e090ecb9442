"""Who holds an objective: the nearest, near enough, and alone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.faults import InputFaults
from battles.forms.games import BattleForm
from campaigns.services.scenarios.objectives import (
    holdings,
    objectives_as_text,
    objectives_from_text,
    objectives_of,
    points,
)
from campaigns.services.scenarios.scenarios import Objective, find_scenario, load_scenario

MINI_NAP = rulesets.find("mini-nap")
FARM = Objective("farm", 2, "the farm")


def battle(*places: tuple[str, float]) -> Battle:
    """Units in column facing north whose front edges lie so far south of the farm's middle."""
    return rulesets.read(
        {
            "estafette": "battle/1",
            "ruleset": "mini-nap",
            "title": "Farm",
            "table": {"width": 120, "height": 90},
            "terrain": [{"id": "farm", "kind": "village", "area": [[58, 58], [62, 58], [62, 62], [58, 62]]}],
            "sides": [{"id": "french", "nation": "french"}, {"id": "allied", "nation": "british"}],
            "formations": [{"id": f"{side}-brigade", "kind": "brigade", "side": side} for side in ("french", "allied")],
            "units": [
                {
                    "id": f"u{number}", "of": f"{side}-brigade", "arm": "infantry", "type": "line",
                    "quality": "veteran", "strength": 5, "formation": "column",
                    "at": [60 + 3 * number, 58 - south], "facing": 0,
                }
                for number, (side, south) in enumerate(places)
            ],
        }
    )  # fmt: skip


@pytest.mark.parametrize(
    ("places", "holder"),
    [
        ([("french", 12), ("allied", 40)], "french"),
        ([("french", 12.1), ("allied", 40)], ""),
        ([("french", 3), ("allied", 8)], "french"),
        ([("french", 3), ("allied", 5)], ""),
        ([("french", 40), ("allied", 50)], ""),
    ],
)
def test_a_place_is_held_by_the_nearest_within_12_with_no_enemy_within_6(places, holder: str) -> None:
    (held,) = holdings(battle(*places), [FARM], MINI_NAP)
    assert held.side == holder
    assert points([held]) == ({holder: 2} if holder else {})


def test_at_two_in_the_afternoon_the_allies_hold_three_places_of_quatre_bras() -> None:
    scenario = find_scenario("quatre-bras")
    value = rulesets.read(scenario.document())
    held = {holding.objective.place: holding.side for holding in holdings(value, scenario.objectives, MINI_NAP)}
    assert held == {"quatre-bras": "allied", "gemioncourt": "allied", "bossu": "allied", "piraumont": ""}


def test_a_place_that_the_battle_has_not_is_an_error() -> None:
    with pytest.raises(KeyError):
        holdings(battle(("french", 3)), [Objective("mill", 1, "the mill")], MINI_NAP)


def test_objectives_are_read_as_an_umpire_writes_them_and_written_so_again() -> None:
    goals = objectives_from_text("farm: 2 the farm\n\n", battle())
    assert goals == (FARM,)
    assert objectives_from_text(objectives_as_text(goals), battle()) == goals


def test_an_objective_that_cannot_be_read_is_named_with_what_could_stand_there() -> None:
    with pytest.raises(InputFaults) as raised:
        objectives_from_text("farm: 2\nthe mill: 3\nfarm", battle())
    messages = {fault.path: fault.message for fault in raised.value.faults}
    assert set(messages) == {"line 2", "line 3"}
    assert "'the mill' is no named ground" in messages["line 2"]


@pytest.mark.django_db
def test_a_scenario_brings_its_objectives_to_the_game() -> None:
    scenario = find_scenario("first-steps")
    game = load_scenario(scenario, who="test", now=datetime(2026, 1, 1, tzinfo=UTC))
    game.refresh_from_db()
    assert objectives_of(game) == scenario.objectives
    form = BattleForm({"title": "x", "goals": "nowhere: 1"}, instance=game)
    assert "nowhere" in str(form.errors["goals"])
    assert form.fields["goals"].initial == objectives_as_text(scenario.objectives)
