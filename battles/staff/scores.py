"""How the staff judges what an order would come to. Each score is small and has a name; their weighted sum decides.

All are about a unit as it would stand. 1 is the worth of a whole march towards its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from operator import itemgetter
from typing import NamedTuple

from battles.engine.boxes import Box, beyond_front, gap, is_within, least_gap
from battles.engine.geometry import CONTACT, bearing, turn_between
from battles.staff.battle_order import masked
from battles.staff.craft import Arm, Body, Craft, Foe, Shape
from battles.staff.firefight import bears
from battles.staff.situation import Wish

#: What a front is worth far from the enemy, beside one near him.
ON_THE_MARCH = 0.35
#: What fire is worth: of guns that do not move, and of foot in line or open order.
STEADY_GUNS, IN_LINE = 1.0, 0.35
#: What an order is worth is told to so many decimals.
DECIMALS = 4


@dataclass(frozen=True, slots=True)
class Scene:
    """What is the same for all orders of a unit: how it stands, what is wanted of it, and who is about.

    ``guns`` are the friends whose fire it might mask.
    """

    craft: Craft
    before: Body
    wish: Wish
    friends: Sequence[Body]
    guns: Sequence[Body]
    alarming: Sequence[Foe]
    """The enemies who may be so near to it after an order that its front matters, the nearest first."""
    met: Sequence[Foe]
    """Those among whom an order may bring it."""
    reaches: Sequence[tuple[Foe, float]]
    """Those who may do something to it then, or it to them, each with the distance within which he does."""
    fires: float
    """The most that fire can be worth to it: nothing where nobody comes within its range."""
    least: float
    """How near the nearest enemy is; endless where nobody is about."""
    grounds: dict[Box, Ground] = field(default_factory=dict)
    """What is known of the grounds on which orders end: many end on the same, and differ in the formation alone."""

    @classmethod
    def of(cls, craft: Craft, body: Body, wish: Wish, side: Sequence[Body], foes: Sequence[Foe]) -> Scene:
        """The scene of one unit among all of its side."""
        own_id, masked = body.id, craft.lengths.masked
        friends = [friend for friend in side if friend.id != own_id]
        about = body.march + masked
        guns = [
            friend
            for friend in friends
            if friend.shape is Shape.BATTERY
            and friend.arm is Arm.GUNS
            and is_within(friend.box, body.box, min(friend.range, masked) + about)
        ]
        own, alarm = max(body.range, wish.keep), craft.lengths.alarm
        at = body.at
        away = sorted([(math.dist(foe.at, at), foe) for foe in foes], key=itemgetter(0))
        # So much nearer to an enemy than from middle to middle a unit may come by an order, and a change of formation.
        nearer = body.march + 2.0 * craft.broad(body)
        alarming = [foe for far, foe in away if far <= max(alarm, foe.reach) + foe.box.radius + nearer]
        met = [foe for far, foe in away if far <= craft.lengths.musketry + foe.box.radius + nearer]
        reaches = [
            (foe, reach)
            for far, foe in away
            if far <= (reach := max(own, foe.reach + CONTACT, foe.range, foe.dense)) + foe.box.radius + nearer
        ]
        least = least_gap(body.box, (foe.box for foe in foes)) if wish.keep > 0.0 else math.inf
        fire = 0.0
        # Who turns on his way brings a corner nearer, by no more than his radius.
        within = body.range + body.march + body.box.radius
        if body.range > 0.0 and any(is_within(body.box, foe.box, within) for foe in foes):
            fire = STEADY_GUNS if body.arm == Arm.GUNS else IN_LINE
        return cls(craft, body, wish, friends, guns, alarming, met, reaches, fires=fire, least=least)


class Ground(NamedTuple):
    """What is the same for all who stand on one ground, in whatever formation.

    ``about`` are the enemies to whom its distance there matters, each with that distance; ``told`` the scores that ask
    for nothing but the ground, as far as they were asked.
    """

    about: Sequence[tuple[Foe, float]]
    told: dict[Score, float]

    @classmethod
    def of(cls, scene: Scene, here: Box) -> Ground:
        """What is known of a ground in a scene."""
        about = []
        for foe, reach in scene.reaches:
            there = foe.box
            dx, dy, far = there.x - here.x, there.y - here.y, reach + here.radius + there.radius
            if dx * dx + dy * dy <= far * far and (away := gap(here, there)) <= reach:
                about.append((foe, away))
        return cls(about, {})


class View(NamedTuple):
    """What a score looks at: the unit as it would stand, in its scene, and what is known of the ground there."""

    scene: Scene
    after: Body
    about: Sequence[tuple[Foe, float]]
    told: dict[Score, float]

    @classmethod
    def of(cls, scene: Scene, after: Body) -> View:
        """The view of a unit that stands so."""
        ground = scene.grounds.get(after.box)
        if ground is None:
            ground = scene.grounds[after.box] = Ground.of(scene, after.box)
        return cls(scene, after, *ground)


Score = Callable[[View], float]


def of_the_ground(score: Score) -> Score:
    """A score that asks for nothing but the ground: it is told once, however many orders end there."""

    @wraps(score)
    def told(view: View) -> float:
        value = view.told.get(score)
        if value is None:
            value = view.told[score] = score(view)
        return value

    return told


@of_the_ground
def nearer(view: View) -> float:
    """How much of a march it comes nearer to its place; on the spot, what a change of formation shifts is nothing."""
    before, wish, at = view.scene.before, view.scene.wish, view.after.at
    if wish.stay:
        return -max(0.0, math.dist(before.at, at) - before.box.radius) / max(before.march, 1.0)
    return (math.dist(before.at, wish.place) - math.dist(at, wish.place)) / max(before.march, 1.0)


def front(view: View) -> float:
    """Whether it faces as it should: what matters near the enemy, and little on the march."""
    off = _off(view.scene, view.after)
    if off == 0.0:
        return 0.0
    here, alarm = view.after.box, view.scene.craft.lengths.alarm
    close = any(is_within(here, foe.box, max(alarm, foe.reach)) for foe in view.scene.alarming)
    return -off * (1.0 if close else ON_THE_MARCH)


def _off(scene: Scene, after: Body) -> float:
    """How far from its front it faces, in right angles."""
    return abs(turn_between(after.facing, scene.wish.front)) / 90.0


def shape(view: View) -> float:
    """Whether it is in the formation that is wanted, the second choice counting half."""
    shapes, now = view.scene.wish.shapes, view.after.shape
    if not shapes or now == shapes[0]:
        return 0.0
    return -0.5 if now in shapes else -1.0


def exposed(view: View) -> float:
    """Flank or back shown to enemies who can reach it, a front to horse in loose order."""
    after = view.after
    if after.shape == Shape.SQUARE:
        return 0.0
    total = 0.0
    for foe, away in view.about:
        if foe.reach <= 0.0 or away > foe.reach + CONTACT:
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
    for foe, away in view.about:
        reach = max(foe.range, foe.dense) if dense == 1.0 else foe.range
        if reach <= 0.0 or away > reach:
            continue
        if foe.arm == Arm.GUNS:
            total -= 0.2 * dense * (1.5 - away / max(reach, 1.0))
        elif foe.arm == Arm.FOOT and beyond_front(foe.box, after.box) > CONTACT:
            total -= 0.4 * dense
    return max(total, -2.0)


def fires(view: View) -> float:
    """Whether it can fire at somebody with effect from there."""
    after = view.after
    guns = after.arm == Arm.GUNS
    if after.range <= 0.0 or (guns and after.shape != Shape.BATTERY):
        return 0.0
    bears = any(
        away <= after.range
        and beyond_front(after.box, foe.box) > CONTACT
        and not (guns and masked(after, foe, view.scene.friends))
        for foe, away in view.about
    )
    if not bears:
        return 0.0
    if guns:
        return STEADY_GUNS if after.at == view.scene.before.at else 0.2
    return IN_LINE if after.shape in (Shape.LINE, Shape.OPEN) else 0.1


def useless(view: View) -> float:
    """Whether it stands under fire and can fire at nobody; asked only where the wish knows a way out."""
    after = view.after
    if not view.scene.wish.ways_out:
        return 0.0
    arms = (Arm.FOOT, Arm.GUNS) if after.arm == Arm.HORSE else (Arm.FOOT,)
    if not any(foe.arm in arms and away <= foe.range and bears(foe.box, after.box) for foe, away in view.about):
        return 0.0
    firing = after.range > 0.0 and any(away <= after.range and bears(after.box, foe.box) for foe, away in view.about)
    return 0.0 if firing else -1.0


@of_the_ground
def distance_kept(view: View) -> float:
    """Not nearer to an enemy than is wanted, nor than it stands already."""
    keep = view.scene.wish.keep
    least = min((away for _, away in view.about), default=math.inf)
    if least >= keep or least >= view.scene.least - CONTACT:
        return 0.0
    return -(keep - least) / keep


@of_the_ground
def in_command(view: View) -> float:
    """Whether a general still reaches it."""
    return 0.0 if view.scene.craft.commanded(view.after) else -1.0


@of_the_ground
def in_the_way(view: View) -> float:
    """Blocks a road with guns, or stands before friendly guns that fire."""
    after = view.after
    total = -1.0 if after.arm == Arm.GUNS and view.scene.craft.on_road(after) else 0.0
    for friend in view.scene.guns:
        right, ahead = friend.box.local(*after.at)
        if (
            0.0 < ahead <= min(friend.range, view.scene.craft.lengths.masked)
            and abs(right) < friend.box.hw + after.box.hw
        ):
            total -= 0.6
    return max(total, -1.5)


_OF_THOSE_ABOUT = (exposed, under_fire, fires, useless, distance_kept)
#: Each score with its weight.
WEIGHTS: Mapping[Score, float] = {
    nearer: 1.0,
    front: 0.6,
    shape: 0.5,
    exposed: 0.7,
    under_fire: 0.5,
    fires: 0.8,
    useless: 0.6,
    distance_kept: 1.0,
    in_command: 1.3,
    in_the_way: 0.7,
}
_WEIGHED = tuple(WEIGHTS.items())
#: Where nobody is about, those that look at nobody else are nothing.
_WEIGHED_ALONE = tuple((score, weight) for score, weight in _WEIGHED if score not in _OF_THOSE_ABOUT)


def promise(scene: Scene, after: Body) -> float:
    """The most that a unit may be worth that stands so, by what can be told without looking at anybody else."""
    view = View(scene, after, (), {})
    facing = -ON_THE_MARCH * _off(scene, after)
    return (
        WEIGHTS[nearer] * nearer(view)
        + WEIGHTS[front] * facing
        + WEIGHTS[shape] * shape(view)
        + WEIGHTS[fires] * scene.fires
        # What rounding may add.
        + 10.0**-DECIMALS
    )


def worth(scene: Scene, after: Body) -> float:
    """The sum of all scores, rounded so that the last digits of a place decide nothing."""
    view = View.of(scene, after)
    scores = _WEIGHED if view.about else _WEIGHED_ALONE
    return round(sum([weight * score(view) for score, weight in scores]), DECIMALS)
