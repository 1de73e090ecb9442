"""The table during a turn: who stands where, who sees, touches and threatens whom (CR-GEO-3 to 8)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box, gap, overlap, segment
from battles.engine.contact import bounds
from battles.engine.dice import Seed
from battles.engine.events import Roll
from battles.engine.geometry import Polygon
from battles.engine.orders import OrderSheet
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.known import Known
from battles.engine.play.roster import Roster
from battles.engine.play.standing import Answers
from battles.engine.play.whereabouts import nearest
from battles.engine.play.zones import length_through
from battles.engine.settings import settled
from battles.rulesets.carolus_rex.settings import SETTINGS
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.ground import OCCUPIED, Ground
from battles.rulesets.carolus_rex.table.troops import General, Troop, general_of, troop_of
from battles.rulesets.carolus_rex.table.visibility import eyesight_of, looks
from battles.rulesets.carolus_rex.vocabulary import DECISIONS, INTENT_DECISIONS
from battles.staff.beheld import Beheld
from battles.staff.craft import Body, Foe

# A shot or a look past a body of troops: they block by this much less than their footprint (CR-FIRE-13).
SHRUNK = 0.05
# Half the diagonal of the largest footprint but an area's, and the side of the squares by which neighbours are found.
WIDEST = 1.7
SQUARE = 6.0
# No move or redeployment ends nearer than this to an unbroken enemy (CR-MOVE-5, CR-FORM-1).
CLEAR_OF_ENEMY = 0.95


# A line that runs so far through a footprint only touches it.
_TOUCH = 1e-6


class Phase(StrEnum):
    """The phases of the log (CR-TURN-1)."""

    ORDERS = "orders"
    CARDS = "cards"
    MOVEMENT = "movement"
    SHOOTING = "shooting"
    COMBAT = "combat"
    DISENGAGEMENT = "disengagement"
    MORALE = "morale"
    RECOVERY = "recovery"
    END = "end"


class Field(Roster[Troop]):
    """The table during a turn."""

    def __init__(self, battle: Battle, sheets: Mapping[str, OrderSheet], journal: Journal) -> None:
        self.sheets = sheets
        self.journal = journal
        self.answers = Answers(sheets, DECISIONS, INTENT_DECISIONS)
        self.settings = settled(SETTINGS, battle.settings)
        self.ground = Ground(battle)
        areas = [bounds(piece.area) for piece in battle.terrain if piece.kind in OCCUPIED and piece.area]
        widest = max([WIDEST, *(math.hypot(east - west, north - south) for west, south, east, north in areas)])
        troops = (troop_of(battle, unit, index) for index, unit in enumerate(battle.units))
        super().__init__(battle, troops, widest, SQUARE)
        self.generals = tuple(
            general_of(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        )
        self.general_by_id = {general.id: general for general in self.generals}
        #: The order of the cards, as the ids of the formations (CR-CARD-1).
        self.cards: tuple[str, ...] = ()
        self._zones: dict[int, tuple[Box, Polygon]] = {}
        #: Whom a unit is to fire at by its line of the sheet; empty: it holds its fire (CR-FIRE-5).
        self.fire_orders: dict[str, str] = {}
        #: Opportunity charges that were tried: cavalry and mover (CR-SHOCK-4).
        self.tried: set[tuple[str, str]] = set()
        #: How far each of a line could go, and what would stop it, since anybody was last told to move: a staff gives
        #: the very order that it has tried.
        self.legs_tried: dict[tuple[object, ...], list[tuple[float, str]]] = {}
        #: What comes up on the ways of single units: likewise, kept while a staff rehearses.
        self.stops_tried: dict[tuple[object, ...], Any] = {}
        #: Who is about where moves begin: likewise.
        self.starts_tried: dict[tuple[object, ...], Any] = {}
        self.rehearsing = False
        #: Own troops and enemies as the able staff takes them.
        self.own_beheld: Beheld[Body] = Beheld()
        self.foes_beheld: Beheld[Foe] = Beheld()
        if battle.settings.get("fog") == "known":
            self.known = Known(battle, eyesight_of(battle, self.ground), self, looks(battle))

    def forget_trials(self) -> None:
        """Forget what trials have found: somebody may have moved."""
        self.legs_tried.clear()
        self.stops_tried.clear()
        self.starts_tried.clear()

    # ---- who is there

    def enemies_within(self, troop: Troop, reach: float) -> list[Troop]:
        """The enemies within reach that its side knows, broken or not (CR-GEO-3)."""
        least = reach + zones.TOLERANCE + 1e-9
        return [enemy for enemy in self._known_near(troop, least) if gap(troop.box, enemy.box) <= least]

    def enemy_within(self, troop: Troop, reach: float) -> bool:
        """Whether an enemy that its side knows, broken or not, is within reach."""
        least = reach + zones.TOLERANCE + 1e-9
        ground = troop.box
        return any(gap(ground, enemy.box) <= least for enemy in self._known_near(troop, least))

    def _known_near(self, troop: Troop, reach: float) -> list[Troop]:
        if self.known is not None:
            return self.known.enemies(troop.side)
        return self.enemies_near(troop, troop.box, reach)

    @contextmanager
    def veiled(self, side: str) -> Iterator[None]:
        """While this lasts nobody whom a side does not see bars anybody, and nobody looks anew: a staff tries."""
        if self.known is None or self._veiled:
            yield
            return
        enemy, stamp = self.enemy_of[side], self.stamp()
        there, self._veiled = self._of_side[enemy], self.known.unseen(side)
        self._of_side[enemy] = [troop for troop in there if troop.id not in self._veiled]
        try:
            with self.known.held():
                yield
        finally:
            self._of_side[enemy], self._veiled = there, frozenset()
            self._take_note()
            self._stamp = stamp

    def nearest_enemy(self, troop: Troop, *, unbroken: bool = False) -> Troop | None:
        """The nearest enemy that its side knows, the first in the file of equals."""
        enemies = (enemy for enemy in self.known_enemies(troop.side) if not (unbroken and enemy.broken))
        return nearest(troop.box, enemies)

    def generals_with(self, troop: Troop) -> list[General]:
        """The generals who are with a unit, in file order."""
        return [general for general in self.generals if general.attached == troop.id and not general.out]

    def place_of(self, general: General) -> Point:
        """Where a general is: with his unit, or by himself (CR-CMD-7)."""
        carrier = self.by_id.get(general.attached)
        return carrier.centre if carrier is not None else (general.x, general.y)

    def generals_of(self, side: str) -> list[tuple[str, Point]]:
        return [(one.id, self.place_of(one)) for one in self.generals if one.side == side and one.present]

    # ---- contact and zones

    def contact(self, a: Troop, b: Troop) -> bool:
        """Whether two enemies are in contact (CR-GEO-6)."""
        return not a.broken and not b.broken and meets(a.box, b.box, a.all_round, b.all_round)

    def contacts(self, troop: Troop) -> list[Troop]:
        """The enemies in contact with a unit, in file order."""
        if troop.broken:
            return []
        return [enemy for enemy in self.enemies_near(troop, troop.box, zones.IN_CONTACT) if self.contact(troop, enemy)]

    def in_contact(self, troop: Troop) -> bool:
        return not troop.broken and any(
            self.contact(troop, enemy) for enemy in self.enemies_near(troop, troop.box, zones.IN_CONTACT)
        )

    def zone_of(self, troop: Troop) -> Polygon:
        """The frontal zone of a unit (CR-GEO-5)."""
        ground = troop.box
        known = self._zones.get(troop.index)
        if known is None or known[0] is not ground:
            known = self._zones[troop.index] = (ground, zones.ZONE.corners(ground))
        return known[1]

    def open_line(self, start: Point, end: Point, *but: Troop) -> bool:
        """Whether neither ground nor any troops but those named stand between two points (CR-FIRE-13)."""
        return self.ground.sees(start, end) and not self.troops_between(start, end, *but)

    def troops_between(self, start: Point, end: Point, *but: Troop) -> bool:
        """Whether third troops stand on a line; those who share an area with one of the two do not count."""
        return self.in_the_line(self.all_near(segment(start, end), 0.0), start, end, *but)

    def in_the_line(self, troops: Iterable[Troop], start: Point, end: Point, *but: Troop) -> bool:
        """Whether any of some troops but those named stands on a line."""
        areas = {troop.occupying for troop in but if troop.occupying}
        for troop in troops:
            if troop in but or (areas and troop.occupying in areas):
                continue
            if length_through(start, end, troop.box, SHRUNK) > _TOUCH:
                return True
        return False

    def in_enemy_zone(self, troop: Troop) -> bool:
        """Whether a unit is in the frontal zone of an unbroken enemy (CR-GEO-5)."""
        reach = zones.ZONE_DEPTH * 1.1
        return any(self.in_zone_of(enemy, troop) for enemy in self.enemies_near(troop, troop.box, reach))

    def in_zone_of(self, owner: Troop, troop: Troop, ground: Box | None = None) -> bool:
        """Whether a unit, or the footprint it would have, is in an enemy's frontal zone (CR-GEO-5, CR-AMB-44)."""
        if owner.broken:
            return False
        box_ = ground or troop.box
        return (
            not zones.is_clear_of(box_, owner.box)
            and convex_overlap(self.zone_of(owner), box_.corners)
            and self.open_line(owner.centre_point, (box_.x, box_.y), owner, troop)
        )

    # ---- sight

    def sees(self, watcher: Troop, target: Troop) -> bool:
        """Whether the ground leaves the line between two units' centres open (CR-GEO-8)."""
        return self.ground.sees(watcher.centre, target.centre)

    def seen_by_side(self, side: str, target: Troop) -> bool:
        """Whether anybody of a side sees a unit."""
        return any(self.ground.sees(friend.centre, target.centre) for friend in self._of_side[side]) or any(
            self.ground.sees(self.place_of(general), target.centre)
            for general in self.generals
            if general.side == side and general.present
        )

    # ---- room

    def on_table(self, x: float, y: float) -> bool:
        """Whether a centre lies on the table (CR-TER-6)."""
        table = self.battle.table
        return -1e-6 <= x <= table.width + 1e-6 and -1e-6 <= y <= table.height + 1e-6

    def overlapping(self, troop: Troop, ground: Box, but: Iterable[Troop] = ()) -> list[Troop]:
        """Who stands where a unit would stand, in file order."""
        spared = {id(other) for other in but}
        return [
            other
            for other in self.all_near(ground, 0.0)
            if other is not troop and id(other) not in spared and overlap(ground, other.box)
        ]

    def enemy_too_near(self, troop: Troop, ground: Box, clear: float = CLEAR_OF_ENEMY) -> bool:
        """Whether a footprint would be nearer than that to an unbroken enemy."""
        return any(
            not enemy.broken and gap(ground, enemy.box) < clear - 1e-6
            for enemy in self.enemies_near(troop, ground, clear)
        )

    def has_room(self, troop: Troop, ground: Box, but: Iterable[Troop] = ()) -> bool:
        """Whether a unit may come to stand on this ground."""
        return (
            self.on_table(ground.x, ground.y)
            and not self.enemy_too_near(troop, ground)
            and not self.overlapping(troop, ground, but)
        )

    # ---- the log

    def stands(self, troop: Troop) -> dict[str, Any]:
        """Where a unit stands, for an event."""
        return {"at": (troop.x, troop.y), "facing": troop.facing}

    def tell(
        self,
        kind: str,
        troop: Troop | General,
        clause: str,
        *,
        target: str = "",
        roll: Roll | None = None,
        **effect: Any,
    ) -> None:
        """Write what a unit or general did or suffered."""
        self.journal.tell(kind, troop, clause, target=target, roll=roll, **effect)

    def refuse(self, who: Troop | General, order: str, reason: str, line: int, clause: str = "CR-ORD-1") -> None:
        """Write that an order is not allowed."""
        given: dict[str, Any] = {"line": line} if line else {}
        self.journal.tell("order_refused", who, clause, order=order, reason=reason, **given)


def meets(a: Box, b: Box, a_round: bool = False, b_round: bool = False) -> bool:
    """Whether two footprints of unbroken enemies are in contact (CR-GEO-6)."""
    dx, dy = b.x - a.x, b.y - a.y
    far = a.radius + b.radius + zones.IN_CONTACT
    if dx * dx + dy * dy > far * far or gap(a, b) > zones.IN_CONTACT + 1e-9:
        return False
    return a_round or b_round or zones.fronts(a, b) or zones.fronts(b, a)


def convex_overlap(a: Iterable[Point], b: Iterable[Point]) -> bool:
    """Whether the insides of two convex polygons, clockwise, have something in common."""
    first, second = tuple(a), tuple(b)
    return not _parted(first, second) and not _parted(second, first)


def _parted(a: tuple[Point, ...], b: tuple[Point, ...]) -> bool:
    """Whether an edge of the first has all of the second on its outer side."""
    px, py = a[-1]
    for qx, qy in a:
        dx, dy = qx - px, qy - py
        # The outward side of an edge of a clockwise polygon is on its left hand.
        if all(dx * (y - py) - dy * (x - px) >= -1e-6 for x, y in b):
            return True
        px, py = qx, qy
    return False


def lay_out(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Field:
    """Lay a frozen battle out for its turn."""
    return Field(battle, sheets, journal_of(battle, seed, Phase.ORDERS))
