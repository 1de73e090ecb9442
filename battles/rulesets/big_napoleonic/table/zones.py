"""Zones of control, contact zones, quadrants and flanks (BNB-GEO-6 to 8, BNB-ZOC-3)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import CONTACT, LIMIT
from battles.engine.play.zones import before_front, foremost, hindmost
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.troops import Troop

# BNB-GEO-7, BNB-GEO-8. In inches.
CONTROL = 3.0
CONTACT_ZONE = 1.0
_SAME = 1e-6
_CONTROLLED = CONTROL + _SAME


# ---- zones of control


def in_zone_of(field: Field, figure: Figure, enemy: Troop) -> bool:
    """Whether a figure lies in the zone of control of an enemy (BNB-GEO-8)."""
    return figures.within(figure, enemy.figure, _CONTROLLED) and not field.engaged(enemy) and reaches(
        field, figure, enemy
    )  # fmt: skip


def zones_over(field: Field, side: str, figure: Figure) -> list[Troop]:
    """The enemies of a side in whose zone of control a figure lies, in file order."""
    return [
        enemy for enemy in field.near(field.enemy_of[side], figure, _CONTROLLED) if in_zone_of(field, figure, enemy)
    ]


def in_zone(field: Field, troop: Troop) -> bool:
    """Whether a unit stands in any enemy's zone of control."""
    figure = troop.figure
    return any(in_zone_of(field, figure, enemy) for enemy in field.enemies_near(troop, figure, _CONTROLLED))


def reaches(field: Field, figure: Figure, enemy: Troop) -> bool:
    """Whether the ground lets an enemy's zone reach a figure (BNB-GEO-8)."""
    ground = field.ground
    barring = ground._barring[enemy.arm]
    if not barring:
        return True
    if all(piece.away_from(enemy.x, enemy.y, enemy.figure.radius + CONTROL) for piece in barring):
        return True
    start, end = figures.shortest_line(enemy.figure, figure)
    towns = [troop.town for troop in field.on_table() if troop.town and troop.figure in (figure, enemy.figure)]
    if not ground.bars_line(start, end, enemy.arm, towns):
        return True
    return (
        enemy.unlimbered and in_quadrant(enemy.box, end) and not any(piece.meets(start, end) for piece in ground.close)
    )


def clear_of_contact_zones(field: Field, side: str, figure: Figure) -> bool:
    """Whether a figure lies outside the contact zones of all enemies of a side (BNB-GEO-7)."""
    return not any(
        figures.gap(figure, enemy.figure) < CONTACT_ZONE - LIMIT
        for enemy in field.near(field.enemy_of[side], figure, CONTACT_ZONE)
    )


# ---- quadrants and flanks


def in_quadrant(box: Box, point: Point) -> bool:
    """Whether a point lies in the frontal quadrant (BNB-GEO-6)."""
    x, y = before_front(box, point)
    return y >= -_SAME and abs(x) <= box.hw + y + _SAME


def of_quadrant(box: Box, points: Sequence[Point]) -> list[Point]:
    """Those of some points that lie in the frontal quadrant."""
    x0, y0, ux, uy, hd = box.x, box.y, box.ux, box.uy, box.hd
    half = box.hw + _SAME
    found = []
    for point in points:
        dx, dy = point[0] - x0, point[1] - y0
        ahead = dy * ux - dx * uy - hd
        if ahead >= -_SAME and abs(dx * ux + dy * uy) <= half + ahead:
            found.append(point)
    return found


def quadrant_meets(box: Box, figure: Figure) -> bool:
    """Whether any part of a figure lies in the frontal quadrant of a box."""
    points = [before_front(box, corner) for corner in figure.corners]
    if isinstance(figure, Walls):
        return any(_meets(box.hw, before_front(box, a), before_front(box, b)) for a, b in _pairs(figure)) or any(
            y >= -_SAME and abs(x) <= box.hw + y + _SAME for x, y in points
        )
    # Both are convex: they meet unless one of the three edges of the quadrant parts them, or an edge of the figure.
    if max(y for _, y in points) < -_SAME:
        return False
    if min(x - y for x, y in points) > box.hw + _SAME or min(-x - y for x, y in points) > box.hw + _SAME:
        return False
    if any(y >= -_SAME and abs(x) <= box.hw + y + _SAME for x, y in points):
        return True
    return any(_meets(box.hw, points[index - 1], points[index]) for index in range(len(points)))


def _pairs(walls: Walls) -> list[tuple[Point, Point]]:
    return [(walls.area[index - 1], walls.area[index]) for index in range(len(walls.area))]


def _meets(half: float, a: Point, b: Point) -> bool:
    """Whether a segment, in the coordinates of a centrepoint, runs through the quadrant of a front of half width."""
    enter, leave = 0.0, 1.0
    for value_a, value_b in (
        (a[1], b[1]),
        (half + a[1] - a[0], half + b[1] - b[0]),
        (half + a[1] + a[0], half + b[1] + b[0]),
    ):
        # Outside by no more than rounding counts as inside.
        value_a, value_b = value_a + _SAME, value_b + _SAME
        if value_a < 0 and value_b < 0:
            return False
        if (value_a < 0) != (value_b < 0):
            share = value_a / (value_a - value_b)
            if value_a < 0:
                enter = max(enter, share)
            else:
                leave = min(leave, share)
    return enter <= leave + _SAME


def in_flank_zone(box: Box, other: Figure) -> bool:
    """Whether a figure lies wholly behind the line of a unit's front (BNB-GEO-6)."""
    return foremost(box, other.corners) <= CONTACT


def passes_front(box: Box, hx: float, hy: float, length: float, other: Figure) -> float:
    """From where on, on a straight path of a unit, any of a figure may lie behind the line of its front.

    0 for one that may do so from the start; infinite for one that does not on all of the path. The unit's start and
    what it comes to are so far apart that rounding cannot hide anybody.
    """
    onward = hy * box.ux - hx * box.uy
    middle = (other.y - box.y) * box.ux - (other.x - box.x) * box.uy - box.hd
    if middle - other.radius > max(0.0, length * onward) + CONTACT + LIMIT:
        return math.inf
    before = hindmost(box, other.corners) - CONTACT - LIMIT
    if before <= 0.0:
        return 0.0
    return before / onward if onward > 0.0 and before <= length * onward else math.inf


def enfiladers(
    field: Field,
    troop: Troop,
    ground: Figure,
    *,
    square: bool,
    deployment: str,
    among: Sequence[Troop] | None = None,
) -> set[str]:
    """The enemies, or those among some of them, who could enfilade a unit on this ground (BNB-ZOC-3)."""
    if square or isinstance(ground, Walls) or deployment == "town":
        return set()
    found = set()
    for enemy in field.enemies_near(troop, ground, CONTROL + LIMIT) if among is None else among:
        if enemy.in_town or not figures.near(ground, enemy.figure, CONTROL + LIMIT):
            continue
        own = enemy.box
        # The nearest of the enemy's corners decides quickly whether any base can lie wholly behind the front.
        middle = (own.y - ground.y) * ground.ux - (own.x - ground.x) * ground.uy - ground.hd
        if middle > own.radius + CONTACT or hindmost(ground, own.corners) > CONTACT:
            continue
        if not quadrant_meets(own, ground) or not _zone_at(field, troop, ground, enemy):
            continue
        if any(is_base and in_flank_zone(ground, place) for _, _, is_base, place in enemy.places_of(own)):
            found.add(enemy.id)
    return found


def _zone_at(field: Field, troop: Troop, ground: Box, enemy: Troop) -> bool:
    """Whether the unit would lie in the enemy's zone there; an enemy whom it would touch exerts none."""
    away = figures.gap(ground, enemy.figure)
    if away > CONTROL + _SAME or away <= CONTACT:
        return False
    if field.engaged(enemy) and not _engaged_only_by(field, enemy, troop):
        return False
    return reaches(field, ground, enemy)


def _engaged_only_by(field: Field, enemy: Troop, troop: Troop) -> bool:
    """Whether the unit in question, where it now stands, is the only one that touches an enemy."""
    return not any(
        figures.touching(other.figure, enemy.figure) for other in field.friends_near(troop, enemy.figure, CONTACT)
    )


def nearest_ahead(field: Field, troop: Troop, reach: float) -> Troop | None:
    """The nearest enemy within reach in a unit's frontal quadrant (BNB-EXPL-1)."""
    own = troop.box
    best, least = None, math.inf
    for enemy in field.enemies_near(troop, own, reach):
        away = figures.gap(own, enemy.figure)
        if away <= reach + LIMIT and away < least - _SAME and quadrant_meets(own, enemy.figure):
            best, least = enemy, away
    return best
