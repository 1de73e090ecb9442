"""Rallying: a unit told to collect itself wins a level of cohesion back, if its test passes (CR-CMD-5)."""

from __future__ import annotations

from battles.engine.geometry import normal_angle, turn_between
from battles.engine.play.standing import degrees_of
from battles.rulesets.carolus_rex.command.orders import Order
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop


def rally(field: Field, troop: Troop, order: Order) -> None:
    """Recover a level by a test, and turn; broken troops have one chance only, and leave the table for want of it."""
    if cohesion.test(field, troop, "rally", "CR-CMD-5"):
        cohesion.recover(field, troop, "CR-CMD-5")
    elif troop.broken:
        cohesion.remove(field, troop, "rally", "CR-CMD-5")
        return
    facing = degrees_of(field, troop.centre, order.action.arguments.get("facing"), troop.side)
    if facing is not None and not troop.in_square:
        turned = turn_between(troop.facing, facing)
        ground = troop.box_at(troop.x, troop.y, facing)
        if abs(turned) > 0.01 and (troop.occupying or not field.overlapping(troop, ground)):
            troop.place(troop.x, troop.y, normal_angle(facing))
            troop.deeds.stirred = True
            field.tell("pivot", troop, "CR-CMD-5", turned=round(abs(turned), 3), cost=0, **field.stands(troop))
