"""The line of sight past the ground. Which kinds of ground hide, and how, is for the ruleset to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from battles.engine.battle import Point, Terrain
from battles.engine.contact import Box, bounds
from battles.engine.geometry import Polygon, contains, spans_inside
from battles.engine.terrain import union


@dataclass(frozen=True, slots=True)
class Screens:
    """The ground that hides.

    One sees through ``thickets`` for ``depth`` units of length in all; not at all through ``masses``, unless one of
    the two ends lies in that mass.
    """

    thickets: tuple[Terrain, ...] = ()
    depth: float = 0.0
    masses: tuple[Terrain, ...] = ()

    @classmethod
    def of(cls, pieces: Iterable[Terrain], *, thickets: Sequence[str], depth: float, masses: Sequence[str]) -> Screens:
        """The screens among the pieces of ground, by their kinds."""
        areas = [piece for piece in pieces if piece.area]
        return cls(
            tuple(piece for piece in areas if piece.kind in thickets),
            depth,
            tuple(piece for piece in areas if piece.kind in masses),
        )


def hidden(screens: Screens, start: Point, end: Point, ends: Sequence[Point] = ()) -> bool:
    """Whether the straight line from ``start`` to ``end`` is hidden.

    ``ends`` are the places of the two things at its ends, where these differ from the ends of the line.
    """
    line = bounds((start, end))
    for mass in screens.masses:
        if (
            not _passes_by(mass.area, line, start, end)
            and spans_inside(mass.area, start, end)
            and not any(contains(mass.area, point) for point in (ends or (start, end)))
        ):
            return True
    spans = [
        span
        for thicket in screens.thickets
        if not _passes_by(thicket.area, line, start, end)
        for span in spans_inside(thicket.area, start, end)
    ]
    return sum(stop - begin for begin, stop in union(spans)) > screens.depth


def _passes_by(area: Polygon, line: Box, start: Point, end: Point) -> bool:
    """Whether a line surely misses an area: outside its bounds, or with all of its corners to one side."""
    box = _bounds(area)
    if line[0] > box[2] or box[0] > line[2] or line[1] > box[3] or box[1] > line[3]:
        return True
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    sides = [dx * (py - y) - dy * (px - x) for px, py in area]
    return min(sides) > 0 or max(sides) < 0


@lru_cache(maxsize=512)
def _bounds(area: Polygon) -> Box:
    return bounds(area)
