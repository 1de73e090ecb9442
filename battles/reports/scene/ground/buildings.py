"""What was built: villages, farms, enclosures and field works."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Style
from battles.reports.scene.ground.vegetation import scattered
from battles.reports.scene.picture import Ink
from battles.reports.scene.plate import Plate
from battles.reports.scene.strokes import Hand, area_of, bounds, distance_to_ring, inside, paced, wobbled
from battles.reports.scene.values import Ground

FARM = 30.0
"""Up to this area in square cm a built-up place is one walled farm; above it, a village of houses."""


def block(centre: Point, width: float, depth: float, degrees: float) -> tuple[Point, ...]:
    """The corners of a house whose front is turned anticlockwise by ``degrees``."""
    turn = math.radians(degrees)
    ux, uy = math.cos(turn) * width / 2, math.sin(turn) * width / 2
    vx, vy = -math.sin(turn) * depth / 2, math.cos(turn) * depth / 2
    x, y = centre
    return (
        (x - ux - vx, y - uy - vy),
        (x + ux - vx, y + uy - vy),
        (x + ux + vx, y + uy + vy),
        (x - ux + vx, y - uy + vy),
    )


def draw_built(plate: Plate, piece: Ground, style: Style) -> None:
    """A village, or a walled farm when the place is small."""
    if area_of(piece.area) <= FARM:
        _draw_farm(plate, piece)
    else:
        _draw_village(plate, piece, style)


def _draw_farm(plate: Plate, piece: Ground) -> None:
    """A yard within a wall and buildings along three of its sides."""
    ring = piece.area
    wall = Ink(fill=palette.YARD, stroke=palette.STONE, width=0.7 * plate.k)
    plate.polygon(ring, wall)
    left, bottom, right, top = bounds(ring)
    thick = max(0.55, min(1.3, 0.22 * min(right - left, top - bottom)))
    middle = ((left + right) / 2, (bottom + top) / 2)
    sides = sorted(zip(ring, (*ring[1:], ring[0]), strict=True), key=lambda side: -math.dist(*side))[:3]
    blocks = []
    for index, (start, end) in enumerate(sides):
        span = math.dist(start, end)
        if span < 1.2:
            continue
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        part = (0.5, 0.42, 0.6)[index]
        spot = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        way = (middle[0] - spot[0], middle[1] - spot[1])
        reach = math.hypot(*way) or 1.0
        spot = (spot[0] + way[0] / reach * thick * 0.62, spot[1] + way[1] / reach * thick * 0.62)
        blocks.append(block(spot, span * (0.78, 0.6, 0.5)[index], thick, turn))
    plate.polygons(blocks[:1], Ink(fill=palette.STONE))
    for house in blocks[1:]:
        plate.polygon(house, Ink(fill=palette.STONE))


def _draw_village(plate: Plate, piece: Ground, style: Style) -> None:
    """Gardens within a dotted hedge, houses in loose rows, and a church in a larger place."""
    edge = wobbled(piece.area, piece.id, step=3, spread=0.3, closed=True)
    hedge = Ink(fill=palette.MEADOW, stroke=palette.WOOD_EDGE, width=0.8 * plate.k, dash=(0.01, 1.9 * plate.line))
    plate.polygon(edge, hedge, smooth=True)
    hand = Hand("houses", piece.id)
    pitch = max(1.6, min(max(2.5, 7.5 * plate.line / plate.cm), area_of(piece.area) ** 0.5 / 3.4)) / style.weight
    lean = hand.about(18)
    houses = []
    for x, y in scattered(piece.area, piece.id, pitch, 0.22):
        if distance_to_ring((x, y), piece.area) < 0.36 * pitch or hand.next() < 0.1:
            continue
        long = pitch * (0.5 + 0.28 * hand.next())
        turn = lean + (90 if hand.next() < 0.4 else 0) + hand.about(9)
        houses.append(block((x, y), long, max(0.8, pitch * 0.36), turn))
        if hand.next() < 0.3:
            wing = math.radians(turn + 90)
            spot = (x + math.cos(wing) * long * 0.36, y + math.sin(wing) * long * 0.36)
            houses.append(block(spot, max(0.7, pitch * 0.26), long * 0.6, turn))
    plate.polygons(houses, Ink(fill=palette.STONE, stroke=palette.MEADOW, width=0.3 * plate.line))
    if area_of(piece.area) > 5 * FARM and houses:
        _draw_church(plate, houses[len(houses) // 2])


def _draw_church(plate: Plate, house: Sequence[Point]) -> None:
    """A cross over one of the houses."""
    x = sum(corner[0] for corner in house) / 4
    y = max(corner[1] for corner in house)
    arm = max(0.5, 2.0 * plate.line / plate.cm)
    upright = ((x, y), (x, y + 2.4 * arm))
    beam = ((x - 0.7 * arm, y + 1.6 * arm), (x + 0.7 * arm, y + 1.6 * arm))
    plate.lines((upright, beam), Ink(stroke=palette.MEADOW, width=2.6 * plate.k))
    plate.lines((upright, beam), Ink(stroke=palette.STONE, width=1.1 * plate.k))


def draw_enclosed(plate: Plate, piece: Ground, _style: Style) -> None:
    """A park or orchard: a walled piece of meadow, its trees in rows."""
    plate.polygon(piece.area, Ink(fill=palette.MEADOW, stroke=palette.STONE, width=0.7 * plate.k))
    pitch = max(2.2, 7 * plate.line / plate.cm)
    radius = min(0.42, 1.4 * plate.line / plate.cm)
    trees = [
        place
        for place in scattered(piece.area, piece.id, pitch, 0.04)
        if distance_to_ring(place, piece.area) > pitch / 3
    ]
    plate.polygons(
        (block(tree, radius * 1.7, radius * 1.7, 45) for tree in trees if inside(tree, piece.area)),
        Ink(fill=palette.WOOD_EDGE),
    )


def draw_works_area(plate: Plate, piece: Ground, style: Style) -> None:
    """A closed work: a rampart with spikes outside."""
    plate.polygon(piece.area, Ink(fill=palette.YARD, stroke=palette.STONE, width=2.0 * plate.k * style.weight))
    plate.lines(
        _spikes(plate, (*piece.area, piece.area[0]), piece.area), Ink(stroke=palette.STONE, width=0.55 * plate.k)
    )


def _spikes(plate: Plate, line: Sequence[Point], ring: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Short strokes that stand on the outside of a rampart."""
    reach = max(0.55, 2.4 * plate.line / plate.cm)
    for x, y, dx, dy, _ in paced(line, max(0.55, 2.2 * plate.line / plate.cm)):
        tip = (x - dy * reach, y + dx * reach)
        yield (x, y), ((x + dy * reach, y - dx * reach) if inside(tip, ring) else tip)
