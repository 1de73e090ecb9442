"""Outlines: points on pieces of ground, and the mean of directions."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from battles.engine.battle import Point, Terrain
from battles.engine.geometry import along, bearing, contains, distance, nearest_on_segment


def mean_way(ways: Iterable[float]) -> float:
    """The mean of some directions."""
    east = north = 0.0
    for way in ways:
        east += math.sin(math.radians(way))
        north += math.cos(math.radians(way))
    return math.degrees(math.atan2(east, north)) % 360 if east or north else 0.0


def nearest_on(points: tuple[Point, ...], spot: Point) -> Point:
    """The point of a line that lies nearest to a spot."""
    return min(
        (nearest_on_segment(spot, start, end) for start, end in pairwise(points)),
        key=lambda point: distance(point, spot),
        default=points[0],
    )


def nearest_in(piece: Terrain, spot: Point, depth: float = 0.0) -> Point:
    """The point of a piece of ground nearest to a spot; of an area so far inside as to stand in it."""
    if not piece.area:
        return nearest_on(piece.line, spot) if piece.line else piece.middle
    if contains(piece.area, spot):
        return spot
    edge = nearest_on((*piece.area, piece.area[0]), spot)
    inward = along(edge, bearing(edge, piece.middle), min(depth, distance(edge, piece.middle)))
    return inward if contains(piece.area, inward) else edge


def edge_towards(piece: Terrain, way: float) -> Point:
    """The end of a piece of ground in a direction, as seen from its middle."""
    middle = piece.middle
    points = piece.area or piece.line
    if not points:
        return middle
    east, north = math.sin(math.radians(way)), math.cos(math.radians(way))
    furthest = max((x - middle[0]) * east + (y - middle[1]) * north for x, y in points)
    aim = along(middle, way, furthest)
    return nearest_on((*piece.area, piece.area[0]), aim) if piece.area else nearest_on(piece.line, aim)
