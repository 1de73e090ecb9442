"""What grows and what is wet: woods, crops, marsh, rough ground and lakes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Style
from battles.reports.scene.picture import Ink, Shape, Symbol
from battles.reports.scene.plate import Plate
from battles.reports.scene.strokes import Hand, area_of, bounds, distance_to_ring, inside, wobbled
from battles.reports.scene.values import Ground

MOST_PLACES = 3000
"""About how many trees or tufts a piece of ground has at most."""


def _crown(name: str, lobes: int) -> Symbol:
    """A tree seen from above: a crown of uneven lobes, and its shade to the south-east."""
    hand = Hand("crown", name)
    reaches = [0.42 + hand.about(0.04) for _ in range(lobes)]
    turn = hand.next() * math.tau
    crown: list[Point] = []
    for lobe, reach in enumerate(reaches):
        for part, bulge in ((0.06, 0.8), (0.28, 1.04), (0.5, 1.12), (0.72, 1.04), (0.94, 0.8)):
            angle = turn + math.tau * (lobe + part) / lobes
            crown.append((reach * bulge * math.cos(angle), 0.94 * reach * bulge * math.sin(angle)))
    shade = tuple((x * 1.02 + 0.09, y - 0.1) for x, y in crown)
    return Symbol(
        name,
        (
            Shape((shade,), Ink(fill=palette.TREE_LINE), True, True),
            Shape((tuple(crown),), Ink(fill=palette.TREE, stroke=palette.TREE_LINE, width=0.07), True, True),
        ),
    )


def _tuft(name: str, colour: str, blades: Sequence[tuple[float, float]]) -> Symbol:
    """A tuft of grass, corn or reed: blades from one root to the given tips."""
    return Symbol(name, (Shape(tuple(((0.0, 0.0), tip) for tip in blades), Ink(stroke=colour, width=0.1), False),))


TREES = (_crown("tree-1", 5), _crown("tree-2", 6), _crown("tree-3", 7))
CORN = _tuft("corn", palette.CROP_MARK, ((-0.32, 0.6), (0.0, 0.75), (0.32, 0.6)))
REED = _tuft("reed", palette.WATER_LINE, ((-0.4, 0.5), (-0.14, 0.75), (0.14, 0.75), (0.4, 0.5)))
BUSH = _tuft("bush", palette.WOOD_EDGE, ((-0.45, 0.35), (-0.2, 0.62), (0.2, 0.62), (0.45, 0.35)))


def scattered(ring: Sequence[Point], name: str, pitch: float, unrest: float = 0.36) -> Iterator[Point]:
    """Places inside a polygon about ``pitch`` apart (farther on very large ground), in rows disturbed by a hand."""
    hand = Hand("scatter", name)
    pitch = max(pitch, math.sqrt(area_of(ring) / MOST_PLACES))
    left, bottom, right, top = bounds(ring)
    rows = int((top - bottom) / (pitch * 0.87)) + 1
    columns = int((right - left) / pitch) + 2
    for row in range(rows):
        for column in range(columns):
            x = left + (column + (0.5 if row % 2 else 0.0)) * pitch + hand.about(unrest) * pitch
            y = bottom + (row + 0.5) * pitch * 0.87 + hand.about(unrest) * pitch
            if inside((x, y), ring):
                yield x, y


def draw_wood(plate: Plate, piece: Ground, style: Style) -> None:
    """A wood: tint, an edge drawn by hand, and trees that stand close along the edge and thin out inside.

    Trees thin out towards the middle so that the troops in the wood, not the wood, catch the eye.
    """
    edge = wobbled(piece.area, piece.id, step=2.6, spread=0.42, closed=True)
    plate.polygon(edge, Ink(fill=palette.WOOD, stroke=palette.WOOD_EDGE, width=0.75 * plate.k), smooth=True)
    if plate.small:
        return
    hand = Hand("trees", piece.id)
    size = max(3.0 * plate.line, min(1.3 * plate.cm, 7.6 * plate.line))
    pitch = max(1.5, 1.22 * size / plate.cm)
    places = []
    for place in scattered(piece.area, piece.id, pitch):
        depth = distance_to_ring(place, piece.area)
        if depth < 0.45 * pitch:
            continue
        if hand.next() < (0.95 if depth < 1.7 * pitch else 0.5) * min(1.0, 0.35 + style.weight * 0.65):
            places.append((place, size * (0.82 + 0.36 * hand.next())))
    for index, tree in enumerate(TREES):
        plate.stamps(tree, places[index :: len(TREES)])


def draw_crop(plate: Plate, piece: Ground, _style: Style) -> None:
    """Standing crops: a warm tint and sparse tufts."""
    edge = wobbled(piece.area, piece.id, step=6, spread=0.3, closed=True)
    plate.polygon(edge, Ink(fill=palette.CROP), smooth=True)
    if plate.small:
        return
    size = max(2.6 * plate.line, min(0.9 * plate.cm, 6 * plate.line))
    plate.stamps(CORN, [(place, size) for place in scattered(piece.area, piece.id, max(2.7, 3.6 * size / plate.cm))])


def draw_rough(plate: Plate, piece: Ground, style: Style) -> None:
    """Brush and broken ground: tufts, no edge."""
    edge = wobbled(piece.area, piece.id, step=3, spread=0.5, closed=True)
    plate.polygon(edge, Ink(fill=palette.mix(palette.GROUND, palette.WOOD, 0.45)), smooth=True)
    size = max(3.0 * plate.line, min(1.1 * plate.cm, 7 * plate.line))
    pitch = max(1.7, 2.2 * size / plate.cm) / style.weight**0.5
    plate.stamps(BUSH, [(place, size) for place in scattered(piece.area, piece.id, pitch, 0.45)])


def draw_marsh(plate: Plate, piece: Ground, _style: Style) -> None:
    """Marsh: short level strokes of water with reeds between."""
    edge = wobbled(piece.area, piece.id, step=3, spread=0.5, closed=True)
    plate.polygon(edge, Ink(fill=palette.MEADOW), smooth=True)
    hand = Hand("marsh", piece.id)
    pitch = max(1.3, min(max(2.0, 8.5 * plate.line / plate.cm), area_of(piece.area) ** 0.5 / 4))
    strokes, reeds = [], []
    for x, y in scattered(piece.area, piece.id, pitch, 0.3):
        half = pitch * (0.26 + 0.16 * hand.next())
        if inside((x - half, y), piece.area) and inside((x + half, y), piece.area):
            strokes.append(((x - half, y), (x + half, y)))
        if hand.next() < 0.42:
            reeds.append(((x, y + 0.05), min(1.15 * plate.cm, 5.5 * plate.line)))
    plate.lines(strokes, Ink(stroke=palette.WATER_LINE, width=0.45 * plate.k))
    plate.stamps(REED, reeds)


def draw_lake(plate: Plate, piece: Ground, _style: Style) -> None:
    """A lake or pond with water lines that follow the shore and fade inwards."""
    shore = wobbled(piece.area, piece.id, step=2.2, spread=0.22, closed=True)
    plate.polygon(shore, Ink(fill=palette.WATER, stroke=palette.WATER_LINE, width=0.7 * plate.k), smooth=True)
    middle = (sum(x for x, _ in shore) / len(shore), sum(y for _, y in shore) / len(shore))
    for index, share in enumerate((0.84, 0.69, 0.54, 0.39)):
        ring = tuple((middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in shore)
        width = (0.42 - 0.07 * index) * plate.k
        plate.polygon(
            ring, Ink(stroke=palette.mix(palette.WATER_LINE, palette.WATER, 0.14 * index), width=width), smooth=True
        )


def draw_barred(plate: Plate, piece: Ground, _style: Style) -> None:
    """Ground nobody enters: a stony tint with broken strokes."""
    edge = wobbled(piece.area, piece.id, step=2, spread=0.4, closed=True)
    ink = Ink(fill=palette.mix(palette.GROUND, palette.STONE, 0.16), stroke=palette.STONE, width=0.5 * plate.k)
    plate.polygon(edge, ink)
    hand = Hand("rock", piece.id)
    strokes = []
    for x, y in scattered(piece.area, piece.id, max(1.6, 7 * plate.line / plate.cm)):
        reach = 0.5 + 0.5 * hand.next()
        strokes.append(((x, y), (x + reach * 0.5, y - reach * 0.35), (x + reach * 0.45, y - reach)))
    plate.lines(strokes, Ink(stroke=palette.STONE, width=0.5 * plate.k))


def draw_plain(plate: Plate, piece: Ground, _style: Style) -> None:
    """An area of a kind that is not known here: a faint tint and a dotted edge, so that it is on the map at least."""
    edge = wobbled(piece.area, piece.id, step=4, spread=0.2, closed=True)
    dots = (0.01, 2.2 * plate.line)
    ink = Ink(
        fill=palette.mix(palette.GROUND, palette.CROP_MARK, 0.18),
        stroke=palette.SECONDARY,
        width=0.6 * plate.k,
        dash=dots,
    )
    plate.polygon(edge, ink, smooth=True)
