"""Who is taken out of the fight: units that cannot hold where they stand, and commands that have lost too much.

A rulebook turns it on by the lengths ``relief`` and ``spent``; without them everybody stays in his place.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.boxes import gap, is_within
from battles.engine.geometry import along, bearing
from battles.staff.craft import Arm, Body, Foe, Shape
from battles.staff.situation import Plan, Situation, Wish

#: Who is taken out of fire goes so much farther than it reaches.
CLEAR = 1.0
#: A command that defends bears so much more than one that attacks, as a part of what is left.
STUBBORN = 0.5
#: What a command does that has lost too much for what it was told.
BREAKS_OFF: Mapping[str, str] = {"ATTACK": "DEFEND", "DEFEND": "RALLY"}
#: Nobody is relieved who was told to stand where he stands, or goes already.
AS_TOLD = ("HOLD", "WITHDRAW")


def bearable(posture: str, situation: Situation) -> str:
    """What a command does instead of its posture when it has lost more than that bears."""
    spent = situation.craft.lengths.spent
    if not spent or posture not in BREAKS_OFF or situation.lost < spent:
        return posture
    if posture == "ATTACK":
        posture = BREAKS_OFF[posture]
    return BREAKS_OFF[posture] if situation.lost >= spent + STUBBORN * (1.0 - spent) else posture


def relieved(posture: str, situation: Situation, wishes: Plan) -> Plan:
    """The wishes with those changed of units that cannot stay in the fire in which they stand."""
    if posture in AS_TOLD or not situation.craft.lengths.relief:
        return wishes
    changed = {
        body.id: _out_of(body, enemies, situation)
        for body in situation.bodies
        if _must_go(body) and (enemies := _fire_on(body, situation))
    }
    return {**wishes, **changed}


def _fire_on(body: Body, situation: Situation) -> list[Foe]:
    """The enemies under whose heaviest fire a unit stands: foot within musketry, guns within canister."""
    lengths = situation.craft.lengths
    return [
        foe
        for foe in situation.foes
        if (foe.arm == Arm.FOOT and is_within(body.box, foe.box, lengths.relief))
        or (foe.arm == Arm.GUNS and foe.shape == Shape.BATTERY and is_within(body.box, foe.box, lengths.guns))
    ]


def _must_go(body: Body) -> bool:
    """The shaken, and horse that cannot charge; guns stay at work."""
    return body.arm != Arm.GUNS and (body.shaken or (body.arm == Arm.HORSE and body.reach <= 0.0))


def _out_of(body: Body, enemies: list[Foe], situation: Situation) -> Wish:
    """Straight away from the nearest of them until out of reach, the front towards him."""
    lengths = situation.craft.lengths
    nearest = min(enemies, key=lambda foe: (gap(body.box, foe.box), foe.id))
    reach = max((lengths.relief if foe.arm == Arm.FOOT else lengths.guns) - gap(body.box, foe.box) for foe in enemies)
    home = bearing(nearest.at, body.at)
    place = along(body.at, home, reach + CLEAR)
    return Wish(place, (home + 180.0) % 360.0, (), None, 0.0, backward=True)
