"""What the ground does to troops (MN-X-TERR-1 to 5): cost, barred ground, roads and bridges, cover, hiding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from battles.engine.battle import Battle, Point, Shape, Terrain, Unit
from battles.engine.contact import Figure, gap, overlaps_area, overlaps_line
from battles.engine.geometry import CONTACT, LIMIT, Polygon, along, bearing, contains, distance, meetings
from battles.engine.sight import Screens, hidden
from battles.engine.terrain import (
    Span,
    areas_under,
    near_spans,
    overlap_spans,
    parts,
    path_cost,
    reach,
    union,
    within_of_line,
    without,
)
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.words import Arm, Formation, is_formed


class Going(StrEnum):
    """The columns of the terrain table. Command stands go as skirmishing cavalry (MN-SCALE-5)."""

    FORMED_INFANTRY = "formed infantry"
    SKIRMISH_INFANTRY = "skirmish infantry"
    FORMED_CAVALRY = "formed cavalry"
    SKIRMISH_CAVALRY = "skirmish cavalry and stands"
    ARTILLERY = "artillery"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the terrain table: for each :class:`Going` a cost per cm inside, for lines an extra cost to cross.

    ``None``: the footprint may not overlap it.
    """

    shape: Shape
    costs: tuple[int | None, ...]
    cover: bool = False
    hides: bool = False


# MN-X-TERR-1. Columns as in Going.
# fmt: off
TERRAIN: dict[str, Row] = {
    #                          inf.  skirm. cav.  skirm. art.
    "wood":    Row(Shape.AREA, (2,    1,    None, 2,    None), cover=True, hides=True),
    "village": Row(Shape.AREA, (2,    1,    None, 2,    None), cover=True, hides=True),
    "marsh":   Row(Shape.AREA, (2,    2,    None, 2,    None)),
    "hill":    Row(Shape.AREA, (1,    1,    1,    1,    1), hides=True),
    "stream":  Row(Shape.LINE, (2,    2,    4,    4,    4)),
    "wall":    Row(Shape.LINE, (2,    2,    4,    4,    None), cover=True),
    "river":   Row(Shape.LINE, (None, None, None, None, None)),
    "road":    Row(Shape.LINE, (0,    0,    0,    0,    0)),
    "bridge":  Row(Shape.LINE, (0,    0,    0,    0,    0)),
}
# fmt: on

# MN-X-TERR-2. In cm from the line to the centre of the column, redeploying battery or stand.
BRIDGE_WITHIN = 4
ROAD_WITHIN = 1.5
ROAD_SHARE = 1.5
EASED_BY_ROAD = ("wood", "village", "marsh")

# MN-X-TERR-3 and 4. A wall covers what is within WALL_COVERS of it; one sees SEEN_THROUGH of wood in all.
WALL_COVERS = 1
SEEN_THROUGH = 4

_COLUMN = {going: index for index, going in enumerate(Going)}


@dataclass(frozen=True, slots=True)
class Traveller:
    """How somebody goes: his column of the table, and whether roads and bridges serve him (MN-X-TERR-2)."""

    going: Going
    on_roads: bool = False


STAND = Traveller(Going.SKIRMISH_CAVALRY, on_roads=True)
REDEPLOYING = Traveller(Going.ARTILLERY, on_roads=True)
EMPLACED = Traveller(Going.ARTILLERY)


def traveller(unit: Unit) -> Traveller:
    """How a unit goes in its present formation; a battery as it stands, unlimbered."""
    if unit.arm == Arm.ARTILLERY:
        return EMPLACED
    on_roads = unit.formation == Formation.COLUMN
    if unit.arm == Arm.INFANTRY:
        return Traveller(Going.FORMED_INFANTRY if is_formed(unit) else Going.SKIRMISH_INFANTRY, on_roads)
    return Traveller(Going.FORMED_CAVALRY if is_formed(unit) else Going.SKIRMISH_CAVALRY, on_roads)


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground of one battle. Empty, hence without any effect, when ``terrain_effects`` is off."""

    pieces: tuple[Terrain, ...]
    roads: tuple[Terrain, ...]
    walls: tuple[Terrain, ...]
    screens: Screens
    unbridged: tuple[Terrain, ...] = field(default=())

    @classmethod
    def of(cls, battle: Battle) -> Ground:
        """The ground as the rules see it."""
        pieces = battle.terrain if setting(battle.settings, "terrain_effects") else ()
        bridges = [piece for piece in pieces if piece.kind == "bridge"]
        rivers = [piece for piece in pieces if piece.kind == "river"]
        return cls(
            pieces=tuple(pieces),
            roads=tuple(piece for piece in pieces if piece.kind == "road"),
            walls=tuple(piece for piece in pieces if piece.kind == "wall"),
            screens=screens(battle),
            unbridged=tuple(part for river in rivers for part in _unbridged(river, bridges)),
        )

    def cost(self, who: Traveller, start: Point, end: Point) -> float:
        """The movement that a straight path takes, barred ground not considered."""
        exempt = self._road_spans(who, start, bearing(start, end), distance(start, end))
        return path_cost(self.pieces, start, end, _rate(who), _toll(who), exempt)

    def reach(self, who: Traveller, start: Point, facing: float, budget: float) -> float:
        """How far a budget of movement goes straight ahead, barred ground not considered."""
        exempt = self._road_spans(who, start, facing, budget)
        return reach(self.pieces, start, facing, budget, _rate(who), _toll(who), exempt)

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
        eased = who.on_roads and any(within_of_line(road, centre, ROAD_WITHIN + LIMIT) for road in self.roads)
        for piece in self._barring(who):
            if piece.area:
                if not (eased and piece.kind in EASED_BY_ROAD) and overlaps_area(figure, piece.area):
                    return True
            elif overlaps_line(figure, piece.line):
                return True
        return False

    def halt(self, who: Traveller, figure: Figure, centre: Point, facing: float, limit: float) -> float | None:
        """Where a straight movement must stop on touching prohibited ground; ``None`` when it may go to ``limit``."""
        stops: list[float] = []
        roads = self._road_spans(who, centre, facing, limit)
        for piece in self._barring(who):
            eased = roads if piece.kind in EASED_BY_ROAD else []
            deep = without(overlap_spans(piece, figure, centre, facing, limit, CONTACT), eased)
            if deep:
                touching = without(overlap_spans(piece, figure, centre, facing, limit, 0.0), eased)
                first = deep[0][0]
                stops.append(max((begin for begin, _ in touching if begin <= first + LIMIT), default=first))
        return min(stops, default=None)

    def covers(self, target: Polygon, target_centre: Point, shot_from: Point, aim: Point) -> bool:
        """Whether the target is in cover from a shot along this line (MN-X-TERR-3)."""
        if any(TERRAIN[area.kind].cover for area in areas_under(self.pieces, target_centre)):
            return True
        facing = bearing(shot_from, aim)
        return any(
            gap((along(shot_from, facing, at),), target) <= WALL_COVERS + LIMIT
            for wall in self.walls
            for at in meetings(wall.line, shot_from, aim)
        )

    def hides(self, start: Point, end: Point, centres: Sequence[Point] = ()) -> bool:
        """Whether the ground hides the end of a line from its start (MN-X-TERR-4)."""
        return hidden(self.screens, start, end, centres)

    def shelters(self, defender: Point, enemy: Point) -> bool:
        """Whether infantry with its centre here is sheltered in hand-to-hand from this enemy (MN-X-TERR-5)."""
        return any(area.kind == "village" for area in areas_under(self.pieces, defender)) or any(
            meetings(wall.line, defender, enemy) for wall in self.walls
        )

    def hills_under(self, point: Point) -> tuple[Terrain, ...]:
        """The hills on which a point lies (MN-X-OVER-1)."""
        return tuple(piece for piece in self.pieces if piece.kind == "hill" and contains(piece.area, point))

    def _barring(self, who: Traveller) -> tuple[Terrain, ...]:
        column = _COLUMN[who.going]
        barring = [
            piece
            for piece in self.pieces
            if TERRAIN[piece.kind].costs[column] is None and not (who.on_roads and piece.kind == "river")
        ]
        return (*barring, *self.unbridged) if who.on_roads else tuple(barring)

    def _road_spans(self, who: Traveller, start: Point, facing: float, limit: float) -> list[Span]:
        if not who.on_roads or limit <= 0:
            return []
        return union(
            span for road in self.roads for span in near_spans(road.line, start, facing, limit, ROAD_WITHIN + LIMIT)
        )


def screens(battle: Battle) -> Screens:
    """The ground of a battle that hides (MN-X-TERR-4)."""
    pieces = battle.terrain if setting(battle.settings, "terrain_effects") else ()
    return Screens.of(pieces, thickets=("wood",), depth=SEEN_THROUGH + LIMIT, masses=("village", "hill"))


def _unbridged(river: Terrain, bridges: Sequence[Terrain]) -> list[Terrain]:
    """The stretches of a river that no bridge opens to columns, redeploying batteries and stands (MN-X-TERR-2)."""
    left: list[Terrain] = []
    for start, end in parts(river):
        facing, length = bearing(start, end), distance(start, end)
        open_spans = [
            span for bridge in bridges for span in near_spans(bridge.line, start, facing, length, BRIDGE_WITHIN)
        ]
        for begin, stop in without([(0.0, length)], open_spans):
            line = (along(start, facing, begin), along(start, facing, stop))
            left.append(Terrain(id=river.id, kind=river.kind, line=line))
    return left


def _rate(who: Traveller) -> Callable[[Terrain], float]:
    """What a cm inside an area costs him; barred areas, which he cannot enter, as open ground."""
    column = _COLUMN[who.going]
    return lambda piece: float(TERRAIN[piece.kind].costs[column] or 1)


def _toll(who: Traveller) -> Callable[[Terrain], float]:
    """What crossing a line costs him in addition."""
    column = _COLUMN[who.going]
    return lambda piece: float(TERRAIN[piece.kind].costs[column] or 0)
