"""Battles of a campaign under another rulebook: drawn up, read and played by it, and brought home."""

from __future__ import annotations

from typing import Any

import pytest

from battles.rulesets import RULESETS, read
from campaigns.strategy.run import March
from tests.campaigns.strategy.field import brigade, events, fielded, refusals, run
from tests.stub_rulebook.rulebook import RULEBOOK

START = "1815-06-15T06:15"
SCALE = RULEBOOK.campaign.scale


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parlour Wars among the rulebooks."""
    monkeypatch.setitem(RULESETS, RULEBOOK.id, RULEBOOK)


def campaign(**more: Any) -> dict[str, Any]:
    """Foot, horse and a gun of Blue come upon Red at C, where a battle begins within the quarter hour."""
    blue = [
        brigade("b1", "C", 2000, of="B", engaged="x"),
        brigade("b2", "C", 600, of="B", arm="cavalry", type="light", engaged="x"),
    ]
    red = [
        brigade("r1", "C", 1500, of="R", engaged="x"),
        brigade("r2", "C", 80, of="R", arm="artillery", type="foot", guns=6, engaged="x"),
    ]
    armies = [
        {"id": "B", "kind": "army", "side": "blue", "name": "Blues", "commander": {"name": "Wells"}},
        {"id": "R", "kind": "army", "side": "red", "name": "Reds"},
    ]
    posts = [{"id": "P", "formation": "B", "with": "b1"}, {"id": "Q", "formation": "R", "with": "r1"}]
    entry = {
        "id": "x", "place": "C", "side": "blue", "state": "coming", "starts": START,
        "until": "1815-06-15T12:00", "forces": {"blue": ["b1", "b2"], "red": ["r1", "r2"]},
        "present": dict.fromkeys(("b1", "b2", "r1", "r2"), START),
    }  # fmt: skip
    entry |= more.pop("entry", {})
    return fielded(
        *blue, *red, formations=armies, posts=posts, ruleset="parlour-wars", battles=[entry], strict_dice=False, **more
    )


@pytest.fixture
def made() -> dict[str, Any]:
    """The battle file of that battle."""
    return run(campaign()).battles[0]


def test_a_campaign_may_be_of_any_rulebook_there_is() -> None:
    assert refusals(campaign()) == {}
    assert "parlour-wars" in refusals({**campaign(), "ruleset": "chess"})["ruleset"]


def test_the_battle_is_one_of_the_rulebook_and_is_played_by_it(made: dict[str, Any]) -> None:
    battle = read(made)
    assert battle.ruleset == RULEBOOK.id
    assert (battle.table.width, battle.table.height) == (SCALE.side, SCALE.side)
    assert RULEBOOK.resolve(battle, {}, bytes(32)).battle.turn == 2


def test_troops_and_ground_are_in_its_words(made: dict[str, Any]) -> None:
    assert {unit["id"]: (unit["arm"], unit["of"]) for unit in made["units"]} == {
        "u-b1": ("foot", "B"), "u-b2": ("horse", "B"), "u-r1": ("foot", "R"), "u-r2": ("cannon", "R"),
    }  # fmt: skip
    assert {one["kind"] for one in made["formations"]} == {"army"}
    assert {piece["kind"] for piece in made["terrain"]} <= {"lane", "copse"}
    assert any(piece["kind"] == "lane" for piece in made["terrain"])
    assert {side["nation"] for side in made["sides"]} == {"blue"}, "nobody here has heard of France or Austria"
    assert made["orders"] == {"blue": "ARMY B\n  INTENT ADVANCE\n", "red": "ARMY R\n  INTENT HOLD\n"}


def test_they_stand_its_gap_apart_in_its_cells(made: dict[str, Any]) -> None:
    at = {unit["id"]: unit["at"] for unit in made["units"]}
    assert abs(at["u-b1"][1] - at["u-r1"][1]) == SCALE.gap + SCALE.depth
    assert abs(at["u-b1"][0] - at["u-b2"][0]) == SCALE.width


def test_what_the_table_cost_goes_back_to_the_regiments(made: dict[str, Any]) -> None:
    ended = [dict(unit) for unit in made["units"]]
    by_id = {unit["id"]: unit for unit in ended}
    by_id["u-r1"] |= {"heart": "wavering"}
    by_id["u-r2"] |= {"out": "swept"}
    done = home(made, ended)
    lost = {event["unit"]: event["effect"] for event in reversed(events(done, "loss"))}
    assert lost["u-r1"]["men"] == 1500 * 30 // 100 * 60 // 100
    assert lost["u-r2"]["guns"] == 6, "who is swept away leaves its guns to those who hold the field"
    assert events(done, "victory")[0]["effect"]["winner"] == "blue"


def home(made: dict[str, Any], ended: list[dict[str, Any]]) -> March:
    """The quarter hour in which a battle comes home that ended so; what its pursuit takes is told after the battle."""
    result = {"battle": "x", "ended": START, "state": {"units": ended}}
    return run(campaign(entry={"state": "open", "file": made}, results=[result]))
