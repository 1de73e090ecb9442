"""Where a straight step of a move ends (BNB-MOVE-6)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from enum import StrEnum

from battles.engine import advance
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, ROUNDING
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.figures import OVERLAP, Walls
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE, CONTROL
from battles.rulesets.big_napoleonic.withdrawals import displacement

# Path points of a move lie this far apart (section i).
HALF = 0.5
_SAME = 1e-6
# A move that stops at the edge of a zone stops this much outside it.
_OUTSIDE = 2 * LIMIT


class Stopped(StrEnum):
    """Why a straight move ended."""

    ALLOWANCE = "allowance"
    EDGE = "edge"
    TERRAIN = "terrain"
    ENEMY = "enemy"
    ZONE = "enemy-zone"
    FLANK = "flank"
    FRIEND = "friend"


@dataclass(frozen=True, slots=True)
class Leg:
    """How far a straight step goes, and why no further; ``bad_at`` is where ground that slows begins."""

    distance: float
    stopped: str = ""
    bad_at: float = math.inf


@dataclass(frozen=True, slots=True)
class Way:
    """What a step asks of the rules: whether it keeps out of zones (manoeuvres, guns), and may break its flank rule.

    ``ordered`` is the distance wanted, infinite for as far as may be; ``reach`` the allowance left.
    """

    ordered: float
    reach: float
    bad_at: float = math.inf
    keep_out: bool = False
    guarded: bool = True
    ends_free: bool = True


def plan(field: Field, troop: Troop, hx: float, hy: float, way: Way, gone: float) -> Leg:
    """Where a straight step of a unit ends (BNB-MOVE-6). ``gone`` is how far it has come in this move."""
    box = troop.box
    limit = min(way.ordered, way.reach)
    reason = "" if way.ordered <= way.reach + LIMIT else Stopped.ALLOWANCE.value
    if limit <= LIMIT:
        return Leg(0.0, reason or Stopped.ALLOWANCE.value, way.bad_at)
    for distance, why in _stops(field, troop, box, hx, hy, limit, way):
        if distance < limit - _SAME:
            limit, reason = max(0.0, distance), why
    while way.guarded and limit > LIMIT:
        broken = flank_broken(field, troop, box, hx, hy, limit, gone)
        if broken is None:
            break
        limit, reason = broken, Stopped.FLANK.value
    if way.ends_free:
        limit, reason = _drawn_back(field, troop, box, hx, hy, limit, reason)
    return Leg(limit if limit > LIMIT else 0.0, reason, way.bad_at)


def _stops(
    field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float, way: Way
) -> Iterator[tuple[float, str]]:
    yield edge_at(field, box, hx, hy), Stopped.EDGE.value
    yield field.ground.bar_at(box, troop.arm, hx, hy, limit), Stopped.TERRAIN.value
    yield enemy_at(field, troop, box, hx, hy, limit), Stopped.ENEMY.value
    if way.keep_out:
        yield zone_at(field, troop, box, hx, hy, limit), Stopped.ZONE.value


def edge_at(field: Field, box: Box, hx: float, hy: float) -> float:
    """How far a footprint goes straight on before it leaves the table."""
    table = field.battle.table
    least = math.inf
    for x, y in box.corners:
        if hx > _SAME:
            least = min(least, (table.width - x) / hx)
        elif hx < -_SAME:
            least = min(least, -x / hx)
        if hy > _SAME:
            least = min(least, (table.height - y) / hy)
        elif hy < -_SAME:
            least = min(least, -y / hy)
    return max(0.0, least)


def enemy_at(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float) -> float:
    """How far a unit goes before it is 1.0, or its present distance, from an enemy (BNB-ZOC-4)."""
    return min(
        (
            figures.stop_short(box, enemy.figure, hx, hy, CONTACT_ZONE)
            for enemy in field.enemies_along(troop, box, hx, hy, limit, CONTACT_ZONE)
        ),
        default=math.inf,
    )


def zone_at(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float) -> float:
    """How far a unit goes before it enters a zone of control that it was not in."""
    return min(
        (
            _entry(field, box, enemy, hx, hy, limit)
            for enemy in field.enemies_along(troop, box, hx, hy, limit, CONTROL)
            if not field.engaged(enemy) and not zones.in_zone_of(field, box, enemy)
        ),
        default=math.inf,
    )


def _entry(field: Field, box: Box, enemy: Troop, hx: float, hy: float, limit: float) -> float:
    start = figures.first_within(box, enemy.figure, hx, hy, CONTROL)
    if start > limit:
        return math.inf
    at = start + LIMIT
    step = HALF / 2
    # Where the ground keeps the zone off, it is entered further on.
    while at <= limit + LIMIT and not zones.in_zone_of(field, box.shifted(at * hx, at * hy), enemy):
        if figures.gap(box.shifted(at * hx, at * hy), enemy.figure) > CONTROL + LIMIT:
            return math.inf
        at += step
    if at > limit + LIMIT:
        return math.inf
    if at <= start + LIMIT:
        return max(0.0, start - _OUTSIDE)
    low, high = at - step, at
    while high - low > LIMIT:
        middle = (low + high) / 2
        if zones.in_zone_of(field, box.shifted(middle * hx, middle * hy), enemy):
            high = middle
        else:
            low = middle
    return max(0.0, low - LIMIT)


def half_inches(gone: float, distance: float) -> Iterator[float]:
    """The distances along a leg of its path points, its end included (section i)."""
    step = math.floor(gone / HALF + _SAME) + 1
    while step * HALF - gone < distance - _SAME:
        yield step * HALF - gone
        step += 1
    if distance > LIMIT:
        yield distance


def flank_broken(field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float, gone: float) -> float | None:
    """The last path point before the unit would newly show a flank (BNB-ZOC-3); ``None`` when it never does."""
    if troop.square:
        return None
    near = [
        (passing, enemy)
        for enemy in field.enemies_along(troop, box, hx, hy, limit, CONTROL + LIMIT)
        if (passing := zones.passes_front(box, hx, hy, limit, enemy.figure)) < math.inf
    ]
    if not near:
        return None
    first = min(passing for passing, _ in near)

    def exposed(ground: Box, among: Sequence[Troop]) -> set[str]:
        return zones.enfiladers(field, troop, ground, square=False, deployment=troop.formation, among=among)

    known: set[str] | None = None
    last = 0.0
    for at in half_inches(gone, limit):
        if at >= first:
            found = exposed(box.shifted(at * hx, at * hy), [enemy for passing, enemy in near if at >= passing])
            if found:
                if known is None:
                    known = exposed(box, [enemy for passing, enemy in near if passing <= 0.0])
                if found - known:
                    return last
        last = at
    return None


def _drawn_back(
    field: Field, troop: Troop, box: Box, hx: float, hy: float, limit: float, reason: str
) -> tuple[float, str]:
    """Back to where the unit overlaps no friend and stands astride no obstacle (BNB-MOVE-6, BNB-TERR-3)."""
    pushing = displacement.pushes(field, troop)
    friends = [
        (*span, friend)
        for friend in field.friends_along(troop, box, hx, hy, limit)
        if (span := span_over(box, friend, hx, hy)) is not None
    ]
    obstacles = list(field.ground.astride_spans(box, hx, hy, limit))
    moved = True
    while moved and limit > LIMIT:
        moved = False
        for low, high in obstacles:
            if _lies_in(limit, low, high):
                limit, reason, moved = max(0.0, low), Stopped.TERRAIN.value, True
        for low, high, friend in friends:
            ground = box.shifted(limit * hx, limit * hy)
            if _lies_in(limit, low, high) and not (pushing and displacement.gives_way(field, friend, ground)):
                limit, reason, moved = max(0.0, low), Stopped.FRIEND.value, True
    return limit, reason


def _lies_in(at: float, low: float, high: float) -> bool:
    """Whether a place on a path lies over something, but for what may be overlapped."""
    return low + OVERLAP + ROUNDING < at < high - OVERLAP - ROUNDING


def span_over(box: Box, other: Troop, hx: float, hy: float) -> tuple[float, float] | None:
    """From where to where a straight path leads over another unit's ground."""
    if isinstance(other.figure, Walls):
        spans = [span for part in other.figure.parts if (span := advance.passage(box, part, hx, hy)) is not None]
        return (min(span[0] for span in spans), max(span[1] for span in spans)) if spans else None
    if advance.passage(box, other.figure, hx, hy, -OVERLAP - ROUNDING) is None:
        return None
    return advance.passage(box, other.figure, hx, hy)
