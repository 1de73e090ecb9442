"""The working copy of a battle while a turn is resolved: troops, command stands, dice and the log.

A turn begins by laying out the frozen battle here and ends by reading a new frozen battle off it. Nothing outside this
package sees these values. What is decided where: the procedures of the sequence of play stand in their own modules;
this one only knows who is where, who is in contact (MN-SCALE-4) and what was logged.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box, in_touch
from battles.engine.geometry import CONTACT
from battles.engine.orders import OrderSheet, UnitOrder
from battles.engine.play.frame import unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.standing import Answers
from battles.engine.play.whereabouts import Whereabouts, nearest
from battles.rulesets.mini_nap.footprints import COMMAND_STAND_RADIUS, FOOTPRINTS
from battles.rulesets.mini_nap.ground import Ground
from battles.rulesets.mini_nap.organisation import brigades
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.troops import Stand, Troop, stand_of, troop_of
from battles.rulesets.mini_nap.vocabulary import DECISIONS, INTENT_DECISIONS
from battles.rulesets.mini_nap.words import Formation as Shape
from battles.rulesets.mini_nap.words import Marker

HERE: Point = (0.0, 0.0)
# A little more than the longest reach of the common questions, contact and support, in cm.
SQUARE = 12.0
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


@dataclass(eq=False)
class Field:
    """The table during a turn."""

    battle: Battle
    sheets: Mapping[str, OrderSheet]
    journal: Journal
    answers: Answers
    ground: Ground
    troops: tuple[Troop, ...]
    stands: tuple[Stand, ...]
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
        self._whereabouts = Whereabouts(self.present, WIDEST, SQUARE)
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
            known = unit_lines(self.sheets.get(side))
            self.unit_lines[side] = known
        return known

    # ---- landmarks

    def place_of_unit(self, unit: str) -> Point | None:
        """The centre of a unit on the table."""
        troop = self.by_id.get(unit)
        return (troop.x, troop.y) if troop is not None and troop.on_table else None

    def place_of_commander(self, formation: str) -> Point | None:
        """A commander's stand, or the centre of the unit that he rides with."""
        stand = self.stand_by_id.get(formation)
        if stand is None:
            return None
        carrier = self.by_id.get(stand.attached)
        if carrier is not None:
            return (carrier.x, carrier.y)
        return (stand.x, stand.y) if stand.free else None

    def place_of_terrain(self, piece: str) -> Point | None:
        """The middle of a piece of ground."""
        ground = self.battle.terrain_by_id.get(piece)
        return ground.middle if ground else None

    # ---- the log

    def place_of(self, troop: Troop) -> dict[str, Any]:
        """Where a unit now stands, for an event's effect."""
        return {"at": (troop.x, troop.y), "facing": troop.facing}

    def mark(self, troop: Troop, marker: Marker, clause: str) -> None:
        """Lay a marker beside a unit."""
        troop.markers.add(marker)
        self.journal.mark(troop, marker.value, clause)

    def unmark(self, troop: Troop, marker: Marker, clause: str) -> None:
        """Take a marker off."""
        troop.markers.discard(marker)
        self.journal.mark(troop, marker.value, clause, on=False)

    def test(self, label: str, troop: Troop, clause: str, bonus: Iterable[tuple[str, int]] = ()) -> bool:
        """One D6, with any bonus, against the quality rating (MN-QR-1)."""
        return self.journal.test(label, troop, clause, troop.qr, modifiers=bonus)


def lay_out(battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> Field:
    """Lay a frozen battle out for its turn."""
    return Field(
        battle,
        sheets,
        journal_of(battle, seed, Phase.ORDERS),
        Answers(sheets, DECISIONS, INTENT_DECISIONS),
        Ground.of(battle),
        tuple(troop_of(battle, unit, index) for index, unit in enumerate(battle.units)),
        tuple(
            stand_of(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        ),
    )


STAND_RADIUS = COMMAND_STAND_RADIUS
SOLID_SQUARE = str(Shape.SQUARE)
