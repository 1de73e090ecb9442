"""Enemies on the way (CR-MOVE-9, 11, 14, 15; CR-CMD-10): who halts a move, and who is ridden over."""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.advance import contact_at, first_within, near_path, passage, stop_short
from battles.engine.boxes import Box, gap
from battles.engine.play.zones import Edge, axis_meets
from battles.rulesets.carolus_rex.movement.walk import (
    CONTACT,
    ENEMY,
    ENEMY_NEAR,
    FLANK,
    OVERRUN,
    SHAKEN,
    Rank,
    Stop,
    Walk,
)
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.defences import defended_line
from battles.rulesets.carolus_rex.table.flanks import has_flanks
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-MOVE-9, CR-CMD-10. Shaken troops, and those on their second order, keep this far from the enemy.
KEEP_OFF = 6.0
# CR-MOVE-14. Who may not take a flank halts at this distance.
SHORT_OF_FLANK = 1.2
_TINY = 1e-6
_SAMPLE = 0.1


def at_enemy(walk: Walk, limit: float) -> Stop | None:
    """The first enemy who stops the move, or is ridden over (CR-MOVE-9, 11, 14, 15; CR-CMD-10)."""
    best: Stop | None = None
    for found in _all_stops(walk, limit):
        if best is None or found.at < best.at - _TINY:
            best = found
    return best


def stops_before(walk: Walk, length: float, limit: float) -> bool:
    """Whether an enemy stops a move so far, which would go to a limit beyond, or is ridden over: sooner told than
    where."""
    return any(stop.at < length - _TINY for stop in _all_stops(walk, limit))


def _all_stops(walk: Walk, limit: float) -> Iterator[Stop]:
    """Where enemies would stop a move, in file order."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    ground = troop.box
    reach = max(walk.keep, KEEP_OFF if walk.shy else SHORT_OF_FLANK)
    for enemy in table.enemies_near(troop, ground, limit + reach):
        if near_path(ground, enemy.box, hx, hy, limit, reach):
            for found in _enemy_stops(walk, enemy, hx, hy, limit):
                if found.at < limit - _TINY:
                    yield found


def _enemy_stops(walk: Walk, enemy: Troop, hx: float, hy: float, limit: float) -> Iterator[Stop]:
    troop, ground, other = walk.troop, walk.troop.box, enemy.box
    if enemy.broken:
        at = contact_at(ground, other, hx, hy)
        if at < math.inf:
            may = troop.steady and not troop.artillery
            yield Stop(at, Rank.ENEMY, OVERRUN if may else ENEMY, enemy)
    if walk.keep:
        yield Stop(stop_short(ground, other, hx, hy, walk.keep), Rank.ENEMY, ENEMY_NEAR, enemy)
    if walk.shy:
        at = stop_short(ground, other, hx, hy, KEEP_OFF)
        if at < limit and _visible_from(walk, enemy, at, limit) <= at + _SAMPLE:
            yield Stop(at, Rank.ENEMY, SHAKEN, enemy)
    if not enemy.broken:
        at = _contact_begins(walk, enemy, hx, hy, limit)
        if at < math.inf:
            yield _short_of_flank(walk, enemy, at, hx, hy)


def _visible_from(walk: Walk, enemy: Troop, at: float, limit: float) -> float:
    """After what distance, not before ``at``, the mover sees an enemy."""
    hx, hy = walk.course
    while at <= limit:
        if walk.field.ground.sees((walk.troop.x + at * hx, walk.troop.y + at * hy), enemy.centre):
            return at
        at += _SAMPLE
    return math.inf


def _contact_begins(walk: Walk, enemy: Troop, hx: float, hy: float, limit: float) -> float:
    """After what distance a move has come to 1 from an enemy whom it, or who it, then fronts (CR-MOVE-11)."""
    ground, other = walk.troop.box, enemy.box
    at = first_within(ground, other, hx, hy, zones.CONTACT_ZONE)
    if at >= limit:
        return math.inf
    span = passage(ground, other, hx, hy, zones.CONTACT_ZONE)
    last = min(limit, span[1] if span else at)
    all_round = walk.troop.all_round or enemy.all_round
    while at <= last:
        here = ground.shifted((at + 0.01) * hx, (at + 0.01) * hy)
        if gap(here, other) < zones.CONTACT_ZONE - 1e-4 and _shares_contact(here, other, all_round):
            return math.inf if defended_line(walk.field, enemy, walk.troop, here) is not None else at
        at += _SAMPLE / 2
    return math.inf


def _shares_contact(a: Box, b: Box, all_round: bool) -> bool:
    return all_round or zones.fronts(a, b) or zones.fronts(b, a)


def _short_of_flank(walk: Walk, enemy: Troop, at: float, hx: float, hy: float) -> Stop:
    """Contact, or a halt before a flank behind whose front the move did not begin (CR-MOVE-14, CR-AMB-56)."""
    ground, other = walk.troop.box, enemy.box
    if has_flanks(enemy) and enemy.id not in walk.outflanks:
        met = axis_meets(ground.shifted(at * hx, at * hy), other)
        if met is not None and met[1] != Edge.FRONT and not walk.backwards:
            return Stop(min(at, first_within(ground, other, hx, hy, SHORT_OF_FLANK)), Rank.ENEMY, FLANK, enemy)
    return Stop(at, Rank.ENEMY, CONTACT, enemy)


def ride_over(walk: Walk, enemy: Troop) -> None:
    """Remove a broken enemy, and keep order or not (CR-MOVE-15)."""
    walk.halted_by = enemy
    walk.end(OVERRUN)
    if walk.trial:
        return
    troop, table = walk.troop, walk.field
    cohesion.remove(table, enemy, "overrun", "CR-MOVE-15", general_lost="overrun")
    if troop.good and not cohesion.test(table, troop, "overrun", "CR-MOVE-15"):
        cohesion.lose(table, troop, 1, "overrun", "CR-MOVE-15")
