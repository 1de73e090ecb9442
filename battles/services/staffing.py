"""Who leads each unit by intent: for a report that shows which orders a staff wrote."""

from __future__ import annotations

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.orders import Intent, OrderSheet
from battles.engine.play.standing import intent_of, intents_by_id


def intents_by_unit(battle: Battle, side: str, sheet: OrderSheet) -> dict[str, Intent]:
    """The intent that leads each unit of a side by its sheet for a turn; units with a line of their own have none."""
    ordered = {order.unit for order in sheet.units} | {unit for order in sheet.groups for unit in order.units}
    commands = rulesets.find(battle.ruleset).commands(battle)
    intents = intents_by_id(sheet)
    led: dict[str, Intent] = {}
    for unit in battle.units:
        if battle.side_of[unit.id] == side and unit.id not in ordered:
            own = commands.of_unit.get(unit.id)
            above = commands.chain(own.id) if own is not None else ()
            intent = intent_of(intents, (unit.id, *(command.id for command in above)))
            if intent is not None:
                led[unit.id] = intent
    return led
