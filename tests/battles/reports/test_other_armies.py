"""Maps and papers of generated battles of the other three rulebooks, measured as those of Mini-Nap are.

Their troops stand on other ground: bases six inches wide, long lines of skirmishers, horse that is neither foot nor
cavalry; what reaches over the table's edge, fills a telephone's borders or is told by a word for its strength.
"""

from __future__ import annotations

import pytest

from tests.battles.reports import generated, mapped, printed, printing
from tests.battles.reports.test_clear_maps import faults_of


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.OTHER_RECIPES)
def test_maps_are_clear(name: str, side: str) -> None:
    assert not faults_of(mapped.maps_of(generated.report(name, side)))


@pytest.mark.parametrize("name", generated.OTHER_RECIPES)
def test_the_umpires_map_is_clear(name: str) -> None:
    assert not faults_of([mapped.umpires_map(generated.umpires(name))])


@pytest.mark.parametrize("name", generated.OTHER_RECIPES)
def test_texts_of_all_papers_are_whole(name: str) -> None:
    turns = tuple(played.turn for played in generated.played(name))
    paper = generated.ALL_RECIPES[name].paper
    found, count = [], 0
    papers = [
        *(one for side in generated.SIDES for one in printed.seats_papers(generated.report(name, side))),
        *printed.desks_papers(generated.umpires(name), turns, paper),
    ]
    for called, make in papers:
        pages = printing.printed(make)
        count += sum(len(page.texts) for page in pages)
        found += [f"{called}, {fault}" for fault in printing.faults(pages)]
    assert count > 300
    assert not found
