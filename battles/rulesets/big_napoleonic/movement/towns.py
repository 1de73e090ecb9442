"""Towns: taking them, coming out, being driven out (BNB-TOWN-1 to 3, BNB-CTOWN-2, BNB-CTOWN-3)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.boxes import Box, box
from battles.engine.geometry import LIMIT, bearing, distance, edges, forward, meetings, normal_angle
from battles.rulesets.big_napoleonic.command import generals
from battles.rulesets.big_napoleonic.movement import steps, stops
from battles.rulesets.big_napoleonic.table import figures, losses
from battles.rulesets.big_napoleonic.table.field import Field, Moved, Phase
from battles.rulesets.big_napoleonic.table.figures import Walls
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.withdrawals import displacement, withdrawal
from battles.rulesets.big_napoleonic.withdrawals.withdrawal import Withdrawal
from battles.rulesets.big_napoleonic.words import Deployment

# BNB-CTOWN-1. The boundary, in inches, that a front-rank place takes up, and for which one base fires (BNB-FIRE-17).
BOUNDARY_PER_BASE = 2.0
# BNB-CTOWN-3. How far guns go from a newly taken town.
GUNS_PUSHED = 3.0


def garrison_of(field: Field, town: str) -> Troop | None:
    """The unit that holds a town."""
    return next((troop for troop in field.on_table() if troop.town == town), None)


def enter(field: Field, troop: Troop, town: str, clause: str, cost: float = 0.0) -> None:
    """Deploy in a town (BNB-TOWN-1)."""
    walls = field.ground.walls[town]
    troop.square = False
    troop.formation = Deployment.TOWN.value
    troop.town = town
    troop.place(walls.x, walls.y)
    field.tell("formation", troop, clause, formation=troop.formation, town=town, cost=cost, at=(troop.x, troop.y))


def gate(walls: Walls, direction: float) -> Point:
    """Where the boundary lies in a direction from the middle of a town."""
    hx, hy = forward(direction)
    reach = 2 * walls.radius
    end = (walls.x + reach * hx, walls.y + reach * hy)
    met = meetings((*walls.area, walls.area[0]), (walls.x, walls.y), end)
    at = met[-1] if met else walls.radius
    return (walls.x + at * hx, walls.y + at * hy)


def outside(troop: Troop, walls: Walls, direction: float, formation: str, facing: float) -> Box:
    """The ground just outside a town in a direction, clear of its area, for a unit in such a deployment."""
    width, depth = measures(formation, troop.places)
    hx, hy = forward(direction)
    point = gate(walls, direction)
    ground = box(point[0] + hx * depth / 2, point[1] + hy * depth / 2, width, depth, facing)
    while figures.overlap(ground, walls):
        ground = ground.shifted(0.05 * hx, 0.05 * hy)
    return ground


def away_from_enemy(field: Field, troop: Troop) -> float:
    """The direction out of a town that leads away from the nearest enemy; to the unit's rear where there is none."""
    enemy = field.nearest_enemy(troop)
    if enemy is None:
        return normal_angle(troop.facing + 180.0)
    return bearing((enemy.x, enemy.y), (troop.x, troop.y))


def driven_out(
    field: Field,
    troop: Troop,
    mode: Withdrawal,
    base: float,
    *,
    compulsory: bool,
    cause: str,
    record: Moved | None = None,
) -> None:
    """A garrison leaves on the far side, in depth, and goes back from the boundary (BNB-CTOWN-2).

    It stays where its player only chose a retreat and half of that cannot be made (BNB-FORCE-5).
    """
    walls = field.ground.walls[troop.town]
    good = withdrawal.wanted(troop, mode)[0]
    best: tuple[float, float, Box] | None = None
    for direction in (base,) if mode == Withdrawal.FALL_BACK else withdrawal.fan(base):
        hx, hy = forward(direction)
        start = outside(troop, walls, direction, Deployment.DEPTH.value, normal_angle(direction + 180.0))
        made = _free(field, troop, start, hx, hy, good)
        if made is None:
            continue
        if best is None or made > best[1] + LIMIT:
            best = (direction, made, start)
        if made >= good - LIMIT:
            break
    stays = not compulsory and mode == Withdrawal.RETREAT
    if stays and (best is None or best[1] < good / 2 - LIMIT):
        return
    if best is None:
        losses.eliminate(field, troop, losses.End.DESTROYED, "BNB-CTOWN-2")
        return
    direction, made, start = best
    hx, hy = forward(direction)
    left = troop.posture
    troop.put(start.shifted(made * hx, made * hy), normal_angle(direction + 180.0), Deployment.DEPTH.value)
    if field.journal.phase == Phase.COMBAT:
        generals.accompany(field, troop, start, hx, hy, made, also=left.figure)
    field.tell("formation", troop, "BNB-CTOWN-2", formation=troop.formation, town=False, facing=troop.facing, cost=0)
    complete = made >= good - LIMIT
    if record is not None:
        record.gone = made
        steps.note(record, troop.posture, made, (hx, hy))
    withdrawal.tell(field, troop, withdrawal.Course(mode, direction, made, complete))
    outside_combat = field.journal.phase != Phase.COMBAT
    if outside_combat and mode in (Withdrawal.RETREAT, Withdrawal.EVADE):
        losses.disrupt(field, troop, cause, "BNB-FORCE-5")
    if compulsory and not complete and not troop.out:
        losses.disrupt(field, troop, cause, "BNB-FORCE-4")


def _free(field: Field, troop: Troop, start: Box, hx: float, hy: float, wanted: float) -> float | None:
    """How far from the boundary a garrison can go; ``None`` where it cannot come out at all."""
    free = min(
        wanted,
        stops.edge_at(field, start, hx, hy),
        field.ground.bar_at(start, troop.arm, hx, hy, wanted),
        stops.enemy_at(field, troop, start, hx, hy, wanted),
        stops.zone_at(field, troop, start, hx, hy, wanted),
    )
    # On until clear of friends, else back to the last free place.
    at = free
    while at <= free + 2 * measures(Deployment.EXTENDED.value, troop.places)[0]:
        if displacement.has_room(field, troop, start.shifted(at * hx, at * hy)):
            return at
        if at - free > 0 and free < wanted - LIMIT:
            break
        at += 0.25
    at = free
    while at >= 0.0:
        if displacement.has_room(field, troop, start.shifted(at * hx, at * hy)):
            return at
        at -= 0.25
    return None


def clear_surroundings(field: Field, taker: Troop) -> None:
    """Enemies within 1.0 of a newly taken town go straight away from it (BNB-CTOWN-3)."""
    walls = field.ground.walls[taker.town]
    for enemy in list(field.enemies(taker)):
        if enemy.in_town or figures.gap(enemy.box, walls) >= CONTACT_ZONE - LIMIT:
            continue
        start = (enemy.x, enemy.y)
        point = figures.nearest_point(walls, start)
        if distance(point, start) <= LIMIT:
            point = (walls.x, walls.y)
        hx, hy = forward(bearing(point, start))
        made = _pushed(field, enemy, walls, hx, hy)
        if enemy.unlimbered:
            withdrawal.limber(field, enemy, 0.0, "BNB-CTOWN-3")
        if made <= LIMIT:
            continue
        enemy.place(enemy.x + made * hx, enemy.y + made * hy)
        field.tell(
            "retreat",
            enemy,
            "BNB-CTOWN-3",
            mode="pushed",
            distance=made,
            at=(enemy.x, enemy.y),
            facing=enemy.facing,
            complete=True,
        )


def _pushed(field: Field, enemy: Troop, walls: Walls, hx: float, hy: float) -> float:
    """How far a unit goes until it is 1.0 from a town, guns 3; further where it would end on others."""
    own = enemy.box
    made = GUNS_PUSHED if enemy.guns else 0.0
    while figures.gap(own.shifted(made * hx, made * hy), walls) < CONTACT_ZONE - LIMIT and made < 3 * CONTACT_ZONE:
        made += 0.01
    at = made
    while at <= made + 2 * own.radius + CONTACT_ZONE:
        if displacement.has_room(field, enemy, own.shifted(at * hx, at * hy)):
            return at
        at += 0.05
    return 0.0


# ---- the boundary


def boundary_at(walls: Walls, point: Point) -> float:
    """How far along the boundary, from its first corner, the place nearest to a point lies."""
    best, at, gone = math.inf, 0.0, 0.0
    for start, end in edges(walls.area):
        length = distance(start, end)
        if length:
            share = (
                (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
            ) / length**2
            share = min(1.0, max(0.0, share))
            foot = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            away = distance(point, foot)
            if away < best - 1e-9:
                best, at = away, gone + share * length
        gone += length
    return at


def stretches_overlap(walls: Walls, first: tuple[float, float], second: tuple[float, float]) -> bool:
    """Whether two stretches of a boundary, each its middle and half its length, overlap."""
    apart = abs(first[0] - second[0]) % walls.perimeter
    apart = min(apart, walls.perimeter - apart)
    return apart < first[1] + second[1] - LIMIT
