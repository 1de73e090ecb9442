"""Units and generals at work: what a turn changes of them, and where each base stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import forward, normal_angle
from battles.engine.play.standing import lineage_of
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import STANDS, Layout, layout, measures, place_box
from battles.rulesets.big_napoleonic.words import (
    COLUMNS,
    DEEP,
    HORSE_GUNS,
    LEAST_BASES,
    MOST_MORALE_MARKERS,
    Arm,
    Deployment,
    Trait,
)

# Asked for ten thousand times a turn: to look one up in its enumeration takes longer than to compare it.
_TOWN = Deployment.TOWN
_LIMBERED = Deployment.LIMBERED
_UNLIMBERED = Deployment.UNLIMBERED


@dataclass(frozen=True, slots=True)
class Posture:
    """How and where a unit stands at one moment."""

    x: float
    y: float
    facing: float
    formation: str
    square: bool
    town: str
    figure: Figure


class Stir:
    """What has changed on the table: how often anything has, so that answers can be remembered, and who did since."""

    __slots__ = ("count", "troops")

    def __init__(self) -> None:
        self.count = 0
        self.troops: list[Troop] = []


class Troop:
    """A unit in play, which tells ``stir`` of every change of its place."""

    def __init__(self, battle: Battle, unit: Unit, index: int, walls: Mapping[str, Walls], stir: Stir) -> None:
        self.unit = unit
        self.id = unit.id
        self.index = index
        self.side = battle.side_of[unit.id]
        self.corps = unit.of
        self.lineage = (unit.id, *lineage_of(battle, unit.of))
        self.arm = unit.arm
        self.foot = unit.arm == Arm.INFANTRY
        self.horse = unit.arm == Arm.CAVALRY
        self.guns = unit.arm == Arm.ARTILLERY
        self.horse_guns = self.guns and unit.type == HORSE_GUNS
        self.type = unit.type
        self.quality = unit.quality
        self.traits = frozenset(unit.traits)
        self.size = int(unit.extra.get("size", 1))
        self.bases = int(unit.extra.get("bases", self.size))
        self.ds = int(unit.extra.get("ds", 0))
        self.out = unit.out
        self.waiting = unit.arrives is not None
        self._walls = walls
        self._stir = stir
        self.formation = unit.formation
        self.square = bool(unit.extra.get("square", False))
        self.town = str(unit.extra.get("town", ""))
        self.x, self.y = unit.at or (0.0, 0.0)
        self.facing = normal_angle(unit.facing)
        self._figure: Figure | None = None
        self._posture: Posture | None = None
        # What the unit did this player turn.
        self.evaded = False
        self.silent = False

    # ---- what it is

    @property
    def present(self) -> bool:
        """Whether it stands on the table."""
        return not self.out and not self.waiting

    @property
    def mm(self) -> int:
        """Its morale markers (BNB-LOSS-3); guns have none."""
        return 0 if self.guns else min(MOST_MORALE_MARKERS, self.size - self.bases)

    @property
    def places(self) -> int:
        """Bases and morale markers together (BNB-GEO-2)."""
        return self.bases + self.mm

    @property
    def least_bases(self) -> int:
        return 1 if self.guns else LEAST_BASES

    @property
    def good_order(self) -> bool:
        return self.ds == 0

    @property
    def unlimbered(self) -> bool:
        return self.formation == _UNLIMBERED

    @property
    def limbered(self) -> bool:
        return self.formation == _LIMBERED

    @property
    def in_town(self) -> bool:
        return self.formation == _TOWN

    @property
    def deep(self) -> bool:
        return self.formation in DEEP

    @property
    def in_column(self) -> bool:
        """In march or limbered."""
        return self.formation in COLUMNS

    def has(self, trait: Trait) -> bool:
        return trait.value in self.traits

    # ---- where it is

    @property
    def figure(self) -> Figure:
        """The ground it covers."""
        if self._figure is None:
            self._figure = self.figure_at(self.x, self.y, self.facing)
        return self._figure

    @property
    def box(self) -> Box:
        """The rectangle it covers; of a garrison, one base at the middle of its town."""
        figure = self.figure
        return figure if isinstance(figure, Box) else box(self.x, self.y, *self.measures, self.facing)

    @property
    def measures(self) -> tuple[float, float]:
        return measures(self.formation, self.places)

    def figure_at(self, x: float, y: float, facing: float) -> Figure:
        """The ground it would cover there."""
        if self.in_town:
            return self._walls[self.town]
        return box(x, y, *measures(self.formation, self.places), facing)

    def box_by_front(self, point: Point, facing: float, formation: str | None = None) -> Box:
        """The rectangle it would cover with its centrepoint there (BNB-GEO-5), in this or another deployment."""
        width, depth = measures(formation or self.formation, self.places)
        hx, hy = forward(facing)
        return box(point[0] - hx * depth / 2, point[1] - hy * depth / 2, width, depth, facing)

    @property
    def centrepoint(self) -> Point:
        """The middle of its front edge; of a garrison, the middle of its town (BNB-GEO-5)."""
        if self.in_town:
            return (self.x, self.y)
        hx, hy = forward(self.facing)
        half = self.measures[1] / 2
        return (self.x + hx * half, self.y + hy * half)

    @property
    def heading(self) -> Point:
        return forward(self.facing)

    def place(self, x: float, y: float, facing: float | None = None, formation: str | None = None) -> None:
        """Put it somewhere."""
        self.x, self.y = x, y
        if facing is not None:
            self.facing = normal_angle(facing)
        if formation is not None:
            self.formation = formation
            if formation != _TOWN:
                self.town = ""
        self.changed()

    def put(self, ground: Box, facing: float, formation: str | None = None) -> None:
        """Put it on a rectangle."""
        self.place(ground.x, ground.y, facing, formation)

    def changed(self) -> None:
        """Note that its ground is another."""
        self._figure = None
        self._posture = None
        self._stir.count += 1
        self._stir.troops.append(self)

    def keep_centrepoint(self, point: Point) -> None:
        """Stand with its centrepoint there, after its footprint changed."""
        if not self.in_town:
            ground = self.box_by_front(point, self.facing)
            self.place(ground.x, ground.y)

    @property
    def posture(self) -> Posture:
        """How it stands; the same value until it changes."""
        if self._posture is None:
            self._posture = Posture(self.x, self.y, self.facing, self.formation, self.square, self.town, self.figure)
        return self._posture

    def resume(self, posture: Posture) -> None:
        """Stand again as it once stood."""
        self.x, self.y, self.facing = posture.x, posture.y, posture.facing
        self.formation, self.square, self.town = posture.formation, posture.square, posture.town
        self.changed()
        self._figure, self._posture = posture.figure, posture

    # ---- its bases

    @property
    def layout(self) -> Layout:
        """Rank by rank, which places hold bases (BNB-GEO-4)."""
        return layout(self.formation, self.places, self.mm)

    def places_of(self, ground: Box, formation: str | None = None) -> Iterator[tuple[int, int, bool, Box]]:
        """Rank, file, whether it is a base, and the ground of each place."""
        shape = formation or self.formation
        for rank, row in enumerate(layout(shape, self.places, self.mm)):
            for file, is_base in enumerate(row):
                yield rank, file, is_base, place_box(ground, shape, rank, file)


class General:
    """A formation's commander on his stand (BNB-GEO-9)."""

    def __init__(self, battle: Battle, formation: Formation) -> None:
        commander = formation.commander
        if commander is None:
            raise ValueError(f"{formation.id} has no commander")
        self.id = formation.id
        self.formation = formation
        self.kind = formation.kind
        self.side = battle.side_of_formation(formation.id)
        self.lineage = lineage_of(battle, formation.id)
        self.out = commander.out
        self.waiting = commander.arrives is not None
        self.at = commander.at
        self.stand = STANDS[formation.kind]
        self.returned = False

    @property
    def present(self) -> bool:
        return not self.out and not self.waiting and self.at is not None

    @property
    def figure(self) -> Box:
        return figures.square(self.at or (0.0, 0.0), self.stand)
