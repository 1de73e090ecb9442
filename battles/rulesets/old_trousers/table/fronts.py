"""Fronts and flanks: flank zones, arcs, where the stands of a unit are, the figures of its front (OT-SCALE-4, 6, 7)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT
from battles.engine.play.zones import Wedge
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance

# OT-SCALE-6. How far the sides of an arc are turned outward, in degrees.
ARC = 22.5
_WEDGE = Wedge.of_degrees(ARC)


@dataclass(frozen=True, slots=True)
class Stand:
    """A stand of the front: the middle of its front edge, and the figures that it has there."""

    number: int
    front: Point
    figures: int


def is_ahead(ground: Box, point: Point) -> bool:
    """Whether a point lies beyond the front line (OT-SCALE-4)."""
    return ground.local(*point)[1] - ground.hd > CONTACT


def behind_front(ground: Box, point: Point) -> bool:
    """Whether a point lies in what is the flank zone of a unit with a facing (OT-SCALE-4)."""
    return not is_ahead(ground, point)


def arc_holds(ground: Box, other: Box) -> bool:
    """Whether a footprint overlaps the arc before another's front (OT-SCALE-6)."""
    return _WEDGE.meets(ground, other.corners, CONTACT)


def front_figures(troop: Troop) -> int:
    """How many figures stand in front (OT-SCALE-7)."""
    build, formation = troop.build, troop.formation
    most = troop.figures
    if formation == Stance.COMPANY_COLUMN:
        most = build.per_stand
    elif formation == Stance.ATTACK_COLUMN:
        most = 2 * build.per_stand
    elif formation == Stance.SQUARE:
        most = math.ceil(build.full / 4)
    return min(most, troop.figures)


def _files(troop: Troop) -> int:
    """How many stands stand abreast."""
    if troop.formation == Stance.COMPANY_COLUMN:
        return 1
    if troop.formation == Stance.ATTACK_COLUMN:
        return 2
    return troop.build.stands


def front_stands(troop: Troop) -> list[Stand]:
    """The stands of the front of a unit in line or column, from the left, figures shared equally (OT-SCALE-7)."""
    ground, width = troop.box, troop.build.stand_width
    count = min(_files(troop), troop.build.stands)
    each, odd = divmod(front_figures(troop), count)
    left = -_files(troop) * width / 2
    return [
        Stand(number, _local(ground, left + (number + 0.5) * width, ground.hd), each + (number < odd))
        for number in range(count)
    ]


def stand_centres(troop: Troop) -> list[Point]:
    """The centre of each stand, from the left, rank by rank from the front; of others the one centre (OT-GEO-3).

    Stands in skirmish share the width of their footprint.
    """
    if troop.artillery or (troop.faceless and not troop.in_skirmish):
        return [troop.centre]
    ground, files = troop.box, _files(troop)
    width, depth = troop.build.stand_width, troop.build.stand_depth
    if troop.in_skirmish:
        width = 2 * ground.hw / files
    left = -files * width / 2
    return [
        _local(ground, left + (number % files + 0.5) * width, ground.hd - (number // files + 0.5) * depth)
        for number in range(troop.build.stands)
    ]


def _local(ground: Box, right: float, ahead: float) -> Point:
    """A point in a footprint's own axes, on the table."""
    return (ground.x + right * ground.ux - ahead * ground.uy, ground.y + right * ground.uy + ahead * ground.ux)
