"""Lettering in pixels: words with their halo on a finished image, to a quarter of a pixel, turned if they must be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from battles.reports.fonts import Face, font_bytes
from battles.reports.fonts.metrics import runs
from battles.reports.fonts.metrics import width as width_of
from battles.reports.scene import palette
from battles.reports.scene.picture import Anchor, CurvedLettering, Lettering

TURNED_TYPE = 2
"""Turned lettering is set this many times larger before it is turned and averaged."""


@lru_cache(maxsize=128)
def _font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BytesIO(font_bytes(face)), size, layout_engine=ImageFont.Layout.BASIC)


def write(
    image: Image.Image, text: Lettering | CurvedLettering, scale: float, height: float, shift: tuple[float, float]
) -> None:
    """Set a text on the finished image, its halo first."""

    def pixel(x: float, y: float) -> tuple[float, float]:
        return (x + shift[0]) * scale, (height - y - shift[1]) * scale

    size = text.size * scale
    for ring, colour in ((text.halo_width * scale, text.halo), (0.0, text.colour)):
        if not colour:
            continue
        if isinstance(text, CurvedLettering):
            for character, (x, y, angle) in zip(text.text, text.places, strict=True):
                _set(image, character, text.face, size, pixel(x, y), colour, ring, angle)
            continue
        back = 0.0
        if text.anchor is not Anchor.START:
            back = width_of(text.face, text.text, text.size, text.tracking)
            back *= 0.5 if text.anchor is Anchor.MIDDLE else 1.0
        turn = math.radians(text.angle)
        place = pixel(text.at[0] - back * math.cos(turn), text.at[1] - back * math.sin(turn))
        _set(image, text.text, text.face, size, place, colour, ring, text.angle, text.tracking * scale)


def _set(
    image: Image.Image,
    words: str,
    face: Face,
    size: float,
    place: tuple[float, float],
    colour: str,
    ring: float = 0.0,
    angle: float = 0.0,
    tracking: float = 0.0,
) -> None:
    """Set words with their baseline starting at a place; ``ring`` thickens them for a halo."""
    if abs(angle) < 0.5:
        ink = palette.rgb(colour)
        for piece, piece_face, offset in _pieces(words, face, size, tracking):
            for letters, along in _letters(piece, piece_face, size):
                _stamp_letters(image, letters, piece_face, size, (place[0] + offset + along, place[1]), ink, ring)
        return
    right, down = (round(4 * (value - math.floor(value))) / 4 for value in place)
    mask, back = _turned(words, face, size, ring, angle, tracking, right, down)
    left, top = math.floor(place[0]) - back, math.floor(place[1]) - back
    image.paste(palette.rgb(colour), (left, top, left + mask.width, top + mask.height), mask)


@lru_cache(maxsize=1024)
def _turned(
    words: str, face: Face, size: float, ring: float, angle: float, tracking: float, right: float, down: float
) -> tuple[Image.Image, int]:
    """Turned words as a mask, set so far right and down in their pixel, and how far in the mask that pixel is."""
    big = size * TURNED_TYPE
    long = width_of(face, words, big, tracking * TURNED_TYPE)
    reach = math.ceil(long + big + ring * TURNED_TYPE)
    mask = Image.new("L", (2 * reach, 2 * reach))
    for piece, piece_face, offset in _pieces(words, face, big, tracking * TURNED_TYPE):
        _stamp_letters(mask, piece, piece_face, big, (reach + offset, reach), 255, ring * TURNED_TYPE)
    turned = mask.rotate(angle, Image.Resampling.BILINEAR, center=(reach, reach))
    edge = -(-2 * reach // TURNED_TYPE) + 2
    canvas = Image.new("L", (edge * TURNED_TYPE, edge * TURNED_TYPE))
    start = (edge * TURNED_TYPE // 2 // TURNED_TYPE) * TURNED_TYPE
    canvas.paste(turned, (round(start - reach + right * TURNED_TYPE), round(start - reach + down * TURNED_TYPE)))
    return canvas.reduce(TURNED_TYPE), start // TURNED_TYPE


@lru_cache(maxsize=1024)
def _letters(words: str, face: Face, size: float) -> tuple[tuple[str, float], ...]:
    """Words letter by letter, each with its distance from the beginning by the measures that every pen sets type by.

    Set in one they would be wider: the font's own advances are whole pixels.
    """
    return tuple(
        (letter, width_of(face, words[: number + 1], size) - width_of(face, letter, size))
        for number, letter in enumerate(words)
        if not letter.isspace()
    )


def _stamp_letters(
    image: Image.Image,
    letters: str,
    face: Face,
    size: float,
    place: tuple[float, float],
    ink: int | tuple[int, int, int],
    ring: float,
) -> None:
    """Set letters with their baseline starting at a place, to a quarter of a pixel."""
    x, y = (round(4 * value) / 4 for value in place)
    left, top = math.floor(x), math.floor(y)
    mask, back, up = _stencil(letters, face, size, ring, x - left, y - top)
    left, top = left - back, top - up
    image.paste(ink, (left, top, left + mask.width, top + mask.height), mask)


@lru_cache(maxsize=4096)
def _stencil(
    letters: str, face: Face, size: float, ring: float, right: float, down: float
) -> tuple[Image.Image, int, int]:
    """Letters as a mask, set so far right and down in its pixel, and where in the mask that pixel is."""
    font = _font(face, size)
    west, north, east, south = font.getbbox(letters, stroke_width=ring, anchor="ls")
    back, up = max(0, -math.floor(west)) + 1, max(0, -math.floor(north)) + 1
    mask = Image.new("L", (back + math.ceil(east) + 2, up + math.ceil(south) + 2))
    ImageDraw.Draw(mask).text((back + right, up + down), letters, 255, font, anchor="ls", stroke_width=ring)
    return mask, back, up


def _pieces(words: str, face: Face, size: float, tracking: float) -> Iterator[tuple[str, Face, float]]:
    """Words cut into what one call sets: runs of one face, or single characters when spaced; each with its offset."""
    offset = 0.0
    for run in runs(face, words):
        if not tracking:
            yield run.text, run.face, offset
            offset += width_of(run.face, run.text, size)
            continue
        for number, letter in enumerate(run.text, start=1):
            end = width_of(run.face, run.text[:number], size, tracking)
            yield letter, run.face, offset + end - width_of(run.face, letter, size)
        offset += width_of(run.face, run.text, size, tracking) + tracking
