"""What each kind of line puts on the sheet, once it is understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from battles.engine.dataclasses import replace
from battles.engine.orders import (
    GeneralOrder,
    GroupOrder,
    Message,
    UnitOrder,
)
from battles.engine.worded import worded
from orders.language.assembly import Parts
from orders.language.open_sheet import OpenBlock, OpenSheet

#: Said of a line for a unit that has another above it.
TOLD_BEFORE = worded("told something else above, too: that is done first, then this")


def take_key(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.key = parts.to
    sheet.understood(number, text, parts)


def take_turn(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """The turn a sheet is for; refused when it is not the open one."""
    sheet.turn = parts.number
    if parts.number == sheet.names.turn:
        sheet.understood(number, text, parts)
    else:
        explanation = worded(
            "Turn {named} is not open; orders are now for turn {turn}.", named=parts.number, turn=sheet.names.turn
        )
        sheet.refuse(number, text, explanation)


def take_priority(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.priority += parts.ids
    sheet.understood(number, text, parts)


def take_side(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.block = None
    sheet.understood(number, text, parts)


def take_concede(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.concede = True
    sheet.understood(number, text, parts)


def take_message(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.messages.append(Message(parts.to, parts.text, number))
    sheet.understood(number, text, parts)


def take_block(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """A header, with or without an order on the same line."""
    kind = parts.kind or parts.form
    sheet.block = OpenBlock(kind, parts.ids, number, parts.intent, list(parts.actions))
    sheet.blocks.append(sheet.block)
    sheet.standing += [replace(standing, scope=parts.ids) for standing in parts.standing]
    sheet.understood(number, text, parts)


def take_intent(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """An intent of the block or of the side; of a writer who commands a part of it, of each of his commands."""
    earlier = sheet.block.intent if sheet.block else sheet.intent
    note = worded("this takes the place of the intent above") if earlier else ""
    if sheet.block:
        sheet.block.intent = parts.intent
    elif sheet.names.commands:
        sheet.blocks += [sheet.block_for(command, number, parts.intent) for command in sheet.names.commands]
    else:
        sheet.intent = parts.intent
    sheet.understood(number, text, parts, note)


def take_standing(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.standing += [replace(standing, scope=parts.ids or sheet.scope()) for standing in parts.standing]
    sheet.understood(number, text, parts)


def take_standing_for_all(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    sheet.standing += [replace(standing, scope=sheet.names.commands) for standing in parts.standing]
    sheet.understood(number, text, parts)


def take_general(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """Orders to a general, named or that of the block."""
    for formation in parts.ids or sheet.scope():
        sheet.generals.append(GeneralOrder(formation, parts.actions, number))
    sheet.understood(number, text, parts)


def take_command(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    if sheet.block:
        sheet.block.actions += parts.actions
    sheet.understood(number, text, parts)


def take_units(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """Orders to one unit or to several, each by itself."""
    formation = sheet.block.formation if sheet.block else ""
    note = ""
    if any(order.unit in parts.ids for order in sheet.units):
        note = TOLD_BEFORE
    sheet.units += [UnitOrder(unit, parts.actions, number, formation) for unit in parts.ids]
    sheet.understood(number, text, parts, note)


def take_group(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """Orders to several units at once; where the rulebook knows no groups, to each by itself."""
    if not sheet.grammar.vocabulary.groups:
        take_units(sheet, parts, number, text)
        return
    formation = sheet.block.formation if sheet.block else ""
    sheet.groups.append(GroupOrder(parts.ids, parts.actions, number, formation))
    sheet.understood(number, text, parts)


def take_header(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """A unit's name alone: its orders follow, one a line."""
    sheet.header = (number, text, parts.ids[0])
    sheet.understood(number, text, parts)


def take_orders(sheet: OpenSheet, parts: Parts, number: int, text: str) -> None:
    """Orders without a name: for the unit above them, or for the units of the block."""
    formation = sheet.block.formation if sheet.block else ""
    if sheet.header is None:
        sheet.units += [UnitOrder(unit, parts.actions, number, formation) for unit in sheet.scope()]
    else:
        first, _, unit = sheet.header
        sheet.units = [
            *(order for order in sheet.units if (order.line, order.unit) != (first, unit)),
            UnitOrder(unit, sheet.so_far(first, unit) + parts.actions, first, formation),
        ]
    sheet.understood(number, text, parts)


Taker = Callable[[OpenSheet, Parts, int, str], None]
TAKERS: Mapping[str, Taker] = MappingProxyType(
    {
        "KEY": take_key,
        "TURN": take_turn,
        "PRIORITY": take_priority,
        "SIDE": take_side,
        "CONCEDE": take_concede,
        "MESSAGE": take_message,
        "BLOCK": take_block,
        "BLOCK INTENT": take_block,
        "BLOCK STANDING": take_block,
        "BLOCK ORDER": take_block,
        "BATTERY": take_block,
        "GROUP": take_block,
        "BATTERY LINE": take_units,
        "GROUP LINE": take_group,
        "INTENT": take_intent,
        "POSTURE": take_intent,
        "STANDING": take_standing,
        "STANDING ALL": take_standing_for_all,
        "STANDING SCOPE": take_standing,
        "UNIT STANDING": take_standing,
        "GENERAL": take_general,
        "BLOCK GENERAL": take_general,
        "COMMAND": take_command,
        "UNIT": take_units,
        "UNITS": take_units,
        "UNIT HEADER": take_header,
        "ORDERS": take_orders,
    }
)
