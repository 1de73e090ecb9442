"""Questions about the ground that every ruleset asks: what lies under a place, what a straight path meets.

A ruleset says what each kind of ground costs, bars or hides; here is only where it lies. Stretches of a path are pairs
of distances from its start.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence

from battles.engine.battle import Point, Terrain
from battles.engine.contact import Box, Disc, Figure, bounds, passage
from battles.engine.geometry import (
    Polygon,
    along,
    contains,
    crossings,
    distance,
    distance_to_line,
    edges,
    spans_inside,
)

Span = tuple[float, float]
_SAME = 1e-9


def areas_under(pieces: Iterable[Terrain], point: Point) -> tuple[Terrain, ...]:
    """The areas in which a point lies, in file order."""
    return tuple(
        piece for piece in pieces if piece.area and _inside(piece.bounds, point) and contains(piece.area, point)
    )


def within_of_line(piece: Terrain, point: Point, reach: float) -> bool:
    """Whether a point lies no farther than ``reach`` from a line."""
    west, south, east, north = piece.bounds
    return (
        west - reach <= point[0] <= east + reach
        and south - reach <= point[1] <= north + reach
        and distance_to_line(point, piece.line) <= reach
    )


def parts(piece: Terrain) -> tuple[Polygon, ...]:
    """The straight pieces of a line, or of an area's edge."""
    return tuple(edges(piece.area)) if piece.area else tuple(itertools.pairwise(piece.line))


def overlap_spans(
    piece: Terrain, mover: Figure, centre: Point, facing: float, limit: float, depth: float
) -> list[Span]:
    """Where, on a straight path up to ``limit``, a mover interpenetrates a piece of ground deeper than ``depth``."""
    end = along(centre, facing, limit)
    spans: list[Span] = list(spans_inside(piece.area, centre, end)) if piece.area else []
    west, south, east, north = bounds(mover)
    dx, dy = end[0] - centre[0], end[1] - centre[1]
    west, east = west + min(dx, 0.0), east + max(dx, 0.0)
    south, north = south + min(dy, 0.0), north + max(dy, 0.0)
    for part in parts(piece):
        if _beside(part, west, south, east, north):
            continue
        inner = passage(mover, part, facing, -depth)
        if inner is not None and inner[1] > 0 and inner[0] < limit:
            spans.append((max(0.0, inner[0]), min(limit, inner[1])))
    return union(spans)


def near_spans(line: Sequence[Point], centre: Point, facing: float, limit: float, reach: float) -> list[Span]:
    """Where on a straight path the mover's centre is within ``reach`` of a line."""
    spans: list[Span] = []
    end_x, end_y = along(centre, facing, limit)
    west, east = min(centre[0], end_x) - reach, max(centre[0], end_x) + reach
    south, north = min(centre[1], end_y) - reach, max(centre[1], end_y) + reach
    for part in itertools.pairwise(line):
        if _beside(part, west, south, east, north):
            continue
        met = passage(Disc(centre, 0.0), part, facing, reach)
        if met is not None and met[1] >= 0 and met[0] <= limit:
            spans.append((max(0.0, met[0]), min(limit, met[1])))
    return union(spans)


def _beside(part: Polygon, west: float, south: float, east: float, north: float) -> bool:
    """Whether a straight piece lies wholly to one side of some bounds: then nothing there can meet it."""
    (ax, ay), (bx, by) = part
    return (
        (ax < west and bx < west)
        or (ax > east and bx > east)
        or (ay < south and by < south)
        or (ay > north and by > north)
    )


def union(spans: Iterable[Span]) -> list[Span]:
    """The stretches joined where they meet, in order."""
    joined: list[Span] = []
    for begin, stop in sorted(spans):
        if joined and begin <= joined[-1][1] + _SAME:
            joined[-1] = (joined[-1][0], max(joined[-1][1], stop))
        else:
            joined.append((begin, stop))
    return joined


def without(spans: Iterable[Span], removed: Iterable[Span]) -> list[Span]:
    """What is left of the stretches outside those removed."""
    left = list(spans)
    for cut_begin, cut_stop in removed:
        pieces = [
            piece for begin, stop in left for piece in ((begin, min(stop, cut_begin)), (max(begin, cut_stop), stop))
        ]
        left = [(begin, stop) for begin, stop in pieces if stop - begin > _SAME]
    return left


def path_cost(
    pieces: Iterable[Terrain],
    start: Point,
    end: Point,
    rate: Callable[[Terrain], float],
    toll: Callable[[Terrain], float],
    exempt: Sequence[Span] = (),
) -> float:
    """The cost of a straight path: for each unit of length the highest ``rate`` among the areas there, elsewhere 1.

    ``toll`` is added for each line it crosses. On the ``exempt`` stretches (a road) areas cost nothing extra.
    """
    pieces = tuple(pieces)
    on_the_way = sum((stop - begin) * price for begin, stop, price in _priced(pieces, start, end, rate, exempt))
    return on_the_way + sum(amount for _, amount in _tolls(pieces, start, end, toll))


def reach(
    pieces: Iterable[Terrain],
    start: Point,
    facing: float,
    budget: float,
    rate: Callable[[Terrain], float],
    toll: Callable[[Terrain], float],
    exempt: Sequence[Span] = (),
    further: Sequence[tuple[float, float]] = (),
) -> float:
    """How far a budget goes straight ahead at the costs of :func:`path_cost`, where no rate is less than 1.

    A line that cannot be paid for stops the mover on it. ``further`` are other tolls due on the way: how far off, how
    much.
    """
    pieces = tuple(pieces)
    end = along(start, facing, budget)
    tolls = sorted((*_tolls(pieces, start, end, toll), *further))
    left = budget
    for begin, stop, price in _priced(pieces, start, end, rate, exempt):
        at = begin
        for place, amount in (due for due in tolls if begin - _SAME <= due[0] < stop - _SAME):
            if (place - at) * price > left:
                return at + max(0.0, left) / price
            left -= (place - at) * price
            at = place
            if amount > left + _SAME:
                return at
            left -= amount
        if (stop - at) * price > left:
            return at + max(0.0, left) / price
        left -= (stop - at) * price
    return budget


def _priced(
    pieces: Iterable[Terrain], start: Point, end: Point, rate: Callable[[Terrain], float], exempt: Sequence[Span]
) -> list[tuple[float, float, float]]:
    """The path cut into stretches of one price: begin, end, price."""
    length = distance(start, end)
    path = bounds((start, end))
    priced = [
        (begin, stop, rate(piece))
        for piece in pieces
        if piece.area and not _clear(path, piece.bounds)
        for begin, stop in without(spans_inside(piece.area, start, end), exempt)
    ]
    cuts = sorted({0.0, length, *(cut for begin, stop, _ in priced for cut in (begin, stop))})
    return [
        (begin, stop, max((price for a, b, price in priced if a <= (begin + stop) / 2 <= b), default=1.0))
        for begin, stop in itertools.pairwise(cuts)
    ]


def _tolls(
    pieces: Iterable[Terrain], start: Point, end: Point, toll: Callable[[Terrain], float]
) -> list[tuple[float, float]]:
    """The lines crossed, in order: distance from the start, toll."""
    path = bounds((start, end))
    return sorted(
        (at, toll(piece))
        for piece in pieces
        if piece.line and toll(piece) and not _clear(path, piece.bounds)
        for at in crossings(piece.line, start, end)
    )


def _inside(box: Box, point: Point) -> bool:
    return box[0] - _SAME <= point[0] <= box[2] + _SAME and box[1] - _SAME <= point[1] <= box[3] + _SAME


def _clear(a: Box, b: Box) -> bool:
    return a[0] > b[2] or b[0] > a[2] or a[1] > b[3] or b[1] > a[3]
