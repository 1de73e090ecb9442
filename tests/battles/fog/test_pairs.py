"""Fog that holds: of two battles that differ only in what a side cannot know, it is told, shown and mailed the same.

Intents, standing conditions, lost contacts and named enemies stand in its orders, over positions in the middle of
battles, for every rulebook. A pair in which the side came to see, touch or fight whom the change was about is no pair;
nor one in which it saw an enemy who of his own accord acted otherwise, since his comrades are others.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from battles.engine.battlefile import to_document
from battles.reports.documents import A4, SeatBrief
from battles.services.papers.file import Wish, reports
from tests.battles.fog.books import BOOKS
from tests.battles.fog.differences import CHANGES
from tests.battles.fog.pairs import acted_otherwise, changed, follow, met, orders_of, played, view

#: For each rulebook the positions that are looked at, and how many pairs they hold at least.
POSITIONS = {
    "mini-nap": (range(6), 90),
    "big-napoleonic-battles": (range(9), 120),
    "carolus-rex": (range(6), 90),
    "old-trousers": (range(24), 100),
}
#: How often each kind of change is made to a position.
ROUNDS = 2
#: Of so many pairs of each rulebook the papers are drawn and compared, the first it has. They are made of what every
#: pair is compared by.
PAPERS = 30
#: In so many positions of each rulebook orders name enemies who were lost from sight.
LOST = 3
WANTED = 300


def test_there_are_enough_pairs():
    assert sum(least for _, least in POSITIONS.values()) >= WANTED


@pytest.mark.parametrize("name", BOOKS)
def test_what_a_side_cannot_know_changes_nothing_that_it_is_told_nor_a_byte_of_its_papers(name):
    seeds, least = POSITIONS[name]
    pairs, on_paper, after_lost = 0, 0, 0
    for seed in seeds:
        position = played(BOOKS[name], seed)
        rng = random.Random(f"pairs|{name}|{seed}")
        text = orders_of(position, rng)
        orders = {position.viewer: text}
        lost = [each.subject for each in position.memory.contacts if not each.seen and not each.fate]
        after_lost += any(id in text for id in lost)
        dice = rng.randbytes(32)
        base = replace(position.battle, orders=orders)
        one = follow(position, base, dice)
        seen = view(position, one)
        papers = drawn(position, base, dice) if on_paper < PAPERS else {}
        for kind in (*CHANGES,) * ROUNDS:
            variant = changed(position, orders, kind, rng)
            if variant is None:
                continue
            battle, ids = variant
            other = follow(position, battle, dice)
            alike = view(position, other) == seen
            if alike and papers and on_paper < PAPERS:
                alike = drawn(position, battle, dice) == papers
                on_paper += alike
            if alike:
                pairs += 1
            else:
                about = ids | acted_otherwise(position, one, other, ids)
                assert met(position, one, about) or met(position, other, about), (name, seed, kind, sorted(ids))
    assert pairs >= least
    assert on_paper == PAPERS
    assert after_lost >= LOST


def drawn(position, battle, dice):
    """Report, order form and map of the side that looks on, as files."""
    return reports(to_document(battle), Wish(position.viewer, SeatBrief("General Foy"), A4, dice))


@pytest.mark.parametrize("name", BOOKS)
def test_a_difference_that_shows_is_told(name):
    """The guard of the tests above: an enemy in sight who fronts another way is seen to."""
    position = played(BOOKS[name], 0)
    seen = next(contact.subject for contact in position.memory.contacts if contact.seen and not contact.commander)
    units = tuple(
        replace(unit, facing=(unit.facing + 90) % 360) if unit.id == seen else unit for unit in position.battle.units
    )
    one = follow(position, position.battle, bytes(32))
    other = follow(position, replace(position.battle, units=units), bytes(32))
    assert view(position, one) != view(position, other)


def test_an_enemy_who_acts_otherwise_excuses_no_troops_who_did_so_before():
    """The guard of the criterion: own troops who part first, by what they cannot know, are a leak whatever follows."""
    position = played(BOOKS["old-trousers"], 3)
    one = follow(position, position.battle, bytes(32))
    sides = {
        side.id: [event for event in one.events if event.side == side.id and event.unit] for side in one.before.sides
    }
    own, enemy = (sides[side.id][-1] for side in sorted(one.before.sides, key=lambda side: side.id != position.viewer))

    def without(*gone):
        return replace(one, events=tuple(event for event in one.events if event not in gone))

    assert acted_otherwise(position, one, one, set()) == set()
    assert acted_otherwise(position, one, without(enemy), set()) == {enemy.unit}
    assert acted_otherwise(position, one, without(own), set()) == set()
    early = next(event for event in sides[position.viewer] if event.n < enemy.n)
    assert acted_otherwise(position, one, without(early, enemy), set()) == set()
