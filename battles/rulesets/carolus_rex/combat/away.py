"""Going back: which way is away, and how far troops fall back facing the enemy (CR-CC-14)."""

from __future__ import annotations

import math

from battles.engine.advance import contact_at, halt, near_path, passage, stop_short
from battles.engine.boxes import segment
from battles.engine.geometry import bearing, forward, normal_angle
from battles.rulesets.carolus_rex.movement.friends import narrow
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.ground import outline
from battles.rulesets.carolus_rex.table.troops import Troop

FALL_BACK, RECOIL = "fall-back", "recoil"
_TINY = 1e-6


def away_from(troop: Troop, opponent: Troop) -> float:
    """The direction away from an opponent: to the own rear when he is ahead, else straight from him (CR-AMB-49)."""
    ahead = not zones.behind_front_line(troop.box, opponent.centre)
    if ahead or math.dist(troop.centre, opponent.centre) < _TINY:
        return normal_angle(troop.facing + 180.0)
    return bearing(opponent.centre, troop.centre)


def edge_ahead(field: Field, x: float, y: float, hx: float, hy: float) -> float:
    """How far it is to the edge of the table along a direction."""
    table = field.battle.table
    least = math.inf
    for speed, place, size in ((hx, x, table.width), (hy, y, table.height)):
        if abs(speed) > 1e-9:
            least = min(least, ((size - place) if speed > 0 else place) / abs(speed))
    return max(0.0, least)


def barred_at(field: Field, troop: Troop, facing: float, hx: float, hy: float) -> float:
    """After what distance a unit that goes that way touches impassable ground; infinite when never."""
    ground = troop.box if troop.area else troop.box_at(troop.x, troop.y, facing)
    least = math.inf
    for piece in field.ground.barring:
        for start, end in outline(piece):
            least = min(least, contact_at(ground, segment(start, end), hx, hy))
    return least


def step_back(field: Field, troop: Troop, heading: float, wanted: float) -> float:
    """Move a unit back, facing as it does, and answer how far it got.

    It stops at friends it may not pass freely, impassable ground, contact zones and the edge of the table.
    """
    held = (troop.occupying, troop.area)
    if troop.occupying:
        troop.leave_area()
    hx, hy = forward(heading)
    ground = troop.box
    slim = narrow(ground)
    length = min(wanted, edge_ahead(field, troop.x, troop.y, hx, hy), barred_at(field, troop, troop.facing, hx, hy))
    for other in field.present:
        if other is troop or not near_path(ground, other.box, hx, hy, wanted, zones.CONTACT_ZONE):
            continue
        if other.side != troop.side:
            if not other.broken:
                length = min(length, stop_short(ground, other.box, hx, hy, zones.CONTACT_ZONE))
        elif not (troop.passes_freely or other.passes_freely or other.broken):
            length = min(length, halt(slim, other.box, hx, hy, wanted))
    length = last_free(field, troop, hx, hy, max(0.0, length))
    if length > _TINY:
        troop.place(troop.x + length * hx, troop.y + length * hy)
        troop.deeds.stirred = True
    elif held[0]:
        troop.hold_area(*held)
    return length


def last_free(field: Field, troop: Troop, hx: float, hy: float, length: float) -> float:
    """The last place on the way, at most so far, where the unit stands on nobody."""
    at = length
    while at > _TINY:
        taken = next(iter(field.overlapping(troop, troop.box.shifted(at * hx, at * hy))), None)
        if taken is None:
            return at
        span = passage(troop.box, taken.box, hx, hy)
        at = min(at - 0.01, span[0] if span else 0.0)
    return 0.0


def fall_back(field: Field, troop: Troop, heading: float, wanted: float, clause: str, mode: str = FALL_BACK) -> float:
    """Fall back, or recoil as in disengagement, and write it."""
    length = step_back(field, troop, heading, wanted)
    if length > _TINY:
        field.tell("retreat", troop, clause, mode=mode, distance=round(length, 3), **field.stands(troop))
    return length
