"""The paper of a simulation: its pages are filled, and long names are whole on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

import pytest

from battles.reports.documents.paper import A4, LETTER
from battles.simulation import Player, Terms
from battles.simulation.paper import simulation_paper
from battles.simulation.tally import Tally
from campaigns.services.scenarios.scenarios import find_scenario
from tests.battles.reports import printing
from tests.printed_words import text_of

LONG = {
    "french": "Grande Armée de Sa Majesté, aile gauche",
    "allied": "Allied Army of the Low Countries and Hanover",
}


@cache
def tally() -> Tally:
    """A small battle played twice."""
    player = Player(Terms(find_scenario("first-steps").document(), turns=3, seed="a test"))
    return Tally(player.battle, tuple(player.play(number) for number in range(2)))


def with_long_names() -> Tally:
    """The same under other names."""
    battle = tally().battle
    sides = tuple(replace(side, name=LONG[side.id]) for side in battle.sides)
    return replace(tally(), battle=replace(battle, sides=sides))


def variants(first: Tally) -> Sequence[Tally]:
    """A tally with some of its variants."""
    return [first, *(replace(first, label=f"quality french {one}") for one in ("gauthier", "jamin", "wathiez"))]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("named", [tally, with_long_names])
def test_no_page_is_less_than_half_full_and_no_text_is_cut_or_runs_into_another(named, paper):
    for tallies in ([named()], variants(named())):
        pages = printing.printed(partial(simulation_paper, tallies, paper=paper))
        assert len(pages) == 2
        assert not printing.loose(pages)
        assert not printing.faults(pages)


def test_long_names_of_sides_stand_whole_on_it():
    text = text_of(simulation_paper([with_long_names()]))
    for name in LONG.values():
        assert text.count(name) >= 3
