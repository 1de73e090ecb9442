"""The head and foot of a map that travels alone: which battle it shows and when, and until when orders are due.

A mail's map is saved, forwarded and looked at later, without the words that stood around it.
"""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, replace
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.picture import Anchor, Group, Ink, Item, Lettering, Picture, Shape
from battles.reports.scene.values import Sheet

#: Heights of head and foot, sizes of the title, of what stands beside it and of the foot's words, and the white at the
#: sides: pixels of a map six hundred wide.
HEAD, FOOT = 46.0, 40.0
TITLE, BESIDE, BELOW = 31.0, 23.0, 23.0
SIDE = 10.0
#: Pixels of the least lettering, and between a title and what stands beside it.
LEAST, APART = 19.0, 18.0


@dataclass(frozen=True, slots=True)
class Plaque:
    """What stands over a map and under it: the battle, the moment, and until when orders are due (empty: no foot)."""

    title: str
    moment: str
    due: str = ""


def framed(picture: Picture, plaque: Plaque, sheet: Sheet) -> Picture:
    """A map drawn for a screen between its head and its foot."""
    # A sheet for a screen six hundred wide has lines twice as heavy as on paper.
    factor = sheet.line / 2
    head, foot = HEAD * factor, FOOT * factor if plaque.due else 0.0
    wide, high = picture.width, foot + picture.height + head
    side, base = SIDE * factor, foot + picture.height + 0.32 * head
    beside = Lettering(plaque.moment, (wide - side, base), Face.BOLD, BESIDE * factor, palette.INK, Anchor.END)
    room = wide - 2 * side - APART * factor - width(beside.face, beside.text, beside.size)
    items: list[Item] = [
        Group(picture.items, offset=(0.0, foot)),
        *_title(plaque.title, (side, base), room, factor),
        beside,
    ]
    if plaque.due:
        bar = ((0.0, 0.0), (0.0, foot), (wide, foot), (wide, 0.0))
        size = min(BELOW * factor, BELOW * factor * (wide - 2 * side) / width(Face.BOLD, plaque.due, BELOW * factor))
        words = Lettering(plaque.due, (wide / 2, 0.33 * foot), Face.BOLD, size, palette.PAPER, Anchor.MIDDLE)
        items += [Shape((bar,), Ink(palette.SEAL)), words]
    return replace(picture, height=high, items=tuple(items))


def _title(words: str, at: tuple[float, float], room: float, factor: float) -> list[Lettering]:
    """A title as large as its room lets it be; in two lines rather than too small to read."""
    size = TITLE * factor
    long = width(Face.ENGLISH, words, size)
    if long <= room:
        return [Lettering(words, at, Face.ENGLISH, size, palette.INK)]
    least = LEAST * factor
    fitting = size * room / long
    parts = words.split()
    if fitting >= least or len(parts) < 2:
        return [Lettering(words, at, Face.ENGLISH, fitting, palette.INK)]
    # The words are parted where the longer line is shortest.
    halves = ((" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts)))
    lines = min(halves, key=lambda two: max(width(Face.ENGLISH, line, least) for line in two))
    size = min(least, min(least * room / width(Face.ENGLISH, line, least) for line in lines))
    (x, y), row = at, 0.95 * size
    return [
        Lettering(line, (x, y + (0.62 if upper else -0.38) * row), Face.ENGLISH, size, palette.INK)
        for line, upper in zip(lines, (True, False), strict=True)
    ]
