"""A chain of legs and wheels as one order: advance, fall back, retreat (CR-MOVE-2 to 5, CR-ORD-3)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import normal_angle, turn_between
from battles.engine.orders import Action, Argument, Place, PlaceKind
from battles.engine.play.known import held
from battles.engine.play.standing import as_number, degrees_of, point_of
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.enemies import KEEP_OFF
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.walk import GOES_ON, Walk
from battles.rulesets.carolus_rex.movement.wheels import axis_on, turn_towards, wheel
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

ADVANCE, FALL_BACK, RETREAT, PROBE = "advance", "fall-back", "retreat", "probe"


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a move: a leg of a length (``None``: as far as may be), a leg to a place, or a wheel.

    ``turn`` is a fixed angle, ``towards`` a direction; ``short`` is how far before the place a leg ends.
    """

    wanted: float | None = None
    place: Place | None = None
    turn: float | None = None
    towards: Argument | None = None
    short: float = 0.0

    @property
    def is_wheel(self) -> bool:
        return self.turn is not None or self.towards is not None


def steps_of(actions: Sequence[Action]) -> tuple[Step, ...]:
    """The steps of an order, from the actions that make it up (CR-ORD-3)."""
    steps: list[Step] = []
    for index, action in enumerate(actions):
        if action.verb in ("ADVANCE TO", "MOVE TO"):
            place = action.arguments.get("place")
            steps.append(Step(place=place if isinstance(place, Place) else None))
        elif action.verb == "WHEEL TO":
            steps.append(Step(towards=action.arguments.get("facing", 0.0)))
        elif action.verb == "WHEEL":
            angle = as_number(action.arguments.get("angle")) or 0.0
            steps.append(Step(turn=angle if action.arguments.get("flank") == "RIGHT" else -angle))
        else:
            wanted = as_number(action.arguments.get("distance"))
            # A retreat without a length turns about and leaves the way to the legs and wheels that follow it.
            if action.verb != "RETREAT" or wanted is not None or index == len(actions) - 1:
                steps.append(Step(wanted=wanted))
    return tuple(steps)


def begin(
    field: Field,
    troop: Troop,
    mode: str,
    *,
    second: bool = False,
    trial: bool = False,
    companions: tuple[Troop, ...] = (),
    challenged: Callable[[Troop], bool] | None = None,
) -> Walk:
    """Begin a move: those who retreat turn about in place, free and without a test (CR-MOVE-4).

    ``second``: the second of two orders, which keeps off the enemy (CR-CMD-10).
    """
    walk = Walk(
        field,
        troop,
        mode,
        allowance(troop, backwards=mode == FALL_BACK),
        backwards=mode == FALL_BACK,
        keep=KEEP_OFF if second else 0.0,
        shy=troop.shaken and mode != RETREAT,
        trial=trial,
        probe=mode == PROBE,
        companions=companions,
        challenged=challenged,
        watches_nearness=not second,
    )
    if mode == RETREAT:
        troop.place(troop.x, troop.y, normal_angle(troop.facing + 180.0))
        troop.deeds.stirred = True
        walk.attempted = True
    return walk


def carry_out(walk: Walk, steps: Sequence[Step], most: float = math.inf) -> str:
    """Go through the steps of a move; the reason when a wheel proves impossible, which ends it.

    ``most`` limits all straight legs together: what the slowest of a group can do (CR-CMD-9).
    """
    for step in steps:
        if walk.over:
            break
        if step.is_wheel:
            reason = wheel(walk, _turn_of(walk, step))
            if reason:
                return reason
            continue
        wanted = step.wanted
        if step.place is not None:
            point = point_of(walk.field, step.place, walk.troop.side)
            if point is None:
                break
            reason = _wheel_towards(walk, step.place, point)
            if reason:
                return reason
            wanted = max(0.0, math.dist(walk.troop.centre_point, point) - step.short)
        rest = most - walk.straight
        go(walk, rest if wanted is None and rest < math.inf else wanted if wanted is None else min(wanted, rest))
        if walk.stopped not in GOES_ON:
            break
    return ""


def _turn_of(walk: Walk, step: Step) -> float:
    if step.turn is not None:
        return step.turn
    degrees = degrees_of(walk.field, walk.troop.centre, step.towards, walk.troop.side)
    return 0.0 if degrees is None else turn_between(walk.troop.facing, degrees)


def _wheel_towards(walk: Walk, place: Place, point: Point) -> str:
    """One wheel towards a place, unless the axis already meets the unit that is meant (CR-ORD-3)."""
    target = walk.field.by_id.get(place.ref) if place.kind == PlaceKind.UNIT else None
    if target is not None and axis_on(walk.troop.box, target.box):
        return ""
    return wheel(walk, turn_towards(walk.troop, point))


def finish(walk: Walk, clause: str) -> None:
    """Write a move when its order ends; what interrupted it stands before it (section g)."""
    troop = walk.troop
    if walk.trial:
        return
    if walk.held is not None and (troop.x, troop.y, troop.facing) == walk.started:
        troop.hold_area(*walk.held)
    if walk.straight > 0 or walk.mode == RETREAT:
        troop.deeds.moved = True
    if not walk.attempted:
        return
    whence: dict[str, Any] = {"from": (walk.started[0], walk.started[1])}
    stopped: dict[str, Any] = {"stopped": walk.stopped} if walk.stopped else {}
    walk.field.tell(
        "move",
        troop,
        clause,
        mode=walk.mode,
        **whence,
        distance=round(walk.straight, 3),
        **walk.field.stands(troop),
        **stopped,
    )


def tried(
    field: Field, troop: Troop, mode: str, steps: Sequence[Step], *, companions: tuple[Troop, ...] = ()
) -> tuple[Walk, Point, Point]:
    """A move made without dice and taken back: the walk, and where centre and centre-point would end."""
    kept = troop.lasts
    passing = [(friend, friend.deeds.fixed) for friend in field.of_side(troop.side)]
    obstacles = dict(troop.deeds.left_at_obstacle)
    walk = begin(field, troop, mode, trial=True, companions=companions)
    with held(field.known):
        carry_out(walk, steps)
    ended = (troop.centre, troop.centre_point)
    troop.put_back(kept)
    troop.deeds.left_at_obstacle = obstacles
    for friend, fixed in passing:
        friend.deeds.fixed = fixed
    return walk, *ended
