"""Units and generals at work during a turn: what of them changes, and what the rules ask of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass, field, fields
from battles.engine.play.nations import nation_of
from battles.engine.play.standing import lineage_of
from battles.engine.play.troops import GeneralAtWork, UnitAtWork
from battles.rulesets.old_trousers.table.footprints import Build, build_of, is_column, size
from battles.rulesets.old_trousers.table.organisation import command_of
from battles.rulesets.old_trousers.words import (
    DEFAULT_QUALITY,
    DEFAULT_RATING,
    FACELESS,
    TYPES,
    Arm,
    Kind,
    Skirmish,
    Stance,
    State,
    Trait,
)

#: The keys of a unit that a turn may change.
CHANGING = (
    "state",
    "disordered",
    "blown",
    "figures",
    "guns",
    "crew",
    "guns_at",
    "guns_facing",
    "sheltered",
    "last_target",
)


# Asked for ten thousand times a turn: to look one up in its enumeration takes longer than to compare it.
_ROUTED = State.ROUTED
_SHAKEN = State.SHAKEN
_SKIRMISH = Stance.SKIRMISH
_SQUARE = Stance.SQUARE


@dataclass(frozen=True, slots=True)
class Act:
    """A part of a unit's way in this phase: where it began and ended; ``length`` is that of a straight shift."""

    began: Box
    ended: Box
    formation: str
    length: float = 0.0


@dataclass(slots=True)
class Phase:
    """What a unit has done, or had done to it, in this phase."""

    #: Its place at the start of Rally (OT-FIRE-10), and where its way of this phase led (OT-FIRE-13).
    began: Box | None = None
    began_formation: str = ""
    trail: list[Act] = field(default_factory=list)
    #: Any act at all; an act that costs fire (OT-FIRE-10); a change of facing; a change of formation.
    acted: bool = False
    moved: bool = False
    turned: bool = False
    reformed: bool = False
    marched: bool = False
    #: Shifted straight, by whatever it was told; turned about or wheeled, not on the spot.
    shifted: bool = False
    wheeled: bool = False
    #: Faced on the spot (OT-MOVE-5), stood still to restore order (OT-DIS-3), recovers (OT-C-RALLY-2).
    faced: bool = False
    reordered: bool = False
    recovering: bool = False
    #: Inches of its own movement that it went in line (OT-MOVE-10), and whether as a square.
    in_line: float = 0.0
    in_square: bool = False
    #: Disordered at the end of its move, and friends' passages that disorder it when it moves (OT-MOVE-8).
    passing: bool = False
    passed: bool = False
    crossed: bool = False
    #: May not move in this phase (OT-ROUT-3).
    bound: bool = False
    #: Charges declared, CP spent on it, shots (OT-ORDER-1).
    charges: int = 0
    charging: str = ""
    licensed: bool = False
    fired: bool = False
    musketry: bool = False
    fought: bool = False
    in_command: bool = True
    counted: bool = False
    opportunity: bool = False

    def copied(self) -> Phase:
        """Another that is the same, and does not change with this one."""
        other = Phase(*_of_phase(self))
        other.trail = list(self.trail)
        return other


# Trials copy what a unit has done some hundred times a turn: all values at once come quickest.
_of_phase = attrgetter(*(each.name for each in fields(Phase)))


@dataclass(slots=True)
class Day:
    """What holds for a unit for the whole turn."""

    #: Formations that it has had (OT-MOVE-2); shares, inches and parts of the turn used up.
    had: set[str] = field(default_factory=set)
    shares: float = 0.0
    inches: float = 0.0
    parts: float = 0.0
    limbered: bool = False
    unlimbered: bool = False
    #: May not charge (OT-MOVE-8, OT-DIS-3); may not move (OT-ROUT-5, OT-EVENT-1, OT-ROUT-4).
    no_charge: bool = False
    bound: bool = False
    manned: bool = False
    #: Orders to fire (OT-FIRE-6).
    targets: tuple[str, ...] = ()
    hold_fire: bool = False
    fire_line: int = 0
    obeyed: bool = False

    def copied(self) -> Day:
        """Another that is the same, and does not change with this one."""
        other = Day(*_of_day(self))
        other.had = set(self.had)
        return other


_of_day = attrgetter(*(each.name for each in fields(Day)))


@dataclass(slots=True, eq=False, kw_only=True)
class Troop(UnitAtWork):
    """A unit at work; places and directions are kept as OT-GEO-1 has them."""

    command: str
    type: str
    quality: str
    nation: str
    traits: frozenset[str]
    skirmishers: str
    build: Build
    pounder: int
    state: str
    disordered: bool
    blown: bool
    figures: int
    guns: int
    crew: int
    guns_at: Point | None
    guns_facing: float
    sheltered: str
    last_target: Mapping[str, Any] | None
    arrives: int | None
    phase: Phase = field(default_factory=Phase)
    day: Day = field(default_factory=Day)
    #: Its footprint.
    box: Box = field(init=False)

    def __post_init__(self) -> None:
        UnitAtWork.__post_init__(self)
        self.day.had.add(self.formation)
        self.box = self.box_at(self.x, self.y, self.facing)

    # ---- what it is

    @property
    def untrained(self) -> bool:
        return Trait.UNTRAINED in self.traits

    @property
    def irregular(self) -> bool:
        return Trait.IRREGULAR in self.traits

    @property
    def impetuous(self) -> bool:
        return Trait.IMPETUOUS in self.traits

    @property
    def french_drill(self) -> bool:
        return self.nation == "french" or Trait.FRENCH_DRILL in self.traits

    @property
    def full(self) -> int:
        """Figures, of artillery model guns, at the start of the battle."""
        return self.build.full

    @property
    def strength(self) -> int:
        """What is left of it: figures, of artillery the lesser of guns and crew (OT-C-TEST-1)."""
        return min(self.guns, self.crew) if self.artillery else self.figures

    # ---- how it stands

    @property
    def present(self) -> bool:
        """On the table: neither gone, still to come, nor sheltered by infantry."""
        return not self.out and not self.waiting and not self.sheltered

    @property
    def routed(self) -> bool:
        return self.state == _ROUTED

    @property
    def shaken(self) -> bool:
        return self.state == _SHAKEN

    @property
    def in_skirmish(self) -> bool:
        return self.formation == _SKIRMISH and self.state != _ROUTED

    @property
    def in_square(self) -> bool:
        return self.formation == _SQUARE and self.state != _ROUTED

    @property
    def formed(self) -> bool:
        """Neither routed nor in skirmish (OT-SCALE-7)."""
        return self.state != _ROUTED and self.formation != _SKIRMISH

    @property
    def column(self) -> bool:
        """OT-SCALE-7."""
        return self.state != _ROUTED and is_column(self.build, self.formation)

    @property
    def unlimbered(self) -> bool:
        return self.formation == Stance.UNLIMBERED and self.state != _ROUTED

    @property
    def limbered(self) -> bool:
        return self.formation == Stance.LIMBERED and self.state != _ROUTED

    @property
    def faceless(self) -> bool:
        """Without a facing by its formation or rout (OT-SCALE-4); towns besides, see ``Field.all_round``."""
        return self.state == _ROUTED or self.formation in FACELESS

    @property
    def can_skirmish(self) -> bool:
        return self.cavalry or (self.infantry and self.skirmishers == Skirmish.FULL)

    def box_at(self, x: float, y: float, facing: float, formation: str = "") -> Box:
        """The footprint it would have elsewhere, or in another formation when it is not routed."""
        routed = self.state == _ROUTED and not formation
        width, depth = size(self.build, formation or self.formation, routed=routed)
        return box(x, y, width, depth, facing)

    @property
    def front_middle(self) -> Point:
        """The middle of its front edge."""
        ground = self.box
        return (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)

    # ---- changes

    def place(self, x: float, y: float, facing: float | None = None, formation: str = "") -> None:
        if formation:
            self.day.had.add(formation)
        UnitAtWork.place(self, x, y, facing, formation)

    def stir(self) -> None:
        """Take note that its footprint is another: by its place, formation or rout."""
        self.box = self.box_at(self.x, self.y, self.facing)
        self.moves.append(self)


@dataclass(frozen=True, slots=True)
class Posture:
    """How and where a unit stood at a point of its way (OT-FIRE-13)."""

    box: Box
    formation: str


def postures(troop: Troop) -> Iterator[Posture]:
    """A unit's start, every full inch and the end of each act of this phase, in order (OT-FIRE-13)."""
    for number, act in enumerate(troop.phase.trail):
        if number == 0:
            yield Posture(act.began, troop.phase.began_formation or act.formation)
        if act.length > 0.0:
            dx, dy = act.ended.x - act.began.x, act.ended.y - act.began.y
            for inch in range(1, math.ceil(act.length)):
                share = inch / act.length
                yield Posture(act.began.shifted(share * dx, share * dy), act.formation)
        yield Posture(act.ended, act.formation)


@dataclass(slots=True, eq=False, kw_only=True)
class General(GeneralAtWork):
    """A commander at work: a point that takes no room (OT-SCALE-5)."""

    tactical: str = field(init=False)
    off_board: bool = field(init=False)
    new: bool = field(init=False)
    points: int = 0
    issued: bool = False
    rode: float = 0.0
    #: Replaced in this very phase (OT-CMD-7), bound to his place by a random event.
    bound: bool = False

    def __post_init__(self) -> None:
        GeneralAtWork.__post_init__(self)
        extra = self.commander.extra
        self.rating = self.rating or (DEFAULT_RATING if self.rated else "")
        self.tactical = str(extra.get("tactical") or DEFAULT_RATING)
        self.off_board, self.new = bool(extra.get("off_board")), bool(extra.get("new"))

    @property
    def rated(self) -> bool:
        """Whether his kind has a rating beside the tactical one."""
        return self.kind in (Kind.ARMY, Kind.CORPS)

    @property
    def able(self) -> bool:
        """In play and not disabled, on the board or off it."""
        return not self.out and not self.waiting

    @property
    def on_table(self) -> bool:
        return self.able and not self.off_board and (self.placed or bool(self.attached))

    @property
    def free(self) -> bool:
        """On the table and with no unit."""
        return self.on_table and not self.attached


def troop_of(battle: Battle, unit: Unit, index: int) -> Troop:
    """A unit of the frozen battle, set to work."""
    extra = unit.extra
    build = build_of(battle, unit)
    artillery = unit.arm == Arm.ARTILLERY
    return Troop(
        unit=unit,
        index=index,
        side=battle.side_of[unit.id],
        command=command_of(battle, unit),
        lineage=(unit.id, *lineage_of(battle, unit.of)),
        type=unit.type or TYPES[Arm(unit.arm)][0],
        quality=unit.quality or DEFAULT_QUALITY,
        nation=nation_of(battle, unit),
        traits=frozenset(unit.traits),
        skirmishers=str(extra.get("skirmish") or Skirmish.NONE.value),
        build=build,
        pounder=int(extra.get("pounder") or 0),
        state=str(extra.get("state") or State.GOOD.value),
        disordered=bool(extra.get("disordered")),
        blown=bool(extra.get("blown")),
        figures=0 if artillery else int(_given(extra.get("figures"), build.full)),
        guns=int(_given(extra.get("guns"), build.full)) if artillery else 0,
        crew=int(_given(extra.get("crew"), build.full)) if artillery else 0,
        guns_at=extra.get("guns_at"),
        guns_facing=float(extra.get("guns_facing") or 0.0),
        sheltered=str(extra.get("sheltered") or ""),
        last_target=extra.get("last_target"),
        arrives=unit.arrives,
    )


def _given(value: Any, otherwise: int) -> int:
    return otherwise if value is None else int(value)


def general_of(battle: Battle, formation: Formation, index: int) -> General:
    """A formation's commander, set to work. Raises ``ValueError`` for one without a commander."""
    return General(formation=formation, index=index, side=battle.side_of_formation(formation.id))
