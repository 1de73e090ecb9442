"""Passing friends (OT-MOVE-8): who passes whom, and which passages disorder."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import Polygon, forward, hull
from battles.engine.play.zones import clipped
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import COLUMNS, Stance


class Passage(StrEnum):
    """How a unit passes a friend."""

    FREE = "free"
    DISORDERING = "disordering"
    BARRED = "barred"


# OT-MOVE-8. The part of one of the mover's stands that its way has to cover of the other.
HALF_A_STAND = 0.5
_DEEP = (*COLUMNS, Stance.SQUARE)


def passage(mover: Troop, friend: Troop) -> Passage:
    """How a unit passes a friend (OT-MOVE-8)."""
    if mover.in_skirmish or friend.in_skirmish or friend.routed or friend.artillery:
        return Passage.FREE
    one, other = mover.formation, friend.formation
    if (one == Stance.LINE and other in _DEEP) or (other == Stance.LINE and one in _DEEP):
        return Passage.DISORDERING
    return Passage.BARRED


def disordered_by(mover: Troop, began: Box, heading: float, length: float, friends: Sequence[Troop]) -> list[Troop]:
    """Those of some friends through whom a straight way led so far that it disorders."""
    least = HALF_A_STAND * mover.build.stand_width * mover.build.stand_depth
    way: Polygon = ()
    found: list[Troop] = []
    for friend in friends:
        if passage(mover, friend) is Passage.DISORDERING:
            way = way or _swept(began, heading, length)
            if _area_within(way, friend.box) >= least:
                found.append(friend)
    return found


def _swept(ground: Box, heading: float, length: float) -> Polygon:
    """The ground that a footprint covers on a straight way, start and end included."""
    hx, hy = forward(heading)
    corners = ground.corners
    return hull((*corners, *((x + length * hx, y + length * hy) for x, y in corners)))


def _area_within(figure: Sequence[Point], ground: Box) -> float:
    """The area of a convex figure that lies in a footprint."""
    points = [ground.local(*corner) for corner in figure]
    for right, ahead, level in (
        (1.0, 0.0, ground.hw),
        (-1.0, 0.0, ground.hw),
        (0.0, 1.0, ground.hd),
        (0.0, -1.0, ground.hd),
    ):
        points = clipped(points, right, ahead, level)
        if not points:
            return 0.0
    return abs(sum(points[i - 1][0] * y - x * points[i - 1][1] for i, (x, y) in enumerate(points))) / 2.0
