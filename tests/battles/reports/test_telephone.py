"""The map that a telephone shows alone: what stands over it and under it, whose signs it cuts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from battles.reports import telephone
from battles.reports.fonts.metrics import width
from battles.reports.pens import png
from battles.reports.scene import engrave, palette
from battles.reports.scene.picture import Anchor, Lettering, Picture, Shape
from battles.reports.scene.plaque import LEAST, Plaque, framed
from tests.battles.reports import generated, mapped
from tests.battles.reports.measuring import Lettered, signs_hidden
from tests.battles.reports.test_truth import report

PLAQUE = Plaque("Quatre Bras", "Turn 8, 16:40", "Orders by Thu 26 Nov, 20:00, Brussels time")
#: Titles that ask for less type, for two lines, and for both.
TITLES = (
    "Quatre Bras",
    "The Crossing of the Upper Schwarzach",
    "The Second Day of the Great Battle before Sankt Margarethen an der Unteren Schwarzach",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenschlacht",
    *(recipe.names.title for recipe in generated.RECIPES.values()),
)


def map_of(number: int, side: str) -> Lettered:
    """A side's map, as it is before it has a head and a foot."""
    scene, sheet = next(
        (scene, sheet) for called, scene, sheet in mapped.maps_of(report(number, side)) if called == "telephone"
    )
    return Lettered(scene, sheet, engrave(scene, sheet))


def words_of(picture: Picture) -> Iterator[tuple[Lettering, float, float]]:
    """What is written over and under a map, from where to where."""
    for item in picture.items:
        if isinstance(item, Lettering):
            long = width(item.face, item.text, item.size)
            start = item.at[0] - {Anchor.START: 0.0, Anchor.MIDDLE: long / 2, Anchor.END: long}[item.anchor]
            yield item, start, start + long


@pytest.mark.parametrize("title", dict.fromkeys(TITLES))
def test_title_moment_and_deadline_stand_whole_and_apart(title: str) -> None:
    map_ = map_of(8, "french")
    picture = framed(map_.picture, replace(PLAQUE, title=title), map_.sheet)
    found = list(words_of(picture))
    *head, foot = found
    assert " ".join(item.text for item, _, _ in head) == f"{title} {PLAQUE.moment}"
    assert foot[0].text == PLAQUE.due
    assert all(start > 0.0 and end < picture.width for _, start, end in found)
    moment = head[-1]
    for item, _, end in head[:-1]:
        assert end < moment[1]
        # One word that long is all that may be smaller.
        assert item.size >= LEAST * map_.sheet.line / 2 - 1e-6 or len(title.split()) == 1 or len(head) == 3
        assert item.at[1] > picture.height - 1.2 * (picture.height - map_.picture.height)


def test_where_no_orders_are_due_there_is_no_foot() -> None:
    map_ = map_of(8, "french")
    with_foot, without = (framed(map_.picture, replace(PLAQUE, due=due), map_.sheet) for due in (PLAQUE.due, ""))
    assert map_.picture.height < without.height < with_foot.height
    bars = [item for item in with_foot.items if isinstance(item, Shape)]
    assert [bar.ink.fill for bar in bars] == [palette.SEAL]
    assert not [item for item in without.items if isinstance(item, Shape)]


@pytest.mark.parametrize("side", ["french", "allied"])
@pytest.mark.parametrize("number", [4, 6, 12])
def test_its_border_cuts_no_sign(number: int, side: str) -> None:
    assert not list(signs_hidden(map_of(number, side)))


def test_a_border_that_does_not_give_way_cuts_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telephone, "WIDER", 1.0)
    assert any(list(signs_hidden(map_of(number, side))) for number in (4, 6, 12) for side in ("french", "allied"))


def test_the_map_of_a_scene_is_that_picture_in_pixels() -> None:
    map_ = map_of(8, "french")
    whole = png.render_picture(framed(map_.picture, PLAQUE, map_.sheet), mapped.PHONE_PX)
    assert telephone.telephone_map(map_.scene, PLAQUE, mapped.PHONE_PX) == whole
