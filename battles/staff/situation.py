"""What the planner of a command looks at, what it wishes of each unit, and the axis along which the command goes.

The frame is the axis of the command: from where it stands towards its objective, or towards the enemy. Places are told
by how far ahead along the axis and how far to the right of it they lie, so that lines stay parallel and everybody keeps
his interval.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from operator import attrgetter

from battles.engine.battle import Point
from battles.engine.boxes import any_within, gap, least_gap
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import ROUNDING, bearing, forward, turn_between
from battles.staff.craft import Arm, Body, Craft, Foe, Line, Shape

_box = attrgetter("box")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted of one unit.

    ``place`` is where it should come to stand in the end and ``front`` what it should face there, in degrees.
    ``shapes`` are the formations that serve, best first. ``charge`` is the least odds for which it is sent in, ``None``
    never. ``keep`` is how near it may come to an enemy of its own will. ``stay``: it is not to leave its ground.
    ``backward``: it goes from the enemy; ``watched``: horse would catch it if it showed its back. ``in_fire``: it is or
    will soon be fired at where it stands, and is not to stand useless; ``ways_out`` are what it may do where it does.
    """

    place: Point
    front: float
    shapes: tuple[Shape, ...]
    charge: float | None
    keep: float
    stay: bool = False
    backward: bool = False
    watched: bool = False
    in_fire: bool = False
    ways_out: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """What the planner looks at."""

    craft: Craft
    bodies: Sequence[Body]
    foes: Sequence[Foe]
    goal: Point | None
    leader: Body | None = None
    """The unit that is to be supported, when the objective is one of the own side."""
    friends: Sequence[Body] = ()
    """All others of the side on the table."""
    lost: float = 0.0
    """The part of what the command came with that is gone."""
    found: dict[str, float] = field(default_factory=dict)
    """How far off the nearest enemy of each unit is, as far as it was asked."""

    @property
    def centre(self) -> Point:
        """The middle of the command: of its foot, else of all."""
        counted = [body for body in self.bodies if body.arm == Arm.FOOT] or list(self.bodies)
        return (
            sum(body.at[0] for body in counted) / len(counted),
            sum(body.at[1] for body in counted) / len(counted),
        )

    def nearest(self, body: Body) -> Foe | None:
        """The known enemy nearest to a unit, by gap."""
        nearest: Foe | None = None
        least, own = math.inf, body.box
        x, y, radius = own.x, own.y, own.radius + ROUNDING
        for foe in self.foes:
            there = foe.box
            dx, dy, far = there.x - x, there.y - y, least + radius + there.radius
            if dx * dx + dy * dy <= far * far and (away := gap(own, there)) < least:
                nearest, least = foe, away
        return nearest

    def nearness(self, body: Body) -> float:
        """How far off the nearest known enemy of a unit of the command is, by gap; endless where none is known."""
        away = self.found.get(body.id)
        if away is None:
            away = self.found[body.id] = least_gap(body.box, map(_box, self.foes))
        return away

    def distances(self) -> list[float]:
        """How far each known enemy is from the command, by gap, in file order."""
        return [min(gap(body.box, foe.box) for body in self.bodies) for foe in self.foes]

    def opponents(self) -> Point | None:
        """The middle of the enemies before the command: of the nearest and of those little farther off."""
        grounds = list(map(_box, self.foes))
        within = min(map(self.nearness, self.bodies)) + self.craft.lengths.deploy
        own, (x, y) = self.bodies, self.centre
        # A circle about them all tells of most enemies that none of them is so near.
        about = within + max(math.dist((x, y), body.at) + body.box.radius for body in own) + ROUNDING
        met = [
            (there.x, there.y)
            for there in grounds
            if math.dist((x, y), (there.x, there.y)) <= about + there.radius and any_within(there, own, within)
        ]
        return (sum(x for x, _ in met) / len(met), sum(y for _, y in met) / len(met)) if met else None


@dataclass(frozen=True, slots=True)
class Axis:
    """Where a command goes: its middle and the direction ahead."""

    middle: Point
    heading: float

    def place(self, ahead: float, right: float) -> Point:
        """A point so far ahead of the middle and so far to the right of the axis."""
        hx, hy = forward(self.heading)
        x, y = self.middle
        return (x + ahead * hx + right * hy, y + ahead * hy - right * hx)

    def ahead(self, point: Point) -> float:
        hx, hy = forward(self.heading)
        x, y = self.middle
        return (point[0] - x) * hx + (point[1] - y) * hy

    def right(self, point: Point) -> float:
        hx, hy = forward(self.heading)
        x, y = self.middle
        return (point[0] - x) * hy - (point[1] - y) * hx


Plan = Mapping[str, Wish]
"""The wishes of a plan, by unit."""


def axis_of(situation: Situation) -> Axis:
    """From the middle of the command to its objective; without one to the enemies before it, else as most units face.

    A rulebook whose lines wheel with pains has them go straight on at enemies who stand nearly ahead.
    """
    middle, straight = situation.centre, situation.craft.lengths.straight
    front = Axis(middle, _mean_facing(situation.bodies))
    before = _before(situation, front) if straight else None
    target = situation.goal
    if target is None or math.dist(middle, target) <= 1.0:
        target = before or situation.opponents()
    if target is None or math.dist(middle, target) <= 1.0:
        return front
    heading = bearing(middle, target)
    if before is not None and abs(turn_between(front.heading, heading)) <= straight:
        return front
    return Axis(middle, heading)


def _before(situation: Situation, front: Axis) -> Point | None:
    """The middle of the enemies whom a command meets that goes straight on: the foremost and those little farther."""
    reach = max(abs(front.right(body.at)) + body.box.hw for body in situation.bodies)
    met = [foe for foe in situation.foes if front.ahead(foe.at) > 0.0 and abs(front.right(foe.at)) <= reach]
    if not met:
        return None
    within = min(front.ahead(foe.at) for foe in met) + situation.craft.lengths.deploy
    met = [foe for foe in met if front.ahead(foe.at) <= within]
    return (sum(foe.at[0] for foe in met) / len(met), sum(foe.at[1] for foe in met) / len(met))


def away(situation: Situation) -> Axis:
    """Towards the place named, else straight away from the nearest enemy, else to the rear."""
    middle = situation.centre
    if situation.goal is not None and math.dist(middle, situation.goal) > 1.0:
        return Axis(middle, bearing(middle, situation.goal))
    enemy = situation.opponents()
    if enemy is not None and enemy != middle:
        return Axis(middle, bearing(enemy, middle))
    return Axis(middle, (_mean_facing(situation.bodies) + 180.0) % 360.0)


def _mean_facing(bodies: Sequence[Body]) -> float:
    x = sum(forward(body.facing)[0] for body in bodies)
    y = sum(forward(body.facing)[1] for body in bodies)
    return bodies[0].facing if math.hypot(x, y) < 1e-6 else math.degrees(math.atan2(x, y)) % 360.0


def is_there(situation: Situation) -> bool:
    """Whether the command stands about the place that it is to hold."""
    goal = situation.goal
    return goal is not None and min(math.dist(body.at, goal) for body in situation.bodies) <= 2.0 * max(
        body.box.radius for body in situation.bodies
    )


def near_battle(situation: Situation, bodies: Sequence[Body]) -> bool:
    """Whether some units are so near to an enemy that a fight is at hand."""
    lengths = situation.craft.lengths
    return any(situation.nearness(body) <= 2.0 * lengths.deploy for body in bodies)


def threat(foe: Foe, body: Body) -> bool:
    """Whether an enemy could charge a unit as it stands."""
    return foe.reach > 0.0 and gap(foe.box, body.box) <= foe.reach
