"""Who leads each unit by intent: for a report that shows which orders a staff wrote."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Battle, Unit
from battles.engine.orders import Block, Intent, OrderSheet


def intents_by_unit(battle: Battle, side: str, sheet: OrderSheet) -> dict[str, Intent]:
    """The intent that leads each unit of a side by its sheet for a turn; units with a line of their own have none."""
    ordered = {order.unit for order in sheet.units} | {unit for order in sheet.groups for unit in order.units}
    led: dict[str, Intent] = {}
    for unit in battle.units:
        if battle.side_of[unit.id] == side and unit.id not in ordered:
            intent = _intent_of(battle, unit, sheet)
            if intent is not None:
                led[unit.id] = intent
    return led


def _intent_of(battle: Battle, unit: Unit, sheet: OrderSheet) -> Intent | None:
    """The intent of the narrowest block that holds the unit, of equals the later one; else of the whole side."""
    circles = _circles(battle, unit)

    def narrowness(block: Block) -> tuple[int, int]:
        return (min(circles[one] for one in block.scope if one in circles), -block.line)

    holding = [block for block in sheet.blocks if block.intent is not None and circles.keys() & set(block.scope)]
    return min(holding, key=narrowness).intent if holding else sheet.intent


def _circles(battle: Battle, unit: Unit) -> Mapping[str, int]:
    """What a block may name to hold the unit, and how wide that is: the unit, its brigade, and all above it."""
    above = [formation.id for formation in battle.chain(unit.of)]
    names = [unit.id, f"{unit.of}/artillery", *above]
    return {name: width for width, name in enumerate(names)}
