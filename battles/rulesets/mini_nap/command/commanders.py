"""Command stands: who is in command, how stands are lost, how they slip away (MN-CMD-1, 2, 7, 8, 9).

Their own movement stands in ``rides``: here is what happens to them while troops act.
"""

from __future__ import annotations

import math

from battles.engine.advance import point_within
from battles.engine.boxes import Box, point_depth, point_gap
from battles.engine.contact import Disc
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, forward
from battles.engine.play.stands import rests_on
from battles.rulesets.mini_nap.command.status import COMMANDING_KINDS, RADIUS, best_status
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS
from battles.rulesets.mini_nap.table.ground import STAND
from battles.rulesets.mini_nap.table.organisation import role_of
from battles.rulesets.mini_nap.table.troops import Stand, Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import CommanderOut, Kind, Out, Status

# MN-CMD-7. A stand evades this far, the first that will do, and stays this far from every enemy.
EVASIONS = (12.0, 9.0, 6.0)
FROM_ENEMIES = 6.0
EVASION_STEP = 15
# Below this, two computed lengths are the same length.
_SAME = 1e-9

# MN-CMD-9. The sides of a unit by which a stand may leave it, in the order that decides a tie.
REAR, RIGHT, LEFT, FRONT = "rear", "right", "left", "front"
SIDES = (REAR, RIGHT, LEFT, FRONT)
# MN-CMD-4. Where a brigadier stands who leaves his unit.
DETACHING_SIDES = (REAR, RIGHT, LEFT, FRONT)


# ---- status


def status(working: Working, troop: Troop, ground: Box | None = None) -> Status:
    """How well a unit is commanded where it stands, or on other ground.

    MN-CMD-1, MN-AMB-21, MN-AMB-26, MN-X-ARMY-1.
    """
    if troop.id in working.staff.attached:
        return Status.IN
    present = [stand for stand in _above(working, troop.unit.of) if not stand.waiting]
    if not present:
        return Status.IN
    ground = ground or troop.box
    radii = ((stand, 0.0 if stand.evaded else RADIUS.get(stand.rating, 0)) for stand in present if stand.free)
    return best_status(
        (max(0.0, point_gap(ground, stand.x, stand.y) - STAND_RADIUS), radius) for stand, radius in radii
    )


def _above(working: Working, formation_id: str) -> tuple[Stand, ...]:
    """The stands that command the units of a formation by distance; remembered, as the tree never changes."""
    known = working.staff.commanding.get(formation_id)
    if known is None:
        armies = setting(working.battle.settings, "army_command")
        known = tuple(
            working.staff.stand_by_id[link.id]
            for link in working.battle.chain(formation_id)
            if link.id in working.staff.stand_by_id
            and link.kind in COMMANDING_KINDS
            and (armies or link.kind != Kind.ARMY)
        )
        working.staff.commanding[formation_id] = known
    return known


# ---- loss


def remove(working: Working, stand: Stand, why: CommanderOut, clause: str) -> None:
    """Take a stand off the table for good."""
    working.staff.attached.pop(stand.attached, None)
    stand.out = why.value
    stand.attached = ""
    stand.placed = False
    working.journal.emit("commander", unit=stand.id, side=stand.side, clause=clause, lost=why.value)


def count_losses(working: Working, troop: Troop) -> None:
    """After a unit was lost: the brigadier with it, and stands whose troops lost too many (MN-CMD-8)."""
    attached = working.staff.attached.get(troop.id)
    if attached is not None:
        remove(working, attached, CommanderOut.UNIT, "MN-CMD-8")
    for link in working.battle.chain(troop.unit.of):
        stand = working.staff.stand_by_id.get(link.id)
        if stand is None or stand.out or stand.waiting or stand.attached or not stand.placed:
            continue
        if link.kind in (Kind.BRIGADE, Kind.DIVISION) and _too_many_lost(working, link.id):
            remove(working, stand, CommanderOut.LOSSES, "MN-CMD-8")


def lost(working: Working, troop: Troop) -> bool:
    """Whether a unit counts as lost (MN-CMD-8, MN-AMB-27)."""
    return troop.out == Out.ELIMINATED or (troop.out == Out.RETREATED and bool(working.settings["retreat_counts"]))


def _too_many_lost(working: Working, formation_id: str) -> bool:
    """More than half of all units it ever had, half rounded up (MN-AMB-4)."""
    below = [working.roster.by_id[unit.id] for unit in working.battle.units_of(formation_id)]
    half = (len(below) + 1) // 2
    gone = sum(lost(working, troop) for troop in below)
    return gone >= half if working.settings["stand_loss"] == "reach" else gone > half


# ---- in the way of troops


def clear_the_way(working: Working, mover: Troop, heading: float, length: float, *, charge: bool) -> None:
    """Enemy stands that a straight movement touches: overrun by charging cavalry, else they evade (MN-CMD-7).

    Called before the movement is made and logged. A stand that evades may be met again farther on.
    """
    hx, hy = forward(heading)
    start = mover.box
    for stand in working.staff.free_stands(working.roster.enemy_of[mover.side]):
        begun = 0.0
        while stand.free:
            ground = start.shifted(begun * hx, begun * hy)
            reach = STAND_RADIUS + CONTACT
            at = point_within(ground, stand.x, stand.y, hx, hy, reach)
            if at > length - begun or (at <= 0.0 and not _nearing(ground, stand, hx, hy)):
                break
            begun += at
            if charge and mover.cavalry:
                remove(working, stand, CommanderOut.OVERRUN, "MN-CMD-7")
            else:
                evade(working, stand, mover, start.shifted(begun * hx, begun * hy))


def _nearing(ground: Box, stand: Stand, hx: float, hy: float) -> bool:
    """Whether a mover comes nearer to a stand, or deeper upon it."""
    then = ground.shifted(LIMIT * hx, LIMIT * hy)
    now = point_gap(ground, stand.x, stand.y)
    if now > 0.0:
        return point_gap(then, stand.x, stand.y) < now - _SAME
    return point_depth(then, stand.x, stand.y) > point_depth(ground, stand.x, stand.y) + _SAME


def evade(working: Working, stand: Stand, mover: Troop, ground: Box) -> None:
    """A stand slips away from a mover that has this ground: the first legal place, or it is lost (MN-CMD-7)."""
    away = bearing((ground.x, ground.y), (stand.x, stand.y))
    for turn in range(0, 181, EVASION_STEP):
        for side in (1, -1) if 0 < turn < 180 else (1,):
            for length in EVASIONS:
                x, y = along((stand.x, stand.y), away + side * turn, length)
                if _free_place(working, x, y) and _far_from_enemies(working, stand, x, y, mover, ground):
                    stand.place(x, y)
                    stand.evaded = True
                    working.journal.emit(
                        "commander",
                        unit=stand.id,
                        side=stand.side,
                        clause="MN-CMD-7",
                        evaded=True,
                        at=(stand.x, stand.y),
                    )
                    return
    remove(working, stand, CommanderOut.NO_ROOM, "MN-CMD-7")


def _far_from_enemies(working: Working, stand: Stand, x: float, y: float, mover: Troop, ground: Box) -> bool:
    return all(
        point_gap(ground if enemy is mover else enemy.box, x, y) - STAND_RADIUS >= FROM_ENEMIES - LIMIT
        for enemy in {*working.roster.known_enemies(stand.side), mover}
    )


def _free_place(working: Working, x: float, y: float) -> bool:
    """On the table, clear of units and of ground that bars stands."""
    table = working.battle.table
    if not (0.0 <= x <= table.width and 0.0 <= y <= table.height):
        return False
    if covered_by_unit(working, x, y):
        return False
    return not (working.ground.pieces and working.ground.bars(STAND, Disc((x, y), STAND_RADIUS), (x, y)))


def covered_by_unit(working: Working, x: float, y: float) -> bool:
    """Whether a stand there would overlap a unit."""
    here = Box(x, y, 1.0, 0.0, STAND_RADIUS, STAND_RADIUS)
    near = (troop for side in working.roster.enemy_of for troop in working.roster.near(side, here, STAND_RADIUS))
    return any(rests_on(troop, (x, y), STAND_RADIUS) for troop in near)


def settle(working: Working, troop: Troop) -> None:
    """Stands under a unit that has come to rest: friends step aside, enemies evade (MN-CMD-9, MN-CMD-7)."""
    ground = troop.box
    for stand in working.staff.stands:
        if not stand.free:
            continue
        dx, dy = stand.x - ground.x, stand.y - ground.y
        reach = ground.radius + STAND_RADIUS
        if dx * dx + dy * dy >= reach * reach or not rests_on(troop, (stand.x, stand.y), STAND_RADIUS):
            continue
        if stand.side == troop.side:
            nudge(working, stand, ground)
        else:
            evade(working, stand, troop, ground)


def nudge(working: Working, stand: Stand, ground: Box) -> None:
    """A stand leaves a friendly unit by the nearest side, or the next that is not taken (MN-CMD-9)."""
    right, ahead = ground.local(stand.x, stand.y)
    depth = {REAR: ground.hd + ahead, FRONT: ground.hd - ahead, RIGHT: ground.hw - right, LEFT: ground.hw + right}
    for side in sorted(SIDES, key=lambda side: round(depth[side], 6)):
        x, y = beside(ground, side, right, ahead)
        if _free_place(working, x, y):
            stand.place(x, y)
            working.journal.emit(
                "commander", unit=stand.id, side=stand.side, clause="MN-CMD-9", nudged=True, at=(stand.x, stand.y)
            )
            return
    remove(working, stand, CommanderOut.NO_ROOM, "MN-CMD-9")


def beside(ground: Box, side: str, right: float = 0.0, ahead: float = 0.0) -> tuple[float, float]:
    """Where a stand just touches a side of a footprint, opposite a point given in the footprint's own axes."""
    out_x, out_y = ground.hw + STAND_RADIUS, ground.hd + STAND_RADIUS
    if side in (REAR, FRONT):
        ahead = out_y if side == FRONT else -out_y
    else:
        right = out_x if side == RIGHT else -out_x
    return (
        ground.x + right * ground.ux - ahead * ground.uy,
        ground.y + right * ground.uy + ahead * ground.ux,
    )


def detach(working: Working, stand: Stand, troop: Troop) -> bool:
    """A brigadier leaves his unit and stands in contact with it, behind it if he can (MN-CMD-4)."""
    for side in DETACHING_SIDES:
        x, y = beside(troop.box, side)
        if _free_place(working, x, y):
            working.staff.attached.pop(troop.id, None)
            stand.attached = ""
            stand.place(x, y)
            working.journal.emit(
                "commander", unit=stand.id, side=stand.side, clause="MN-CMD-4", detached=troop.id, at=(stand.x, stand.y)
            )
            return True
    return False


def is_brigadier(working: Working, stand: Stand) -> bool:
    """Whether this commander may ride with his units: a brigade's, not a brigade of guns (MN-FILE-3)."""
    if stand.kind != Kind.BRIGADE:
        return False
    return role_of(stand.formation, working.battle.units_of(stand.id)) != "artillery"


def distance_between(stand: Stand, troop: Troop) -> float:
    """The gap between a stand and a unit; infinite when the stand is not on the table."""
    return max(0.0, point_gap(troop.box, stand.x, stand.y) - STAND_RADIUS) if stand.placed else math.inf
