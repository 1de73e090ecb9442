"""Compromised flanks (CR-GEO-7): an enemy who could take a unit in flank or rear by his next straight move."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.geometry import bearing, distance, turn_between
from battles.engine.play.zones import Edge, axis_meets, edge_middles, length_through
from battles.rulesets.carolus_rex.movement.allowances import deployed_rate, obstacle_cost, wheel_cost
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field, convex_overlap
from battles.rulesets.carolus_rex.table.troops import Troop

_FARTHEST = 14.0


def has_flanks(troop: Troop) -> bool:
    """Whether a unit has flanks at all (CR-GEO-4)."""
    return not troop.broken and not troop.all_round


def compromised(field: Field, troop: Troop) -> bool:
    """Whether a unit's flank is compromised (CR-GEO-7, CR-AMB-6, CR-AMB-45)."""
    if not has_flanks(troop):
        return False
    enemies = field.enemies_near(troop, troop.box, _FARTHEST)
    return any(_threatens(field, enemy, troop) for enemy in enemies if _may_threaten(enemy, troop))


def _may_threaten(enemy: Troop, troop: Troop) -> bool:
    # Most enemies stand before the front, or too far off: that is asked first.
    return (
        zones.behind_front_line(troop.box, enemy.centre_point)
        and _may_come_up(enemy, troop)
        and not enemy.artillery
        and enemy.in_line
        and enemy.steady
        and not enemy.occupying
    )


def _may_come_up(enemy: Troop, troop: Troop) -> bool:
    """Whether an enemy is so near that he touches a unit, or could by a straight move: told by circles."""
    there, here = enemy.box, troop.box
    far = (deployed_rate(enemy) or 0.0) + zones.IN_CONTACT + there.radius + here.radius
    dx, dy = there.x - here.x, there.y - here.y
    return dx * dx + dy * dy <= far * far


def _threatens(field: Field, enemy: Troop, troop: Troop) -> bool:
    touching = field.contact(enemy, troop)
    if touching:
        met = axis_meets(enemy.box, troop.box)
        if met is not None and met[1] != Edge.FRONT:
            return True
    middles = _within_a_move(enemy, troop)
    if not middles or (not touching and field.in_contact(enemy)):
        return False
    return any(_reaches(field, enemy, troop, enemy.centre_point, middle) for middle in middles)


def _within_a_move(enemy: Troop, troop: Troop) -> list[Point]:
    """The middles of those edges but the front that look towards an enemy and lie, less the contact zone, within his
    allowance."""
    point = enemy.centre_point
    allowance = deployed_rate(enemy) or 0.0
    return [
        middle
        for edge, (middle, (ox, oy)) in edge_middles(troop.box).items()
        if edge is not Edge.FRONT
        and (point[0] - middle[0]) * ox + (point[1] - middle[1]) * oy > 1e-6
        and allowance >= distance(point, middle) - zones.CONTACT_ZONE
    ]


def _reaches(field: Field, enemy: Troop, troop: Troop, start: Point, middle: Point) -> bool:
    """Whether what the allowance leaves after a wheel goes from a centre-point to the middle of an edge."""
    length = distance(start, middle)
    allowance = deployed_rate(enemy) or 0.0
    left = allowance - wheel_cost(enemy, turn_between(enemy.facing, bearing(start, middle)))
    ground = field.ground
    cost = length - zones.CONTACT_ZONE + ground.difficult_length(start, middle)
    crossed = ground.minor_between(start, middle)
    if crossed:
        toll = obstacle_cost(enemy)
        cost += math.inf if toll is None else crossed * toll
    if left < cost - 1e-9 or ground.major_between(start, middle) or ground.barred_between(start, middle):
        return False
    if _over_third(field, enemy, troop, start, middle):
        return False
    return not any(
        not friend.broken and _meets_zone(field, friend, start, middle)
        for friend in field.friends_near(troop, enemy.box, length + zones.ZONE_DEPTH * 1.5)
    )


def _over_third(field: Field, enemy: Troop, troop: Troop, start: Point, middle: Point) -> bool:
    """Whether the line runs over the footprint of a third unit."""
    return any(
        other is not enemy and other is not troop and length_through(start, middle, other.box) > 1e-6
        for other in field.all_near(enemy.box, distance(start, middle))
    )


def _meets_zone(field: Field, friend: Troop, start: Point, middle: Point) -> bool:
    ground = friend.box
    reach = ground.radius + zones.ZONE_DEPTH * 1.5
    if distance((ground.x, ground.y), start) > reach + distance(start, middle):
        return False
    # A straight line as a polygon without width: it has something in common with the zone, or lies beside it.
    dx, dy = middle[0] - start[0], middle[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    sliver = 1e-4
    nx, ny = -dy / length * sliver, dx / length * sliver
    strip = (
        (start[0] + nx, start[1] + ny),
        (middle[0] + nx, middle[1] + ny),
        (middle[0] - nx, middle[1] - ny),
        (start[0] - nx, start[1] - ny),
    )
    return convex_overlap(field.zone_of(friend), strip)
