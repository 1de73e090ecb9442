"""What an umpire might decide otherwise about one entry of a log, with path and value ready to be changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.records import Record
from battles.services.ruling_words import KEYS, STAGES, about, called, throws_in_words, value_in_words
from campaigns.models import Turn
from campaigns.services.rulings.rulings import DICE


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing that could be ruled: in words, where, and what stands there now, as the form takes it.

    Of a throw: ``throws`` are those of its kind and thrower up to it, as they fell, the one in question last.
    """

    words: str
    path: str
    value: str
    throws: tuple[Mapping[str, Any], ...] = ()

    @property
    def dice(self) -> tuple[int, ...]:
        """How the dice of the throw in question fell."""
        return tuple(self.throws[-1]["roll"]) if self.throws else ()

    def with_dice(self, faces: Sequence[int]) -> list[dict[str, Any]]:
        """The script in which the throw in question falls otherwise."""
        return [dict(throw) for throw in self.throws[:-1]] + [{**self.throws[-1], "roll": list(faces)}]


def suggestions(turn: Turn, number: int) -> tuple[Suggestion, ...]:
    """What could be ruled about the entry with this number of a turn's log; nothing when there is no such entry."""
    event = next((event for event in turn.events if event.get("n") == number), None)
    return tuple(_of(turn, event)) if event else ()


def _of(turn: Turn, event: Record) -> Iterator[Suggestion]:
    if event["turn"] == turn.number:
        yield from (_throw(turn, event, label, by, dice) for label, by, dice in _thrown(event))
    for stage in STAGES:
        document = getattr(turn, stage) or {}
        for each in dict.fromkeys((event.get("unit", ""), event.get("target", ""))):
            yield from _about(document, stage, each)


def _about(document: Mapping[str, Any], stage: str, each: str) -> Iterator[Suggestion]:
    """What may be changed of a unit, or of the commander of a formation, as a battle file has it."""
    unit: Mapping[str, Any] = next((unit for unit in document.get("units", ()) if unit["id"] == each), {})
    yield from _values(unit, unit.get("name", each), f"{stage}.units[{each}]", stage)
    formation: Mapping[str, Any] = next((one for one in document.get("formations", ()) if one["id"] == each), {})
    if commander := formation.get("commander"):
        yield from _values(commander, commander.get("name", each), f"{stage}.formations[{each}].commander", stage)


def _values(thing: Mapping[str, Any], name: str, path: str, stage: str) -> Iterator[Suggestion]:
    for key in KEYS:
        if key in thing:
            now = value_in_words(path, thing[key])
            yield Suggestion(f"{about(name, key, stage)} ({now})", f"{path}.{key}", now)


def _thrown(event: Record) -> Iterator[tuple[str, str, list[int]]]:
    """The throws of an entry: label, thrower, dice. The throws for the initiative stand in its effect."""
    if roll := event.get("roll"):
        yield roll["for"], roll["by"], roll["dice"]
    if event["kind"] == "initiative":
        for side, dice in event.get("effect", {}).get("dice", {}).items():
            yield event["kind"], side, dice


def _throw(turn: Turn, event: Record, label: str, by: str, dice: list[int]) -> Suggestion:
    """A throw as a script: the earlier throws of this label by this thrower as they fell, then the one in question."""
    earlier = [
        thrown
        for entry in turn.events
        if entry["n"] < event["n"] and entry["turn"] == turn.number
        for thrown in _thrown(entry)
        if thrown[:2] == (label, by)
    ]
    script = tuple({"for": label, "by": by, "roll": roll} for *_, roll in [*earlier, (label, by, dice)])
    words = _("the throw of {by} for {replace} ({names})").format(
        by=called(turn.before, by), replace=label.replace("_", " "), names=" ".join(map(str, dice))
    )
    return Suggestion(words, DICE, throws_in_words(script), script)
