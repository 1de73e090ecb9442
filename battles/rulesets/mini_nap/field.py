"""The working copy of a battle while a turn is resolved: troops, command stands, dice and the log.

A turn begins by laying out the frozen battle here and ends by reading a new frozen battle off it. Nothing outside this
package sees these values. What is decided where: the procedures of the sequence of play stand in their own modules;
this one only knows who is where, who is in contact (MN-SCALE-4) and what was logged.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import Box, box, gap, in_touch
from battles.engine.dice import Dice
from battles.engine.events import NOTHING, Event, Roll
from battles.engine.geometry import CONTACT, normal_angle
from battles.engine.orders import Intent, OrderSheet, Standing, UnitOrder
from battles.rulesets.mini_nap.footprints import COMMAND_STAND_RADIUS, FOOTPRINTS, size
from battles.rulesets.mini_nap.ground import Ground
from battles.rulesets.mini_nap.organisation import brigade_id, brigades, nation_of
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.whereabouts import Whereabouts
from battles.rulesets.mini_nap.words import (
    FORMED,
    IRREGULAR_TRAITS,
    QUALITY_RATING,
    SQUARES,
    Arm,
    Marker,
)
from battles.rulesets.mini_nap.words import (
    Formation as Shape,
)

# MN-GEO-1. Positions and angles are kept to this many decimals, so that the log, the next file and this copy agree.
DECIMALS = 6
HERE: Point = (0.0, 0.0)
# Half the diagonal of the largest footprint, in cm.
WIDEST = max(math.hypot(width, depth) / 2 for row in FOOTPRINTS.values() for width, depth in row.values())


class Phase:
    """The phases of the log (section g of the specification)."""

    ORDERS = "orders"
    INITIATIVE = "initiative"
    COMMAND = "command"
    MANOEUVRE = "manoeuvre"
    FIRING = "firing"
    COMBAT = "combat"
    BREAKTHROUGH = "breakthrough"
    END = "end"


@dataclass(slots=True, eq=False)
class Troop:
    """A unit at work. ``index`` is its place in the file; what holds for one initiative only stands below the line."""

    unit: Unit
    index: int
    side: str
    brigade: str
    nation: str
    x: float
    y: float
    facing: float
    strength: int
    formation: str
    guns: str
    abandoned: str
    markers: set[str]
    out: str
    waiting: bool
    qr: int
    id: str = ""
    arm: str = ""
    type: str = ""
    _box: Box | None = None
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
    status: str = ""
    # ---- until the combat that it leads to is over
    charging: bool = False
    prey: str = ""
    through: bool = False

    @property
    def box(self) -> Box:
        """The footprint (MN-SCALE-2)."""
        if self._box is None:
            width, depth = size(self.arm, self.formation)
            self._box = box(self.x, self.y, width, depth, self.facing)
        return self._box

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
        if formation:
            self.formation = formation
        self._box = None
        self.moves.append(self)

    def begin_initiative(self) -> None:
        """Forget what held for the last initiative only."""
        self.found_facing = self.facing
        self.turned_too_far = self.reformed = self.moved = self.committed = False
        self.charged = self.fired = self.redeployed = self.spent = self.broke_out = False
        self.charging = self.through = False
        self.prey = self.status = ""


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


@dataclass(slots=True)
class Entry:
    """An event that still lacks its wording."""

    phase: str
    kind: str
    unit: str
    target: str
    side: str
    clause: str
    roll: Roll | None
    effect: Mapping[str, Any]


@dataclass(eq=False)
class Field:
    """The table during a turn."""

    battle: Battle
    sheets: Mapping[str, OrderSheet]
    dice: Dice
    ground: Ground
    troops: tuple[Troop, ...]
    stands: tuple[Stand, ...]
    log: list[Entry] = field(default_factory=list)
    phase: str = Phase.ORDERS
    active: str = ""
    passive: str = ""
    active_brigades: frozenset[str] = frozenset()
    used: set[str] = field(default_factory=set)
    had_initiative: set[str] = field(default_factory=set)
    refused_marches: set[str] = field(default_factory=set)
    rides_made: set[tuple[str, int]] = field(default_factory=set)
    passive_breaks_through: bool = False
    # Remembered answers about the command tree and the sheets, which do not change during a turn.
    commanding: dict[str, tuple[Stand, ...]] = field(default_factory=dict)
    standing: dict[tuple[str, str], tuple[Standing, ...]] = field(default_factory=dict)
    intents: dict[str, Intent | None] = field(default_factory=dict)
    unit_lines: dict[str, tuple[UnitOrder, ...]] = field(default_factory=dict)
    barriers: list[tuple[float, float, float, float]] | None = None

    def __post_init__(self) -> None:
        first, second = (side.id for side in self.battle.sides)
        self.enemy_of = {first: second, second: first}
        self.by_id = {troop.id: troop for troop in self.troops}
        self.stand_by_id = {stand.id: stand for stand in self.stands}
        self.brigades = brigades(self.battle)
        self.attached = {stand.attached: stand for stand in self.stands if stand.attached and not stand.out}
        self.settings = {
            name: setting(self.battle.settings, name)
            for name in (
                "stand_loss",
                "russian_dreadful",
                "fire_into_contact",
                "retreat_counts",
                "weather_effects",
                "overhead_fire",
                "army_break",
            )
        }
        self._moves: list[Troop] = []
        for troop in self.troops:
            troop.moves = self._moves
        self.refresh()

    # ---- who is there

    def refresh(self) -> None:
        """Count anew who is present: after somebody came, left, or left his guns."""
        self._present = {
            side.id: [t for t in self.troops if t.side == side.id and t.present] for side in self.battle.sides
        }
        self.present = [t for t in self.troops if t.present]
        self._whereabouts = Whereabouts(self.present, WIDEST)
        self._moves.clear()

    def friends(self, troop: Troop) -> list[Troop]:
        """All others of its side that are present, in file order."""
        return [other for other in self._present[troop.side] if other is not troop]

    def enemies(self, troop: Troop) -> list[Troop]:
        """All enemies that are present, in file order."""
        return self._present[self.enemy_of[troop.side]]

    def of_side(self, side: str) -> list[Troop]:
        """All troops of a side that are present, in file order."""
        return self._present[side]

    def near(self, side: str, ground: Box, reach: float, ahead: Point = HERE) -> list[Troop]:
        """Those of a side who may be within ``reach`` of a ground, or of its straight path ``ahead``, in file order.

        Some may be farther off: this only saves asking all the others.
        """
        for troop in self._moves:
            self._whereabouts.update(troop)
        self._moves.clear()
        return self._whereabouts.near(side, ground, reach, ahead)

    def enemies_near(self, troop: Troop, reach: float, ground: Box | None = None, ahead: Point = HERE) -> list[Troop]:
        """The enemies who may be within reach of a unit, or of other ground."""
        return self.near(self.enemy_of[troop.side], ground or troop.box, reach, ahead)

    def friends_near(self, troop: Troop, reach: float, ground: Box | None = None, ahead: Point = HERE) -> list[Troop]:
        """The other troops of its side who may be within reach of a unit, or of other ground."""
        return [friend for friend in self.near(troop.side, ground or troop.box, reach, ahead) if friend is not troop]

    def touching(self, troop: Troop) -> list[Troop]:
        """The enemies in contact with it (MN-SCALE-4), in file order."""
        own = troop.box
        return [enemy for enemy in self.enemies_near(troop, CONTACT) if in_touch(own, enemy.box)]

    def engaged(self, troop: Troop) -> bool:
        """Whether an enemy is in contact with it."""
        own = troop.box
        return any(in_touch(own, enemy.box) for enemy in self.enemies_near(troop, CONTACT))

    def nearest_enemy(self, troop: Troop) -> Troop | None:
        """The nearest enemy by gap, ties by file order (MN-GEO-5)."""
        return nearest(troop.box, self.enemies(troop))

    def free_stands(self, side: str) -> list[Stand]:
        return [stand for stand in self.stands if stand.side == side and stand.free]

    def lines(self, side: str) -> tuple[UnitOrder, ...]:
        """A side's lines for single units in sheet order; a line for several is one for each of them (MN-ORD-4)."""
        known = self.unit_lines.get(side)
        if known is None:
            sheet = self.sheets.get(side)
            found = list(sheet.units) if sheet else []
            for group in sheet.groups if sheet else ():
                found += [UnitOrder(unit, group.actions, group.line, group.block) for unit in group.units]
            known = tuple(sorted(found, key=lambda order: order.line))
            self.unit_lines[side] = known
        return known

    # ---- the log

    def emit(
        self,
        kind: str,
        *,
        unit: str = "",
        target: str = "",
        side: str = "",
        clause: str = "",
        roll: Roll | None = None,
        **effect: Any,
    ) -> None:
        """Log an event; its effect is given by keyword."""
        self.log.append(
            Entry(self.phase, kind, unit, target, side, clause, roll, MappingProxyType(effect) if effect else NOTHING)
        )

    def tell(
        self, kind: str, troop: Troop, clause: str, *, target: str = "", roll: Roll | None = None, **effect: Any
    ) -> None:
        """Log what a unit did or suffered."""
        self.emit(kind, unit=troop.id, target=target, side=troop.side, clause=clause, roll=roll, **effect)

    def note(self, kind: str, troop: Troop, clause: str, effect: Mapping[str, Any]) -> None:
        """The same with an effect whose keys are no names of this language."""
        self.log.append(Entry(self.phase, kind, troop.id, "", troop.side, clause, None, MappingProxyType(dict(effect))))

    def place_of(self, troop: Troop) -> dict[str, Any]:
        """Where a unit now stands, for an event's effect."""
        return {"at": (troop.x, troop.y), "facing": troop.facing}

    def mark(self, troop: Troop, marker: Marker, clause: str) -> None:
        """Lay a marker beside a unit."""
        troop.markers.add(marker)
        self.note("status", troop, clause, {marker.value: True})

    def unmark(self, troop: Troop, marker: Marker, clause: str) -> None:
        """Take a marker off."""
        troop.markers.discard(marker)
        self.note("status", troop, clause, {marker.value: False})

    # ---- dice

    def throw(self, label: str, by: str, count: int, need: int | None = None) -> Roll:
        """A labelled throw."""
        dice = self.dice.throw(label, by, count)
        return Roll(label, by, dice, total=sum(dice), need=need)

    def test(self, label: str, troop: Troop, clause: str, bonus: Iterable[tuple[str, int]] = ()) -> bool:
        """One D6, with any bonus, against the quality rating (MN-QR-1)."""
        dice = self.dice.throw(label, troop.id, 1)
        modifiers = tuple(bonus)
        total = dice[0] + sum(value for _, value in modifiers)
        passed = total >= troop.qr
        roll = Roll(label, troop.id, dice, total=total, need=troop.qr, modifiers=modifiers)
        self.tell("test", troop, clause, roll=roll, test=label, passed=passed)
        return passed


def nearest(ground: Box, troops: Iterable[Troop]) -> Troop | None:
    """The nearest of some troops by gap, the first of equals."""
    best, least = None, float("inf")
    for troop in troops:
        other = troop.box
        dx, dy = other.x - ground.x, other.y - ground.y
        slack = least + ground.radius + other.radius
        if dx * dx + dy * dy > slack * slack:
            continue
        away = gap(ground, other)
        if away < least - 1e-9:
            best, least = troop, away
    return best


def lay_out(battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> Field:
    """Lay a frozen battle out for its turn."""
    dice = Dice(title=battle.title, turn=battle.turn, seed=seed, script=battle.dice, strict=battle.strict_dice)
    return Field(
        battle,
        sheets,
        dice,
        Ground.of(battle),
        tuple(_troop(battle, unit, index) for index, unit in enumerate(battle.units)),
        tuple(
            _stand(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        ),
    )


def _troop(battle: Battle, unit: Unit, index: int) -> Troop:
    x, y = unit.at or (0.0, 0.0)
    return Troop(
        unit=unit,
        index=index,
        side=battle.side_of[unit.id],
        brigade=brigade_id(battle, unit),
        nation=nation_of(battle, unit),
        x=x,
        y=y,
        facing=unit.facing,
        strength=unit.strength or 0,
        formation=str(unit.formation),
        guns=str(unit.extra.get("guns", "")),
        abandoned=str(unit.extra.get("abandoned", "")),
        markers={str(marker.value) for marker in Marker if unit.extra.get(marker)},
        out=unit.out,
        waiting=unit.arrives is not None,
        qr=QUALITY_RATING[unit.quality],
        id=unit.id,
        arm=str(unit.arm),
        type=unit.type,
        found_facing=unit.facing,
    )


def _stand(battle: Battle, formation: Formation, index: int) -> Stand:
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


def events_of(entries: Iterable[Entry], turn: int) -> Iterable[Event]:
    """The log as events, numbered from 1, without their wording."""
    for number, entry in enumerate(entries, 1):
        yield Event(
            number,
            turn,
            entry.phase,
            entry.kind,
            entry.unit,
            entry.target,
            entry.side,
            entry.clause,
            entry.roll,
            entry.effect,
        )


STAND_RADIUS = COMMAND_STAND_RADIUS
SOLID_SQUARE = str(Shape.SQUARE)
