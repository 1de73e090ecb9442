"""What the ground does to troops (OT-TERR-1, OT-TERR-2): going, climbs, barred ground, bridges, fords, levels."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache

from battles.engine.battle import Battle, Point, Shape, Terrain
from battles.engine.boxes import Box
from battles.engine.contact import bounds
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import (
    LIMIT,
    Polygon,
    along,
    bearing,
    contains,
    crossings,
    distance,
    distance_to_line,
    spans_inside,
)
from battles.engine.play.going import Costs, Going, Traveller, Ways, unbridged
from battles.engine.terrain import areas_under, parts, without
from battles.rulesets.old_trousers.words import Arm, Stance


class Column(StrEnum):
    """The columns of the terrain table."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
    GUNS = "unlimbered artillery"
    SKIRMISHERS = "skirmishers"
    CAVALRY_SKIRMISHERS = "skirmishing cavalry"


class Cover(StrEnum):
    """How well ground covers, worst first."""

    NONE = "none"
    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


#: OT-FIRE-10. The best cover counts.
COVERS = tuple(Cover)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the terrain table: for each :class:`Column` a cost per inch inside, for lines an extra cost to cross.

    ``None``: the footprint may not overlap it.
    """

    shape: Shape
    costs: tuple[int | None, ...]
    cover: Cover = Cover.NONE


# OT-TERR-1, OT-AMB-19, OT-AMB-30. Columns as in Column; a hill's cost is that of each level up.
# fmt: off
TERRAIN: dict[str, Row] = {
    #                               inf.  cav.  art.  guns  skirm. skirm. cav.
    "poor":         Row(Shape.AREA, (2,    2,    2,    2,    1,    1)),
    "light-woods":  Row(Shape.AREA, (2,    2,    2,    2,    1,    1),    Cover.LIGHT),
    "medium-woods": Row(Shape.AREA, (2,    None, 2,    2,    1,    None), Cover.MEDIUM),
    "heavy-woods":  Row(Shape.AREA, (None, None, None, None, 1,    None), Cover.HEAVY),
    "town":         Row(Shape.AREA, (2,    None, 2,    None, 1,    None), Cover.MEDIUM),
    "hill":         Row(Shape.AREA, (1,    2,    2,    2,    1,    2)),
    "stream":       Row(Shape.LINE, (1,    2,    2,    2,    1,    2)),
    "ditch":        Row(Shape.LINE, (1,    2,    2,    2,    1,    2)),
    "wall":         Row(Shape.LINE, (3,    6,    None, None, 3,    6),    Cover.MEDIUM),
    "redoubt":      Row(Shape.LINE, (3,    6,    None, None, 3,    6),    Cover.HEAVY),
    "fence":        Row(Shape.LINE, (1,    1,    1,    1,    0,    0),    Cover.LIGHT),
    "hedge":        Row(Shape.LINE, (1,    1,    1,    1,    0,    0),    Cover.LIGHT),
    "river":        Row(Shape.LINE, (None, None, None, None, None, None)),
    "bridge":       Row(Shape.LINE, (0,    0,    0,    0,    0,    0)),
    "ford":         Row(Shape.LINE, (0,    0,    0,    0,    0,    0)),
    "road":         Row(Shape.LINE, (0,    0,    0,    0,    0,    0)),
}
# fmt: on

# OT-TERR-2. Other words for kinds of ground.
SYNONYMS: Mapping[str, str] = {"wood": "light-woods", "village": "town", "marsh": "poor"}
#: OT-TERR-2. How far a bridge or ford reaches along a stream or river, in inches.
CROSSING_WITHIN = 2.0
#: OT-TERR-2. What may be wide, and then disorders.
WIDENING = ("stream", "ditch")
#: Half the length of the line by which a ford that was found is drawn.
FORD_HALF = 0.25
WOODS = ("light-woods", "medium-woods", "heavy-woods")
#: OT-FORM-3, OT-EVENT-1 (5). Where troops are hard to handle.
ROUGH = ("poor", *WOODS)
#: Terrain lines that hinder nobody's charge and stop no ball (OT-CHG-13, OT-FIRE-12).
WAYS = ("road", "bridge", "ford")

HILL = "hill"
_SHAPES = {kind: row.shape for kind, row in TERRAIN.items()}
KINDS: Mapping[str, Shape] = _SHAPES | {word: _SHAPES[kind] for word, kind in SYNONYMS.items()}
# Climbs are priced by themselves.
_COSTS: Costs = {
    kind: {column: 1 if kind == HILL else cost for column, cost in zip(Column, row.costs, strict=True)}
    for kind, row in TERRAIN.items()
}
_CLIMB: Mapping[str, int] = {column: cost or 0 for column, cost in zip(Column, TERRAIN[HILL].costs, strict=True)}
_NO_WAYS = Ways(roads=(), bridges=(), bridged=())
_EDGE = 1e-6


@cache
def column_of(arm: str, formation: str) -> Column:
    """The column of the terrain table by which a unit goes."""
    if arm == Arm.ARTILLERY:
        return Column.GUNS if formation == Stance.UNLIMBERED else Column.ARTILLERY
    if formation == Stance.SKIRMISH:
        return Column.SKIRMISHERS if arm == Arm.INFANTRY else Column.CAVALRY_SKIRMISHERS
    return Column.INFANTRY if arm == Arm.INFANTRY else Column.CAVALRY


@cache
def uses_bridges(formation: str) -> bool:
    """Whether bridges serve a unit in this formation (OT-TERR-2)."""
    return formation in (Stance.COMPANY_COLUMN, Stance.SKIRMISH, Stance.LIMBERED)


def traveller_of(arm: str, formation: str) -> Traveller:
    """How a unit goes."""
    return Traveller(column_of(arm, formation).value, on_roads=uses_bridges(formation))


def cover_given_by(piece: Terrain) -> Cover:
    """What cover a piece of ground gives: its own where the file says so, else that of its kind (OT-FILE-5)."""
    return Cover(piece.extra.get("cover") or TERRAIN[piece.kind].cover)


class Ground:
    """The ground of one battle. A ford may be found in the middle of a turn (OT-EVENT-1)."""

    def __init__(self, battle: Battle) -> None:
        self.pieces: tuple[Terrain, ...] = ()
        #: Fords that were found in this turn.
        self.fords_found: list[Terrain] = []
        self.lay(tuple(replace(piece, kind=SYNONYMS.get(piece.kind, piece.kind)) for piece in battle.terrain))

    def lay(self, pieces: tuple[Terrain, ...]) -> None:
        """Lay these pieces out, in place of all before."""
        self.pieces = pieces
        self.hills = tuple(piece for piece in pieces if piece.kind == HILL)
        self.towns = tuple(piece for piece in pieces if piece.kind == "town")
        self.rough = tuple(piece for piece in pieces if piece.kind in ROUGH)
        self.woods = tuple(piece for piece in pieces if piece.kind in WOODS)
        self.covering = tuple(piece for piece in pieces if cover_given_by(piece) is not Cover.NONE)
        self.lines = tuple(piece for piece in pieces if piece.line and piece.kind not in WAYS)
        self.wide = tuple(piece for piece in pieces if piece.kind in WIDENING and piece.extra.get("wide"))
        self.bridges = tuple(piece for piece in pieces if piece.kind == "bridge")
        fords = [piece for piece in pieces if piece.kind == "ford"]
        plain: list[Terrain] = []
        bridged: list[Terrain] = []
        for piece in pieces:
            if piece.kind not in ("river", "stream"):
                plain.append(piece)
                bridged.append(piece)
                continue
            left = _forded(piece, fords)
            plain += left
            bridged += [part for stretch in left for part in unbridged(stretch, self.bridges, CROSSING_WITHIN)]
        self._going = {
            False: Going(plain, _COSTS, _NO_WAYS),
            True: Going(bridged, _COSTS, _NO_WAYS),
        }
        self.rivers = tuple(piece for piece in plain if piece.kind == "river")
        self.open = not pieces
        self._bounds: dict[int, tuple[float, float, float, float]] = {}

    # ---- what lies where

    def areas_at(self, point: Point) -> tuple[Terrain, ...]:
        """The areas in which a point lies, in file order."""
        return areas_under(self.pieces, point)

    def level_at(self, point: Point) -> int:
        """The level of the highest hill that holds a point, else 0."""
        return max((_level(hill) for hill in areas_under(self.hills, point)), default=0) if self.hills else 0

    def town_at(self, point: Point) -> bool:
        """Whether a point lies in a town."""
        return bool(self.towns) and bool(areas_under(self.towns, point))

    def rough_at(self, point: Point) -> bool:
        """Whether a point lies in poor ground or woods."""
        return bool(self.rough) and bool(areas_under(self.rough, point))

    # ---- going

    def price(self, who: Traveller, start: Point, heading: float, length: float, pace: float = 1.0) -> float:
        """What a straight path costs at ``pace`` an inch, barred ground not considered (OT-TERR-1)."""
        if self.open:
            return pace * length
        climbs = self._climb_tolls(who, start, heading, length)
        going = self._going[who.on_roads].cost(who, start, heading, length, pace)
        return going + sum(amount for _, amount in climbs)

    def afforded(self, who: Traveller, start: Point, heading: float, budget: float, pace: float = 1.0) -> float:
        """How far a budget goes along a straight path, barred ground not considered."""
        if self.open or budget <= 0.0:
            return max(0.0, budget) / pace
        climbs = self._climb_tolls(who, start, heading, budget / pace)
        return self._going[who.on_roads].reach(who, start, heading, budget, pace=pace, further=climbs)

    def barred_at(self, who: Traveller, ground: Box) -> bool:
        """Whether a footprint overlaps ground prohibited to a traveller."""
        if self.open or not self.bars_near(who, ground):
            return False
        return self._going[who.on_roads].bars(who, ground.corners, (ground.x, ground.y))

    def bars(self, who: Traveller, corners: Polygon, centre: Point) -> bool:
        """The same for the corners of a footprint."""
        return not self.open and self._going[who.on_roads].bars(who, corners, centre)

    def bars_near(self, who: Traveller, ground: Box) -> bool:
        """Whether ground prohibited to a traveller may lie under a footprint: a quick first test, which misses none."""
        west, east = ground.x - ground.radius, ground.x + ground.radius
        south, north = ground.y - ground.radius, ground.y + ground.radius
        for piece in self._going[who.on_roads].barring(who):
            left, low, right, high = self._bounds_of(piece)
            if left <= east and west <= right and low <= north and south <= high:
                return True
        return False

    def _bounds_of(self, piece: Terrain) -> tuple[float, float, float, float]:
        known = self._bounds.get(id(piece))
        if known is None:
            known = self._bounds[id(piece)] = bounds(piece.points)
        return known

    def barred_after(self, who: Traveller, ground: Box, heading: float, limit: float) -> float | None:
        """Where a straight path comes upon prohibited ground; ``None`` when it does not."""
        if self.open:
            return None
        return self._going[who.on_roads].halt(who, ground.corners, (ground.x, ground.y), heading, limit)

    def climbs(self, start: Point, heading: float, length: float) -> list[tuple[float, int]]:
        """Where a straight path goes up, and by how many levels."""
        if not self.hills or length <= _EDGE:
            return []
        end = along(start, heading, length)
        inside = [(span, _level(hill)) for hill in self.hills for span in spans_inside(hill.area, start, end)]
        if not inside:
            return []
        cuts = sorted({0.0, *(cut for (begin, stop), _ in inside for cut in (begin, stop)), length})
        level = max((_level(hill) for hill in self.hills if _strictly_in(hill, start)), default=0)
        found: list[tuple[float, int]] = []
        for begin, stop in itertools.pairwise(cuts):
            if stop - begin <= _EDGE:
                continue
            middle = (begin + stop) / 2
            here = max((high for (a, b), high in inside if a <= middle <= b), default=0)
            if here > level:
                found.append((begin, here - level))
            level = here
        return found

    def _climb_tolls(self, who: Traveller, start: Point, heading: float, length: float) -> list[tuple[float, float]]:
        each = _CLIMB[who.column]
        return [(at, float(each * levels)) for at, levels in self.climbs(start, heading, length)]

    def crosses_wide(self, who: Traveller, start: Point, end: Point) -> bool:
        """Whether a centre's path crosses a wide stream or ditch away from the bridges that serve it (OT-TERR-2)."""
        heading = bearing(start, end)
        return any(
            not (who.on_roads and self._at_bridge(along(start, heading, at)))
            for piece in self.wide
            for at in crossings(piece.line, start, end)
        )

    def _at_bridge(self, point: Point) -> bool:
        return any(distance_to_line(point, bridge.line) <= CROSSING_WITHIN + LIMIT for bridge in self.bridges)

    # ---- fords found (OT-EVENT-1)

    def find_ford(self, place: Point, name: str) -> Point | None:
        """Lay a ford at the point of a stream or river nearest to a place; answers where, ``None`` without water."""
        from_place = [
            (distance_to_line(place, piece.line), index)
            for index, piece in enumerate(self.pieces)
            if piece.kind in ("river", "stream")
        ]
        if not from_place:
            return None
        line = self.pieces[min(from_place)[1]].line
        at = min((_nearest(place, part) for part in itertools.pairwise(line)), key=lambda p: distance(place, p))
        ends = ((at[0] - FORD_HALF, at[1]), (at[0] + FORD_HALF, at[1]))
        found = Terrain(name, "ford", line=ends)
        self.fords_found.append(found)
        self.lay((*self.pieces, found))
        return at


def _nearest(point: Point, part: tuple[Point, Point]) -> Point:
    start, end = part
    heading, length = bearing(start, end), distance(start, end)
    dx, dy = point[0] - start[0], point[1] - start[1]
    hx, hy = along((0.0, 0.0), heading, 1.0)
    return along(start, heading, max(0.0, min(length, dx * hx + dy * hy)))


def _level(hill: Terrain) -> int:
    return int(hill.extra.get("level", 1))


def _strictly_in(area: Terrain, point: Point) -> bool:
    return contains(area.area, point) and distance_to_line(point, (*area.area, area.area[0])) > _EDGE


def _forded(water: Terrain, fords: Sequence[Terrain]) -> list[Terrain]:
    """A stream as it is; a river as the stretches that no ford opens, and those near fords as streams (OT-TERR-2)."""
    if water.kind != "river" or not fords:
        return [water]
    deep = unbridged(water, fords, CROSSING_WITHIN)
    shallow: list[Terrain] = []
    for start, end in parts(water):
        heading, length = bearing(start, end), distance(start, end)
        rivers = [
            (distance(start, piece.line[0]), distance(start, piece.line[1]))
            for piece in deep
            if distance_to_line(piece.line[0], (start, end)) <= _EDGE
            and distance_to_line(piece.line[1], (start, end)) <= _EDGE
        ]
        for begin, stop in without([(0.0, length)], rivers):
            if stop - begin > LIMIT:
                line = (along(start, heading, begin), along(start, heading, stop))
                shallow.append(Terrain(water.id, "stream", line=line))
    return [*deep, *shallow]
