"""Who stands under fire: whom it could fire at, and what it may do where it can fire at nobody."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.boxes import Box, all_within, gap
from battles.engine.geometry import ROUNDING, bearing
from battles.staff.craft import BACK, FACE, FOOT, GO, GUNS, HORSE, Body, Foe, Line, Step

#: Muskets this far beyond their reach are as good as upon a unit.
SOON = 1.6
#: A step up or back goes this much further than it must.
CLEARLY = 0.2
#: To so many of the nearest enemies a unit tries to turn.
LOOKED_AT = 2


def bears(own: Box, other: Box) -> bool:
    """Whether any corner of a ground, or its middle, lies in the frontal quadrant of another."""
    for x, y in (*other.corners, (other.x, other.y)):
        right, ahead = own.local(x, y)
        if ahead >= own.hd and abs(right) <= own.hw + ahead - own.hd:
            return True
    return False


#: An enemy by whom a unit is fired at, or soon will be: how far off he is, his id, himself.
Firer = tuple[float, str, Foe]


def firers(body: Body, foes: Sequence[Foe]) -> list[Firer]:
    """The enemies before whose muskets a unit stands, or horse before whose guns, the nearest first; none for guns."""
    if body.arm == GUNS:
        return []
    arms = (FOOT, GUNS) if body.arm == HORSE else (FOOT,)
    own = body.box
    x, y, within = own.x, own.y, own.radius + SOON + ROUNDING
    near: list[Firer] = []
    for foe in foes:
        there, range_ = foe.box, foe.range
        dx, dy, far = there.x - x, there.y - y, within + there.radius + range_
        if range_ > 0.0 and dx * dx + dy * dy <= far * far and foe.arm in arms:
            away = gap(own, there)
            if away <= range_ + SOON:
                near.append((away, foe.id, foe))
    near.sort()
    return near


def ways_out(body: Body, near: Sequence[Firer], foes: Sequence[Foe]) -> tuple[Line, ...]:
    """What a unit may do before these enemies; nothing where it fires at somebody already.

    Foot steps up to whom it faces, or turns to the nearest; horse gives ground.
    """
    if body.arm == HORSE:
        shot_at = [foe.range - away for away, _, foe in near if away <= foe.range and bears(foe.box, body.box)]
        return ((Step(BACK, length=max(shot_at) + CLEARLY),),) if shot_at else ()
    if any(bears(body.box, foe.box) for foe in all_within(body.box, foes, body.range)):
        return ()
    lines: list[Line] = []
    for away, _, foe in near:
        if body.range < away and bears(body.box, foe.box):
            lines.append((Step(GO, length=away - body.range + CLEARLY),))
            break
    for _, _, foe in near[:LOOKED_AT]:
        lines.append((Step(FACE, degrees=bearing(body.at, foe.at)),))
    return tuple(lines)
