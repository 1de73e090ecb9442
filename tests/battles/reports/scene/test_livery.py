"""Colours of the sides: the reader's own in blue, or every side in its nation's, whoever reads."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest

from battles.engine.battle import Battle
from battles.engine.settings import NATIONAL
from battles.reports.pens import pdf, png, svg
from battles.reports.scene import Scene, build_scene, palette
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.livery import BLUE, GREEN, GREY, RED, Hue, livery_of, recoloured
from battles.reports.tongues import ENGLISH
from tests.battles.reports.gemioncourt import battle
from tests.battles.reports.papers import RULES


def field(colours: str, *nations: str) -> Battle:
    told = battle()
    sides = tuple(replace(side, nation=nation) for side, nation in zip(told.sides, nations, strict=True))
    return replace(told, sides=sides, settings=MappingProxyType({**told.settings, "colours": colours}))


def scene_of(told: Battle, side: str) -> Scene:
    return build_scene(RULES, told, side=side, words=ENGLISH.labels.map)


def worn(told: Battle, reader: str) -> dict[str, str]:
    """The solid colour in which each side is drawn for a reader."""
    exchanged = dict(livery_of(told, reader))
    house = {side.id: BLUE if side.id == reader else RED for side in told.sides}
    return {side: exchanged.get(hue.solid, hue.solid) for side, hue in house.items()}


def test_by_default_everybody_sees_his_own_in_blue():
    told = field("reader", "french", "british")
    assert livery_of(told, "allied") == livery_of(told, "french") == ()
    picture = engrave(scene_of(told, "allied"), paper_sheet(scene_of(told, "allied"), 400))
    assert recoloured(picture, ()) is picture


@pytest.mark.parametrize(
    ("nations", "hues"),
    [
        (("french", "british"), (BLUE, RED)),
        (("russian", "french"), (GREEN, BLUE)),
        (("prussian", "austrian"), (GREY, RED)),
        (("french", "french"), (BLUE, RED)),
        (("other", "british"), (GREEN, RED)),
        (("", ""), (RED, GREEN)),
    ],
)
def test_by_nations_a_side_has_the_same_colour_whoever_reads_and_no_two_have_one(
    nations: tuple[str, str], hues: tuple[Hue, Hue]
):
    told = field(NATIONAL, *nations)
    wanted = {side.id: hue.solid for side, hue in zip(told.sides, hues, strict=True)}
    for side in told.sides:
        assert worn(told, side.id) == wanted


def test_all_pens_and_the_key_draw_by_the_choice():
    reader = scene_of(field("reader", "french", "british"), "allied")
    nations = scene_of(field(NATIONAL, "french", "british"), "allied")
    assert palette.OWN in svg.render(reader)
    drawn = svg.render(nations)
    assert drawn != svg.render(reader)
    assert pdf.render(nations) != pdf.render(reader)
    assert png.render(nations, 400) != png.render(reader, 400)
    # Exchanged twice, the colours are those of the house again: nothing is lost that tells the sides apart.
    picture = engrave(reader, paper_sheet(reader, 400))
    swapped = recoloured(picture, nations.livery)
    assert svg.render_picture(recoloured(swapped, nations.livery)) == svg.render_picture(picture)
    drawn_so = engrave(nations, paper_sheet(nations, 400))
    assert svg.render_picture(swapped) == svg.render_picture(drawn_so)


def test_signs_of_the_sides_differ_in_grey_too():
    # The enemy's signs are half empty in any colours, and no colour is so pale that its outline goes.
    for hue in (BLUE, RED, GREEN, GREY):
        assert _grey(hue.line) < _grey(hue.solid) < _grey(hue.friend) < _grey(hue.pale)
        assert _grey(hue.solid) < 110


def _grey(colour: str) -> float:
    red, green, blue = palette.rgb(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue
