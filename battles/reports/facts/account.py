"""A turn taken apart: its actions, and in each the marches, shots and fights of one's own troops. No words.

1. The ruleset says whose action each event belongs to; fights and shots that belong to nobody's stand apart.
2. What an own unit did of itself, until it fights, is its march.
3. A shot with its answer and support is an exchange. A charge with everything that came of it is a fight; charges and
   hand-to-hand that share a unit in the same action are one fight.
4. Exchanges and fights in which own troops took part are numbered through, as they are marked on the map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from types import MappingProxyType

from battles.engine.battle import Battle, Point, Unit
from battles.engine.catalogue import Drawn, EventKind, Part, Type, drawn_as
from battles.engine.commands import Activation
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.events import Event
from battles.engine.keeping import Same, Shelf
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.facts.clock import Clock
from battles.reports.facts.places import Where, where_is
from battles.reports.facts.strength import losses_of

#: An event of a kind that the ruleset does not list is told by nobody.
PLAIN = EventKind("")


#: A unit that turned in its place by so many degrees has changed front.
A_NEW_FRONT = 15.0


class EpisodeKind(StrEnum):
    """What kind of meeting is told."""

    FIRE = "fire"
    FIGHT = "fight"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it may be told to a reader: the battle before and after it, and its events.

    For a player these are what ``knowledge`` made for the side; for the umpire they are the true ones. ``side`` is the
    side from whose place it is told, ``intents`` what leads those of its units that had no line of their own, ``seen``
    the ids of the enemies in sight when it is over (``None``: all of them).
    """

    ruleset: Ruleset
    side: str
    before: Battle
    after: Battle
    events: tuple[Event, ...]
    clock: Clock
    intents: Mapping[str, Intent] = field(default_factory=lambda: MappingProxyType({}))
    seen: frozenset[str] | None = None

    def where(self, point: Point) -> Where:
        """Where a point of the table lies."""
        ruleset = self.ruleset
        return where_is(self.after, point, ruleset.vocabulary.square, ruleset.lengths.beside)

    @property
    def lost(self) -> Mapping[str, int]:
        """What each unit lost in the turn, by its id; kept, for every command of a side asks."""
        return _LOST.get((Same(self.ruleset), Same(self.events), Same(self.before), self.side, self.seen), self._lost)

    def _lost(self) -> Mapping[str, int]:
        known = {unit.id for unit in self.before.units if self.seen is None or self.own(unit.id)}
        return losses_of(self.ruleset, self.before, self.events, known)

    def own(self, unit_id: str) -> bool:
        """Whether a unit is one of the side's own."""
        return self.before.side_of.get(unit_id, self.after.side_of.get(unit_id)) == self.side

    def unit(self, unit_id: str) -> Unit | None:
        """A unit as it was before the turn, or as it came in during it."""
        return self.before.unit_by_id.get(unit_id) or self.after.unit_by_id.get(unit_id)


_LOST: Shelf[Mapping[str, int]] = Shelf(4)


@dataclass(slots=True)
class Episode:
    """An exchange of fire or a fight, with its events.

    ``at`` is where it is marked on the map, ``stood`` where each unit stood when it was last told of: where it fell, if
    it did. What is not known of a unit's place is not in it.
    """

    kind: EpisodeKind
    actor: str
    target: str
    action: int
    events: list[Event] = field(default_factory=list)
    units: set[str] = field(default_factory=set)
    number: int = 0
    at: Point | None = None
    stood: dict[str, Point] = field(default_factory=dict)


@dataclass(slots=True)
class March:
    """What a unit did in its own manoeuvre: how far it went, how many degrees it turned in its place, how it ended."""

    unit: str
    distance: float = 0.0
    start: Point | None = None
    end: Point | None = None
    mode: str = ""
    formation: str = ""
    formation_before: str = ""
    stopped: str = ""
    refused: list[Event] = field(default_factory=list)
    turned: float = 0.0

    @property
    def idle(self) -> bool:
        """Whether nothing was done: no step, no other formation or front, no order that failed."""
        return self._went_nowhere and self.turned < A_NEW_FRONT

    @property
    def turned_only(self) -> bool:
        """Whether nothing was done but to take a new front."""
        return self._went_nowhere and self.turned >= A_NEW_FRONT

    @property
    def _went_nowhere(self) -> bool:
        return not (self.distance or self.formation != self.formation_before or self.refused)


@dataclass(slots=True)
class Action:
    """One side's turn to act, as a rule with one command.

    ``command`` is empty for an enemy's, and where a whole side acts. A part of the turn that is nobody's has no
    ``place`` and no ``side``.

    ``number`` counts through all that is told (0: before the first), ``place`` within its game turn ``turn``.
    ``opened`` is the event that opened it, ``statuses`` says by unit how it was commanded. ``mishaps`` are what befell
    the side's own units in it otherwise than by a meeting: tests, and what came of causes such as the ground.
    """

    number: int
    place: int = 0
    turn: int = 0
    side: str = ""
    command: str = ""
    opened: Event | None = None
    mode: str = ""
    statuses: dict[str, str] = field(default_factory=dict)
    marches: dict[str, March] = field(default_factory=dict)
    episodes: list[Episode] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    mishaps: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Account:
    """The turn taken apart."""

    turn: Turn
    actions: tuple[Action, ...]
    episodes: tuple[Episode, ...]


_KEPT: Shelf[Account] = Shelf(8)


def account(turn: Turn) -> Account:
    """Take a turn apart; kept for those asked for last, as it is the same for all of a side."""
    told = (
        Same(turn.ruleset),
        turn.side,
        Same(turn.before),
        Same(turn.after),
        Same(turn.events),
        turn.clock,
        turn.seen,
    )
    return _KEPT.get((*told, tuple(turn.intents.items())), lambda: _taken_apart(turn))


def _taken_apart(turn: Turn) -> Account:
    reader = _Reader(turn)
    reader.read()
    episodes = tuple(episode for action in reader.actions for episode in action.episodes if _concerns(turn, episode))
    for index, episode in enumerate(episodes, start=1):
        episode.number = index
    return Account(turn, tuple(reader.actions), episodes)


def _concerns(turn: Turn, episode: Episode) -> bool:
    return any(turn.own(unit_id) for unit_id in episode.units)


class _Reader:
    """Reads events in order and sorts them into actions, marches and episodes."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._catalogue = turn.ruleset.catalogue
        self.actions: list[Action] = []
        self._at: dict[str, Point] = {unit.id: unit.at for unit in turn.before.units if unit.at is not None}
        self._shot: Episode | None = None

    def read(self) -> None:
        """Take up the turn's events. A mail round may hold several game turns, each with its own actions."""
        for _, told in groupby(self._turn.events, key=lambda event: event.turn):
            self._game_turn(tuple(told))

    def _game_turn(self, told: tuple[Event, ...]) -> None:
        events = tuple(replace(event, n=n) for n, event in enumerate(told, start=1))
        activations = {activation.first: activation for activation in self._turn.ruleset.activations(events)}
        place = last = 0
        for event in events:
            activation = activations.get(event.n)
            kind = self._catalogue.get(event.kind, PLAIN)
            if activation is not None:
                place, last = place + 1, activation.last
                self._open(activation, event.turn, place, events)
            elif event.n > last and kind.part in (Part.FIGHT, Part.SHOT) and self._acting:
                self._apart(event.turn)
            # The event that opened an action is told with it, unless it is itself something that was done.
            if not (kind.part is Part.OPENS and not event.unit):
                self._told(event, kind)
            if event.effect.get("at") and not event.effect.get("reason"):
                x, y = event.effect["at"]
                self._at[event.unit] = (float(x), float(y))

    @property
    def _acting(self) -> bool:
        """Whether what was read last belongs to somebody's action."""
        return bool(self.actions) and self.actions[-1].place > 0

    @property
    def _next(self) -> int:
        return 1 + sum(1 for known in self.actions if known.number)

    def _apart(self, turn: int) -> None:
        """Begin a part of the turn in which nobody acts, such as a common phase of fire."""
        self.actions.append(Action(self._next, turn=turn))
        self._shot = None

    def _open(self, activation: Activation, turn: int, place: int, events: Sequence[Event]) -> None:
        opened = next((event for event in events if event.n == activation.opening), None)
        command = activation.commands[0] if activation.commands else ""
        self.actions.append(
            Action(self._next, place, turn, activation.side, command, opened=opened, mode=activation.mode)
        )
        self._shot = None

    def _told(self, event: Event, kind: EventKind) -> None:
        if not self.actions:
            self.actions.append(Action(0))
        now = self.actions[-1]
        now.events.append(event)
        if kind.part is Part.SHOT:
            self._fire(now, event, kind)
        elif kind.part is Part.FIGHT and event.target:
            self._fight(now, event)
        elif "status" in event.effect and event.unit:
            now.statuses[event.unit] = event.effect["status"]
        elif kind.part is not Part.CONSEQUENCE or not self._consequence(now, event):
            self._march(now, event, kind)

    def _fire(self, now: Action, event: Event, kind: EventKind) -> None:
        if self._shot is None or event.effect.get("mode") not in kind.answers:
            self._shot = Episode(
                EpisodeKind.FIRE, event.unit, event.target, now.number, at=self._between(event.unit, event.target)
            )
            now.episodes.append(self._shot)
        self._take(self._shot, event)
        together = (id_ for key in kind.keys_of(Type.IDS) for id_ in event.details.get(key, ()))
        self._shot.units |= {event.unit, event.target, *together} - {""}

    def _fight(self, now: Action, event: Event) -> None:
        both = {event.unit, event.target}
        fight = next((e for e in reversed(now.episodes) if e.kind is EpisodeKind.FIGHT and e.units & both), None)
        if fight is None:
            fight = Episode(EpisodeKind.FIGHT, event.unit, event.target, now.number)
            now.episodes.append(fight)
        self._take(fight, event)
        fight.units |= both
        fight.at = self._between(event.target, event.unit, share=0.35)
        self._shot = None

    def _consequence(self, now: Action, event: Event) -> bool:
        """Whether an event belongs to what was just told of its unit."""
        by_fire = "lost" in event.effect or event.effect.get("cause") == "fire"
        if by_fire and (shot := self._shot_at(now, event.unit)) is not None:
            self._take(shot, event)
            return True
        for episode in reversed(now.episodes):
            if episode.kind is EpisodeKind.FIGHT and event.unit in episode.units:
                self._take(episode, event)
                return True
        return False

    def _take(self, episode: Episode, event: Event) -> None:
        """Add an event to a meeting, and where its unit stands."""
        episode.events.append(event)
        if event.unit in self._at:
            episode.stood[event.unit] = self._at[event.unit]

    def _shot_at(self, now: Action, unit: str) -> Episode | None:
        """The exchange that cost a unit something: the last one, if it was shot at in it, else the last of which it was
        the target, else that in which it fired. Where all fire is at once, its cost is told after the last shot."""
        if self._shot is None or any(event.target == unit for event in self._shot.events):
            return self._shot
        mine = self._shot if unit == self._shot.actor else None
        return next((e for e in reversed(now.episodes) if e.kind is EpisodeKind.FIRE and e.target == unit), mine)

    def _march(self, now: Action, event: Event, kind: EventKind) -> None:
        """What an own unit did of itself, and the orders that it could not carry out."""
        refused = "reason" in event.effect and kind.part is Part.PLAIN
        befell = self._turn.own(event.unit) and (event.kind == "test" or "cause" in event.effect)
        # The shot that led to a test is told with what came of it.
        if befell and self._shot_at(now, event.unit) is None:
            now.mishaps.append(event)
        drawn = drawn_as(self._catalogue, event)
        moved = drawn is Drawn.MARCH or (drawn in (Drawn.RETREAT, Drawn.CHARGE) and "distance" in event.effect)
        reshaped = drawn is Drawn.RESHAPE
        if not event.unit or not self._turn.own(event.unit) or not (refused or moved or reshaped):
            return
        unit = self._turn.unit(event.unit)
        march = now.marches.setdefault(event.unit, March(event.unit, start=self._at.get(event.unit)))
        if refused:
            march.refused.append(event)
            return
        if reshaped and "formation" in event.effect:
            march.formation = event.effect["formation"]
            march.formation_before = str(event.effect.get("from", unit.formation if unit else ""))
        if moved:
            march.distance += event.effect.get("distance", 0)
            march.mode = event.effect.get("mode", "move")
            march.stopped = event.effect.get("stopped", "")
        elif reshaped:
            march.turned = max(march.turned, event.effect.get("turned", 0))
        if event.effect.get("at"):
            x, y = event.effect["at"]
            march.end = (float(x), float(y))

    def _between(self, one: str, other: str, share: float = 0.5) -> Point | None:
        start, end = self._at.get(one), self._at.get(other)
        if start is None or end is None:
            return start or end
        return (round(start[0] + (end[0] - start[0]) * share, 2), round(start[1] + (end[1] - start[1]) * share, 2))
