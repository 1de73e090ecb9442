"""The order of march and battle of a command that goes one way: the part of each arm in it, and what a unit does where
it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.boxes import all_within, gap, is_within, overlap, segment
from battles.engine.geometry import bearing
from battles.staff.craft import BATTERY, COLUMN, FOOT, GUNS, HORSE, LIMBERED, LINE, OPEN, SQUARE, Body, Foe, Shape
from battles.staff.lines import (
    WORN,
    abreast,
    across,
    in_the_storm,
    in_volley,
    out_of_guns,
    reachable,
    two_lines,
    volley_from,
    within_a_charge,
)
from battles.staff.situation import Axis, Plan, Situation, Wish, near_battle

#: A column so close behind guns waits for them to clear its way.
ROAD_BEHIND = 15.0
#: Who comes up while the guns prepare his attack goes this part of the way that is left in a turn.
BOUND = 0.5


def on_a_front(
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
    foot = [body for body in situation.bodies if body.arm == FOOT]
    horse = [body for body in situation.bodies if body.arm == HORSE]
    guns = [body for body in situation.bodies if body.arm == GUNS]
    wishes: dict[str, Wish] = {}
    first, second = two_lines(axis, foot, lengths.first)
    lead = first or horse or guns
    front = reachable(situation, axis, lead, stop) if front_at is None else front_at
    if not prepared:
        now = sum(axis.ahead(body.at) for body in lead) / max(1, len(lead))
        waits_at = out_of_guns(situation, axis, lead)
        # Who is deep in their range already loses more by going back than by going on.
        prepared = bool(lead) and waits_at < now - min(body.march for body in lead)
        front = front if prepared else now + BOUND * max(0.0, min(front, waits_at) - now)
    places = [*abreast(situation, axis, first)]
    contact = near_battle(situation, foot or list(situation.bodies))
    # Where an advance ends in a firefight, nobody keeps out of it.
    keep = min(stop, lengths.musketry) if lengths.firefight or stop == 0.0 else lengths.musketry
    foes = across(situation, axis) if stop == 0.0 and lengths.volley else ()
    for right, body in places:
        opens = body.light and len(first) > 1 and contact and stop > 0.0
        shapes = (OPEN, LINE) if opens else _foot_shapes(situation, body, moving=True)
        if stop > 0.0 and shapes[0] is SQUARE and _horse_is_near(situation, body):
            wishes[body.id] = _braced(body, axis, shapes)
            continue
        ahead = front + (lengths.screen if opens else 0.0)
        if stop == 0.0 and prepared and in_the_storm(situation, body):
            ahead = max(ahead, axis.ahead(body.at) + body.march)
        if stop == 0.0 and lengths.volley:
            if in_volley(situation, body):
                wishes[body.id] = on_the_spot(situation, body, charge=bold)
                continue
            ahead = volley_from(situation, foes, axis, body, right, ahead)
        wishes[body.id] = Wish(
            axis.place(ahead, right),
            axis.heading,
            shapes,
            bold if body.vigour >= WORN else None,
            keep,
        )
    for right, body in abreast(situation, axis, second):
        shapes = _foot_shapes(situation, body, moving=True)
        if stop > 0.0 and shapes[0] is SQUARE and _horse_is_near(situation, body):
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
    return brace > 0.0 and any(foe.arm == HORSE for foe in all_within(body.box, situation.foes, brace))


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
        friends = [other for other in (*situation.bodies, *situation.friends) if other.id != body.id]
        bears = any(not masked(body, foe, friends) for foe in all_within(body.box, situation.foes, body.range))
        if bears and _blocks_a_column(situation, body):
            aside = _room_aside(situation, body)
            side = 1.0 if axis.right(body.at) >= 0 else -1.0
            place = axis.place(axis.ahead(body.at), axis.right(body.at) + side * aside)
            wishes[body.id] = Wish(place, axis.heading, (BATTERY, LIMBERED), None, lengths.guns)
            continue
        if bears:
            target = situation.nearest(body)
            heading = bearing(body.at, target.at) if target is not None else axis.heading
            wishes[body.id] = Wish(body.at, heading, (BATTERY,), None, lengths.guns, stay=True)
            continue
        if axis.right(body.at) >= 0:
            right = right_of + lengths.interval + broad / 2
            right_of = right + broad / 2
        else:
            right = -(left_of + lengths.interval + broad / 2)
            left_of = -right + broad / 2
        if lengths.together:
            right = max(-lengths.together, min(lengths.together, right))
        ahead = front
        for foe in situation.foes:
            ahead = min(ahead, axis.ahead(foe.at) - lengths.guns - foe.box.radius)
        ahead = max(ahead, min(axis.ahead(body.at), front))
        wishes[body.id] = Wish(axis.place(ahead, right), axis.heading, (BATTERY, LIMBERED), None, lengths.guns)
    return wishes


def _room_aside(situation: Situation, body: Body) -> float:
    """How far aside a unit goes to leave a road free."""
    return situation.craft.broad(body) + situation.craft.lengths.interval


def masked(body: Body, foe: Foe, friends: Sequence[Body]) -> bool:
    """Whether a friend stands in the way of a shot from middle to middle."""
    line = segment(body.at, foe.at)
    x, y, ux, uy = line.x, line.y, line.ux, line.uy
    for friend in friends:
        there = friend.box
        # Most stand wholly to one side of the line.
        if abs((there.x - x) * ux + (there.y - y) * uy) < there.radius and overlap(line, there):
            return True
    return False


def _blocks_a_column(situation: Situation, body: Body) -> bool:
    """Whether guns have foot in column close behind them, which must pass."""
    for other in (*situation.bodies, *situation.friends):
        if other.shape is not COLUMN:
            continue
        right, ahead = body.box.local(other.box.x, other.box.y)
        if -ROAD_BEHIND <= ahead < 0.0 and abs(right) <= body.box.hw + other.box.hw:
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
        ahead = front
        if horse:
            to = within_a_charge if lengths.closes_up and stop > 0.0 else reachable
            ahead = to(situation, axis, horse, stop)
        for right, body in abreast(situation, axis, horse):
            wishes[body.id] = Wish(axis.place(ahead, right), axis.heading, (LINE,), bold, lengths.musketry)
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
        wishes[body.id] = Wish(place, axis.heading, (LINE,), bold, 2 * lengths.musketry)
    return wishes


def on_the_spot(situation: Situation, body: Body, *, charge: float | None) -> Wish:
    """Where it stands, facing who comes, in the formation that the moment asks for."""
    enemy = situation.nearest(body)
    near = enemy is not None and gap(body.box, enemy.box) <= max(situation.craft.lengths.alarm, body.range)
    front = bearing(body.at, enemy.at) if enemy is not None and near and enemy.at != body.at else body.facing
    shapes: tuple[Shape, ...]
    if body.arm == FOOT:
        shapes = _foot_shapes(situation, body, resting=not near)
    else:
        shapes = (BATTERY,) if body.arm == GUNS else (LINE,)
    return Wish(body.at, front, shapes, charge if body.vigour >= WORN else None, 0.0, stay=True)


def _foot_shapes(situation: Situation, body: Body, *, resting: bool = False, moving: bool = False) -> tuple[Shape, ...]:
    """Square for horse that can charge it soon, line within reach of foot and of guns, column on the march."""
    lengths = situation.craft.lengths
    riders = lengths.riders if moving else 0.0
    ground, near, ridden, fired_at = body.box, lengths.deploy, False, False
    for foe in situation.foes:
        arm = foe.arm
        if arm is FOOT:
            if is_within(ground, foe.box, near):
                return (LINE, OPEN)
        elif arm is HORSE:
            ridden = ridden or is_within(ground, foe.box, riders or foe.reach)
        else:
            fired_at = fired_at or is_within(ground, foe.box, max(foe.range, foe.dense))
    if ridden:
        return (SQUARE, COLUMN, LINE)
    if fired_at:
        return (LINE, OPEN)
    if resting and body.shape != SQUARE:
        return (body.shape,)
    return (COLUMN, LINE) if not resting else (LINE, COLUMN)
