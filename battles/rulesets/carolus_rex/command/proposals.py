"""What the able staff would order now, as lines that a player could have written: shown to him beforehand.

The staff is asked about the battle as the side knows it, general by general, as if nobody had moved before. Each has
the points that he may expect of his throw (CR-CMD-2); he stays where he is, and his rides are left to the player.
Charges and rallies are proposed and not carried out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from battles.engine.battle import Battle, Unit
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.geometry import normal_angle
from battles.engine.orders import Direction, OrderSheet
from battles.engine.play.standing import degrees_of
from battles.rulesets.carolus_rex.command.blocks import Block, rehearse
from battles.rulesets.carolus_rex.command.cards import WEAK_LESS, intents_of, unnamed
from battles.rulesets.carolus_rex.command.giving import note
from battles.rulesets.carolus_rex.command.leading import lead_command
from battles.rulesets.carolus_rex.command.making_out import USUAL_QUALITY, USUAL_TYPE
from battles.rulesets.carolus_rex.command.orders import MOVES, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import cost_of, is_free
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.settings import AVERAGE_DIE, COMMAND_DICE
from battles.rulesets.carolus_rex.table.field import Field, lay_out
from battles.rulesets.carolus_rex.table.troops import General
from battles.rulesets.carolus_rex.words import Arm, Rating
from battles.staff.proposing import figure, made_whole

_BEGINS = {FALL_BACK: "FALL BACK", RETREAT: "RETREAT"}


@dataclass(slots=True)
class Draft:
    """A hand that writes orders down, and leaves the troops where they would bring them."""

    lines: dict[tuple[str, ...], list[str]] = field(default_factory=dict)

    def __call__(self, session: Session, block: Block, order: Order) -> None:
        """Write an order to a block, unless no line of the language could say it."""
        units = tuple(troop.id for troop in block.troops)
        named = {unit for other in self.lines if other != units for unit in other}
        words = "; ".join(_words(session.field, block, order))
        if named & set(units) or not words or (units in self.lines and not words.startswith(ADVANCE.upper())):
            return
        if (order.verb in MOVES or order.verb == REDEPLOY) and not rehearse(session, block, order):
            return
        free = len(units) == 1 and is_free(session, block.lead, order)
        session.points -= 0 if free else cost_of(session.general, block.lead)
        for troop in block.troops:
            note(session, troop, order, free=free, group=block.group.tag if len(units) > 1 else ())
        self.lines.setdefault(units, []).append(words)


def propose(battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
    """The lines of the able staff for the units of a side that the intents of a sheet lead."""
    table = lay_out(made_whole(battle, side, _usual), {side: sheet}, bytes(32))
    draft = Draft()
    for general in table.generals:
        if general.side != side or not general.present:
            continue
        session = Session(table, general, points=_points(table, general))
        for intent in intents_of(sheet, general):
            lead_command(session, intent, unnamed(table, general), draft)
    return MappingProxyType({_head(units): "; ".join(lines) for units, lines in draft.lines.items()})


def _points(table: Field, general: General) -> int:
    """The command points that a general may expect: the mean of his die, of two for a strong one the better."""
    faces = COMMAND_DICE[str(table.settings[AVERAGE_DIE])].values
    throws = [max(one, other) if general.rating == Rating.STRONG else one for one in faces for other in faces]
    return math.floor(sum(throws) / len(throws)) - (WEAK_LESS if general.rating == Rating.WEAK else 0)


def _head(units: tuple[str, ...]) -> str:
    return units[0] if len(units) == 1 else f"GROUP {', '.join(units)}"


# ---- in the order language


def _words(table: Field, block: Block, order: Order) -> Iterator[str]:
    """An order as a line has it."""
    if order.steps:
        yield from _march(table, block, order)
        return
    for action in order.actions:
        said = (_said(value) for value in action.arguments.values())
        yield " ".join([action.verb, *said])


def _march(table: Field, block: Block, order: Order) -> Iterator[str]:
    """A move: what opens it, then its wheels and straight legs."""
    begun = False
    for step in order.steps:
        if step.wanted is not None and not begun:
            yield f"{_BEGINS.get(order.verb, ADVANCE.upper())} {figure(step.wanted)}"
        elif step.wanted is not None:
            yield f"MOVE {figure(step.wanted)}"
        elif step.turn is not None:
            yield f"WHEEL {'RIGHT' if step.turn > 0 else 'LEFT'} {figure(abs(step.turn))}"
        elif step.towards is not None:
            degrees = degrees_of(table, block.lead.centre, step.towards, block.lead.side)
            yield f"WHEEL TO {figure(normal_angle(degrees or 0.0))}"
        begun = True


def _said(value: object) -> str:
    if isinstance(value, float):
        return figure(normal_angle(value))
    return value.text if isinstance(value, Direction) else str(value)


# ---- the battle as the side knows it


def _usual(unit: Unit) -> Unit:
    arm = Arm(unit.arm) if unit.arm in set(Arm) else Arm.INFANTRY
    kind = unit.type or USUAL_TYPE.get(arm, "")
    return replace(unit, arm=arm.value, type=kind, quality=unit.quality or USUAL_QUALITY)
