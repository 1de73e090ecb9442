"""Units and command stands at work during a turn: what of them changes, and what the rules ask of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.boxes import Box, box
from battles.engine.geometry import normal_angle
from battles.engine.play.nations import nation_of
from battles.engine.play.standing import lineage_of
from battles.rulesets.mini_nap.table.footprints import size
from battles.rulesets.mini_nap.table.organisation import OTHER_NATION, brigade_id
from battles.rulesets.mini_nap.words import FORMED, IRREGULAR_TRAITS, QUALITY_RATING, SQUARES, Arm, Marker, Status

# MN-GEO-1. Positions and angles are kept to this many decimals, so that the log, the next file and this copy agree.
DECIMALS = 6


@dataclass(slots=True, eq=False)
class Troop:
    """A unit at work. ``index`` is its place in the file; what holds for one initiative only stands below the line."""

    unit: Unit
    index: int
    side: str
    brigade: str
    lineage: tuple[str, ...]
    nation: str
    x: float
    y: float
    facing: float
    strength: int
    formation: str
    guns: str
    abandoned: str
    markers: set[Marker]
    out: str
    waiting: bool
    qr: int
    id: str = ""
    arm: str = ""
    type: str = ""
    # The footprint (MN-SCALE-2).
    box: Box = field(init=False)
    # Where to note that it has moved, so that the whereabouts can be brought up to date.
    moves: list[Troop] = field(default_factory=list)
    # ---- one initiative
    found_facing: float = 0.0
    turned_too_far: bool = False
    reformed: bool = False
    moved: bool = False
    committed: bool = False
    charged: bool = False
    fired: bool = False
    redeployed: bool = False
    spent: bool = False
    broke_out: bool = False
    status: Status | None = None
    # ---- until the combat that it leads to is over
    charging: bool = False
    prey: str = ""
    through: bool = False
    # Whom its staff has laid these guns on, for this initiative.
    laid_on: str = ""

    def __post_init__(self) -> None:
        self.box = self.box_at(self.x, self.y, self.facing)

    def box_at(self, x: float, y: float, facing: float, formation: str = "") -> Box:
        """The footprint it would have elsewhere, or in another formation."""
        width, depth = size(self.arm, formation or self.formation)
        return box(x, y, width, depth, facing)

    @property
    def present(self) -> bool:
        """On the table and not abandoned: abandoned guns are as if not there for everybody (MN-REACT-6)."""
        return not self.out and not self.waiting and not self.abandoned

    @property
    def on_table(self) -> bool:
        return not self.out and not self.waiting

    @property
    def formed(self) -> bool:
        """MN-SCALE-5."""
        return self.formation in FORMED

    @property
    def in_square(self) -> bool:
        return self.formation in SQUARES

    @property
    def infantry(self) -> bool:
        return self.arm == Arm.INFANTRY

    @property
    def cavalry(self) -> bool:
        return self.arm == Arm.CAVALRY

    @property
    def artillery(self) -> bool:
        return self.arm == Arm.ARTILLERY

    @property
    def lancer(self) -> bool:
        return "lancer" in self.unit.traits

    @property
    def irregular(self) -> bool:
        """Cossacks and Arabs, who keep their loose order at all times."""
        return any(trait in IRREGULAR_TRAITS for trait in self.unit.traits)

    @property
    def guard(self) -> bool:
        return self.unit.quality == "guard"

    @property
    def blue(self) -> bool:
        return Marker.REACTED in self.markers or Marker.DISORDERED in self.markers

    @property
    def yellow(self) -> bool:
        return Marker.RETURNED_FIRE in self.markers or Marker.SUPPRESSED in self.markers

    def survives_at(self, strength: int, formation: str = "") -> bool:
        """Whether it stays on the table with so many strength points in a formation (MN-LOSS-1)."""
        shape = formation or self.formation
        least = 2 if shape in FORMED and shape not in SQUARES and not self.guard else 1
        return strength >= least

    def place(self, x: float, y: float, facing: float | None = None, formation: str = "") -> None:
        """Put it down. Whoever calls this has seen to it that there is room."""
        self.x, self.y = round(x, DECIMALS), round(y, DECIMALS)
        if facing is not None:
            self.facing = normal_angle(round(facing, DECIMALS))
        self.take_shape(formation or self.formation)

    def take_shape(self, formation: str) -> None:
        """Stand in a formation where it is."""
        self.formation = formation
        self.box = self.box_at(self.x, self.y, self.facing)
        self.moves.append(self)

    def begin_initiative(self) -> None:
        """Forget what held for the last initiative only."""
        self.found_facing = self.facing
        self.turned_too_far = self.reformed = self.moved = self.committed = False
        self.charged = self.fired = self.redeployed = self.spent = self.broke_out = False
        self.charging = self.through = False
        self.prey = self.laid_on = ""
        self.status = None


@dataclass(slots=True, eq=False)
class Stand:
    """A commander at work: his stand is a disc."""

    formation: Formation
    index: int
    side: str
    x: float
    y: float
    placed: bool
    rating: str
    evaded: bool
    out: str
    attached: str
    waiting: bool
    moved: bool = False
    left: str = ""

    @property
    def id(self) -> str:
        return self.formation.id

    @property
    def kind(self) -> str:
        return self.formation.kind

    @property
    def free(self) -> bool:
        """Standing on the table by itself."""
        return self.placed and not self.out and not self.attached and not self.waiting

    def place(self, x: float, y: float) -> None:
        self.x, self.y = round(x, DECIMALS), round(y, DECIMALS)
        self.placed = True


def troop_of(battle: Battle, unit: Unit, index: int) -> Troop:
    """A unit of the frozen battle, set to work."""
    x, y = unit.at or (0.0, 0.0)
    brigade = brigade_id(battle, unit)
    return Troop(
        unit=unit,
        index=index,
        side=battle.side_of[unit.id],
        brigade=brigade,
        lineage=tuple(dict.fromkeys((unit.id, brigade, *lineage_of(battle, unit.of)))),
        nation=nation_of(battle, unit, OTHER_NATION),
        x=x,
        y=y,
        facing=unit.facing,
        strength=unit.strength or 0,
        formation=str(unit.formation),
        guns=str(unit.extra.get("guns", "")),
        abandoned=str(unit.extra.get("abandoned", "")),
        markers={marker for marker in Marker if unit.extra.get(marker)},
        out=unit.out,
        waiting=unit.arrives is not None,
        qr=QUALITY_RATING[unit.quality],
        id=unit.id,
        arm=str(unit.arm),
        type=unit.type,
        found_facing=unit.facing,
    )


def stand_of(battle: Battle, formation: Formation, index: int) -> Stand:
    """A formation's commander, set to work. Raises ``ValueError`` for one without a commander."""
    commander = formation.commander
    if commander is None:
        raise ValueError(f"{formation.id} has no commander")
    x, y = commander.at or (0.0, 0.0)
    return Stand(
        formation=formation,
        index=index,
        side=battle.side_of_formation(formation.id),
        x=x,
        y=y,
        placed=commander.at is not None,
        rating=commander.rating,
        evaded=bool(commander.extra.get("evaded", False)),
        out=commander.out,
        attached=commander.attached,
        waiting=commander.arrives is not None,
    )
