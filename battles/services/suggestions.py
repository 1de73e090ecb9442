"""What an umpire might decide otherwise about one entry of a log, with path and value ready to be changed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Turn
from campaigns.services.rulings.rulings import AFTER, BEFORE, DICE

#: What is usually ruled otherwise about a unit or a commander, in the order of use, with the words for it.
KEYS: Mapping[str, str] = {
    "strength": "strength",
    "at": "place",
    "facing": "facing",
    "formation": "formation",
    "out": _noop("out of the battle"),
    "suppression": "suppression",
    "rating": "rating",
}
STAGES: Mapping[str, str] = {AFTER: _noop("when the turn ends"), BEFORE: _noop("when the turn begins")}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing that could be ruled: in words, where, and what stands there now, as the form takes it."""

    words: str
    path: str
    value: str


def suggestions(turn: Turn, number: int) -> tuple[Suggestion, ...]:
    """What could be ruled about the entry with this number of a turn's log; nothing when there is no such entry."""
    event = next((event for event in turn.events if event.get("n") == number), None)
    return tuple(_of(turn, event)) if event else ()


def _of(turn: Turn, event: Mapping[str, Any]) -> Iterator[Suggestion]:
    if event["turn"] == turn.number:
        yield from (_throw(turn, event, label, by, dice) for label, by, dice in _thrown(event))
    for stage, when in ((stage, _(words)) for stage, words in STAGES.items()):
        document = getattr(turn, stage) or {}
        for each in dict.fromkeys((event.get("unit", ""), event.get("target", ""))):
            yield from _about(document, stage, when, each)


def _about(document: Mapping[str, Any], stage: str, when: str, each: str) -> Iterator[Suggestion]:
    """What may be changed of a unit, or of the commander of a formation, as a battle file has it."""
    unit: Mapping[str, Any] = next((unit for unit in document.get("units", ()) if unit["id"] == each), {})
    yield from _values(unit, unit.get("name", each), f"{stage}.units[{each}]", when)
    formation: Mapping[str, Any] = next((one for one in document.get("formations", ()) if one["id"] == each), {})
    if commander := formation.get("commander"):
        yield from _values(commander, commander.get("name", each), f"{stage}.formations[{each}].commander", when)


def _values(thing: Mapping[str, Any], name: str, path: str, when: str) -> Iterator[Suggestion]:
    for key, words in ((key, _(words)) for key, words in KEYS.items()):
        if key in thing:
            now = _written(thing[key])
            yield Suggestion(f"{name}: {words} {when} ({now})", f"{path}.{key}", now)


def _thrown(event: Mapping[str, Any]) -> Iterator[tuple[str, str, list[int]]]:
    """The throws of an entry: label, thrower, dice. The throws for the initiative stand in its effect."""
    if roll := event.get("roll"):
        yield roll["for"], roll["by"], roll["dice"]
    if event["kind"] == "initiative":
        for side, dice in event.get("effect", {}).get("dice", {}).items():
            yield event["kind"], side, dice


def _throw(turn: Turn, event: Mapping[str, Any], label: str, by: str, dice: list[int]) -> Suggestion:
    """A throw as a script: the earlier throws of this label by this thrower as they fell, then the one in question."""
    earlier = [
        thrown
        for entry in turn.events
        if entry["n"] < event["n"] and entry["turn"] == turn.number
        for thrown in _thrown(entry)
        if thrown[:2] == (label, by)
    ]
    script = [{"for": label, "by": by, "roll": roll} for *_, roll in [*earlier, (label, by, dice)]]
    words = _("the throw of {by} for {replace} ({names})").format(
        by=by, replace=label.replace("_", " "), names=" ".join(map(str, dice))
    )
    return Suggestion(words, DICE, _written(script[0] if len(script) == 1 else script))


def _written(value: Any) -> str:
    """A value as the ruling form takes it: words as they are, all else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
