"""Commanders ride (MN-CMD-3, 4, 9, MN-ORD-5): higher stands once a turn, brigadiers with their Brigade."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from battles.engine.battle import Point
from battles.engine.boxes import gap, point_gap, point_within
from battles.engine.contact import Disc
from battles.engine.geometry import CONTACT, LIMIT, bearing, forward
from battles.engine.orders import Action, GeneralOrder, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.mini_nap import commanders, paths
from battles.rulesets.mini_nap.field import STAND_RADIUS, Field
from battles.rulesets.mini_nap.ground import ROAD_SHARE, STAND
from battles.rulesets.mini_nap.organisation import Brigade
from battles.rulesets.mini_nap.troops import Stand
from battles.rulesets.mini_nap.words import Kind

# MN-CMD-3, MN-CMD-4. How far a stand rides in all, and how near a unit must be for a brigadier to join it.
RIDE = 36.0
ATTACH_WITHIN = 6.0

ALREADY_MOVED = "already-moved"
BRIGADE_USED = "brigade-used"
NOT_WITHIN = "not-within-6"
NOT_BRIGADE = "not-brigade"
AFTER_MOVE = "after-move"

MOVE_TO, ATTACH, DETACH = "MOVE TO", "ATTACH", "DETACH"


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight part of a ride, with what is left of the allowance at its end."""

    start: Point
    heading: float
    length: float

    def point(self, at: float) -> Point:
        hx, hy = forward(self.heading)
        return (self.start[0] + at * hx, self.start[1] + at * hy)


def orders_of(field: Field, side: str) -> Iterator[tuple[GeneralOrder, Stand]]:
    """A side's orders to commanders who are there to carry them out, in sheet order."""
    sheet = field.sheets.get(side)
    for order in sorted(sheet.generals if sheet else (), key=lambda order: order.line):
        stand = field.stand_by_id.get(order.formation)
        if stand is not None and stand.side == side and not stand.out and not stand.waiting:
            yield order, stand


# ---- army, corps and division


def first_rides(field: Field) -> None:
    """Higher stands that wait for no Brigade ride on their side's first initiative (MN-CMD-3)."""
    for order, stand in orders_of(field, field.active):
        if stand.kind != Kind.BRIGADE and not before_of(order):
            _ride_by_order(field, order, stand)


def rides_before(field: Field, brigades: Iterable[Brigade]) -> None:
    """Higher stands that were to ride just before one of these Brigades, or their division (MN-CMD-3, MN-DIV-3)."""
    awaited = {name for brigade in brigades for name in (brigade.id, brigade.formation, brigade.division) if name}
    for order, stand in orders_of(field, field.active):
        once = (stand.side, order.line)
        if stand.kind != Kind.BRIGADE and before_of(order) in awaited and once not in field.rides_made:
            field.rides_made.add(once)
            _ride_by_order(field, order, stand)


def before_of(order: GeneralOrder) -> str:
    """The Brigade before which the line is to be carried out, empty for none."""
    return next((str(action.arguments["brigade"]) for action in order.actions if action.arguments.get("brigade")), "")


def _ride_by_order(field: Field, order: GeneralOrder, stand: Stand) -> None:
    for rides, actions in _in_turn(order):
        reason = NOT_BRIGADE if not rides else ALREADY_MOVED if stand.moved else ""
        if not reason and stand.kind == Kind.DIVISION and _brigade_used(field, stand):
            reason = BRIGADE_USED
        if reason:
            for action in actions:
                refuse(field, stand, action, order, reason)
        else:
            ride(field, stand, actions)


def _in_turn(order: GeneralOrder) -> Iterator[tuple[bool, tuple[Action, ...]]]:
    """The actions of a line as they follow each other: whether they are moves, those in a row as one ride."""
    for rides, actions in groupby(order.actions, key=lambda action: action.verb == MOVE_TO):
        yield rides, tuple(actions)


def _brigade_used(field: Field, stand: Stand) -> bool:
    """Whether one of the division's Brigades was used this turn (MN-CMD-3, MN-AMB-31)."""
    return any(brigade.id in field.used for brigade in field.brigades if brigade.division == stand.id)


# ---- brigadiers


def brigadier_acts(field: Field, brigade: Brigade) -> None:
    """Detach, attach or ride, at the beginning of his Brigade's initiative (MN-CMD-4)."""
    for order, stand in orders_of(field, field.active):
        if stand.id != brigade.id:
            continue
        for rides, actions in _in_turn(order):
            if rides and not stand.attached and not stand.moved:
                ride(field, stand, actions)
                continue
            for action in actions:
                reason = ALREADY_MOVED if rides else _attachment(field, stand, action)
                if reason:
                    refuse(field, stand, action, order, reason)


def _attachment(field: Field, stand: Stand, action: Action) -> str:
    """Carry out an attachment or detachment if it is allowed; else the reason."""
    if not commanders.is_brigadier(field, stand):
        return NOT_BRIGADE
    if stand.moved:
        return AFTER_MOVE
    carrier = field.by_id.get(stand.attached)
    if action.verb == DETACH:
        if carrier is None or not commanders.detach(field, stand, carrier):
            return NOT_BRIGADE
        stand.left = carrier.id
        return ""
    unit = field.by_id.get(str(action.arguments.get("unit", "")))
    if unit is None or not unit.present or unit.brigade != stand.id:
        return NOT_BRIGADE
    left = carrier or field.by_id.get(stand.left)
    away = gap(left.box, unit.box) if left is not None else commanders.distance_between(stand, unit)
    if away > ATTACH_WITHIN + LIMIT:
        return NOT_WITHIN
    if carrier is not None and not commanders.detach(field, stand, carrier):
        return NOT_BRIGADE
    stand.attached = unit.id
    field.attached[unit.id] = stand
    field.journal.emit("commander", unit=stand.id, side=stand.side, clause="MN-CMD-4", attached=unit.id)
    return ""


def refuse(field: Field, stand: Stand, action: Action, order: GeneralOrder, reason: str) -> None:
    """Report an order to a commander that the rules do not allow (MN-ORD-5)."""
    text = action.text or action.verb
    field.journal.emit(
        "order_refused",
        unit=stand.id,
        side=stand.side,
        clause="MN-ORD-5",
        order=text,
        reason=reason,
        line=order.line,
        text=text,
    )


# ---- the ride


def ride(field: Field, stand: Stand, moves: Sequence[Action]) -> None:
    """Ride in straight legs, and stop at the last point that is clear of units (MN-CMD-9)."""
    stand.moved = True
    legs = _legs(field, stand, moves, RIDE)
    if field.ground.roads:
        hastened = _legs(field, stand, moves, RIDE * ROAD_SHARE)
        if all(field.ground.by_road(STAND, leg.start, leg.heading, leg.length) for leg in hastened):
            legs = hastened
    ridden = _clear_end(field, legs)
    moved = sum(leg.length for leg in ridden)
    if moved <= LIMIT:
        return
    stand.place(*ridden[-1].point(ridden[-1].length))
    field.journal.emit(
        "commander", unit=stand.id, side=stand.side, clause="MN-CMD-3", moved=round(moved, 6), at=(stand.x, stand.y)
    )


def _legs(field: Field, stand: Stand, moves: Iterable[Action], allowance: float) -> list[Leg]:
    """The legs of a ride as far as allowance, enemies, ground and edge let it go."""
    here = (stand.x, stand.y)
    left = allowance
    legs: list[Leg] = []
    for action in moves:
        place = action.arguments.get("place")
        goal = point_of(field, place) if isinstance(place, Place) else None
        if goal is None or math.dist(here, goal) <= LIMIT:
            continue
        heading = bearing(here, goal)
        wanted = _distance_to(field, here, heading, goal, place if isinstance(place, Place) else None)
        affordable = min(wanted, field.ground.reach(STAND, here, heading, left) if field.ground.pieces else left)
        length = min(affordable, _bar(field, stand, here, heading, affordable))
        if length <= LIMIT:
            break
        leg = Leg(here, heading, length)
        legs.append(leg)
        end = leg.point(length)
        left -= field.ground.cost(STAND, here, end) if field.ground.pieces else length
        here = end
        if length < wanted - LIMIT or left <= LIMIT:
            break
    return legs


def _distance_to(field: Field, here: Point, heading: float, goal: Point, place: Place | None) -> float:
    """How far a goal is; a unit is reached on touching it (MN-ORD-5)."""
    troop = field.by_id.get(place.ref) if place is not None and place.kind == PlaceKind.UNIT else None
    if troop is None:
        return math.dist(here, goal)
    hx, hy = forward(heading)
    return point_within(troop.box, *here, -hx, -hy, STAND_RADIUS)


def _bar(field: Field, stand: Stand, here: Point, heading: float, limit: float) -> float:
    """Where an enemy, barred ground or the edge of the table stops a stand (MN-CMD-9, MN-MOVE-7)."""
    hx, hy = forward(heading)
    stops = [math.inf]
    reach = STAND_RADIUS + paths.SHORT_OF_ENEMY
    for enemy in field.of_side(field.enemy_of[stand.side]):
        at = point_within(enemy.box, *here, -hx, -hy, reach)
        if at > 0.0 or point_gap(enemy.box, here[0] + LIMIT * hx, here[1] + LIMIT * hy) < point_gap(enemy.box, *here):
            stops.append(at)
    if field.ground.pieces:
        at_ground = field.ground.halt(STAND, Disc(here, STAND_RADIUS), here, heading, limit)
        stops.append(math.inf if at_ground is None else at_ground)
    table = field.battle.table
    for speed, place, size in ((hx, here[0], table.width), (hy, here[1], table.height)):
        if abs(speed) > 1e-9:
            stops.append(((size - place) if speed > 0 else -place) / speed)
    return max(0.0, min(stops))


def _clear_end(field: Field, legs: list[Leg]) -> list[Leg]:
    """The ride cut back to its last point that overlaps no unit."""
    ridden = list(legs)
    while ridden:
        leg = ridden.pop()
        at = leg.length
        while at > LIMIT:
            x, y = leg.point(at)
            taken = next((t for t in field.present if commanders.stand_overlap(t.box, x, y)), None)
            if taken is None:
                return [*ridden, replace(leg, length=at)]
            hx, hy = forward(leg.heading)
            entry = point_within(taken.box, *leg.start, -hx, -hy, STAND_RADIUS)
            at = min(entry, at - CONTACT)
    return []
