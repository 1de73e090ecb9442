"""What an order would come to if nothing stood in its way: by geometry alone, to tell which orders are worth a trial.

A rulebook's own manoeuvre costs a hundred times as much. It may bring a unit less far than is forecast here, seldom
farther, and so the forecasts say in which order to try, and when nothing better can come.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.advance import contact_at
from battles.engine.boxes import Box
from battles.engine.geometry import ROUNDING, along, bearing, forward
from battles.staff.craft import ABOUT, ASIDE, BACK, DEPLOY_AT, FACE, FORM, GO, Body, Foe, Line

#: Backwards and sideways troops go at about this part of their pace.
SLOW = 0.5


def forecast(body: Body, line: Line, foes: Sequence[Foe] = ()) -> Body:
    """The unit where the line would bring it over open ground, up to the first enemy in its way.

    A change of formation leaves its outline as it is.
    """
    (x, y), facing, shape = body.at, body.facing, body.shape
    left = body.march
    for step in line:
        if step.verb == FORM and step.shape is not None:
            shape = step.shape
        elif step.verb == FACE and step.degrees is not None:
            facing = step.degrees
        elif step.verb == ABOUT:
            facing = (facing + 180.0) % 360.0
        elif step.verb == DEPLOY_AT and step.point is not None:
            away = ((step.point[0] - x) ** 2 + (step.point[1] - y) ** 2) ** 0.5
            if away > 0.0:
                x, y = along((x, y), bearing((x, y), step.point), min(left, away))
            facing = facing if step.degrees is None else step.degrees
        elif step.length is not None:
            length = min(left if step.verb == GO else SLOW * left, step.length)
            turn = {BACK: 180.0, ASIDE: 90.0 if step.right else -90.0}.get(step.verb, 0.0)
            if step.verb == GO:
                length = _clear(_ground(body, x, y, facing), foes, facing, length)
            x, y = along((x, y), (facing + turn) % 360.0, length)
            left -= length
    return body.put(_ground(body, x, y, facing), facing % 360.0, shape)


def _ground(body: Body, x: float, y: float, facing: float) -> Box:
    ahead_x, ahead_y = forward(facing)
    return Box(x, y, ahead_y, -ahead_x, body.box.hw, body.box.hd)


def _clear(ground: Box, foes: Sequence[Foe], facing: float, length: float) -> float:
    """How far a unit goes straight on until it meets an enemy; most lie aside of its way, or beyond its end."""
    hx, hy = forward(facing)
    x, y, own = ground.x, ground.y, ground.radius + ROUNDING
    for foe in foes:
        there = foe.box
        dx, dy, margin = there.x - x, there.y - y, own + there.radius
        if -margin <= dx * hy - dy * hx <= margin and -margin <= dx * hx + dy * hy <= length + margin:
            length = min(length, contact_at(ground, there, hx, hy))
    return length
