"""From the words of the able staff to the orders of this book: a line is one order, or none where it would take two."""

from __future__ import annotations

from battles.engine.geometry import turn_between
from battles.engine.orders import Action, Argument, Direction, Place, PlaceKind
from battles.rulesets.carolus_rex.command.blocks import Block
from battles.rulesets.carolus_rex.command.orders import REDEPLOY, Order
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.marching import Step as Leg
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE
from battles.rulesets.carolus_rex.movement.redeploying import SIMPLE_TURN
from battles.rulesets.carolus_rex.words import Stance, Type
from battles.staff import Shape, Step, Verb
from battles.staff.craft import Line

#: An order to face about whose turn is greater than this is a retreat that goes no farther (CR-MOVE-4).
ABOUT = 135.0
_NO_WAY = 0.1
#: A turn of less than this is not worth an order of its own.
NEARLY = 15.0


def charge_at(enemy: str) -> Order:
    return Order(CHARGE, (Action("CHARGE", {"target": enemy}),))


def order_of(block: Block, line: Line) -> Order | None:
    """A line of the staff as one order of this book; ``None`` where it would take two."""
    first, facing = line[0], block.lead.facing
    if first.verb == Verb.CHARGE:
        return charge_at(first.foe)
    if first.verb == Verb.FORM:
        # A redeployment takes the whole turn (CR-FORM-1): what follows is left for the next one, but for the front.
        turned = next((step.degrees for step in line if step.verb == Verb.FACE), None)
        return _forming(first, facing, turned)
    if first.verb == Verb.BACK:
        return Order(FALL_BACK, (), steps=(Leg(wanted=first.length),)) if len(line) == 1 else None
    if first.verb == Verb.ABOUT:
        legs = line[1:]
        if not legs or any(step.verb != Verb.GO for step in legs):
            return None
        return Order(RETREAT, (), steps=tuple(Leg(wanted=step.length) for step in legs))
    if first.verb == Verb.DEPLOY_AT:
        return _trailing(block, first)
    if len(line) == 1 and first.verb == Verb.FACE and first.degrees is not None:
        return _facing(block, first.degrees)
    legs_: list[Leg] = []
    for step in line:
        if step.verb == Verb.FACE and step.degrees is not None:
            legs_.append(Leg(turn=turn_between(facing, step.degrees)))
            facing = step.degrees
        elif step.verb == Verb.GO:
            legs_.append(Leg(wanted=step.length))
        else:
            return None
    return Order(ADVANCE, (), steps=tuple(legs_))


def _forming(step: Step, facing: float, wanted: float | None) -> Order:
    """A change of formation, with a new front where that is no difficult turn (CR-FORM-6)."""
    if step.shape == Shape.BATTERY:
        muzzles: dict[str, Argument] = {} if step.degrees is None else {"facing": step.degrees}
        return Order(REDEPLOY, (Action("UNLIMBER", muzzles),))
    flank = "RIGHT" if step.right else "LEFT"
    arguments: dict[str, Argument] = {"formation": Stance.LINE.value.upper(), "flank": flank}
    if wanted is not None and abs(turn_between(facing, wanted)) <= SIMPLE_TURN:
        arguments["facing"] = wanted
    return Order(REDEPLOY, (Action("FORM", arguments),))


def _facing(block: Block, degrees: float) -> Order | None:
    """A new front: by a wheel, by turning about where that serves, or on the spot."""
    turn = turn_between(block.lead.facing, degrees)
    if abs(turn) < NEARLY:
        return None
    if abs(turn) > ABOUT and not block.lead.artillery:
        return Order(RETREAT, (), steps=(Leg(wanted=_NO_WAY),))
    if block.lead.type == Type.HEAVY or (abs(turn) > 45.0 and not block.lead.turns_freely):
        return Order(REDEPLOY, (Action("FACE", {"facing": degrees}),))
    return Order(ADVANCE, (), steps=(Leg(turn=turn),))


def _trailing(block: Block, step: Step) -> Order | None:
    """Guns to a place and round to their front: they turn freely (CR-MOVE-6)."""
    if step.point is None:
        return None
    x, y = block.lead.centre
    dx, dy = step.point[0] - x, step.point[1] - y
    away = abs(complex(dx, dy))
    heading = Direction("", toward=Place(PlaceKind.POINT, "", point=step.point))
    legs = [Leg(towards=heading), Leg(wanted=away)]
    if step.degrees is not None:
        legs.append(Leg(towards=step.degrees))
    return Order(ADVANCE, (), steps=tuple(legs))
