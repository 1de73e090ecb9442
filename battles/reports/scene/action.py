"""From a turn's events to what the map shows of them: ways, charges, fire, fights, and where troops stood before."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from battles.engine.battle import Battle, Point, Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.dataclasses import dataclass, field
from battles.engine.events import Event
from battles.engine.keeping import Same, Shelf
from battles.engine.protocol import Ruleset
from battles.engine.replay import Frame, frames
from battles.reports.scene.troops import Muster, Reader, Tones
from battles.reports.scene.values import Certainty, Clash, Shot, ShotKind, Track, TrackKind, UnitSign

TRACKS = {Drawn.MARCH: TrackKind.MARCH, Drawn.CHARGE: TrackKind.CHARGE, Drawn.RETREAT: TrackKind.RETREAT}

STIRRED = 0.6
"""A unit that ends a turn within this many cm of its place has not moved, as far as a map is concerned."""


@dataclass(slots=True)
class Action:
    """What happened in a turn, ready for a scene."""

    tracks: tuple[Track, ...] = ()
    shots: tuple[Shot, ...] = ()
    clashes: tuple[Clash, ...] = ()
    before: tuple[UnitSign, ...] = ()
    lost: tuple[UnitSign, ...] = ()
    places: Mapping[str, Point] = field(default_factory=dict)


@dataclass(slots=True)
class _Leg:
    kind: TrackKind
    points: list[Point]


@dataclass(frozen=True, slots=True)
class _Followed:
    """What happened, whoever reads of it: ways by unit, who fired whence at what, fights, and troops that went."""

    legs: Mapping[str, tuple[_Leg, ...]]
    shots: tuple[tuple[Unit, Point, Point], ...]
    clashes: tuple[Clash, ...]
    left: tuple[Unit, ...]
    lost: tuple[Unit, ...]
    places: Mapping[str, Point]


def action_of(ruleset: Ruleset, before: Battle, events: Iterable[Event], reader: Reader, scale: float) -> Action:
    """Follow the events over the battle before them. ``before`` and ``events`` are what the reader may know.

    ``places`` gives, by unit, where it was when something was last told of it. What was followed last is kept for the
    other maps of the same reader, and for other readers to whom the same is known.
    """
    told = events if isinstance(events, tuple) else tuple(events)
    known = (Same(ruleset), Same(before), Same(told), scale)
    followed = _FOLLOWED.get(known, lambda: _follow(ruleset, before, told, scale))
    key = (*known, reader.side, tuple(reader.commands), tuple(reader.unseen))
    return _KEPT.get(key, lambda: _read(followed, ruleset, before, reader, scale))


_FOLLOWED: Shelf[_Followed] = Shelf(4)
_KEPT: Shelf[Action] = Shelf(4)


def _follow(ruleset: Ruleset, before: Battle, events: Iterable[Event], scale: float) -> _Followed:
    legs: dict[str, list[_Leg]] = {}
    shots: dict[tuple[str, str], tuple[Unit, Point, Point]] = {}
    clashes: dict[frozenset[str], Clash] = {}
    lost: dict[str, Unit] = {}
    places: dict[str, Point] = {}
    steps = frames(ruleset.catalogue, before, events)
    last = next(steps)
    for step in steps:
        event = step.event
        if event is None:
            continue
        _note_places(places, last, step, event, scale)
        drawn = drawn_as(ruleset.catalogue, event)
        _note_leg(legs, last, step, event, drawn, scale)
        if drawn is Drawn.SHOT:
            _note_shot(shots, step, event, scale)
        elif drawn is Drawn.CLASH and event.target:
            clash = _between(step, event, scale)
            if clash is not None:
                clashes[frozenset((event.unit, event.target))] = clash
        elif drawn is Drawn.LOST and event.unit in last.units:
            lost[event.unit] = last.units[event.unit]
        last = step
    return _Followed(
        legs={unit: tuple(way) for unit, way in legs.items()},
        shots=tuple(shots.values()),
        clashes=tuple(_spread_out(clashes.values())),
        left=tuple(unit for unit in before.units if unit.in_play and _has_left(unit, last.units.get(unit.id), scale)),
        lost=tuple(lost.values()),
        places=places,
    )


def _read(followed: _Followed, ruleset: Ruleset, before: Battle, reader: Reader, scale: float) -> Action:
    """What was followed, in the tones of a reader."""
    muster = Muster(ruleset, before, reader, scale)
    lost = [muster.sign(unit, certainty=Certainty.DESTROYED) for unit in followed.lost]
    stood = [muster.sign(unit, certainty=Certainty.BEFORE, caption="") for unit in followed.left]
    return Action(
        tracks=tuple(_tracks(before, followed.legs, muster.tones)),
        shots=tuple(
            Shot(
                ShotKind.GUNFIRE if firer.arm == "artillery" else ShotKind.MUSKETRY,
                muster.tones.of(firer),
                start,
                end,
            )
            for firer, start, end in followed.shots
        ),
        clashes=followed.clashes,
        before=tuple(sign for sign in stood if sign is not None),
        lost=tuple(sign for sign in lost if sign is not None),
        places=followed.places,
    )


def _at(point: Point, scale: float) -> Point:
    return (point[0] * scale, point[1] * scale)


def _note_places(places: dict[str, Point], last: Frame, step: Frame, event: Event, scale: float) -> None:
    for name in (event.unit, event.target):
        unit = step.units.get(name) or last.units.get(name)
        if unit is not None and unit.at is not None:
            places[name] = _at(unit.at, scale)
        elif name in step.formations:
            stand = step.stand(name)
            if stand is not None:
                places[name] = _at(stand, scale)


def _note_leg(legs: dict[str, list[_Leg]], last: Frame, step: Frame, event: Event, drawn: Drawn, scale: float) -> None:
    """Lengthen a unit's way when an event moved it; a change of formation moves its centre, but is no march."""
    old, new = last.units.get(event.unit), step.units.get(event.unit)
    if old is None or new is None or old.at is None or new.at is None or old.at == new.at or old.arrives is not None:
        return
    kind = TRACKS.get(drawn)
    if kind is None:
        return
    way = legs.setdefault(event.unit, [])
    if way and way[-1].kind is kind:
        way[-1].points.append(_at(new.at, scale))
    else:
        way.append(_Leg(kind, [_at(old.at, scale), _at(new.at, scale)]))


def _note_shot(
    shots: dict[tuple[str, str], tuple[Unit, Point, Point]], step: Frame, event: Event, scale: float
) -> None:
    firer, target = step.units.get(event.unit), step.units.get(event.target)
    if firer is None or target is None or firer.at is None or target.at is None:
        return
    shots.setdefault((event.unit, event.target), (firer, _at(firer.at, scale), _at(target.at, scale)))


def _between(step: Frame, event: Event, scale: float) -> Clash | None:
    units: Mapping[str, Unit] = step.units
    one, other = units.get(event.unit), units.get(event.target)
    if one is None or other is None or one.at is None or other.at is None:
        return None
    return Clash(_at(((one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2), scale))


def _spread_out(clashes: Iterable[Clash]) -> Iterable[Clash]:
    """One pair of sabres where several fights stand close together."""
    kept: list[Clash] = []
    for clash in clashes:
        if all(math.dist(clash.at, other.at) > 3.5 for other in kept):
            kept.append(clash)
    return kept


def _has_left(old: Unit, new: Unit | None, scale: float) -> bool:
    if old.at is None or new is None or new.at is None or new.out:
        return False
    return math.dist(old.at, new.at) * scale > STIRRED


def _tracks(before: Battle, legs: Mapping[str, Sequence[_Leg]], tones: Tones) -> Iterable[Track]:
    for name, way in legs.items():
        tone = tones.of(before.unit_by_id[name])
        for leg in way:
            yield Track(leg.kind, tone, tuple(leg.points))
