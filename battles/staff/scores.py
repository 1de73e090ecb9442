"""How the staff judges what an order would come to. Each score is small and has a name; their weighted sum decides.

All are about a unit as it would stand. 1 is the worth of a whole march towards its place.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from battles.engine.boxes import Box, beyond_front, gap, is_within, least_gap
from battles.engine.frozen import quickly_made
from battles.engine.geometry import CONTACT, ROUNDING, turn_between
from battles.staff.battle_order import masked
from battles.staff.craft import BATTERY, COLUMN, FOOT, GUNS, HORSE, LINE, OPEN, SQUARE, Body, Craft, Foe
from battles.staff.firefight import bears
from battles.staff.situation import Wish

#: What a front is worth far from the enemy, beside one near him.
ON_THE_MARCH = 0.35
#: What fire is worth: of guns that do not move and of others, of foot in line or open order and of other foot.
STEADY_GUNS, UNSTEADY_GUNS, IN_LINE, IN_MASS = 1.0, 0.2, 0.35, 0.1
#: Enemies farther off than this many times the alarm distance play no part in the judging of a unit's orders.
OUT_OF_MIND = 3.0
#: The weight of each score.
NEARER, FRONT, SHAPE, EXPOSED, UNDER_FIRE, FIRES, USELESS = 1.0, 0.6, 0.5, 0.7, 0.5, 0.8, 0.6
DISTANCE_KEPT, IN_COMMAND, IN_THE_WAY = 1.0, 1.3, 0.7
#: The cosine of the angle from its front beyond which a unit shows its flank: 60 degrees.
COS_ASLANT = 0.5
COS_ASLANT_SQUARED = COS_ASLANT**2
#: What an order is worth is told to so many decimals.
DECIMALS = 4


@quickly_made
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
    close: float
    """No farther than this from where it stands its front matters for certain."""
    met: Sequence[Foe]
    """Those among whom an order may bring it."""
    reaches: Sequence[tuple[Foe, Box, float]]
    """Those who may do something to it then, or it to them, each with the distance within which he does."""
    fires: float
    """The most that fire can be worth to it: nothing where nobody comes within its range."""
    targets: Sequence[tuple[float, float, float]]
    """Whom it may have within its range after an order: middle, and the square of the distance from middle to middle
    beyond which it has not."""
    least: float
    """How near the nearest enemy is; endless where nobody is about."""
    grounds: dict[Box, Ground] = field(default_factory=dict)
    """What is known of the grounds on which orders end: many end on the same, and differ in the formation alone."""
    commands: dict[Box, float] = field(default_factory=dict)
    """Whether it is in command there, as a score."""

    @classmethod
    def of(cls, craft: Craft, body: Body, wish: Wish, side: Sequence[Body], foes: Sequence[Foe]) -> Scene:
        """The scene of one unit among all of its side."""
        own_id, lengths, ground, at, march = body.id, craft.lengths, body.box, body.at, body.march
        masked, musketry, alarm = lengths.masked, lengths.musketry, lengths.alarm
        friends = [friend for friend in side if friend.id != own_id]
        about = march + masked
        guns = [
            friend
            for friend in friends
            if friend.shape is BATTERY
            and friend.arm is GUNS
            and is_within(friend.box, ground, min(friend.range, masked) + about)
        ]
        own = max(body.range, wish.keep)
        # So much nearer to an enemy than from middle to middle a unit may come by an order, and a change of formation.
        nearer = march + 2.0 * craft.broad(body)
        alarming, met, reaches, close = [], [], [], -1.0
        horizon, least_known = OUT_OF_MIND * alarm + march, max(alarm, musketry)
        # Nobody farther off than is wanted is nearer than that.
        keep = wish.keep + ground.radius + CONTACT if wish.keep > 0.0 else -math.inf
        known: list[tuple[float, float, float, Foe]] = []
        for foe in foes:
            there, foe_reach = foe.box, foe.reach
            far, margin = math.dist((there.x, there.y), at), there.radius + nearer
            reach = max(own, foe_reach + CONTACT, foe.range, foe.dense)
            if far <= max(reach, least_known) + margin and (far <= horizon or far <= foe_reach + march):
                known.append((far, margin, reach, foe))
        known.sort(key=itemgetter(0))
        kept = []
        for far, margin, reach, foe in known:
            there = foe.box
            alarmed = max(alarm, foe.reach)
            if far <= alarmed + margin:
                alarming.append(foe)
                close = max(close, alarmed - far)
            if far <= musketry + margin:
                met.append(foe)
            if far <= reach + margin:
                reaches.append((foe, there, reach))
            if far <= keep + there.radius:
                kept.append(there)
        least = least_gap(ground, kept)
        fire = 0.0
        # Who turns on his way brings a corner nearer, by no more than his radius.
        within = body.range + march + ground.radius
        targets: list[tuple[float, float, float]] = []
        if body.range > 0.0 and not wish.backward and any(is_within(ground, foe.box, within) for *_, foe in known):
            fire = STEADY_GUNS if body.arm == GUNS else IN_LINE
            for far, _, _, foe in known:
                there = foe.box
                farthest = body.range + ground.radius + there.radius + ROUNDING
                if far <= farthest + nearer:
                    targets.append((there.x, there.y, farthest * farthest))
        return cls(craft, body, wish, friends, guns, alarming, close, met, reaches, fire, targets, least)

    def surely_close(self, after: Body) -> bool:
        """Whether its front matters for certain there, as the distances of middles tell."""
        return math.dist(after.at, self.before.at) <= self.close

    def commanded(self, after: Body) -> float:
        """Whether a general still reaches the unit where it stands after an order."""
        told = self.commands.get(after.box)
        if told is None:
            told = self.commands[after.box] = 0.0 if self.craft.commanded(after) else -1.0
        return told

    def aims(self, after: Body) -> float:
        """The most that fire can be worth to the unit there: by its formation, and by circles."""
        here, before = after.box, self.before
        if not self.fires or here.radius != before.box.radius or after.range != before.range:
            return self.fires
        x, y = here.x, here.y
        for there_x, there_y, far in self.targets:
            dx, dy = there_x - x, there_y - y
            if dx * dx + dy * dy <= far:
                return _fire(before, after)
        return 0.0


class Ground:
    """What is the same for all who stand on one ground, in whatever formation: who is about, and its worth.

    How far off an enemy is is measured only where something hangs on it, and once.
    """

    __slots__ = ("_gaps", "about", "here", "worth")

    def __init__(self, scene: Scene, after: Body) -> None:
        here = self.here = after.box
        x, y, radius = here.x, here.y, here.radius
        self._gaps: dict[str, float] = {}
        about: list[tuple[Foe, Box, float, float, float]] = []
        for foe, there, reach in scene.reaches:
            dx, dy, far = there.x - x, there.y - y, reach + radius + there.radius
            square = dx * dx + dy * dy
            if square <= far * far:
                about.append((foe, there, dx, dy, square))
        self.about = about
        self.worth = (
            NEARER * nearer(scene, after)
            + DISTANCE_KEPT * distance_kept(scene, self)
            + IN_COMMAND * scene.commanded(after)
            + IN_THE_WAY * in_the_way(scene, after)
        )

    def away(self, foe: Foe) -> float:
        """How far off an enemy is, by gap."""
        found = self._gaps.get(foe.id)
        if found is None:
            found = self._gaps[foe.id] = gap(self.here, foe.box)
        return found

    def within(self, reach: float) -> Iterator[tuple[Foe, float]]:
        """The enemies no farther off than this, each with his distance: circles tell of most that they are."""
        near = reach + self.here.radius
        for foe, there, _, _, square in self.about:
            far = near + there.radius
            if square <= far * far and (away := self.away(foe)) <= reach:
                yield foe, away


# ---- scores of a ground


def nearer(scene: Scene, after: Body) -> float:
    """How much of a march it comes nearer to its place; on the spot, what a change of formation shifts is nothing."""
    before, wish, at = scene.before, scene.wish, after.at
    if wish.stay:
        return -max(0.0, math.dist(before.at, at) - before.box.radius) / max(before.march, 1.0)
    return (math.dist(before.at, wish.place) - math.dist(at, wish.place)) / max(before.march, 1.0)


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
    total = -1.0 if after.arm == GUNS and scene.craft.on_road(after) else 0.0
    masked, (x, y), half = scene.craft.lengths.masked, after.at, after.box.hw
    for friend in scene.guns:
        right, ahead = friend.box.local(x, y)
        if 0.0 < ahead <= min(friend.range, masked) and abs(right) < friend.box.hw + half:
            total -= 0.6
    return max(total, -1.5)


# ---- scores of front and formation


def front(scene: Scene, after: Body) -> float:
    """Whether it faces as it should: what matters near the enemy, and little on the march."""
    off = _off(scene, after)
    if off == 0.0:
        return 0.0
    here, alarm = after.box, scene.craft.lengths.alarm
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
    if after.shape is SQUARE:
        return 0.0
    here = after.box
    ux, uy, hd = here.ux, here.uy, here.hd + CONTACT
    loose = after.arm is FOOT and after.shape is OPEN
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
            return _fire(scene.before, after)
    return 0.0


def _fire(before: Body, after: Body) -> float:
    """What it is worth to a unit to have somebody before its muskets or guns."""
    if after.arm is GUNS:
        return 0.0 if after.shape is not BATTERY else STEADY_GUNS if after.at == before.at else UNSTEADY_GUNS
    return IN_LINE if after.shape is LINE or after.shape is OPEN else IN_MASS


def useless(scene: Scene, after: Body, ground: Ground) -> float:
    """Whether it stands under fire and can fire at nobody; asked only where the wish knows a way out."""
    if not scene.wish.ways_out:
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
    close = scene.surely_close(after)
    return (
        NEARER * nearer(scene, after)
        - FRONT * (1.0 if close else ON_THE_MARCH) * _off(scene, after)
        + SHAPE * shape(scene, after)
        + FIRES * scene.aims(after)
        # What rounding may add.
        + 10.0**-DECIMALS
    )


def worth(scene: Scene, after: Body) -> float:
    """The sum of all scores, rounded so that the last digits of a place decide nothing."""
    ground = scene.grounds.get(after.box)
    if ground is None:
        ground = scene.grounds[after.box] = Ground(scene, after)
    total = ground.worth + FRONT * front(scene, after) + SHAPE * shape(scene, after)
    if ground.about:
        total += (
            EXPOSED * scene.craft.lengths.exposed * exposed(after, ground)
            + UNDER_FIRE * under_fire(after, ground)
            + FIRES * fires(scene, after, ground)
            + USELESS * useless(scene, after, ground)
        )
    return round(total, DECIMALS)
