"""Straight steps as they are made: the path points of a move (section i), friends pushed aside, generals met."""

from __future__ import annotations

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.rulesets.big_napoleonic.command import generals
from battles.rulesets.big_napoleonic.movement import stops
from battles.rulesets.big_napoleonic.table.field import Field, Moved, PathPoint
from battles.rulesets.big_napoleonic.table.ground import Piece
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement


def advance(field: Field, record: Moved, hx: float, hy: float, distance: float, *, defile: Piece | None = None) -> None:
    """Put a unit so far ahead, noting its path points and what becomes of enemy generals on the way."""
    troop = record.troop
    start, pushing = troop.box, displacement.pushes(field, troop)
    for at in () if record.tried else stops.half_inches(record.gone, distance):
        note(record, posture_on(troop, start.shifted(at * hx, at * hy)), record.gone + at, (hx, hy), defile)
    record.gone += distance
    troop.place(start.x + distance * hx, start.y + distance * hy)
    if pushing:
        displacement.push_aside(field, troop)
    generals.meet_generals(field, troop, start, hx, hy, distance, record.start.figure)


def posture_on(troop: Troop, ground: Box) -> Posture:
    """How a unit would stand on a ground, as it is deployed."""
    return Posture(ground.x, ground.y, troop.facing, troop.formation, troop.square, troop.town, ground)


def note(
    record: Moved, posture: Posture, gone: float, heading: Point | None = None, defile: Piece | None = None
) -> None:
    """Note a path point."""
    passing = defile is not None and isinstance(posture.figure, Box) and defile.overlapped(posture.figure)
    record.points.append(PathPoint(posture, gone, heading, passing))
