"""What stands on a map and takes room from words. On maps of the same ground all seats of a side have the same crowd,
in other tones; so it is made once for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from battles.engine.contact import Disc, Figure
from battles.engine.keeping import Same, Shelf
from battles.reports.scene.ground.alphabet import Way, style_of
from battles.reports.scene.labels import Spots
from battles.reports.scene.names import box_of, commander_box
from battles.reports.scene.neighbours import Neighbours
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box, Room
from battles.reports.scene.signs import corners_of
from battles.reports.scene.values import Certainty, Detail, Scene, TrackKind

PALE = frozenset({Certainty.BEFORE, Certainty.PLANNED})
"""Signs of troops that do not stand there now: ways end in their midst."""

#: Points kept free around signs.
ROUND_SIGNS = 1.0
#: How far beyond the window in centimetres signs and commanders may stand that reach into it.
SIGNS_REACH, COMMANDERS_REACH = 6.0, 4.0


class Crowd:
    """What a map has beside its words: the room that it takes, its signs, and where words may stand beside them.

    Nothing more may be taken of its room.
    """

    __slots__ = ("room", "signs", "spots")

    def __init__(self, plate: Plate, scene: Scene, room: Room) -> None:
        self.room = room
        _take_signs(room, plate, scene)
        _take_ways(room, plate, scene)
        _take_ground(room, plate, scene)
        self.signs = Neighbours(_figures(plate, scene))
        # Sheets of a sector are drawn for one seat each.
        self.spots = Spots(room, plate.sheet.type) if plate.sheet.detail is Detail.FIELD else None


#: Of the maps of the field of two sides, in print and on telephones.
_CROWDS: Shelf[Crowd] = Shelf(6)


def crowd_of(plate: Plate, scene: Scene, box: Box, cell: float) -> Crowd:
    """The crowd of a map whose words stand within a box, on cells of a size in points."""
    if plate.sheet.detail is not Detail.FIELD:
        return Crowd(plate, scene, Room(box, cell))
    key = (Same(scene.ground), scene.window, plate.sheet, box, cell, _standing(scene))
    return _CROWDS.get(key, lambda: Crowd(plate, scene, Room(box, cell)))


def _standing(scene: Scene) -> Hashable:
    """All that stands and moves on a scene, whosoever it is."""
    return (
        tuple([
            (sign.at, sign.width, sign.depth, sign.facing, sign.outline, sign.certainty in PALE and sign.certainty)
            for sign in scene.units
        ]),
        tuple([(commander.at, commander.diameter) for commander in scene.commanders]),
        tuple([(track.kind is TrackKind.CHARGE, track.points) for track in scene.tracks]),
        tuple([(shot.start, shot.end) for shot in scene.shots]),
        tuple([goal.at for goal in scene.goals]),
        tuple([clash.at for clash in scene.clashes]),
        tuple([dust.at for dust in scene.dust]),
    )  # fmt: skip


def _figures(plate: Plate, scene: Scene) -> Iterator[Figure]:
    """The figures of all signs that words may be taken to speak of."""
    for sign in scene.units:
        if plate.within(sign.at) and sign.certainty not in PALE:
            yield plate.all_at(corners_of(sign))
    for commander in scene.commanders:
        if plate.within(commander.at):
            yield Disc(plate.at(commander.at), commander.diameter / 2 * plate.cm)


def _take_signs(room: Room, plate: Plate, scene: Scene) -> None:
    """Take what signs cover, of those of troops that stood there lightly."""
    line = plate.line
    margin = min(0.35, ROUND_SIGNS * line / plate.cm)
    for sign in scene.units:
        if plate.within(sign.at, SIGNS_REACH):
            lightly = sign.certainty is Certainty.BEFORE
            room.take_polygon(plate.all_at(corners_of(sign, margin)), lightly=lightly)
    for commander in scene.commanders:
        if plate.within(commander.at, COMMANDERS_REACH):
            left, bottom, right, top = commander_box(plate, commander)
            radius = (right - left) / 2
            room.take_box((left, bottom, right, top))
            room.take_box((left + radius * 0.9, top - radius, right + radius * 0.7, top + radius * 0.9))
    for goal in scene.goals:
        x, y = plate.at(goal.at)
        room.take_box((x - 4 * line, y - 4 * line, x + 4 * line, y + 4 * line))
    for clash in scene.clashes:
        x, y = plate.at(clash.at)
        room.take_box((x - 5 * line, y - 5 * line, x + 5 * line, y + 5 * line))
    for dust in scene.dust:
        x, y = plate.at(dust.at)
        reach = max(plate.cm * 0.85, 3.4 * line)
        room.take_box((x - 2.8 * reach, y - 1.2 * reach, x + 2.8 * reach, y + 1.7 * reach))


def _take_ways(room: Room, plate: Plate, scene: Scene) -> None:
    """Take what ways and lines of fire run over, all but charges lightly."""
    line = plate.line
    for track in scene.tracks:
        room.take_line(plate.all_at(track.points), 4.0 * line, lightly=track.kind is not TrackKind.CHARGE)
    for shot in scene.shots:
        room.take_line(plate.all_at((shot.start, shot.end)), 3.0 * line)


def _take_ground(room: Room, plate: Plate, scene: Scene) -> None:
    """Take what is built, and lightly roads, waters and walls."""
    line = plate.line
    for piece in scene.ground:
        way = style_of(piece).way
        if piece.line and way in (Way.ROAD, Way.STREAM, Way.RIVER, Way.WALL, Way.HEDGE, Way.WORKS):
            room.take_line(plate.all_at(piece.line), 3.4 * line)
        elif piece.area and way in (Way.BUILT, Way.WORKS):
            room.take_box(box_of(plate, piece.area))
