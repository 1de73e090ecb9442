"""The reserve of an army that the program leads: which command is kept out of the fight, and what it goes in for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import along, bearing
from battles.engine.orders import Place, PlaceKind
from battles.staff.estimate import Enemy, Estimate, Force

#: Of so many commands of foot and horse one is kept back.
RESERVE_OF = 3
#: A reserve fights for itself against enemies that have come so near to it, as a part of what is near.
UPON = 0.5
#: Who goes out of the reach of guns goes so much farther, as a part of what is near.
CLEAR = 0.1
#: Enemies give way who weigh less than this part of the command that fights them.
GIVING_WAY = 0.5


class Why(StrEnum):
    """Why a command is told something else than to fight for the army's aims."""

    RESERVE = "reserve"
    RELIEF = "relief"
    """The reserve goes in for a command that is spent."""
    STOP = "stop"
    """The reserve closes the gap that a spent command leaves."""
    EXPLOIT = "exploit"
    """The reserve goes in where the enemy gives way."""
    SPENT = "spent"
    BEATEN = "beaten"


@dataclass(frozen=True, slots=True)
class Task:
    """What one command is told: a posture, where it is to be carried out, and why, if that is not the army's aims."""

    posture: str
    objective: Place | None = None
    why: Why | None = None


def task_of_reserve(
    estimate: Estimate, fit: Sequence[Force], spent: Sequence[Force], *, pressing: bool
) -> Mapping[str, Task]:
    """What the reserve is told, by its id; empty for an army that keeps none, or where the enemy is upon all of it.

    ``fit`` are its commands of foot and horse that can fight, ``spent`` those of all arms that cannot any more.
    """
    fighting = sum(not force.guns for force in (*fit, *spent))
    free = [force for force in fit if not _is_engaged(estimate, force)]
    if fighting < RESERVE_OF or len(fit) < 2 or not free or not estimate.foes:
        return {}
    reserve = _farthest(estimate, free)
    others = [force for force in fit if force is not reserve]
    task = _committed(estimate, reserve, others, spent, pressing=pressing)
    return {reserve.command.id: task or _kept(estimate, reserve, others)}


def _is_engaged(estimate: Estimate, force: Force) -> bool:
    """Whether an enemy is upon one of its units."""
    return any(unit.at is not None and estimate.nearest_foe(unit.at) <= UPON * estimate.near for unit in force.units)


def _farthest(estimate: Estimate, forces: Sequence[Force]) -> Force:
    """Horse before foot, then who is farthest from where the enemy's weight lies."""
    enemy = _middle_of(estimate.foes)
    return max(forces, key=lambda force: (force.horse, round(math.dist(force.at, enemy), 3), force.command.id))


def _middle_of(foes: Sequence[Enemy]) -> Point:
    whole = sum(foe.weight for foe in foes) or 1.0
    return (sum(foe.at[0] * foe.weight for foe in foes) / whole, sum(foe.at[1] * foe.weight for foe in foes) / whole)


def _committed(
    estimate: Estimate, reserve: Force, others: Sequence[Force], spent: Sequence[Force], *, pressing: bool
) -> Task | None:
    """Where the reserve goes in, if it does: for who is spent, else where the enemy gives way."""
    gaps = [force for force in spent if not force.guns and estimate.nearest_foe(force.at) <= estimate.near]
    if gaps:
        gap = min(gaps, key=lambda force: (round(math.dist(force.at, reserve.at), 3), force.command.id))
        if pressing:
            return Task("ATTACK", _nearest(estimate, gap.at), Why.RELIEF)
        return Task("DEFEND", _point(gap.at), Why.STOP)
    if not pressing:
        return None
    for force in sorted(others, key=lambda force: (round(math.dist(force.at, reserve.at), 3), force.command.id)):
        before = estimate.weight_about(force.at, estimate.near)
        if 0.0 < before <= GIVING_WAY * force.weight:
            return Task("ATTACK", _nearest(estimate, force.at), Why.EXPLOIT)
    return None


def _kept(estimate: Estimate, reserve: Force, others: Sequence[Force]) -> Task:
    """A reserve stands where it is, unless guns reach it there; when the army has gone far, it follows the others."""
    if estimate.nearest_foe(reserve.at) <= estimate.far:
        place = _out_of_guns(estimate, reserve)
        return Task("WITHDRAW", _point(place), Why.RESERVE) if place else Task("DEFEND", why=Why.RESERVE)
    ahead = min(others, key=lambda force: (round(math.dist(force.at, reserve.at), 3), force.command.id))
    unit = min(ahead.units, key=lambda unit: (round(math.dist(unit.at or ahead.at, ahead.at), 3), unit.id))
    return Task("SUPPORT", Place(PlaceKind.UNIT, unit.id, ref=unit.id), Why.RESERVE)


def _out_of_guns(estimate: Estimate, reserve: Force) -> Point | None:
    """Where no known gun tells on the reserve, straight away from the enemy; ``None`` if none does where it stands.

    It goes no farther than it can come back from in time: nearer guns it bears where it is.
    """
    guns = [foe for foe in estimate.foes if foe.tells > 0.0]
    places = [unit.at or reserve.at for unit in reserve.units]
    short = max((foe.tells - math.dist(foe.at, place) for foe in guns for place in places), default=0.0)
    if not 0.0 < short <= estimate.near:
        return None
    clear = CLEAR * estimate.near
    goal = along(reserve.at, bearing(_middle_of(estimate.foes), reserve.at), short + clear)
    return goal if estimate.is_on_table(goal, clear) else None


def _nearest(estimate: Estimate, point: Point) -> Place:
    foe = min(estimate.foes, key=lambda foe: (round(math.dist(foe.at, point), 3), foe.id))
    return Place(PlaceKind.UNIT, foe.id, ref=foe.id)


def _point(point: Point) -> Place:
    x, y = (round(length, 1) for length in point)
    return Place(PlaceKind.POINT, f"{x:g},{y:g}", point=(x, y))
