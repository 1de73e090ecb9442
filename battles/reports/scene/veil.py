"""Fog as it was engraved: ground that nobody of the reader's sees is ruled like an old print's sky."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from battles.engine.battle import Point
from battles.engine.keeping import Same, Shelf
from battles.reports.scene import palette
from battles.reports.scene.picture import Ink, Item
from battles.reports.scene.plate import Plate
from battles.reports.scene.values import Window

PITCH = 3.26
"""Distance between two lines on paper, in points (1.15 mm)."""

TINT = 0.12
"""How far the veil darkens the ground."""


def draw_veil(plate: Plate, seen: Sequence[Sequence[Point]]) -> None:
    """Rule the part of the window outside the rings of ``seen`` ground, tint it lightly and dot the edge of sight."""

    def drawn() -> tuple[Item, ...]:
        fresh = Plate(plate.window, plate.sheet)
        fresh.left, fresh.lower = plate.left, plate.lower
        _rule(fresh, seen)
        return tuple(fresh.items)

    plate.items += _VEILS.get((Same(seen), plate.window, plate.sheet, plate.left, plate.lower), drawn)


def draw_limit(plate: Plate, seen: Sequence[Sequence[Point]], colour: str, dash: tuple[float, float]) -> None:
    """The limit of what somebody's troops see, the edge of the table left out."""
    left, bottom, right, top = plate.window

    def is_edge(a: Point, b: Point) -> bool:
        level = a[1] == b[1] and not bottom + EDGE < a[1] < top - EDGE
        return level or (a[0] == b[0] and not left + EDGE < a[0] < right - EDGE)

    ink = Ink(stroke=colour, width=0.7 * plate.k, dash=(dash[0] * plate.k, dash[1] * plate.k))
    parts: list[tuple[Point, ...]] = []
    for ring in seen:
        run: list[Point] = []
        for a, b in pairwise((*ring, ring[0])):
            if is_edge(a, b):
                parts.append(tuple(run))
                run = []
            else:
                run = [*(run or [a]), b]
        parts.append(tuple(run))
    plate.lines([part for part in parts if len(part) > 1], ink)


#: Nearer to the edge than this, in centimetres, is at it.
EDGE = 0.2
#: Every seat of a side has the same on its map of the field.
_VEILS: Shelf[tuple[Item, ...]] = Shelf(8)


def _rule(plate: Plate, seen: Sequence[Sequence[Point]]) -> None:
    left, bottom, right, top = plate.window
    pitch = PITCH * plate.line / plate.cm
    lines: list[tuple[Point, Point]] = []
    bands: list[tuple[Point, ...]] = []
    count = int((top - bottom) / pitch) + 2
    first = int(bottom / pitch)
    for row in range(first, first + count):
        y = (row + 0.5) * pitch
        for start, end in unseen_spans(seen, y, left, right):
            if bottom <= y <= top:
                lines.append(((start, y), (end, y)))
            low, high = max(bottom, y - pitch / 2), min(top, y + pitch / 2)
            if high > low:
                bands.append(((start, low), (end, low), (end, high), (start, high)))
    plate.polygons(bands, Ink(fill=palette.VEIL, opacity=TINT))
    plate.lines(lines, Ink(stroke=palette.VEIL, width=0.24 * plate.line, round=False, opacity=0.8))
    edge = Ink(stroke=palette.SECONDARY, width=0.55 * plate.k, dash=(0.01, 1.9 * plate.k))
    plate.lines([(*ring, ring[0]) for ring in seen], edge)


def unseen_spans(seen: Sequence[Sequence[Point]], y: float, left: float, right: float) -> Iterator[tuple[float, float]]:
    """The parts of a level line from ``left`` to ``right`` that lie in none of the rings (even-odd)."""
    cuts = sorted(cut for ring in seen for cut in _cuts(ring, y))
    place = left
    for start, end in zip(cuts[::2], cuts[1::2], strict=False):
        if start > place:
            yield place, min(start, right)
        place = max(place, end)
        if place >= right:
            return
    if place < right:
        yield place, right


def _cuts(ring: Sequence[Point], y: float) -> Iterator[float]:
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y):
            yield ax + (bx - ax) * (y - ay) / (by - ay)
        ax, ay = bx, by


def rings_of_cells(cells: Sequence[Sequence[bool]], cell: float, window: Window) -> tuple[tuple[Point, ...], ...]:
    """Rounded rings around the true cells of a lattice whose first row is the southernmost.

    ``cell`` is the side of a cell; the lattice starts at the window's lower left corner and is cut at its edges.
    """
    edges = _edges(cells)
    rings: list[tuple[Point, ...]] = []
    while edges:
        start, following = next(iter(edges.items()))
        ring = [start]
        here = following.pop()
        if not following:
            del edges[start]
        previous = start
        while here != start:
            ring.append(here)
            choices = edges[here]
            here_next = _turn(previous, here, choices)
            choices.remove(here_next)
            if not choices:
                del edges[here]
            previous, here = here, here_next
        rings.append(_rounded(ring, cell, window))
    return tuple(rings)


def _edges(cells: Sequence[Sequence[bool]]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """The sides between seen and unseen cells, walked with the seen cell on the left."""
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def seen(column: int, row: int) -> bool:
        return 0 <= row < len(cells) and 0 <= column < len(cells[row]) and cells[row][column]

    for row, line in enumerate(cells):
        for column, value in enumerate(line):
            if not value:
                continue
            if not seen(column, row - 1):
                edges.setdefault((column, row), []).append((column + 1, row))
            if not seen(column + 1, row):
                edges.setdefault((column + 1, row), []).append((column + 1, row + 1))
            if not seen(column, row + 1):
                edges.setdefault((column + 1, row + 1), []).append((column, row + 1))
            if not seen(column - 1, row):
                edges.setdefault((column, row + 1), []).append((column, row))
    return edges


def _turn(before: tuple[int, int], here: tuple[int, int], choices: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Where rings touch at a corner, keep to the left so that they stay apart."""
    dx, dy = here[0] - before[0], here[1] - before[1]
    return max(choices, key=lambda after: dx * (after[1] - here[1]) - dy * (after[0] - here[0]))


def _rounded(ring: Sequence[tuple[int, int]], cell: float, window: Window) -> tuple[Point, ...]:
    """A ring of cell corners with its steps smoothed away: the middles of its sides, averaged once."""
    left, bottom, right, top = window
    points = [(left + x * cell, bottom + y * cell) for x, y in ring]
    for _ in range(2):
        points = [
            ((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True)
        ]
    reach = cell * 0.3
    return tuple(
        (
            left if x < left + reach else right if x > right - reach else x,
            bottom if y < bottom + reach else top if y > top - reach else y,
        )
        for x, y in points
    )
