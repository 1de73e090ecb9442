"""Units and command stands at work during a turn: what of them changes, and what the rules ask of them."""

from __future__ import annotations

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.boxes import Box, box
from battles.engine.dataclasses import dataclass, field
from battles.engine.play.nations import nation_of
from battles.engine.play.standing import lineage_of
from battles.engine.play.troops import GeneralAtWork, UnitAtWork
from battles.rulesets.mini_nap.table.footprints import size
from battles.rulesets.mini_nap.table.organisation import OTHER_NATION, brigade_id
from battles.rulesets.mini_nap.words import FORMED, IRREGULAR_TRAITS, QUALITY_RATING, SQUARES, Marker, Status


@dataclass(slots=True, eq=False, kw_only=True)
class Troop(UnitAtWork):
    """A unit at work; what holds for one initiative only stands below the line. Places are kept as MN-GEO-1 has it."""

    brigade: str
    nation: str
    strength: int
    guns: str
    abandoned: str
    markers: set[Marker]
    qr: int
    type: str = ""
    # The footprint (MN-SCALE-2).
    box: Box = field(init=False)
    # ---- one initiative
    found_facing: float = field(init=False)
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
        UnitAtWork.__post_init__(self)
        self.found_facing = self.facing
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
    def formed(self) -> bool:
        """MN-SCALE-5."""
        return self.formation in FORMED

    @property
    def in_square(self) -> bool:
        return self.formation in SQUARES

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

    def take_shape(self, formation: str) -> None:
        """Stand in a formation where it is."""
        self.formation = formation
        self.stir()

    def stir(self) -> None:
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


@dataclass(slots=True, eq=False, kw_only=True)
class Stand(GeneralAtWork):
    """A commander at work: his stand is a disc."""

    evaded: bool
    moved: bool = False
    left: str = ""

    @property
    def free(self) -> bool:
        """Standing on the table by itself."""
        return self.placed and not self.out and not self.attached and not self.waiting


def troop_of(battle: Battle, unit: Unit, index: int) -> Troop:
    """A unit of the frozen battle, set to work."""
    brigade = brigade_id(battle, unit)
    return Troop(
        unit=unit,
        index=index,
        side=battle.side_of[unit.id],
        brigade=brigade,
        lineage=tuple(dict.fromkeys((unit.id, brigade, *lineage_of(battle, unit.of)))),
        nation=nation_of(battle, unit, OTHER_NATION),
        strength=unit.strength or 0,
        guns=str(unit.extra.get("guns", "")),
        abandoned=str(unit.extra.get("abandoned", "")),
        markers={marker for marker in Marker if unit.extra.get(marker)},
        qr=QUALITY_RATING[unit.quality],
        type=unit.type,
    )


def stand_of(battle: Battle, formation: Formation, index: int) -> Stand:
    """A formation's commander, set to work. Raises ``ValueError`` for one without a commander."""
    evaded = formation.commander is not None and bool(formation.commander.extra.get("evaded", False))
    return Stand(formation=formation, index=index, side=battle.side_of_formation(formation.id), evaded=evaded)
