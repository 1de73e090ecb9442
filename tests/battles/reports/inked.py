"""Where each pen really sets the words of a map: boxes of ink in points, measured on what the pen drew.

* the PDF pen: the page is drawn by a PDF viewer, every word in a colour of its own;
* the PNG pen: every word is written on an empty image as the pen writes it on the map;
* the SVG pen: the elements are read as a browser reads them, by anchor, given length and the groups around them.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import count
from xml.etree import ElementTree

from PIL import Image

from battles.engine.battle import Point
from battles.reports.pens import pdf, png_type, svg
from battles.reports.scene.picture import Group, Item, Lettering, Picture
from battles.reports.scene.room import Box
from tests.battles.reports.measuring import CHECKS, Lettered, strangers

#: A word by its letters and where its picture has it.
Word = tuple[str, Point]
SVG = "{http://www.w3.org/2000/svg}"
#: A box of pixels: left, top, right, bottom.
Pixels = tuple[int, int, int, int]
#: Pixels across of the tiles in which colours are looked for before they are measured.
TILE = 64
#: Dots to the inch at which a page is looked at, and pixels across of a PNG.
DPI, WIDTH_PX = 200, 1216
#: Heights of letters over and under their baseline, as parts of their size, where a pen leaves them to its reader.
RISE, FALL = 0.66, 0.2


def words_in(items: tuple[Item, ...], offset: Point = (0.0, 0.0)) -> Iterator[Lettering]:
    """The straight words of a picture, each at its place on the whole of it."""
    for item in items:
        if isinstance(item, Group):
            yield from words_in(item.items, (offset[0] + item.offset[0], offset[1] + item.offset[1]))
        elif isinstance(item, Lettering) and item.text.strip():
            yield replace(item, at=(item.at[0] + offset[0], item.at[1] + offset[1]))


def only_words(picture: Picture, change: Callable[[Lettering], Lettering] = lambda word: word) -> Picture:
    """A picture without its drawings, each of its words changed."""

    def kept(items: tuple[Item, ...]) -> tuple[Item, ...]:
        found: list[Item] = []
        for item in items:
            if isinstance(item, Group):
                found.append(replace(item, items=kept(item.items), key=""))
            elif isinstance(item, Lettering) and item.text.strip():
                found.append(change(item))
        return tuple(found)

    return replace(picture, items=kept(picture.items))


def in_pdf(picture: Picture) -> dict[Word, Box]:
    """Boxes of ink on the page of a PDF."""
    numbers = count(1)

    def coloured(word: Lettering) -> Lettering:
        high, low = divmod(next(numbers), 200)
        return replace(word, colour=f"#{40 * high:02x}00{low:02x}", halo="")

    drawn = pdf.render_picture(only_words(picture, coloured))
    page = ["pdftoppm", "-singlefile", "-r", str(DPI), "-aa", "no", "-"]
    seen = Image.open(BytesIO(subprocess.run(page, input=drawn, capture_output=True, check=True).stdout)).convert("RGB")
    places = _where(seen)
    found: dict[Word, Box] = {}
    for number, word in enumerate(words_in(picture.items), start=1):
        high, low = divmod(number, 200)
        place = places.get((40 * high, low))
        if place is not None:
            reds, _, blues = seen.crop(place).split()
            own, row = (
                band.point([255 if value == wanted else 0 for value in range(256)])
                for band, wanted in ((blues, low), (reds, 40 * high))
            )
            ink = _in_whole(Image.composite(own, Image.new("L", own.size), row).getbbox(), place)
            if ink is not None:
                found[word.text, word.at] = _points(ink, DPI / 72, picture.height)
    return found


def _where(image: Image.Image) -> dict[tuple[int, int], Pixels]:
    """In which part of an image each colour is to be found, by its red and its blue; in whole tiles."""
    places: dict[tuple[int, int], Pixels] = {}
    for top in range(0, image.height, TILE):
        for left in range(0, image.width, TILE):
            tile = (left, top, min(left + TILE, image.width), min(top + TILE, image.height))
            for _, (red, _, blue) in image.crop(tile).getcolors(TILE * TILE):
                a, b, c, d = places.get((red, blue), tile)
                places[red, blue] = (min(a, left), min(b, top), max(c, tile[2]), max(d, tile[3]))
    return places


def _in_whole(ink: Pixels | None, part: Pixels) -> Pixels | None:
    """A box in a part of an image, as it is in the whole of it."""
    return ink and (ink[0] + part[0], ink[1] + part[1], ink[2] + part[0], ink[3] + part[1])


def in_png(picture: Picture) -> dict[Word, Box]:
    """Boxes of ink on the pixels of a PNG."""
    scale = WIDTH_PX / picture.width
    size = (WIDTH_PX, round(picture.height * scale))
    found: dict[Word, Box] = {}
    for word in words_in(picture.items):
        image = Image.new("RGB", size, "#000000")
        png_type.write(image, replace(word, colour="#ffffff", halo=""), scale, picture.height, (0.0, 0.0))
        inked = image.getbbox()
        if inked is None:
            continue
        grey = image.crop(inked).convert("L")
        ink = _in_whole(grey.point([0 if value < 128 else 255 for value in range(256)]).getbbox(), inked)
        if ink is not None:
            found[word.text, word.at] = _points(ink, scale, picture.height)
    return found


def in_svg(picture: Picture) -> dict[Word, Box]:
    """Boxes of the text elements of an SVG: as long as they are told to be, as high as their letters."""
    tree = ElementTree.fromstring(svg.render_picture(only_words(picture)))
    boxes = list(_elements(tree, (0.0, 0.0), picture.height))
    words = list(words_in(picture.items))
    assert [text for text, _ in boxes] == [" ".join(word.text.split("\n")) for word in words]
    return {(word.text, word.at): box for word, (_, box) in zip(words, boxes, strict=True)}


def _elements(node: ElementTree.Element, offset: Point, high: float) -> Iterator[tuple[str, Box]]:
    for child in node:
        if child.tag == f"{SVG}g":
            moved = child.get("transform", "translate(0 0)").removeprefix("translate(").removesuffix(")").split()
            yield from _elements(child, (offset[0] + float(moved[0]), offset[1] + float(moved[1])), high)
        elif child.tag == f"{SVG}text":
            x, y, size = (float(child.get(name, "")) for name in ("x", "y", "font-size"))
            long = float(child.get("textLength", 0.55 * size * len(child.text or "")))
            back = {"start": 0.0, "middle": 0.5, "end": 1.0}[child.get("text-anchor", "start")]
            left, base = x - back * long + offset[0], high - y - offset[1]
            text = child.text or ""
            fall = 0.0 if text.isupper() or text.isdigit() else FALL
            yield text, (left, base - fall * size, left + long, base + RISE * size)


def _points(ink: Pixels, scale: float, high: float) -> Box:
    """A box of pixels, downwards, in points of the picture, upwards.

    Its outermost pixels are inked in part: it is taken to begin and to end in the middle of them.
    """
    left, top, right, bottom = ink[0] + 0.5, ink[1] + 0.5, ink[2] - 0.5, ink[3] - 0.5
    return left / scale, high - bottom / scale, right / scale, high - top / scale


PENS: dict[str, Callable[[Picture], dict[Word, Box]]] = {"pdf": in_pdf, "png": in_png, "svg": in_svg}


def faults_as_drawn(map_: Lettered, pen: str) -> list[str]:
    """What is wrong with the words of a map as a pen drew it: with its own boxes, and with what it did not draw whole.

    Words that are near to signs are so by their line, from the foot of its letters to their head, which they need not
    all reach.
    """
    boxes = PENS[pen](map_.picture)
    found, words, lines = [], [], []
    for word in map_.words:
        left, bottom, right, top = word.box
        box = boxes.get((word.text, word.at), (left, bottom, left, top))
        if box[2] - box[0] < 0.85 * (right - left) - 2:
            found.append(f"word not whole: {word.text}")
        words.append(replace(word, box=box))
        lines.append(replace(word, box=(box[0], bottom, box[2], top)))
    drawn, in_lines = replace(map_, words=words, inked=boxes), replace(map_, words=lines, inked=boxes)
    for check in CHECKS:
        found += check(in_lines if check is strangers else drawn)
    return found
