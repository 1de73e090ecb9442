"""The table during a turn: who stands where, who is near, whose phase it is, what the players decided."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box, any_within, gap, in_touch, is_within, overlap
from battles.engine.dice import Seed
from battles.engine.geometry import CONTACT, LIMIT
from battles.engine.orders import OrderSheet, UnitOrder
from battles.engine.play.frame import unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.known import Known
from battles.engine.play.paths import on_table
from battles.engine.play.roster import Remembered, Roster
from battles.engine.play.standing import Answers
from battles.engine.play.whereabouts import nearest
from battles.engine.settings import settled
from battles.rulesets.old_trousers.combat.tables import rows_of
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.table import fronts, organisation
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.footprints import Build, size
from battles.rulesets.old_trousers.table.ground import Ground, traveller_of
from battles.rulesets.old_trousers.table.troops import Day, General, Phase, Troop, general_of, troop_of
from battles.rulesets.old_trousers.table.visibility import Sight, eyesight_of, looks
from battles.rulesets.old_trousers.vocabulary import DECISIONS, INTENT_DECISIONS
from battles.rulesets.old_trousers.words import FORMATIONS, Arm, Chance, Kind
from battles.staff.beheld import Beheld
from battles.staff.craft import Body, Foe

#: The side of the squares by which neighbours are found, in inches.
SQUARE = 9.0
# OT-MOVE-11. How far off enemies are at the start and end of a march, in inches.
MARCH_BEYOND = 8.0
# Within so many inches of a unit its nearest enemy is looked for first.
CLOSE = 18.0


class Segment(StrEnum):
    """The phases of the log (section g of the specification)."""

    ORDERS = "orders"
    INITIATIVE = "initiative"
    EVENTS = "events"
    COMMAND = "command"
    RALLY = "rally"
    MOVEMENT = "movement"
    STATIONARY_FIRE = "stationary-fire"
    CHARGE_TEST = "charge-test"
    MOVING_FIRE = "moving-fire"
    MELEE = "melee"
    BREAKTHROUGH = "breakthrough"
    END = "end"


class Field(Roster[Troop]):
    """The table during a turn."""

    def __init__(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> None:
        troops = [troop_of(battle, unit, index) for index, unit in enumerate(battle.units)]
        super().__init__(battle, troops, max((_radius(troop.build) for troop in troops), default=1.0), SQUARE)
        self.sheets = sheets
        self.settings = settled(SETTINGS, battle.settings)
        self.tables: Mapping[str, Any] = self.settings["tables"]
        self.melee_rows = rows_of(self.tables["melee_results"])
        self.journal: Journal = journal_of(battle, seed, Segment.ORDERS)
        self.answers = Answers(sheets, DECISIONS, INTENT_DECISIONS)
        #: The sheets of sides that sent none, by the orders of their commands (OT-INT-1).
        self.implied: dict[str, OrderSheet] = {}
        self.ground = Ground(battle)
        self.sight = Sight(self.ground)
        #: The charges of this phase, in order of declaration.
        self.charges: list[Charge] = []
        self.generals = tuple(
            general_of(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        )
        self.general_by_id = {general.id: general for general in self.generals}
        self.commands = organisation.commands(battle)
        self.active, self.passive = self.enemy_of
        #: The order under which each formation acts, and the one on its way to it (OT-ORDER-1, OT-ORDER-5).
        self.orders: dict[str, Mapping[str, Any]] = {}
        self.pending: dict[str, Mapping[str, Any]] = {}
        for formation in battle.formations:
            if formation.extra.get("order"):
                self.orders[formation.id] = formation.extra["order"]
            if formation.extra.get("pending"):
                self.pending[formation.id] = formation.extra["pending"]
        #: The random events of this turn: side and event (OT-EVENT-1).
        self.chances: list[tuple[str, Chance]] = []
        #: Friends and enemies as the able staff takes them.
        self.friends_beheld: Beheld[Body] = Beheld()
        self.foes_beheld: Beheld[Foe] = Beheld()
        #: Whether there was room for turns and formations that a staff has rehearsed since anybody was told to move: it
        #: orders the very thing that it has tried.
        self.rooms: dict[tuple[object, ...], bool] = {}
        self.rehearsing = False
        self._riders: dict[str, list[General]] = {}
        self._lines = {side.id: unit_lines(sheets.get(side.id)) for side in battle.sides}
        self._contacts: Remembered[Troop, list[Troop]] = Remembered(self)
        self._nearest: Remembered[Troop, Troop | None] = Remembered(self)
        self._pressed: Remembered[Troop, bool] = Remembered(self)
        if battle.settings.get("fog") == "known":
            self.known = Known(battle, eyesight_of(battle), self, looks(battle))

    # ---- the turn

    def begin_phase(self, side: str) -> None:
        """The phase of a side begins: what was done in the last one is forgotten (OT-SEQ-2)."""
        self.active, self.passive = side, self.enemy_of[side]
        self.charges = []
        for troop in self.troops:
            troop.phase = Phase()

    def begin_turn(self) -> None:
        """Nothing has been done yet."""
        for troop in self.troops:
            troop.day = Day(had={troop.formation})

    def lines(self, side: str) -> tuple[UnitOrder, ...]:
        """A side's lines for single units in sheet order."""
        return self._lines[side]

    def struck_by(self, chance: Chance, side: str = "") -> bool:
        """Whether a random event of this turn struck a side, or either."""
        return any(what is chance and side in ("", whom) for whom, what in self.chances)

    def mired(self, troop: Troop) -> bool:
        """Whether a random event keeps a unit in woods or poor ground from moving and changing (OT-EVENT-1, 5)."""
        return self.struck_by(Chance.DIFFICULT_TERRAIN) and self.ground.rough_at(troop.centre)

    # ---- who is there

    def refresh(self) -> None:
        """Count anew who is on the table: after somebody came, left, or went to or from his guns."""
        super().refresh()
        self._cavalry_of = {side: [troop for troop in own if troop.cavalry] for side, own in self._of_side.items()}

    def cavalry_of(self, side: str) -> list[Troop]:
        """The cavalry of a side on the table, in file order."""
        return self._cavalry_of[side]

    @contextmanager
    def veiled(self, unseen: frozenset[str]) -> Iterator[None]:
        """While this lasts none of these is in anybody's way: a staff weighs its chances by what its side knows."""
        before, self._veiled = self._veiled, unseen
        try:
            yield
        finally:
            self._veiled = before

    # ---- contact and nearness

    def touching(self, troop: Troop) -> list[Troop]:
        """The enemies in contact with a unit (OT-SCALE-5), in file order."""
        return self._contacts.of(troop, self._touched)

    def _touched(self, troop: Troop) -> list[Troop]:
        ground = troop.box
        return [enemy for enemy in self.enemies_near(troop, ground, CONTACT) if in_touch(ground, enemy.box)]

    def enemies_within(self, troop: Troop, reach: float, ground: Box | None = None) -> list[Troop]:
        """The enemies whose gap to a unit, or to other ground, is ``reach`` or less, in file order."""
        box_ = ground or troop.box
        return [
            enemy for enemy in self.enemies_near(troop, box_, reach + LIMIT) if gap(box_, enemy.box) <= reach + LIMIT
        ]

    def nearest_enemy(self, troop: Troop) -> Troop | None:
        """The nearest enemy that its side knows, the first in the file of equals."""
        if self.known is None:
            return self._nearest.of(troop, self._nearest_of_all)
        return nearest(troop.box, self.known_enemies(troop.side))

    def _nearest_of_all(self, troop: Troop) -> Troop | None:
        found = nearest(troop.box, self.enemies_near(troop, troop.box, CLOSE)) if not self._veiled else None
        if found is not None and is_within(troop.box, found.box, CLOSE - LIMIT):
            return found
        return nearest(troop.box, self.enemies(troop))

    def known_near(self, troop: Troop, reach: float, ahead: Point) -> list[Troop]:
        """The known enemies, none left out who may be within reach of a unit's straight path, in file order."""
        if self.known is None and not self._veiled:
            return self.near(self.enemy_of[troop.side], troop.box, reach, ahead)
        return self.known_enemies(troop.side)

    def known_within(self, troop: Troop, reach: float) -> list[Troop]:
        """The enemies within ``reach`` of a unit that its side knows, in file order."""
        if self.known is None:
            return self.enemies_within(troop, reach)
        return [enemy for enemy in self.known.enemies(troop.side) if gap(troop.box, enemy.box) <= reach + LIMIT]

    def too_near_to_march(self, troop: Troop) -> bool:
        """Whether an enemy that its side knows is so near to a unit that it may not begin a march (OT-MOVE-11)."""
        if self.known is None:
            return self._pressed.of(troop, self._is_pressed)
        return bool(self.known_within(troop, MARCH_BEYOND))

    def _is_pressed(self, troop: Troop) -> bool:
        reach = MARCH_BEYOND + LIMIT
        return any_within(troop.box, self.enemies_near(troop, troop.box, reach), reach)

    # ---- fronts

    def in_town(self, troop: Troop) -> bool:
        """Whether a unit is in a town."""
        return self.ground.town_at(troop.centre)

    def all_round(self, troop: Troop) -> bool:
        """Whether every direction is forward for a unit."""
        return troop.faceless or self.in_town(troop)

    def in_flank_zone(self, owner: Troop, point: Point) -> bool:
        """Whether a point is in a unit's flank zone."""
        return fronts.behind_front(owner.box, point) and not self.all_round(owner)

    def in_arc(self, owner: Troop, target: Troop) -> bool:
        """Whether a target is in a unit's arc."""
        return self.all_round(owner) or fronts.arc_holds(owner.box, target.box)

    # ---- room

    def room_as_tried(self, troop: Troop, change: tuple[object, ...], look: Callable[[], bool]) -> bool:
        """Whether there is room for a change of a unit where it stands, as a rehearsal has found or ``look`` does."""
        if self.known is not None or not (self.rooms or self.rehearsing):
            return look()
        key = (troop.index, troop.x, troop.y, troop.facing, troop.formation, *change)
        room = self.rooms.get(key)
        if room is None:
            room = look()
            if self.rehearsing:
                self.rooms[key] = room
        return room

    def overlapping(self, troop: Troop, ground: Box) -> list[Troop]:
        """Who stands where a unit would stand, in file order."""
        return [other for other in self.all_near(ground, 0.0) if other is not troop and overlap(ground, other.box)]

    def has_room(self, troop: Troop, ground: Box, formation: str = "") -> bool:
        """Whether a unit may stand there: on the table, off prohibited ground, overlapping nobody (OT-FORM-1)."""
        if not on_table(self.battle.table, ground) or self._is_taken(troop, ground):
            return False
        return self.ground.open or not self.ground.barred_at(
            traveller_of(troop.arm, formation or troop.formation), ground
        )

    def _is_taken(self, troop: Troop, ground: Box) -> bool:
        """Whether somebody stands where a unit would stand."""
        for side in self.enemy_of:
            for other in self.near(side, ground, 0.0):
                if other is not troop and overlap(ground, other.box):
                    return True
        return False

    # ---- generals

    def with_unit(self, troop: Troop) -> list[General]:
        """The generals attached to a unit, in file order."""
        return [general for general in self.generals if general.attached == troop.id and general.able]

    def place_of_general(self, general: General) -> Point:
        """Where a general is: with his unit, or by himself."""
        carrier = self.by_id.get(general.attached)
        return carrier.centre if carrier is not None else (general.x, general.y)

    def senior_leader(self, side: str) -> General | None:
        """The senior leader of a side: the highest kind, then file order, not out (OT-INIT-2)."""
        ranks = {kind: rank for rank, kind in enumerate(Kind)}
        able = [general for general in self.generals if general.side == side and not general.out]
        return min(able, key=lambda general: (ranks[Kind(general.kind)], general.index), default=None)

    def leader_of(self, formation: str) -> General | None:
        """The commander whom a formation has, disabled or not."""
        return self.general_by_id.get(formation)

    def generals_of(self, side: str) -> list[tuple[str, Point]]:
        return [(one.id, self.place_of_general(one)) for one in self.generals if one.side == side and one.on_table]

    # ---- the log

    def stands(self, troop: Troop) -> dict[str, Any]:
        """Where a unit stands, for an event."""
        return {"at": troop.centre, "facing": troop.facing}

    def set_status(self, troop: Troop, clause: str, cause: str, **changes: Any) -> None:
        """Change a unit's state, disorder or weariness, and write what of it is news."""
        news = {key: value for key, value in changes.items() if getattr(troop, key) != value}
        for key, value in news.items():
            setattr(troop, key, value)
        if news:
            self.journal.tell("status", troop, clause, **news, cause=cause)

    def disorder(self, troop: Troop, clause: str, cause: str) -> None:
        """Disorder a unit that can be: never skirmishers or routed units (OT-DIS-1)."""
        if not troop.routed and not troop.in_skirmish:
            self.set_status(troop, clause, cause, disordered=True)

    def shake_and_disorder(self, troop: Troop, clause: str, cause: str) -> None:
        """A unit not routed becomes shaken, and disordered if it can be (OT-ROUT-3, OT-ORDER-3)."""
        changes: dict[str, Any] = {"state": "shaken"}
        if not troop.in_skirmish:
            changes["disordered"] = True
        self.set_status(troop, clause, cause, **changes)


def _radius(build: Build) -> float:
    """Half the diagonal of the largest footprint that a unit may ever have."""
    shapes: Iterable[tuple[float, float]] = (size(build, shape) for shape in FORMATIONS[Arm(build.arm)])
    return max(math.hypot(width, depth) / 2 for width, depth in (*shapes, size(build, "", routed=True)))


def lay_out(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Field:
    """Lay a frozen battle out for its turn."""
    return Field(battle, sheets, seed)
