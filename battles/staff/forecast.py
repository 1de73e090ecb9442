"""What an order would come to if nothing stood in its way: by geometry alone, to tell which orders are worth a trial.

A rulebook's own manoeuvre costs a hundred times as much. It may bring a unit less far than is forecast here, seldom
farther, and so the forecasts say in which order to try, and when nothing better can come.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.advance import contact_at, first_within
from battles.engine.boxes import Box
from battles.engine.geometry import ROUNDING, along, bearing, forward
from battles.staff.craft import ABOUT, BACK, DEPLOY_AT, FACE, FORM, GO, Body, Foe, Line

#: Backwards and sideways troops go at about this part of their pace.
SLOW = 0.5


def forecast(body: Body, line: Line, foes: Sequence[Foe] = (), keep: float = 0.0) -> Body:
    """The unit where the line would bring it over open ground, up to the first enemy in its way.

    It comes no nearer to him than ``keep``. A change of formation leaves its outline as it is.
    """
    own = body.box
    x, y, facing, shape, left = own.x, own.y, body.facing, body.shape, body.march
    for verb, formed, degrees, wanted, point, right, _ in line:
        if verb is GO and wanted is not None:
            hx, hy = forward(facing % 360.0)
            length = clear(own, x, y, foes, hx, hy, min(left, wanted), keep)
            x, y = x + length * hx, y + length * hy
            left -= length
        elif verb is FACE and degrees is not None:
            facing = degrees
        elif verb is FORM and formed is not None:
            shape = formed
        elif verb is ABOUT:
            facing = (facing + 180.0) % 360.0
        elif verb is DEPLOY_AT and point is not None:
            away = ((point[0] - x) ** 2 + (point[1] - y) ** 2) ** 0.5
            if away > 0.0:
                x, y = along((x, y), bearing((x, y), point), min(left, away))
            facing = facing if degrees is None else degrees
        elif wanted is not None:
            length = min(SLOW * left, wanted)
            turn = 180.0 if verb is BACK else 90.0 if right else -90.0
            x, y = along((x, y), (facing + turn) % 360.0, length)
            left -= length
    ahead_x, ahead_y = forward(facing)
    return body.put(Box(x, y, ahead_y, -ahead_x, own.hw, own.hd), facing % 360.0, shape)


def clear(own: Box, x: float, y: float, foes: Sequence[Foe], hx: float, hy: float, length: float, keep: float) -> float:
    """How far a unit goes straight on from a place until it meets an enemy; most lie aside of its way, or beyond its
    end."""
    radius, ground = own.radius + keep + ROUNDING, None
    for foe in foes:
        there = foe.box
        dx, dy, margin = there.x - x, there.y - y, radius + there.radius
        if -margin <= dx * hy - dy * hx <= margin and -margin <= dx * hx + dy * hy <= length + margin:
            ground = ground or Box(x, y, hy, -hx, own.hw, own.hd)
            length = min(
                length, first_within(ground, there, hx, hy, keep) if keep else contact_at(ground, there, hx, hy)
            )
    return length
