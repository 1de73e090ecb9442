"""What the able staff would order now, as lines that a player could have written: shown to him beforehand.

The staff is asked about the battle as the side knows it, at the beginning of the side's movement, as if nobody had
moved before. A unit's throw comes after its orders (BNB-TURN-3), so the lines are for full movement.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from battles.engine.battle import Battle, Unit
from battles.engine.orders import Action, OrderSheet, Place
from battles.rulesets.big_napoleonic.command import able
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.words import TYPES, Arm, Quality
from battles.staff.proposing import made_whole

#: What a unit of the enemy is taken for of which that is not known: bases, and a quality in between.
USUAL_SIZE = {Arm.INFANTRY: 4, Arm.CAVALRY: 3, Arm.ARTILLERY: 1}


def propose(battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
    """The lines of the able staff for the units of a side that the intents of a sheet lead."""
    field = Field(made_whole(battle, side, _usual), {side: sheet}, bytes(32))
    field.begin_player_turn(side)
    able.write_orders(field)
    lines = {unit: "; ".join(map(_words, actions)) for unit, actions in field.intended.items() if actions}
    return MappingProxyType({unit.id: lines[unit.id] for unit in battle.units if unit.id in lines})


def _usual(unit: Unit) -> Unit:
    arm = Arm(unit.arm) if unit.arm in set(Arm) else Arm.INFANTRY
    size = unit.extra.get("size") or unit.strength or USUAL_SIZE[arm]
    return replace(
        unit,
        arm=arm.value,
        type=unit.type or TYPES[arm][0],
        quality=unit.quality or Quality.TRAINED.value,
        strength=unit.strength or size,
        extra=MappingProxyType({**unit.extra, "size": size}),
    )


def _words(action: Action) -> str:
    """An action as a line of orders has it."""
    said = {name: _said(value) for name, value in action.arguments.items()}
    match action.verb:
        case "MANOEUVRE":
            return f"MANOEUVRE {said['distance']} {said['direction']}"
        case verb:
            return " ".join([verb, *said.values()])


def _said(value: object) -> str:
    if isinstance(value, Place):
        return f"{value.point[0]:.1f},{value.point[1]:.1f}" if value.point is not None else value.ref
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return str(value).upper() if str(value).isalpha() and str(value).islower() else str(value)
