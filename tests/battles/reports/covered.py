"""Whether signs are seen whole on what a pen drew: its picture beside one with nothing on it but the signs.

Words are left out of both: whether they lie over signs is measured by their own ink.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import Page

from battles.engine.contact import Disc, bounds
from battles.reports.pens import pdf, png, svg
from battles.reports.scene import palette
from battles.reports.scene.picture import Group, Ink, Item, Picture, Shape
from tests.battles.reports.measuring import Lettered, signs

#: Pixels across of what a pen drew.
WIDE = 1216
#: How far a colour is from another to be another one, of 255, and how much of a sign may be hidden.
OTHER, HIDDEN = 60, 0.25

#: A picture as a pen drew it.
Raster = Callable[[Picture], Image.Image]


def by_pdf(picture: Picture) -> Image.Image:
    """A page of a PDF as a viewer shows it."""
    page = ["pdftoppm", "-singlefile", "-scale-to-x", str(WIDE), "-scale-to-y", "-1", "-"]
    shown = subprocess.run(page, input=pdf.render_picture(picture), capture_output=True, check=True).stdout
    return Image.open(BytesIO(shown)).convert("RGB")


def by_png(picture: Picture) -> Image.Image:
    """The pixels themselves."""
    return Image.open(BytesIO(png.render_picture(picture, WIDE))).convert("RGB")


def by_svg(page: Page, picture: Picture) -> Image.Image:
    """The drawing as a page of a browser shows it."""
    high = round(WIDE * picture.height / picture.width)
    page.set_viewport_size({"width": WIDE, "height": high})
    page.set_content(f"<style>body{{margin:0}}svg{{width:{WIDE}px;height:auto}}</style>{svg.render_picture(picture)}")
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def _wordless(items: tuple[Item, ...]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Group):
            yield replace(item, items=tuple(_wordless(item.items)))
        elif not hasattr(item, "text"):
            yield item


def _titled(items: tuple[Item, ...]) -> Iterator[Item]:
    """The groups that bear a sign's name."""
    for item in items:
        if isinstance(item, Group):
            if item.title:
                yield item
            else:
                yield from _titled(item.items)


def hidden_signs(map_: Lettered, raster: Raster) -> list[str]:
    """The signs of which a pen shows too little: covered by what is not a sign, or cut off at the map's edge."""
    whole = replace(map_.picture, items=tuple(_wordless(map_.picture.items)))
    box = ((0.0, 0.0), (0.0, whole.height), (whole.width, whole.height), (whole.width, 0.0))
    ground = Shape((box,), Ink(fill=palette.GROUND))
    alone = replace(whole, items=(ground, *_titled(whole.items)))
    shown, wanted = raster(whole), raster(alone)
    apart = ImageChops.difference(shown, wanted.resize(shown.size))
    other = Image.merge("RGB", apart.split()).convert("L").point([255 if value > OTHER else 0 for value in range(256)])
    scale = shown.width / whole.width
    found = []
    for figure, name, _ in signs(map_):
        left, bottom, right, top = bounds(figure)
        frame = [round(value * scale) for value in (left, whole.height - top, right, whole.height - bottom)]
        mask = Image.new("L", (frame[2] - frame[0] + 1, frame[3] - frame[1] + 1))
        if isinstance(figure, Disc):
            ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), 255)
        else:
            corners = [(x * scale - frame[0], (whole.height - y) * scale - frame[1]) for x, y in figure]
            ImageDraw.Draw(mask).polygon(corners, 255)
        mask = mask.filter(ImageFilter.MinFilter(3))
        here = other.crop((frame[0], frame[1], frame[0] + mask.width, frame[1] + mask.height))
        area, covered = mask.histogram()[255], ImageChops.darker(mask, here).histogram()[255]
        if area and covered > HIDDEN * area:
            found.append(f"sign hidden: {name} {covered / area:.2f}")
    return found
