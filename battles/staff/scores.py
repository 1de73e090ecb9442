"""How the staff judges what an order would come to. Each score is small and has a name; their weighted sum decides.

All are about a unit as it would stand. 1 is the worth of a whole march towards its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from battles.engine.boxes import beyond_front, gap, is_within
from battles.engine.geometry import CONTACT, bearing, turn_between
from battles.staff.craft import Arm, Body, Craft, Foe, Shape
from battles.staff.plan import Wish, masked


@dataclass(frozen=True, slots=True)
class View:
    """What a score looks at: the unit before and after an order, what is wanted of it, and who is about."""

    craft: Craft
    before: Body
    after: Body
    wish: Wish
    friends: Sequence[Body]
    foes: Sequence[Foe]


Score = Callable[[View], float]


def nearer(view: View) -> float:
    """How much of a march it comes nearer to its place; on the spot, what a change of formation shifts is nothing."""
    if view.wish.stay:
        moved = math.dist(view.before.at, view.after.at) - view.before.box.radius
        return -max(0.0, moved) / max(view.before.march, 1.0)
    gained = math.dist(view.before.at, view.wish.place) - math.dist(view.after.at, view.wish.place)
    return gained / max(view.before.march, 1.0)


def front(view: View) -> float:
    """Whether it faces as it should: what matters near the enemy, and little on the march."""
    close = any(is_within(view.after.box, foe.box, max(view.craft.lengths.alarm, foe.reach)) for foe in view.foes)
    off = abs(turn_between(view.after.facing, view.wish.front)) / 90.0
    return -off * (1.0 if close else 0.35)


def shape(view: View) -> float:
    """Whether it is in the formation that is wanted, the second choice counting half."""
    shapes = view.wish.shapes
    if not shapes or view.after.shape in shapes[:1]:
        return 0.0
    return -0.5 if view.after.shape in shapes else -1.0


def exposed(view: View) -> float:
    """Flank or back shown to enemies who can reach it, a front to horse in loose order."""
    after = view.after
    if after.shape == Shape.SQUARE:
        return 0.0
    total = 0.0
    for foe in view.foes:
        if foe.reach <= 0.0 or not is_within(after.box, foe.box, foe.reach + CONTACT):
            continue
        weight = 1.0 if foe.arm == Arm.HORSE else 0.5
        if beyond_front(after.box, foe.box) <= CONTACT:
            total -= 1.5 * weight
        elif abs(turn_between(after.facing, bearing(after.at, foe.at))) > 60.0:
            total -= 0.6 * weight
        if foe.arm == Arm.HORSE and after.arm == Arm.FOOT and after.shape == Shape.OPEN:
            total -= 0.5
    return max(total, -4.0)


def under_fire(view: View) -> float:
    """What its formation suffers where it stands: columns before muskets, squares and columns before guns."""
    after = view.after
    if after.arm == Arm.GUNS:
        return 0.0
    dense = {Shape.COLUMN: 1.0, Shape.SQUARE: 1.0}.get(after.shape, 0.25)
    total = 0.0
    for foe in view.foes:
        reach = max(foe.range, foe.dense) if dense == 1.0 else foe.range
        if reach <= 0.0 or not is_within(after.box, foe.box, reach):
            continue
        if foe.arm == Arm.GUNS:
            total -= 0.2 * dense * (1.5 - gap(after.box, foe.box) / max(reach, 1.0))
        elif foe.arm == Arm.FOOT and beyond_front(foe.box, after.box) > CONTACT:
            total -= 0.4 * dense
    return max(total, -2.0)


def fires(view: View) -> float:
    """Whether it can fire at somebody with effect from there."""
    after = view.after
    if after.range <= 0.0 or (after.arm == Arm.GUNS and after.shape != Shape.BATTERY):
        return 0.0
    bears = any(
        is_within(after.box, foe.box, after.range)
        and beyond_front(after.box, foe.box) > CONTACT
        and not (after.arm == Arm.GUNS and masked(after, foe, view.friends))
        for foe in view.foes
    )
    if not bears:
        return 0.0
    if after.arm == Arm.GUNS:
        return 1.0 if after.at == view.before.at else 0.2
    return 0.35 if after.shape in (Shape.LINE, Shape.OPEN) else 0.1


def distance_kept(view: View) -> float:
    """Not nearer to an enemy than is wanted."""
    keep, here = view.wish.keep, view.after.box
    if keep <= 0.0:
        return 0.0
    least = min((gap(here, foe.box) for foe in view.foes if is_within(here, foe.box, keep)), default=math.inf)
    if least >= keep:
        return 0.0
    before = min((gap(view.before.box, foe.box) for foe in view.foes), default=math.inf)
    if least >= before - CONTACT:
        return 0.0
    return -(view.wish.keep - least) / view.wish.keep


def in_command(view: View) -> float:
    """Whether a general still reaches it."""
    return 0.0 if view.craft.commanded(view.after) else -1.0


def in_the_way(view: View) -> float:
    """Blocks a road with guns, or stands before friendly guns that fire."""
    after = view.after
    total = -1.0 if after.arm == Arm.GUNS and view.craft.on_road(after) else 0.0
    for friend in view.friends:
        if friend.arm != Arm.GUNS or friend.shape != Shape.BATTERY or friend.id == after.id:
            continue
        right, ahead = friend.box.local(*after.at)
        if 0.0 < ahead <= min(friend.range, 25.0) and abs(right) < friend.box.hw + after.box.hw:
            total -= 0.6
    return max(total, -1.5)


#: Each score with its weight.
WEIGHTS: Mapping[Score, float] = {
    nearer: 1.0,
    front: 0.6,
    shape: 0.5,
    exposed: 0.7,
    under_fire: 0.5,
    fires: 0.8,
    distance_kept: 1.0,
    in_command: 0.8,
    in_the_way: 0.7,
}


def worth(view: View) -> float:
    """The sum of all scores, rounded so that the last digits of a place decide nothing."""
    return round(sum(weight * score(view) for score, weight in WEIGHTS.items()), 4)
