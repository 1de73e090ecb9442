"""The eyes of a side: its troops and commanders on the table, and which of them sees a place.

Looking past terrain and weather is the ruleset's affair (``Ruleset.sees``); range and nearness are decided here. A look
is remembered while neither the watcher nor what he looks at has moved.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from battles.engine.battle import Battle, Commander, Point, Unit
from battles.engine.knowledge.contacts import Ground
from battles.engine.knowledge.ground import ground_in_view
from battles.engine.knowledge.sighting import hiding_range, sight_range
from battles.engine.protocol import Ruleset
from battles.engine.replay import Frame, place_of

#: Watchers nearer to each other than this (in ranges of ``hiding_range``) look over the ground as one.
POSTS_APART = 2.0


@dataclass(frozen=True, slots=True)
class Sight:
    """Who sees something, and from how far (table units, from his place to its middle)."""

    watcher: str
    distance: float


@dataclass(frozen=True, slots=True)
class Watcher:
    """One pair of eyes: a unit or a commander, at a place."""

    id: str
    who: Unit | Commander
    at: Point


class Eyes:
    """The watchers of one side over the course of a turn."""

    def __init__(self, ruleset: Ruleset, battle: Battle, side: str) -> None:
        self._ruleset = ruleset
        self._battle = battle
        self._side = side
        self._range = sight_range(ruleset, battle)
        self._near = hiding_range(ruleset)
        self._apart = POSTS_APART * self._near
        self._watchers: dict[str, Watcher] = {}
        self._looks: dict[tuple[Point, float, Sequence[Point]], bool] = {}

    def open(self, frame: Frame) -> None:
        """Place all watchers as they stand in a frame."""
        self._watchers.clear()
        for unit_id, side in self._battle.side_of.items():
            if side == self._side:
                self.follow(frame, unit_id)
        for formation in self._battle.formations:
            if self._battle.side_of_formation(formation.id) == self._side:
                self.follow(frame, formation.id)

    def follow(self, frame: Frame, watcher_id: str) -> bool:
        """Take over a watcher's place from a frame; whether it differs from the one before."""
        before = self._watchers.pop(watcher_id, None)
        now = self._watcher(frame, watcher_id)
        if now is not None:
            self._watchers[watcher_id] = now
        return (before and (before.at, _facing(before.who))) != (now and (now.at, _facing(now.who)))

    def _watcher(self, frame: Frame, watcher_id: str) -> Watcher | None:
        unit = frame.units.get(watcher_id)
        if unit is not None:
            return Watcher(unit.id, unit, unit.at) if unit.in_play and unit.at is not None else None
        formation = frame.formations.get(watcher_id)
        if formation is None or formation.commander is None:
            return None
        at = place_of(formation.commander, frame.units)
        return None if at is None else Watcher(formation.id, replace(formation.commander, at=at, attached=""), at)

    def nearest(self, target: Sequence[Point], middle: Point) -> Sight | None:
        """The nearest watcher who sees some part of the target."""
        by_distance = sorted(self._watchers.values(), key=lambda watcher: _distance(watcher.at, middle))
        return next((sight for watcher in by_distance if (sight := self._look(watcher, target, middle))), None)

    def through(self, watcher_id: str, target: Sequence[Point], middle: Point) -> Sight | None:
        """What one watcher sees of the target."""
        watcher = self._watchers.get(watcher_id)
        return None if watcher is None else self._look(watcher, target, middle)

    def see(self, place: Point) -> bool:
        """Whether anybody sees a place."""
        return self.nearest((place,), place) is not None

    def view(self) -> Ground:
        """All the ground in view. Watchers who stand almost together look once."""
        posts: dict[tuple[int, int], Watcher] = {}
        for watcher in self._watchers.values():
            posts.setdefault((round(watcher.at[0] / self._apart), round(watcher.at[1] / self._apart)), watcher)
        return ground_in_view(self._battle.table, [self._seer(watcher) for watcher in posts.values()])

    def _seer(self, watcher: Watcher) -> Callable[[Point], bool]:
        return lambda place: self._look(watcher, (place,), place) is not None

    def _look(self, watcher: Watcher, target: Sequence[Point], middle: Point) -> Sight | None:
        distance = _distance(watcher.at, middle)
        if distance > self._range:
            return None
        if distance > self._near:
            key = (watcher.at, _facing(watcher.who), tuple(target))
            seen = self._looks.get(key)
            if seen is None:
                seen = self._looks[key] = self._ruleset.sees(self._battle, watcher.who, target)
            if not seen:
                return None
        return Sight(watcher.id, distance)


def _facing(who: Unit | Commander) -> float:
    return who.facing if isinstance(who, Unit) else 0.0


def _distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])
