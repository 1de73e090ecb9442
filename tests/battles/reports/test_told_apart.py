"""Sides are told apart without their colours: in grey, and by eyes that see no green or no red."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from itertools import combinations, permutations

import pytest
from PIL import Image

from battles.engine.signs import Arm, Form
from battles.reports.pens import png
from battles.reports.scene.legend import unit_sample
from battles.reports.scene.livery import BLUE, GREEN, GREY, RED, Livery, _exchanged, recoloured
from battles.reports.scene.picture import Item, Picture
from battles.reports.scene.values import Tone
from battles.reports.theatre import Mark, signs
from tests.battles.reports.seen import EYES, unlike

#: How unlike the signs of two sides are at least, of 255.
APART = 45.0
HUES = {"blue": BLUE, "red": RED, "green": GREEN, "grey": GREY}
every_eye = pytest.mark.parametrize("eyes", EYES)


def drawn(picture: Picture, livery: Livery) -> Image.Image:
    return Image.open(BytesIO(png.render_picture(recoloured(picture, livery), 96))).convert("RGB")


def sign(items: Iterable[Item]) -> Picture:
    return Picture(24.0, 24.0, tuple(items), "", "")


SIGNS: dict[str, Callable[[int], Picture]] = {
    "troops": lambda side: sign(signs.block((4, 8, 20, 18), side)),
    "troops of long ago": lambda side: sign(signs.block((4, 8, 20, 18), side, pale=True)),
    "headquarters": lambda side: sign(signs.flag((6, 6), side)),
    "courier": lambda side: sign(signs.mark(Mark("rider", (12, 12), side), (12, 12))),
    "patrol": lambda side: sign(signs.mark(Mark("patrol", (12, 12), side), (12, 12))),
    **{
        f"{arm} in {form}": lambda side, arm=arm, form=form: unit_sample(arm, form, (Tone.OWN, Tone.ENEMY)[side])
        for arm, form in (
            (Arm.INFANTRY, Form.LINE),
            (Arm.INFANTRY, Form.COLUMN),
            (Arm.CAVALRY, Form.LINE),
            (Arm.ARTILLERY, Form.BATTERY),
        )
    },
}


@every_eye
@pytest.mark.parametrize("name", SIGNS)
def test_signs_of_two_sides_are_unlike_in_all_colours_that_they_may_wear(name: str, eyes: str) -> None:
    alike = {}
    for own, other in permutations(HUES, 2):
        livery = _exchanged(HUES[own], (HUES[other],))
        first, second = (EYES[eyes](drawn(SIGNS[name](side), livery)) for side in (0, 1))
        assert first.size == second.size
        if unlike(first, second) <= APART:
            alike[own, other] = unlike(first, second)
    assert not alike


def test_blocks_that_differ_by_colour_alone_are_found_out() -> None:
    block = sign(signs.block((4, 8, 20, 18), 0))
    for one, other in combinations(HUES.values(), 2):
        assert unlike(*(EYES["in grey"](drawn(block, _exchanged(hue, ()))) for hue in (one, other))) < APART
