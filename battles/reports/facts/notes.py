"""Every throw behind an exchange or a fight: its dice, which of them count, and what came of it. No words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from battles.engine.dataclasses import dataclass
from battles.engine.events import Event, Roll
from battles.reports.facts.account import Account, Episode, EpisodeKind, Turn


class NoteKind(StrEnum):
    """What the throws of a note decided."""

    FIRE = "fire"
    TESTS = "tests"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw: the event with its dice, which of the dice count, whether the enemy threw it."""

    event: Event
    roll: Roll
    counted: tuple[bool, ...]
    enemy: bool


@dataclass(frozen=True, slots=True)
class NoteFacts:
    """The throws of one kind in an episode, with the clauses that they went by."""

    kind: NoteKind
    episode: Episode
    clauses: tuple[str, ...]
    throws: tuple[Thrown, ...]


def notes_of(telling: Account, episode: Episode) -> tuple[NoteFacts, ...]:
    """The notes of an episode: one for its fire, or one for its tests and one for its rounds."""
    rolled = [event for event in episode.events if event.roll is not None and event.roll.dice]
    if episode.kind is EpisodeKind.FIRE:
        groups = [(NoteKind.FIRE, rolled)]
    else:
        tests = [event for event in rolled if "test" in event.effect]
        groups = [(NoteKind.TESTS, tests), (NoteKind.ROUNDS, [e for e in rolled if "round" in e.effect])]
    return tuple(_note(telling.turn, kind, episode, events) for kind, events in groups if events)


def _note(turn: Turn, kind: NoteKind, episode: Episode, events: Sequence[Event]) -> NoteFacts:
    clauses = tuple(dict.fromkeys(event.clause for event in events if event.clause))
    throws = tuple(_thrown(turn, event, event.roll) for event in events if event.roll is not None)
    return NoteFacts(kind, episode, clauses, throws)


def _thrown(turn: Turn, event: Event, roll: Roll) -> Thrown:
    if "passed" in event.effect:
        counted = tuple(bool(event.effect["passed"]) for _ in roll.dice)
    elif roll.need is not None and "hits" in event.effect:
        counted = tuple(value >= (roll.need or 0) for value in roll.dice)
    else:
        counted = tuple(True for _ in roll.dice)
    return Thrown(event, roll, counted, enemy=not turn.own(event.unit))
