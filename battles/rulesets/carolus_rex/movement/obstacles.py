"""Obstacles on the way (CR-TER-3 to 5, CR-DEF-2, 4, 5, 11): hedges, rivers, works, the edges of redoubts."""

from __future__ import annotations

import math

from battles.engine.battle import Point, Terrain
from battles.engine.boxes import Box
from battles.rulesets.carolus_rex.movement.allowances import obstacle_cost
from battles.rulesets.carolus_rex.movement.walk import DEFENDED, OBSTACLE, Rank, Stop, Walk
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.defences import defended_here, is_covered, take_away
from battles.rulesets.carolus_rex.table.ground import MINOR, rims

# CR-TER-4. A move that begins no farther than this from a major obstacle crosses it.
AT_OBSTACLE = 0.05
#: A leading edge meets nothing with so much of its ends.
EDGEWISE = 0.05
_TINY = 1e-6


def leading_edge_meets(ground: Box, line: tuple[Point, ...], *, backwards: bool = False) -> tuple[float, float] | None:
    """After what distance the leading edge touches a line, and after what distance it has all of it behind itself.

    Negative where it has been touched already; ``None`` when the line does not lie before the leading edge.
    """
    sign = -1.0 if backwards else 1.0
    half = max(ground.hw - EDGEWISE, 0.0)
    spans: list[tuple[float, float]] = []
    for index in range(1, len(line)):
        px, py = ground.local(*line[index - 1])
        qx, qy = ground.local(*line[index])
        clipped = _clip(sign * px, sign * py - ground.hd, sign * qx, sign * qy - ground.hd, half)
        if clipped is not None and clipped[1] >= -EDGEWISE / 2:
            spans.append(clipped)
    if not spans:
        return None
    spans.sort()
    touch, beyond = spans[0]
    for begin, stop in spans[1:]:
        if begin <= beyond + 2 * ground.hd:
            beyond = max(beyond, stop)
    return touch, beyond


def _clip(px: float, py: float, qx: float, qy: float, half: float) -> tuple[float, float] | None:
    """The least and the greatest second coordinate of a straight piece between two limits of the first."""
    if px > qx:
        px, py, qx, qy = qx, qy, px, py
    if qx < -half or px > half:
        return None
    slope = (qy - py) / (qx - px) if qx - px > 1e-9 else 0.0
    if px < -half:
        px, py = -half, py + slope * (-half - px)
    if qx > half:
        qx, qy = half, py + slope * (half - px)
    return (min(py, qy), max(py, qy))


def at_obstacle(walk: Walk, limit: float) -> Stop | None:
    """The first obstacle that the leading edge touches (CR-TER-3, CR-TER-4)."""
    best: Stop | None = None
    for piece in walk.field.ground.obstacles:
        if piece.id in walk.ignored:
            continue
        met = leading_edge_meets(walk.troop.box, piece.line, backwards=walk.backwards)
        if met is not None and met[0] < limit - _TINY and (best is None or met[0] < best.at):
            touch = max(0.0, met[0])
            best = Stop(touch, Rank.OBSTACLE, OBSTACLE, piece=piece, beyond=met[1] - touch)
    return best


def cross(walk: Walk, piece: Terrain, beyond: float) -> None:
    """Cross an obstacle that the leading edge touches, or halt at it (CR-TER-3 to 5, CR-DEF-2, CR-DEF-4, CR-DEF-5)."""
    troop, table = walk.troop, walk.field
    if defended_here(table, piece, troop):
        troop.deeds.left_at_obstacle[piece.id] = walk.left
        walk.end(DEFENDED)
        return
    eased = table.ground.at_crossing(piece.id, walk.leading_middle)
    if eased and piece.kind in MINOR and troop.formation in ("column", "limbered"):
        walk.ignored.add(piece.id)
        return
    minor = eased or piece.kind in MINOR
    cost = obstacle_cost(troop)
    if cost is None or (minor and walk.left < cost - _TINY) or (not minor and walk.straight > AT_OBSTACLE + _TINY):
        walk.end(OBSTACLE)
        return
    hx, hy = walk.course
    length = beyond + 2 * troop.box.hd
    far = troop.box.shifted(length * hx, length * hy)
    if not table.has_room(troop, far, walk.companions):
        walk.end(OBSTACLE)
        return
    if not walk.trial and is_covered(table, troop, walk.leading_middle) and not _keeps_order(walk):
        return
    troop.place(far.x, far.y)
    troop.deeds.stirred = True
    walk.straight += length
    if minor:
        walk.left -= cost
    if piece.kind == "barricade" and not walk.trial:
        take_away(table, piece, troop.side)
    if not minor:
        walk.end(OBSTACLE)


def _keeps_order(walk: Walk) -> bool:
    """The test of those who cross an obstacle under the enemy's eyes; whether they go on (CR-DEF-5, CR-AMB-55)."""
    troop, table = walk.troop, walk.field
    if not cohesion.test(table, troop, "crossing", "CR-DEF-5"):
        cohesion.lose(table, troop, 1, "crossing", "CR-DEF-5")
        if not troop.present or not troop.steady:
            walk.end(OBSTACLE)
            return False
    return True


def at_rim(walk: Walk, limit: float) -> Stop | None:
    """The edge of a redoubt before the middle of the leading edge (CR-DEF-11)."""
    hx, hy = walk.course
    sx, sy = walk.leading_middle
    least, rim = math.inf, None
    for piece in walk.field.ground.redoubts:
        for at in rims(piece, (sx + 0.002 * hx, sy + 0.002 * hy), (sx + limit * hx, sy + limit * hy)):
            if at + 0.002 < least:
                least, rim = at + 0.002, piece
    return Stop(least, Rank.REDOUBT, OBSTACLE, piece=rim) if rim is not None and least < limit - _TINY else None


def cross_rim(walk: Walk) -> None:
    cost = obstacle_cost(walk.troop)
    if cost is None or walk.left < cost - _TINY:
        walk.end(OBSTACLE)
        return
    walk.left -= cost
