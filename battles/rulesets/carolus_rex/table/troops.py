"""Units and generals at work during a turn: what of them changes, and what the rules ask of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass, field
from battles.engine.play.standing import lineage_of
from battles.engine.play.troops import GeneralAtWork, UnitAtWork
from battles.rulesets.carolus_rex.table.footprints import Shape, area_box, shape_of
from battles.rulesets.carolus_rex.words import (
    DEPLOYED,
    DEPTH,
    GOOD_TROOPS,
    Arm,
    Cohesion,
    Kind,
    Stance,
    Trait,
    Type,
    levels_of,
)

# Asked for ten thousand times a turn: to look one up in its enumeration takes longer than to compare it.
_BROKEN = Cohesion.BROKEN
_SHAKEN = Cohesion.SHAKEN
_IRREGULAR = Arm.IRREGULAR
_ARTILLERY = Arm.ARTILLERY
_SQUARE = Stance.SQUARE
_COLUMN = Stance.COLUMN


@dataclass(slots=True)
class Deeds:
    """What a unit has done, or had done to it, in this turn."""

    orders: int = 0
    verbs: tuple[str, ...] = ()
    order_tag: tuple[str, ...] = ()
    far_from_enemy: bool = False
    came_near: bool = False
    free: bool = False
    moved: bool = False
    stirred: bool = False
    fixed: bool = False
    charging: str = ""
    opportunity: bool = False
    unlimbered: bool = False
    attacked: bool = False
    was_attacked: bool = False
    left_at_obstacle: dict[str, float] = field(default_factory=dict)


@dataclass(slots=True, eq=False, kw_only=True)
class Troop(UnitAtWork):
    """A unit at work."""

    #: Section i.
    DECIMALS: ClassVar[int] = 3

    division: str
    type: str
    quality: str
    traits: frozenset[str]
    cohesion: Cohesion
    occupying: str
    area: tuple[Point, ...]
    probing: bool
    out_turn: int | None
    left: Mapping[str, Any] | None
    began: tuple[float, float, float] = field(init=False)
    deeds: Deeds = field(default_factory=Deeds)
    #: The footprint (CR-GEO-2): asked for by the ten thousand, so that it is made as soon as it is another.
    box: Box = field(init=False)

    def __post_init__(self) -> None:
        UnitAtWork.__post_init__(self)
        self.began = (self.x, self.y, self.facing)
        self.box = self._footprint()

    # ---- what it is

    @property
    def irregular(self) -> bool:
        """Light horse, who do not count as cavalry (CR-VAL-3)."""
        return self.arm == _IRREGULAR

    @property
    def small(self) -> bool:
        return Trait.SMALL in self.traits

    @property
    def guard(self) -> bool:
        return Trait.GUARD in self.traits

    @property
    def fragile(self) -> bool:
        return Trait.FRAGILE in self.traits

    @property
    def shock(self) -> bool:
        return self.arm == Arm.CAVALRY and self.type == Type.SHOCK

    @property
    def pike(self) -> bool:
        return self.type == Type.PIKE

    @property
    def good_class(self) -> bool:
        return self.quality in GOOD_TROOPS

    @property
    def levels(self) -> tuple[Cohesion, ...]:
        """The levels of cohesion that it knows."""
        return levels_of(self.arm, small=self.small)

    # ---- how it stands

    @property
    def present(self) -> bool:
        """On the table."""
        return not self.out and not self.waiting

    @property
    def broken(self) -> bool:
        return self.cohesion is _BROKEN

    @property
    def shaken(self) -> bool:
        return self.cohesion is _SHAKEN

    @property
    def disordered(self) -> bool:
        return self.cohesion is Cohesion.DISORDERED

    @property
    def good(self) -> bool:
        return self.cohesion is Cohesion.GOOD

    @property
    def steady(self) -> bool:
        """Good or disordered."""
        return DEPTH[self.cohesion] < DEPTH[_SHAKEN]

    @property
    def in_line(self) -> bool:
        return self.formation == Stance.LINE

    @property
    def in_column(self) -> bool:
        return self.formation == _COLUMN

    @property
    def in_square(self) -> bool:
        return self.formation == _SQUARE

    @property
    def deployed(self) -> bool:
        """In the formation in which its arm fights."""
        return self.formation == DEPLOYED[Arm(self.arm)]

    @property
    def holds_area(self) -> bool:
        """Infantry in an area, which fights all round (CR-GEO-4)."""
        return bool(self.occupying) and self.arm == Arm.INFANTRY

    @property
    def all_round(self) -> bool:
        """Squares, and infantry in an area, have neither flanks nor, but for some areas, a rear (CR-GEO-4)."""
        return self.formation == _SQUARE or self.holds_area

    @property
    def turns_freely(self) -> bool:
        """Who turns about his centre without wheeling (CR-MOVE-6)."""
        return self.arm in (_IRREGULAR, _ARTILLERY) or self.formation == _COLUMN or self.broken

    @property
    def passes_freely(self) -> bool:
        """Who passes everybody and is passed by everybody without cost (CR-MOVE-7)."""
        return self.arm in (_IRREGULAR, _ARTILLERY)

    # ---- its ground

    @property
    def shape(self) -> Shape:
        return self.shape_in(self.formation)

    def shape_in(self, formation: str) -> Shape:
        return shape_of(self.arm, formation, small=self.small, wide=Trait.WIDE in self.traits)

    def _footprint(self) -> Box:
        if self.area:
            return area_box(self.area, self.facing)
        shape = self.shape
        return box(self.x, self.y, shape.width, shape.depth, self.facing)

    def box_at(self, x: float, y: float, facing: float, formation: str = "") -> Box:
        """The footprint that it would have elsewhere, or in another formation, outside any area."""
        shape = self.shape_in(formation or self.formation)
        return box(x, y, shape.width, shape.depth, facing)

    @property
    def heading(self) -> Point:
        """The unit vector along its axis."""
        ground = self.box
        return (-ground.uy, ground.ux)

    @property
    def centre_point(self) -> Point:
        """The middle of its front edge (CR-GEO-4)."""
        ground = self.box
        return (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)

    def stir(self) -> None:
        self.box = self._footprint()
        self.moves.append(self)

    def leave_area(self) -> None:
        """It no longer occupies an area: its footprint is its formation's again."""
        self.occupying, self.area = "", ()
        self.stir()

    def hold_area(self, occupying: str, area: tuple[Point, ...]) -> None:
        """It occupies an area again that it could not leave."""
        self.occupying, self.area = occupying, area
        self.stir()

    @property
    def lasts(self) -> tuple[float, float, float, str, Cohesion, str, tuple[Point, ...], Box, bool]:
        """What a trial of a move must put back."""
        return (
            self.x,
            self.y,
            self.facing,
            self.formation,
            self.cohesion,
            self.occupying,
            self.area,
            self.box,
            self.deeds.stirred,
        )

    def put_back(self, kept: tuple[float, float, float, str, Cohesion, str, tuple[Point, ...], Box, bool]) -> None:
        """Undo a trial."""
        self.x, self.y, self.facing, self.formation, self.cohesion, self.occupying, self.area, ground, stirred = kept
        self.deeds.stirred = stirred
        if self.box is not ground:
            # The same footprint, so that what is remembered of it holds again.
            self.box = ground
            self.moves.append(self)


@dataclass(slots=True, eq=False, kw_only=True)
class General(GeneralAtWork):
    """A general at work: a point on the table, or with a unit."""

    DECIMALS: ClassVar[int] = 3

    lineage: tuple[str, ...]
    commands_army: bool
    wounds: int = field(init=False)
    passed: bool = field(init=False)
    out_turn: int | None = field(init=False)
    went_with: str = field(init=False)

    def __post_init__(self) -> None:
        GeneralAtWork.__post_init__(self)
        extra = self.commander.extra
        if self.out:
            self.attached = ""
        self.wounds, self.passed = int(extra.get("wounds", 0)), bool(extra.get("passed", False))
        self.out_turn, self.went_with = extra.get("out_turn"), str(extra.get("with", ""))

    @property
    def present(self) -> bool:
        return not self.out and not self.waiting and (self.placed or bool(self.attached))


def troop_of(battle: Battle, unit: Unit, index: int) -> Troop:
    """A unit of the frozen battle, set to work."""
    occupying = str(unit.extra.get("occupying", "")) if not unit.out else ""
    return Troop(
        unit=unit,
        index=index,
        side=battle.side_of[unit.id],
        division=unit.of,
        lineage=(unit.id, *lineage_of(battle, unit.of)),
        type=str(unit.type),
        quality=str(unit.quality),
        traits=frozenset(unit.traits),
        cohesion=Cohesion(unit.extra.get("cohesion", Cohesion.GOOD)),
        occupying=occupying,
        area=battle.terrain_by_id[occupying].area if occupying else (),
        probing=bool(unit.extra.get("probing", False)),
        out_turn=unit.extra.get("out_turn"),
        left=unit.extra.get("left"),
    )


def general_of(battle: Battle, formation: Formation, index: int) -> General:
    """A formation's general, set to work. Raises ``ValueError`` for a formation without one."""
    return General(
        formation=formation,
        index=index,
        side=battle.side_of_formation(formation.id),
        lineage=lineage_of(battle, formation.id),
        commands_army=formation.kind == Kind.ARMY,
    )
