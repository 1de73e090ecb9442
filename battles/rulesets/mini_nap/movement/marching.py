"""Movement by order (MN-MOVE-6 to 10, MN-ART-1, 2, MN-DIV-1, 2): how far, which way, and what became of it.

Each function answers a reason when the movement is impossible, and nothing when it was made.
"""

from __future__ import annotations

from battles.engine.boxes import gap, in_touch
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, forward
from battles.engine.play.paths import Stop, on_table, overlapped
from battles.rulesets.mini_nap.charges.opportunity import run
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.movement.allowances import (
    INCH,
    INCH_CAVALRY_WITHIN,
    INCH_NEAR_CAVALRY,
    OBLIQUE,
    PROLONG,
    SIDE_STEP,
    STEP_BACK,
    in_weather,
    move_allowance,
)
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

BLOCKED = "blocked"
# A battery that has no room to unlimber where it came to, halts this much earlier, and again.
_UNLIMBER_STEP = 0.1


@dataclass(frozen=True, slots=True)
class DivisionMarch:
    """A division manoeuvre: everybody's allowance, and how far to keep from every enemy (MN-DIV-1)."""

    allowance: float
    keep: float


def ahead(
    working: Working,
    troop: Troop,
    wanted: float,
    march: DivisionMarch | None = None,
    clearance: float = paths.SHORT_OF_ENEMY,
) -> str:
    """Straight ahead, at most ``wanted`` (MN-MOVE-7); in a division manoeuvre by its allowance (MN-DIV-1)."""
    who = paths.traveller(troop)
    if march is not None:
        limit = paths.affordable(working, who, troop.box, troop.facing, march.allowance)
        return _go(working, troop, troop.facing, wanted, limit, "division", "MN-DIV-2", clearance=march.keep)
    limit = working.remembered(
        (troop.id, troop.formation, troop.x, troop.y, troop.facing, move_allowance),
        lambda: paths.affordable_by_road(working, who, troop.box, troop.facing, move_allowance(working.battle, troop)),
    )
    return _go(working, troop, troop.facing, wanted, limit, "move", "MN-MOVE-7", clearance=clearance)


def side_step(working: Working, troop: Troop, flank: str, wanted: float) -> str:
    """Sideways, keeping its facing (MN-MOVE-8)."""
    return _by_feet(working, troop, _aside(troop, flank), wanted, SIDE_STEP, "side-step", "MN-MOVE-8")


def step_back(working: Working, troop: Troop, wanted: float) -> str:
    """Backwards, keeping its facing (MN-MOVE-8)."""
    return _by_feet(working, troop, troop.facing + 180.0, wanted, STEP_BACK, "step-back", "MN-MOVE-8")


def oblique(working: Working, troop: Troop, flank: str, forward_by: float, aside_by: float, *, side_first: bool) -> str:
    """Ahead and sideways, or the other way about (MN-MOVE-8). Made if either leg is possible."""
    legs = [(troop.facing, forward_by), (_aside(troop, flank), aside_by)]
    if side_first:
        legs.reverse()
    reasons = []
    for heading, wanted in legs:
        reasons.append(_by_feet(working, troop, heading, wanted, OBLIQUE, "oblique", "MN-MOVE-8"))
        if not troop.present or working.roster.engaged(troop):
            break
    return BLOCKED if all(reasons) else ""


def inch(working: Working, troop: Troop, heading: float, wanted: float, clearance: float = paths.SHORT_OF_ENEMY) -> str:
    """A square in any direction, keeping its facing (MN-MOVE-9)."""
    near = any(
        enemy.cavalry and gap(troop.box, enemy.box) <= INCH_CAVALRY_WITHIN + LIMIT
        for enemy in working.roster.enemies_near(troop, troop.box, INCH_CAVALRY_WITHIN)
        if working.roster.may_act_on(troop.side, enemy)
    )
    most = in_weather(working.battle, INCH_NEAR_CAVALRY if near else INCH)
    return _by_feet(working, troop, heading, wanted, most, "inch", "MN-MOVE-9", clearance)


def prolong(
    working: Working, troop: Troop, wanted: float, *, back: bool = False, clearance: float = paths.SHORT_OF_ENEMY
) -> str:
    """A battery by hand, ahead or back (MN-ART-1)."""
    heading = troop.facing + (180.0 if back else 0.0)
    return _by_feet(working, troop, heading, wanted, PROLONG, "prolong", "MN-ART-1", clearance)


def redeploy(
    working: Working,
    troop: Troop,
    heading: float,
    wanted: float,
    facing: float | None = None,
    march: DivisionMarch | None = None,
    clearance: float = paths.SHORT_OF_ENEMY,
) -> str:
    """A battery limbers up, goes straight in any direction and unlimbers facing any way (MN-ART-2, MN-DIV-2)."""
    final = troop.facing if facing is None else facing
    who = paths.traveller(troop, redeploying=True)
    ground = troop.box_at(troop.x, troop.y, heading)
    landing = troop.box_at(troop.x, troop.y, final)
    if march is None:
        limit = paths.affordable_by_road(working, who, ground, heading, move_allowance(working.battle, troop))
        mode, clause = "redeploy", "MN-ART-2"
    else:
        limit = paths.affordable(working, who, ground, heading, march.allowance)
        mode, clause, clearance = "division", "MN-DIV-2", march.keep
    length, stopped = paths.obstacle(
        working, troop, ground, heading, min(wanted, limit), clearance=clearance, landing=landing, redeploying=True
    )
    length, stopped = _room_to_unlimber(working, troop, heading, final, (length, stopped))
    if length <= LIMIT:
        return BLOCKED if wanted > LIMIT else ""
    troop.moved = troop.redeployed = True
    troop.place(troop.x, troop.y, heading)
    stopped = stopped or (paths.ALLOWANCE if wanted > limit + LIMIT else "")
    run(working, troop, heading, length, mode, clause, stopped=stopped, facing=final)
    return ""


def _room_to_unlimber(working: Working, troop: Troop, heading: float, facing: float, stop: Stop) -> Stop:
    """The battery halts earlier where its footprint, turned to its new front, would touch an enemy or barred ground.

    Roads and bridges carry it through barred ground, but it cannot unlimber there.
    """
    length, reason = stop
    hx, hy = forward(heading)
    who = paths.traveller(troop)
    while length > LIMIT:
        here = troop.box_at(troop.x + length * hx, troop.y + length * hy, facing)
        if any(in_touch(here, enemy.box) for enemy in working.roster.enemies_near(troop, here, CONTACT)):
            reason = paths.ENEMY
        elif paths.barred(working, who, here):
            reason = paths.TERRAIN
        elif not on_table(working.battle.table, here):
            reason = paths.EDGE
        elif overlapped(here, working.roster.friends_near(troop, here, 0.0)):
            reason = paths.FRIEND
        else:
            return length, reason
        length -= _UNLIMBER_STEP
    return 0.0, reason


def _aside(troop: Troop, flank: str) -> float:
    return troop.facing + (90.0 if flank == "RIGHT" else -90.0)


def _by_feet(
    working: Working,
    troop: Troop,
    heading: float,
    wanted: float,
    most: float,
    mode: str,
    clause: str,
    clearance: float = paths.SHORT_OF_ENEMY,
) -> str:
    """A short movement without turning, at the cost of the ground."""
    limit = paths.affordable(working, paths.traveller(troop), troop.box, heading, most)
    return _go(working, troop, heading, wanted, limit, mode, clause, clearance=clearance)


def _go(
    working: Working,
    troop: Troop,
    heading: float,
    wanted: float,
    limit: float,
    mode: str,
    clause: str,
    *,
    clearance: float = paths.SHORT_OF_ENEMY,
) -> str:
    ground, most = troop.box, min(wanted, limit)
    if working.found is None:
        length, stopped = paths.obstacle(working, troop, ground, heading, most, clearance=clearance)
    else:
        length, stopped = working.remembered(
            (troop.id, troop.formation, troop.x, troop.y, troop.facing, heading, most, clearance),
            lambda: paths.obstacle(working, troop, ground, heading, most, clearance=clearance),
        )
    if length <= LIMIT:
        return BLOCKED if wanted > LIMIT else ""
    troop.moved = True
    stopped = stopped or (paths.ALLOWANCE if wanted > limit + LIMIT else "")
    run(working, troop, heading, length, mode, clause, stopped=stopped)
    return ""
