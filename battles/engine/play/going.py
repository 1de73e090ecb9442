"""Going: what the ground costs, bars and eases, by a table that the rulebook gives.

The table says for each kind of ground and each class of traveller a cost: for areas that of a unit of length inside,
for lines an extra cost to cross, ``None`` where the traveller's footprint may not overlap it. Roads and bridges serve
those travellers that use them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from battles.engine.battle import Point, Terrain
from battles.engine.contact import Figure, bounds, overlaps_area, overlaps_line
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, distance
from battles.engine.terrain import (
    Span,
    near_spans,
    overlap_spans,
    parts,
    path_cost,
    reach,
    union,
    within_of_line,
    without,
)

#: Kind of ground to its cost for each class of traveller.
Costs = Mapping[str, Mapping[str, float | None]]


@dataclass(frozen=True, slots=True)
class Traveller:
    """How somebody goes: his column of the table, and whether roads and bridges serve him."""

    column: str
    on_roads: bool = False


@dataclass(frozen=True, slots=True)
class Ways:
    """What roads and bridges do for those they serve.

    A path runs along a road while its centre is within ``road_within`` of it: areas of the kinds in ``eased`` then cost
    nothing and bar nobody. A bridge opens ``bridge_within`` of a line of the kinds in ``bridged`` to each side.
    """

    roads: tuple[str, ...] = ("road",)
    road_within: float = 0.0
    eased: tuple[str, ...] = ()
    bridges: tuple[str, ...] = ("bridge",)
    bridge_within: float = 0.0
    bridged: tuple[str, ...] = ("river",)


class Going:
    """The going over some pieces of ground. Without pieces everything is open."""

    def __init__(self, pieces: Iterable[Terrain], costs: Costs, ways: Ways) -> None:
        self.pieces = tuple(pieces)
        self.roads = tuple(piece for piece in self.pieces if piece.kind in ways.roads)
        self._costs = costs
        self._ways = ways
        self._barring: dict[Traveller, tuple[Terrain, ...]] = {}
        bridges = [piece for piece in self.pieces if piece.kind in ways.bridges]
        self._unbridged = tuple(
            part
            for river in self.pieces
            if river.kind in ways.bridged
            for part in unbridged(river, bridges, ways.bridge_within)
        )

    def cost(self, who: Traveller, start: Point, facing: float, length: float, pace: float = 1.0) -> float:
        """The movement that a straight path takes, barred ground not considered.

        ``pace`` is what a unit of length costs in the open; inside areas it multiplies their cost, not that of lines.
        """
        if not self.pieces:
            return pace * length
        end = along(start, facing, length)
        exempt = self._road_spans(who, start, bearing(start, end), distance(start, end))
        return pace * path_cost(self.pieces, start, end, self._rate(who), self._toll(who, pace), exempt)

    def reach(
        self,
        who: Traveller,
        start: Point,
        facing: float,
        budget: float,
        *,
        pace: float = 1.0,
        further: Sequence[tuple[float, float]] = (),
    ) -> float:
        """How far a budget of movement goes straight ahead, barred ground not considered.

        ``pace`` is that of :meth:`cost`; ``further`` are tolls besides those of the ground: how far off, how much.
        """
        if not self.pieces:
            return budget / pace
        exempt = self._road_spans(who, start, facing, budget / pace)
        more = [(at, amount / pace) for at, amount in further]
        return reach(self.pieces, start, facing, budget / pace, self._rate(who), self._toll(who, pace), exempt, more)

    def by_road(self, who: Traveller, start: Point, facing: float, length: float) -> bool:
        """Whether the whole of a straight path runs along roads that serve this traveller."""
        if not who.on_roads or not self.roads:
            return False
        spans = self._road_spans(who, start, facing, length)
        return any(begin <= LIMIT and stop >= length - LIMIT for begin, stop in spans)

    def road_length(self, who: Traveller, start: Point, facing: float, limit: float) -> float:
        """How far, from its start, a straight path runs unbroken along roads that serve this traveller."""
        spans = self._road_spans(who, start, facing, limit)
        return spans[0][1] if spans and spans[0][0] <= LIMIT else 0.0

    def bars(self, who: Traveller, figure: Figure, centre: Point) -> bool:
        """Whether a figure that stands there overlaps ground prohibited to this traveller."""
        within = self._ways.road_within + LIMIT
        west, south, east, north = bounds(figure)
        near = [
            piece
            for piece in self.barring(who)
            if piece.bounds[0] <= east
            and piece.bounds[2] >= west
            and piece.bounds[1] <= north
            and piece.bounds[3] >= south
        ]
        if not near:
            return False
        eased = who.on_roads and any(within_of_line(road, centre, within) for road in self.roads)
        for piece in near:
            if piece.area:
                if not (eased and piece.kind in self._ways.eased) and overlaps_area(figure, piece.area):
                    return True
            elif overlaps_line(figure, piece.line):
                return True
        return False

    def halt(self, who: Traveller, figure: Figure, centre: Point, facing: float, limit: float) -> float | None:
        """Where a straight movement must stop on touching prohibited ground; ``None`` when it may go to ``limit``."""
        stops: list[float] = []
        roads = self._road_spans(who, centre, facing, limit)
        for piece in self.barring(who):
            eased = roads if piece.kind in self._ways.eased else []
            deep = without(overlap_spans(piece, figure, centre, facing, limit, CONTACT), eased)
            if deep:
                touching = without(overlap_spans(piece, figure, centre, facing, limit, 0.0), eased)
                first = deep[0][0]
                stops.append(max((begin for begin, _ in touching if begin <= first + LIMIT), default=first))
        return min(stops, default=None)

    def barring(self, who: Traveller) -> tuple[Terrain, ...]:
        """The ground prohibited to a traveller."""
        known = self._barring.get(who)
        if known is None:
            opened = self._ways.bridged if who.on_roads else ()
            known = tuple(
                piece
                for piece in self.pieces
                if self._costs[piece.kind][who.column] is None and piece.kind not in opened
            )
            known = self._barring[who] = (*known, *self._unbridged) if who.on_roads else known
        return known

    def _road_spans(self, who: Traveller, start: Point, facing: float, limit: float) -> list[Span]:
        if not who.on_roads or limit <= 0:
            return []
        within = self._ways.road_within + LIMIT
        return union(span for road in self.roads for span in near_spans(road.line, start, facing, limit, within))

    def _rate(self, who: Traveller) -> Callable[[Terrain], float]:
        """What a unit of length inside an area costs; in barred areas, which he cannot enter, as open ground."""
        costs, column = self._costs, who.column
        return lambda piece: float(costs[piece.kind][column] or 1)

    def _toll(self, who: Traveller, pace: float = 1.0) -> Callable[[Terrain], float]:
        """What crossing a line costs in addition, in units of length that cost ``pace`` each."""
        costs, column = self._costs, who.column
        return lambda piece: float(costs[piece.kind][column] or 0) / pace


def unbridged(river: Terrain, bridges: Sequence[Terrain], within: float) -> list[Terrain]:
    """The stretches of a line that no bridge opens."""
    left: list[Terrain] = []
    for start, end in parts(river):
        facing, length = bearing(start, end), distance(start, end)
        open_spans = [span for bridge in bridges for span in near_spans(bridge.line, start, facing, length, within)]
        for begin, stop in without([(0.0, length)], open_spans):
            line = (along(start, facing, begin), along(start, facing, stop))
            left.append(Terrain(id=river.id, kind=river.kind, line=line))
    return left
