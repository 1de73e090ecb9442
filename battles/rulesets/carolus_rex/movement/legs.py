"""Straight legs (CR-MOVE-2 to 15, CR-TER-1 to 6): how far a unit gets, and what stops it.

A leg is solved exactly rather than in small steps: each thing that could end it, or that has to be dealt with on the
way, says after what distance it comes up; the nearest one is dealt with, and the leg goes on from there. Where several
come up together the order is that of section i of the specification.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.battle import Point, Terrain
from battles.engine.boxes import Box, contact_at, first_within, gap, halt, near_path, passage, stop_short
from battles.engine.contact import passage as outline_passage
from battles.rulesets.carolus_rex.movement.allowances import obstacle_cost
from battles.rulesets.carolus_rex.movement.walk import (
    ALLOWANCE,
    CONTACT,
    DEFENDED,
    EDGE,
    ENEMY,
    ENEMY_NEAR,
    ENEMY_ZONE,
    FLANK,
    FRIEND,
    GOES_ON,
    NEW_ENEMY,
    OBSTACLE,
    OVERRUN,
    REACTION,
    SHAKEN,
    TERRAIN,
    Rank,
    Stop,
    Walk,
)
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.defences import defended_here, defended_line, is_covered, take_away
from battles.rulesets.carolus_rex.table.flanks import has_flanks
from battles.rulesets.carolus_rex.table.ground import MINOR, rims
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Cohesion, Type

# CR-MOVE-8. For passing friends nobody counts as broader than this.
WIDEST = 2.0
# CR-MOVE-9, CR-CMD-10. Shaken troops, and those on their second order, keep this far from the enemy.
KEEP_OFF = 6.0
# CR-MOVE-14. Who may not take a flank halts at this distance.
SHORT_OF_FLANK = 1.2
# CR-TER-4. A move that begins no farther than this from a major obstacle crosses it.
AT_OBSTACLE = 0.05
_EDGEWISE = 0.05
_TINY = 1e-6
_SAMPLE = 0.1


def go(walk: Walk, wanted: float | None) -> None:
    """A straight leg of so much, or as far as may be."""
    if walk.over:
        return
    walk.attempted = True
    walk.stopped = ""
    target = walk.straight + (math.inf if wanted is None else wanted)
    _enter_zones(walk)
    while not walk.over and not walk.stopped:
        stop = _next(walk, target - walk.straight, endless=wanted is None)
        _advance(walk, stop.at)
        if stop.rank is Rank.LENGTH:
            walk.stopped = stop.reason
            break
        _deal_with(walk, stop)
    _back_off(walk)


def _next(walk: Walk, remaining: float, *, endless: bool) -> Stop:
    """The next thing that comes up."""
    afforded = _afforded(walk)
    if endless or afforded < remaining - _TINY:
        best = Stop(max(0.0, afforded), Rank.LENGTH, ALLOWANCE)
    else:
        best = Stop(max(0.0, remaining), Rank.LENGTH)
    for found in (
        _at_edge(walk, best.at),
        _at_impassable(walk, best.at),
        _at_obstacle(walk, best.at),
        _at_rim(walk, best.at),
        _at_enemy(walk, best.at),
        _leaving_zone(walk, best.at),
        _entering_zone(walk, best.at),
        _in_sight(walk, best.at),
        _at_friend(walk, best.at),
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
        _cross(walk, stop.piece, stop.beyond)
    elif stop.rank is Rank.REDOUBT and stop.piece is not None:
        _cross_rim(walk)
    elif stop.reason == OVERRUN and stop.troop is not None:
        _ride_over(walk, stop.troop)
    elif stop.rank is Rank.LEAVING and stop.troop is not None:
        _leave_zone(walk, stop.troop)
    elif stop.rank is Rank.ENTERING and stop.troop is not None:
        _enter_zone(walk, stop.troop)
    elif stop.rank is Rank.FRIEND and stop.troop is not None:
        _meet_friend(walk, stop.troop, stop.beyond)
    else:
        walk.halted_by = stop.troop
        walk.stopped = stop.reason
        walk.over = stop.reason not in GOES_ON


# ---- allowance, edge, barred ground


def _afforded(walk: Walk) -> float:
    """How far the allowance goes: twice the length in difficult ground (CR-TER-1)."""
    left = max(0.0, walk.left)
    if not walk.field.ground.difficult or left <= _TINY:
        return left
    hx, hy = walk.course
    sx, sy = walk.leading_middle
    at = 0.0
    for begin, stop in walk.field.ground.difficult_spans((sx, sy), (sx + left * hx, sy + left * hy)):
        clear = begin - at
        if clear >= left:
            break
        left -= clear
        if 2 * (stop - begin) >= left:
            return begin + left / 2
        left -= 2 * (stop - begin)
        at = stop
    return at + left


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
        inside = ground.difficult_at((sx - _EDGEWISE * hx, sy - _EDGEWISE * hy))
        for begin, _ in ground.difficult_spans((sx, sy), (sx + limit * hx, sy + limit * hy)):
            if begin > _TINY or not inside:
                least = min(least, begin)
                break
    return Stop(max(0.0, least), Rank.IMPASSABLE, TERRAIN) if least < limit else None


# ---- obstacles


def leading_edge_meets(ground: Box, line: tuple[Point, ...], *, backwards: bool = False) -> tuple[float, float] | None:
    """After what distance the leading edge touches a line, and after what distance it has all of it behind itself.

    Negative where it has been touched already; ``None`` when the line does not lie before the leading edge.
    """
    sign = -1.0 if backwards else 1.0
    half = max(ground.hw - _EDGEWISE, 0.0)
    spans: list[tuple[float, float]] = []
    for index in range(1, len(line)):
        px, py = ground.local(*line[index - 1])
        qx, qy = ground.local(*line[index])
        clipped = _clip(sign * px, sign * py - ground.hd, sign * qx, sign * qy - ground.hd, half)
        if clipped is not None and clipped[1] >= -_EDGEWISE / 2:
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


def _at_obstacle(walk: Walk, limit: float) -> Stop | None:
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


def _cross(walk: Walk, piece: Terrain, beyond: float) -> None:
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


def _at_rim(walk: Walk, limit: float) -> Stop | None:
    """The edge of a redoubt before the middle of the leading edge (CR-DEF-11)."""
    hx, hy = walk.course
    sx, sy = walk.leading_middle
    least, rim = math.inf, None
    for piece in walk.field.ground.redoubts:
        for at in rims(piece, (sx + 0.002 * hx, sy + 0.002 * hy), (sx + limit * hx, sy + limit * hy)):
            if at + 0.002 < least:
                least, rim = at + 0.002, piece
    return Stop(least, Rank.REDOUBT, OBSTACLE, piece=rim) if rim is not None and least < limit - _TINY else None


def _cross_rim(walk: Walk) -> None:
    cost = obstacle_cost(walk.troop)
    if cost is None or walk.left < cost - _TINY:
        walk.end(OBSTACLE)
        return
    walk.left -= cost


# ---- enemies


def _at_enemy(walk: Walk, limit: float) -> Stop | None:
    """The first enemy who stops the move, or is ridden over (CR-MOVE-9, 11, 14, 15; CR-CMD-10)."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    ground = troop.box
    reach = max(walk.keep, KEEP_OFF if walk.shy else SHORT_OF_FLANK)
    best: Stop | None = None
    for enemy in table.enemies_near(troop, ground, limit + reach):
        if not near_path(ground, enemy.box, hx, hy, limit, reach):
            continue
        for found in _enemy_stops(walk, enemy, hx, hy, limit):
            if found.at < limit - _TINY and (best is None or found.at < best.at - _TINY):
                best = found
    return best


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
        met = zones.axis_meets(ground.shifted(at * hx, at * hy), other)
        if met is not None and met[1] != zones.FRONT and not walk.backwards:
            return Stop(min(at, first_within(ground, other, hx, hy, SHORT_OF_FLANK)), Rank.ENEMY, FLANK, enemy)
    return Stop(at, Rank.ENEMY, CONTACT, enemy)


def _ride_over(walk: Walk, enemy: Troop) -> None:
    """Remove a broken enemy, and keep order or not (CR-MOVE-15)."""
    walk.halted_by = enemy
    walk.end(OVERRUN)
    if walk.trial:
        return
    troop, table = walk.troop, walk.field
    cohesion.remove(table, enemy, "overrun", "CR-MOVE-15", general_lost="overrun")
    if troop.good and not cohesion.test(table, troop, "overrun", "CR-MOVE-15"):
        cohesion.lose(table, troop, 1, "overrun", "CR-MOVE-15")


# ---- frontal zones


def _zone_spans(walk: Walk, limit: float) -> Iterator[tuple[Troop, float, float]]:
    """The enemies whose frontal zones the way leads through: from where to where, by shape alone."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    facing = math.degrees(math.atan2(hx, hy))
    for enemy in table.enemies_near(troop, troop.box, limit + zones.ZONE_DEPTH * 1.1):
        if enemy.broken or not near_path(troop.box, enemy.box, hx, hy, limit, zones.ZONE_DEPTH * 1.1):
            continue
        span = outline_passage(troop.box.corners, table.zone_of(enemy), facing)
        if span is not None and span[1] > _TINY and span[0] < limit:
            yield enemy, span[0], span[1]


def _leaving_zone(walk: Walk, limit: float) -> Stop | None:
    """Where the move would leave a zone that it has entered by this order (CR-MOVE-13)."""
    if not any(walk.inside.values()):
        return None
    best: Stop | None = None
    for enemy, _, leave in _zone_spans(walk, limit):
        if walk.inside.get(enemy.id) and leave < limit and (best is None or leave < best.at - _TINY):
            best = Stop(max(0.0, leave), Rank.LEAVING, ENEMY_ZONE, enemy)
    return best


def _leave_zone(walk: Walk, enemy: Troop) -> None:
    """Halt before leaving, if this is the enemy whose zone binds: the one on the axis, else the nearest."""
    within = [walk.field.by_id[id_] for id_, entered in walk.inside.items() if entered]
    on_axis = [other for other in within if zones.axis_meets(walk.troop.box, other.box) is not None]
    ground = walk.troop.box
    binding = min(on_axis or within, key=lambda other: (round(gap(ground, other.box), 3), other.index))
    if binding is enemy:
        walk.end(ENEMY_ZONE)
    else:
        walk.inside[enemy.id] = False


def _entering_zone(walk: Walk, limit: float) -> Stop | None:
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
    hx, hy = walk.course
    at = begin
    while at < stop - _TINY:
        here = (walk.troop.x + (at + 0.01) * hx, walk.troop.y + (at + 0.01) * hy)
        if walk.field.open_line(enemy.centre_point, here, enemy, walk.troop):
            return at
        at += _SAMPLE
    return math.inf


def _enter_zones(walk: Walk) -> None:
    """Zones that a wheel has brought the unit into since the order began."""
    for enemy in walk.field.enemies_near(walk.troop, walk.troop.box, zones.ZONE_DEPTH * 1.1):
        if walk.over or enemy.id in walk.inside:
            continue
        if walk.field.in_zone_of(enemy, walk.troop):
            _enter_zone(walk, enemy)


def _enter_zone(walk: Walk, enemy: Troop) -> None:
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


def _in_sight(walk: Walk, limit: float) -> Stop | None:
    """Where an enemy comes into sight whom nobody saw when the order began (CR-MOVE-10)."""
    best: Stop | None = None
    for enemy in walk.unseen:
        if not enemy.present:
            continue
        end = limit if best is None else best.at
        at = 0.0 if walk.field.ground.sees(walk.troop.centre, enemy.centre) else _comes_in_sight(walk, enemy, end)
        if at < end:
            best = Stop(max(0.0, at), Rank.SIGHT, NEW_ENEMY, enemy)
    return best


def _comes_in_sight(walk: Walk, enemy: Troop, limit: float) -> float:
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


# ---- friends


def narrow(ground: Box) -> Box:
    """A footprint as broad as counts for passing friends (CR-MOVE-8, CR-AMB-25)."""
    half = WIDEST / 2
    return ground if ground.hw <= half else Box(ground.x, ground.y, ground.ux, ground.uy, half, ground.hd)


def _at_friend(walk: Walk, limit: float) -> Stop | None:
    """The first friend in the way who is not passed freely (CR-MOVE-7)."""
    troop, table = walk.troop, walk.field
    if troop.passes_freely or troop.broken:
        return None
    hx, hy = walk.course
    ground = narrow(troop.box)
    best: Stop | None = None
    for friend in table.friends_near(troop, ground, limit):
        if friend in walk.companions or friend in walk.passing:
            continue
        if friend.passes_freely or friend.broken or not near_path(ground, friend.box, hx, hy, limit, 0.0):
            continue
        at = halt(ground, friend.box, hx, hy, limit)
        if at < limit - _TINY and (best is None or at < best.at - _TINY):
            span = passage(troop.box, friend.box, hx, hy)
            best = Stop(at, Rank.FRIEND, FRIEND, friend, beyond=(span[1] if span else at) - at)
    return best


def _meet_friend(walk: Walk, friend: Troop, beyond: float) -> None:
    """Pass through a friend who stands for the whole turn, or halt against him (CR-MOVE-7, CR-AMB-52)."""
    cost = obstacle_cost(walk.troop)
    if friend.deeds.stirred or cost is None or not _suffices(walk, cost, beyond):
        walk.stopped = FRIEND
        return
    walk.left -= cost
    walk.passing.append(friend)
    walk.passed.append((friend, cost))


def _suffices(walk: Walk, cost: float, beyond: float) -> bool:
    """Whether the allowance clears a friend after the toll."""
    kept, walk.left = walk.left, walk.left - cost
    enough = walk.left >= 0 and _afforded(walk) >= beyond - zones.TOLERANCE
    walk.left = kept
    return enough


def _back_off(walk: Walk) -> None:
    """A leg that ends on somebody goes back to the last free place (section i); who was passed must stand."""
    troop, table = walk.troop, walk.field
    hx, hy = walk.course
    back = 0.0
    ground = troop.box
    while True:
        here = ground.shifted(-back * hx, -back * hy)
        taken = next((other for other in table.overlapping(troop, here, walk.companions)), None)
        if taken is None or back >= walk.straight:
            break
        span = passage(here, taken.box, -hx, -hy)
        back += max(span[1] if span else 0.0, 0.01)
    back = min(back, walk.straight)
    if back > _TINY:
        troop.place(troop.x - back * hx, troop.y - back * hy)
        walk.straight -= back
        walk.stopped = FRIEND
    if not walk.trial:
        for friend, _ in walk.passed:
            x, y = friend.centre
            dx, dy = walk.started[0] - x, walk.started[1] - y
            ex, ey = troop.x - x, troop.y - y
            if (dx * hx + dy * hy) < 0 <= (ex * hx + ey * hy):
                friend.deeds.fixed = True
    walk.passed.clear()
