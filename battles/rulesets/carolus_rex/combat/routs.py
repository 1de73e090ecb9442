"""Routs and recoils (CR-ROUT-1 to 7): the way that is left, friends run through, the edge of the table."""

from __future__ import annotations

import math

from battles.engine.advance import halt, near_path, passage
from battles.engine.boxes import Box, gap, point_gap, segment
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import forward, normal_angle
from battles.rulesets.carolus_rex.combat.away import RECOIL, barred_at, edge_ahead
from battles.rulesets.carolus_rex.movement.allowances import INITIAL_SHARE, rout_rate
from battles.rulesets.carolus_rex.movement.friends import narrow
from battles.rulesets.carolus_rex.movement.obstacles import leading_edge_meets
from battles.rulesets.carolus_rex.table import cohesion, zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import GeneralOut, Out

INITIAL, FREE, RESUMED, FULL = "initial", "free", "resumed", "full"
# CR-CC-14. How far a recoil goes.
RECOIL_LENGTH = 5.0
# CR-ROUT-2. The way deviates in steps of 15 degrees, clockwise first, up to 45 for friends and 90 for other bars.
FOR_FRIENDS = (0, 15, -15, 30, -30, 45, -45)
FOR_OTHERS = (*FOR_FRIENDS, 60, -60, 75, -75, 90, -90)
# CR-ROUT-6. A centre passes no nearer than this to an unbroken enemy: half a gap of 3.
TRACK = 1.5
# CR-MOVE-16. Who runs stops at an edge of the table when no enemy is nearer than this.
SAFE = 12.0
_TINY = 1e-6


@dataclass(frozen=True, slots=True)
class Way:
    """A direction in which troops may run: how far they get in it, and what bars it."""

    heading: float
    length: float
    enemy: bool
    barred: bool
    friends: bool
    leaves: bool


@dataclass(slots=True)
class Paused:
    """A router who has halted at an obstacle, as he is pursued (CR-ROUT-3)."""

    troop: Troop
    heading: float
    rest: float


def initial_rout(field: Field, troop: Troop, heading: float, *, pursued: bool = False) -> Paused | None:
    """An initial rout move: half of the rout allowance, away (CR-ROUT-1); what is left if it halts at an obstacle."""
    return run(field, troop, heading, rout_rate(troop) * INITIAL_SHARE, INITIAL, "CR-ROUT-1", pursued=pursued)


def resume(field: Field, paused: Paused) -> None:
    """Finish a rout that had halted at an obstacle (CR-ROUT-3)."""
    if paused.troop.present and paused.troop.broken:
        run(field, paused.troop, paused.heading, paused.rest, RESUMED, "CR-ROUT-3")


def full_rout(field: Field, troop: Troop, heading: float, mode: str, clause: str) -> None:
    """A full rout move, in which difficult ground counts double (CR-ROUT-3)."""
    run(field, troop, heading, rout_rate(troop), mode, clause, slowed=True)


def run(
    field: Field,
    troop: Troop,
    heading: float,
    length: float,
    mode: str,
    clause: str,
    *,
    slowed: bool = False,
    pursued: bool = False,
) -> Paused | None:
    """Run away, turning to face the way it goes, and write it."""
    way = _way(field, troop, heading, length, slowed=slowed, stays=mode == FREE)
    if way is None:
        cohesion.remove(field, troop, "trapped", "CR-ROUT-6", general_lost="trapped")
        return None
    if troop.occupying:
        troop.leave_area()
    start = troop.box_at(troop.x, troop.y, way.heading)
    goes = way.length
    if pursued:
        goes = min(goes, _obstacle_ahead(field, troop, way))
    moved = _go(field, troop, way, goes, start_facing=way.heading)
    field.tell("rout", troop, clause, mode=mode, distance=round(moved, 3), **field.stands(troop))
    if way.leaves and goes >= way.length - _TINY:
        leave_table(field, troop)
    run_through(field, troop, way.heading, start, moved)
    if goes < way.length - _TINY and troop.present:
        return Paused(troop, way.heading, way.length - goes)
    return None


def recoil(field: Field, troop: Troop, heading: float) -> bool:
    """Recoil, facing as it does; whether it moved. With no way round barred ground it breaks (CR-ROUT-4, CR-AMB-24)."""
    way = _way(field, troop, heading, RECOIL_LENGTH, keeps_facing=True)
    if way is None:
        cohesion.remove(field, troop, "trapped", "CR-ROUT-6", general_lost="trapped")
        return True
    if way.barred:
        cohesion.shatter(field, troop, "impassable", "CR-ROUT-4")
        return False
    if troop.occupying:
        troop.leave_area()
    start = troop.box
    moved = _go(field, troop, way, way.length, start_facing=troop.facing)
    field.tell("retreat", troop, "CR-CC-14", mode=RECOIL, distance=round(moved, 3), **field.stands(troop))
    if way.leaves:
        leave_table(field, troop)
    run_through(field, troop, way.heading, start, moved)
    return True


# ---- the way


def _way(
    field: Field,
    troop: Troop,
    heading: float,
    length: float,
    *,
    slowed: bool = False,
    keeps_facing: bool = False,
    stays: bool = False,
) -> Way | None:
    """The way that is left (CR-ROUT-2 to 6); ``None`` when enemies leave none."""
    ways: dict[int, Way] = {}

    def way(angle: int) -> Way:
        if angle not in ways:
            ways[angle] = _survey(field, troop, heading + angle, length, slowed, keeps_facing, stays)
        return ways[angle]

    for angle in FOR_FRIENDS:
        found = way(angle)
        if not (found.enemy or found.barred or found.friends):
            return found
    for angle in FOR_OTHERS:
        found = way(angle)
        if not (found.enemy or found.barred):
            return found
    return next((way(angle) for angle in FOR_OTHERS if way(angle).barred and not way(angle).enemy), None)


def _survey(
    field: Field, troop: Troop, heading: float, length: float, slowed: bool, keeps_facing: bool, stays: bool
) -> Way:
    """What a straight path meets on its whole length."""
    heading = normal_angle(heading)
    hx, hy = forward(heading)
    facing = troop.facing if keeps_facing else heading
    ground = troop.box_at(troop.x, troop.y, facing)
    if slowed:
        length = _slowed(field, troop, heading, length)
    edge = edge_ahead(field, troop.x, troop.y, hx, hy)
    leaves = edge < length - _TINY
    if leaves:
        length = edge
        end = troop.box_at(troop.x + edge * hx, troop.y + edge * hy, facing)
        if stays and not any(
            gap(end, enemy.box) <= SAFE + zones.TOLERANCE for enemy in field.enemies_near(troop, end, SAFE + 1)
        ):
            leaves = False
    bar = barred_at(field, troop, facing, hx, hy)
    barred = bar < length - _TINY
    if barred:
        length, leaves = max(0.0, bar), False
    return Way(
        heading,
        length,
        _enemy_bars(field, troop, hx, hy, length),
        barred,
        bool(_friends_on(field, troop, narrow(ground), hx, hy, length)),
        leaves,
    )


def _slowed(field: Field, troop: Troop, heading: float, length: float) -> float:
    """How far an allowance goes where difficult ground counts double, by the middle of the leading edge."""
    if not field.ground.difficult:
        return length
    hx, hy = forward(heading)
    depth = troop.box_at(troop.x, troop.y, heading).hd
    sx, sy = troop.x + depth * hx, troop.y + depth * hy
    return field.ground.afforded((sx, sy), (hx, hy), length)


def _enemy_bars(field: Field, troop: Troop, hx: float, hy: float, length: float) -> bool:
    """Whether an unbroken enemy, guns excepted, bars the way of a centre (CR-ROUT-6, CR-AMB-22)."""
    start = troop.centre
    end = (start[0] + length * hx, start[1] + length * hy)
    track = segment(start, end)
    for enemy in field.enemies_near(troop, track, TRACK + zones.IN_CONTACT + troop.box.radius):
        if enemy.broken or enemy.artillery:
            continue
        if gap(troop.box, enemy.box) <= zones.IN_CONTACT + 1e-9:
            if point_gap(enemy.box, *end) < point_gap(enemy.box, *start) - 1e-3:
                return True
        elif gap(track, enemy.box) < TRACK - 1e-3:
            return True
    return False


def _friends_on(field: Field, troop: Troop, ground: Box, hx: float, hy: float, length: float) -> list[Troop]:
    """The unbroken friends on a path, those on whom the unit stands already excepted."""
    return [
        friend
        for friend in field.of_side(troop.side)
        if friend is not troop
        and not friend.broken
        and near_path(ground, friend.box, hx, hy, length, 0.0)
        and gap(troop.box, friend.box) > 0.0
        and halt(ground, friend.box, hx, hy, length) < length - _TINY
    ]


def _obstacle_ahead(field: Field, troop: Troop, way: Way) -> float:
    """How far it is to the first obstacle on the way."""
    ground = troop.box_at(troop.x, troop.y, way.heading)
    met = (leading_edge_meets(ground, piece.line) for piece in field.ground.obstacles)
    return min((max(0.0, touch[0]) for touch in met if touch is not None), default=math.inf)


# ---- going it


def _go(field: Field, troop: Troop, way: Way, length: float, *, start_facing: float) -> float:
    """Put the unit down at the end of its way, or as much farther as it takes to stand clear (CR-ROUT-5)."""
    hx, hy = forward(way.heading)
    start = troop.box_at(troop.x, troop.y, start_facing)
    at = length
    if not way.leaves and not way.barred:
        at = _clear_end(field, troop, start, hx, hy, length)
    troop.place(troop.x + at * hx, troop.y + at * hy, start_facing)
    troop.deeds.stirred = True
    return at


def _clear_end(field: Field, troop: Troop, start: Box, hx: float, hy: float, length: float) -> float:
    """The first place from the end of the way on where the unit stands on nobody; before it where the edge is taken."""
    most = edge_ahead(field, troop.x, troop.y, hx, hy)
    at = length
    while at < most:
        here = start.shifted(at * hx, at * hy)
        taken = next(iter(field.overlapping(troop, here)), None)
        if taken is None:
            return at
        span = passage(start, taken.box, hx, hy)
        at = max(at + 0.01, span[1] if span else at)
    at = min(length, most)
    while at > 0.0:
        here = start.shifted(at * hx, at * hy)
        taken = next(iter(field.overlapping(troop, here)), None)
        if taken is None:
            return at
        span = passage(here, taken.box, -hx, -hy)
        at -= max(span[1] if span else 0.0, 0.01)
    return 0.0


def run_through(field: Field, troop: Troop, heading: float, start: Box, moved: float) -> None:
    """Friends who are run through test, and may be swept along (CR-ROUT-5, CR-AMB-14)."""
    hx, hy = forward(heading)
    ground = narrow(start)
    for friend in field.of_side(troop.side):
        if friend is troop or friend.broken or not friend.present:
            continue
        if not near_path(ground, friend.box, hx, hy, moved, 0.0) or gap(start, friend.box) <= 0.0:
            continue
        if halt(ground, friend.box, hx, hy, moved) >= moved - _TINY:
            continue
        if cohesion.test(field, friend, "passed", "CR-ROUT-5"):
            continue
        if friend.irregular and cohesion.lowered(friend, 1) == "broken":
            cohesion.remove(field, friend, "passed", "CR-ROUT-5")
            continue
        if cohesion.lose(field, friend, 1, "passed", "CR-ROUT-5") and friend.present:
            initial_rout(field, friend, heading)


def leave_table(field: Field, troop: Troop) -> None:
    """A unit whose centre has crossed the edge is gone, and whoever rode with it (CR-ROUT-7, CR-GEN-3)."""
    turn = field.battle.turn
    troop.out, troop.out_turn = Out.OFF_TABLE.value, turn
    troop.left = {"turn": turn, "at": (troop.x, troop.y), "tests": 0}
    troop.deeds.charging, troop.probing = "", False
    field.refresh()
    field.tell("status", troop, "CR-ROUT-7", out=Out.OFF_TABLE.value)
    for general in field.generals_with(troop):
        general.attached, general.went_with = "", troop.id
        general.out, general.out_turn = GeneralOut.OFF_TABLE.value, turn
        general.place(troop.x, troop.y)
        field.tell("commander", general, "CR-GEN-3", out=GeneralOut.OFF_TABLE.value)
