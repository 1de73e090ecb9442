"""Straight moves and operational marches (OT-MOVE-3, 7, 8, 9, 11)."""

from __future__ import annotations

import math

from battles.engine.advance import first_within, halt, near_path, stop_short
from battles.engine.boxes import Box, gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, forward, turn_between
from battles.engine.play.paths import edge_stop, enemy_stop, first_stop, last_clear
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.morale.skirmishers import retire_before
from battles.rulesets.old_trousers.movement.allowances import left, spend_inches
from battles.rulesets.old_trousers.movement.motion import disorder_of_moving, moved
from battles.rulesets.old_trousers.movement.passing import Passage, disordered_by, passage
from battles.rulesets.old_trousers.table.field import MARCH_BEYOND, Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode, Stop

# OT-MOVE-3. How far a direction may lie off the facing, in degrees, and what an inch costs infantry beyond.
STRAIGHT = 22.5
ASIDE_PACE = 2.0
_ANGLE = 1e-6
# OT-MOVE-7. How near to enemies only a charge goes, in inches.
CLEARANCE = 2.0
# OT-MOVE-11. Where a march is cut short before an enemy; the double rate.
MARCH_CUT = 8.1
MARCH_RATE = 2.0


@dataclass(frozen=True, slots=True)
class Path:
    """A straight way that a unit could go: how far, at what cost, what ended it, which friends stand about it."""

    heading: float
    length: float
    cost: float
    stopped: str
    end: Box
    friends: tuple[Troop, ...]


def pace_of(field: Field, troop: Troop, heading: float) -> float | None:
    """What an inch costs a unit in a direction; ``None`` when it may not go there (OT-MOVE-3)."""
    if field.all_round(troop) or abs(turn_between(troop.facing, heading)) <= STRAIGHT + _ANGLE:
        return 1.0
    return ASIDE_PACE if troop.infantry else None


def path_of(
    field: Field,
    troop: Troop,
    heading: float,
    wanted: float | None,
    pace: float = 1.0,
    *,
    march: bool = False,
    keep: float = 0.0,
) -> Path:
    """How far a unit gets in a direction (OT-MOVE-7, OT-MOVE-8).

    ``pace`` is what an inch costs; ``keep`` is how far its staff has it keep off the enemies that it knows.
    """
    ground, table = troop.box, field.battle.table
    who = traveller_of(troop.arm, troop.formation)
    budget = left(troop) * (MARCH_RATE if march else 1.0)
    affordable = field.ground.afforded(who, troop.centre, heading, budget, pace)
    limit = affordable if wanted is None else min(wanted, affordable)
    cut = Stop.ALLOWANCE.value if wanted is not None and affordable < wanted - LIMIT else ""
    hx, hy = forward(heading)
    ahead = (limit * hx, limit * hy)
    terrain = field.ground.barred_after(who, ground, heading, limit)
    friends = [friend for friend in field.near(troop.side, ground, 0.0, ahead) if friend is not troop]
    barring = [friend for friend in friends if passage(troop, friend) is Passage.BARRED]
    length, stopped = first_stop(
        (limit, cut),
        (_enemy_stop(field, troop, heading, limit), Stop.ENEMY.value),
        (
            enemy_stop(ground, heading, limit, field.known_near(troop, keep, ahead), keep) if keep else math.inf,
            Stop.ENEMY.value,
        ),
        (math.inf if terrain is None else terrain, Stop.TERRAIN.value),
        (edge_stop(table, ground, heading, limit), Stop.EDGE.value),
        (_friend_stop(ground, heading, limit, barring), Stop.FRIEND.value),
    )
    if march:
        length, stopped = _march_end(field, troop, heading, length, stopped)
    clear = last_clear(ground, ground, heading, length, friends)
    if clear < length - LIMIT:
        length, stopped = clear, Stop.FRIEND.value
    if length <= LIMIT:
        return Path(heading, 0.0, 0.0, stopped, ground, ())
    cost = field.ground.price(who, troop.centre, heading, length, pace)
    return Path(heading, length, cost, stopped, ground.shifted(length * hx, length * hy), tuple(friends))


def _enemy_stop(field: Field, troop: Troop, heading: float, limit: float) -> float:
    """Where a unit comes to 2 from an enemy; skirmishers retire before a formed one (OT-MOVE-7, OT-MOVE-9)."""
    hx, hy = forward(heading)
    ground, least = troop.box, math.inf
    formed = troop.formed
    for enemy in field.near(field.enemy_of[troop.side], ground, CLEARANCE, (limit * hx, limit * hy)):
        if formed and enemy.in_skirmish:
            continue
        other = enemy.box
        if near_path(ground, other, hx, hy, limit, CLEARANCE):
            least = min(least, stop_short(ground, other, hx, hy, CLEARANCE))
    return least


def _friend_stop(ground: Box, heading: float, limit: float, friends: list[Troop]) -> float:
    hx, hy = forward(heading)
    least = math.inf
    for friend in friends:
        if near_path(ground, friend.box, hx, hy, limit, 0.0):
            least = min(least, halt(ground, friend.box, hx, hy, limit))
    return least


def _march_end(field: Field, troop: Troop, heading: float, length: float, stopped: str) -> tuple[float, str]:
    """The last point of a march that is over 8 from every enemy, 8.1 where it is cut short (OT-MOVE-11)."""
    hx, hy = forward(heading)
    ground = troop.box
    enemies = [
        enemy.box
        for enemy in field.known_enemies(troop.side)
        if near_path(ground, enemy.box, hx, hy, length, MARCH_CUT)
    ]

    def nearest_at(at: float) -> float:
        here = ground.shifted(at * hx, at * hy)
        return min((gap(here, enemy) for enemy in enemies), default=math.inf)

    if nearest_at(length) > MARCH_BEYOND:
        return (length, stopped)
    at = length
    while at > LIMIT:
        here = ground.shifted(at * hx, at * hy)
        # The last way out backwards of all the ground that is too near an enemy.
        lacking = MARCH_CUT - nearest_at(at)
        if lacking <= LIMIT:
            return (at, Stop.ENEMY.value)
        exact = [_backwards(here, enemy, hx, hy, at) for enemy in enemies]
        at = min([at - LIMIT, *(at - back for back in exact if back > LIMIT)])
    return (0.0, Stop.ENEMY.value)


def _backwards(here: Box, enemy: Box, hx: float, hy: float, most: float) -> float:
    """How far one goes back until an enemy that is too near is 8.1 off; 0 for one that is not."""
    if gap(here, enemy) >= MARCH_CUT - LIMIT:
        return 0.0
    start = here.shifted(-most * hx, -most * hy)
    if gap(start, enemy) < MARCH_CUT - LIMIT:
        return most
    return max(0.0, most - first_within(start, enemy, hx, hy, MARCH_CUT))


def ends_nearer(field: Field, troop: Troop, end: Box) -> bool:
    """Whether a move ends nearer to the nearest enemy than it began (OT-C-MOR-2)."""
    foe = field.nearest_enemy(troop)
    return foe is not None and gap(end, foe.box) < gap(troop.box, foe.box) - LIMIT


def go(field: Field, troop: Troop, path: Path, *, mode: Mode, clause: str) -> str:
    """Go a way, if nothing forbids it; answers why not (OT-VERB-1, MOVE and MARCH)."""
    if path.length <= LIMIT:
        blocked = path.stopped in (Stop.ENEMY, Stop.FRIEND, Stop.TERRAIN, Stop.EDGE)
        return "blocked" if blocked and left(troop) > LIMIT else "no-movement"
    if troop.shaken and ends_nearer(field, troop, path.end):
        return "shaken"
    reason = permit(field, troop, Act.MOVE, end=path.end)
    if reason:
        return reason
    began = troop.box
    # Whoever goes in earnest changes the table for everybody.
    field.rooms.clear()
    spend_inches(troop, path.cost / (MARCH_RATE if mode is Mode.MARCH else 1.0))
    troop.place(path.end.x, path.end.y)
    phase = troop.phase
    phase.acted = phase.moved = phase.shifted = True
    phase.marched = mode is Mode.MARCH
    troop.last_target = None
    for friend in disordered_by(troop, began, path.heading, path.length, path.friends):
        phase.passing, troop.day.no_charge = True, True
        friend.phase.passed = True
    moved(field, troop, clause, mode=mode, distance=path.length, began=began, cost=path.cost, stopped=path.stopped)
    disorder_of_moving(field, troop, began, path.length)
    if troop.formed:
        retire_before(field, troop, began, path.heading)
    return ""
