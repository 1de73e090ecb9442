"""Cover (OT-FIRE-10, OT-TERR-1): the ground under a target, and the lines before it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.boxes import Box, point_gap
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, distance_to_line, meetings
from battles.engine.play.zones import clipped
from battles.engine.terrain import areas_under
from battles.rulesets.old_trousers.table.ground import COVERS, Cover, Ground, cover_given_by

# OT-FIRE-10. How near to the target a line must be crossed to cover it, in inches.
BEHIND_WITHIN = 1.0
# OT-C-TEST-1. Cover that steadies those who have it.
STEADYING = (Cover.MEDIUM, Cover.HEAVY)
_HALF = 0.5 - 1e-6


def cover_of(ground: Ground, target: Box, start: Point, *, towns: bool = True) -> Cover:
    """The best cover of a footprint against whoever stands at ``start``; ``towns``: those count."""
    found = Cover.NONE
    if ground.open:
        return found
    for piece in ground.covering:
        cover = cover_given_by(piece)
        if COVERS.index(cover) <= COVERS.index(found) or (piece.kind == "town" and not towns):
            continue
        covers = _lies_in(target, piece.area) if piece.area else _lies_behind(target, piece.line, start)
        if covers:
            found = cover
    return found


def _lies_in(target: Box, area: Sequence[Point]) -> bool:
    """Whether half of a footprint or more lies in an area."""
    points = [target.local(*corner) for corner in area]
    for right, ahead, level in (
        (1.0, 0.0, target.hw),
        (-1.0, 0.0, target.hw),
        (0.0, 1.0, target.hd),
        (0.0, -1.0, target.hd),
    ):
        points = clipped(points, right, ahead, level)
        if not points:
            return False
    size = abs(sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True))) / 2
    return size >= _HALF * 4 * target.hw * target.hd


def _lies_behind(target: Box, line: Sequence[Point], start: Point) -> bool:
    """Whether the line from a place to a footprint's centre crosses a piece of ground near the footprint."""
    end = (target.x, target.y)
    heading = bearing(start, end)
    return any(
        point_gap(target, *along(start, heading, at)) <= BEHIND_WITHIN + LIMIT for at in meetings(line, start, end)
    )


def from_touching_town(ground: Ground, start: Point, target: Point) -> bool:
    """Whether a place in a town is charged from a town area that touches its own (OT-C-TOWN-2)."""
    if not ground.towns:
        return False
    mine, theirs = areas_under(ground.towns, target), areas_under(ground.towns, start)
    return any(_touch(own.area, other.area) for own in mine for other in theirs)


def _touch(area: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two areas are the same, or have edges that touch."""
    if area == other:
        return True
    closed, other_closed = (*area, area[0]), (*other, other[0])
    return any(distance_to_line(corner, other_closed) <= CONTACT for corner in area) or any(
        distance_to_line(corner, closed) <= CONTACT for corner in other
    )
