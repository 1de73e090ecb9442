"""From orders not yet carried out to what a map shows of them: ways, where troops will stand, goals out of reach."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from battles.engine.battle import Battle, Point, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.protocol import Ruleset
from battles.reports.scene.action import STIRRED
from battles.reports.scene.troops import Muster, Reader
from battles.reports.scene.values import Certainty, Goal, Tone, Track, TrackKind, UnitSign


@dataclass(frozen=True, slots=True)
class Plan:
    """What a unit is to do this turn, as far as its commander can tell. Lengths are the table's own.

    ``after`` is the unit as it will stand, ``way`` leads from where it stands now to there. ``unreached`` are the
    places it is sent to beyond that, ``target`` the id of the unit that it is to charge from there and ``in_reach``
    whether it charges that far.
    """

    after: Unit
    way: tuple[Point, ...]
    unreached: tuple[Point, ...] = ()
    target: str = ""
    in_reach: bool = True


@dataclass(frozen=True, slots=True)
class Planned:
    """Plans, ready for a scene."""

    tracks: tuple[Track, ...] = ()
    signs: tuple[UnitSign, ...] = ()
    goals: tuple[Goal, ...] = ()


def planned(
    ruleset: Ruleset, view: Battle, plans: Iterable[Plan], objectives: Iterable[Point], reader: Reader, scale: float
) -> Planned:
    """Lay plans over a battle as the reader may know it. ``objectives`` are places that orders name besides."""
    tracks: list[Track] = []
    signs: list[UnitSign] = []
    goals = [Goal(_scaled(place, scale), Tone.OWN) for place in objectives]
    muster = Muster(ruleset, view, reader, scale)
    for plan in plans:
        tone = muster.tones.of(plan.after)
        tracks += (Track(kind, tone, tuple(_scaled(point, scale) for point in way)) for kind, way in _ways(plan, view))
        if math.dist(plan.way[0], plan.way[-1]) * scale > STIRRED:
            sign = muster.sign(plan.after, certainty=Certainty.PLANNED, caption="")
            signs += (sign,) if sign is not None else ()
        goals += (Goal(_scaled(place, scale), tone) for place in plan.unreached[-1:])
        if not plan.in_reach and (target := _target(plan, view)) is not None:
            goals.append(Goal(_scaled(target, scale), tone))
    return Planned(tuple(tracks), tuple(signs), tuple(dict.fromkeys(goals)))


def _ways(plan: Plan, view: Battle) -> Iterator[tuple[TrackKind, tuple[Point, ...]]]:
    """The stretches of a plan: the march, what is left of it, and the charge."""
    if len(plan.way) > 1:
        yield TrackKind.MARCH, plan.way
    if plan.unreached:
        yield TrackKind.BEYOND, (plan.way[-1], *plan.unreached)
    target = _target(plan, view)
    if target is not None:
        yield TrackKind.CHARGE if plan.in_reach else TrackKind.BEYOND, (plan.way[-1], target)


def _target(plan: Plan, view: Battle) -> Point | None:
    """Where those stand whom a unit is to charge."""
    unit = view.unit_by_id.get(plan.target)
    return unit.at if unit else None


def _scaled(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale
