"""Maps measured as each of the three pens drew them: the same that is asked of the picture which they share.

Every map of a seat (front page, sheets, page, telephone) and the umpire's map, of generated battles of 4 to 300 units.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

import pytest
from playwright.sync_api import Page, sync_playwright

from battles.reports.pens import png_type
from battles.reports.scene import palette
from battles.reports.scene.picture import Ink, Shape
from tests.battles.reports import covered, generated, inked, mapped, measuring
from tests.browser.house import CHROMIUM, QUIET

#: Which maps a pen draws for its readers: paper, telephones and pages.
DRAWN_BY = {"pdf": ("front page", "sheet", "umpire"), "png": ("telephone",), "svg": ("page",)}
#: The largest field, whose maps are each looked at by the pen alone that draws them for somebody: by another's grain
#: some words are a point nearer to a stranger.
VAST = "300 units on 300 by 400"


@lru_cache(maxsize=1)
def maps_of(name: str) -> tuple[tuple[str, measuring.Lettered], ...]:
    """The maps of a battle by what they are called: those of a seat, and the umpire's."""
    told = generated.report(name, generated.SIDES[0])
    scenes = (*mapped.maps_of(told), mapped.umpires_map(generated.umpires(name)))
    return tuple((called, measuring.lettered(scene, sheet)) for called, scene, sheet in scenes)


#: All tests of a battle follow each other, as its maps are kept no longer.
of_every_battle = pytest.mark.parametrize("name", generated.RECIPES, scope="module")


@pytest.mark.parametrize("pen", inked.PENS)
@of_every_battle
def test_maps_of_generated_battles_are_clear_as_they_are_drawn(name: str, pen: str) -> None:
    found = []
    for called, map_ in maps_of(name):
        if name != VAST or called.startswith(DRAWN_BY[pen]):
            found += [f"{called}: {fault}" for fault in inked.faults_as_drawn(map_, pen)]
    assert not found


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """A page of a browser."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser.new_page()
        browser.close()


@pytest.mark.parametrize("pen", DRAWN_BY)
@of_every_battle
def test_no_sign_of_a_generated_battle_is_covered_or_cut_as_its_pen_draws_it(name: str, pen: str, page: Page) -> None:
    raster = {"pdf": covered.by_pdf, "png": covered.by_png, "svg": partial(covered.by_svg, page)}[pen]
    found, count = [], 0
    for called, map_ in maps_of(name):
        if called.startswith(DRAWN_BY[pen]):
            found += [f"{called}: {fault}" for fault in covered.hidden_signs(map_, raster)]
            count += len(measuring.signs(map_))
    assert count
    assert not found


@pytest.mark.parametrize("pen", DRAWN_BY)
def test_what_lies_over_signs_or_cuts_them_is_found_out(pen: str, page: Page) -> None:
    raster = {"pdf": covered.by_pdf, "png": covered.by_png, "svg": partial(covered.by_svg, page)}[pen]
    map_ = small()
    wide, high = map_.picture.width, map_.picture.height
    lid = Shape((((0, 0), (0, high), (wide, high), (wide, 0)),), Ink(fill=palette.WOOD))
    over = replace(map_, picture=replace(map_.picture, items=(*map_.picture.items, lid)))
    assert len(covered.hidden_signs(over, raster)) > 0.5 * len(measuring.signs(map_))
    layer = map_.picture.items[0]
    cut = replace(map_, picture=replace(map_.picture, items=(replace(layer, clip=(0.0, 0.0, wide, high / 2)),)))
    assert covered.hidden_signs(cut, raster)


def small() -> measuring.Lettered:
    """The telephone's map of a small battle."""
    told = generated.report("10 units on 60 by 40, Letter", generated.SIDES[0])
    return next(
        measuring.lettered(scene, sheet) for called, scene, sheet in mapped.maps_of(told) if called == "telephone"
    )


@pytest.mark.parametrize("pen", inked.PENS)
def test_all_three_pens_set_words_where_the_picture_has_them(pen: str) -> None:
    map_ = small()
    boxes = inked.PENS[pen](map_.picture)
    assert map_.words
    for word in map_.words:
        left, bottom, right, top = boxes[word.text, word.at]
        reach = 0.09 * word.style.size * map_.sheet.type + 1
        assert left == pytest.approx(word.box[0], abs=reach)
        assert right == pytest.approx(word.box[2], abs=reach)
        assert bottom >= word.box[1] - reach
        # Accents stand upon capitals, over what the letterer reckons with.
        assert top <= word.box[3] + 0.25 * word.style.size * map_.sheet.type + 1


@pytest.mark.parametrize("pen", inked.PENS)
def test_a_pen_that_sets_words_aside_or_leaves_them_out_is_found_out(pen: str) -> None:
    map_ = small()
    first = max(map_.words, key=lambda word: len(word.text))
    gone = replace(map_, words=[replace(word, at=(word.at[0] + 1, word.at[1])) for word in map_.words])
    assert f"word not whole: {first.text}" in inked.faults_as_drawn(gone, pen)
    moved = [replace(word, at=(word.at[0] + 300, word.at[1])) for word in inked.words_in(map_.picture.items)]
    names = {word.text for word in map_.words}
    picture = replace(map_.picture, items=tuple(word for word in moved if word.text in names))
    aside = replace(
        map_, picture=picture, words=[replace(word, at=(word.at[0] + 300, word.at[1])) for word in map_.words]
    )
    found = measuring.counted(inked.faults_as_drawn(aside, pen))
    assert sum(found.values()) > found["word not whole"]


def test_a_pen_that_sets_words_wider_than_they_are_measured_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told = generated.report("180 units in Polish", generated.SIDES[0])
    maps = [measuring.lettered(scene, sheet) for called, scene, sheet in mapped.maps_of(told) if called == "telephone"]
    letters = png_type._letters

    def wider(words, face, size):
        return tuple((letter, 1.3 * along) for letter, along in letters(words, face, size))

    monkeypatch.setattr(png_type, "_letters", wider)
    assert any(measuring.counted(inked.faults_as_drawn(map_, "png"))["word over sign"] for map_ in maps)
