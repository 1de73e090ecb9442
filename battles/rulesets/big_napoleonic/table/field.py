"""The table during a turn: who is where, what was done this player turn, and what players answered in advance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from battles.engine import boxes
from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box
from battles.engine.geometry import CONTACT, distance
from battles.engine.orders import Action, Condition, OrderSheet, UnitOrder
from battles.engine.play.frame import unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.known import Known
from battles.engine.play.standing import Answers, Bound, Choice, number_of
from battles.engine.play.whereabouts import Whereabouts
from battles.engine.settings import COMMON, settled
from battles.rulesets.big_napoleonic.settings import SETTINGS
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.chronicle import Chronicle, Standing
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.footprints import WIDEST
from battles.rulesets.big_napoleonic.table.ground import Ground
from battles.rulesets.big_napoleonic.table.troops import General, Posture, Stir, Troop
from battles.rulesets.big_napoleonic.table.visibility import eyesight_of, looks
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS
from battles.rulesets.big_napoleonic.words import Arm


class Phase:
    """The phases of the log (section g of the specification)."""

    START = "start"
    ORDERS = "orders"
    MOVEMENT = "movement"
    GENERALS = "generals"
    REACTION = "reaction-fire"
    INITIATIVE = "initiative-fire"
    COMBAT = "combat"
    END = "end"


# BNB-ORD-1. What an intent decides where no standing order does.
INTENT_DECISIONS: Mapping[str, Mapping[str, str]] = {
    "SCREEN": {"evade": "ALWAYS"},
    "WITHDRAW": {"rally": "RETIRE"},
    "ATTACK": {"exploit": "EXPLOIT", "second round": "FIGHT"},
}


# The side of a square of the whereabouts, and how far off a nearest enemy is first looked for, in inches.
SQUARE = 6.0
FIRST_LOOK = 12.0


@dataclass(frozen=True, slots=True)
class PathPoint:
    """A place at which a unit may be shot at in its move (section i): how it stood, and how far it had gone.

    ``heading`` is the direction of the leg that led there, ``None`` before any; ``defile`` whether its ground lay on a
    defile that it was passing; ``contact`` whether it is the place where an assault met its target.
    """

    posture: Posture
    gone: float
    heading: Point | None = None
    defile: bool = False
    contact: bool = False


@dataclass(slots=True)
class Moved:
    """What a unit did in this movement phase, for those who fire in reaction.

    ``others`` is how everybody else stood when it was over.
    """

    troop: Troop
    start: Posture
    points: list[PathPoint] = field(default_factory=list)
    others: Standing | None = None
    gone: float = 0.0
    halted: bool = False


@dataclass(slots=True)
class Assault:
    """An assault that has met its target.

    ``start`` is how the attacker stood when its move began, ``leg_start`` its centrepoint there, ``across`` the id of
    the defile over which it is fought, ``crossed`` the kinds of obstacle passed in its last inches.
    """

    troop: Troop
    target: Troop
    edge: str
    flank: bool
    point: Point
    leg_start: Point
    across: str = ""
    crossed: tuple[str, ...] = ()
    off: bool = False
    supporters: list[Troop] = field(default_factory=list)


class Field:
    """The working copy of a battle. Nothing outside this package sees it."""

    def __init__(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> None:
        self.battle = battle
        self.sheets = sheets
        self.journal: Journal = journal_of(battle, seed, Phase.START)
        self.answers = Answers(sheets, DECISIONS, INTENT_DECISIONS)
        self.ground = Ground.of(battle)
        self.settings: Mapping[str, Any] = settled((*SETTINGS, *COMMON), battle.settings)
        self.stir = Stir()
        self.troops = tuple(
            Troop(battle, unit, index, self.ground.walls, self.stir) for index, unit in enumerate(battle.units)
        )
        self.by_id = {troop.id: troop for troop in self.troops}
        self.generals = tuple(General(battle, formation) for formation in battle.formations if formation.commander)
        self.general_by_id = {general.id: general for general in self.generals}
        first, second = (side.id for side in battle.sides)
        self.enemy_of = {first: second, second: first}
        self.lines: dict[str, dict[str, list[UnitOrder]]] = {}
        for side in battle.sides:
            for order in unit_lines(sheets.get(side.id)):
                self.lines.setdefault(side.id, {}).setdefault(order.unit, []).append(order)
        self._engaged: dict[str, bool] = {}
        self._engaged_at = -1
        self._whereabouts: Whereabouts[Troop] = Whereabouts((), self._widest(), SQUARE)
        self._present: dict[str, list[Troop]] = {side.id: [] for side in battle.sides}
        self._on_table: list[Troop] = []
        self._here: set[int] = set()
        # Those who have changed since the last snapshot.
        self._unrecorded: list[Troop] = []
        self.stir.troops += self.troops
        #: What each side knows of the other; ``None`` where both reckon with all enemies (setting ``fog``).
        self.known: Known[Troop] | None = None
        if battle.settings.get("fog") == "known":
            self.known = Known(
                battle,
                eyesight_of(battle),
                looks(battle, self.of_side, self._stands, self.ground.walls, lambda: self.stir.count),
            )
        self.begin_player_turn("")

    def _widest(self) -> float:
        """How far a footprint may reach from its unit's place; a garrison's place need not be its town's middle."""
        widest = max((walls.radius for walls in self.ground.walls.values()), default=WIDEST)
        astray = (
            troop.figure.radius + distance((troop.x, troop.y), (troop.figure.x, troop.figure.y))
            for troop in self.troops
            if troop.in_town
        )
        return max(WIDEST, widest, *astray)

    # ---- the player turn

    def begin_player_turn(self, active: str) -> None:
        """Forget what belonged to the player turn before (section i)."""
        self.active = active
        self.passive = self.enemy_of.get(active, "")
        self.moved: list[Moved] = []
        self.assaults: list[Assault] = []
        self.defiles_used: dict[str, bool] = {}
        self.gun_rolls: dict[str, Any] = {}
        # What intents make of units without orders of their own, from the moment when it is first asked.
        self.intended: dict[str, tuple[Action, ...]] = {}
        # Whom the able staff leads: what proves impossible of its orders is let go.
        self.led: set[str] = set()
        for troop in self.troops:
            troop.evaded = False
            troop.silent = False
        self._chronicle = Chronicle(self.troops)
        self._unrecorded.clear()
        self.at_start = self.snapshot()

    def snapshot(self) -> Standing:
        """How everybody present stands."""
        self._look()
        now = self._chronicle.moment(self._unrecorded)
        self._unrecorded.clear()
        return now

    def stood_still(self, troop: Troop) -> bool:
        """Whether a unit has stood as it does since the player turn began."""
        before = self.at_start.get(troop.id)
        return before is not None and before.figure is troop.figure

    # ---- who is there

    def _look(self) -> None:
        """Take note of who has moved, come or gone since the last look."""
        if not self.stir.troops:
            return
        other_numbers = False
        for troop in self.stir.troops:
            if troop.present == (troop.index in self._here):
                self._whereabouts.update(troop)
            elif troop.present:
                self._here.add(troop.index)
                self._whereabouts.enter(troop)
                other_numbers = True
            else:
                self._here.discard(troop.index)
                self._whereabouts.leave(troop)
                other_numbers = True
        self._unrecorded += self.stir.troops
        self.stir.troops.clear()
        if other_numbers:
            self._on_table = [troop for troop in self.troops if troop.present]
            self._present = {side: [t for t in self._on_table if t.side == side] for side in self.enemy_of}

    def of_side(self, side: str) -> list[Troop]:
        """The units of a side on the table, in file order."""
        self._look()
        return self._present[side]

    def on_table(self) -> list[Troop]:
        """All units on the table, in file order."""
        self._look()
        return self._on_table

    def near(self, side: str, figure: Figure, reach: float) -> list[Troop]:
        """Those of a side who may be within reach of a figure, in file order: a quick first test."""
        self._look()
        return [
            troop for troop in self._whereabouts.near(side, figure, reach) if figures.near(figure, troop.figure, reach)
        ]

    def enemies_near(self, who: Troop | General, figure: Figure, reach: float) -> list[Troop]:
        """The enemies who may be within reach of a figure, in file order."""
        return self.near(self.enemy_of[who.side], figure, reach)

    def friends_near(self, troop: Troop, figure: Figure, reach: float) -> list[Troop]:
        """The other units of its side that may be within reach of a figure, in file order."""
        return [friend for friend in self.near(troop.side, figure, reach) if friend is not troop]

    def anybody_near(self, figure: Figure, reach: float) -> list[Troop]:
        """All who may be within reach of a figure, side by side."""
        return [troop for side in self.enemy_of for troop in self.near(side, figure, reach)]

    def along(self, side: str, box: Box, hx: float, hy: float, length: float, reach: float) -> list[Troop]:
        """Those of a side who may come within reach of a straight path, in file order: a quick first test."""
        self._look()
        return [
            troop
            for troop in self._whereabouts.near(side, box, reach, (length * hx, length * hy))
            if boxes.near_path(box, troop.figure, hx, hy, length, reach)
        ]

    def enemies_along(self, troop: Troop, box: Box, hx: float, hy: float, length: float, reach: float) -> list[Troop]:
        """The enemies who may come within reach of a unit's straight path, in file order."""
        return self.along(self.enemy_of[troop.side], box, hx, hy, length, reach)

    def friends_along(self, troop: Troop, box: Box, hx: float, hy: float, length: float) -> list[Troop]:
        """The other units of its side on whose ground a straight path may lead, in file order."""
        return [friend for friend in self.along(troop.side, box, hx, hy, length, 0.0) if friend is not troop]

    def enemies(self, troop: Troop | General) -> list[Troop]:
        return self.of_side(self.enemy_of[troop.side])

    def friends(self, troop: Troop) -> list[Troop]:
        return [other for other in self.of_side(troop.side) if other is not troop]

    def remove(self, troop: Troop, out: str) -> None:
        """Take a unit off the table for good."""
        troop.out = out
        troop.changed()

    def nearest_enemy(self, who: Troop | General) -> Troop | None:
        """The nearest enemy that its side knows, ties by file order."""
        return self.nearest_known(who.side, who.figure)

    def nearest(
        self, side: str, figure: Figure, arms: tuple[Arm, ...] = (), *, apart_from: Troop | None = None
    ) -> Troop | None:
        """The nearest unit of a side to a figure, ties by file order; of some arms only where these are named."""

        def wanted(troops: list[Troop]) -> list[Troop]:
            return [troop for troop in troops if troop is not apart_from and (not arms or troop.arm in arms)]

        found = nearest(figure, wanted(self.near(side, figure, FIRST_LOOK)))
        if found is not None and figures.gap(figure, found.figure) <= FIRST_LOOK:
            return found
        return nearest(figure, wanted(self.of_side(side)))

    def nearest_known(self, side: str, figure: Figure, arms: tuple[Arm, ...] = ()) -> Troop | None:
        """The nearest enemy to a figure that a side knows, ties by file order; of some arms only where named."""
        if self.known is None:
            return self.nearest(self.enemy_of[side], figure, arms)
        return nearest(figure, [enemy for enemy in self.known.enemies(side) if not arms or enemy.arm in arms])

    def known_enemies(self, side: str) -> list[Troop]:
        """The enemies with whom a side reckons, in file order; those it has lost stand where it last saw them."""
        return self.of_side(self.enemy_of[side]) if self.known is None else self.known.enemies(side)

    def as_known(self, unit: str, side: str) -> Troop | None:
        """A unit as a side knows it; ``None`` for one of which it knows nothing."""
        troop = self.by_id.get(unit)
        if troop is None or self.known is None or troop.side == side:
            return troop
        return self.known.believed(side, unit)

    def may_act_on(self, side: str, troop: Troop) -> bool:
        """Whether a side may act on a unit at this moment: its own, or an enemy that it sees."""
        return self.known is None or troop.side == side or self.known.sees(side, troop)

    # ---- contact and zones

    def engaged(self, troop: Troop) -> bool:
        """Whether a unit touches an enemy, or fights one across a defile (BNB-DEF-5)."""
        if self._engaged_at != self.stir.count:
            self._engaged_at = self.stir.count
            self._engaged = {}
        known = self._engaged.get(troop.id)
        if known is None:
            own = troop.figure
            known = any(figures.touching(own, enemy.figure) for enemy in self.enemies_near(troop, own, CONTACT)) or any(
                assault.across and not assault.off and troop in (assault.troop, assault.target)
                for assault in self.assaults
            )
            self._engaged[troop.id] = known
        return known

    # ---- answers

    def choose(self, who: Troop | General, decision: str, enemy: Troop | None = None) -> Choice:
        """A decision; conditions about an enemy mean this one, or the nearest where none is in question."""
        arm = ""
        if isinstance(who, Troop):
            arm = who.formation if who.guns else who.arm

        def holds(condition: Condition) -> bool:
            return self._holds(who, condition, enemy)

        return self.answers.choose(bound(who), decision, holds, arm=arm)

    def _holds(self, who: Troop | General, condition: Condition, enemy: Troop | None) -> bool:
        if isinstance(who, General):
            figure: Figure = who.figure
        else:
            figure = who.figure
            if condition.name == "STRENGTH >=":
                return who.bases >= number_of(condition, "strength")
            if condition.name == "STRENGTH <=":
                return who.bases <= number_of(condition, "strength")
        other = enemy or self.nearest_enemy(who)
        if other is None:
            return False
        match condition.name:
            case "WITHIN":
                return figures.within(figure, other.figure, number_of(condition) + 1e-3)
            case "TARGET ARM":
                return other.arm == str(condition.arguments.get("arm", "")).lower()
            case "TARGET":
                return other.id == condition.arguments.get("target")
        return False

    # ---- where places are

    def place_of_unit(self, unit: str, asker: str) -> Point | None:
        troop = self.as_known(unit, asker)
        return (troop.x, troop.y) if troop is not None and troop.present else None

    def place_of_commander(self, formation: str, asker: str) -> Point | None:
        general = self.general_by_id.get(formation)
        if general is None or not general.present or general.at is None:
            return None
        seen = self.known is None or general.side == asker or self.known.sees_stand(asker, general.at)
        return general.at if seen else None

    def _stands(self, side: str) -> list[tuple[str, Point]]:
        """The generals of a side who are on the table, with their places."""
        return [(one.id, one.at) for one in self.generals if one.side == side and one.present and one.at is not None]

    def place_of_terrain(self, piece: str) -> Point | None:
        ground = self.battle.terrain_by_id.get(piece)
        return ground.middle if ground else None

    # ---- the log

    def tell(self, kind: str, troop: Troop, clause: str, *, target: str = "", **effect: Any) -> None:
        self.journal.tell(kind, troop, clause, target=target, **effect)

    def refuse(self, troop: Troop, action: Action, reason: str, clause: str = "BNB-ORD-4") -> None:
        """Log that an ordered action is not allowed (BNB-ORD-4)."""
        if troop.id in self.led:
            return
        self.journal.refuse(troop, clause, order=action.text or action.verb, reason=reason)

    # ---- trying something out

    def savepoint(self) -> tuple[Any, ...]:
        """All that an order line may change, so that it can be undone (BNB-ART-2)."""
        return (
            [(t.posture, t.bases, t.ds, t.out, t.evaded, t.silent) for t in self.troops],
            [(g.at, g.out) for g in self.generals],
            len(self.journal.entries),
            len(self.moved),
            len(self.assaults),
            dict(self.defiles_used),
        )

    def undo(self, saved: tuple[Any, ...]) -> None:
        """Go back to a savepoint. No dice may have been thrown since."""
        troops, generals, entries, moved, assaults, used = saved
        for troop, (posture, bases, ds, out, evaded, silent) in zip(self.troops, troops, strict=True):
            troop.bases, troop.ds, troop.out, troop.evaded, troop.silent = bases, ds, out, evaded, silent
            if troop.posture != posture:
                troop.resume(posture)
        for general, (at, gone) in zip(self.generals, generals, strict=True):
            general.at, general.out = at, gone
        del self.journal.entries[entries:]
        del self.moved[moved:]
        del self.assaults[assaults:]
        self.defiles_used = used


def bound(who: Troop | General) -> Bound:
    """Who answers for a unit or general."""
    return who


def nearest(figure: Figure, troops: list[Troop]) -> Troop | None:
    """The nearest of some units, the first of equals."""
    best, least = None, float("inf")
    for troop in troops:
        if not figures.near(figure, troop.figure, least):
            continue
        away = figures.gap(figure, troop.figure)
        if away < least - 1e-9:
            best, least = troop, away
    return best
