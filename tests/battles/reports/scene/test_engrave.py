"""Engraved maps: scales a ruler reads, words that keep apart, nothing that depends on chance."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import combinations
from types import MappingProxyType

import pytest

from battles.engine.battle import Battle, Terrain
from battles.reports.fonts.metrics import width
from battles.reports.scene import MM, Detail, build_scene, engrave, paper_sheet, screen_sheet
from battles.reports.scene.engrave import LADDER
from battles.reports.scene.ground.alphabet import AREAS, LINES
from battles.reports.scene.picture import Anchor, Group, Item, Lettering, Picture, Stamps
from battles.reports.tongues import ENGLISH
from battles.rulesets import find
from tests.battles.reports import gemioncourt
from tests.battles.reports.oddities import ODD_BATTLES, scattered

RULESET = find("mini-nap")


def items_of(items: Iterable[Item]) -> Iterator[Item]:
    """All items, groups opened."""
    for item in items:
        if isinstance(item, Group):
            yield from items_of(item.items)
        else:
            yield item


def names_on(picture: Picture) -> list[tuple[str, tuple[float, float, float, float]]]:
    """The placed names of a map with their boxes: the lettering that has a halo."""
    names = []
    for item in items_of(picture.items):
        if isinstance(item, Lettering) and item.halo and item.anchor is Anchor.START:
            long = width(item.face, item.text, item.size, item.tracking)
            x, y = item.at
            names.append((item.text, (x, y - 0.2 * item.size, x + long, y + 0.66 * item.size)))
    return names


def shared(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def crowding(picture: Picture) -> float:
    """Which part of all names' area lies under another name."""
    boxes = [box for _, box in names_on(picture)]
    whole = sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes) or 1.0
    return sum(shared(one, other) for one, other in combinations(boxes, 2)) / whole


def scene_of(battle: Battle, **options: object):
    return build_scene(RULESET, battle, side=options.pop("side", ""), words=ENGLISH.labels.map, **options)


@pytest.mark.parametrize("room_mm", [60, 120, 186, 270])
def test_a_printed_map_takes_the_largest_scale_of_the_ladder_that_fits(room_mm: int):
    scene = scene_of(gemioncourt.battle())
    sheet = paper_sheet(scene, room_mm * MM)
    picture = engrave(scene, sheet)
    assert picture.width <= room_mm * MM + 0.01
    assert round(sheet.cm / MM, 3) in LADDER
    assert all(step * 120 + 6 > room_mm for step in LADDER if step > sheet.cm / MM + 1e-6)


def test_a_table_of_another_shape_is_limited_by_the_height_it_is_given():
    scene = scene_of(scattered(4, width=60.0, height=200.0))
    assert engrave(scene, paper_sheet(scene, 186 * MM, 150 * MM)).height <= 150 * MM


@pytest.mark.parametrize("side", ["french", ""])
@pytest.mark.parametrize("detail", [Detail.FIELD, Detail.SECTOR])
def test_names_on_a_map_keep_apart(side: str, detail: Detail):
    scene = build_scene(
        RULESET,
        gemioncourt.after(gemioncourt.battle(), gemioncourt.events()),
        side=side,
        words=ENGLISH.labels.map,
        before=gemioncourt.battle(),
        events=gemioncourt.events(),
    )
    picture = engrave(scene, paper_sheet(scene, 186 * MM, detail=detail))
    assert len(names_on(picture)) > 10
    assert crowding(picture) < 0.01


def test_names_keep_apart_even_among_two_hundred_units():
    scene = scene_of(ODD_BATTLES["two hundred units on a huge table"], side="a")
    assert crowding(engrave(scene, paper_sheet(scene, 186 * MM))) < 0.02


@pytest.mark.parametrize("name", ODD_BATTLES)
def test_no_name_leaves_the_map(name: str):
    scene = scene_of(ODD_BATTLES[name])
    picture = engrave(scene, paper_sheet(scene, 186 * MM))
    for _, (left, bottom, right, top) in names_on(picture):
        assert left >= 8
        assert bottom >= 8
        assert right <= picture.width - 8
        assert top <= picture.height - 8


def test_nothing_on_paper_is_smaller_than_six_points():
    scene = scene_of(gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), side="french", command="gauthier")
    for detail in (Detail.FIELD, Detail.SECTOR):
        picture = engrave(scene, paper_sheet(scene, 186 * MM, detail=detail))
        assert min(item.size for item in items_of(picture.items) if isinstance(item, Lettering)) >= 6.0


def test_names_on_a_telephone_are_large():
    scene = scene_of(
        gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), side="french", window=(20.0, 5.0, 75.0, 60.0)
    )
    picture = engrave(scene, screen_sheet(scene, 600))
    assert picture.width == pytest.approx(600)
    assert min(item.size for item in items_of(picture.items) if isinstance(item, Lettering)) >= 17


def test_own_brigades_are_named_on_the_field_and_battalions_in_the_sector():
    scene = scene_of(gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), side="french", command="gauthier")
    field = {text for text, _ in names_on(engrave(scene, paper_sheet(scene, 186 * MM, detail=Detail.FIELD)))}
    sector = {text for text, _ in names_on(engrave(scene, paper_sheet(scene, 186 * MM, detail=Detail.SECTOR)))}
    assert "GAUTHIER 16" in field
    assert "1/92nd Ligne" not in field
    assert "1/92nd Ligne" in sector
    assert "1/4th Léger" not in sector


def test_a_small_map_carries_no_words():
    scene = scene_of(
        gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), side="french", insets=[(20.0, 20.0, 60.0, 50.0)]
    )
    picture = engrave(scene, paper_sheet(scene, 60 * MM, detail=Detail.SMALL))
    assert not [item for item in items_of(picture.items) if isinstance(item, Lettering)]


def test_the_same_scene_makes_the_same_picture():
    scene = scene_of(gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), side="french")
    sheet = paper_sheet(scene, 186 * MM)
    assert engrave(scene, sheet) == engrave(scene, sheet)


@pytest.mark.parametrize("kind", [*AREAS, "a kind nobody knows"])
def test_every_kind_of_area_is_drawn(kind: str):
    ring = ((20.0, 20.0), (50.0, 22.0), (48.0, 45.0), (22.0, 40.0))
    battle = scattered(2, terrain=(Terrain("x", kind, "Somewhere", area=ring),))
    scene = scene_of(battle)
    bare = scene_of(scattered(2))
    sheet = paper_sheet(scene, 186 * MM)
    assert len(list(items_of(engrave(scene, sheet).items))) > len(list(items_of(engrave(bare, sheet).items)))


@pytest.mark.parametrize("kind", [*LINES, "a kind nobody knows"])
def test_every_kind_of_line_is_drawn(kind: str):
    battle = scattered(2, terrain=(Terrain("x", kind, "Somewhere", line=((5.0, 5.0), (60.0, 40.0), (110.0, 44.0))),))
    scene = scene_of(battle)
    bare = scene_of(scattered(2))
    sheet = paper_sheet(scene, 186 * MM)
    assert len(list(items_of(engrave(scene, sheet).items))) > len(list(items_of(engrave(bare, sheet).items)))


def test_degenerate_ground_does_not_stop_the_engraver():
    terrain = (
        Terrain("dot", "wood", area=((5.0, 5.0), (5.0, 5.0), (5.0, 5.0))),
        Terrain("short", "road", line=((5.0, 5.0), (5.0, 5.0))),
        Terrain("brook", "stream", line=((7.0, 7.0), (7.0, 7.0))),
        *(Terrain(f"point-{kind}", kind, "Here", line=((9.0, 9.0),)) for kind in LINES),
        Terrain("ferry", "crossing", at=(20.0, 20.0), extra=MappingProxyType({"over": "brook"})),
        Terrain("away", "hill", area=((500.0, 500.0), (600.0, 500.0), (600.0, 600.0))),
    )
    scene = scene_of(scattered(2, terrain=terrain))
    assert engrave(scene, paper_sheet(scene, 186 * MM)).items


def test_ground_as_large_as_the_table_is_drawn_with_measure():
    ring = tuple((150 + 149 * math.cos(step / 10), 100 + 99 * math.sin(step / 10)) for step in range(63))
    wood = Terrain("everywhere", "wood", area=ring)
    hill = Terrain("mountain", "hill", area=ring, extra=MappingProxyType({"level": 1000}))
    scene = scene_of(scattered(2, width=300.0, height=200.0, terrain=(wood, hill)))
    picture = engrave(scene, paper_sheet(scene, 186 * MM))
    trees = sum(len(item.places) for item in items_of(picture.items) if isinstance(item, Stamps))
    assert 500 < trees < 4000
