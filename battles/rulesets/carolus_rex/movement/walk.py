"""A move in progress (CR-MOVE-2): one order of one unit, as far as it has come, and what can come up on its way."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Sequence
from dataclasses import field as dataclass_field
from enum import IntEnum
from typing import NamedTuple

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import dataclass
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.flanks import has_flanks
from battles.rulesets.carolus_rex.table.troops import Troop

# What ends a move, as the log says it.
ALLOWANCE, CONTACT, FLANK, OVERRUN, ENEMY = "allowance", "contact", "flank", "overrun", "enemy"
FRIEND, TERRAIN, OBSTACLE, DEFENDED, EDGE = "friend", "terrain", "obstacle", "defended-obstacle", "edge"
ENEMY_ZONE, SHAKEN, NEW_ENEMY, ENEMY_NEAR, REACTION = "enemy-zone", "shaken", "new-enemy", "enemy-near", "reaction"
# Halts after which a further leg or wheel of the same order still makes sense.
GOES_ON = frozenset({"", ALLOWANCE, FRIEND, TERRAIN, EDGE})


# No order leads farther than this.
FARTHEST = 16.0
# Who is farther than this from where his own steps have led has been driven off (routed, say).
OFF = 0.1
TINY = 1e-6


class Rank(IntEnum):
    """The order in which things that come up together are dealt with (section i)."""

    LENGTH = 0
    EDGE = 1
    IMPASSABLE = 2
    OBSTACLE = 3
    REDOUBT = 4
    ENEMY = 5
    LEAVING = 6
    ENTERING = 7
    SIGHT = 8
    FRIEND = 9


@dataclass(frozen=True, slots=True)
class Stop:
    """Something that comes up after a distance."""

    at: float
    rank: Rank
    reason: str = ""
    troop: Troop | None = None
    piece: Terrain | None = None
    beyond: float = 0.0


@dataclass(frozen=True, slots=True)
class Turned:
    """A wheel of a move: centre and facing before it, the centre after it, and how far the unit had gone by then."""

    before: tuple[float, float, float]
    after: Point
    gone: float


class About(NamedTuple):
    """Who is about where a move begins: enemies behind whose front it does or in whose zone, whom nobody sees, and all
    on whose ground it stands.
    """

    outflanked: Sequence[str]
    within: Sequence[str]
    unseen: Sequence[Troop]
    stood_on: Sequence[Troop]


@dataclass(eq=False)
class Walk:
    """One order of one unit, as far as it has come.

    ``left`` is what remains of the allowance, ``keep`` how far it has to stay from every enemy, ``shy`` that it keeps
    off the enemies it sees. A ``trial`` throws no dice, writes nothing and touches nobody else. ``probe`` stops short
    of frontal zones. ``companions`` move with it as a group. ``challenged`` asks whether an enemy whose frontal zone
    it enters charges it there and then (CR-SHOCK-4).
    """

    field: Field
    troop: Troop
    mode: str
    left: float
    backwards: bool = False
    keep: float = 0.0
    shy: bool = False
    trial: bool = False
    probe: bool = False
    companions: tuple[Troop, ...] = ()
    challenged: Callable[[Troop], bool] | None = None
    straight: float = 0.0
    stopped: str = ""
    over: bool = False
    attempted: bool = False
    touched_zone: bool = False
    came_near: bool = False
    watches_nearness: bool = False
    halted_by: Troop | None = None
    started: tuple[float, float, float] = (0.0, 0.0, 0.0)
    turns: list[Turned] = dataclass_field(default_factory=list)
    inside: dict[str, bool] = dataclass_field(default_factory=dict)
    outflanks: set[str] = dataclass_field(default_factory=set)
    unseen: list[Troop] = dataclass_field(default_factory=list)
    passing: list[Troop] = dataclass_field(default_factory=list)
    passed: list[tuple[Troop, float]] = dataclass_field(default_factory=list)
    ignored: set[str] = dataclass_field(default_factory=set)
    held: tuple[str, tuple[Point, ...]] | None = None

    def __post_init__(self) -> None:
        troop, table = self.troop, self.field
        if troop.occupying:
            sharing = [other for other in table.present if other.occupying == troop.occupying and other is not troop]
            self.passing += sharing
            self.held = (troop.occupying, troop.area)
            troop.leave_area()
        self.started = (troop.x, troop.y, troop.facing)
        key = (troop.index, *self.started, troop.formation, self.left, self.companions)
        # One who is led begins where he was rehearsed.
        about = table.starts_tried.get(key) or self._about()
        if table.rehearsing and table.known is None and self.held is None:
            table.starts_tried[key] = about
        self.outflanks.update(about.outflanked)
        self.inside = dict.fromkeys(about.within, False)
        self.touched_zone = bool(about.within)
        self.unseen = list(about.unseen)
        self.passing += about.stood_on

    def _about(self) -> About:
        """Who is about where it begins."""
        troop, table = self.troop, self.field
        point = troop.centre_point
        near = table.enemies_near(troop, troop.box, min(self.left, FARTHEST) + zones.ZONE_DEPTH)
        near = [enemy for enemy in near if not enemy.broken]
        unseen: list[Troop] = []
        if table.ground.hides:
            unseen = [enemy for enemy in table.enemies(troop) if not table.seen_by_side(troop.side, enemy)]
        return About(
            [enemy.id for enemy in near if has_flanks(enemy) and zones.behind_front_line(enemy.box, point)],
            [enemy.id for enemy in near if table.in_zone_of(enemy, troop)],
            unseen,
            table.overlapping(troop, troop.box, self.companions),
        )

    def on_trial(self) -> Walk:
        """What is left of it as a trial from here, of which it feels nothing."""
        troop = self.troop
        trial = copy.copy(self)
        trial.trial, trial.challenged, trial.watches_nearness, trial.halted_by = True, None, False, None
        trial.straight, trial.stopped, trial.over, trial.attempted, trial.came_near = 0.0, "", False, False, False
        trial.started, trial.held = (troop.x, troop.y, troop.facing), None
        trial.turns, trial.passed, trial.ignored, trial.inside = [], [], set(), dict(self.inside)
        trial.passing = self.field.overlapping(troop, troop.box, self.companions)
        return trial

    # ---- the way it goes

    @property
    def course(self) -> Point:
        """The unit vector of its movement."""
        hx, hy = self.troop.heading
        return (-hx, -hy) if self.backwards else (hx, hy)

    @property
    def leading_middle(self) -> Point:
        """The middle of the edge that goes first."""
        hx, hy = self.course
        ground = self.troop.box
        return (ground.x + ground.hd * hx, ground.y + ground.hd * hy)

    @property
    def afforded(self) -> float:
        """How far the allowance goes: twice the length in difficult ground (CR-TER-1)."""
        hx, hy = self.course
        return self.field.ground.afforded(self.leading_middle, (hx, hy), max(0.0, self.left))

    def back(self, length: float) -> bool:
        """Go back by so much along the way it came, at most to its last wheel; from there, undo the wheel.

        Whether anything was taken back. Places are reckoned from where the leg began: each is rounded when it is taken,
        which would add up from step to step.
        """
        troop = self.troop
        bend = self.turns[-1] if self.turns else None
        begun, gone = (bend.after, bend.gone) if bend else (self.started[:2], 0.0)
        hx, hy = self.course
        ahead = self.straight - gone
        if math.dist(troop.centre, (begun[0] + ahead * hx, begun[1] + ahead * hy)) > OFF:
            return False
        if ahead > TINY:
            ahead = max(0.0, ahead - length)
            self.straight = gone + ahead
            troop.place(begun[0] + ahead * hx, begun[1] + ahead * hy)
            return True
        if bend is None:
            return False
        self.turns.pop()
        troop.place(*bend.before)
        self.attempted = True
        return True

    def end(self, reason: str) -> None:
        """The order ends here."""
        self.stopped, self.over = reason, True
