"""Marching along a road (BNB-ROAD-1)."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, bearing, distance, forward, turn_between
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.command import generals
from battles.rulesets.big_napoleonic.movement import steps, stops
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.movement.stops import HALF, Leg, Stopped
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.ground import ROAD, Piece
from battles.rulesets.big_napoleonic.table.ways import line_length, nearest_on_line, part_between
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.withdrawals import displacement, evasion

# How far from the road the centrepoint may be, and what an inch of road costs.
ON_ROAD = 0.5
ROAD_COST = 0.5
# Between two places looked at; stops are then found to a hundredth.
_STEP = 0.25


@dataclass(frozen=True, slots=True)
class Route:
    """The part of a road ahead, as the places of the centrepoint."""

    points: tuple[Point, ...]

    @property
    def length(self) -> float:
        return line_length(self.points) if len(self.points) > 1 else 0.0

    def at(self, gone: float) -> tuple[Point, float]:
        """The place so far along, and the direction of the road there."""
        for start, end in zip(self.points, self.points[1:], strict=False):
            length = distance(start, end)
            if gone <= length + LIMIT / 10:
                share = min(1.0, gone / length)
                return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])), bearing(
                    start, end
                )
            gone -= length
        return self.points[-1], bearing(*self.points[-2:])


def follow(line: Line, action: Action) -> None:
    """FOLLOW: along the road at half cost, facing as it leads."""
    troop = line.troop
    if not troop.in_column:
        line.refuse(action, "formation-not-allowed")
        return
    if line.legs >= line.most_legs or line.marched:
        line.refuse(action, "second-move")
        return
    piece = line.piece(action, "road")
    at, away = nearest_on_line(piece.line, troop.centrepoint) if piece is not None and piece.line else (0.0, math.inf)
    if piece is None or piece.kind != ROAD or away > ON_ROAD + LIMIT:
        line.refuse(action, "off-road")
        return
    if line.in_zone():
        line.refuse(action, "in-enemy-zone")
        return
    ordered = line.distance(action)
    goal = line.point(action)
    route, to_goal = _route(line, piece, at, goal)
    wanted = min(ordered, to_goal)
    leg = _march(line, route, wanted)
    if leg.distance <= LIMIT:
        line.refuse(action, "blocked")
        return
    line.marched = True
    line.legs += 1
    line.budget.gone += leg.distance * ROAD_COST
    given = math.inf if ordered == math.inf and goal is None else wanted
    line.tell_move("road", leg, given, "BNB-ROAD-1")


def _route(line: Line, piece: Piece, at: float, goal: Point | None) -> tuple[Route, float]:
    """The road ahead: towards a goal, else as the column faces; and how far the goal is along it."""
    whole = line_length(piece.line)
    onward = part_between(piece.line, at, whole)
    back = part_between(piece.line, at, 0.0)
    if goal is not None:
        to = nearest_on_line(piece.line, goal)[0]
        return Route(tuple(onward if to >= at else back)), abs(to - at)
    choices = [part for part in (onward, back) if len(part) > 1]
    facing = line.troop.facing
    best = min(choices, key=lambda part: abs(turn_between(facing, bearing(part[0], part[1]))))
    return Route(tuple(best)), math.inf


def _march(line: Line, route: Route, wanted: float) -> Leg:
    """How far along the road the column comes, and its march there."""
    field, troop, record = line.field, line.troop, line.record
    if route.length <= LIMIT:
        return Leg(0.0, Stopped.EDGE.value)
    kept = line.kept_back(wanted) if wanted == math.inf else 0.0

    def box_at(gone: float) -> Box:
        point, facing = route.at(gone)
        return troop.box_by_front(point, facing)

    def planned() -> Leg:
        allowed = max(0.0, line.budget.left_good - kept) / ROAD_COST
        if not field.settings["road_ignores_going"]:
            slow = max(0.0, line.budget.left_bad - kept) / ROAD_COST
            samples = (box_at(step * HALF) for step in range(int(min(allowed, route.length) / HALF) + 1))
            if line.budget.bad or any(field.ground.on_bad(box, troop.arm) for box in samples):
                allowed = min(allowed, slow)
        reason = "" if wanted <= allowed + LIMIT else Stopped.ALLOWANCE.value
        limit = min(wanted, allowed)
        if route.length < limit:
            limit, reason = route.length, Stopped.EDGE.value
        return _stopped(line, box_at, limit, reason)

    def places(distance: float) -> list[Box]:
        return [troop.box, *(box_at(at) for at in stops.half_inches(0.0, distance))]

    leg = planned()
    tried: set[str] = set()
    while leg.distance > LIMIT:
        if not evasion.evade_before(field, troop, box_at(leg.distance), partial(places, leg.distance), None, tried):
            break
        leg = planned()
    if leg.distance > LIMIT:
        before, pushing = troop.box, displacement.pushes(field, troop)
        for at in stops.half_inches(record.gone, leg.distance):
            facing = route.at(at)[1]
            here = box_at(at)
            troop.put(here, facing)
            passing = next((way for way in _on_road(line, route) if way.overlapped(here)), None)
            steps.note(record, troop.posture, record.gone + at, forward(facing), passing)
            dx, dy = here.x - before.x, here.y - before.y
            length = math.hypot(dx, dy)
            if length > LIMIT:
                generals.meet_generals(field, troop, before, dx / length, dy / length, length, record.start.figure)
            before = here
        record.gone += leg.distance
        if pushing:
            displacement.push_aside(field, troop)
    return leg


def _stopped(line: Line, box_at: Callable[[float], Box], limit: float, reason: str) -> Leg:
    """The first stop on the road: zones, enemies, columns in the way, a defile that was used, the table's edge."""
    last, at = 0.0, 0.0
    while at < limit:
        at = min(limit, at + _STEP)
        why = _bar(line, box_at(at))
        if not why:
            last = at
            continue
        low, high = last, at
        while high - low > LIMIT:
            middle = (low + high) / 2
            if _bar(line, box_at(middle)):
                high = middle
            else:
                low = middle
        limit, reason = max(0.0, low - 2 * LIMIT), why
    # Back to where the column stands on nobody: others than columns may be passed through.
    field, troop = line.field, line.troop
    while limit > LIMIT and any(figures.overlap(box_at(limit), friend.figure) for friend in field.friends(troop)):
        limit, reason = max(0.0, limit - 0.01), Stopped.FRIEND.value
    return Leg(limit, reason)


def _bar(line: Line, box: Box) -> str:
    """Why a column may not be there, if so."""
    field, troop = line.field, line.troop
    if zones.zones_over(field, troop.side, box):
        return Stopped.ZONE.value
    for enemy in field.enemies_near(troop, box, CONTACT_ZONE):
        if figures.gap(box, enemy.figure) < CONTACT_ZONE - LIMIT:
            return Stopped.ENEMY.value
    for friend in field.friends_near(troop, box, 0.0):
        if friend.in_column and figures.overlap(box, friend.figure):
            return Stopped.FRIEND.value
    for way in field.ground.defiles:
        if field.defiles_used.get(way.id) and way.overlapped(box):
            return Stopped.FRIEND.value
    if not displacement.on_table(field, box):
        return Stopped.EDGE.value
    return ""


def _on_road(line: Line, route: Route) -> list[Piece]:
    """The defiles through which the road leads: both ends lie on it."""
    return [
        way
        for way in line.field.ground.defiles
        if all(nearest_on_line(route.points, end)[1] <= ON_ROAD for end in (way.line[0], way.line[-1]))
    ]
