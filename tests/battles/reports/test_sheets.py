"""The sheets of a sector: every own unit whole and by the word that orders have for it, no sign cut, words in clear."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations
from unittest.mock import patch

import pytest

from battles.engine.contact import gap
from battles.engine.knowledge import public_id
from battles.reports.documents.maps import sector_field, sector_scene
from battles.reports.documents.sheets import Ground, height_of, laid
from battles.reports.facts.enemy import in_sight
from battles.reports.fonts.metrics import width
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.edges import bordered, holding
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.neighbours import Neighbours
from battles.reports.scene.picture import Group, Lettering
from battles.reports.scene.plate import Plate
from battles.reports.scene.signs import MOST_DOTS, corners_of, strength_places
from battles.reports.scene.strokes import inside
from battles.reports.scene.values import Certainty, Detail, Scene, Tone, UnitSign
from tests.battles.reports import generated
from tests.battles.reports.other_battles import OTHERS, others
from tests.battles.reports.test_truth import SIDES, report

#: The module, whose name its function bears in its package.
engraving = import_module("battles.reports.scene.engrave")

HEIGHT = 700.0
TURNS = (1, 4, 8)


@cache
def scenes(number: int, side: str) -> tuple[tuple[Scene, float], ...]:
    told = report(number, side)
    field = sector_field(told, told.telling)
    return tuple((sector_scene(told, field, sheet), sheet.scale) for sheet in Ground(told, HEIGHT).sheets()[0])


def letterings(items):
    for item in items:
        if isinstance(item, Group):
            yield from letterings(item.items)
        elif isinstance(item, Lettering):
            yield item


def drawn(scene: Scene, scale: float):
    return engrave(scene, paper_sheet(scene, 540.0, detail=Detail.SECTOR, scale_mm=scale))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_every_unit_in_play_stands_on_a_sheet_with_its_handle(number, side):
    told = report(number, side)
    named: set[str] = set()
    for scene, scale in scenes(number, side):
        assert scale >= 2.0
        # A strength that no dots can tell stands behind the handle.
        named |= {item.text.partition(" ")[0] for item in letterings(drawn(scene, scale).items)}
    own = {unit.id for unit in told.after.units if unit.in_play and told.after.side_of[unit.id] == side}
    assert own
    assert own <= named


def strength_told(scene: Scene, scale: float) -> tuple[set[str], set[str]]:
    """The handles of own units on a sheet whose strength is drawn or written, and of all that stand there."""
    dotted: list[UnitSign] = []
    with patch.object(engraving, "draw_strength", lambda plate, sign: dotted.append(sign)):
        written = {item.text for item in letterings(drawn(scene, scale).items)}
    plate = Plate(scene.window, paper_sheet(scene, 540.0, detail=Detail.SECTOR, scale_mm=scale))
    standing = [sign for sign in scene.units if sign.certainty is Certainty.SEEN and plate.within(sign.at)]
    told, there = set(), set()
    for sign in standing:
        if sign.tone is not Tone.OWN:
            continue
        there.add(sign.caption)
        over = [corners_of(other) for other in standing if other is not sign]
        seen = not any(inside(dot, ring) for dot in strength_places(sign) for ring in over)
        if f"{sign.caption} {sign.strength}" in written or (any(one is sign for one in dotted) and seen):
            told.add(sign.caption)
    return told, there


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_the_strength_of_every_unit_on_a_sheet_can_be_read(number, side):
    told: set[str] = set()
    there: set[str] = set()
    for scene, scale in scenes(number, side):
        here = strength_told(scene, scale)
        assert here[1] <= here[0]
        told, there = told | here[0], there | here[1]
    assert len(there) > 10
    assert there <= told


def test_more_points_than_can_be_counted_are_written():
    scene, scale = scenes(8, "french")[0]
    own = next(sign for sign in scene.units if sign.tone is Tone.OWN and sign.certainty is Certainty.SEEN)
    many = replace(
        scene, units=tuple(replace(one, strength=MOST_DOTS + 1) if one is own else one for one in scene.units)
    )
    assert not strength_places(replace(own, strength=MOST_DOTS + 1))
    assert f"{own.caption} {MOST_DOTS + 1}" in {item.text for item in letterings(drawn(many, scale).items)}


def test_dots_that_lie_under_another_sign_are_found_out():
    untold: set[str] = set()
    with patch.object(Neighbours, "hides", lambda self, at: False):
        for number in TURNS:
            for side in SIDES:
                for scene, scale in scenes(number, side):
                    told, there = strength_told(scene, scale)
                    untold |= there - told
    assert len(untold) > 3


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_no_sign_is_cut_by_the_border(number, side):
    for scene, _ in scenes(number, side):
        left, bottom, right, top = scene.window
        for sign in scene.units:
            xs, ys = [x for x, _ in corners_of(sign)], [y for _, y in corners_of(sign)]
            apart = max(xs) <= left or max(ys) <= bottom or min(xs) >= right or min(ys) >= top
            assert apart or (left <= min(xs) and bottom <= min(ys) and max(xs) <= right and max(ys) <= top)


@pytest.mark.parametrize("side", SIDES)
def test_sheets_fit_their_pages(side):
    for number in TURNS:
        sheets = Ground(report(number, side), HEIGHT).sheets()[0]
        assert all(height_of(sheet) <= HEIGHT + 1e-6 for sheet in sheets)
        pages = laid([height_of(sheet) for sheet in sheets], (), HEIGHT)
        assert [sheet for page in pages for sheet in page] == list(range(len(sheets)))
        assert len(pages) <= 2


def test_what_follows_stands_where_the_next_sheet_has_no_room():
    assert laid([400, 500], [150, 100], 700) == [[0, 2, 3], [1]]
    assert laid([400, 500], [350, 100], 700) == [[0, 3], [1], [2]]
    assert laid([300, 300], [200], 700) == [[0, 1], [2]]
    assert laid([], [200, 100], 700) == [[0, 1]]


def test_the_first_of_what_follows_may_wait_and_the_others_keep_their_order():
    assert laid([400, 400], [90, 200, 70, 70], 700) == [[0, 2, 3], [1, 4, 5]]
    assert laid([400, 500], [350, 100, 250, 60], 700) == [[0, 3], [1], [2, 4, 5]]


def test_fire_from_beyond_the_border_is_told_there_and_its_number_brought_in():
    found = 0
    for number in range(1, 9):
        for side in SIDES:
            for scene, _ in scenes(number, side):
                left, bottom, right, top = scene.window
                for edge in scene.edges:
                    x, y = edge.at
                    assert min(abs(x - left), abs(x - right), abs(y - bottom), abs(y - top)) < 1e-6
                    assert edge.tone is not Tone.OWN
                    assert edge.caption
                    found += 1
    assert found >= 5


def test_a_window_grows_until_it_cuts_nobody_and_what_it_cannot_hold_is_told_at_its_border():
    scene, _ = scenes(8, "allied")[0]
    sign = next(one for one in scene.units if one.certainty is Certainty.SEEN and one.tone is Tone.ENEMY)
    x, y = sign.at
    window = (x - 20.0, y - 20.0, x, y + 20.0)
    wider = holding(scene, window, (60.0, 60.0))
    assert wider[2] > x
    small = bordered(
        scene.__class__(**{name: getattr(scene, name) for name in scene.__slots__} | {"window": window}),
        lambda caption, at, off: f"{caption} {off:.0f}",
    )
    assert sign not in small.units
    assert any(edge.caption.startswith(sign.caption) for edge in small.edges)


def words_of(scene: Scene, scale: float):
    """The boxes of the names of units and places on a sheet, as the pen draws them: with a halo, which the frame's have
    not."""
    commands = {f"{one.caption.upper()} {one.strength}".strip() for one in scene.commands}
    for item in letterings(drawn(scene, scale).items):
        if item.halo and len(item.text) > 1 and item.text not in commands:
            x, y = item.at
            yield item.text, (x, y - 0.2 * item.size, x + width(item.face, item.text, item.size), y + 0.66 * item.size)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", TURNS)
def test_no_name_of_a_unit_or_place_lies_over_another(number, side):
    compared = 0
    for scene, scale in scenes(number, side):
        for (one, a), (other, b) in combinations(words_of(scene, scale), 2):
            across, up = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert min(across, up) < 1.2, (one, other)
            compared += 1
    assert compared > 50


def at_grips(told, of, near):
    """Own units of a sheet's formations with each enemy in sight as near as so many cm, both as boxes in cm."""
    unit_cm = cm_per_unit(told.ruleset)

    def box(unit):
        corners = [(x * unit_cm, y * unit_cm) for x, y in told.ruleset.footprint(told.after, unit)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    seen = [told.after.unit_by_id[public_id(contact)] for contact in in_sight(told.knowledge)]
    for unit in told.after.units:
        if unit.in_play and {link.id for link in told.after.chain(unit.of)} & set(of):
            for enemy in seen:
                grounds = [told.ruleset.footprint(told.after, one) for one in (unit, enemy)]
                if gap(*grounds) * unit_cm <= near:
                    yield box(unit), box(enemy)


NEAR_MM = 20.0
FOUGHT = {
    **{f"quatre-bras {number} {side}": (lambda n=number, s=side: report(n, s)) for number in TURNS for side in SIDES},
    **{name: (lambda n=name: tuple(others(n, 0))[-1]) for name in OTHERS},
    **{name: (lambda n=name: generated.report(n, "north")) for name in ("40 units in Cyrillic", "60 units in Turkish")},
}


@pytest.mark.parametrize("name", FOUGHT)
def test_enemies_at_grips_stand_whole_on_the_sheet_of_those_whom_they_fight(name):
    told = FOUGHT[name]()
    for sheet in Ground(told, HEIGHT).sheets()[0]:
        left, bottom, right, top = sheet.window
        for unit, enemy in at_grips(told, sheet.formations, NEAR_MM / sheet.scale):
            if unit[0] >= left and unit[1] >= bottom and unit[2] <= right and unit[3] <= top:
                assert enemy[0] >= left
                assert enemy[1] >= bottom
                assert enemy[2] <= right
                assert enemy[3] <= top


def test_who_is_far_off_does_not_make_a_sheet_higher():
    told = report(8, "french")
    near, far = (Ground(told, HEIGHT).sheets(facing=facing)[0] for facing in (0.0, 25.0))
    assert sum(map(height_of, near)) < sum(map(height_of, far))
    assert Ground(told, HEIGHT).sheets()[0] == far


def test_a_seat_that_has_no_troops_on_the_table_is_shown_its_middle_whoever_stands_there():
    told = report(8, "french")
    coming = replace(told, seat=replace(told.seat, formations=("IIIRC",)))
    ((sheet,),) = Ground(coming, HEIGHT).sheets(facing=1000.0)
    assert sheet.formations == ()
