"""The plan of a command by its posture: where each of its units is wanted, with which front and formation, how bold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from battles.engine.boxes import is_within
from battles.engine.geometry import along
from battles.staff.battle_order import on_a_front, on_the_spot
from battles.staff.craft import HORSE, Arm, Body, Foe, Shape
from battles.staff.firefight import SOON, firers, ways_out
from battles.staff.lines import abreast, guns_prepare, reachable
from battles.staff.situation import Axis, Plan, Situation, Wish, away, axis_of, is_there, threat

#: Postures that go for the enemy where no place is named.
GOING = ("ADVANCE", "ATTACK")


def plan(posture: str, situation: Situation) -> Plan:
    """The wishes of a posture, by unit. An unknown posture holds."""
    if not situation.bodies:
        return {}
    wishes = POSTURES.get(posture, _hold)(situation)
    if not situation.craft.lengths.firefight:
        return wishes
    by_id = {body.id: body for body in situation.bodies}
    reach = SOON + max((foe.range for foe in situation.foes), default=0.0)
    return {
        id: _in_fire(wish, by_id[id], situation.foes) if situation.nearness(by_id[id]) <= reach else wish
        for id, wish in wishes.items()
    }


def _in_fire(wish: Wish, body: Body, foes: Sequence[Foe]) -> Wish:
    """The same wish of a unit that may stand before muskets. Horse is in fire only where it gives ground to it."""
    near = firers(body, foes)
    if not near:
        return wish
    ways = ways_out(body, near, foes)
    return replace(wish, in_fire=True, ways_out=ways) if ways or body.arm != HORSE else wish


def without_objective(posture: str, foes: Sequence[Foe]) -> str:
    """What a command does whose objective has gone: sent at an enemy it goes for the next, else it holds."""
    return posture if posture in GOING and foes else "HOLD"


def _hold(situation: Situation) -> Plan:
    """Stay, but face who comes."""
    return {body.id: on_the_spot(situation, body, charge=None) for body in situation.bodies}


def _defend(situation: Situation) -> Plan:
    """On the ground that is named, or where they stand, in two lines; whoever comes too near is charged if it pays."""
    if situation.goal is None or is_there(situation):
        return {body.id: on_the_spot(situation, body, charge=0.35) for body in situation.bodies}
    return on_a_front(situation, axis_of(situation), bold=0.35, stop=situation.craft.lengths.deploy)


def _advance(situation: Situation) -> Plan:
    lengths = situation.craft.lengths
    return on_a_front(situation, axis_of(situation), bold=0.3, stop=lengths.halt or lengths.deploy)


def _attack(situation: Situation) -> Plan:
    """Guns first: while they gain on the enemy's, the foot waits out of his reach; then all go in."""
    bold = situation.craft.lengths.shock
    return on_a_front(situation, axis_of(situation), bold=bold, stop=0.0, prepared=not guns_prepare(situation))


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
        on_a_front(
            Situation(situation.craft, followers, situation.foes, axis.place(behind, 0.0), friends=situation.friends),
            axis,
            bold=0.2,
            stop=situation.craft.lengths.deploy,
            front_at=behind,
        )
    )


def _screen(situation: Situation) -> Plan:
    """Light troops in open order across the front, giving way before weight; the others stay behind as a support."""
    axis = axis_of(situation)
    light = [body for body in situation.bodies if Shape.OPEN in body.shapes or body.shape == Shape.OPEN]
    rest = [body for body in situation.bodies if body not in light]
    wishes = {body.id: on_the_spot(situation, body, charge=None) for body in rest}
    if not light:
        return wishes
    keep = situation.craft.lengths.deploy
    ahead = reachable(situation, axis, light, keep)
    for right, body in abreast(situation, axis, light, spread=2.0):
        wishes[body.id] = Wish(axis.place(ahead, right), axis.heading, (Shape.OPEN,), None, keep * 0.75)
    return wishes


def _withdraw(situation: Situation) -> Plan:
    """Away, by alternate units where an enemy is near: those behind face him while those before them go."""
    axis = away(situation)
    watched = [foe for foe in situation.foes if any(threat(foe, body) for body in situation.bodies)]
    front = (axis.heading + 180.0) % 360.0
    wishes: dict[str, Wish] = {}
    far = situation.goal is not None
    behind = _behind(situation, axis)
    for body in situation.bodies:
        wanted = body.march if not far else min(body.march, max(0.0, axis.ahead(situation.goal or body.at)))
        place = along(body.at, axis.heading, wanted)
        horse = body.arm == Arm.FOOT and any(foe.arm == Arm.HORSE and threat(foe, body) for foe in watched)
        if watched and body.id in behind and not _shot_at(situation, body):
            wishes[body.id] = on_the_spot(situation, body, charge=0.5)
        else:
            facing = front if watched else axis.heading
            shapes = (Shape.SQUARE, Shape.LINE) if horse else ()
            wishes[body.id] = Wish(place, facing, shapes, None, 0.0, backward=True, watched=horse)
    return wishes


def _behind(situation: Situation, axis: Axis) -> set[str]:
    """Half of the foot and horse of a command that goes back: those who are farther on, or else every second one.

    Who went before the others is behind them then, so that they change places from turn to turn.
    """
    order = sorted(
        (body for body in situation.bodies if body.arm != Arm.GUNS),
        key=lambda body: (-round(axis.ahead(body.at) / max(body.march, 1.0)), round(axis.right(body.at), 3), body.id),
    )
    return {body.id for body in order[: len(order) // 2]}


def _shot_at(situation: Situation, body: Body) -> bool:
    """Whether a unit stands in the enemy's fire: there a rear guard is lost and holds nobody up."""
    near = situation.craft.lengths.musketry
    return any(
        foe.range > 0.0 and is_within(body.box, foe.box, foe.range if foe.arm == Arm.GUNS else near)
        for foe in situation.foes
    )


def _rally(situation: Situation) -> Plan:
    """Out of reach of whoever is near and of guns, as far as they tell on masses, then facing the enemy."""
    alarm = situation.craft.lengths.alarm
    if any(
        away <= max(alarm, foe.range, foe.dense)
        for foe, away in zip(situation.foes, situation.distances(), strict=True)
    ):
        return _withdraw(situation)
    return {body.id: on_the_spot(situation, body, charge=None) for body in situation.bodies}


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
