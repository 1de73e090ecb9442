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

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box, gap, in_touch
from battles.engine.dice import Dice
from battles.engine.events import NOTHING, Event, Roll
from battles.engine.geometry import CONTACT
from battles.engine.orders import Intent, OrderSheet, Standing, UnitOrder
from battles.rulesets.mini_nap.footprints import COMMAND_STAND_RADIUS, FOOTPRINTS
from battles.rulesets.mini_nap.ground import Ground
from battles.rulesets.mini_nap.organisation import brigades
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.troops import Stand, Troop, stand_of, troop_of
from battles.rulesets.mini_nap.whereabouts import Whereabouts
from battles.rulesets.mini_nap.words import Formation as Shape
from battles.rulesets.mini_nap.words import Marker

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
    # Whether enemies may be in contact anywhere. Only charges, joining in and squares formed in haste bring it about,
    # and every hand-to-hand ends it.
    fighting: bool = True
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
        self.fighting = any(self.engaged(troop) for troop in self._present[first])

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
        if not self.fighting:
            return False
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
        tuple(troop_of(battle, unit, index) for index, unit in enumerate(battle.units)),
        tuple(
            stand_of(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        ),
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
