"""What a battle cost the regiments of a campaign, by each rulebook's own measure (EC-RES-2)."""

from __future__ import annotations

from typing import Any

import pytest

from battles.rulesets import RULESETS, find, for_campaigns, read
from tests.campaigns.strategy.field import brigade, run
from tests.campaigns.strategy.test_fighting import battle

# Each rulebook: a unit as a file that arises has it, as the battle left it, and the per cent lost.
LOSSES = [
    ("mini-nap", {"strength": 12}, {"strength": 9}, 25),
    ("mini-nap", {"strength": 9}, {"strength": 8}, 12),
    ("big-napoleonic-battles", {"size": 4}, {"size": 4, "bases": 3}, 0),
    ("big-napoleonic-battles", {"size": 4, "bases": 4}, {"size": 4, "bases": 3}, 25),
    ("carolus-rex", {}, {}, 10),
    ("carolus-rex", {}, {"cohesion": "shaken"}, 35),
    ("old-trousers", {"men": 600}, {"men": 600, "full": 24, "figures": 18}, 25),
    ("old-trousers", {"pieces": 8}, {"guns": 1}, 50),
    ("old-trousers", {"men": 600}, {"men": 600}, 0),
    ("old-trousers", {"pieces": 8}, {"pieces": 8}, 0),
]


@pytest.mark.parametrize(("book", "began", "ended", "percent"), LOSSES)
def test_the_share_lost(book: str, began: dict[str, Any], ended: dict[str, Any], percent: int) -> None:
    assert find(book).campaign.share_lost(began, ended) == percent


@pytest.mark.parametrize("book", RULESETS)
def test_what_is_found_for_campaigns_is_the_rulebooks_own(book: str) -> None:
    rules, ruleset = for_campaigns(book), find(book)
    assert rules is ruleset.campaign
    assert rules.kinds == ruleset.file_words.kinds
    assert rules.weathers == ruleset.file_words.weathers


@pytest.mark.parametrize("book", RULESETS)
def test_a_battle_that_arises_is_read_by_its_rulebook(book: str) -> None:
    """Horse, foot and guns of three grades of wear, all in words that the book's own files take."""
    document = battle(
        entry={"state": "coming", "starts": "1815-06-15T06:15", "until": "1815-06-15T12:00",
               "forces": {"blue": ["b1", "b2", "b3"], "red": ["r1"]}, "present": {}},
        more=[brigade("b2", "C", 900, of="I", arm="cavalry", type="heavy", fatigue=250, engaged="x"),
              brigade("b3", "C", 90, of="I", arm="artillery", type="foot", guns=8, fatigue=399, engaged="x")],
        ruleset=book,
        strict_dice=False,
    )  # fmt: skip
    made = run(document).battles[0]
    assert read(made).ruleset == book
    assert {unit["arm"] for unit in made["units"]} == {"infantry", "cavalry", "artillery"}
