"""Straight legs (CR-MOVE-2 to 15, CR-TER-1 to 6): how far a unit gets, and what stops it.

A leg is solved exactly rather than in small steps: each thing that could end it, or that has to be dealt with on the
way, says after what distance it comes up; the nearest one is dealt with, and the leg goes on from there. Where several
come up together the order is that of section i of the specification.
"""

from __future__ import annotations

import math

from battles.engine.advance import first_within
from battles.rulesets.carolus_rex.movement.enemies import KEEP_OFF, at_enemy, ride_over
from battles.rulesets.carolus_rex.movement.friends import at_friend, back_off, meet_friend
from battles.rulesets.carolus_rex.movement.frontal import (
    enter_zone,
    enter_zones,
    entering_zone,
    in_sight,
    leave_zone,
    leaving_zone,
)
from battles.rulesets.carolus_rex.movement.obstacles import (
    EDGEWISE,
    at_obstacle,
    at_rim,
    cross,
    cross_rim,
    leading_edge_meets,
)
from battles.rulesets.carolus_rex.movement.walk import ALLOWANCE, EDGE, GOES_ON, OVERRUN, TERRAIN, Rank, Stop, Walk
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.words import Cohesion, Type

_TINY = 1e-6
# What may change the table for others as it is dealt with: works are taken away, enemies ridden over.
_CHANGING = (Rank.OBSTACLE, Rank.REDOUBT, Rank.ENEMY)


def go(walk: Walk, wanted: float | None) -> None:
    """A straight leg of so much, or as far as may be."""
    if walk.over:
        return
    walk.attempted = True
    walk.stopped = ""
    target = walk.straight + (math.inf if wanted is None else wanted)
    enter_zones(walk)
    while not walk.over and not walk.stopped:
        stop = _next_or_tried(walk, target - walk.straight, endless=wanted is None)
        _advance(walk, stop.at)
        if stop.rank is Rank.LENGTH:
            walk.stopped = stop.reason
            break
        _deal_with(walk, stop)
        if walk.over or stop.rank in _CHANGING:
            _forget_trials(walk)
    _forget_trials(walk)
    back_off(walk)


def _next_or_tried(walk: Walk, remaining: float, *, endless: bool) -> Stop:
    """The next thing that comes up, as a trial of the very same way has found it since anybody moved, or anew."""
    table, troop = walk.field, walk.troop
    if walk.companions or table.known is not None:
        table.stops_tried.clear()
        return _next(walk, remaining, endless=endless)
    way = (troop.index, troop.x, troop.y, troop.facing, troop.formation, troop.cohesion, walk.backwards, walk.left)
    bars = (walk.keep, walk.shy, tuple(walk.inside.items()), frozenset(walk.outflanks), frozenset(walk.ignored))
    others = tuple(troop.index for troop in (*walk.passing, *walk.unseen))
    key = (way, bars, others, remaining, endless)
    stop = table.stops_tried.get(key) or _next(walk, remaining, endless=endless)
    if table.rehearsing:
        table.stops_tried[key] = stop
    return stop


def _forget_trials(walk: Walk) -> None:
    """Who goes in earnest changes the table for everybody else."""
    if not walk.trial:
        walk.field.stops_tried.clear()
        walk.field.starts_tried.clear()


def _next(walk: Walk, remaining: float, *, endless: bool) -> Stop:
    """The next thing that comes up."""
    afforded = walk.afforded
    if endless or afforded < remaining - _TINY:
        best = Stop(max(0.0, afforded), Rank.LENGTH, ALLOWANCE)
    else:
        best = Stop(max(0.0, remaining), Rank.LENGTH)
    for found in (
        _at_edge(walk, best.at),
        _at_impassable(walk, best.at),
        at_obstacle(walk, best.at),
        at_rim(walk, best.at),
        at_enemy(walk, best.at),
        leaving_zone(walk, best.at),
        entering_zone(walk, best.at),
        in_sight(walk, best.at),
        at_friend(walk, best.at),
    ):
        if found is not None and found.at < best.at - _TINY:
            best = found
    return best


def _advance(walk: Walk, length: float) -> None:
    """Go on by so much, pay for it, and lose order by the ground (CR-TER-1, CR-TER-2)."""
    if length <= _TINY:
        return
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    sx, sy = walk.leading_middle
    difficult = table.ground.difficult_length((sx, sy), (sx + length * hx, sy + length * hy))
    if walk.watches_nearness and not walk.came_near:
        walk.came_near = any(
            first_within(troop.box, enemy.box, hx, hy, KEEP_OFF - zones.TOLERANCE) <= length
            for enemy in table.enemies_near(troop, troop.box, KEEP_OFF + length)
        )
    troop.place(troop.x + length * hx, troop.y + length * hy)
    walk.left -= length + difficult
    walk.straight += length
    troop.deeds.stirred = True
    if difficult > 0.005 and troop.good and (troop.cavalry or troop.type == Type.LIGHT):
        if walk.trial:
            troop.cohesion = Cohesion.DISORDERED
        else:
            cohesion.lose(table, troop, 1, "terrain", "CR-TER-2")


def _deal_with(walk: Walk, stop: Stop) -> None:
    if stop.rank is Rank.OBSTACLE and stop.piece is not None:
        cross(walk, stop.piece, stop.beyond)
    elif stop.rank is Rank.REDOUBT and stop.piece is not None:
        cross_rim(walk)
    elif stop.reason == OVERRUN and stop.troop is not None:
        ride_over(walk, stop.troop)
    elif stop.rank is Rank.LEAVING and stop.troop is not None:
        leave_zone(walk, stop.troop)
    elif stop.rank is Rank.ENTERING and stop.troop is not None:
        enter_zone(walk, stop.troop)
    elif stop.rank is Rank.FRIEND and stop.troop is not None:
        meet_friend(walk, stop.troop, stop.beyond)
    else:
        walk.halted_by = stop.troop
        walk.stopped = stop.reason
        walk.over = stop.reason not in GOES_ON


# ---- allowance, edge, barred ground


def _at_edge(walk: Walk, limit: float) -> Stop | None:
    """The edge of the table, for the centre (CR-TER-6, CR-AMB-32)."""
    hx, hy = walk.course
    table = walk.field.battle.table
    least = math.inf
    for speed, place, size in ((hx, walk.troop.x, table.width), (hy, walk.troop.y, table.height)):
        if abs(speed) > 1e-9:
            least = min(least, ((size - place) if speed > 0 else place) / abs(speed))
    return Stop(max(0.0, least), Rank.EDGE, EDGE) if least < limit else None


def _at_impassable(walk: Walk, limit: float) -> Stop | None:
    """Impassable ground before the leading edge (CR-TER-6); for heavier guns, difficult ground too (CR-TER-1)."""
    ground, troop = walk.field.ground, walk.troop
    least = math.inf
    for piece in ground.barring:
        closed = (*piece.area, piece.area[0]) if piece.area else piece.line
        met = leading_edge_meets(troop.box, closed, backwards=walk.backwards)
        if met is not None:
            least = min(least, met[0])
    if troop.type in (Type.MEDIUM, Type.HEAVY) and ground.difficult:
        hx, hy = walk.course
        sx, sy = walk.leading_middle
        inside = ground.difficult_at((sx - EDGEWISE * hx, sy - EDGEWISE * hy))
        for begin, _ in ground.difficult_spans((sx, sy), (sx + limit * hx, sy + limit * hy)):
            if begin > _TINY or not inside:
                least = min(least, begin)
                break
    return Stop(max(0.0, least), Rank.IMPASSABLE, TERRAIN) if least < limit else None
