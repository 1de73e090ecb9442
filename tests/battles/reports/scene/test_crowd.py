"""What stands on a map is reckoned once for all seats of a side, and words stand where they would without that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.reports.scene import Detail, Scene, build_scene, paper_sheet
from battles.reports.scene.crowd import Crowd, crowd_of
from battles.reports.scene.labels import Placer
from battles.reports.scene.names import troop_labels
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Room
from battles.reports.scene.values import Tone
from battles.reports.tongues import ENGLISH
from battles.rulesets import find
from tests.battles.reports import gemioncourt

BOX = (2.0, 2.0, 500.0, 375.0)


@pytest.fixture
def scene() -> Scene:
    return build_scene(find("mini-nap"), gemioncourt.battle(), side="", words=ENGLISH.labels.map)


def plate_of(scene: Scene) -> Plate:
    return Plate(scene.window, paper_sheet(scene, 500, detail=Detail.FIELD))


def crowd(scene: Scene) -> Crowd:
    return crowd_of(plate_of(scene), scene, BOX, 1.5)


def test_the_same_troops_in_other_tones_are_the_same_crowd(scene: Scene):
    toned = replace(scene, units=tuple(replace(sign, tone=Tone.FRIEND) for sign in scene.units))
    assert crowd(toned) is crowd(scene)


def test_troops_who_moved_are_another_crowd(scene: Scene):
    first, *others = scene.units
    moved = replace(scene, units=(replace(first, at=(first.at[0] + 5.0, first.at[1])), *others))
    assert crowd(moved).room.taken != crowd(scene).room.taken


def test_words_stand_where_they_stand_without_what_was_kept(scene: Scene):
    plate, common = plate_of(scene), crowd(scene)
    placed = []
    for spots in (None, common.spots, common.spots):
        room = Room(BOX, 1.5)
        room.lay(common.room)
        placer = Placer(room, plate.sheet.type, common.signs, spots)
        for label in troop_labels(plate, scene, Detail.FIELD):
            placer.place(label)
        placed.append(placer.placed)
    assert placed[0] == placed[1] == placed[2]
    assert len(placed[0]) > 5
