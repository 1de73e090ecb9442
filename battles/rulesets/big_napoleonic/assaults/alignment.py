"""Alignment of assaults with what they have met (BNB-ASLT-5, BNB-ASLT-6)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from battles.engine import boxes
from battles.engine.battle import Point
from battles.engine.boxes import Box, box
from battles.engine.geometry import CONTACT, LIMIT, distance, edges, normal_angle, turn_between
from battles.rulesets.big_napoleonic.assaults.assault import edge_segment, outward
from battles.rulesets.big_napoleonic.combat import batteries
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import place_box, ranks
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement

# BNB-ASLT-5. How far a unit slides, and in what steps.
SLIDE = 1.0
STEP = 0.05
# Section i: two things share an edge if they touch along more than this.
SHARED = 0.1
_PARALLEL = 0.02


def align_all(field: Field) -> None:
    """Every assault that was not halted, in the order of contact."""
    for assault in field.assaults:
        if not assault.off and assault.troop.present and assault.target.present:
            align(field, assault)


def align(field: Field, assault: Assault) -> None:
    """Turn parallel to the edge met, close up to it, and slide to the best place."""
    if assault.across:
        return
    troop, target = assault.troop, assault.target
    before = troop.box
    edge = edge_segment(target.figure, assault.edge, assault.point)
    facing = normal_angle(outward(edge) + 180.0)
    flush = _flush(before, troop.facing, assault.point, edge, facing)
    ground = _slid(field, assault, flush, edge)
    if _has_no_room(field, assault, ground):
        # No slide clears the ground of others: the fight goes on where the enemy was met.
        return
    if (
        distance((before.x, before.y), (ground.x, ground.y)) <= LIMIT
        and abs(turn_between(troop.facing, facing)) <= LIMIT
    ):
        return
    supporters = [other for other in assault.supporters if other.present]
    places = [
        (other, *before.local(other.x, other.y), turn_between(troop.facing, other.facing)) for other in supporters
    ]
    _move(field, troop, ground, facing)
    for other, right, ahead, turned in places:
        x = ground.x + right * ground.ux - ahead * ground.uy
        y = ground.y + right * ground.uy + ahead * ground.ux
        width, depth = other.measures
        _move(field, other, box(x, y, width, depth, facing + turned), facing + turned)


def _off(field: Field, assault: Assault, ground: Box) -> bool:
    """Whether an attacker would stand off the table, or on ground it cannot pass; a town it assaults apart."""
    return not displacement.on_table(field, ground) or field.ground.barred(ground, assault.troop.arm)


def _has_no_room(field: Field, assault: Assault, ground: Box) -> bool:
    """Whether an attacker would lie on others, or where it may not stand."""
    return _off(field, assault, ground) or any(
        figures.overlap(ground, other.figure)
        for other in field.anybody_near(ground, 0.0)
        if other is not assault.troop and other not in assault.supporters
    )


def _move(field: Field, troop: Troop, ground: Box, facing: float) -> None:
    gone = distance((troop.x, troop.y), (ground.x, ground.y))
    troop.put(ground, facing)
    field.tell(
        "move",
        troop,
        "BNB-ASLT-5",
        mode="align",
        distance=gone,
        at=(troop.x, troop.y),
        facing=troop.facing,
    )


def _flush(before: Box, old: float, point: Point, edge: tuple[Point, Point], facing: float) -> Box:
    """Turned about the point of contact, with the front on the line of the edge met."""
    turn = math.radians(turn_between(old, facing))
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = before.x - point[0], before.y - point[1]
    turned = box(point[0] + dx * cos + dy * sin, point[1] - dx * sin + dy * cos, 2 * before.hw, 2 * before.hd, facing)
    hx, hy = -turned.uy, turned.ux
    front = (turned.x + turned.hd * hx, turned.y + turned.hd * hy)
    onward = (edge[0][0] - front[0]) * hx + (edge[0][1] - front[1]) * hy
    return turned.shifted(onward * hx, onward * hy)


def _slid(field: Field, assault: Assault, flush: Box, edge: tuple[Point, Point]) -> Box:
    """The best of all slides sideways, by the order of the clause."""
    troop, target = assault.troop, assault.target
    friends = [other for other in field.friends_near(troop, flush, SLIDE) if other not in assault.supporters]
    enemies = field.enemies_near(troop, flush, SLIDE + CONTACT)
    others_near = [*friends, *enemies]
    own = batteries.fights_as(field, target)
    groups = {enemy.id: batteries.fights_as(field, enemy) for enemy in enemies}
    steps = round(SLIDE / STEP)
    others_near = [other for other in others_near if _slides_over(flush, other.figure)]
    further = [enemy for enemy in enemies if groups[enemy.id] != own]
    may_be_off = not _well_inside(field, flush) or field.ground.barred(_sweep(flush), troop.arm)

    def worth(step: int) -> tuple[float, ...]:
        ground = flush.shifted(step * STEP * flush.ux, step * STEP * flush.uy)
        others = {groups[enemy.id] for enemy in further if figures.touching(ground, enemy.figure)}
        touched = [enemy for enemy in enemies if figures.touching(ground, enemy.figure)] if others else []
        return (
            float(
                any(figures.overlap(ground, other.figure) for other in others_near)
                or (may_be_off and _off(field, assault, ground))
            ),
            float(len(others)),
            float(_doubly_met(troop, ground, touched, groups) if others else 0),
            -round(_along(ground, edge), 3),
            float(abs(step)),
            float(step),
        )

    best = min(range(-steps, steps + 1), key=worth)
    return flush.shifted(best * STEP * flush.ux, best * STEP * flush.uy)


def _slides_over(flush: Box, other: Figure) -> bool:
    """Whether a ground may come to lie on another by any slide; none lies on what is wholly before or behind it."""
    if isinstance(other, Walls):
        return True
    return boxes.overlap(_sweep(flush), other, figures.OVERLAP / 2)


def _sweep(flush: Box) -> Box:
    """The ground over which a unit may slide."""
    return Box(flush.x, flush.y, flush.ux, flush.uy, flush.hw + SLIDE, flush.hd)


def _well_inside(field: Field, flush: Box) -> bool:
    table, reach = field.battle.table, flush.radius + SLIDE
    return reach <= flush.x <= table.width - reach and reach <= flush.y <= table.height - reach


def _doubly_met(troop: Troop, ground: Box, touched: Iterable[Troop], groups: dict[str, str]) -> int:
    """How many front places share edges with two enemies."""
    listed = list(touched)
    count = 0
    for file in range(ranks(troop.formation, troop.places)[0]):
        place = place_box(ground, troop.formation, 0, file)
        count += len({groups[enemy.id] for enemy in listed if share_edge(place, enemy.figure)}) > 1
    return count


def _along(ground: Box, edge: tuple[Point, Point]) -> float:
    """How much of an edge the front of a ground covers."""
    middle = (ground.x - ground.hd * ground.uy, ground.y + ground.hd * ground.ux)
    marks = [(x - middle[0]) * ground.ux + (y - middle[1]) * ground.uy for x, y in edge]
    return max(0.0, min(ground.hw, max(marks)) - max(-ground.hw, min(marks)))


def share_edge(a: Box, b: Figure) -> bool:
    """Whether two footprints touch along more than a corner (section i)."""
    if not figures.near(a, b, CONTACT) or (isinstance(b, Box) and boxes.separation(a, b) > CONTACT + 2 * _PARALLEL):
        return False
    return any(stretch_shared(first, second) > SHARED for first in edges(a.corners) for second in edges(_corners(b)))


def _corners(figure: Figure) -> tuple[Point, ...]:
    return figure.area if isinstance(figure, Walls) else figure.corners


def stretch_shared(first: tuple[Point, Point], second: tuple[Point, Point]) -> float:
    """The length along which two edges lie on each other."""
    (ax, ay), (bx, by) = first
    length = math.hypot(bx - ax, by - ay)
    if length <= LIMIT:
        return 0.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    marks = []
    for x, y in second:
        if abs((x - ax) * uy - (y - ay) * ux) > CONTACT + _PARALLEL:
            return 0.0
        marks.append((x - ax) * ux + (y - ay) * uy)
    return max(0.0, min(length, max(marks)) - max(0.0, min(marks)))
