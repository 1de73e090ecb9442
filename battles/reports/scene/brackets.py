"""Brackets: a line behind enemies who stand together, with one name for all of them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.reports.scene.names import UNITS, box_of
from battles.reports.scene.picture import Ink, Item, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.room import Box, Room
from battles.reports.scene.signs import corners_of
from battles.reports.scene.values import Bracket, Scene, UnitSign
from battles.reports.scene.wording import Label

#: A bracket stands so far off the signs, its ends point at them so far, and it is so heavy, in points.
OFF, END, WEIGHT = 3.0, 3.4, 0.8
#: The greatest cost at which its words are still set: enemies told together have no other.
LIMIT = 90.0
#: Bearings away from the sides of a box, anticlockwise from east.
SIDES = (0.0, 90.0, 180.0, 270.0)
#: What a quarter turn from the rear weighs, against a line that lies wholly over signs.
TURN = 0.15

Line = tuple[Point, Point, Point, Point]
"""A bracket from end to end."""


def bracketed(plate: Plate, scene: Scene, bracket: Bracket, room: Room) -> tuple[Label, Item] | None:
    """The words for a bracket's troops and its line, behind them or where it hides least; ``None`` when the map shows
    fewer than two of them."""
    places = set(bracket.members)
    members = [
        sign for sign in scene.units if sign.at in places and sign.tone is bracket.tone and plate.within(sign.at)
    ]
    if len(members) < 2:
        return None
    boxes = tuple(box_of(plate, corners_of(sign)) for sign in members)
    rear = _rear(members)

    def cost(away: float) -> float:
        turn = abs((rear - away + 180) % 360 - 180) / 90
        line = _line(plate, boxes, away)
        return room.covered(_around(line))[0] + TURN * turn + (0 if room.holds(_around(line)) else 1)

    away = min(SIDES, key=cost)
    line, style = _line(plate, boxes, away), UNITS[bracket.tone]
    label = Label(bracket.caption, style, (_around(line),), bearing=away, limit=LIMIT, clear=True, of=boxes)
    return label, Shape((line,), Ink(stroke=style.colour, width=WEIGHT * plate.line, round=False), False)


def _rear(members: Sequence[UnitSign]) -> float:
    """The bearing behind some troops, anticlockwise from east."""
    north = sum(math.cos(math.radians(sign.facing)) for sign in members)
    east = sum(math.sin(math.radians(sign.facing)) for sign in members)
    return math.degrees(math.atan2(-north, -east)) % 360


def _line(plate: Plate, boxes: Sequence[Box], away: float) -> Line:
    """The bracket on one side of some boxes."""
    off, end = OFF * plate.line, END * plate.line
    left, bottom = min(box[0] for box in boxes) - off, min(box[1] for box in boxes) - off
    right, top = max(box[2] for box in boxes) + off, max(box[3] for box in boxes) + off
    if away in (0.0, 180.0):
        x, inward = (right, -end) if away == 0.0 else (left, end)
        return ((x + inward, bottom), (x, bottom), (x, top), (x + inward, top))
    y, inward = (top, -end) if away == 90.0 else (bottom, end)
    return ((left, y + inward), (left, y), (right, y), (right, y + inward))


def _around(line: Line) -> Box:
    """The box around a bracket's long line."""
    (left, bottom), (right, top) = line[1], line[2]
    return left, bottom, right, top
