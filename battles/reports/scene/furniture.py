"""What stands around a map: frame with letters and numbers of the squares, grid, cartouche, scale bars, north arrow."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from battles.engine.battle import Point
from battles.reports.abbreviation import abbreviated
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.neighbours import Neighbours
from battles.reports.scene.picture import Anchor, Contour, Disc, Ink, Item, Lettering, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box, Room
from battles.reports.scene.values import Detail, Scene, Sheet

ROUND_LENGTHS = (
    1,
    2,
    5,
    10,
    15,
    20,
    25,
    30,
    50,
    75,
    100,
    150,
    200,
    250,
    300,
    500,
    750,
    1000,
    1500,
    2000,
    2500,
    3000,
    5000,
)

BAR_LENGTH = 72.0
"""Greatest length of a scale bar in points."""


def column_letter(index: int) -> str:
    """The letter of a column of squares counted from 0: A to Z, then AA, AB."""
    return column_letter(index // 26 - 1) + chr(65 + index % 26) if index > 25 else chr(65 + index)


def square_lines(start: float, end: float, square: float, most: float) -> list[tuple[int, float, float]]:
    """The squares between two places of one axis: index, start and end, cut at the window and the table's edge."""
    first = max(0, math.floor(start / square))
    squares = []
    index = first
    while index * square < min(end, most) - 1e-6:
        squares.append((index, max(start, index * square), min(end, (index + 1) * square)))
        index += 1
    return squares


def grid(plate: Plate, scene: Scene) -> None:
    """The lines of the map squares."""
    left, bottom, right, top = scene.window
    uprights = [x for _, _, x in square_lines(left, right, scene.square, scene.width) if x < right - 1e-6]
    levels = [y for _, _, y in square_lines(bottom, top, scene.square, scene.height) if y < top - 1e-6]
    lines = [((x, bottom), (x, top)) for x in uprights] + [((left, y), (right, y)) for y in levels]
    plate.lines(lines, Ink(stroke=palette.mix(palette.INK, palette.GROUND, 0.72), width=0.28 * plate.line, round=False))


def frame(scene: Scene, sheet: Sheet, box: Box, names: Sequence[Lettering] = ()) -> list[Item]:
    """The neat line, and a band with the names of the squares within a bold outer frame; on a telephone a line only.

    ``box`` is the map's own, within the band; ``names`` are those of the squares where they stand inside it.
    """
    left, bottom, right, top = box
    neat = Ink(stroke=palette.INK, width=0.5 * sheet.line, round=False)
    items: list[Item] = [Shape((((left, bottom), (right, bottom), (right, top), (left, top)),), neat)]
    if sheet.band <= 0:
        items.append(
            Shape(
                (((left, bottom), (right, bottom), (right, top), (left, top)),),
                Ink(stroke=palette.INK, width=1.0 * sheet.line, round=False),
            )
        )
        items.extend(names)
        return items
    band = sheet.band
    outer = _grown(box, band - 0.65)
    items.append(Shape((outer,), Ink(stroke=palette.INK, width=1.3, round=False)))
    ticks: list[tuple[Point, Point]] = []
    size = 6.6
    shift = -0.34 * size
    for index, low, high in square_lines(scene.window[0], scene.window[2], scene.square, scene.width):
        x, end = left + (low - scene.window[0]) * sheet.cm, left + (high - scene.window[0]) * sheet.cm
        if end < right - 0.5:
            ticks += [((end, bottom - band), (end, bottom)), ((end, top), (end, top + band))]
        if end - x > size:
            for y in (bottom - band / 2, top + band / 2):
                items.append(_name(column_letter(index), ((x + end) / 2, y + shift), size))
    for index, low, high in square_lines(scene.window[1], scene.window[3], scene.square, scene.height):
        y, end = bottom + (low - scene.window[1]) * sheet.cm, bottom + (high - scene.window[1]) * sheet.cm
        if end < top - 0.5:
            ticks += [((left - band, end), (left, end)), ((right, end), (right + band, end))]
        if end - y > size * 0.8:
            for x in (left - band / 2, right + band / 2):
                items.append(_name(str(index + 1), (x, (y + end) / 2 + shift), size))
    items.append(Shape(tuple(ticks), Ink(stroke=palette.INK, width=0.45, round=False), False))
    if sheet.detail is Detail.SECTOR:
        items.extend(_ruler(scene, sheet, box))
    return items


#: Ticks within the border: each unit of length short, each fifth longer.
SHORT_TICK, LONG_TICK, FIFTH = 1.7, 3.2, 5
#: Points between ticks, below which only fifths are drawn.
CLOSE_TICKS = 2.2
#: A figure of the border: its size, and how far it stands from the end of its square.
FIGURE, ASIDE = 6.0, 1.3


def _ruler(scene: Scene, sheet: Sheet, box: Box) -> list[Item]:
    """The border as a ruler: a tick for each unit of the table, and in the band a figure where a square begins."""
    left, bottom, right, top = box
    step = 1 if sheet.cm * scene.cm_per_unit >= CLOSE_TICKS else FIFTH
    square = max(1, round(scene.square / scene.cm_per_unit))
    ticks: list[tuple[Point, Point]] = []
    items: list[Item] = []

    def places(start: float, end: float, origin: float) -> list[tuple[int, float]]:
        first, last = math.ceil(start / scene.cm_per_unit - 1e-6), math.floor(end / scene.cm_per_unit + 1e-6)
        units = [unit for unit in range(first, last + 1) if unit % step == 0]
        return [(unit, origin + (unit * scene.cm_per_unit - start) * sheet.cm) for unit in units]

    for unit, x in places(scene.window[0], scene.window[2], left):
        long = LONG_TICK if unit % FIFTH == 0 else SHORT_TICK
        ticks += [((x, bottom), (x, bottom + long)), ((x, top), (x, top - long))]
        if unit % square == 0 and x < right - 3 * FIGURE:
            items += [
                _figure(unit, (x + ASIDE, y - 0.34 * FIGURE)) for y in (bottom - sheet.band / 2, top + sheet.band / 2)
            ]
    for unit, y in places(scene.window[1], scene.window[3], bottom):
        long = LONG_TICK if unit % FIFTH == 0 else SHORT_TICK
        ticks += [((left, y), (left + long, y)), ((right, y), (right - long, y))]
        if unit % square == 0 and y < top - 2 * FIGURE:
            items += [_figure(unit, (x + 0.4, y + ASIDE)) for x in (left - sheet.band, right)]
    items.append(Shape(tuple(ticks), Ink(stroke=palette.INK, width=0.3, round=False), False))
    return items


def _figure(unit: int, at: Point) -> Lettering:
    return Lettering(str(unit), at, Face.FIGURES, FIGURE, palette.SECONDARY)


def _name(text: str, at: Point, size: float) -> Lettering:
    return Lettering(text, at, Face.BOLD, size, palette.SECONDARY, Anchor.MIDDLE)


def inner_names(scene: Scene, sheet: Sheet, box: Box, signs: Neighbours) -> list[Lettering]:
    """The names of the squares inside the map, for a picture without a band: at the top and on the left.

    One that would lie over a sign stands elsewhere along its edge, or at the other one; where signs leave it no room
    at all it is left out, as its neighbours tell it.
    """
    left, bottom, right, top = box
    size = 10.0 * sheet.line
    items: list[Lettering] = []

    def place(text: str, spots: Iterable[Point]) -> None:
        half = width(Face.BOLD, text, size) / 2
        free = ((x, y) for x, y in spots if not signs.cover((x - half, y, x + half, y + CAPITALS * size)))
        at = next(free, None)
        if at is not None:
            items.append(_halo_name(text, at, size))

    for index, low, high in square_lines(scene.window[0], scene.window[2], scene.square, scene.width):
        if (high - low) * sheet.cm > 1.5 * size:
            across = _along_square((low - scene.window[0]) * sheet.cm, (high - scene.window[0]) * sheet.cm, size)
            place(
                column_letter(index),
                [(left + x, y) for y in (top - 0.95 * size, bottom + 0.3 * size) for x in across],
            )
    for index, low, high in square_lines(scene.window[1], scene.window[3], scene.square, scene.height):
        up = _along_square((low - scene.window[1]) * sheet.cm, (high - scene.window[1]) * sheet.cm, size)
        if (high - low) * sheet.cm > 1.5 * size and bottom + up[0] < top - 2 * size:
            spots = [
                (x, bottom + y - 0.34 * size)
                for x in (left + 0.6 * size, right - 0.6 * size)
                for y in up
                if bottom + y < top - 2 * size
            ]
            place(str(index + 1), spots)
    return items


#: The height of capitals and figures, as a part of their size.
CAPITALS = 0.66


def _along_square(low: float, high: float, size: float) -> list[float]:
    """Where a name of a size may stand along a square from ``low`` to ``high``: its middle first."""
    middle, step = (low + high) / 2, size / 2
    steps = int(((high - low) / 2 - 0.75 * size) / step)
    return [middle, *(middle + away * step for reach in range(1, steps + 1) for away in (reach, -reach))]


def _halo_name(text: str, at: Point, size: float) -> Lettering:
    return Lettering(
        text, at, Face.BOLD, size, palette.SECONDARY, Anchor.MIDDLE, halo=palette.GROUND, halo_width=size / 7
    )


def cartouche_size(scene: Scene) -> tuple[float, float]:
    """Width and height of the cartouche in points."""
    title = sum(width(face, text, size) for text, face, size in _heading(scene))
    bars = BAR_LENGTH + width(Face.SMALL_ITALIC, "00 " + scene.words.on_the_table.format(unit=scene.unit), 6.2)
    return 9.0 + max(bars, min(title, 190.0)) + 38.0, 50.0 if _heading(scene) else 38.0


def _heading(scene: Scene) -> list[tuple[str, Face, float]]:
    """The pieces of the cartouche's first line."""
    if scene.caption:
        return [(scene.caption, Face.SEMIBOLD, 8.6)]
    pieces = [(scene.title, Face.SEMIBOLD, 8.6)] if scene.title else []
    return [*pieces, (f"  {scene.subtitle}", Face.TEXT_ITALIC, 8.6)] if scene.subtitle else pieces


def cartouche_place(scene: Scene, room: Room) -> Box | None:
    """The corner of the map that has most room for the cartouche; ``None`` when it would hide too much."""
    wide, high = cartouche_size(scene)
    left, bottom, right, top = room.box
    if wide > (right - left) * 0.42 or high > (top - bottom) * 0.25:
        return None
    inset = 5.0
    boxes = (
        (right - inset - wide, top - inset - high, right - inset, top - inset),
        (right - inset - wide, bottom + inset, right - inset, bottom + inset + high),
        (left + inset, bottom + inset, left + inset + wide, bottom + inset + high),
        (left + inset, top - inset - high, left + inset + wide, top - inset),
    )
    free = [box for box in (*boxes, *_along(room.box, wide, high, inset)) if not room.covered(box)[0]]
    return min(free, key=lambda box: round(_used(room, box), 3), default=None)


def _along(within: Box, wide: float, high: float, inset: float) -> list[Box]:
    """Places for a box along the edges of another, between its corners."""
    left, bottom, right, top = within
    across, up = (right - left - 2 * inset - wide), (top - bottom - 2 * inset - high)
    spots = [
        (left + inset + across * step / 10, y) for step in range(1, 10) for y in (bottom + inset, top - inset - high)
    ]
    spots += [
        (x, bottom + inset + up * step / 10) for step in range(1, 10) for x in (left + inset, right - inset - wide)
    ]
    return [(x, y, x + wide, y + high) for x, y in spots]


def _used(room: Room, box: Box) -> float:
    return room.covered(box)[1]


def cartouche(scene: Scene, sheet: Sheet, box: Box) -> list[Item]:
    """A panel with the map's caption, scale bars in the table's unit and on the ground, and a north arrow."""
    left, bottom, right, top = box
    panel = ((left, bottom), (right, bottom), (right, top), (left, top))
    items: list[Item] = [
        Shape((panel,), Ink(palette.GROUND, palette.INK, 0.5, round=False)),
        Shape((_grown(box, -2.2),), Ink(stroke=palette.INK, width=0.9, round=False)),
    ]
    room = right - left - 47.0
    x = left + 9
    for text, face, size in _heading(scene):
        piece = fitted(text, (x, top - 14), face, size, left + 9 + room - x)
        items.append(piece)
        x += width(face, piece.text, piece.size)
    items.extend(scale_bars(scene, sheet, (left + 9, bottom + 12.5), BAR_LENGTH))
    middle = (right - 19, (bottom + top) / 2 - (4 if sheet.detail is not Detail.SECTOR else 2))
    items.extend(north_arrow(middle, 10.5 if sheet.detail is not Detail.SECTOR else 8.0, scene.words.north))
    if sheet.detail is Detail.SECTOR:
        items.extend(_degrees(middle, 8.0))
    return items


def _degrees(middle: Point, radius: float) -> list[Item]:
    """The bearings round the rose, as orders give them."""
    x, y = middle
    size = 6.0
    places = (("90°", (x + radius + 1.6, y - 1.6), Anchor.START), ("270°", (x - radius - 1.6, y - 1.6), Anchor.END))
    below = Lettering("180°", (x, y - radius - size), Face.FIGURES, size, palette.SECONDARY, Anchor.MIDDLE)
    sides = [Lettering(text, at, Face.FIGURES, size, palette.SECONDARY, anchor) for text, at, anchor in places]
    return [below, *sides]


def _grown(box: Box, by: float) -> tuple[Point, ...]:
    left, bottom, right, top = box
    return ((left - by, bottom - by), (right + by, bottom - by), (right + by, top + by), (left - by, top + by))


def fitted(text: str, at: Point, face: Face, size: float, room: float) -> Lettering:
    """A line of text, made smaller or shortened so that it keeps within its room."""
    while size > 6.2 and width(face, text, size) > room:
        size -= 0.2
    return Lettering(abbreviated(text, lambda words: width(face, words, size) <= room), at, face, size, palette.INK)


def scale_bars(scene: Scene, sheet: Sheet, at: Point, longest: float) -> list[Item]:
    """One bar, its lengths on the table above it and on the ground below. ``longest`` is the room in points."""
    x, y = at
    unit = sheet.cm * scene.cm_per_unit
    parts = 3
    step = max((length for length in ROUND_LENGTHS if length * parts * unit <= longest), default=1)
    metres = step * scene.cm_per_unit * scene.metres_per_cm
    size = 6.2
    items: list[Item] = []
    ends = [x + step * part * unit for part in range(parts + 1)]
    for part in range(parts):
        fill = palette.INK if part % 2 == 0 else palette.GROUND
        ring = ((ends[part], y), (ends[part + 1], y), (ends[part + 1], y + 2.4), (ends[part], y + 2.4))
        items.append(Shape((ring,), Ink(fill, palette.INK, 0.4, round=False)))
    on_the_table = scene.words.on_the_table.format(unit=scene.unit)
    for part, end in enumerate(ends):
        last = part == parts
        items.append(Lettering(f"{step * part:g}", (end, y + 5.2), Face.FIGURES, size, palette.INK, Anchor.MIDDLE))
        if last:
            place = (end + width(Face.FIGURES, f"{step * part:g}", size) / 2 + 1.6, y + 5.2)
            items.append(Lettering(on_the_table, place, Face.SMALL_ITALIC, size, palette.SECONDARY))
        if metres > 0:
            text = f"{metres * part:,.0f}".replace(",", "\u2009") if metres * part >= 10000 else f"{metres * part:.0f}"
            items.append(Lettering(text, (end, y - 6.6), Face.FIGURES, size, palette.INK, Anchor.MIDDLE))
            if last:
                place = (end + width(Face.FIGURES, text, size) / 2 + 1.6, y - 6.6)
                items.append(Lettering(scene.words.metres, place, Face.SMALL_ITALIC, size, palette.SECONDARY))
    return items


def north_arrow(centre: Point, radius: float, letter: str) -> list[Item]:
    """A compass rose of eight points with north marked by its letter."""
    x, y = centre
    items: list[Item] = [
        Disc(centre, radius * 0.62, Ink(stroke=palette.INK, width=0.35)),
        Disc(centre, radius * 0.54, Ink(stroke=palette.INK, width=0.25)),
    ]
    for points, reach, waist in (((1, 3, 5, 7), 0.6, 0.13), ((0, 2, 4, 6), 1.0, 0.19)):
        dark: list[Contour] = []
        light: list[Contour] = []
        for eighth in points:
            turn = math.tau * eighth / 8
            tip = (x + radius * reach * math.sin(turn), y + radius * reach * math.cos(turn))
            for side, rings in ((1, dark), (-1, light)):
                flank = turn + side * math.pi / 4
                rings.append(
                    ((x, y), tip, (x + radius * waist * math.sin(flank), y + radius * waist * math.cos(flank)))
                )
        items.append(Shape(tuple(light), Ink(palette.GROUND, palette.INK, 0.3)))
        items.append(Shape(tuple(dark), Ink(palette.INK, palette.INK, 0.3)))
    size = radius * 0.78
    items.append(Lettering(letter, (x, y + radius * 1.12), Face.SEMIBOLD, size, palette.INK, Anchor.MIDDLE))
    return items


def inset_frame(plate: Plate, scene: Scene) -> None:
    """The outlines of the parts of the field that other maps show larger."""
    for left, bottom, right, top in scene.insets:
        ring: Sequence[Point] = ((left, bottom), (right, bottom), (right, top), (left, top))
        plate.polygon(ring, Ink(stroke=palette.INK, width=0.9 * plate.line, dash=(3.2, 1.8), round=False))
