"""The table during a turn: who is where, what was done this player turn, and what players answered in advance."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from battles.engine.battle import Battle, Point
from battles.engine.dataclasses import dataclass, field
from battles.engine.dice import Seed
from battles.engine.geometry import CONTACT
from battles.engine.orders import Action, Condition, OrderSheet, UnitOrder
from battles.engine.play.frame import unit_lines
from battles.engine.play.journal import Journal, journal_of
from battles.engine.play.known import Known
from battles.engine.play.standing import Answers, Bound, Choice, number_of
from battles.engine.settings import COMMON, settled
from battles.rulesets.big_napoleonic.settings import SETTINGS
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.chronicle import Standing
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.ground import Ground
from battles.rulesets.big_napoleonic.table.presence import Presence, nearest
from battles.rulesets.big_napoleonic.table.troops import General, Posture, Troop
from battles.rulesets.big_napoleonic.table.visibility import eyesight_of, looks
from battles.rulesets.big_napoleonic.vocabulary import DECISIONS
from battles.rulesets.big_napoleonic.words import Arm


class Phase(StrEnum):
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

    ``others`` is how everybody else stood when it was over. Nobody fires at a move that is only ``tried``: no path
    points are noted of it.
    """

    troop: Troop
    start: Posture
    points: list[PathPoint] = field(default_factory=list)
    others: Standing | None = None
    gone: float = 0.0
    halted: bool = False
    tried: bool = False


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


class Field(Presence):
    """The working copy of a battle. Nothing outside this package sees it."""

    def __init__(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> None:
        self.battle = battle
        self.sheets = sheets
        self.journal: Journal = journal_of(battle, seed, Phase.START)
        self.answers = Answers(sheets, DECISIONS, INTENT_DECISIONS)
        self.ground = Ground.of(battle)
        self.settings: Mapping[str, Any] = settled((*SETTINGS, *COMMON), battle.settings)
        super().__init__(battle, self.ground.walls)
        self.generals = tuple(General(battle, formation) for formation in battle.formations if formation.commander)
        self.general_by_id = {general.id: general for general in self.generals}
        self.lines: dict[str, dict[str, list[UnitOrder]]] = {}
        for side in battle.sides:
            for order in unit_lines(sheets.get(side.id)):
                self.lines.setdefault(side.id, {}).setdefault(order.unit, []).append(order)
        self._engaged: dict[str, bool] = {}
        self._engaged_at = -1
        if battle.settings.get("fog") == "known":
            self.known = Known(battle, eyesight_of(battle), self, looks(battle, self.ground.walls))
        self.begin_player_turn("")

    # ---- the player turn

    def begin_player_turn(self, active: str) -> None:
        """Forget what belonged to the player turn before (section i)."""
        self.active = active
        self.passive = self.enemy_of.get(active, "")
        self.moved: list[Moved] = []
        self.assaults: list[Assault] = []
        self.defiles_used: dict[str, bool] = {}
        self.gun_rolls: dict[str, Any] = {}
        # Who has thrown for his movement.
        self.picked: set[str] = set()
        # What intents make of units without orders of their own, from the moment when it is first asked.
        self.intended: dict[str, tuple[Action, ...]] = {}
        # Whom the able staff leads: what proves impossible of its orders is let go.
        self.led: set[str] = set()
        for troop in self.troops:
            troop.evaded = False
            troop.silent = False
        self.begin_record()

    # ---- what is known

    def nearest_enemy(self, who: Troop | General) -> Troop | None:
        """The nearest enemy that its side knows, ties by file order."""
        return self.nearest_known(who.side, who.figure)

    def nearest_known(self, side: str, figure: Figure, arms: tuple[Arm, ...] = ()) -> Troop | None:
        """The nearest enemy to a figure that a side knows, ties by file order; of some arms only where named."""
        if self.known is None:
            return self.nearest(self.enemy_of[side], figure, arms)
        return nearest(figure, [enemy for enemy in self.known.enemies(side) if not arms or enemy.arm in arms])

    def generals_of(self, side: str) -> list[tuple[str, Point]]:
        return [(one.id, one.at) for one in self.generals if one.side == side and one.present and one.at is not None]

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
