"""The plan of a command: where each of its units is wanted, with which front, in which formation, how bold.

The frame is the axis of the command: from where it stands towards its objective, or towards the enemy. Places are told
by how far ahead along the axis and how far to the right of it they lie, so that lines stay parallel and everybody keeps
his interval.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from battles.engine.battle import Point
from battles.engine.boxes import gap, is_within, least_gap, overlap, segment
from battles.engine.geometry import along, bearing, forward
from battles.staff.craft import Arm, Body, Craft, Foe, Line, Shape
from battles.staff.firefight import ways_out

#: A command of more foot than this keeps a part of them in a second line.
ONE_LINE = 3
#: The part of the foot that stands in the first line of two.
FIRST_LINE = 0.6
#: A unit worn down below this stays out of charges and goes to the second line.
WORN = 0.45
#: Guns that have come so near to their range, as a part of it, are as good as at work.
NEARLY = 1.3
#: Guns of less than this part of the enemy's weight cannot hope to silence his.
HOPEFUL = 0.5
#: The enemy's guns are as good as silenced when they weigh less than this part of those that fight them.
SILENCED = 0.75
#: Who halts to fire comes so much nearer than he must.
NEAR_ENOUGH = 0.3
#: A column so close behind guns waits for them to clear its way.
ROAD_BEHIND = 15.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted of one unit.

    ``place`` is where it should come to stand in the end and ``front`` what it should face there, in degrees.
    ``shapes`` are the formations that serve, best first. ``charge`` is the least odds for which it is sent in, ``None``
    never. ``keep`` is how near it may come to an enemy of its own will. ``stay``: it is not to leave its ground.
    ``backward``: it goes from the enemy; ``watched``: horse would catch it if it showed its back. ``ways_out`` are what
    it may do where it stands useless under fire.
    """

    place: Point
    front: float
    shapes: tuple[Shape, ...]
    charge: float | None
    keep: float
    stay: bool = False
    backward: bool = False
    watched: bool = False
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
        least = math.inf
        for foe in self.foes:
            if is_within(body.box, foe.box, least) and (away := gap(body.box, foe.box)) < least:
                nearest, least = foe, away
        return nearest

    def distances(self) -> list[float]:
        """How far each known enemy is from the command, by gap, in file order."""
        return [min(gap(body.box, foe.box) for body in self.bodies) for foe in self.foes]

    def opponents(self) -> Point | None:
        """The middle of the enemies before the command: of the nearest and of those little farther off."""
        least = min((least_gap(body.box, (foe.box for foe in self.foes)) for body in self.bodies), default=math.inf)
        within = least + self.craft.lengths.deploy
        met = [foe.at for foe in self.foes if any(is_within(body.box, foe.box, within) for body in self.bodies)]
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
        return (point[0] - self.middle[0]) * hx + (point[1] - self.middle[1]) * hy

    def right(self, point: Point) -> float:
        hx, hy = forward(self.heading)
        return (point[0] - self.middle[0]) * hy - (point[1] - self.middle[1]) * hx


Plan = Mapping[str, Wish]


def plan(posture: str, situation: Situation) -> Plan:
    """The wishes of a posture, by unit. An unknown posture holds."""
    if not situation.bodies:
        return {}
    wishes = POSTURES.get(posture, _hold)(situation)
    if not situation.craft.lengths.firefight:
        return wishes
    by_id = {body.id: body for body in situation.bodies}
    return {id: replace(wish, ways_out=ways_out(by_id[id], situation.foes)) for id, wish in wishes.items()}


# ---- postures


def _hold(situation: Situation) -> Plan:
    """Stay, but face who comes."""
    return {body.id: _on_the_spot(situation, body, charge=None) for body in situation.bodies}


def _defend(situation: Situation) -> Plan:
    """On the ground that is named, or where they stand, in two lines; whoever comes too near is charged if it pays."""
    if situation.goal is None or _is_there(situation):
        return {body.id: _on_the_spot(situation, body, charge=0.35) for body in situation.bodies}
    return _on_a_front(situation, _axis(situation), bold=0.35, stop=situation.craft.lengths.deploy)


def _advance(situation: Situation) -> Plan:
    lengths = situation.craft.lengths
    return _on_a_front(situation, _axis(situation), bold=0.3, stop=lengths.halt or lengths.deploy)


def _attack(situation: Situation) -> Plan:
    """Guns first: while they have the better of the enemy's, the foot waits out of their reach; then all go in."""
    bold = situation.craft.lengths.shock
    return _on_a_front(situation, _axis(situation), bold=bold, stop=0.0, prepared=not _guns_prepare(situation))


def _support(situation: Situation) -> Plan:
    """A line's distance behind whom they support, on his front; the directing unit itself is left alone."""
    leader = situation.leader
    if leader is None:
        return _advance(situation)
    followers = [body for body in situation.bodies if body.id != leader.id]
    if not followers:
        return {}
    axis = Axis(leader.at, leader.facing)
    behind = -situation.craft.lengths.support - leader.box.hd
    return dict(
        _on_a_front(
            Situation(situation.craft, followers, situation.foes, axis.place(behind, 0.0), friends=situation.friends),
            axis,
            bold=0.2,
            stop=situation.craft.lengths.deploy,
            front_at=behind,
        )
    )


def _screen(situation: Situation) -> Plan:
    """Light troops in open order across the front, giving way before weight; the others stay behind as a support."""
    axis = _axis(situation)
    light = [body for body in situation.bodies if Shape.OPEN in body.shapes or body.shape == Shape.OPEN]
    rest = [body for body in situation.bodies if body not in light]
    wishes = {body.id: _on_the_spot(situation, body, charge=None) for body in rest}
    if not light:
        return wishes
    keep = situation.craft.lengths.deploy
    ahead = _reachable(situation, axis, light, keep)
    for right, body in _abreast(situation, axis, light, spread=2.0):
        wishes[body.id] = Wish(axis.place(ahead, right), axis.heading, (Shape.OPEN,), None, keep * 0.75)
    return wishes


def _withdraw(situation: Situation) -> Plan:
    """Away, by alternate units where an enemy is near: some face him while the others go."""
    axis = _away(situation)
    watched = [foe for foe in situation.foes if any(_threat(foe, body) for body in situation.bodies)]
    front = (axis.heading + 180.0) % 360.0
    wishes: dict[str, Wish] = {}
    far = situation.goal is not None
    order = sorted(situation.bodies, key=lambda body: (axis.right(body.at), body.id))
    for number, body in enumerate(order):
        wanted = body.march if not far else min(body.march, max(0.0, axis.ahead(situation.goal or body.at)))
        place = along(body.at, axis.heading, wanted)
        horse = body.arm == Arm.FOOT and any(foe.arm == Arm.HORSE and _threat(foe, body) for foe in watched)
        guards = bool(watched) and body.arm != Arm.GUNS and number % 2 == 0 and _nearest_line(situation, body, axis)
        if guards:
            wishes[body.id] = _on_the_spot(situation, body, charge=0.5)
        else:
            facing = front if watched else axis.heading
            shapes = (Shape.SQUARE, Shape.LINE) if horse else ()
            wishes[body.id] = Wish(place, facing, shapes, None, 0.0, backward=True, watched=horse)
    return wishes


def _rally(situation: Situation) -> Plan:
    """Out of range while an enemy is near, then facing him."""
    if min(situation.distances(), default=math.inf) <= situation.craft.lengths.alarm:
        return _withdraw(situation)
    return {body.id: _on_the_spot(situation, body, charge=None) for body in situation.bodies}


POSTURES: Mapping[str, Callable[[Situation], Plan]] = {
    "HOLD": _hold,
    "DEFEND": _defend,
    "ADVANCE": _advance,
    "ATTACK": _attack,
    "SUPPORT": _support,
    "SCREEN": _screen,
    "WITHDRAW": _withdraw,
    "RALLY": _rally,
}


# ---- lines and places


def _axis(situation: Situation) -> Axis:
    """From the middle of the command to its objective; without one to the nearest enemy, else as most units face."""
    middle = situation.centre
    target = situation.goal
    if target is None or math.dist(middle, target) <= 1.0:
        target = situation.opponents()
    if target is not None and math.dist(middle, target) > 1.0:
        return Axis(middle, bearing(middle, target))
    return Axis(middle, _mean_facing(situation.bodies))


def _away(situation: Situation) -> Axis:
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


def _is_there(situation: Situation) -> bool:
    """Whether the command stands about the place that it is to hold."""
    goal = situation.goal
    return goal is not None and min(math.dist(body.at, goal) for body in situation.bodies) <= 2.0 * max(
        body.box.radius for body in situation.bodies
    )


def _on_a_front(
    situation: Situation,
    axis: Axis,
    *,
    bold: float,
    stop: float,
    front_at: float | None = None,
    prepared: bool = True,
) -> Plan:
    """The order of march and battle of a whole command going one way.

    An attack that is not ``prepared`` stays out of the effective range of the enemy's guns.
    """
    craft = situation.craft
    lengths = craft.lengths
    foot = [body for body in situation.bodies if body.arm == Arm.FOOT]
    horse = [body for body in situation.bodies if body.arm == Arm.HORSE]
    guns = [body for body in situation.bodies if body.arm == Arm.GUNS]
    wishes: dict[str, Wish] = {}
    first, second = _two_lines(axis, foot)
    lead = first or horse or guns
    front = _reachable(situation, axis, lead, stop) if front_at is None else front_at
    if not prepared:
        now = sum(axis.ahead(body.at) for body in lead) / max(1, len(lead))
        waits_at = _out_of_guns(situation, axis, lead)
        # Who is deep in their range already loses more by going back than by going on.
        prepared = bool(lead) and waits_at < now - min(body.march for body in lead)
        front = front if prepared else min(front, max(waits_at, now))
    places = [*_abreast(situation, axis, first)]
    contact = _near_battle(situation, foot or list(situation.bodies))
    for right, body in places:
        opens = body.light and len(first) > 1 and contact and stop > 0.0
        shapes = (Shape.OPEN, Shape.LINE) if opens else _foot_shapes(situation, body, moving=True)
        if stop > 0.0 and shapes[0] is Shape.SQUARE and _horse_is_near(situation, body):
            wishes[body.id] = _braced(body, axis, shapes)
            continue
        ahead = front + (lengths.screen if opens else 0.0)
        if stop == 0.0 and prepared and _in_the_storm(situation, body):
            ahead = max(ahead, axis.ahead(body.at) + body.march)
        if stop == 0.0 and lengths.volley:
            if _in_volley(situation, body):
                wishes[body.id] = _on_the_spot(situation, body, charge=bold)
                continue
            ahead = _volley_from(situation, axis, body, right, ahead)
        wishes[body.id] = Wish(
            axis.place(ahead, right),
            axis.heading,
            shapes,
            bold if body.vigour >= WORN else None,
            0.0 if stop == 0.0 else lengths.musketry,
        )
    for right, body in _abreast(situation, axis, second):
        shapes = _foot_shapes(situation, body, moving=True)
        if stop > 0.0 and shapes[0] is Shape.SQUARE and _horse_is_near(situation, body):
            wishes[body.id] = _braced(body, axis, shapes)
            continue
        wishes[body.id] = Wish(
            axis.place(front - lengths.support, right),
            axis.heading,
            shapes,
            bold + 0.25 if body.vigour >= WORN else None,
            lengths.musketry,
        )
    edge = max((abs(right) + craft.broad(body) / 2 for right, body in places), default=0.0)
    wishes |= _guns(situation, axis, guns, front, edge)
    wishes |= _horse(situation, axis, horse, front, edge, bold, alone=not foot)
    return wishes


def _horse_is_near(situation: Situation, body: Body) -> bool:
    """Whether horse is so near that foot had better stand in square."""
    brace = situation.craft.lengths.brace
    return brace > 0.0 and any(foe.arm == Arm.HORSE and is_within(body.box, foe.box, brace) for foe in situation.foes)


def _braced(body: Body, axis: Axis, shapes: tuple[Shape, ...]) -> Wish:
    """In square where it is, until the horse has gone."""
    return Wish(body.at, axis.heading, shapes, None, 0.0, stay=True)


def _guns(situation: Situation, axis: Axis, guns: Sequence[Body], front: float, edge: float) -> Plan:
    """Guns open where they bear; else they come up on a flank of the line, never in file and never on the road."""
    lengths = situation.craft.lengths
    wishes: dict[str, Wish] = {}
    right_of = left_of = edge
    for body in sorted(guns, key=lambda body: (axis.right(body.at), body.id)):
        broad = situation.craft.broad(body)
        target = situation.nearest(body)
        friends = [other for other in (*situation.bodies, *situation.friends) if other.id != body.id]
        bears = any(
            is_within(body.box, foe.box, body.range) and not masked(body, foe, friends) for foe in situation.foes
        )
        if bears and _blocks_a_column(situation, body):
            aside = _room_aside(situation, body)
            side = 1.0 if axis.right(body.at) >= 0 else -1.0
            place = axis.place(axis.ahead(body.at), axis.right(body.at) + side * aside)
            wishes[body.id] = Wish(place, axis.heading, (Shape.BATTERY, Shape.LIMBERED), None, lengths.guns)
            continue
        heading = bearing(body.at, target.at) if target is not None and bears else axis.heading
        if bears:
            wishes[body.id] = Wish(body.at, heading, (Shape.BATTERY,), None, lengths.guns, stay=True)
            continue
        if axis.right(body.at) >= 0:
            right = right_of + lengths.interval + broad / 2
            right_of = right + broad / 2
        else:
            right = -(left_of + lengths.interval + broad / 2)
            left_of = -right + broad / 2
        ahead = front
        for foe in situation.foes:
            ahead = min(ahead, axis.ahead(foe.at) - lengths.guns - foe.box.radius)
        ahead = max(ahead, min(axis.ahead(body.at), front))
        wishes[body.id] = Wish(
            axis.place(ahead, right), axis.heading, (Shape.BATTERY, Shape.LIMBERED), None, lengths.guns
        )
    return wishes


def _room_aside(situation: Situation, body: Body) -> float:
    """How far aside a unit goes to leave a road free."""
    return situation.craft.broad(body) + situation.craft.lengths.interval


def masked(body: Body, foe: Foe, friends: Sequence[Body]) -> bool:
    """Whether a friend stands in the way of a shot from middle to middle."""
    line = segment(body.at, foe.at)
    return any(overlap(line, friend.box) for friend in friends)


def _blocks_a_column(situation: Situation, body: Body) -> bool:
    """Whether guns have foot in column close behind them, which must pass."""
    for other in (*situation.bodies, *situation.friends):
        right, ahead = body.box.local(*other.at)
        if other.shape == Shape.COLUMN and -ROAD_BEHIND <= ahead < 0.0 and abs(right) <= body.box.hw + other.box.hw:
            return True
    return False


def _horse(
    situation: Situation, axis: Axis, horse: Sequence[Body], front: float, edge: float, bold: float, *, alone: bool
) -> Plan:
    """Horse by itself leads; with foot it waits on the flanks, a line's distance back, for an enemy worth a charge."""
    lengths = situation.craft.lengths
    wishes: dict[str, Wish] = {}
    if alone:
        stop = max((body.reach for body in horse), default=0.0) * 0.6
        ahead = _reachable(situation, axis, horse, stop) if horse else front
        for right, body in _abreast(situation, axis, horse):
            wishes[body.id] = Wish(axis.place(ahead, right), axis.heading, (Shape.LINE,), bold, lengths.musketry)
        return wishes
    right_of = left_of = edge
    for body in sorted(horse, key=lambda body: (axis.right(body.at), body.id)):
        broad = situation.craft.broad(body)
        if axis.right(body.at) >= 0:
            right = right_of + 2 * lengths.interval + broad / 2
            right_of = right + broad / 2
        else:
            right = -(left_of + 2 * lengths.interval + broad / 2)
            left_of = -right + broad / 2
        place = axis.place(front - lengths.support, right)
        wishes[body.id] = Wish(place, axis.heading, (Shape.LINE,), bold, 2 * lengths.musketry)
    return wishes


def _on_the_spot(situation: Situation, body: Body, *, charge: float | None) -> Wish:
    """Where it stands, facing who comes, in the formation that the moment asks for."""
    enemy = situation.nearest(body)
    near = enemy is not None and gap(body.box, enemy.box) <= max(situation.craft.lengths.alarm, body.range)
    front = bearing(body.at, enemy.at) if enemy is not None and near and enemy.at != body.at else body.facing
    shapes: tuple[Shape, ...]
    if body.arm == Arm.FOOT:
        shapes = _foot_shapes(situation, body, resting=not near)
    else:
        shapes = (Shape.BATTERY,) if body.arm == Arm.GUNS else (Shape.LINE,)
    return Wish(body.at, front, shapes, charge if body.vigour >= WORN else None, 0.0, stay=True)


def _foot_shapes(situation: Situation, body: Body, *, resting: bool = False, moving: bool = False) -> tuple[Shape, ...]:
    """Square for horse that can charge it soon, line within reach of foot and of guns, column on the march."""
    lengths = situation.craft.lengths
    riders = lengths.riders if moving else 0.0
    horse = [
        foe for foe in situation.foes if foe.arm == Arm.HORSE and is_within(body.box, foe.box, riders or foe.reach)
    ]
    others = [foe for foe in situation.foes if foe.arm == Arm.FOOT and is_within(body.box, foe.box, lengths.deploy)]
    if horse and not others:
        return (Shape.SQUARE, Shape.COLUMN, Shape.LINE)
    shelled = any(foe.arm == Arm.GUNS and gap(body.box, foe.box) <= max(foe.range, foe.dense) for foe in situation.foes)
    if others or shelled:
        return (Shape.LINE, Shape.OPEN)
    if resting and body.shape != Shape.SQUARE:
        return (body.shape,)
    return (Shape.COLUMN, Shape.LINE) if not resting else (Shape.LINE, Shape.COLUMN)


def _two_lines(axis: Axis, foot: Sequence[Body]) -> tuple[list[Body], list[Body]]:
    """Who stands in the first line and who behind: those who are ahead already, the worn ones behind."""
    if len(foot) <= ONE_LINE:
        return list(foot), []
    count = math.ceil(FIRST_LINE * len(foot))
    order = sorted(foot, key=lambda body: (body.vigour < WORN, -round(axis.ahead(body.at), 3), body.id))
    return order[:count], order[count:]


def _abreast(
    situation: Situation,
    axis: Axis,
    bodies: Sequence[Body],
    *,
    spread: float = 1.0,
) -> list[tuple[float, Body]]:
    """How far to the right of the axis each unit is wanted: in the order in which they stand, each with room to deploy.

    Units that have room keep their place.
    """
    order = sorted(bodies, key=lambda body: (round(axis.right(body.at), 3), body.id))
    if not order:
        return []
    rights = [axis.right(body.at) for body in order]
    needed = [situation.craft.broad(body) + spread * situation.craft.lengths.interval for body in order]
    placed = list(rights)
    for number in range(1, len(order)):
        room = (needed[number - 1] + needed[number]) / 2
        placed[number] = max(rights[number], placed[number - 1] + room)
    shift = sum(rights) / len(rights) - sum(placed) / len(placed)
    return [(right + shift, body) for right, body in zip(placed, order, strict=True)]


def _reachable(situation: Situation, axis: Axis, lead: Sequence[Body], stop: float) -> float:
    """How far ahead of the middle the first line is wanted after this turn: together, at the pace of the slowest, not
    beyond the objective, and ``stop`` short of every enemy in the way (0: right up to him)."""
    if not lead:
        return 0.0
    now = sum(axis.ahead(body.at) for body in lead) / len(lead)
    pace = min(body.march for body in lead)
    ahead = now + pace
    if situation.goal is not None:
        ahead = min(ahead, max(now, axis.ahead(situation.goal)))
    width = max(abs(axis.right(body.at)) for body in lead) + situation.craft.lengths.deploy
    for foe in situation.foes:
        if abs(axis.right(foe.at)) <= width and axis.ahead(foe.at) > now - stop and stop > 0.0:
            ahead = min(ahead, axis.ahead(foe.at) - stop - foe.box.hd - max(body.box.hd for body in lead))
    return max(ahead, now - pace) if stop > 0.0 else ahead


def _guns_prepare(situation: Situation) -> bool:
    """Whether the side's guns are at work on the enemy's, can hope to silence them and have not done so yet."""
    if not situation.craft.lengths.gunnery:
        return False
    enemy = [
        foe
        for foe in situation.foes
        if foe.arm == Arm.GUNS and any(is_within(body.box, foe.box, 2.0 * foe.range) for body in situation.bodies)
    ]
    friends = (*situation.bodies, *situation.friends)
    own = [
        body
        for body in friends
        if body.arm == Arm.GUNS and any(is_within(body.box, foe.box, NEARLY * body.range) for foe in enemy)
    ]
    ours, theirs = sum(gun.weight for gun in own), sum(foe.weight for foe in enemy)
    return bool(own) and SILENCED * ours <= theirs <= ours / HOPEFUL


def _out_of_guns(situation: Situation, axis: Axis, lead: Sequence[Body]) -> float:
    """How far ahead of the middle the first line may go without coming into the effective range of guns."""
    width = max((abs(axis.right(body.at)) for body in lead), default=0.0)
    depth = max((body.box.radius for body in lead), default=0.0)
    ahead = math.inf
    for foe in situation.foes:
        reach = foe.range + foe.box.radius + depth
        aside = max(0.0, abs(axis.right(foe.at)) - width)
        if foe.arm == Arm.GUNS and aside < reach:
            ahead = min(ahead, axis.ahead(foe.at) - math.sqrt(reach**2 - aside**2))
    return ahead


def _in_the_storm(situation: Situation, body: Body) -> bool:
    """Whether a unit that attacks is so near that waiting for its neighbours costs more than going on."""
    storm = situation.craft.lengths.storm
    return storm > 0.0 and any(is_within(body.box, foe.box, storm) for foe in situation.foes)


def _in_volley(situation: Situation, body: Body) -> bool:
    """Whether foot that attacks is near enough to an enemy to halt and fire."""
    return any(is_within(body.box, foe.box, situation.craft.lengths.volley) for foe in situation.foes)


def _volley_from(situation: Situation, axis: Axis, body: Body, right: float, ahead: float) -> float:
    """How far ahead foot that attacks is wanted: near enough to fire at whom it will meet, and no nearer."""
    lengths = situation.craft.lengths
    half = situation.craft.broad(body) / 2
    hx, hy = forward(axis.heading)
    for foe in situation.foes:
        box = foe.box
        across, along_it = abs(box.ux * hy - box.uy * hx), abs(box.ux * hx + box.uy * hy)
        depth, width = box.hw * along_it + box.hd * across, box.hw * across + box.hd * along_it
        if abs(axis.right(foe.at) - right) < half + width and axis.ahead(foe.at) > axis.ahead(body.at):
            ahead = min(
                ahead, axis.ahead(foe.at) - depth - min(body.box.hd, body.box.hw) - lengths.volley + NEAR_ENOUGH
            )
    return ahead


def _near_battle(situation: Situation, bodies: Sequence[Body]) -> bool:
    lengths = situation.craft.lengths
    return any(is_within(body.box, foe.box, 2.0 * lengths.deploy) for body in bodies for foe in situation.foes)


def _nearest_line(situation: Situation, body: Body, axis: Axis) -> bool:
    """Whether no other unit of the command stands between this one and the enemy."""
    return not any(
        other is not body
        and axis.ahead(other.at) < axis.ahead(body.at) - 1.0
        and abs(axis.right(other.at) - axis.right(body.at)) < other.box.radius
        for other in situation.bodies
    )


def _threat(foe: Foe, body: Body) -> bool:
    """Whether an enemy could charge a unit as it stands."""
    return foe.reach > 0.0 and gap(foe.box, body.box) <= foe.reach
