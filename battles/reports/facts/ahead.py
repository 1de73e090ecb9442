"""What a unit has before it as the turn left it: room to march, and whom its fire bears on. No words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from battles.engine.battle import Point, Unit
from battles.engine.contact import Box, bounds, gap, overlaps, swept
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import ALL_ROUND, CONTACT, LIMIT, Polygon, along, bearing, turn_between
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.obstacles import first_met
from battles.reports.facts.account import Turn
from battles.reports.facts.enemy import in_sight

#: A unit, the ground that it covers, and the box about it.
_Ground = tuple[str, Polygon, Box]
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
    """What each of some units of the reader's that are in play has before it.

    It is kept for the sides asked for last: who commands an army asks for the units of all who command its parts.
    """
    known = _KNOWN.get((Same(turn.ruleset), Same(turn.after), Same(knowledge)), dict)
    asked = [unit for unit in units if unit.id not in known or known[unit.id][0] is not unit]
    if asked:
        found = _found(turn, knowledge, asked)
        known.update({unit.id: (unit, found.get(unit.id)) for unit in asked})
    return {unit.id: ahead for unit in units if (ahead := known[unit.id][1]) is not None}


#: What the units of the sides asked for last have before them; nothing for who is not in play.
_KNOWN: Shelf[dict[str, tuple[Unit, Ahead | None]]] = Shelf(4)


def _found(turn: Turn, knowledge: Knowledge, units: Sequence[Unit]) -> Mapping[str, Ahead]:
    seen = {public_id(contact) for contact in in_sight(knowledge)}
    enemies: list[_Ground] = []
    friends: list[_Ground] = []
    for unit in turn.after.units:
        if unit.in_play and unit.at is not None and (turn.own(unit.id) or unit.id in seen):
            ground = turn.ruleset.footprint(turn.after, unit)
            if ground:
                (friends if turn.own(unit.id) else enemies).append((unit.id, ground, bounds(ground)))
    found = {}
    for unit in units:
        ground = turn.ruleset.footprint(turn.after, unit) if unit.in_play and unit.at is not None else ()
        if ground:
            room, who = _room(turn, unit, ground, (*friends, *enemies))
            found[unit.id] = Ahead(room, who, _bears(turn, unit, ground, enemies))
    return found


def _room(turn: Turn, unit: Unit, ground: Polygon, others: Iterable[_Ground]) -> tuple[float, str]:
    reach = turn.ruleset.reach(turn.after, unit)
    if not reach:
        return math.inf, ""
    left, bottom, right, top = bounds(swept(ground, unit.facing, reach))
    met = [
        (who, other)
        for who, other, box in others
        if box[0] <= right and left <= box[2] and box[1] <= top and bottom <= box[3] and who != unit.id
    ]
    return first_met(ground, unit.facing, reach, met)


def _bears(turn: Turn, unit: Unit, ground: Polygon, enemies: Iterable[_Ground]) -> bool:
    """Whether an enemy stands within range and arc of a unit's fire."""
    reach = turn.ruleset.fire_range(turn.after, unit)
    if not reach:
        return False
    here = bounds(ground)
    near = (other for _, other, box in enemies if _apart(here, box) <= reach + LIMIT)
    arc, (left, right) = turn.ruleset.fire_arc(turn.after, unit), ground[:2]
    if arc < ALL_ROUND and arc > WIDEST:
        near = (other for other in near if any(_is_before(left, unit.facing, corner) for corner in other))
    elif arc < ALL_ROUND:
        legs = reach / math.cos(math.radians(arc)) + reach
        zone = (left, along(left, unit.facing - arc, legs), along(right, unit.facing + arc, legs), right)
        near = (other for other in near if overlaps(zone, other))
    return any(gap(ground, other) <= reach + LIMIT for other in near)


def _apart(one: Box, other: Box) -> float:
    """How far two boxes are apart along the axis on which they are farthest apart; no more than 0 when they overlap."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def _is_before(front: Point, facing: float, point: Point) -> bool:
    return abs(turn_between(facing, bearing(front, point))) < 90.0 and math.dist(front, point) > CONTACT
