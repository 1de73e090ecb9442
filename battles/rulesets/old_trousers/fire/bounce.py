"""Balls that bounce through a target and hit whoever stands behind it (OT-FIRE-12)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box, gap, segment, stretch_over
from battles.engine.geometry import LIMIT, along, bearing, crossings, spans_inside
from battles.rulesets.old_trousers.fire.marks import Mark
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop

# How far behind the target, and to each side of the line, units are hit, in inches.
BEHIND = 5.0
ASIDE = 1.0
SOFT_GROUND = "mud"
_FAR = 100.0
_SAME = 1e-6


def struck(field: Field, battery: Troop, mark: Mark) -> list[Troop]:
    """The other units of either side that a battery's ball goes on to, in file order."""
    if mark.passing or field.battle.weather == SOFT_GROUND:
        return []
    start, centre = battery.centre, mark.centre
    heading = bearing(start, centre)
    beyond = _way_out(mark.box, centre, heading)
    strip_line = segment(beyond, along(beyond, heading, BEHIND))
    strip = Box(strip_line.x, strip_line.y, strip_line.ux, strip_line.uy, ASIDE, strip_line.hd)
    stop = _stopped(field, beyond, heading)
    return [
        troop
        for troop in field.all_near(strip, LIMIT)
        if troop is not mark.troop
        and troop is not battery
        and gap(strip, troop.box) <= LIMIT
        and _nearest_ahead(troop.box, beyond, heading) < stop + _SAME
    ]


def _way_out(target: Box, centre: Point, heading: float) -> Point:
    """Where the line from the battery leaves the target's footprint."""
    span = stretch_over(target, centre, along(centre, heading, _FAR))
    return along(centre, heading, span[1] * _FAR if span is not None else 0.0)


def _nearest_ahead(ground: Box, start: Point, heading: float) -> float:
    """How far along the line the nearest part of a footprint lies, not before its start."""
    hx, hy = math.sin(math.radians(heading)), math.cos(math.radians(heading))
    return max(0.0, min((x - start[0]) * hx + (y - start[1]) * hy for x, y in ground.corners))


def _stopped(field: Field, start: Point, heading: float) -> float:
    """How far beyond the target the ball goes: it stops at soft ground and woods, climbs, and lines but roads."""
    ground = field.ground
    if ground.open:
        return math.inf
    end = along(start, heading, BEHIND)
    stops = [begin for piece in ground.rough for begin, _ in spans_inside(piece.area, start, end)]
    stops += [at for at, _ in ground.climbs(start, heading, BEHIND)]
    for piece in ground.pieces:
        if piece.line and piece.kind != "road":
            stops += crossings(piece.line, start, end)
    return min(stops, default=math.inf)
