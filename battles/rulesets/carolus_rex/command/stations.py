"""Where generals stand who are left to their staff: where most of their troops hear them (CR-CMD-7, CR-CMD-12)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from battles.engine.battle import Point
from battles.engine.boxes import point_gap
from battles.engine.orders import Action, Place, PlaceKind
from battles.rulesets.carolus_rex.command.orders import Session
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS
from battles.rulesets.carolus_rex.command.rides import FREE_MOVE
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.table.zones import TOLERANCE
from battles.staff import station

#: He keeps so far behind the rear of the unit by which he stands.
BEHIND = 1.0


def staff_place(session: Session, troops: Sequence[Troop]) -> Action | None:
    """The free move of a general after his orders; ``None`` when he stands well enough (CR-CMD-7)."""
    if session.general.attached or not session.general.present:
        return None
    found = better_place(session, troops, FREE_MOVE)
    return None if found is None else Action("MOVE TO", {"place": found[0]})


def better_place(session: Session, troops: Sequence[Troop], most: float) -> tuple[Place, int] | None:
    """The place within a ride where more units hear him, and how many more; ``None`` when no place is better.

    Where nobody hears him yet he rides as far as he can towards the middle of them.
    """
    field, general = session.field, session.general
    led = [troop for troop in troops if troop.present and not troop.broken]
    if not led:
        return None
    at = field.place_of(general)
    ears = [ear for ear in map(_ear, led) if math.dist(ear[:2], at) <= most + ear[2] + TOLERANCE]
    now = _hearing(field, at, ears)
    # Nobody hears him more who does not come so far.
    if now and now == len(ears):
        return None
    best, heard = None, now
    for point in _places(field, at, led, general.side):
        goal = _within(at, point, most)
        count = _hearing(field, goal, ears, heard)
        if field.on_table(*goal) and (count > heard or (best is None and not now and not count)):
            best, heard = goal, count
            if heard == len(ears):
                break
    if best is None:
        return None
    x, y = round(best[0], 1), round(best[1], 1)
    return Place(PlaceKind.POINT, f"{x:.1f},{y:.1f}", point=(x, y)), heard - now


def _places(field: Field, at: Point, led: Sequence[Troop], side: str) -> Iterator[Point]:
    """Behind the middle of all, then behind each unit."""
    enemies = [enemy.centre for enemy in field.known_enemies(side)]
    middle = station(at, COMMAND_RADIUS, [troop.centre for troop in led], enemies)
    if middle is not None:
        yield middle
    for troop in led:
        hx, hy = troop.heading
        back = troop.box.hd + BEHIND
        yield (troop.x - back * hx, troop.y - back * hy)


#: Where a unit stands, and how far from its middle a general may be whom some of it hears.
Ear = tuple[float, float, float, Troop]


def _ear(troop: Troop) -> Ear:
    return (troop.x, troop.y, COMMAND_RADIUS + troop.box.radius, troop)


def _hearing(field: Field, at: Point, ears: Sequence[Ear], beyond: int = 0) -> int:
    """How many units are near enough to a place and see it; no more than ``beyond`` of them are told by circles."""
    x, y = at
    near = [troop for there_x, there_y, far, troop in ears if math.hypot(there_x - x, there_y - y) <= far]
    if len(near) <= beyond:
        return len(near)
    return sum(point_gap(troop.box, x, y) <= COMMAND_RADIUS and field.ground.sees(at, troop.centre) for troop in near)


def _within(start: Point, point: Point, most: float) -> Point:
    """A point, or as much of the way to it as a ride goes."""
    away = math.dist(start, point)
    if away <= most:
        return point
    share = most / away
    return (start[0] + share * (point[0] - start[0]), start[1] + share * (point[1] - start[1]))
