"""Frontal zones and sight on the way (CR-MOVE-10, 13; CR-IRR-3, CR-SHOCK-4): what a move comes under the eyes of."""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.advance import near_path
from battles.engine.boxes import gap, segment
from battles.engine.contact import passage as outline_passage
from battles.engine.play.zones import axis_meets
from battles.rulesets.carolus_rex.movement.walk import ENEMY_ZONE, NEW_ENEMY, REACTION, Rank, Stop, Walk
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.troops import Troop

_TINY = 1e-6
_SAMPLE = 0.1


def _zone_spans(walk: Walk, limit: float) -> Iterator[tuple[Troop, float, float]]:
    """The enemies whose frontal zones the way leads through: from where to where, by shape alone."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    facing = math.degrees(math.atan2(hx, hy))
    for enemy in table.enemies_near(troop, troop.box, limit + zones.ZONE_DEPTH * 1.1):
        if enemy.broken or not near_path(troop.box, enemy.box, hx, hy, limit, zones.ZONE_DEPTH * 1.1):
            continue
        if zones.is_clear_of(troop.box, enemy.box, (limit * hx, limit * hy)):
            continue
        span = outline_passage(troop.box.corners, table.zone_of(enemy), facing)
        if span is not None and span[1] > _TINY and span[0] < limit:
            yield enemy, span[0], span[1]


def leaving_zone(walk: Walk, limit: float) -> Stop | None:
    """Where the move would leave a zone that it has entered by this order (CR-MOVE-13)."""
    if not any(walk.inside.values()):
        return None
    best: Stop | None = None
    for enemy, _, leave in _zone_spans(walk, limit):
        if walk.inside.get(enemy.id) and leave < limit and (best is None or leave < best.at - _TINY):
            best = Stop(max(0.0, leave), Rank.LEAVING, ENEMY_ZONE, enemy)
    return best


def leave_zone(walk: Walk, enemy: Troop) -> None:
    """Halt before leaving, if this is the enemy whose zone binds: the one on the axis, else the nearest."""
    within = [walk.field.by_id[id_] for id_, entered in walk.inside.items() if entered]
    on_axis = [other for other in within if axis_meets(walk.troop.box, other.box) is not None]
    ground = walk.troop.box
    binding = min(on_axis or within, key=lambda other: (round(gap(ground, other.box), 3), other.index))
    if binding is enemy:
        walk.end(ENEMY_ZONE)
    else:
        walk.inside[enemy.id] = False


def entering_zone(walk: Walk, limit: float) -> Stop | None:
    """Where the move enters a frontal zone in which it is not yet (CR-GEO-5)."""
    best: Stop | None = None
    for enemy, enter, leave in _zone_spans(walk, limit):
        if enemy.id in walk.inside:
            continue
        at = _first_open(walk, enemy, max(0.0, enter), min(leave, limit))
        if at < limit - _TINY and (best is None or at < best.at - _TINY):
            best = Stop(at, Rank.ENTERING, ENEMY_ZONE, enemy)
    return best


def _first_open(walk: Walk, enemy: Troop, begin: float, stop: float) -> float:
    """Where, between two points of the way, the line from an enemy's front to the mover is first open."""
    if stop <= begin + _TINY:
        return math.inf
    hx, hy = walk.course
    table, (x, y) = walk.field, walk.troop.centre
    start = enemy.centre_point
    reach = math.dist(start, (x + begin * hx, y + begin * hy)) + stop - begin
    at = begin
    here = (x + (at + 0.01) * hx, y + (at + 0.01) * hy)
    # Mostly the line is open as soon as the zone is reached.
    if at < stop - _TINY and table.open_line(start, here, enemy, walk.troop):
        return at
    at += _SAMPLE
    between = [troop for troop in table.all_near(segment(start, start), reach) if troop not in (enemy, walk.troop)]
    while at < stop - _TINY:
        here = (x + (at + 0.01) * hx, y + (at + 0.01) * hy)
        if table.ground.sees(start, here) and not table.in_the_line(between, start, here, enemy, walk.troop):
            return at
        at += _SAMPLE
    return math.inf


def enter_zones(walk: Walk) -> None:
    """Zones that a wheel has brought the unit into since the order began."""
    for enemy in walk.field.enemies_near(walk.troop, walk.troop.box, zones.ZONE_DEPTH * 1.1):
        if walk.over or enemy.id in walk.inside:
            continue
        if walk.field.in_zone_of(enemy, walk.troop):
            enter_zone(walk, enemy)


def enter_zone(walk: Walk, enemy: Troop) -> None:
    """Enter a frontal zone: a probe does not, and shock cavalry may charge out of it (CR-IRR-3, CR-SHOCK-4)."""
    walk.touched_zone = True
    if walk.probe and not enemy.irregular:
        walk.end(ENEMY_ZONE)
        return
    if walk.challenged is not None and walk.challenged(enemy):
        walk.halted_by = enemy
        walk.end(REACTION)
        return
    walk.inside[enemy.id] = True


# ---- sight


def in_sight(walk: Walk, limit: float) -> Stop | None:
    """Where an enemy comes into sight whom nobody saw when the order began (CR-MOVE-10)."""
    best: Stop | None = None
    for enemy in walk.unseen:
        if not enemy.present:
            continue
        end = limit if best is None else best.at
        at = 0.0 if walk.field.ground.sees(walk.troop.centre, enemy.centre) else _comesin_sight(walk, enemy, end)
        if at < end:
            best = Stop(max(0.0, at), Rank.SIGHT, NEW_ENEMY, enemy)
    return best


def _comesin_sight(walk: Walk, enemy: Troop, limit: float) -> float:
    hx, hy = walk.course
    x, y = walk.troop.centre
    sees, hidden, at = walk.field.ground.sees, 0.0, _SAMPLE
    while hidden < limit:
        at = min(at, limit)
        if sees((x + at * hx, y + at * hy), enemy.centre):
            while at - hidden > 0.005:
                middle = (at + hidden) / 2
                if sees((x + middle * hx, y + middle * hy), enemy.centre):
                    at = middle
                else:
                    hidden = middle
            return at
        hidden, at = at, at + _SAMPLE
    return math.inf
