"""What is the same for all orders of a unit: how it stands, what is wanted of it, who is about; and of those that end
on one ground, who is about there.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple, Self

from battles.engine.boxes import Box, gap, is_within, least_gap
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import CONTACT, ROUNDING
from battles.staff.craft import BATTERY, GUNS, LINE, OPEN, Body, Craft, Foe, Lengths, Line
from battles.staff.situation import Wish

#: What fire is worth: of guns that do not move and of others, of foot in line or open order and of other foot.
STEADY_GUNS, UNSTEADY_GUNS, IN_LINE, IN_MASS = 1.0, 0.2, 0.35, 0.1
#: Enemies farther off than this many times the alarm distance play no part in the judging of a unit's orders.
OUT_OF_MIND = 3.0
#: Nearer to its place than this a unit is there.
THERE = 0.5


class Watched(NamedTuple):
    """A known enemy with what is asked of him again for each unit of a command.

    ``alarms``: so near he alarms; ``harms``: within it he may do something to a unit.
    """

    x: float
    y: float
    radius: float
    reach: float
    alarms: float
    harms: float
    foe: Foe

    @classmethod
    def all_of(cls, foes: Iterable[Foe], lengths: Lengths) -> list[Self]:
        """All known enemies, in file order."""
        alarm, watched = lengths.alarm, []
        for foe in foes:
            there, reach = foe.box, foe.reach
            alarms, harms = max(alarm, reach), max(reach + CONTACT, foe.range, foe.dense)
            watched.append(cls(there.x, there.y, there.radius, reach, alarms, harms, foe))
        return watched


class Near(NamedTuple):
    """An enemy who may do something to a unit after an order, or it to him; ``far`` is his radius and within what."""

    foe: Foe
    box: Box
    x: float
    y: float
    far: float


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene of one unit among all of its side.

    ``side`` are all of its side, itself among them; ``guns`` are the friends whose fire it might mask.
    """

    craft: Craft
    lengths: Lengths
    before: Body
    wish: Wish
    side: Sequence[Body]
    guns: Sequence[Body]
    away: float
    """How far it is from its place."""
    alarming: Sequence[Foe]
    """The enemies who may be so near to it after an order that its front matters, the nearest first."""
    close: float
    """No farther than this from where it stands its front matters for certain."""
    met: Sequence[Foe]
    """Those among whom an order may bring it."""
    reaches: Sequence[Near]
    """Those who may do something to it then, or it to them."""
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
    def of(
        cls,
        craft: Craft,
        body: Body,
        wish: Wish,
        side: Sequence[Body],
        foes: Sequence[Watched],
        batteries: Sequence[Body] | None = None,
    ) -> Scene:
        """The scene of one unit as it stands; ``batteries`` are those of its side that are ready to fire, if told."""
        lengths, ground, march, radius = craft.lengths, body.box, body.march, body.box.radius
        x, y = ground.x, ground.y
        own_id, masked, musketry = body.id, lengths.masked, lengths.musketry
        guns = [
            friend
            for friend in (side if batteries is None else batteries)
            if friend.arm is GUNS
            and friend.shape is BATTERY
            and friend.id != own_id
            and is_within(friend.box, ground, min(friend.range, masked) + march + masked)
        ]
        own = max(body.range, wish.keep)
        # So far a unit may go by an order, and so much nearer may it come to an enemy than from middle to middle by
        # this and a change of formation.
        place_x, place_y = wish.place
        away = math.hypot(place_x - x, place_y - y)
        going = min(march, max([0.0 if wish.stay else max(away, THERE), *_lengths(wish.ways_out)]))
        nearer = going + 2.0 * craft.broad(body)
        horizon, least_known = OUT_OF_MIND * lengths.alarm + march, max(lengths.alarm, musketry, own)
        known: list[tuple[float, Watched]] = []
        for watched in foes:
            there_x, there_y, there_radius, reach, _, harms, _ = watched
            dx, dy = there_x - x, there_y - y
            far = (harms if harms > least_known else least_known) + there_radius + nearer
            square = dx * dx + dy * dy
            if square <= far * far and ((far := math.sqrt(square)) <= horizon or far <= reach + march):
                known.append((far, watched))
        known.sort(key=itemgetter(0))
        alarming, met, reaches, kept, close, fire = [], [], [], [], -1.0, 0.0
        # Nobody farther off than is wanted is nearer than that.
        keep = wish.keep + radius + CONTACT if wish.keep > 0.0 else -math.inf
        targets: list[tuple[float, float, float]] = []
        aims = body.range + radius + ROUNDING if body.range > 0.0 and not wish.backward else -math.inf
        # Who turns on his way brings a corner nearer, by no more than his radius.
        within = body.range + going + radius
        musketry, near_enough = musketry + nearer, aims + nearer
        for far, (there_x, there_y, there_radius, _, alarms, harms, foe) in known:
            apart = far - there_radius
            if apart <= alarms + nearer:
                alarming.append(foe)
                if alarms - far > close:
                    close = alarms - far
            if apart <= musketry:
                met.append(foe)
            reach = harms if harms > own else own
            if apart <= reach + nearer:
                reaches.append(Near(foe, foe.box, there_x, there_y, reach + there_radius))
            if apart <= keep:
                kept.append(foe.box)
            if apart <= near_enough:
                farthest = aims + there_radius
                targets.append((there_x, there_y, farthest * farthest))
                if not fire and is_within(ground, foe.box, within):
                    fire = STEADY_GUNS if body.arm is GUNS else IN_LINE
        return cls(
            craft,
            lengths,
            body,
            wish,
            side,
            guns,
            away,
            alarming,
            close,
            met,
            reaches,
            fire,
            targets if fire else (),
            least_gap(ground, kept),
        )

    @property
    def friends(self) -> list[Body]:
        """All of its side but itself."""
        own = self.before.id
        return [friend for friend in self.side if friend.id != own]

    def surely_close(self, after: Body) -> bool:
        """Whether its front matters for certain there, as the distances of middles tell."""
        here, there, close = self.before.box, after.box, self.close
        return close >= 0.0 and math.hypot(there.x - here.x, there.y - here.y) <= close

    def ground(self, after: Body) -> Ground:
        """The ground on which an order ends."""
        found = self.grounds.get(after.box)
        if found is None:
            found = self.grounds[after.box] = Ground(self, after.box)
        return found

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
                return fire_of(before, after)
        return 0.0


class Ground:
    """What is the same for all who stand on one ground, in whatever formation: who is about, and how far off.

    How far off an enemy is is measured only where something hangs on it, and once. ``lost`` and ``shown`` are what
    scores made of it: of the ground itself, and of the flanks shown there by troops in loose order and by others.
    """

    __slots__ = ("_gaps", "about", "here", "lost", "shown")

    def __init__(self, scene: Scene, here: Box) -> None:
        self.here = here
        self.lost: float | None = None
        self.shown: dict[bool, float] = {}
        self._gaps: dict[str, float] = {}
        x, y, radius = here.x, here.y, here.radius
        about: list[tuple[Foe, Box, float, float, float]] = []
        for foe, there, there_x, there_y, far in scene.reaches:
            dx, dy, reach = there_x - x, there_y - y, far + radius
            square = dx * dx + dy * dy
            if square <= reach * reach:
                about.append((foe, there, dx, dy, square))
        self.about = about

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


def _lengths(lines: Iterable[Line]) -> Iterator[float]:
    """How far some orders lead."""
    for line in lines:
        yield sum(step.length for step in line if step.length is not None)


def fire_of(before: Body, after: Body) -> float:
    """What it is worth to a unit to have somebody before its muskets or guns."""
    if after.arm is GUNS:
        return 0.0 if after.shape is not BATTERY else STEADY_GUNS if after.at == before.at else UNSTEADY_GUNS
    return IN_LINE if after.shape is LINE or after.shape is OPEN else IN_MASS
