"""Why a unit that an intent leads was given no order, as far as its own side can know. No words.

The staff tries orders in silence, so the reason is read off what stands on the table: how the unit was commanded, where
it was to go, who stood near and who in its way. It rests on nothing but what the reader is told, true to the fog.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import StrEnum

from battles.engine.battle import Point, Unit
from battles.engine.contact import Box, Figure, bounds, gap, overlaps, shifted
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import bearing, contains
from battles.engine.keeping import Same, Shelf
from battles.engine.orders import Intent, PlaceKind
from battles.reports.facts.account import Action, EpisodeKind, Turn
from battles.reports.facts.gaps import Grounds
from battles.reports.facts.rows import IN_COMMAND, states_of
from battles.staff import is_able

#: Arms that a staff uses in ways of their own.
FOOT, HORSE, GUNS = "infantry", "cavalry", "artillery"
#: Postures in which horse goes for an enemy who comes into its reach.
CHARGING = frozenset({"ADVANCE", "ATTACK", "DEFEND", "SUPPORT"})
#: States in which a unit is not led anywhere, whatever it is told.
HELPLESS = frozenset({"abandoned", "blown", "broken", "disordered", "ds", "guns_at", "routed", "shaken", "sheltered"})
#: Postures that do nothing while no enemy is near and no place is named.
WANT_AN_ENEMY = frozenset({"ATTACK", "DEFEND", "RALLY", "SCREEN", "WITHDRAW"})
#: Postures that go to no place when the staff goes by the letter of the rules.
STAY_WHERE_THEY_ARE = frozenset({"DEFEND", "RALLY"})
#: How units are commanded that may move as they please.
MOVE_FREELY = frozenset({"", IN_COMMAND, "cautious"})
#: Who has no room for so many intervals ahead has none.
STEPS_AHEAD = (1.0, 2.0, 3.0)


class Why(StrEnum):
    """Kinds of reasons."""

    ENEMY = "enemy"
    FOUGHT = "fought"
    FRIEND = "friend"
    GONE = "gone"
    GUNS = "guns"
    LETTER = "letter"
    NOBODY = "nobody"
    NOTHING = "nothing"
    ODDS = "odds"
    POINTS = "points"
    PREY = "prey"
    RANGE = "range"
    RESTS = "rests"
    STATE = "state"
    THERE = "there"
    UNLED = "unled"


#: Reasons that hold whatever a staff would try.
CERTAIN = frozenset({Why.GONE, Why.LETTER, Why.NOBODY, Why.THERE})


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a unit stood: ``who`` is the friend or enemy whom it concerns, ``code`` a state or how it was commanded,
    ``distance`` how far the enemy was, in table units."""

    why: Why
    who: str = ""
    code: str = ""
    distance: float = 0.0


def reason_of(turn: Turn, unit: Unit, intent: Intent, actions: tuple[Action, ...]) -> Reason:
    """The first reason that holds, the plainest first."""
    return next(_reasons(turn, unit, intent, actions))


def foreseen(turn: Turn, unit: Unit, intent: Intent, *, tried: bool) -> Reason | None:
    """Why an intent will give a unit no orders, by what is known before the turn; ``None`` when that cannot be told.

    ``tried``: a staff has looked for orders already and found none, so that every reason counts.
    """
    reasons = _reasons(turn, unit, intent, ())
    return next((reason for reason in reasons if tried or reason.why in CERTAIN), None)


def _reasons(turn: Turn, unit: Unit, intent: Intent, actions: tuple[Action, ...]) -> Iterator[Reason]:
    before = turn.before.unit_by_id.get(unit.id, unit)
    fights = [one for action in actions for one in action.episodes if one.kind is EpisodeKind.FIGHT]
    if any(unit.id in fight.units for fight in fights):
        yield Reason(Why.FOUGHT)
    if intent.objective is None and intent.posture in WANT_AN_ENEMY:
        figure = turn.ruleset.footprint(turn.before, before) if before.at is not None else ()
        if not figure or _nearest(turn, figure)[0] > turn.ruleset.lengths.far:
            yield Reason(Why.NOBODY)
    for state in states_of(turn.ruleset, before):
        if state in HELPLESS:
            yield Reason(Why.STATE, code=state)
    goal = _goal(turn, intent)
    if intent.objective is not None and goal is None:
        yield Reason(Why.GONE)
    if before.at is None or not before.in_play:
        yield Reason(Why.NOTHING)
        return
    if goal is not None and _is_there(turn, before, intent, goal):
        yield Reason(Why.THERE)
    if goal is None and intent.posture == "DEFEND":
        yield Reason(Why.THERE)
    if goal is not None and intent.posture in STAY_WHERE_THEY_ARE and not is_able(turn.before, turn.side):
        yield Reason(Why.LETTER)
    ahead = bearing(before.at, goal) if goal is not None and math.dist(before.at, goal) > 0.0 else before.facing
    friend = _in_the_way(turn, before, ahead)
    if friend is not None:
        yield Reason(Why.FRIEND, friend.id)
    for action in actions:
        status = action.statuses.get(unit.id, "")
        if status not in MOVE_FREELY:
            yield Reason(Why.UNLED, code=status)
    if _has_spent_all(turn, before):
        yield Reason(Why.POINTS)
    yield from _about_enemies(turn, before)
    yield from _of_its_own_will(turn, before, intent)
    friend = _in_the_way(turn, before, ahead, _within_a_march(turn, before, goal))
    if friend is not None:
        yield Reason(Why.FRIEND, friend.id)
    yield Reason(Why.NOTHING)


def _nearest(turn: Turn, figure: Figure) -> tuple[float, str]:
    """How far the nearest known enemy is, and who; endlessly far when there is none."""
    return _ENEMIES.get((Same(turn.ruleset), Same(turn.before), turn.side), lambda: _enemies(turn)).nearest(figure)


#: Asked for every unit that stood still.
_ENEMIES: Shelf[Grounds] = Shelf(8)


def _enemies(turn: Turn) -> Grounds:
    known = [other for other in turn.before.units if not turn.own(other.id) and other.in_play and other.at is not None]
    return Grounds((other.id, turn.ruleset.footprint(turn.before, other)) for other in known)


def _about_enemies(turn: Turn, unit: Unit) -> Iterator[Reason]:
    """That the guns reach an enemy, or that one is near."""
    distance, who = _nearest(turn, turn.ruleset.footprint(turn.before, unit))
    if unit.arm == GUNS and distance <= turn.ruleset.fire_range(turn.before, unit):
        yield Reason(Why.RANGE, who, distance=distance)
    if distance <= turn.ruleset.lengths.near / 2:
        yield Reason(Why.ENEMY, who, distance=distance)


def _of_its_own_will(turn: Turn, unit: Unit, intent: Intent) -> Iterator[Reason]:
    """What the staff waits for that could have moved a unit."""
    if not is_able(turn.before, turn.side):
        return
    if intent.posture == "RALLY":
        yield Reason(Why.RESTS)
    if intent.posture not in CHARGING:
        return
    distance, who = _nearest(turn, turn.ruleset.footprint(turn.before, unit))
    if unit.arm == HORSE and distance <= turn.ruleset.lengths.far:
        yield Reason(Why.PREY)
    if intent.posture == "ATTACK" and unit.arm == FOOT:
        if turn.ruleset.lengths.gunnery and _waits_for_guns(turn):
            yield Reason(Why.GUNS)
        if distance <= max(turn.ruleset.lengths.near, turn.ruleset.charge_reach(turn.before, unit)):
            yield Reason(Why.ODDS, who, distance=distance)


def _waits_for_guns(turn: Turn) -> bool:
    """Whether guns of the side have guns of the enemy in range."""
    guns = [one for one in turn.before.units if one.arm == GUNS and one.in_play and one.at is not None]
    theirs = Grounds((one.id, turn.ruleset.footprint(turn.before, one)) for one in guns if not turn.own(one.id))
    return any(
        theirs.nearest(turn.ruleset.footprint(turn.before, gun))[0] <= turn.ruleset.fire_range(turn.before, gun)
        for gun in guns
        if turn.own(gun.id)
    )


def _has_spent_all(turn: Turn, unit: Unit) -> bool:
    """Whether a general above a unit had a number of orders to give, and has given the last one to others."""
    given = [event.details for event in turn.events if event.kind == "command" and "left" in event.details]
    left = {str(effect.get("by")): effect["left"] for effect in given}
    return any(left.get(formation.id) == 0 for formation in turn.before.chain(unit.of))


def _goal(turn: Turn, intent: Intent) -> Point | None:
    """Where an objective is, as far as the reader knows; ``None`` without one, or when it is gone."""
    place = intent.objective
    if place is None:
        return None
    if place.kind == PlaceKind.UNIT:
        unit = turn.before.unit_by_id.get(place.ref)
        return unit.at if unit is not None and unit.in_play else None
    if place.kind == PlaceKind.COMMANDER:
        formation = turn.before.formation_by_id.get(place.ref)
        return formation.commander.at if formation is not None and formation.commander is not None else None
    if place.kind == PlaceKind.TERRAIN:
        ground = turn.before.terrain_by_id.get(place.ref)
        corners = (ground.area or ground.line) if ground is not None else ()
        if not corners:
            return None
        return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    return place.point


def _is_there(turn: Turn, unit: Unit, intent: Intent, goal: Point) -> bool:
    """Whether a unit stands on its objective, or beside it."""
    place, at = intent.objective, unit.at or goal
    if place is not None and place.kind == PlaceKind.TERRAIN:
        area = turn.before.terrain_by_id[place.ref].area
        if area and contains(area, at):
            return True
    return gap(turn.ruleset.footprint(turn.before, unit), (goal,)) <= turn.ruleset.lengths.beside


def _within_a_march(turn: Turn, unit: Unit, goal: Point | None) -> Iterator[float]:
    """Steps, in intervals, as far as a unit may march or wants to."""
    reach = turn.ruleset.reach(turn.before, unit)
    if goal is not None and unit.at is not None:
        reach = min(reach, math.dist(unit.at, goal))
    for number in range(1, math.floor(reach / turn.ruleset.lengths.interval) + 1):
        yield float(number)


def _in_the_way(turn: Turn, unit: Unit, ahead: float, steps_ahead: Iterable[float] = STEPS_AHEAD) -> Unit | None:
    """The friend on whom a unit would tread within a few steps."""
    figure = turn.ruleset.footprint(turn.before, unit)
    friends = _FRIENDS.get((Same(turn.ruleset), Same(turn.before), turn.side), lambda: _friends(turn))
    for steps in steps_ahead:
        trodden = shifted(figure, ahead, steps * turn.ruleset.lengths.interval)
        west, south, east, north = bounds(trodden)
        for other, theirs, (left, bottom, right, top) in friends:
            near = left <= east and west <= right and bottom <= north and south <= top
            if near and other.id != unit.id and overlaps(trodden, theirs):
                return other
    return None


def _friends(turn: Turn) -> list[tuple[Unit, Figure, Box]]:
    """The side's own troops as the turn found them: each with its ground, and the box around that."""
    own = [one for one in turn.before.units if turn.own(one.id) and one.in_play and one.at is not None]
    grounds = [(one, turn.ruleset.footprint(turn.before, one)) for one in own]
    return [(one, ground, bounds(ground)) for one, ground in grounds if ground]


#: Asked for every unit that stood still.
_FRIENDS: Shelf[list[tuple[Unit, Figure, Box]]] = Shelf(8)
