"""The battle files of a campaign, for every rulebook: who opens them, and that the late come in at their turn."""

from __future__ import annotations

from typing import Any

import pytest

from battles import rulesets
from battles.engine.faults import InputFaults
from battles.rulesets import RULESETS
from battles.services.adjudication import adjudicate
from campaigns.services.marches.contacts import file
from campaigns.strategy.battle import results
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.run import march
from campaigns.strategy.state import Battle
from orders.services.marching import outside
from tests.campaigns.services.marches.fleurus import ORDERS, document

BATTERY, BRIGADE = "b4", "b5"


def contact(book: str) -> tuple[Campaign, Battle]:
    """The campaign at one in the afternoon, when the whole battle lies behind it."""
    begins = {**document(unplayed="wait"), "ruleset": book, "orders": ORDERS}
    campaign = read_campaign(march(begins, hours=9, outside=outside()).state)
    return campaign, file.find(campaign, "at-fleurus")


@pytest.mark.parametrize("book", sorted(RULESETS))
def test_the_late_come_in_at_their_turn_and_go_home_with_the_others(book: str) -> None:
    campaign, battle = contact(book)
    state: dict[str, Any] = file.opening_file(campaign, battle)
    assert not any("arrives" in unit for unit in state["units"])
    late = file.arrivals_of(campaign, battle)
    assert (late[BATTERY]["turn"], late[BRIGADE]["turn"]) == (2, 3)
    log: list[dict[str, Any]] = []
    for turn in (1, 2, 3):
        state = file.joined(state, late)
        answer = adjudicate(state, turns=1, seed=bytes([turn] * 32))
        assert answer["ok"], answer
        log += answer["events"]
        state = answer["state"]
    came = {event["unit"]: event["turn"] for event in log if event["kind"] == "arrival" and "at" in event["effect"]}
    expected = {unit["id"]: late[one]["turn"] for one in (BATTERY, BRIGADE) for unit in late[one]["units"]}
    assert {unit: came.get(unit) for unit in expected} == expected
    battle.file = file.whole(file.opening_file(campaign, battle), late)
    _winner, _field, _outcome, losses = results.from_state(campaign, battle, {**state, "log": log})
    of_late = {unit.id for unit in campaign.units if unit.of in (BATTERY, BRIGADE)}
    assert of_late <= losses.keys()


def test_who_came_is_not_added_twice() -> None:
    campaign, battle = contact("mini-nap")
    late = file.arrivals_of(campaign, battle)
    once = file.joined({**file.opening_file(campaign, battle), "turn": 3}, late)
    assert file.joined(once, late) == once
    assert {"u-b4", "u-b5a", "u-b5b"} <= {unit["id"] for unit in once["units"]}


def test_a_unit_too_large_for_its_cell_is_drawn_in_and_others_are_left_alone() -> None:
    campaign, battle = contact("old-trousers")
    whole = file.whole(file.opening_file(campaign, battle), file.arrivals_of(campaign, battle))
    rulesets.read(whole)
    off = [{**unit, "at": [-5, 20]} if "arrives" not in unit else unit for unit in whole["units"]]
    with pytest.raises(InputFaults, match="leaves the table"):
        file.fitted({**whole, "units": off})
