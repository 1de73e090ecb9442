"""What the ground does to troops (MN-X-TERR-1 to 5): cost, barred ground, roads and bridges, cover, hiding."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from battles.engine.battle import Battle, Point, Shape, Terrain
from battles.engine.contact import bounds, gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, Polygon, along, bearing, contains, meetings
from battles.engine.play.going import Costs, Going, Traveller, Ways
from battles.engine.sight import Screens, hidden
from battles.engine.terrain import areas_under
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.words import FORMED, Arm, Stance


class GoingClass(StrEnum):
    """The columns of the terrain table. Command stands go as skirmishing cavalry (MN-SCALE-5)."""

    FORMED_INFANTRY = "formed infantry"
    SKIRMISH_INFANTRY = "skirmish infantry"
    FORMED_CAVALRY = "formed cavalry"
    SKIRMISH_CAVALRY = "skirmish cavalry and stands"
    ARTILLERY = "artillery"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the terrain table: for each :class:`GoingClass` a cost per cm inside, for lines an extra cost to cross.

    ``None``: the footprint may not overlap it.
    """

    shape: Shape
    costs: tuple[int | None, ...]
    cover: bool = False
    hides: bool = False


# MN-X-TERR-1. Columns as in GoingClass.
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

COSTS: Costs = {kind: dict(zip(GoingClass, row.costs, strict=True)) for kind, row in TERRAIN.items()}
WAYS = Ways(road_within=ROAD_WITHIN, eased=EASED_BY_ROAD, bridge_within=BRIDGE_WITHIN)

STAND = Traveller(GoingClass.SKIRMISH_CAVALRY, on_roads=True)
REDEPLOYING = Traveller(GoingClass.ARTILLERY, on_roads=True)
EMPLACED = Traveller(GoingClass.ARTILLERY)


@cache
def traveller_of(arm: str, formation: str) -> Traveller:
    """How a unit of an arm goes in a formation; a battery as it stands, unlimbered (MN-X-TERR-1, MN-X-TERR-2)."""
    if arm == Arm.ARTILLERY:
        return EMPLACED
    formed = formation in FORMED
    if arm == Arm.INFANTRY:
        going = GoingClass.FORMED_INFANTRY if formed else GoingClass.SKIRMISH_INFANTRY
    else:
        going = GoingClass.FORMED_CAVALRY if formed else GoingClass.SKIRMISH_CAVALRY
    return Traveller(going, on_roads=formation == Stance.COLUMN)


class Ground(Going):
    """The ground of one battle. Empty, hence without any effect, when ``terrain_effects`` is off."""

    def __init__(self, battle: Battle, pieces: Sequence[Terrain]) -> None:
        super().__init__(pieces, COSTS, WAYS)
        self.walls = tuple(piece for piece in self.pieces if piece.kind == "wall")
        self.screens = screens(battle)
        #: The bounds of all ground that is prohibited to anybody at all.
        self.barriers = [bounds(piece.points) for piece in self.pieces if None in TERRAIN[piece.kind].costs]

    @classmethod
    def of(cls, battle: Battle) -> Ground:
        """The ground as the rules see it."""
        return cls(battle, battle.terrain if setting(battle.settings, "terrain_effects") else ())

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


def screens(battle: Battle) -> Screens:
    """The ground of a battle that hides (MN-X-TERR-4)."""
    pieces = battle.terrain if setting(battle.settings, "terrain_effects") else ()
    return Screens.of(pieces, thickets=("wood",), depth=SEEN_THROUGH + LIMIT, masses=("village", "hill"))
