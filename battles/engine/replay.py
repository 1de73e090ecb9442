"""Replay: the places, formations, strengths and markers after each event of a turn.

A log is the single source of reports, so everything that stands on a map is rebuilt from it here, for every ruleset:

1. ``formation``, ``pivot``, ``move`` and the other kinds of ``PLACING`` carry a new place, facing or formation;
2. ``loss`` carries the strength (or bases, or figures) that is left;
3. ``status`` carries markers, ``False`` taking one away;
4. ``eliminated`` and a ``retreat`` without a place take a unit off the table;
5. ``arrival`` brings a reinforcement in, ``commander`` moves or removes a stand.

Replaying a turn's events over the battle before it gives the places and strengths of the battle after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Point, Unit
from battles.engine.events import Event

#: Kinds whose ``effect`` may hold the unit's new ``at``, ``facing`` and ``formation``.
# fmt: off
PLACING = frozenset(
    {
        "formation", "pivot", "move", "charge", "contact", "reaction", "rally", "retreat", "rout", "breakthrough",
        "pursuit", "arrival",
    }
)
# fmt: on
#: Kinds whose ``effect`` says what is left of a unit.
COUNTING = frozenset({"loss", "rally"})
#: Keys of a unit's strength in rulesets that count in their own pieces.
OWN_COUNTS = ("bases", "figures", "stands")


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one event (``event`` is ``None`` for the table at the start of the turn).

    ``changed`` holds the ids of the units and formations that the event altered.
    """

    event: Event | None
    units: Mapping[str, Unit]
    formations: Mapping[str, Formation]
    changed: frozenset[str] = frozenset()

    def stand(self, formation_id: str) -> Point | None:
        """Where a formation's commander is: his stand's place, or that of the unit he is attached to."""
        commander = self.formations[formation_id].commander
        return None if commander is None else place_of(commander, self.units)


def place_of(commander: Commander, units: Mapping[str, Unit]) -> Point | None:
    """The place of a commander's stand, ``None`` when he is off the table, not yet there or never had one."""
    if commander.out or commander.arrives is not None:
        return None
    if commander.attached in units:
        return units[commander.attached].at
    return commander.at


def frames(before: Battle, events: Iterable[Event]) -> Iterator[Frame]:
    """The table at the start, then after each event in turn."""
    units = {unit.id: unit for unit in before.units}
    formations = {formation.id: formation for formation in before.formations}
    yield Frame(None, MappingProxyType(units), MappingProxyType(formations))
    for event in events:
        unit, formation = units.get(event.unit), formations.get(event.unit)
        changed: frozenset[str] = frozenset()
        if unit is not None:
            changed_unit = apply_to_unit(unit, event)
            if changed_unit is not unit:
                units = {**units, unit.id: changed_unit}
                changed = frozenset({unit.id})
        elif formation is not None and formation.commander is not None:
            commander = apply_to_commander(formation.commander, event, units)
            if commander is not formation.commander:
                formations = {**formations, formation.id: replace(formation, commander=commander)}
                changed = frozenset({formation.id})
        yield Frame(event, MappingProxyType(units), MappingProxyType(formations), changed)


def replay(before: Battle, events: Iterable[Event]) -> Battle:
    """The battle that the events of its turn leave behind, at the turn it started with, without orders and dice."""
    *_, last = frames(before, events)
    return replace(
        before, units=tuple(last.units.values()), formations=tuple(last.formations.values()), orders={}, dice=()
    )


def apply_to_unit(unit: Unit, event: Event) -> Unit:
    """The unit after an event about it; the same object when nothing of it changed."""
    effect = event.effect
    changes: dict[str, Any] = {}
    if event.kind in PLACING:
        changes |= _placing(effect)
    if event.kind in COUNTING:
        changes |= _counts(unit, effect)
    if event.kind == "status":
        changes |= _markers(unit, effect)
    if event.kind == "arrival" and "at" in effect:
        changes["arrives"] = None
    if event.kind == "eliminated":
        changes["out"] = "eliminated"
    if event.kind == "retreat" and "at" not in effect:
        changes["out"] = "retreated"
    if "out" in changes:
        changes["extra"] = _without_markers(unit.extra)
    return replace(unit, **changes) if changes else unit


def apply_to_commander(commander: Commander, event: Event, units: Mapping[str, Unit]) -> Commander:
    """The commander after an event about his formation; the same object when nothing of him changed."""
    effect = event.effect
    changes: dict[str, Any] = {}
    if event.kind == "arrival" and "at" in effect:
        changes |= {"arrives": None, "at": _point(effect["at"])}
    elif event.kind == "status":
        changes["extra"] = _with_markers(commander.extra, effect)
    elif event.kind == "commander":
        if "rating" in effect:
            changes["rating"] = effect["rating"]
        if effect.get("detached"):
            changes |= {"attached": "", "at": place_of(commander, units)}
        if effect.get("attached"):
            changes["attached"] = effect["attached"]
        if "at" in effect:
            changes["at"] = _point(effect["at"])
        if effect.get("evaded"):
            changes["extra"] = _with_markers(commander.extra, {"evaded": True})
        if effect.get("lost"):
            changes |= {"out": str(effect["lost"]), "attached": ""}
    return replace(commander, **changes) if changes else commander


def _placing(effect: Mapping[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if effect.get("at") is not None:
        changes["at"] = _point(effect["at"])
    if effect.get("facing") is not None:
        changes["facing"] = float(effect["facing"])
    if effect.get("formation"):
        changes["formation"] = effect["formation"]
    return changes


def _counts(unit: Unit, effect: Mapping[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if effect.get("strength") is not None:
        changes["strength"] = int(effect["strength"])
    counts = {key: effect[key] for key in OWN_COUNTS if key in effect and key in unit.extra}
    if counts:
        changes["extra"] = MappingProxyType({**unit.extra, **counts})
    return changes


def _markers(unit: Unit, effect: Mapping[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {"extra": _with_markers(unit.extra, effect)}
    if effect.get("out"):
        changes["out"] = str(effect["out"])
    return changes


def _with_markers(extra: Mapping[str, Any], effect: Mapping[str, Any]) -> Mapping[str, Any]:
    """The ruleset's own keys with the markers of a ``status`` event put on (or, where ``False``, taken off)."""
    marked = {key: value for key, value in extra.items() if key not in effect}
    marked |= {key: value for key, value in effect.items() if value is not False and value is not None and key != "out"}
    return MappingProxyType(marked)


def _without_markers(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """The ruleset's own keys of a unit that left the table: its markers stay behind."""
    return MappingProxyType({key: value for key, value in extra.items() if value is not True and key != "abandoned"})


def _point(raw: Any) -> Point:
    x, y = raw
    return (float(x), float(y))
