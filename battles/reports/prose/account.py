"""A turn taken apart for telling: its initiatives, and in each the marches, shots and fights of one's own troops.

1. Each ``initiative`` that somebody won opens a new part; throws that tied belong to the part they led to.
2. What an own unit did in its manoeuvre, until it fights, is its march.
3. A shot with its answer and support is an exchange. A charge with everything that came of it is a fight; charges and
   hand-to-hand that share a unit in the same initiative are one fight.
4. Exchanges and fights in which own troops took part are numbered through, as they are marked on the map.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.events import Event
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.prose.words import Clock

#: Kinds that make or continue a fight between the two units they name.
FIGHTING = frozenset({"charge", "contact", "combat", "reaction"})
#: Kinds of a unit in a fight that belong to the fight.
CONSEQUENCES = frozenset(
    {"test", "move", "pivot", "formation", "loss", "eliminated", "retreat", "breakthrough", "status", "rout", "pursuit"}
)


class EpisodeKind(StrEnum):
    """What kind of meeting is told."""

    FIRE = "fire"
    FIGHT = "fight"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it may be told to a reader: the battle before and after it, and its events.

    For a player these are what ``knowledge`` made for his side; for the umpire they are the true ones. ``side`` is the
    side from whose place it is told, ``intents`` what leads those of its units that had no line of their own.
    """

    ruleset: Ruleset
    side: str
    before: Battle
    after: Battle
    events: tuple[Event, ...]
    clock: Clock
    intents: Mapping[str, Intent] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def span(self) -> str:
        """``15:10 to 15:30``: the game time told; empty without a clock."""
        return self.clock.between(self.before.turn, max(self.after.turn, self.before.turn + 1))

    @property
    def numbers(self) -> str:
        """``turn 4``; ``turns 4 to 6`` when a mail round holds several game turns."""
        first, last = self.before.turn, max(self.before.turn, self.after.turn - 1)
        return f"turn {first}" if first == last else f"turns {first} to {last}"

    def own(self, unit_id: str) -> bool:
        """Whether a unit is one of the side's own."""
        return self.before.side_of.get(unit_id, self.after.side_of.get(unit_id)) == self.side

    def unit(self, unit_id: str) -> Unit | None:
        """A unit as it was before the turn, or as it came in during it."""
        return self.before.unit_by_id.get(unit_id) or self.after.unit_by_id.get(unit_id)

    def brigade_of(self, unit: Unit) -> str:
        """The id of a unit's brigade; a division's batteries are a brigade of their own."""
        formation = self.before.formation_by_id.get(unit.of)
        divisional = formation is not None and formation.kind != "brigade"
        return f"{unit.of}/artillery" if divisional else unit.of


@dataclass(slots=True)
class Episode:
    """An exchange of fire or a fight, with its events. ``at`` is where it is marked on the map."""

    kind: EpisodeKind
    actor: str
    target: str
    initiative: int
    events: list[Event] = field(default_factory=list)
    units: set[str] = field(default_factory=set)
    number: int = 0
    at: Point | None = None


@dataclass(slots=True)
class March:
    """What a unit did in its own manoeuvre: how far it went, how it ended."""

    unit: str
    distance: float = 0.0
    start: Point | None = None
    end: Point | None = None
    mode: str = ""
    formation: str = ""
    formation_before: str = ""
    stopped: str = ""
    refused: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Initiative:
    """One side's turn to act with one brigade. ``brigade`` is empty for an enemy's.

    ``number`` counts through all that is told, ``place`` within its game turn ``turn``.
    """

    number: int
    place: int = 0
    turn: int = 0
    side: str = ""
    brigade: str = ""
    throw: Event | None = None
    mode: str = ""
    command: dict[str, str] = field(default_factory=dict)
    marches: dict[str, March] = field(default_factory=dict)
    episodes: list[Episode] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Account:
    """The turn taken apart."""

    turn: Turn
    initiatives: tuple[Initiative, ...]
    episodes: tuple[Episode, ...]


def account(turn: Turn) -> Account:
    """Take a turn apart."""
    reader = _Reader(turn)
    for event in turn.events:
        reader.read(event)
    episodes = tuple(
        episode for initiative in reader.initiatives for episode in initiative.episodes if _concerns(turn, episode)
    )
    for index, episode in enumerate(episodes, start=1):
        episode.number = index
    return Account(turn, tuple(reader.initiatives), episodes)


def _concerns(turn: Turn, episode: Episode) -> bool:
    return any(turn.own(unit_id) for unit_id in episode.units)


class _Reader:
    """Reads events in order and sorts them into initiatives, marches and episodes."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self.initiatives: list[Initiative] = []
        self._at: dict[str, Point] = {unit.id: unit.at for unit in turn.before.units if unit.at is not None}
        self._shot: Episode | None = None

    def read(self, event: Event) -> None:
        """Take up one event."""
        if event.kind == "initiative":
            self._throw(event)
            return
        if not self.initiatives:
            self.initiatives.append(Initiative(0))
        now = self.initiatives[-1]
        now.events.append(event)
        if event.kind == "activate":
            now.brigade, now.mode = event.unit, str(event.effect.get("mode", ""))
        elif event.kind == "command" and "status" in event.effect:
            now.command[event.unit] = str(event.effect["status"])
        elif event.kind == "fire":
            self._fire(now, event)
        elif event.kind in FIGHTING and event.target:
            self._fight(now, event)
        elif not self._consequence(now, event):
            self._march(now, event)
        if event.effect.get("at") and event.kind != "order_refused":
            x, y = event.effect["at"]
            self._at[event.unit] = (float(x), float(y))

    def _throw(self, event: Event) -> None:
        winner = winner_of(event)
        last = self.initiatives[-1] if self.initiatives else None
        if last is None or last.throw is None or last.side:
            numbered = [known for known in self.initiatives if known.number]
            place = 1 + sum(1 for known in numbered if known.turn == event.turn)
            last = Initiative(number=1 + len(numbered), place=place, turn=event.turn)
            self.initiatives.append(last)
        last.throw = event
        last.side = winner
        self._shot = None

    def _fire(self, now: Initiative, event: Event) -> None:
        mode = event.effect.get("mode", "fire")
        if mode == "fire" or self._shot is None:
            self._shot = Episode(
                EpisodeKind.FIRE, event.unit, event.target, now.number, at=self._between(event.unit, event.target)
            )
            now.episodes.append(self._shot)
        self._shot.events.append(event)
        self._shot.units |= {event.unit, event.target} - {""}

    def _fight(self, now: Initiative, event: Event) -> None:
        both = {event.unit, event.target}
        fight = next((e for e in reversed(now.episodes) if e.kind is EpisodeKind.FIGHT and e.units & both), None)
        if fight is None:
            fight = Episode(EpisodeKind.FIGHT, event.unit, event.target, now.number)
            now.episodes.append(fight)
        fight.events.append(event)
        fight.units |= both
        fight.at = self._between(event.target, event.unit, share=0.35)
        self._shot = None

    def _consequence(self, now: Initiative, event: Event) -> bool:
        """Whether an event belongs to what was just told of its unit."""
        if event.kind not in CONSEQUENCES:
            return False
        cause = event.effect.get("cause")
        if self._shot is not None and event.unit in self._shot.units and (event.kind == "loss" or cause == "fire"):
            self._shot.events.append(event)
            return True
        for episode in reversed(now.episodes):
            if episode.kind is EpisodeKind.FIGHT and event.unit in episode.units:
                episode.events.append(event)
                return True
        return False

    def _march(self, now: Initiative, event: Event) -> None:
        if not self._turn.own(event.unit) or event.kind not in ("move", "formation", "pivot", "order_refused"):
            return
        unit = self._turn.unit(event.unit)
        march = now.marches.setdefault(event.unit, March(event.unit, start=self._at.get(event.unit)))
        if event.kind == "order_refused":
            march.refused.append(event)
        if event.kind == "formation":
            march.formation = str(event.effect.get("formation", ""))
            march.formation_before = str(event.effect.get("from", unit.formation if unit else ""))
        if event.kind == "move":
            march.distance += float(event.effect.get("distance", 0))
            march.mode = str(event.effect.get("mode", "move"))
            march.stopped = str(event.effect.get("stopped", ""))
        if event.effect.get("at"):
            x, y = event.effect["at"]
            march.end = (float(x), float(y))

    def _between(self, one: str, other: str, share: float = 0.5) -> Point | None:
        start, end = self._at.get(one), self._at.get(other)
        if start is None or end is None:
            return start or end
        return (round(start[0] + (end[0] - start[0]) * share, 2), round(start[1] + (end[1] - start[1]) * share, 2))


def winner_of(throw: Event) -> str:
    """The side that a throw for the initiative favoured; empty for a tie."""
    if throw.effect.get("tie"):
        return ""
    if throw.side:
        return throw.side
    totals: Mapping[str, Any] = throw.effect.get("totals", {})
    return max(totals, key=lambda side: totals[side]) if totals else ""


def losses(events: Iterable[Event]) -> dict[str, int]:
    """Points lost by unit, as told."""
    lost: dict[str, int] = {}
    for event in events:
        if event.kind == "loss":
            lost[event.unit] = lost.get(event.unit, 0) + int(event.effect.get("lost", 0))
    return lost


def brigades_of(turn: Turn, formations: Sequence[str] = ()) -> tuple[tuple[str, str, tuple[Unit, ...]], ...]:
    """The brigades of the side (under certain formations only, if any are given): id, name and units.

    They stand in file order, a division's batteries after its brigades.
    """
    battle = turn.after
    found: list[tuple[str, str, tuple[Unit, ...]]] = []
    waiting: list[tuple[str, tuple[str, str, tuple[Unit, ...]]]] = []
    for formation in battle.formations:
        below = {link.id for link in battle.chain(formation.id)}
        for division, batteries in list(waiting):
            if division not in below:
                found.append(batteries)
                waiting.remove((division, batteries))
        if battle.side_of_formation(formation.id) != turn.side or not _under(battle, formation, formations):
            continue
        own = tuple(unit for unit in battle.units if unit.of == formation.id)
        if own and formation.kind == "brigade":
            found.append((formation.id, formation.label, own))
        elif own:
            waiting.append((formation.id, (turn.brigade_of(own[0]), f"{formation.label} artillery", own)))
    return (*found, *(batteries for _, batteries in waiting))


def _under(battle: Battle, formation: Formation, formations: Sequence[str]) -> bool:
    return not formations or any(link.id in formations for link in battle.chain(formation.id))
