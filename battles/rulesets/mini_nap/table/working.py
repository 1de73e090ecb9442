"""The battle at work while a turn is resolved: who and what is there, the initiative, dice and journal.

A turn begins by laying out the frozen battle here and ends by reading a new frozen battle off it. Nothing outside this
package sees these values; the procedures of the sequence of play stand in their own modules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeVar, cast

from battles.engine.battle import Battle, Point
from battles.engine.dataclasses import dataclass, field
from battles.engine.dice import Seed
from battles.engine.orders import OrderSheet, UnitOrder
from battles.engine.play.frame import unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.known import Known
from battles.engine.play.standing import Answers
from battles.engine.settings import settled
from battles.rulesets.mini_nap.settings import SETTINGS
from battles.rulesets.mini_nap.table.ground import Ground
from battles.rulesets.mini_nap.table.organisation import Brigade, brigades
from battles.rulesets.mini_nap.table.roster import Roster
from battles.rulesets.mini_nap.table.troops import Stand, Troop, stand_of, troop_of
from battles.rulesets.mini_nap.table.visibility import eyesight_of, looks
from battles.rulesets.mini_nap.vocabulary import DECISIONS, INTENT_DECISIONS
from battles.rulesets.mini_nap.words import Marker
from battles.staff.beheld import Beheld
from battles.staff.craft import Body, Foe

if TYPE_CHECKING:
    # Whoever aims works on this.
    from battles.rulesets.mini_nap.fire.aiming import Shot

Found = TypeVar("Found")


class Phase(StrEnum):
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
class Initiative:
    """Whose initiative it is, and what was used up in this turn (MN-SEQ-4 to 6)."""

    active: str = ""
    passive: str = ""
    active_brigades: frozenset[str] = frozenset()
    used: set[str] = field(default_factory=set)
    had_initiative: set[str] = field(default_factory=set)
    refused_marches: set[str] = field(default_factory=set)
    rides_made: set[tuple[str, int]] = field(default_factory=set)
    passive_breaks_through: bool = False


class Staff:
    """The command stands. ``commanding`` remembers who commands whom by distance: the tree never changes in a turn."""

    def __init__(self, stands: Iterable[Stand]) -> None:
        self.stands = tuple(stands)
        self.stand_by_id = {stand.id: stand for stand in self.stands}
        self.attached = {stand.attached: stand for stand in self.stands if stand.attached and not stand.out}
        self.commanding: dict[str, tuple[Stand, ...]] = {}

    def free_stands(self, side: str) -> list[Stand]:
        """Those of a side that stand by themselves."""
        return [stand for stand in self.stands if stand.side == side and stand.free]


class Working:
    """A battle during its turn."""

    def __init__(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> None:
        self.battle = battle
        self.sheets = sheets
        self.settings = settled(SETTINGS, battle.settings)
        self.journal: Journal = journal_of(battle, seed, Phase.ORDERS)
        self.answers = Answers(sheets, DECISIONS, INTENT_DECISIONS)
        self.ground = Ground.of(battle)
        self.brigades: tuple[Brigade, ...] = brigades(battle)
        self.initiative = Initiative()
        self.staff = Staff(
            stand_of(battle, formation, index)
            for index, formation in enumerate(battle.formations)
            if formation.commander is not None
        )
        self.roster = Roster(
            battle, [troop_of(battle, unit, index) for index, unit in enumerate(battle.units)], self.staff.stands
        )
        if battle.settings.get("fog") == "known":
            self.roster.known = Known(battle, eyesight_of(battle), self.roster, looks(battle))
        # The shots for which a staff has laid its batteries, and at which moment.
        self.laid: dict[str, tuple[tuple[int, int], Shot]] = {}
        # Those whom it leads, their friends, each enemy and all enemies of a side, as the able staff takes them.
        self.led_beheld: Beheld[Body] = Beheld()
        self.friends_beheld: Beheld[Body] = Beheld()
        self.foes_beheld: Beheld[Foe] = Beheld()
        self.enemies_beheld: Beheld[Sequence[Foe]] = Beheld()
        # What was found on the way of the unit that a staff leads, while what it tried is given: see ``remembered``.
        self.found: dict[Hashable, object] | None = None
        self._lines = {side.id: unit_lines(sheets.get(side.id)) for side in battle.sides}

    def lines(self, side: str) -> tuple[UnitOrder, ...]:
        """A side's lines for single units in sheet order; a line for several is one for each of them (MN-ORD-4)."""
        return self._lines[side]

    def remembered(self, what: Hashable, make: Callable[[], Found]) -> Found:
        """What holds of one unit while nobody moves: for an order that is given just as a staff has tried it.

        ``what`` tells the question and how the unit stands. Made anew where no staff remembers anything.
        """
        found = self.found
        if found is None:
            return make()
        key = (what, self.roster.stamp())
        if key not in found:
            found[key] = make()
        return cast(Found, found[key])

    # ---- landmarks

    def place_of_unit(self, unit: str, asker: str) -> Point | None:
        """The centre of a unit on the table, as the side that asks knows it."""
        troop = self.roster.as_known(unit, asker)
        return (troop.x, troop.y) if troop is not None and troop.on_table else None

    def place_of_commander(self, formation: str, asker: str) -> Point | None:
        """A commander's stand, or the centre of the unit that he rides with, if the side that asks knows it."""
        stand = self.staff.stand_by_id.get(formation)
        if stand is None:
            return None
        carrier = self.roster.by_id.get(stand.attached)
        if carrier is None and not stand.free:
            return None
        at = (stand.x, stand.y) if carrier is None else (carrier.x, carrier.y)
        known = self.roster.known
        return at if known is None or stand.side == asker or known.sees_stand(asker, at) else None

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
