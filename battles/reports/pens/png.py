"""The PNG pen: pictures in pixels by Pillow, shapes smoothed by drawing them larger, lettering set at its real size."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw

from battles.engine.keeping import Shelf
from battles.reports.pens.dashes import DOT, dashes, dots
from battles.reports.pens.png_type import write
from battles.reports.scene import palette
from battles.reports.scene.engrave import MM, engrave, paper_sheet, screen_sheet
from battles.reports.scene.picture import (
    Contour,
    CurvedLettering,
    Disc,
    Drawing,
    Group,
    Imprint,
    Ink,
    Item,
    Lettering,
    Picture,
    Shape,
    Stamps,
    Symbol,
    flattened,
)
from battles.reports.scene.values import Scene

LARGE_PX = 900
"""From this width on shapes are drawn twice as large in each direction and then averaged; below it three times."""

PHONE_PX = 800
"""Up to this width in pixels a map is drawn for a telephone."""

PAGE_PT = 186 * MM
"""The width on paper of a map that is shown on a page's width of screen."""

COMPRESSION = 4
"""Of zlib's levels: the fifth takes a third longer for files a twentieth smaller, the sixth more than twice as long."""

JOINED = 4
"""Lines broader than this, in large pixels, have their corners rounded."""

SAMPLED = 6
"""The colours beside the maps' own inks are found among one pixel in so many of each row and column."""


class _Sheet:
    """The image under the pen: ``scale`` large pixels to a point, y downwards from ``height``, moved by ``shift``."""

    __slots__ = ("_pens", "height", "image", "scale", "shift")

    def __init__(
        self,
        image: Image.Image,
        scale: float,
        height: float,
        shift: tuple[float, float] = (0.0, 0.0),
        pens: tuple[ImageDraw.ImageDraw, ImageDraw.ImageDraw] | None = None,
    ) -> None:
        self.image = image
        self.scale = scale
        self.height = height
        self.shift = shift
        self._pens = pens or (ImageDraw.Draw(image), ImageDraw.Draw(image, "RGBA"))

    def moved(self, shift: tuple[float, float]) -> _Sheet:
        """The same image under the pen, moved otherwise."""
        return _Sheet(self.image, self.scale, self.height, shift, self._pens)

    def draw(self, *colours: _Colour | None) -> ImageDraw.ImageDraw:
        """What draws in these colours: without looking at what lies beneath if none of them lets it through."""
        for colour in colours:
            if colour is not None and colour[3] != 255:
                return self._pens[1]
        return self._pens[0]

    def at(self, contour: Contour) -> list[tuple[float, float]]:
        """Points of the picture in large pixels."""
        scale, dx, dy = self.scale, self.shift[0], self.height - self.shift[1]
        return [((x + dx) * scale, (dy - y) * scale) for x, y in contour]

    def width(self, points: float) -> int:
        """A line's width in large pixels."""
        return max(1, round(points * self.scale))


_Colour = tuple[int, int, int, int]
"""Red, green, blue and how much it covers, each to 255."""

_Pixels = tuple[int, int, int, int]
"""A box of pixels: left, top, right and bottom, the last two beyond it."""

_Words = list[tuple[Lettering | CurvedLettering, tuple[float, float]]]
"""Lettering with the shift of the group that it stands in."""


def render(scene: Scene, width_px: int = 600) -> bytes:
    """A scene as a PNG in the manner of a telephone (few and large words) or of a printed page shown on a screen, as
    its width asks."""
    sheet = screen_sheet(scene, width_px) if width_px <= PHONE_PX else paper_sheet(scene, PAGE_PT)
    return render_picture(engrave(scene, sheet), width_px)


def render_picture(picture: Picture, width_px: int, *, background: str = palette.PAPER) -> bytes:
    """A picture as a PNG ``width_px`` pixels wide."""
    scale = width_px / picture.width
    height_px = max(1, round(picture.height * scale))
    times = 2 if width_px >= LARGE_PX else 3
    large = Image.new("RGB", (width_px * times, height_px * times), background)
    sheet = _Sheet(large, scale * times, picture.height)
    words: _Words = []
    _draw(sheet, picture.items, words)
    image = large.reduce(times)
    for text, shift in words:
        write(image, text, scale, picture.height, shift)
    target = BytesIO()
    image.quantize(palette=_inks(image), dither=Image.Dither.NONE).save(target, "PNG", compress_level=COMPRESSION)
    return target.getvalue()


def _inks(image: Image.Image) -> Image.Image:
    """A palette for an image: the maps' own inks and their thinned shades exactly, the rest from the image."""
    shades = [
        palette.rgb(palette.mix(ink, palette.GROUND, share)) for share in (0.0, 0.3, 0.6) for ink in palette.every_ink()
    ]
    own = list(dict.fromkeys(shades))[:176]
    sample = image.resize((-(-image.width // SAMPLED), -(-image.height // SAMPLED)), Image.Resampling.NEAREST)
    found = sample.quantize(256 - len(own), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    others = (found.getpalette() or [])[: 3 * (256 - len(own))]
    inks = Image.new("P", (1, 1))
    inks.putpalette([*(part for shade in own for part in shade), *others])
    return inks


def _draw(sheet: _Sheet, items: Iterable[Item], words: _Words) -> None:
    """Draw shapes in order and collect the lettering, which is always on top."""
    for item in items:
        if isinstance(item, Shape):
            _draw_shape(sheet, item)
        elif isinstance(item, Disc):
            _draw_disc(sheet, item)
        elif isinstance(item, Imprint):
            _draw_imprint(sheet, item, words)
        elif isinstance(item, Stamps):
            _draw_stamps(sheet, item)
        elif isinstance(item, Group):
            _draw_group(sheet, item, words)
        else:
            words.append((item, sheet.shift))


def _draw_group(sheet: _Sheet, group: Group, words: _Words) -> None:
    """A group within its clip. One with a key, which has no words, is kept as a picture of its own and laid in.

    Of one that fills most of the sheet the rim is laid over it afterwards; a smaller one is drawn by itself.
    """
    shift = (sheet.shift[0] + group.offset[0], sheet.shift[1] + group.offset[1])
    if group.clip is None:
        _draw(sheet if shift == sheet.shift else sheet.moved(shift), group.items, words)
        return
    left, bottom, right, top = group.clip
    corner = (round((left + shift[0]) * sheet.scale), round((sheet.height - top - shift[1]) * sheet.scale))
    size = (max(1, round((right - left) * sheet.scale)), max(1, round((top - bottom) * sheet.scale)))
    box = (*corner, corner[0] + size[0], corner[1] + size[1])
    if group.key:
        within_pixel = (
            (left + shift[0]) * sheet.scale - box[0],
            (sheet.height - top - shift[1]) * sheet.scale - box[1],
        )
        key = (group.key, sheet.scale, round(within_pixel[0], 3), round(within_pixel[1], 3))
        layer = _KEPT.get(key, lambda: _layer(sheet, group, shift, box, words))
    elif 2 * size[0] * size[1] > sheet.image.width * sheet.image.height:
        rim = [(strip, sheet.image.crop(strip)) for strip in _around(box, sheet.image.size)]
        _draw(sheet.moved(shift), group.items, words)
        for strip, before in rim:
            sheet.image.paste(before, strip)
        return
    else:
        layer = _layer(sheet, group, shift, box, words)
    sheet.image.paste(layer, box)


def _around(box: _Pixels, size: tuple[int, int]) -> list[_Pixels]:
    """The strips of an image around a box."""
    left, top, right, bottom = (
        max(0, box[0]), max(0, box[1]), min(size[0], box[2]), min(size[1], box[3])
    )  # fmt: skip
    strips = [
        (0, 0, size[0], top), (0, bottom, *size), (0, top, left, bottom), (right, top, size[0], bottom)
    ]  # fmt: skip
    return [strip for strip in strips if strip[0] < strip[2] and strip[1] < strip[3]]


def _layer(sheet: _Sheet, group: Group, shift: tuple[float, float], box: _Pixels, words: _Words) -> Image.Image:
    """What a group makes of the part of the image in its box."""
    layer = sheet.image.crop(box)
    high = layer.height / sheet.scale
    origin = (shift[0] - box[0] / sheet.scale, shift[1] + high - sheet.height + box[1] / sheet.scale)
    own_words: _Words = []
    _draw(_Sheet(layer, sheet.scale, high, origin), group.items, own_words)
    back = (shift[0] - origin[0], shift[1] - origin[1])
    words.extend((text, (at[0] + back[0], at[1] + back[1])) for text, at in own_words)
    return layer


_KEPT: Shelf[Image.Image] = Shelf(2)


@lru_cache(maxsize=256)
def _colour(colour: str, opacity: float) -> _Colour:
    return (*palette.rgb(colour), round(255 * opacity))


def _draw_shape(sheet: _Sheet, shape: Shape) -> None:
    ink = shape.ink
    contours = [flattened(contour, shape.closed, 4) if shape.smooth else contour for contour in shape.contours]
    if shape.closed and ink.fill:
        if shape.holes:
            _fill_with_holes(sheet, contours, ink)
        else:
            fill = _colour(ink.fill, ink.opacity)
            pen = sheet.draw(fill)
            for contour in contours:
                pen.polygon(sheet.at(contour), fill=fill)
    if ink.stroke and contours:
        if shape.closed:
            closing = 1 if ink.dash else 2
            contours = [(*contour, *contour[:closing]) if len(contour) > 1 else contour for contour in contours]
        _stroke(sheet, contours, ink)


def _fill_with_holes(sheet: _Sheet, contours: Iterable[Contour], ink: Ink) -> None:
    mask = Image.new("1", sheet.image.size)
    for contour in contours:
        ring = Image.new("1", sheet.image.size)
        ImageDraw.Draw(ring).polygon(sheet.at(contour), fill=1)
        mask = ImageChops.logical_xor(mask, ring)
    cover = mask.convert("L").point([round(value * ink.opacity) for value in range(256)])
    sheet.image.paste(palette.rgb(ink.fill), (0, 0), cover)


def _stroke(sheet: _Sheet, lines: Iterable[Contour], ink: Ink) -> None:
    colour, width = _colour(ink.stroke, ink.opacity), sheet.width(ink.width)
    pen = sheet.draw(colour)
    code = pen.draw.draw_ink(colour)
    if ink.dash:
        _dash(sheet, lines, ink, pen, code)
        return
    stroke = pen.draw.draw_lines
    for line in lines:
        points = sheet.at(line)
        if width > JOINED and len(points) > 2:
            pen.line(points, fill=colour, width=width, joint="curve")
        else:
            stroke(points, code, width)
        if ink.round and width > 3:
            for x, y in (points[0], points[-1]):
                radius = width / 2
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _dash(sheet: _Sheet, lines: Iterable[Contour], ink: Ink, pen: ImageDraw.ImageDraw, colour: int) -> None:
    """Dash or dot lines, with a colour found once: there are thousands of dots on a map."""
    width, scale, dx, dy = sheet.width(ink.width), sheet.scale, sheet.shift[0], sheet.height - sheet.shift[1]
    radius = max(width / 2, 0.8)
    dot, stroke = pen.draw.draw_ellipse, pen.draw.draw_lines
    for line in lines:
        if ink.dash[0] >= DOT:
            for dash in dashes(line, ink.dash):
                stroke(sheet.at(dash), colour, width)
            continue
        for left, top in dots(line, ink.dash):
            x, y = (left + dx) * scale, (dy - top) * scale
            dot((x - radius, y - radius, x + radius, y + radius), colour, 1)


def _draw_disc(sheet: _Sheet, disc: Disc) -> None:
    (x, y), ink = disc.centre, disc.ink
    radius = disc.radius * sheet.scale
    if ink.dash:
        steps = max(24, int(radius))
        ring = tuple(
            (x + disc.radius * math.cos(math.tau * step / steps), y + disc.radius * math.sin(math.tau * step / steps))
            for step in range(steps + 1)
        )
        _stroke(sheet, (ring,), ink)
        return
    [(cx, cy)] = sheet.at((disc.centre,))
    half = ink.width * sheet.scale / 2 if ink.stroke else 0.0
    box = (cx - radius - half, cy - radius - half, cx + radius + half, cy + radius + half)
    fill = _colour(ink.fill, ink.opacity) if ink.fill else None
    outline = _colour(ink.stroke, ink.opacity) if ink.stroke else None
    sheet.draw(fill, outline).ellipse(
        box, fill=fill, outline=outline, width=sheet.width(ink.width) if ink.stroke else 0
    )


@lru_cache(maxsize=256)
def _sprite(symbol: Symbol, size: int) -> Image.Image:
    """A symbol drawn once at a size in large pixels, on a transparent ground."""
    edge = max(4, 3 * size)
    image = Image.new("RGBA", (edge, edge), (0, 0, 0, 0))
    sprite = _Sheet(image, float(size), edge / size)
    half = edge / size / 2
    for shape in symbol.shapes:
        moved = tuple(tuple((x + half, y + half) for x, y in contour) for contour in shape.contours)
        _draw_shape(sprite, Shape(moved, shape.ink, shape.closed, shape.smooth))
    return image


def _draw_stamps(sheet: _Sheet, stamps: Stamps) -> None:
    for x, y, size in stamps.places:
        sprite = _sprite(stamps.symbol, max(2, round(size * sheet.scale)))
        [(cx, cy)] = sheet.at(((x, y),))
        half = sprite.width / 2
        sheet.image.paste(sprite, (round(cx - half), round(cy - half)), sprite)


def _draw_imprint(sheet: _Sheet, imprint: Imprint, words: _Words) -> None:
    """A drawing at its place, from what was drawn of it before unless one sees through it."""
    found = _printed(imprint.drawing, sheet.scale)
    if found is None:
        (x, y), shift = imprint.at, sheet.shift
        _draw(sheet.moved((shift[0] + x, shift[1] + y)), imprint.drawing.shapes, words)
        return
    printed, left, above = found
    [(cx, cy)] = sheet.at((imprint.at,))
    sheet.image.paste(printed, (round(cx - left), round(cy - above)), printed)


@lru_cache(maxsize=512)
def _printed(drawing: Drawing, scale: float) -> tuple[Image.Image, float, float] | None:
    """A drawing on a transparent ground, and where its origin lies in that: pixels from the left and from above.

    ``None`` for one through which one sees.
    """
    if any(shape.ink.opacity < 1 for shape in drawing.shapes):
        return None
    points: list[tuple[float, float]] = []
    edge = 0.0
    for shape in drawing.shapes:
        edge = max(edge, shape.ink.width)
        if isinstance(shape, Disc):
            (x, y), radius = shape.centre, shape.radius
            points += [(x - radius, y - radius), (x + radius, y + radius)]
        else:
            points += [point for contour in shape.contours for point in contour]
    edge += 1 / scale
    left, right = min(x for x, _ in points) - edge, max(x for x, _ in points) + edge
    bottom, top = min(y for _, y in points) - edge, max(y for _, y in points) + edge
    size = (math.ceil((right - left) * scale), math.ceil((top - bottom) * scale))
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    _draw(_Sheet(image, scale, top - bottom, (-left, -bottom)), drawing.shapes, [])
    return image, -left * scale, top * scale
