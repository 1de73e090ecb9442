"""The line of sight past the ground. Which kinds of ground hide, and how, is for the ruleset to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point, Terrain
from battles.engine.contact import Box, bounds
from battles.engine.geometry import contains, spans_inside
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
            not _clear(line, bounds(mass.area))
            and spans_inside(mass.area, start, end)
            and not any(contains(mass.area, point) for point in (ends or (start, end)))
        ):
            return True
    spans = [
        span
        for thicket in screens.thickets
        if not _clear(line, bounds(thicket.area))
        for span in spans_inside(thicket.area, start, end)
    ]
    return sum(stop - begin for begin, stop in union(spans)) > screens.depth


def _clear(a: Box, b: Box) -> bool:
    return a[0] > b[2] or b[0] > a[2] or a[1] > b[3] or b[1] > a[3]
