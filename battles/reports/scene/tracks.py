"""What happened, drawn on the map: marches, charges, falling back, fire and hand-to-hand fighting."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.mould import INKS
from battles.reports.scene.picture import Contour, Disc, Ink, Shape, flattened
from battles.reports.scene.plate import Plate, beside
from battles.reports.scene.signs import reach_of
from battles.reports.scene.strokes import Course, length_of
from battles.reports.scene.values import Blow, Clash, Goal, Shot, ShotKind, Track, TrackKind, UnitSign

SHORTEST = 0.9
"""Ways shorter than this, in cm between the signs, are not drawn."""

BESIDE = 3.4
"""How far to the left of its way, in points, a retreat is drawn, as it often leads back over the way of a charge."""


#: The ways of the rays about the mark of a shot.
RAYS = tuple((math.cos(math.tau * ray / 8), math.sin(math.tau * ray / 8)) for ray in range(8))


def trimmed(points: Sequence[Point], start: float, end: float) -> tuple[Point, ...]:
    """A line without its first ``start`` and its last ``end``; empty when nothing is left."""
    whole = length_of(points)
    if whole - start - end <= SHORTEST:
        return ()
    kept: list[Point] = []
    travelled = 0.0
    for first, second in pairwise(points):
        span = math.dist(first, second)
        if span <= 0:
            continue
        low, high = max(0.0, start - travelled) / span, min(span, whole - end - travelled) / span
        if low < 1 and high > 0 and high > low:
            for part in (low, high):
                point = (first[0] + (second[0] - first[0]) * part, first[1] + (second[1] - first[1]) * part)
                if not kept or math.dist(kept[-1], point) > 1e-9:
                    kept.append(point)
        travelled += span
    return tuple(kept)


class Standing:
    """Signs by the cell of a centimetre that they stand in: the ends of every way and shot ask who stands there."""

    __slots__ = ("_cells",)

    def __init__(self, signs: Iterable[UnitSign] = ()) -> None:
        self._cells: dict[tuple[int, int], list[UnitSign]] = {}
        for sign in signs:
            self._cells.setdefault((math.floor(sign.at[0]), math.floor(sign.at[1])), []).append(sign)

    def near(self, place: Point) -> Iterator[UnitSign]:
        """Those whose middle is within a centimetre of a place, and perhaps some more."""
        column, row = math.floor(place[0]), math.floor(place[1])
        for cell in ((column + right, row + up) for right in (-1, 0, 1) for up in (-1, 0, 1)):
            yield from self._cells.get(cell, ())


def _exit(points: Sequence[Point], signs: Standing, *, at_end: bool) -> float:
    """How much of a line is hidden by the sign that stands at one of its ends."""
    line = points[::-1] if at_end else points
    place, onward = line[0], line[1]
    span = math.dist(place, onward)
    if span <= 0:
        return 0.0
    way = ((onward[0] - place[0]) / span, (onward[1] - place[1]) / span)
    hidden = [reach_of(sign, way) for sign in signs.near(place) if math.dist(sign.at, place) < 0.6]
    return min(max(hidden, default=0.0) + 0.35, span)


def draw_track(plate: Plate, track: Track, signs: Standing) -> None:
    """A unit's way: dashed for a march, a swelling arrow for a charge, dashed with an open barb for falling back.

    What is left of a march after this turn begins with a bar across the way and leads on in dots.
    """
    if len(track.points) < 2 or not plate.shows(track.points, 1.0):
        return
    if track.kind is TrackKind.BEYOND:
        _draw_beyond(plate, plate.all_at(track.points), INKS[track.tone].line)
        return
    line = trimmed(track.points, 0.0, _exit(track.points, signs, at_end=True))
    if len(line) < 2:
        return
    k = plate.k
    aside = BESIDE * k if track.kind is TrackKind.RETREAT else 0.0
    path = beside(plate.all_at(line), aside)
    inks = INKS[track.tone]
    if track.kind is TrackKind.CHARGE:
        _draw_charge(plate, path, inks.solid if not inks.halved else palette.ENEMY, inks.line)
        return
    retreat = track.kind is TrackKind.RETREAT
    width, dash = (1.05, (2.4, 1.5)) if retreat else (0.8, (3.0, 1.8))
    tip, way = path[-1], _way(path[-2], path[-1])
    barb = (4.6 if retreat else 4.2) * k
    halo = Ink(stroke=palette.GROUND, width=(width + 1.8) * k, opacity=0.75)
    plate.items.append(Shape((path,), halo, False))
    stop = tip if retreat else (tip[0] - way[0] * barb * 0.8, tip[1] - way[1] * barb * 0.8)
    ink = Ink(stroke=inks.line, width=width * k, dash=(dash[0] * k, dash[1] * k), round=False)
    plate.items.append(Shape(((*path[:-1], stop),), ink, False))
    left, right = _barbs(tip, way, barb, 0.42)
    if retreat:
        plate.items.append(Shape(((left, tip, right),), Ink(stroke=inks.line, width=1.0 * k), False))
    else:
        plate.items.append(Shape(((left, tip, right),), Ink(fill=inks.line)))


def _draw_beyond(plate: Plate, path: Contour, line: str) -> None:
    """A bar where the unit stops, and dots to where it was sent."""
    k = plate.k
    (x, y), way = path[0], _way(path[0], path[1])
    bar = ((x - way[1] * 4.0 * k, y + way[0] * 4.0 * k), (x + way[1] * 4.0 * k, y - way[0] * 4.0 * k))
    plate.items.append(Shape((path, bar), Ink(stroke=palette.GROUND, width=2.6 * k, opacity=0.75), False))
    plate.items.append(Shape((path,), Ink(stroke=line, width=0.9 * k, dash=(0.01, 2.4 * k)), False))
    plate.items.append(Shape((bar,), Ink(stroke=line, width=1.3 * k), False))


def draw_goal(plate: Plate, goal: Goal) -> None:
    """An open ring with a point in it."""
    if not plate.within(goal.at):
        return
    k, line = plate.k, INKS[goal.tone].line
    at = plate.at(goal.at)
    plate.items.append(Disc(at, 3.4 * k, Ink(stroke=palette.GROUND, width=2.8 * k, opacity=0.85)))
    plate.items.append(Disc(at, 3.4 * k, Ink(stroke=line, width=1.1 * k)))
    plate.items.append(Disc(at, 0.9 * k, Ink(fill=line)))


def _way(start: Point, end: Point) -> Point:
    span = math.dist(start, end) or 1.0
    return ((end[0] - start[0]) / span, (end[1] - start[1]) / span)


def _barbs(tip: Point, way: Point, size: float, spread: float) -> tuple[Point, Point]:
    """The two rear points of an arrow's head."""
    back = (tip[0] - way[0] * size, tip[1] - way[1] * size)
    across = (-way[1] * size * spread, way[0] * size * spread)
    return (back[0] + across[0], back[1] + across[1]), (back[0] - across[0], back[1] - across[1])


def draw_blow(plate: Plate, blow: Blow) -> None:
    """A broad pale arrow that swells from where a division began to where it got."""
    path = flattened(plate.all_at(blow.points), False)
    whole, k = length_of(path), plate.k
    if whole <= 0:
        return
    head = min(15.0 * k, whole * 0.4)
    course = Course(path)
    steps = 24
    left: list[Point] = []
    right: list[Point] = []
    for step in range(steps + 1):
        x, y, dx, dy = course.at((whole - 0.75 * head) * step / steps)
        half = (1.2 + 3.2 * step / steps) * k
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    x, y, dx, dy = course.at(whole)
    barb_left, barb_right = _barbs((x, y), (dx, dy), head, 0.52)
    ring = (*left, barb_left, (x, y), barb_right, *reversed(right))
    inks = INKS[blow.tone]
    fill = palette.ENEMY if inks.halved else inks.solid
    plate.items.append(Shape((ring,), Ink(fill, inks.line, 0.4 * k, opacity=0.5)))


def _draw_charge(plate: Plate, path: Sequence[Point], fill: str, line: str) -> None:
    """An arrow that swells towards its barbed head."""
    k = plate.k
    whole = length_of(path) or 1.0
    head = min(9.0 * k, whole * 0.6)
    left: list[Point] = []
    right: list[Point] = []
    travelled = 0.0
    way = _way(path[0], path[1])
    for index, point in enumerate(path):
        if index:
            travelled += math.dist(path[index - 1], point)
            way = _way(path[index - 1], point)
        end = index == len(path) - 1
        spot = (point[0] - way[0] * head * 0.8, point[1] - way[1] * head * 0.8) if end else point
        half = (0.7 + 1.3 * min(1.0, travelled / whole)) * k
        left.append((spot[0] - way[1] * half, spot[1] + way[0] * half))
        right.append((spot[0] + way[1] * half, spot[1] - way[0] * half))
    tip = path[-1]
    barb_left, barb_right = _barbs(tip, way, head, 0.44)
    ring = (*left, barb_left, tip, barb_right, *reversed(right))
    plate.items.append(Shape((ring,), Ink(stroke=palette.GROUND, width=2.2 * k, opacity=0.85)))
    plate.items.append(Shape((ring,), Ink(fill, line, 0.4 * k)))


def draw_shot(plate: Plate, shot: Shot, signs: Standing) -> None:
    """Musketry as three dotted lines, gunfire as one dashed line, with smoke at the muzzle and a star at the mark."""
    points = (shot.start, shot.end)
    if not plate.shows(points):
        return
    line = trimmed(points, _exit(points, signs, at_end=False), _exit(points, signs, at_end=True))
    if len(line) < 2:
        return
    path = plate.all_at(line)
    way = _way(path[0], path[-1])
    colour = INKS[shot.tone].line
    k = plate.k
    if shot.kind is ShotKind.MUSKETRY:
        offsets: tuple[float, ...] = (-1.5 * k, 0.0, 1.5 * k)
        ink = Ink(stroke=colour, width=0.65 * k, dash=(0.01, 1.5 * k))
    else:
        offsets = (0.0,)
        ink = Ink(stroke=colour, width=0.6 * k, dash=(4.2 * k, 2.2 * k), round=False)
    lines = tuple(tuple((x - way[1] * off, y + way[0] * off) for x, y in path) for off in offsets)
    plate.items.append(Shape(lines, ink, False))
    smoke = Ink(palette.GROUND, palette.SECONDARY, 0.4 * k)
    start, end = path[0], path[-1]
    for side in (-1.2, 1.2, 0.0):
        centre = (start[0] - way[1] * side * k, start[1] + way[0] * side * k)
        plate.items.append(Disc(centre, (1.35 if side else 1.7) * k, smoke))
    (x, y), near, far = end, 0.7 * k, 2.6 * k
    rays = tuple([((x + near * cos, y + near * sin), (x + far * cos, y + far * sin)) for cos, sin in RAYS])
    plate.items.append(Shape(rays, Ink(stroke=colour, width=0.5 * k), False))


def draw_clash(plate: Plate, clash: Clash) -> None:
    """Crossed sabres."""
    x, y = plate.at(clash.at)
    size = 5.2 * plate.k
    blades = []
    for side in (-1, 1):
        blade = tuple(
            (
                x + side * size * (-0.62 + 1.24 * part),
                y + size * (-0.62 + 1.24 * part - 0.42 * math.sin(math.pi * part) * 0.55),
            )
            for part in (0.0, 0.25, 0.5, 0.75, 1.0)
        )
        guard = (
            (x + side * size * -0.62, y + size * -0.28),
            (x + side * size * -0.28, y + size * -0.62),
        )
        blades += [blade, guard]
    plate.items.append(Disc((x, y), size * 0.95, Ink(fill=palette.GROUND, opacity=0.8)))
    plate.items.append(Shape(tuple(blades), Ink(stroke=palette.INK, width=1.0 * plate.k), False, True))
