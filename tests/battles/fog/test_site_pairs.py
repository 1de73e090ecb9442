"""Fog that holds through the whole site: two turns by mail and page, in worlds that differ in what a side cannot know.

Mails as they are sent, receipts, answers to STATUS, HELP and MAP, reports, the player's pages, maps, replays and files
of dice: no byte of one differs, unless the side came to see, touch or fight whom the change was about.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
import time_machine

from tests.battles.fog.books import BOOKS
from tests.battles.fog.differences import CHANGES
from tests.battles.fog.pairs import changed, hidden_from, met, orders_of, played
from tests.battles.fog.site import NOON, two_turns

pytestmark = pytest.mark.django_db
#: For each rulebook: the positions looked at, and how many changes are made to each.
SEEDS, TRIED, WANTED = range(1, 16, 2), 3, 4


@pytest.fixture(autouse=True)
def _at_noon(settings: Any) -> Any:
    settings.MAIL_DOMAIN = "orders.test"
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_that_reaches_a_player_tells_what_his_side_cannot_know(name: str) -> None:
    pairs = 0
    for seed in SEEDS:
        position = played(BOOKS[name], seed)
        if not hidden_from(position):
            continue
        rng = random.Random(f"site|{name}|{seed}")
        orders = {position.viewer: orders_of(position, rng)}
        one = two_turns(position, replace(position.battle, orders=orders), drawn=False)
        for kind in rng.sample(list(CHANGES), TRIED):
            variant = changed(position, orders, kind, rng)
            if variant is None:
                continue
            other = two_turns(position, variant[0], drawn=False)
            differ = [what for what in one.got if other.got.get(what) != one.got[what]]
            if not differ and one.got.keys() == other.got.keys():
                pairs += 1
                if pairs >= WANTED:
                    return
            else:
                turns = (*one.turns, *other.turns)
                assert any(met(position, turn, variant[1]) for turn in turns), (name, seed, kind, differ)
    pytest.fail(f"only {pairs} pairs")


@pytest.mark.parametrize("name", BOOKS)
def test_mails_as_sent_with_maps_and_papers_are_the_same_bytes(name: str) -> None:
    for seed in SEEDS:
        position = played(BOOKS[name], seed)
        rng = random.Random(f"sent|{name}|{seed}")
        orders = {position.viewer: orders_of(position, rng)}
        variant = changed(position, orders, "quality", rng)
        if variant is None:
            continue
        one, other = (
            two_turns(position, battle, drawn=True) for battle in (replace(position.battle, orders=orders), variant[0])
        )
        if any(met(position, turn, variant[1]) for turn in (*one.turns, *other.turns)):
            continue
        assert {what: content for what, content in one.got.items() if other.got.get(what) != content} == {}
        assert sum(what.endswith("as sent") for what in one.got) >= 6
        return
    pytest.fail("no pair")
