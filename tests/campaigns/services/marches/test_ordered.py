"""Orders of a campaign are told as people say them: every action and every decision that the order language has."""

from __future__ import annotations

import re

import pytest

from battles.engine.orders import Phrase
from campaigns.services.marches.ordered import order_words
from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.command.vocabulary import ACTIONS, HEADQUARTERS
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.rules.tables import DECISIONS

#: What stands in a slot of a phrase, by its type.
GIVEN = {
    "place": "charleroi", "places": "charleroi, fleurus", "own": "OWN", "owns": "OWN, OWN", "formation": "OWN",
    "bridge": "ROAD", "moment": "15/09:00", "hour": "06:00", "integer": "3", "EASY|NORMAL|FORCED": "FORCED",
}  # fmt: skip
#: Words of the order language, and ids.
ENGINE = re.compile(r"\b[A-Z]{3,}\b|[a-z]_[a-z]|\{|\}|IF\b")


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    return read_campaign(find_campaign("hundred-days").document())


def filled(campaign: Campaign, pattern: str, *, whole: bool) -> str:
    """A phrase in normal form, with what may be left out or without it."""
    own = next(iter(campaign.elements)).id
    bridge = campaign.chart.roads[0].id
    text = re.sub(r"\[(AT|OF|OVER|ON)[^\]]*\] ?", "", pattern)
    text = re.sub(r" ?\[([^\[\]]*(?:\[[^\]]*\])?[^\[\]]*)\]", r" \1" if whole else "", text)
    text = re.sub(r"\[HOURS\|HOUR\]|HOURS\|HOUR", "HOURS", text)
    text = re.sub(r"\{\w+:([^}]+)\}", lambda found: GIVEN[found[1]], text)
    return " ".join(text.replace("OWN", own).replace("ROAD", bridge).split())


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("phrase", [*ACTIONS, *HEADQUARTERS], ids=lambda phrase: phrase.name)
def test_every_action_is_told_in_words(campaign: Campaign, phrase: Phrase, whole: bool) -> None:
    written = filled(campaign, phrase.pattern, whole=whole)
    said = order_words(campaign, [written])
    own = next(iter(campaign.elements))
    for name in {own.id, own.name or own.id}:
        said = said.replace(name, "")
    assert said
    assert not ENGINE.search(said), (written, said)


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_told_in_words_with_its_conditions(campaign: Campaign, decision: str) -> None:
    told = {choice: order_words(campaign, [f"STANDING {decision}: {choice}"]) for choice in DECISIONS[decision]}
    assert len(set(told.values())) == len(told)
    assert not any(ENGINE.search(said) for said in told.values())
    choice = DECISIONS[decision][0]
    for condition in ("ODDS >= 150", "ODDS < 80", "DAY", "NIGHT", "BEFORE 10:00", "AFTER 10:00", "AT charleroi"):
        said = order_words(campaign, [f"STANDING {decision}: {choice} IF {condition} AND DAY"])
        assert said.startswith(f"{told[choice]}, ")
        assert not ENGINE.search(said), said


def test_an_order_of_several_lines_is_one_text_and_a_letter_stands_as_it_was_written(campaign: Campaign) -> None:
    said = order_words(
        campaign, ["MARCH TO fleurus VIA charleroi; PACE FORCED", "STANDING on guns: MARCH", "THEN HALT"]
    )
    assert said == (
        "March to Fleurus by way of Charleroi, by forced marches; march to the sound of guns; then halt and close up"
    )
    assert order_words(campaign, ["Hold on; I am coming", "Ney"]) == "Hold on; I am coming / Ney"
