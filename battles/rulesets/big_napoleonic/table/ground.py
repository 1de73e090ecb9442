"""The ground: its kinds (BNB-TERR-1), what is under a unit, what a straight path meets, what a line crosses."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from battles.engine import advance, boxes
from battles.engine.battle import Battle, Point, Terrain
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import (
    CONTACT,
    LIMIT,
    Polygon,
    contains,
    distance,
    distance_to_line,
    edges,
    length_inside,
    meetings,
)
from battles.rulesets.big_napoleonic.table.figures import OVERLAP, Figure, Walls
from battles.rulesets.big_napoleonic.words import Arm


class Going(StrEnum):
    """How an arm gets on."""

    GOOD = "good"
    BAD = "bad"
    IMPASSABLE = "impassable"


class Cover(StrEnum):
    """What shelters from fire, least first."""

    NONE = "none"
    LIGHT = "light"
    MEDIUM = "medium"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class GroundKind:
    """A row of the table of ground."""

    shape: str
    foot: Going
    horse: Going
    guns: Going
    close: bool = False
    cover: Cover = Cover.NONE
    height: float = 0.0
    obstacle: bool = False
    defile: bool = False
    narrow: bool = False

    def going(self, arm: str) -> Going:
        """The going for an arm."""
        return {Arm.INFANTRY: self.foot, Arm.CAVALRY: self.horse}.get(Arm(arm), self.guns)


_G, _B, _I = Going.GOOD, Going.BAD, Going.IMPASSABLE

# BNB-TERR-1. Shape; going of foot, horse and guns; the rest where it differs from open, flat ground.
# fmt: off
TERRAIN: Mapping[str, GroundKind] = MappingProxyType({
    "wood":         GroundKind("area", _B, _B, _I, close=True, cover=Cover.LIGHT),
    "village":      GroundKind("area", _G, _G, _G, cover=Cover.LIGHT),
    "town":         GroundKind("area", _I, _I, _I, close=True, cover=Cover.MEDIUM),
    "marsh":        GroundKind("area", _B, _B, _I),
    "brush":        GroundKind("area", _G, _B, _B),
    "hill":         GroundKind("area", _G, _G, _G, height=1.0),
    "steep":        GroundKind("area", _B, _B, _B, height=1.0),
    "lake":         GroundKind("area", _I, _I, _I),
    "ridge":        GroundKind("line", _G, _G, _G),
    "stream":       GroundKind("line", _B, _B, _B, obstacle=True),
    "river":        GroundKind("line", _I, _I, _I, obstacle=True),
    "road":         GroundKind("line", _G, _G, _G),
    "bridge":       GroundKind("line", _G, _G, _G, defile=True, narrow=True),
    "street":       GroundKind("line", _G, _G, _G, defile=True),
    "ford":         GroundKind("line", _B, _B, _B, obstacle=True, defile=True),
    "entrenchment": GroundKind("line", _B, _B, _B, cover=Cover.MEDIUM, obstacle=True),
    "redoubt":      GroundKind("line", _B, _B, _B, cover=Cover.STRONG, obstacle=True),
})
# fmt: on

TOWN, RIDGE, RIVER, LAKE, ROAD = "town", "ridge", "river", "lake", "road"
DEFILES = tuple(kind for kind, row in TERRAIN.items() if row.defile)
WORKS = ("entrenchment", "redoubt")

# BNB-TERR-2. So little difficult ground under a unit, in square inches, does not count.
DIFFICULT_AREA = 0.01
# BNB-THROW-7. How near a bridge or ford a river may be crossed by a line of command.
CROSSING_WITHIN = 0.5
_SAME = 1e-6


class Piece:
    """A piece of ground with its overrides taken in."""

    __slots__ = (
        "area", "close", "cover", "defile", "east", "going", "height", "id", "kind", "line", "narrow", "north",
        "obstacle", "parts", "points", "south", "west",
    )  # fmt: skip

    def __init__(self, terrain: Terrain) -> None:
        row, own = TERRAIN[terrain.kind], terrain.extra
        going = own.get("going") or {}
        self.id = terrain.id
        self.kind = terrain.kind
        self.area = terrain.area
        self.line = terrain.line
        self.points = terrain.area or terrain.line
        self.going = {arm.value: Going(going.get(arm.value, row.going(arm))) for arm in Arm}
        self.close = bool(own.get("close", row.close))
        self.cover = Cover(own.get("cover", row.cover))
        self.height = float(own.get("height", row.height))
        self.narrow = bool(own.get("narrow", row.narrow))
        self.obstacle = row.obstacle
        self.defile = row.defile
        pairs = edges(self.area) if self.area else itertools.pairwise(self.line)
        self.parts = tuple(boxes.segment(start, end) for start, end in pairs if start != end)
        self.west = min(x for x, _ in self.points)
        self.east = max(x for x, _ in self.points)
        self.south = min(y for _, y in self.points)
        self.north = max(y for _, y in self.points)

    def away_from(self, x: float, y: float, reach: float) -> bool:
        """Whether the piece surely lies further than ``reach`` from a point: a quick first test."""
        return x + reach < self.west or x - reach > self.east or y + reach < self.south or y - reach > self.north

    def beside(self, p: Point, q: Point, reach: float = 0.0) -> bool:
        """Whether the piece surely lies further than ``reach`` from a line: a quick first test."""
        return (
            max(p[0], q[0]) + reach < self.west
            or min(p[0], q[0]) - reach > self.east
            or max(p[1], q[1]) + reach < self.south
            or min(p[1], q[1]) - reach > self.north
        )

    def overlapped(self, box: Box, depth: float = LIMIT) -> bool:
        """Whether a box lies on the area, or across the line, deeper than ``depth``."""
        if self.away_from(box.x, box.y, box.radius):
            return False
        if self.area and contains(self.area, (box.x, box.y)):
            return True
        if any(boxes.overlap(box, part, depth) for part in self.parts):
            return True
        return bool(self.area) and any(boxes.point_depth(box, *corner) > depth for corner in self.area)

    def meets(self, p: Point, q: Point) -> bool:
        """Whether a line runs over the area for some length, or crosses the line of ground."""
        if self.beside(p, q):
            return False
        if self.area:
            return length_inside(self.area, p, q) > _SAME * 10
        return bool(meetings(self.line, p, q))


class Ground:
    """All ground of a table."""

    def __init__(self, pieces: Iterable[Terrain]) -> None:
        self.pieces = tuple(Piece(piece) for piece in pieces)
        self.by_id = {piece.id: piece for piece in self.pieces}
        self.areas = tuple(piece for piece in self.pieces if piece.area)
        self.lines = tuple(piece for piece in self.pieces if piece.line)
        self.towns = tuple(piece for piece in self.areas if piece.kind == TOWN)
        self.close = tuple(piece for piece in self.areas if piece.close)
        self.covering = tuple(piece for piece in self.areas if piece.cover != Cover.NONE)
        self.high = tuple(piece for piece in self.areas if piece.height)
        self.ridges = tuple(piece for piece in self.lines if piece.kind == RIDGE)
        self.obstacles = tuple(piece for piece in self.lines if piece.obstacle and not piece.defile)
        self.works = tuple(piece for piece in self.lines if piece.kind in WORKS)
        self.defiles = tuple(piece for piece in self.lines if piece.defile)
        self.walls = {piece.id: Walls(piece.area) for piece in self.towns}
        self._heights: dict[Point, float] = {}
        self._outlines: dict[str, Walls] = {}

    @classmethod
    def of(cls, battle: Battle) -> Ground:
        """The ground of a battle."""
        return cls(battle.terrain)

    @cached_property
    def _bad(self) -> dict[str, tuple[Piece, ...]]:
        return {arm.value: tuple(p for p in self._paced if p.going[arm.value] != Going.GOOD) for arm in Arm}

    @cached_property
    def _barring(self) -> dict[str, tuple[Piece, ...]]:
        return {arm.value: tuple(p for p in self._paced if p.going[arm.value] == Going.IMPASSABLE) for arm in Arm}

    @cached_property
    def _paced(self) -> tuple[Piece, ...]:
        """Whatever slows or bars a march; defiles are passed by rules of their own."""
        return tuple(piece for piece in self.pieces if not piece.defile and piece.kind != ROAD)

    # ---- what is under a unit

    def difficult(self, box: Box, arm: str) -> bool:
        """Whether close or bad ground lies under a part of a unit (BNB-TERR-2)."""
        return any(
            (piece.close or piece.going[arm] != Going.GOOD)
            and not piece.away_from(box.x, box.y, box.radius)
            and shared_area(piece.area, box) > DIFFICULT_AREA
            for piece in self.areas
        )

    def share_bad(self, box: Box, arm: str) -> float:
        """The part of a unit's ground, 0 to 1, that is bad or worse for an arm."""
        whole = 4 * box.hw * box.hd
        found = sum(shared_area(piece.area, box) for piece in self._bad[arm] if piece.area)
        return min(1.0, found / whole)

    def barred(self, box: Box, arm: str, depth: float = OVERLAP) -> bool:
        """Whether a unit stands deeper than the tolerance on ground impassable to its arm."""
        return any(piece.overlapped(box, depth) for piece in self._barring[arm] if piece.area)

    def astride(self, box: Box, depth: float = CONTACT) -> bool:
        """Whether a unit stands across an obstacle (BNB-TERR-3)."""
        return any(piece.overlapped(box, depth) for piece in self.obstacles)

    def on_bad(self, box: Box, arm: str) -> bool:
        """Whether any part of a unit touches ground that slows its arm (BNB-MOVE-5)."""
        return any(piece.overlapped(box) for piece in self._bad[arm])

    def height_at(self, point: Point) -> float:
        """The height of a point: of the highest area that holds it (section i)."""
        known = self._heights.get(point)
        if known is None:
            known = self._heights[point] = max(
                (
                    piece.height
                    for piece in self.high
                    if not piece.away_from(*point, LIMIT) and contains(piece.area, point)
                ),
                default=0.0,
            )
        return known

    def is_good(self, figure: Figure) -> bool:
        """Whether ground is good going for foot, towns apart, so that shot bounces on it (BNB-AMB-29)."""
        if isinstance(figure, Walls):
            return False
        arm = Arm.INFANTRY.value
        return not any(
            piece.area
            and not piece.away_from(figure.x, figure.y, figure.radius)
            and shared_area(piece.area, figure) > DIFFICULT_AREA
            for piece in self._bad[arm]
        )

    def outline(self, piece: Piece) -> Walls:
        """The boundary of an area of any kind, made once."""
        if piece.id not in self._outlines:
            self._outlines[piece.id] = Walls(piece.area)
        return self._outlines[piece.id]

    def stands_rough(self, point: Point, arm: str) -> bool:
        """Whether a point is in close, covered or bad ground (BNB-CC-6)."""
        return any(
            (piece.close or piece.cover != Cover.NONE or piece.going[arm] != Going.GOOD) and contains(piece.area, point)
            for piece in self.areas
        )

    # ---- what a straight path meets

    def bad_at(self, box: Box, arm: str, hx: float, hy: float, limit: float) -> float:
        """How far a unit goes straight on before it touches ground that slows its arm; 0 when it stands on such."""
        least = math.inf
        for piece in self._near(self._bad[arm], box, hx, hy, limit):
            if piece.overlapped(box):
                return 0.0
            least = min(least, *(advance.contact_at(box, part, hx, hy) for part in piece.parts))
        return least

    def bar_at(self, box: Box, arm: str, hx: float, hy: float, limit: float) -> float:
        """How far a unit goes straight on before ground impassable to its arm stops it."""
        return min(
            (
                advance.halt(box, part, hx, hy, limit, OVERLAP)
                for piece in self._near(self._barring[arm], box, hx, hy, limit)
                for part in piece.parts
            ),
            default=math.inf,
        )

    def astride_spans(self, box: Box, hx: float, hy: float, limit: float) -> Iterator[tuple[float, float]]:
        """From where to where, on a straight path, a unit would stand across an obstacle."""
        for piece in self._near(self.obstacles, box, hx, hy, limit):
            for part in piece.parts:
                inner = advance.passage(box, part, hx, hy, -CONTACT)
                if inner is not None and inner[1] > 0.0 and inner[0] < limit:
                    outer = advance.passage(box, part, hx, hy) or inner
                    yield outer

    def crossed(self, pieces: Sequence[Piece], box: Box, hx: float, hy: float, start: float, end: float) -> list[Piece]:
        """The lines of ground that a unit meets between two points of a straight path."""
        begin = box.shifted(start * hx, start * hy)
        length = end - start
        found = []
        for piece in self._near(pieces, begin, hx, hy, length):
            for part in piece.parts:
                span = advance.passage(begin, part, hx, hy, CONTACT)
                if span is not None and span[1] >= 0.0 and span[0] <= length:
                    found.append(piece)
                    break
        return found

    def _near(self, pieces: Sequence[Piece], box: Box, hx: float, hy: float, limit: float) -> list[Piece]:
        p = (box.x, box.y)
        q = (box.x + hx * limit, box.y + hy * limit)
        return [piece for piece in pieces if not piece.beside(p, q, box.radius + CONTACT)]

    # ---- what a line crosses

    def bars_line(self, p: Point, q: Point, arm: str, apart_from: Sequence[str] = ()) -> bool:
        """Whether a line crosses ground impassable to an arm, other than the towns named."""
        return any(piece.id not in apart_from and piece.meets(p, q) for piece in self._barring[arm])

    def bars_ride(self, p: Point, q: Point) -> bool:
        """Whether a line of command or a general's ride is barred (BNB-THROW-7, BNB-GENL-1)."""
        for piece in self._barring[Arm.INFANTRY.value]:
            if piece.kind == TOWN or not piece.meets(p, q):
                continue
            if piece.kind != RIVER:
                return True
            length = distance(p, q)
            for at in meetings(piece.line, p, q):
                share = at / length
                point = (p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1]))
                if not any(distance_to_line(point, way.line) <= CROSSING_WITHIN + LIMIT for way in self._crossings):
                    return True
        return False

    @cached_property
    def _crossings(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.defiles if piece.kind in ("bridge", "ford"))

    def town_of(self, defile: Piece) -> Piece | None:
        """The town through which a street leads."""
        middle = ((defile.line[0][0] + defile.line[-1][0]) / 2, (defile.line[0][1] + defile.line[-1][1]) / 2)
        return next((town for town in self.towns if contains(town.area, middle)), None)


def shared_area(area: Polygon, box: Box) -> float:
    """How much ground, in square inches, an area of any shape shares with a box."""
    points = [box.local(x, y) for x, y in area]
    for axis, limit, sign in ((0, box.hw, 1.0), (0, box.hw, -1.0), (1, box.hd, 1.0), (1, box.hd, -1.0)):
        points = _clipped(points, axis, limit, sign)
        if len(points) < 3:
            return 0.0
    total = sum(ax * by - ay * bx for (ax, ay), (bx, by) in edges(points))
    return abs(total) / 2


def _clipped(points: list[Point], axis: int, limit: float, sign: float) -> list[Point]:
    """The part of an outline on the inner side of one edge of a box."""
    kept: list[Point] = []
    for index, point in enumerate(points):
        before = points[index - 1]
        here, there = limit - sign * point[axis], limit - sign * before[axis]
        if (here > 0) != (there > 0):
            share = there / (there - here)
            kept.append((before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])))
        if here > 0:
            kept.append(point)
    return kept
