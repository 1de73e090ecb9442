"""Which words a map carries, in what lettering, and in which order they claim their room."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from battles.engine.battle import Point
from battles.reports.abbreviation import abbreviated
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Way, style_of
from battles.reports.scene.mould import INKS
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box
from battles.reports.scene.signs import corners_of
from battles.reports.scene.strokes import area_of, bounds, distance_to_ring, inside
from battles.reports.scene.values import (
    Blow,
    Certainty,
    CommanderSign,
    Detail,
    Dust,
    Edge,
    Ground,
    Rank,
    Scene,
    Tone,
    UnitSign,
    Window,
)
from battles.reports.scene.wording import AreaLabel, Label, LineLabel, Style

OWN_COMMAND = Style(Face.BOLD, 7.6, palette.OWN_LINE, 0.35)
FRIEND_COMMAND = Style(Face.SEMIBOLD, 6.8, palette.FRIEND_TEXT, 0.45)
ENEMY_COMMAND = Style(Face.BOLD, 7.0, palette.ENEMY_LINE, 0.35)
OWN_UNIT = Style(Face.SEMIBOLD, 6.6, palette.OWN_LINE)
FRIEND_UNIT = Style(Face.SEMIBOLD, 6.4, palette.FRIEND_TEXT)
ENEMY_UNIT = Style(Face.SEMIBOLD_ITALIC, 6.6, palette.ENEMY_LINE)
BLOWS = {tone: Style(Face.SEMIBOLD_ITALIC, 7.6, inks.line) for tone, inks in INKS.items()}
GUESS = Style(Face.MEDIUM_ITALIC, 6.6, palette.ENEMY_LINE)
OWN_GENERAL = Style(Face.SEMIBOLD_ITALIC, 6.8, palette.OWN_LINE)
FRIEND_GENERAL = Style(Face.SEMIBOLD_ITALIC, 6.6, palette.FRIEND_TEXT)
ENEMY_GENERAL = Style(Face.SEMIBOLD_ITALIC, 6.8, palette.ENEMY_LINE)
THIRD_UNIT = Style(Face.SEMIBOLD_ITALIC, 6.6, palette.THIRD_LINE)
LOST = Style(Face.MEDIUM_ITALIC, 6.4, palette.SECONDARY)
PLACE = Style(Face.ENGLISH, 8.6, palette.INK)
WOOD_SMALL = Style(Face.TEXT_ITALIC, 7.6, palette.NATURE_TEXT)
WATER_NAME = Style(Face.TEXT_ITALIC, 7.4, palette.WATER_TEXT, 0.3)
HILL_NAME = Style(Face.TEXT_ITALIC, 7.2, palette.GROUND_TEXT, 0.9)
ROAD_NAME = Style(Face.TEXT_ITALIC, 6.8, palette.SECONDARY, 0.2)
NOTE = Style(Face.TEXT_ITALIC, 6.8, palette.INK)

COMMANDS: dict[Tone, Style] = {
    Tone.OWN: OWN_COMMAND,
    Tone.FRIEND: FRIEND_COMMAND,
    Tone.ENEMY: ENEMY_COMMAND,
    Tone.THIRD: THIRD_UNIT,
}
UNITS: dict[Tone, Style] = {
    Tone.OWN: OWN_UNIT,
    Tone.FRIEND: FRIEND_UNIT,
    Tone.ENEMY: ENEMY_UNIT,
    Tone.THIRD: THIRD_UNIT,
}
GENERALS: dict[Tone, Style] = {
    Tone.OWN: OWN_GENERAL,
    Tone.FRIEND: FRIEND_GENERAL,
    Tone.ENEMY: ENEMY_GENERAL,
    Tone.THIRD: THIRD_UNIT,
}

#: An enemy whom nobody can name, as maps call him.
HANDLE = re.compile(r"e\d+")
#: The greatest cost at which words of a kind are still set; own troops' names always are.
LIMITS: dict[Tone, float] = {Tone.OWN: 135.0, Tone.FRIEND: 34.0, Tone.ENEMY: 36.0, Tone.THIRD: 36.0}
#: The same for single units on a map of the whole field, of which a larger map shows the crowded parts.
FIELD_LIMIT = 24.0
#: The same for divisions named only where there is room.
MINOR_LIMIT = 30.0
#: The same for places, by which orders are given: they go far for a clear place.
PLACE_LIMIT = 60.0
#: The same for troops beyond the border: beside a wedge lie the numbers of shots that come from there.
EDGE_LIMIT = 30.0
#: Letters of a caption at most, and of one on a telephone, whose letters are large.
LONGEST_CAPTION, LONGEST_ON_PHONE = 26, 15


def shortened(text: str, longest: int = LONGEST_CAPTION) -> str:
    """A caption no longer than a map can bear."""
    return abbreviated(" ".join(text.split()).replace("'", "’"), lambda words: len(words) <= longest)


def _short(plate: Plate, text: str, longest: int = LONGEST_CAPTION) -> str:
    """A caption as short as the lettering of a map asks."""
    return shortened(text, LONGEST_ON_PHONE if plate.sheet.type > LARGE_TYPE else longest)


#: Lettering this much larger than on paper is a telephone's.
LARGE_TYPE = 2.0
#: More enemies than these are called by their handles alone on a telephone: the mail's list has what they are.
FEW_ON_PHONE = 16


def box_of(plate: Plate, corners: Sequence[Point], margin: float = 0.0) -> Box:
    """The box on the picture around some places of the table."""
    left, bottom, right, top = bounds(plate.all_at(corners))
    return left - margin, bottom - margin, right + margin, top + margin


def troop_labels(plate: Plate, scene: Scene, detail: Detail, dotted: Collection[int] = ()) -> Iterator[Label]:
    """The names of troops and generals, own ones first; with their strength where it is not ``dotted`` behind them."""
    shown = [sign for sign in scene.units if plate.within(sign.at)]
    groups: dict[str, dict[Point, UnitSign]] = {}
    for sign in scene.units:
        if sign.group and sign.certainty is Certainty.SEEN:
            groups.setdefault(sign.group, {})[sign.at] = sign
    for tone in (Tone.OWN, Tone.ENEMY, Tone.THIRD, Tone.FRIEND):
        commands = list(_command_labels(plate, scene, tone, detail, groups))
        by_name = detail is Detail.SECTOR
        if not by_name:
            yield from commands
        yield from _general_labels(plate, scene, tone, detail)
        units = [sign for sign in shown if sign.tone is tone and sign.caption]
        crowded = plate.sheet.type > LARGE_TYPE and len(units) > FEW_ON_PHONE
        for certainty in (Certainty.SEEN, Certainty.LAST_SEEN, Certainty.DESTROYED):
            for sign in units:
                if sign.certainty is certainty and _unit_is_named(scene, sign, detail):
                    label = _unit_label(plate, scene, sign, detail, dotted)
                    yield replace(label, text=label.brief) if crowded and label.brief else label
        if by_name and not scene.everything:
            yield from commands


def _unit_is_named(scene: Scene, sign: UnitSign, detail: Detail) -> bool:
    """Own battalions are named on a sector map only, friends not at all; elsewhere their brigades are."""
    if not sign.group:
        return True
    return detail is Detail.SECTOR and (scene.everything or sign.tone is Tone.OWN)


def _unit_label(plate: Plate, scene: Scene, sign: UnitSign, detail: Detail, dotted: Collection[int]) -> Label:
    """A unit's name, and what a map tells of its strength."""
    if sign.certainty is Certainty.DESTROYED:
        style = LOST
    elif sign.certainty is Certainty.LAST_SEEN:
        style = GUESS if sign.tone is Tone.ENEMY else UNITS[sign.tone]
    else:
        style = UNITS[sign.tone]
    # What is one word may be what orders call the unit: that is never shortened.
    called = _short(plate, sign.caption) if " " in sign.caption else sign.caption
    words = called + (f" {sign.estimate}" if sign.estimate else "")
    seen = min(LIMITS[sign.tone], FIELD_LIMIT) if detail is Detail.FIELD else LIMITS[sign.tone]
    limit = {Certainty.SEEN: seen, Certainty.DESTROYED: 18.0}.get(sign.certainty, 30.0)
    box = box_of(plate, corners_of(sign))
    own = detail is Detail.SECTOR and sign.tone is Tone.OWN and sign.certainty is Certainty.SEEN
    if own and sign.strength and not scene.everything and id(sign) not in dotted:
        words = f"{called} {sign.strength}"
    # An enemy's handle is what orders call him: without his strength, or upon his sign, rather than not at all.
    known = sign.tone is Tone.ENEMY and sign.certainty is not Certainty.DESTROYED and not scene.everything
    brief = _handle(sign, detail) if known else ""
    within = plate.at(sign.at) if own or (brief and detail is Detail.SECTOR) else None
    return Label(
        words, style, (box,), bearing=_rear(sign), limit=limit, title=sign.title, clear=True, within=within, brief=brief
    )


def _handle(sign: UnitSign, detail: Detail) -> str:
    """What orders call an enemy, by his caption: all of it on a sheet; elsewhere what he is stands behind it."""
    called = sign.caption.partition(",")[0]
    if detail is not Detail.SECTOR:
        called = called.partition(" ")[0]
        return called if HANDLE.fullmatch(called) else ""
    return called if " " not in called else ""


def _rear(sign: UnitSign) -> float:
    """The bearing behind a unit, or beside it when that is up or down: words lie flat, so sides take less room."""
    rear = (270.0 - sign.facing) % 360
    return 0.0 if abs(rear - 90) < 30 or abs(rear - 270) < 30 else (0.0 if math.cos(math.radians(rear)) >= 0 else 180.0)


def _command_labels(
    plate: Plate, scene: Scene, tone: Tone, detail: Detail, groups: Mapping[str, Mapping[Point, UnitSign]]
) -> Iterator[Label]:
    """The names of the commands of a tone; ``groups`` has the signs of troops in view by group and place."""
    style = COMMANDS[tone]
    if detail is Detail.SECTOR:
        style = Style(style.face, style.size * 1.12, style.colour, style.tracking * 2)
    for command in scene.commands:
        if command.tone is not tone or (command.guns and detail is Detail.SECTOR):
            continue
        members = [place for place in command.members if plate.within(place)]
        if not members:
            continue
        signs = {place: sign for group in command.groups for place, sign in groups.get(group, {}).items()}
        boxes = tuple(box_of(plate, corners_of(signs[place])) for place in members if place in signs)
        if not boxes:
            continue
        middle = plate.at((sum(x for x, _ in members) / len(members), sum(y for _, y in members) / len(members)))
        strength = f" {command.strength}" if command.strength else ""
        short = _short(plate, command.caption)
        words = (short if command.guns else short.upper()) + strength
        plain = UNITS[tone] if command.guns else COMMANDS[tone] if len(words) > 20 else style
        limit = MINOR_LIMIT if command.minor else LIMITS[tone] + 25
        around = (*_whole(boxes), *boxes[:10])
        yield Label(words, plain, around, bearing=180.0, limit=limit, middle=middle, clear=True, of=boxes)


def _whole(boxes: Sequence[Box]) -> tuple[Box, ...]:
    """The box around several, if they stand so close that a name beside it is plainly theirs."""
    whole = (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
    filled = sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes)
    return (whole,) if filled > 0.45 * (whole[2] - whole[0]) * (whole[3] - whole[1]) else ()


def _general_labels(plate: Plate, scene: Scene, tone: Tone, detail: Detail) -> Iterator[Label]:
    for sign in scene.commanders:
        by_brigade = scene.everything and detail is Detail.FIELD and sign.rank is Rank.BRIGADE
        if sign.tone is tone and sign.caption and not by_brigade and plate.within(sign.at):
            yield Label(
                _short(plate, sign.caption, 22),
                GENERALS[tone],
                (commander_box(plate, sign),),
                bearing=180.0,
                limit=30.0,
                title=sign.title,
                clear=True,
            )


def dust_label(plate: Plate, dust: Dust) -> Label:
    """What is known of troops behind a cloud of dust."""
    x, y = plate.at(dust.at)
    reach = max(plate.cm * 0.85, 3.4 * plate.line)
    box = (x - 2.7 * reach, y - reach, x + 2.7 * reach, y + 1.4 * reach)
    return Label(shortened(dust.caption or "dust"), GUESS, (box,), limit=70.0)


def blow_label(plate: Plate, blow: Blow) -> Label:
    """Whose a main blow was, beside the middle of its way."""
    x, y = plate.at(blow.points[len(blow.points) // 2])
    half = 4.0 * plate.line
    return Label(blow.caption, BLOWS[blow.tone], ((x - half, y - half, x + half, y + half),), clear=True, limit=90.0)


def edge_labels(edge: Edge, wedge: Sequence[Point]) -> tuple[Label, Label]:
    """Who stands beyond the border, beside the wedge that points at them; and for want of room, the name alone.

    Where they stand and how far off is told by the list of the enemy too.
    """
    style, bearing = GUESS if edge.tone is Tone.ENEMY else UNITS[edge.tone], (270.0 - edge.away) % 360
    whole = Label(edge.caption, style, (bounds(wedge),), bearing=bearing, limit=EDGE_LIMIT, clear=True)
    return whole, replace(whole, text=edge.caption.partition(",")[0])


def commander_box(plate: Plate, sign: CommanderSign) -> Box:
    """The box around a commander's disc."""
    x, y = plate.at(sign.at)
    radius = sign.diameter / 2 * plate.cm
    return x - radius, y - radius, x + radius, y + radius


def place_labels(plate: Plate, scene: Scene) -> Iterator[Label | AreaLabel | LineLabel]:
    """The names of places, then of woods, waters, heights and roads."""
    ground = [piece for piece in scene.ground if piece.name and plate.shows(piece.area or piece.line)]
    for piece in ground:
        if style_of(piece).way in (Way.BUILT, Way.ENCLOSED, Way.WORKS) and piece.area:
            middle = (sum(x for x, _ in piece.area) / len(piece.area), sum(y for _, y in piece.area) / len(piece.area))
            if plate.within(middle):
                yield Label(
                    _short(plate, piece.name, 30), PLACE, (box_of(plate, piece.area),), limit=PLACE_LIMIT, clear=True
                )
    for note in scene.notes:
        if plate.within(note.at):
            x, y = plate.at(note.at)
            yield Label(note.text, NOTE, ((x, y, x, y),), limit=60.0, clear=True)
    for piece in ground:
        way = style_of(piece).way
        if piece.area and way in (Way.WOOD, Way.LAKE, Way.MARSH, Way.HILL, Way.CROP, Way.ROUGH, Way.BARRED, Way.PLAIN):
            yield from _area_label(plate, piece, way)
    for piece in ground:
        way = style_of(piece).way
        if piece.line and way in (Way.STREAM, Way.RIVER, Way.ROAD, Way.RIDGE):
            style = {Way.ROAD: ROAD_NAME, Way.RIDGE: HILL_NAME}.get(way, WATER_NAME)
            line = _inside(piece.line, plate.window)
            if line:
                yield LineLabel(
                    _short(plate, piece.name, 40), style, plate.all_at(line), 2.6 if way is Way.ROAD else 2.0
                )


def _area_label(plate: Plate, piece: Ground, way: Way) -> Iterator[AreaLabel | Label]:
    """A name within its area: spaced capitals for a great wood; beside it when it is too small to hold the words."""
    style = {Way.LAKE: WATER_NAME, Way.MARSH: WATER_NAME, Way.HILL: HILL_NAME, Way.CROP: HILL_NAME}.get(way, WOOD_SMALL)
    left, _, right, _ = bounds(piece.area)
    wide = (right - left) * plate.cm / plate.line
    size = min(18.0, 0.9 * math.sqrt(area_of(piece.area)) * plate.cm / plate.line / 11)
    words = _short(plate, piece.name, 34)
    spots = tuple(plate.at(spot) for spot in _spots(piece.area) if plate.within(spot))
    if way is Way.WOOD and size >= 8.6:
        capitals = Style(Face.ENGLISH, size, palette.NATURE_TEXT, 0.24 * size)
        parts = _in_lines(words.upper(), capitals, 0.86 * wide)
        if parts:
            yield from _stacked(parts, capitals, spots, plate.line)
            return
    if width(style.face, words, style.size, style.tracking) < 0.92 * wide:
        yield AreaLabel(words, style, spots, limit=22.0)
    elif way is not Way.HILL:
        yield Label(words, style, (box_of(plate, piece.area),), limit=PLACE_LIMIT, clear=True)


def _in_lines(words: str, style: Style, room: float) -> list[str]:
    """Words in one line if they fit, else one word a line; empty when a word alone is too long."""
    for parts in ([words], words.split()):
        if all(width(style.face, part, style.size, style.tracking) <= room for part in parts):
            return parts
    return []


def _stacked(parts: Sequence[str], style: Style, spots: Sequence[Point], line: float) -> Iterator[AreaLabel]:
    """Lines of a great name, each a row below the other."""
    row = 1.75 * style.size * line
    for index, part in enumerate(parts):
        shift = ((len(parts) - 1) / 2 - index) * row
        yield AreaLabel(part, style, tuple((x, y + shift) for x, y in spots), limit=75.0)


@lru_cache(maxsize=256)
def _spots(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    """Places within an area, the most inward first."""
    left, bottom, right, top = bounds(ring)
    spots = []
    for across in range(1, 12):
        for up in range(1, 12):
            spot = (left + (right - left) * across / 12, bottom + (top - bottom) * up / 12)
            if inside(spot, ring):
                spots.append((distance_to_ring(spot, ring), spot))
    spots.sort(key=lambda entry: (-round(entry[0], 2), entry[1]))
    return tuple(spot for _, spot in spots[:30])


@lru_cache(maxsize=512)
def _inside(line: tuple[Point, ...], window: Window) -> tuple[Point, ...]:
    """The longest stretch of a line well within a window, finely divided and eased; empty when there is none."""
    left, bottom, right, top = window
    points: list[Point] = []
    best: list[Point] = []
    for start, end in pairwise(line):
        pieces = max(1, int(math.dist(start, end) / 1.0))
        for piece in range(pieces + 1):
            x, y = start[0] + (end[0] - start[0]) * piece / pieces, start[1] + (end[1] - start[1]) * piece / pieces
            if left + 0.8 <= x <= right - 0.8 and bottom + 0.8 <= y <= top - 0.8:
                if not points or points[-1] != (x, y):
                    points.append((x, y))
            else:
                best = max(best, points, key=len)
                points = []
    best = max(best, points, key=len)
    return _eased(tuple(best)) if len(best) > 3 else ()


def _eased(line: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line with its corners averaged away, so that words on it stand quietly."""
    reach = 5
    eased = []
    for index in range(len(line)):
        near = line[max(0, index - reach) : index + reach + 1]
        eased.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    return tuple(eased)
