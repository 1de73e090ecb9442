"""Maps measured: no word over another, over a sign or the grid's letters, none nearer to a stranger, no sign hidden.

Over battles of 4 to 300 units on fields small and vast, with long names and names in many scripts, and over the battle
of the examples; on the front page, on the sheets, on the umpire's sheet, on a page of the site and on a telephone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from unittest.mock import patch

import pytest

from battles.reports.scene.labels import Placer
from battles.reports.scene.neighbours import Neighbours
from battles.reports.scene.room import Room
from tests.battles.reports import generated, mapped, measuring
from tests.battles.reports.test_truth import SIDES, report

#: A map is not clear because it is empty: this part of what was to be written has a place.
LEAST_PART = 0.3


def faults_of(maps) -> list[str]:
    """What is wrong with some maps, each fault after the map's name."""
    found = []
    for called, scene, sheet in maps:
        map_ = measuring.lettered(scene, sheet)
        found += [f"{called}: {fault}" for fault in measuring.faults(map_)]
        if len(map_.words) < LEAST_PART * len(map_.wanted):
            found.append(f"{called}: empty: {len(map_.words)} of {len(map_.wanted)}")
    return found


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.RECIPES)
def test_maps_of_generated_battles_are_clear(name, side):
    assert not faults_of(mapped.maps_of(generated.report(name, side)))


@pytest.mark.parametrize("side", generated.SIDES)
@pytest.mark.parametrize("name", generated.RECIPES)
def test_a_generals_stand_and_flag_are_whole_on_the_table(name, side):
    scene = next(scene for called, scene, _ in mapped.maps_of(generated.report(name, side)) if called == "page")
    assert scene.commanders
    for one in scene.commanders:
        (x, y), radius = one.at, one.diameter / 2
        assert radius <= x <= scene.width - 1.7 * radius + 1e-9, one.title
        assert radius <= y <= scene.height - 2 * radius + 1e-9, one.title


@pytest.mark.parametrize("name", generated.RECIPES)
def test_the_umpires_map_of_generated_battles_is_clear(name):
    assert not faults_of([mapped.umpires_map(generated.umpires(name))])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [1, 4, 8])
def test_maps_of_a_played_battle_are_clear(number, side):
    assert not faults_of(mapped.maps_of(report(number, side)))


def found_with(part, name, instead) -> Counter[str]:
    """The kinds of faults of a battle's maps when a part of the letterer is put out of action."""
    with patch.object(part, name, instead):
        maps = mapped.maps_of(generated.report("60 units in Turkish", "north"))
        return measuring.counted(fault for _, *map_ in maps for fault in measuring.faults(measuring.lettered(*map_)))


def test_a_letterer_that_sees_nothing_in_its_way_is_found_out():
    found = found_with(Room, "covered", lambda self, box, enough=0.0: (0.0, 0.0))
    assert found["word over word"]
    assert found["word over sign"]


def test_a_letterer_that_minds_no_letters_of_the_grid_is_found_out():
    assert found_with(measuring.engraving, "_take_names", lambda *about: None)["word over grid"]


def test_a_letterer_that_knows_no_strangers_is_found_out():
    assert found_with(Neighbours, "is_nearer_another", lambda self, box, own, blank: False)["nearer a stranger"] > 10


def test_a_letterer_that_keeps_within_no_border_is_found_out():
    found = found_with(Placer, "_keep", _beyond)
    assert found["word over edge"]


def _beyond(self, placed):
    left, bottom, right, top = placed.box
    self.placed.append(replace(placed, box=(left - 300, bottom, right - 300, top)))
