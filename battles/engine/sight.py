"""The line of sight past the ground. Which kinds of ground hide, and how, is for the ruleset to say.

``hidden`` answers for one line. Who looks at many places from the same one asks a ``lookout.Lookout``, which gives the
same answers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from battles.engine.battle import Point, Terrain
from battles.engine.contact import Box, bounds
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import Polygon, contains, spans_inside
from battles.engine.terrain import union

#: Whether something hides the end of a line from its start; the third is the places of the two things at its ends.
Bar = Callable[[Point, Point, Sequence[Point]], bool]

# After the drill-books of the time, in metres. Troops are made out in open country at a mile and more, by weather;
# horse from foot at three quarters of a mile, coats and facings at half of that; a regiment is known by its colours at
# two or three hundred paces, and nobody hides from those whom he nearly treads on.
SEEN_METRES: Mapping[str, float] = MappingProxyType(
    {"clear": 2500, "mud": 2500, "snow": 1200, "rain": 1200, "fog": 500}
)
KIND_METRES = 1000
NAMED_METRES = 300
UNHIDDEN_METRES = 75
#: Troops in loose order show no colours and no front: they count as so many times as far away.
LOOSE_ORDER = 2


@dataclass(frozen=True, slots=True)
class Screen:
    """Areas that hide by one rule: of a line ``depth`` may lie inside and no more, or ``ends`` where an end lies there.

    The lengths inside several areas count ``together``, or each area for itself.
    """

    areas: tuple[Polygon, ...]
    depth: float = 0.0
    ends: float = math.inf
    together: bool = False


@dataclass(frozen=True, slots=True)
class Screens:
    """All that hides on a table: areas by their rules, and whatever else a rulebook finds in the way."""

    rules: tuple[Screen, ...] = ()
    bars: tuple[Bar, ...] = ()

    @classmethod
    def of(cls, pieces: Iterable[Terrain], *, thickets: Sequence[str], depth: float, masses: Sequence[str]) -> Screens:
        """The screens among the pieces of ground, by their kinds.

        One sees through thickets for ``depth`` units of length in all; not at all through masses, unless one of the two
        ends lies in that mass.
        """
        areas = [piece for piece in pieces if piece.area]
        return cls(
            (
                Screen(tuple(piece.area for piece in areas if piece.kind in masses)),
                Screen(tuple(piece.area for piece in areas if piece.kind in thickets), depth, depth, together=True),
            )
        )


@dataclass(frozen=True, slots=True)
class Eyesight:
    """How the troops of a battle see; lengths in table units.

    ``seen`` is how far off troops are seen at all, ``kind`` and ``named`` how near they must be for their nation and
    type, and for their name. Within ``unhidden`` nothing hides them, beyond ``limit`` no part of them is seen. Troops
    in a formation listed in ``loose`` count as so many times as far away.
    """

    seen: float
    kind: float
    named: float
    unhidden: float
    screens: Screens = field(default_factory=Screens)
    limit: float = math.inf
    loose: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))


def eyesight(
    metres_per_unit: float,
    weather: str,
    screens: Screens,
    *,
    seen_metres: float | None = None,
    limit: float = math.inf,
    loose: Iterable[str] = (),
) -> Eyesight:
    """Eyesight after the drill-books, at a ground scale. ``seen_metres`` overrules what the weather lets them see."""
    return Eyesight(
        seen=(seen_metres or SEEN_METRES.get(weather, SEEN_METRES["clear"])) / metres_per_unit,
        kind=KIND_METRES / metres_per_unit,
        named=NAMED_METRES / metres_per_unit,
        unhidden=UNHIDDEN_METRES / metres_per_unit,
        screens=screens,
        limit=limit,
        loose=MappingProxyType(dict.fromkeys(loose, LOOSE_ORDER)),
    )


def hidden(screens: Screens, start: Point, end: Point, ends: Sequence[Point] = ()) -> bool:
    """Whether the straight line from ``start`` to ``end`` is hidden.

    ``ends`` are the places of the two things at its ends, where these differ from the ends of the line.
    """
    line = bounds((start, end))
    places = ends or (start, end)
    return any(_hides(rule, start, end, line, places) for rule in screens.rules) or any(
        bar(start, end, places) for bar in screens.bars
    )


def _hides(rule: Screen, start: Point, end: Point, line: Box, places: Sequence[Point]) -> bool:
    met = [
        (area, spans)
        for area in rule.areas
        if not _passes_by(area, line, start, end) and (spans := spans_inside(area, start, end))
    ]
    if rule.together:
        length = _length([span for _, spans in met for span in spans])
        return _exceeds(rule, length, (area for area in rule.areas), places)
    return any(_exceeds(rule, _length(spans), (area,), places) for area, spans in met)


def _exceeds(rule: Screen, length: float, areas: Iterable[Polygon], places: Sequence[Point]) -> bool:
    if length <= rule.depth:
        return False
    return length > rule.ends or not any(contains(area, place) for area in areas for place in places)


def _length(spans: Iterable[tuple[float, float]]) -> float:
    return sum(stop - begin for begin, stop in union(spans))


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
