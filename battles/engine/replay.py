"""Replay: the places, formations, strengths and markers after each event of a turn.

A log is the single source of reports, so everything that stands on a map is rebuilt from it here, for every ruleset.
What a key of an event changes, of the unit or the commander that the event is about, is for the catalogue to say
(``catalogue.Change``). Replaying a turn's events over the battle before it gives the table after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Point, Unit
from battles.engine.catalogue import Catalogue, Change, EventKind, Key
from battles.engine.dataclasses import dataclass, replace
from battles.engine.events import Event


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


def frames(listed: Catalogue, before: Battle, events: Iterable[Event]) -> Iterator[Frame]:
    """The table at the start, then after each event in turn, as the catalogue says what it changes."""
    units = {unit.id: unit for unit in before.units}
    formations = {formation.id: formation for formation in before.formations}
    lying = _markers(listed)
    yield Frame(None, MappingProxyType(units), MappingProxyType(formations))
    for event in events:
        kind, unit, formation = listed.get(event.kind), units.get(event.unit), formations.get(event.unit)
        changed: frozenset[str] = frozenset()
        if kind is not None and unit is not None:
            changed_unit = _unit_after(unit, event, kind, lying)
            if changed_unit is not unit:
                units = {**units, unit.id: changed_unit}
                changed = frozenset({unit.id})
        elif kind is not None and formation is not None and formation.commander is not None:
            commander = _commander_after(formation.commander, event, kind, units)
            if commander is not formation.commander:
                formations = {**formations, formation.id: replace(formation, commander=commander)}
                changed = frozenset({formation.id})
        yield Frame(event, MappingProxyType(units), MappingProxyType(formations), changed)


def replay(listed: Catalogue, before: Battle, events: Iterable[Event]) -> Battle:
    """The battle that the events of its turn leave behind, at the turn it started with, without orders and dice."""
    *_, last = frames(listed, before, events)
    return replace(
        before, units=tuple(last.units.values()), formations=tuple(last.formations.values()), orders={}, dice=()
    )


def _unit_after(unit: Unit, event: Event, kind: EventKind, lying: frozenset[str]) -> Unit:
    """The unit after an event about it; the same object when nothing of it changed."""
    changes = _changes(event, kind, unit.extra)
    if changes.get("out"):
        extra: Mapping[str, Any] = changes.get("extra", unit.extra)
        changes["extra"] = MappingProxyType({key: value for key, value in extra.items() if key not in lying})
    return replace(unit, **changes) if changes else unit


def _commander_after(commander: Commander, event: Event, kind: EventKind, units: Mapping[str, Unit]) -> Commander:
    """The commander after an event about his formation; the same object when nothing of him changed."""
    changes = _changes(event, kind, commander.extra)
    if "attached" in changes and not changes["attached"]:
        changes.setdefault("at", place_of(commander, units))
    if changes.get("out"):
        changes["attached"] = ""
    return replace(commander, **changes) if changes else commander


def _changes(event: Event, kind: EventKind, own_keys: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that an event changes, of a unit or a commander, by their names."""
    changes: dict[str, Any] = {}
    states: dict[str, Any] = dict(kind.states)
    for name, value in event.details.items():
        key = kind.keys.get(name)
        if key is None or key.changes is Change.NOTHING or value is None:
            continue
        if key.changes in (Change.STATE, Change.MARKER, Change.COUNT):
            states[key.sets or name] = value
        else:
            changes |= _field(key, value)
    if states:
        kept = {name: value for name, value in own_keys.items() if name not in states}
        changes["extra"] = MappingProxyType(
            kept | {name: value for name, value in states.items() if value is not False}
        )
    if kind.out and "at" not in changes:
        changes.setdefault("out", kind.out)
    return changes


def _field(key: Key, value: Any) -> dict[str, Any]:
    match key.changes:
        case Change.PLACE:
            return {"at": _point(value)}
        case Change.ENTRY:
            return {"at": _point(value), "arrives": None}
        case Change.FACING:
            return {"facing": float(value)}
        case Change.STRENGTH:
            return {"strength": int(value)}
        case Change.ATTACHED:
            return {"attached": value}
        case Change.DETACHED:
            return {"attached": ""}
        case Change.OUT:
            return _out(key, value)
        case _:
            return {key.changes.value: value}


def _out(key: Key, value: Any) -> dict[str, Any]:
    if not key.outs:
        return {"out": str(value)}
    return {"out": key.outs[value]} if value in key.outs else {}


def _markers(listed: Catalogue) -> frozenset[str]:
    """The keys of a unit that are markers lying beside it."""
    return frozenset(
        key.sets or name for kind in listed.values() for name, key in kind.keys.items() if key.changes is Change.MARKER
    )


def _point(raw: Any) -> Point:
    x, y = raw
    return (float(x), float(y))
