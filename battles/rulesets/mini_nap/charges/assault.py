"""Who may charge whom, along which path, and the last straight run into contact (MN-CHG-1 to 3, MN-SCALE-6).

Shared by the four charges (normal, opportunity, counter, break-through) and by joining in. What the enemy does about
it stands in ``opportunity`` and ``reactions``.
"""

from __future__ import annotations

import math
from enum import StrEnum

from battles.engine.advance import contact_at
from battles.engine.boxes import Box, beyond_front, gap
from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from battles.engine.geometry import CONTACT, LIMIT, bearing, forward, turn_between
from battles.engine.play.paths import friend_stop, touch_stop
from battles.rulesets.mini_nap.combat.losses import check_guests
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.movement.facing import can_pivot, turn_too_far, turned_too_far
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working


class Charge(StrEnum):
    """The types of charge, and joining in, as the log names them."""

    NORMAL = "charge"
    OPPORTUNITY = "opportunity"
    COUNTER = "counter"
    BREAKTHROUGH = "breakthrough"
    JOIN = "join"


YES, FLANK, NO = "yes", "flank", "no"

# MN-CHG-2. Who may charge what; flank: only where he would outflank it. Columns: formed infantry, unformed infantry,
# formed cavalry, unformed cavalry, artillery.
# fmt: off
MAY_CHARGE = {
    ("infantry", True):  (YES,   YES, NO,    NO,  YES),
    ("infantry", False): (FLANK, YES, NO,    NO,  FLANK),
    ("cavalry", True):   (YES,   YES, YES,   YES, YES),
    ("cavalry", False):  (FLANK, YES, FLANK, YES, FLANK),
}
# fmt: on
_TARGET_COLUMN = {("infantry", True): 0, ("infantry", False): 1, ("cavalry", True): 2, ("cavalry", False): 3}
_ARTILLERY_COLUMN = 4

# Reasons in the order in which they are given (MN-ORD-3).
NO_TARGET = "no-such-target"
DISORDERED = "disordered"
CANNOT = "cannot-charge"
OUT_OF_COMMAND = "out-of-command"
TURNED = "turned-too-far"
OUT_OF_REACH = "out-of-reach"
NO_PATH = "no-straight-path"
NOT_OUTFLANKING = "not-outflanking"
BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class Approach:
    """A way to a target: turn to ``facing``, then straight on for ``length``; or the reason why not."""

    facing: float
    length: float
    reason: str = ""


def may_charge(charger: Troop, target: Troop) -> str:
    """Whether this kind of unit charges that kind (MN-CHG-1, MN-CHG-2): yes, flank or no."""
    if charger.artillery or charger.in_square:
        return NO
    column = _ARTILLERY_COLUMN if target.artillery else _TARGET_COLUMN[target.arm, target.formed]
    return MAY_CHARGE[charger.arm, charger.formed][column]


def outflanks(attacker: Box, target: Troop) -> bool:
    """Whether a unit on this ground, in contact, outflanks the target: no point of it is ahead of it (MN-SCALE-6)."""
    return not target.in_square and beyond_front(target.box, attacker) <= CONTACT


def approach(
    working: Working, charger: Troop, target: Troop, allowance: float, facing: float | None = None
) -> Approach:
    """The charger's way to its target (MN-CHG-3): straight on if that is allowed, else after a pivot.

    ``facing`` takes the place of the direction to the target's centre. The reasons ``turned-too-far`` and later are
    judged here, those before by the caller.
    """
    ahead = _run(working, charger, target, charger.facing, allowance)
    if not ahead.reason:
        return Approach(ahead.facing, ahead.length, TURNED) if turned_too_far(charger) else ahead
    if facing is None:
        facing = bearing((charger.x, charger.y), (target.x, target.y))
    if turn_too_far(charger, facing):
        return Approach(facing, math.inf, TURNED)
    turned = _run(working, charger, target, facing, allowance)
    if not turned.reason and not can_pivot(working, charger, facing):
        return Approach(facing, turned.length, BLOCKED)
    return turned


def _run(working: Working, charger: Troop, target: Troop, facing: float, allowance: float) -> Approach:
    """The straight path from here with this facing, and what is wrong with it (MN-CHG-3)."""
    hx, hy = forward(facing)
    ground = charger.box if facing == charger.facing else charger.box_at(charger.x, charger.y, facing)
    length = contact_at(ground, target.box, hx, hy)
    if length == math.inf:
        far = gap(ground, target.box) > allowance + LIMIT
        return Approach(facing, length, OUT_OF_REACH if far else NO_PATH)
    who = paths.traveller(charger)
    if length > allowance + LIMIT or paths.cost(working, who, ground, facing, length) > allowance + LIMIT:
        return Approach(facing, length, OUT_OF_REACH)
    if may_charge(charger, target) == FLANK and not outflanks(ground.shifted(length * hx, length * hy), target):
        return Approach(facing, length, NOT_OUTFLANKING)
    if not path_free(working, charger, target, ground, facing, length):
        return Approach(facing, length, BLOCKED)
    return Approach(facing, length)


def path_free(working: Working, charger: Troop, target: Troop, ground: Box, facing: float, length: float) -> bool:
    """Whether a path touches no other enemy, overlaps no friend and crosses no barred ground (MN-CHG-3, MN-AMB-8)."""
    hx, hy = forward(facing)
    ahead = (length * hx, length * hy)
    others = (enemy for enemy in working.roster.enemies_near(charger, ground, CONTACT, ahead) if enemy is not target)
    return (
        touch_stop(ground, facing, length, others) > length + 1e-9
        and friend_stop(ground, facing, length, working.roster.friends_near(charger, ground, 0.0, ahead)) > length
        and paths.terrain_stop(working, paths.traveller(charger), ground, facing, length) > length - LIMIT
    )


def reach_by_joining(
    working: Working, joiner: Troop, target: Troop, within: float, facings: tuple[float, ...], formation: str = ""
) -> Approach | None:
    """The first of several facings from which a unit runs straight into an enemy's side without touching another.

    Used for joining in (MN-CC-2, MN-CC-3), where neither the table of charges nor the cost of the ground applies.
    """
    for facing in facings:
        hx, hy = forward(facing)
        ground = joiner.box_at(joiner.x, joiner.y, facing, formation)
        length = contact_at(ground, target.box, hx, hy)
        if length > within + LIMIT:
            continue
        if not path_free(working, joiner, target, ground, facing, length):
            continue
        if formation or facing == joiner.facing or can_pivot(working, joiner, facing):
            return Approach(facing, length)
    return None


def within_turn(troop: Troop, facing: float, limit: float = 90.0) -> bool:
    """Whether a facing can be reached by one pivot of up to ``limit`` degrees."""
    return abs(turn_between(troop.facing, facing)) <= limit + LIMIT


def shift(
    working: Working,
    troop: Troop,
    heading: float,
    length: float,
    mode: str,
    clause: str,
    *,
    charge: bool = False,
    stopped: str = "",
    roll: Roll | None = None,
    facing: float | None = None,
) -> None:
    """Move a unit straight, with stands in its way and under it, and log the move (MN-CMD-7, MN-CMD-9)."""
    hx, hy = forward(heading)
    commanders.clear_the_way(working, troop, heading, length, charge=charge)
    troop.place(troop.x + length * hx, troop.y + length * hy, facing)
    ended = {"stopped": stopped} if stopped else {}
    working.journal.tell(
        "move", troop, clause, roll=roll, mode=mode, distance=round(length, 6), **working.place_of(troop), **ended
    )
    check_guests(working, troop)
    commanders.settle(working, troop)


def meet(working: Working, charger: Troop, target: Troop, kind: Charge, clause: str) -> None:
    """Log that two enemies are now in contact."""
    working.roster.fighting = True
    working.journal.tell(
        "contact", charger, clause, target=target.id, type=kind, outflanks=outflanks(charger.box, target)
    )


def begin(working: Working, charger: Troop, target: Troop, kind: Charge, clause: str) -> float:
    """Log the start of a charge and answer the gap from which it starts (MN-REACT-7, MN-AMB-14)."""
    away = gap(charger.box, target.box)
    charger.charged = charger.charging = charger.committed = True
    charger.prey = target.id
    working.journal.tell("charge", charger, clause, target=target.id, type=kind, gap=round(away, 6))
    return away
