"""Commanders ride (MN-CMD-3, 4, 9, MN-ORD-5): higher stands once a turn, brigadiers with their Brigade."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby

from battles.engine.battle import Point
from battles.engine.boxes import gap
from battles.engine.contact import Disc
from battles.engine.geometry import LIMIT
from battles.engine.orders import Action, GeneralOrder, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.engine.play.stands import Goal, Leg, clear_end, edge_bar, enemy_bar, legs_of, ridden
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS
from battles.rulesets.mini_nap.table.ground import ROAD_SHARE, STAND
from battles.rulesets.mini_nap.table.organisation import Brigade
from battles.rulesets.mini_nap.table.troops import Stand
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Kind

# MN-CMD-3, MN-CMD-4. How far a stand rides in all, and how near a unit must be for a brigadier to join it.
RIDE = 36.0
ATTACH_WITHIN = 6.0

ALREADY_MOVED = "already-moved"
BRIGADE_USED = "brigade-used"
NOT_WITHIN = "not-within-6"
NOT_BRIGADE = "not-brigade"
AFTER_MOVE = "after-move"

MOVE_TO, ATTACH, DETACH, HOLD = "MOVE TO", "ATTACH", "DETACH", "HOLD"


def orders_of(working: Working, side: str) -> Iterator[tuple[GeneralOrder, Stand]]:
    """A side's orders to commanders who are there to carry them out, in sheet order."""
    sheet = working.sheets.get(side)
    for order in sorted(sheet.generals if sheet else (), key=lambda order: order.line):
        stand = working.staff.stand_by_id.get(order.formation)
        if stand is not None and stand.side == side and not stand.out and not stand.waiting:
            yield order, stand


# ---- army, corps and division


def first_rides(working: Working) -> None:
    """Higher stands that wait for no Brigade ride on their side's first initiative (MN-CMD-3)."""
    for order, stand in orders_of(working, working.initiative.active):
        if stand.kind != Kind.BRIGADE and not before_of(order):
            _ride_by_order(working, order, stand)


def rides_before(working: Working, brigades: Iterable[Brigade]) -> None:
    """Higher stands that were to ride just before one of these Brigades, or their division (MN-CMD-3, MN-DIV-3)."""
    awaited = {name for brigade in brigades for name in (brigade.id, brigade.formation, brigade.division) if name}
    for order, stand in orders_of(working, working.initiative.active):
        once = (stand.side, order.line)
        if stand.kind != Kind.BRIGADE and before_of(order) in awaited and once not in working.initiative.rides_made:
            working.initiative.rides_made.add(once)
            _ride_by_order(working, order, stand)


def refuse_unmade(working: Working, side: str) -> None:
    """Report rides that waited all turn for a Brigade that never came up (MN-CMD-3, MN-ORD-5)."""
    for order, stand in orders_of(working, side):
        once = (stand.side, order.line)
        if stand.kind != Kind.BRIGADE and before_of(order) and once not in working.initiative.rides_made:
            for action in order.actions:
                refuse(working, stand, action, order, NOT_BRIGADE)


def before_of(order: GeneralOrder) -> str:
    """The Brigade before which the line is to be carried out, empty for none."""
    return next((str(action.arguments["brigade"]) for action in order.actions if action.arguments.get("brigade")), "")


def _ride_by_order(working: Working, order: GeneralOrder, stand: Stand) -> None:
    for rides, actions in _in_turn(order):
        reason = NOT_BRIGADE if not rides else ALREADY_MOVED if stand.moved else ""
        if not reason and stand.kind == Kind.DIVISION and _brigade_used(working, stand):
            reason = BRIGADE_USED
        if reason:
            for action in actions:
                refuse(working, stand, action, order, reason)
        else:
            ride(working, stand, actions)


def _in_turn(order: GeneralOrder) -> Iterator[tuple[bool, tuple[Action, ...]]]:
    """The actions of a line as they follow each other: whether they are moves, those in a row as one ride.

    To stay is nothing to carry out.
    """
    for rides, actions in groupby(
        (action for action in order.actions if action.verb != HOLD), key=lambda action: action.verb == MOVE_TO
    ):
        yield rides, tuple(actions)


def _brigade_used(working: Working, stand: Stand) -> bool:
    """Whether one of the division's Brigades was used this turn (MN-CMD-3, MN-AMB-31)."""
    return any(brigade.id in working.initiative.used for brigade in working.brigades if brigade.division == stand.id)


# ---- brigadiers


def brigadier_acts(working: Working, brigade: Brigade) -> None:
    """Detach, attach or ride, at the beginning of his Brigade's initiative (MN-CMD-4)."""
    for order, stand in orders_of(working, working.initiative.active):
        if stand.id != brigade.id:
            continue
        for rides, actions in _in_turn(order):
            if rides and not stand.attached and not stand.moved:
                ride(working, stand, actions)
                continue
            for action in actions:
                reason = ALREADY_MOVED if rides else _attachment(working, stand, action)
                if reason:
                    refuse(working, stand, action, order, reason)


def _attachment(working: Working, stand: Stand, action: Action) -> str:
    """Carry out an attachment or detachment if it is allowed; else the reason."""
    if not commanders.is_brigadier(working, stand):
        return NOT_BRIGADE
    if stand.moved:
        return AFTER_MOVE
    carrier = working.roster.by_id.get(stand.attached)
    if action.verb == DETACH:
        if carrier is None or not commanders.detach(working, stand, carrier):
            return NOT_BRIGADE
        stand.left = carrier.id
        return ""
    unit = working.roster.by_id.get(str(action.arguments.get("unit", "")))
    if unit is None or not unit.present or unit.brigade != stand.id:
        return NOT_BRIGADE
    left = carrier or working.roster.by_id.get(stand.left)
    away = gap(left.box, unit.box) if left is not None else commanders.distance_between(stand, unit)
    if away > ATTACH_WITHIN + LIMIT:
        return NOT_WITHIN
    if carrier is not None and not commanders.detach(working, stand, carrier):
        return NOT_BRIGADE
    stand.attached = unit.id
    working.staff.attached[unit.id] = stand
    working.journal.emit("commander", unit=stand.id, side=stand.side, clause="MN-CMD-4", attached=unit.id)
    return ""


def refuse(working: Working, stand: Stand, action: Action, order: GeneralOrder, reason: str) -> None:
    """Report an order to a commander that the rules do not allow (MN-ORD-5)."""
    text = action.text or action.verb
    working.journal.refuse(stand, "MN-ORD-5", order=text, reason=reason, line=order.line, text=text)


# ---- the ride


def ride(working: Working, stand: Stand, moves: Sequence[Action]) -> None:
    """Ride in straight legs, and stop at the last point that is clear of units (MN-CMD-9)."""
    stand.moved = True
    legs = _legs(working, stand, moves, RIDE)
    if working.ground.roads:
        hastened = _legs(working, stand, moves, RIDE * ROAD_SHARE)
        if all(working.ground.by_road(STAND, leg.start, leg.heading, leg.length) for leg in hastened):
            legs = hastened
    made = clear_end(legs, working.roster.present, STAND_RADIUS)
    moved = ridden(made)
    if moved <= LIMIT:
        return
    stand.place(*made[-1].end)
    working.journal.emit(
        "commander", unit=stand.id, side=stand.side, clause="MN-CMD-3", moved=round(moved, 6), at=(stand.x, stand.y)
    )


def _legs(working: Working, stand: Stand, moves: Iterable[Action], allowance: float) -> list[Leg]:
    """The legs of a ride as far as allowance, enemies, ground and edge let it go (MN-CMD-9)."""
    return legs_of(
        (stand.x, stand.y),
        _goals(working, stand.side, moves),
        allowance,
        radius=STAND_RADIUS,
        reach=partial(working.ground.reach, STAND),
        cost=partial(working.ground.cost, STAND),
        bar=partial(_bar, working, stand),
    )


def _goals(working: Working, side: str, moves: Iterable[Action]) -> Iterator[Goal]:
    """Where the legs are to lead; a unit is reached on touching it (MN-ORD-5)."""
    for action in moves:
        place = action.arguments.get("place")
        at = point_of(working, place, side) if isinstance(place, Place) else None
        if at is not None and isinstance(place, Place):
            yield Goal(at, working.roster.by_id.get(place.ref) if place.kind == PlaceKind.UNIT else None)


def _bar(working: Working, stand: Stand, here: Point, heading: float, limit: float) -> float:
    """Where an enemy, barred ground or the edge of the table stops a stand (MN-CMD-9, MN-MOVE-7)."""
    enemies = working.roster.of_side(working.roster.enemy_of[stand.side])
    at_ground = working.ground.halt(STAND, Disc(here, STAND_RADIUS), here, heading, limit)
    return max(
        0.0,
        min(
            enemy_bar(here, heading, enemies, STAND_RADIUS + paths.SHORT_OF_ENEMY),
            math.inf if at_ground is None else at_ground,
            edge_bar(working.battle.table, here, heading),
        ),
    )
