"""A whole battle in figures: strength by turn, losses by arm, cause and command, what decided it. No words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType

from battles.engine.battle import Battle, Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.events import Event
from battles.engine.protocol import Ruleset
from battles.reports.facts.account import Account, Episode, Turn, account
from battles.reports.facts.clock import Clock
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.exchanges import weight_of
from battles.reports.facts.strength import Toll, toll_of

#: Causes of loss that are told apart by who fired; all others are the ruleset's own.
MUSKETRY, GUNFIRE = "musketry", "gunfire"
#: The lexicon's code for guns, in which batteries' losses are told.
GUNS = "guns"
#: The ruleset's cause of a loss by fire.
FIRE = "fire"
#: Most fights and shots that are told of one turn.
TOLD = 5


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn as it truly was, with the orders as given and the seed of its dice."""

    before: Battle
    events: tuple[Event, ...]
    after: Battle
    orders: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Loss:
    """Strength lost by a unit at once, and to what cause."""

    turn: int
    unit: str
    points: int
    cause: str


@dataclass(frozen=True, slots=True)
class SideBand:
    """A side's strength by turn: points that had come up, and points lost of them, at the start of each turn and at
    the battle's end; and who came up when."""

    side: str
    label: str
    present: tuple[int, ...]
    lost: tuple[int, ...]
    arrivals: tuple[tuple[int, str, int], ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A throw on which much hung: in which exchange or fight, about which unit, its die, how likely its outcome was."""

    turn: int
    telling: Account
    episode: Episode
    unit: Unit
    clause: str
    face: int
    likelihood: float
    weight: float


@dataclass(frozen=True)
class Chronicle:
    """A battle from its first turn to its last."""

    ruleset: Ruleset
    turns: tuple[PlayedTurn, ...]
    clock: Clock

    @property
    def first(self) -> Battle:
        """The battle as it was set up."""
        return self.turns[0].before

    @property
    def last(self) -> Battle:
        """The battle as it ended."""
        return self.turns[-1].after

    @cached_property
    def entered(self) -> Mapping[str, int]:
        """The turn in which each unit came upon the field; those that never did are not in it."""
        entered = {unit.id: self.first.turn for unit in self.first.units if unit.arrives is None}
        for turn in self.turns:
            for event in turn.events:
                if event.kind == "arrival" and "at" in event.effect and event.unit in self.unit_by_id:
                    entered.setdefault(event.unit, turn.before.turn)
        return entered

    @cached_property
    def came_up(self) -> Battle:
        """The battle as it was set up, without the troops that never came."""
        first = self.first
        of_units = {link.id for unit in first.units for link in first.chain(unit.of)}
        of_present = {link.id for unit in first.units if unit.id in self.entered for link in first.chain(unit.of)}
        return replace(
            first,
            units=tuple(unit for unit in first.units if unit.id in self.entered),
            formations=tuple(each for each in first.formations if each.id in of_present or each.id not in of_units),
        )

    @cached_property
    def losses(self) -> tuple[Loss, ...]:
        """Every loss, in order."""
        return tuple(loss for turn in self.turns for loss in _losses(self.ruleset, turn))

    @cached_property
    def unit_by_id(self) -> Mapping[str, Unit]:
        """Units as they were set up."""
        return self.first.unit_by_id

    def telling(self, turn: PlayedTurn, side: str) -> Account:
        """A turn from one side's place."""
        return account(Turn(self.ruleset, side, turn.before, turn.after, turn.events, self.clock))

    def side_of(self, unit_id: str) -> str:
        """The side of a unit."""
        return self.first.side_of.get(unit_id, "")

    def lost_by(
        self, side: str, *, arm: str = "", causes: Iterable[str] | None = None, units: Iterable[str] | None = None
    ) -> int:
        """Strength a side lost, of one arm, to certain causes, by certain units."""
        wanted = None if units is None else set(units)
        by = None if causes is None else set(causes)
        return sum(
            loss.points
            for loss in self.losses
            if self.side_of(loss.unit) == side
            and (not arm or self.unit_by_id[loss.unit].arm == arm)
            and (by is None or loss.cause in by)
            and (wanted is None or loss.unit in wanted)
        )

    def toll(self, side: str) -> Toll:
        """What a side's losses come to."""
        lost: dict[str, int] = {}
        for loss in self.losses:
            lost[loss.unit] = lost.get(loss.unit, 0) + loss.points
        return toll_of(self.ruleset, [unit for unit in self.first.units if self.side_of(unit.id) == side], lost)

    def counts(self, code: str) -> bool:
        """Whether losses of some unit of the battle are told in a certain noun."""
        return any(self.ruleset.measure.toll(unit, 1).of == code for unit in self.first.units)

    def causes(self) -> tuple[str, ...]:
        """Every cause of loss in the battle: fire first, then the ruleset's others in the order of its words."""
        known = (MUSKETRY, GUNFIRE, *self.ruleset.lexicon().causes)
        found = {loss.cause for loss in self.losses}
        return (*(cause for cause in known if cause in found), *sorted(found - set(known)))

    def gone(self, side: str) -> tuple[Unit, ...]:
        """A side's units that were lost."""
        lost = {
            event.unit
            for turn in self.turns
            for event in turn.events
            if drawn_as(self.ruleset.catalogue, event) is Drawn.LOST
        }
        return tuple(unit for unit in self.last.units if unit.id in lost and self.side_of(unit.id) == side)

    def commanders_lost(self, side: str) -> tuple[str, ...]:
        """Names of a side's commanders that fell."""
        return tuple(
            formation.commander.name or formation.label
            for formation in self.last.formations
            if formation.commander and formation.commander.out and self.last.side_of_formation(formation.id) == side
        )

    def bands(self) -> tuple[SideBand, ...]:
        """Each side's strength by turn."""
        return tuple(_band(self, side.id, side.label) for side in self.first.sides)

    def commands(self, side: str) -> tuple[CommandTroops, ...]:
        """A side's commands as they were set up."""
        return commands_of(self.setting(side))

    def setting(self, side: str) -> Turn:
        """The battle as it was set up, from one side's place, before anything was done."""
        return Turn(self.ruleset, side, self.first, self.first, (), self.clock)

    def winner(self) -> str:
        """The side that won, empty when nobody has."""
        for turn in self.turns:
            for event in turn.events:
                if event.kind in ("victory", "turn_end") and event.effect.get("winner"):
                    return event.effect["winner"]
        return ""


def _losses(ruleset: Ruleset, turn: PlayedTurn) -> Iterable[Loss]:
    """A turn's losses. A loss by fire is put down to the last shot at the unit."""
    shots: dict[str, str] = {}
    left = {unit.id: ruleset.measure.amount(unit) for unit in turn.before.units}
    for event in turn.events:
        drawn = drawn_as(ruleset.catalogue, event)
        points = min(ruleset.measure.lost((event,)).get(event.unit, 0), left.get(event.unit, 0))
        if drawn is Drawn.SHOT:
            firer = turn.before.unit_by_id.get(event.unit)
            shots[event.target] = GUNFIRE if firer is not None and firer.arm == "artillery" else MUSKETRY
        elif drawn is Drawn.LOST and left.get(event.unit, 0) > 0:
            yield Loss(turn.before.turn, event.unit, left.pop(event.unit), _cause(event, shots))
        elif points:
            left[event.unit] -= points
            yield Loss(turn.before.turn, event.unit, points, _cause(event, shots))


def _cause(event: Event, shots: Mapping[str, str]) -> str:
    cause = event.effect.get("cause", "")
    return shots.get(event.unit, MUSKETRY) if cause == FIRE else cause


def _band(chronicle: Chronicle, side: str, label: str) -> SideBand:
    amount = chronicle.ruleset.measure.amount
    own = [unit for unit in chronicle.first.units if chronicle.side_of(unit.id) == side]
    coming, entered = {unit.id: unit.arrives for unit in own}, chronicle.entered
    moments = [turn.before.turn for turn in chronicle.turns] + [chronicle.last.turn]
    present = tuple(sum(amount(u) for u in own if entered.get(u.id, 10**6) <= moment) for moment in moments)
    lost = tuple(
        sum(loss.points for loss in chronicle.losses if chronicle.side_of(loss.unit) == side and loss.turn < moment)
        for moment in moments
    )
    arrivals: dict[tuple[int, str], int] = {}
    for unit in own:
        if coming[unit.id] is not None and unit.id in entered:
            chain = chronicle.first.chain(unit.of)
            division = next((link for link in chain if link.kind == "division"), chain[0])
            key = entered[unit.id], division.label
            arrivals[key] = arrivals.get(key, 0) + amount(unit)
    return SideBand(
        side, label, present, lost, tuple((turn, name, points) for (turn, name), points in arrivals.items())
    )


# ---- the story of a turn


def told_episodes(chronicle: Chronicle, turn: PlayedTurn) -> tuple[Account, tuple[Episode, ...]]:
    """The fights and shots of a turn that are worth telling, in order of time, and the account they are from."""
    telling = chronicle.telling(turn, chronicle.first.sides[0].id)
    weight = {episode.number: weight_of(chronicle.ruleset, episode) for episode in telling.episodes}
    weighed = sorted(telling.episodes, key=lambda episode: -weight[episode.number])[:TOLD]
    chosen = {episode.number for episode in weighed if weight[episode.number] > 0}
    return telling, tuple(episode for episode in telling.episodes if episode.number in chosen)


def engaged(chronicle: Chronicle, turn: PlayedTurn) -> frozenset[str]:
    """The formations with a part in a turn: in what is told of it, or on the march with most of their troops, further
    than a square of the map, or onto the table."""
    _, episodes = told_episodes(chronicle, turn)
    found = {unit.of for unit in turn.after.units if any(unit.id in episode.units for episode in episodes)}
    square = chronicle.ruleset.vocabulary.square
    marched: dict[str, list[bool]] = {}
    for unit in turn.after.units:
        was = turn.before.unit_by_id.get(unit.id)
        if unit.at is not None and not unit.out and was is not None:
            far = was.at is None or math.dist(was.at, unit.at) > square
            marched.setdefault(unit.of, []).append(far)
    return frozenset(found | {formation for formation, far in marched.items() if 2 * sum(far) > len(far)})


# ---- turning points


def turning_points(chronicle: Chronicle, most: int = 4) -> tuple[TurningPoint, ...]:
    """The throws on which most hung: units destroyed by them, weighed by how unlikely they were; in order of time."""
    found = [point for turn in chronicle.turns for point in _points(chronicle, turn)]
    best = sorted(found, key=lambda point: -point.weight)[:most]
    return tuple(sorted(best, key=lambda point: point.turn))


def _points(chronicle: Chronicle, turn: PlayedTurn) -> Iterable[TurningPoint]:
    telling = chronicle.telling(turn, chronicle.first.sides[0].id)
    for episode in telling.episodes:
        rolled = [event for event in episode.events if event.roll is not None and event.roll.dice]
        worth = weight_of(chronicle.ruleset, episode)
        if not rolled or worth < 3:
            continue
        chances = [(chance, event) for event in rolled if (chance := chronicle.ruleset.likelihood(event)) is not None]
        if not chances:
            continue
        chance, decisive = min(chances, key=lambda pair: pair[0])
        roll = decisive.roll
        unit = telling.turn.unit(episode.target) or telling.turn.unit(episode.actor)
        if roll is None or unit is None:
            continue
        yield TurningPoint(
            turn=turn.before.turn,
            telling=telling,
            episode=episode,
            unit=unit,
            clause=decisive.clause,
            face=max(roll.dice) if decisive.effect.get("passed", True) else min(roll.dice),
            likelihood=chance,
            weight=worth * (1.2 - chance),
        )
