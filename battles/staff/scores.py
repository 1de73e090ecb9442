"""How the staff judges what an order would come to. Each score is small and has a name; their weighted sum decides.

All are about a unit as it would stand. 1 is the worth of a whole march towards its place.
"""

from __future__ import annotations

import math

from battles.engine.boxes import beyond_front, is_within
from battles.engine.geometry import CONTACT, turn_between
from battles.staff.battle_order import masked
from battles.staff.craft import BATTERY, COLUMN, FOOT, GUNS, HORSE, OPEN, SQUARE, Body
from battles.staff.firefight import bears
from battles.staff.scene import Ground, Scene, fire_of

#: What a front is worth far from the enemy, beside one near him.
ON_THE_MARCH = 0.35
#: The weight of each score.
NEARER, FRONT, SHAPE, EXPOSED, UNDER_FIRE, FIRES, USELESS = 1.0, 0.6, 0.5, 0.7, 0.5, 0.8, 0.6
DISTANCE_KEPT, IN_COMMAND, IN_THE_WAY = 1.0, 1.3, 0.7
#: The cosine of the angle from its front beyond which a unit shows its flank: 60 degrees.
COS_ASLANT = 0.5
COS_ASLANT_SQUARED = COS_ASLANT**2
#: What an order is worth is told to so many decimals.
DECIMALS = 4


# ---- scores of a ground


def nearer(scene: Scene, after: Body) -> float:
    """How much of a march it comes nearer to its place; on the spot, what a change of formation shifts is nothing."""
    before, wish, here = scene.before, scene.wish, after.box
    if wish.stay:
        start = before.box
        gone = math.hypot(here.x - start.x, here.y - start.y) - start.radius
        return -gone / max(before.march, 1.0) if gone > 0.0 else 0.0
    x, y = wish.place
    return (scene.away - math.hypot(here.x - x, here.y - y)) / max(before.march, 1.0)


def distance_kept(scene: Scene, ground: Ground) -> float:
    """Not nearer to an enemy than is wanted, nor than it stands already."""
    keep = scene.wish.keep
    if not ground.about or keep <= 0.0:
        return 0.0
    least = min((away for _, away in ground.within(keep)), default=keep)
    if least >= keep or least >= scene.least - CONTACT:
        return 0.0
    return -(keep - least) / keep


def in_the_way(scene: Scene, after: Body) -> float:
    """Blocks a road with guns, or stands before friendly guns that fire."""
    total = -1.0 if after.arm is GUNS and scene.craft.on_road(after) else 0.0
    if not scene.guns:
        return total
    masked, here = scene.lengths.masked, after.box
    x, y, half = here.x, here.y, here.hw
    for friend in scene.guns:
        there = friend.box
        dx, dy = x - there.x, y - there.y
        ahead = dy * there.ux - dx * there.uy
        if 0.0 < ahead <= masked and ahead <= friend.range and abs(dx * there.ux + dy * there.uy) < there.hw + half:
            total -= 0.6
    return max(total, -1.5)


# ---- scores of front and formation


def front(scene: Scene, after: Body) -> float:
    """Whether it faces as it should: what matters near the enemy, and little on the march."""
    off = _off(scene, after)
    if off == 0.0:
        return 0.0
    here, alarm = after.box, scene.lengths.alarm
    close = scene.surely_close(after) or any(is_within(here, foe.box, max(alarm, foe.reach)) for foe in scene.alarming)
    return -off * (1.0 if close else ON_THE_MARCH)


def _off(scene: Scene, after: Body) -> float:
    """How far from its front it faces, in right angles."""
    return abs(turn_between(after.facing, scene.wish.front)) / 90.0


def shape(scene: Scene, after: Body) -> float:
    """Whether it is in the formation that is wanted, the second choice counting half."""
    shapes, now = scene.wish.shapes, after.shape
    if not shapes or now == shapes[0]:
        return 0.0
    return -0.5 if now in shapes else -1.0


# ---- scores of those about


def exposed(after: Body, ground: Ground) -> float:
    """Flank or back shown to enemies who can reach it, a front to horse in loose order."""
    if after.shape is SQUARE or not ground.about:
        return 0.0
    loose = after.arm is FOOT and after.shape is OPEN
    shown = ground.shown.get(loose)
    if shown is None:
        shown = ground.shown[loose] = _shown(ground, loose=loose)
    return shown


def _shown(ground: Ground, *, loose: bool) -> float:
    """The same of troops that have flanks."""
    here = ground.here
    ux, uy, hd = here.ux, here.uy, here.hd + CONTACT
    total = 0.0
    for foe, there, dx, dy, square in ground.about:
        reach = foe.reach
        if reach <= 0.0:
            continue
        ahead = dy * ux - dx * uy
        # Most are before its front wherever on their ground they stand.
        if ahead > hd and ahead * ahead > COS_ASLANT_SQUARED * square:
            shown = 0.0
        elif beyond_front(here, there) <= CONTACT:
            shown = 0.75
        else:
            shown = 0.3 if ahead < COS_ASLANT * math.sqrt(square) else 0.0
        if foe.arm is HORSE:
            shown = 2.0 * shown + (0.5 if loose else 0.0)
        if shown and (square <= reach * reach or ground.away(foe) <= reach + CONTACT):
            total -= shown
    return max(total, -4.0)


def under_fire(after: Body, ground: Ground) -> float:
    """What its formation suffers where it stands: columns before muskets, squares and columns before guns."""
    if after.arm is GUNS:
        return 0.0
    massed = after.shape is COLUMN or after.shape is SQUARE
    dense = 1.0 if massed else 0.25
    total, radius = 0.0, after.box.radius
    for foe, there, _, _, square in ground.about:
        reach = max(foe.range, foe.dense) if massed else foe.range
        far = reach + radius + there.radius
        if reach <= 0.0 or square > far * far:
            continue
        if foe.arm is GUNS:
            if (away := ground.away(foe)) <= reach:
                total -= 0.2 * dense * (1.5 - away / max(reach, 1.0))
        elif (
            foe.arm is FOOT
            and beyond_front(there, after.box) > CONTACT
            and (square <= reach * reach or ground.away(foe) <= reach)
        ):
            total -= 0.4 * dense
    return max(total, -2.0)


def fires(scene: Scene, after: Body, ground: Ground) -> float:
    """Whether it can fire at somebody with effect from there; who goes back stays for nobody to fire at."""
    reach, guns = after.range, after.arm is GUNS
    if reach <= 0.0 or scene.wish.backward or (guns and after.shape is not BATTERY):
        return 0.0
    for foe, _ in ground.within(reach):
        if beyond_front(after.box, foe.box) > CONTACT and not (guns and masked(after, foe, scene.friends)):
            return fire_of(scene.before, after)
    return 0.0


def useless(scene: Scene, after: Body, ground: Ground) -> float:
    """Whether it stands under fire and can fire at nobody; asked only of who stands in fire now."""
    if not scene.wish.in_fire:
        return 0.0
    arms = (FOOT, GUNS) if after.arm == HORSE else (FOOT,)
    farthest = max([foe.range for foe, *_ in ground.about if foe.arm in arms], default=0.0)
    if not any(
        foe.arm in arms and away <= foe.range and bears(foe.box, after.box) for foe, away in ground.within(farthest)
    ):
        return 0.0
    firing = after.range > 0.0 and any(bears(after.box, foe.box) for foe, _ in ground.within(after.range))
    return 0.0 if firing else -1.0


# ---- their sum


def promise(scene: Scene, after: Body) -> float:
    """The most that a unit may be worth that stands so, by what can be told without looking at anybody else."""
    return (
        NEARER * nearer(scene, after)
        - FRONT * (1.0 if scene.surely_close(after) else ON_THE_MARCH) * _off(scene, after)
        + SHAPE * shape(scene, after)
        + FIRES * scene.aims(after)
        # What rounding may add.
        + 10.0**-DECIMALS
    )


def bared(scene: Scene, after: Body) -> float:
    """What is lost there by showing a flank or the back: more than by all else, where enemies are about."""
    return EXPOSED * scene.lengths.exposed * exposed(after, scene.ground(after))


def too_near(scene: Scene, after: Body) -> float:
    """What is lost there by being nearer to an enemy than is wanted, or in somebody's way."""
    ground = scene.ground(after)
    if ground.lost is None:
        ground.lost = DISTANCE_KEPT * distance_kept(scene, ground) + IN_THE_WAY * in_the_way(scene, after)
    return ground.lost


def worth(scene: Scene, after: Body) -> float:
    """The sum of all scores, rounded so that the last digits of a place decide nothing."""
    ground = scene.ground(after)
    total = (
        NEARER * nearer(scene, after)
        + IN_COMMAND * scene.commanded(after)
        + too_near(scene, after)
        + FRONT * front(scene, after)
        + SHAPE * shape(scene, after)
    )
    if ground.about:
        total += (
            EXPOSED * scene.lengths.exposed * exposed(after, ground)
            + UNDER_FIRE * under_fire(after, ground)
            + FIRES * fires(scene, after, ground)
            + USELESS * useless(scene, after, ground)
        )
    return round(total, DECIMALS)
