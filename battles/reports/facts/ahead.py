"""What a unit has before it as the turn left it: room to march, and whom its fire bears on. No words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point, Unit
from battles.engine.contact import gap, overlaps
from battles.engine.geometry import ALL_ROUND, CONTACT, LIMIT, Polygon, along, bearing, turn_between
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.obstacles import first_met
from battles.reports.facts.account import Turn
from battles.reports.facts.enemy import in_sight

#: Sides of an arc wider than this are no legs of a figure any more: all that is ahead lies in it.
WIDEST = 80.0


@dataclass(frozen=True, slots=True)
class Ahead:
    """``room``: how far straight ahead it goes before it meets ``who``, a friend or an enemy in sight, in table units.

    ``room`` is endless and ``who`` empty where nobody stands within its reach. ``bears`` says whether an enemy in sight
    stands within range and arc of its fire; that a friend stands in the line of fire is not asked.
    """

    room: float
    who: str
    bears: bool


def ahead_of(turn: Turn, knowledge: Knowledge, units: Sequence[Unit]) -> Mapping[str, Ahead]:
    """What each of some units of the reader's that are in play has before it."""
    seen = {public_id(contact) for contact in in_sight(knowledge)}
    enemies: list[tuple[str, Polygon]] = []
    friends: list[tuple[str, Polygon]] = []
    for unit in turn.after.units:
        if unit.in_play and unit.at is not None and (turn.own(unit.id) or unit.id in seen):
            (friends if turn.own(unit.id) else enemies).append((unit.id, turn.ruleset.footprint(turn.after, unit)))
    found = {}
    for unit in units:
        ground = turn.ruleset.footprint(turn.after, unit) if unit.in_play and unit.at is not None else ()
        if ground:
            reach = turn.ruleset.reach(turn.after, unit)
            others = [one for one in (*friends, *enemies) if one[0] != unit.id]
            room, who = first_met(ground, unit.facing, reach, others) if reach else (math.inf, "")
            found[unit.id] = Ahead(room, who, _bears(turn, unit, ground, enemies))
    return found


def _bears(turn: Turn, unit: Unit, ground: Polygon, enemies: Iterable[tuple[str, Polygon]]) -> bool:
    """Whether an enemy stands within range and arc of a unit's fire."""
    reach = turn.ruleset.fire_range(turn.after, unit)
    if not reach:
        return False
    arc = turn.ruleset.fire_arc(turn.after, unit)
    near = (other for _, other in enemies if other and gap(ground, other) <= reach + LIMIT)
    if arc >= ALL_ROUND:
        return any(True for _ in near)
    left, right = ground[0], ground[1]
    if arc > WIDEST:
        return any(_is_before(left, unit.facing, corner) for other in near for corner in other)
    legs = reach / math.cos(math.radians(arc)) + reach
    zone = (left, along(left, unit.facing - arc, legs), along(right, unit.facing + arc, legs), right)
    return any(overlaps(zone, other) for other in near)


def _is_before(front: Point, facing: float, point: Point) -> bool:
    return abs(turn_between(facing, bearing(front, point))) < 90.0 and math.dist(front, point) > CONTACT
