"""The normal form: an order sheet as the language itself would write it.

Identifiers stand for names, canonical words for everything else. Reading a normal form gives the same orders again.
The key is left out: it belongs to the mail, not to the orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battles.engine.dataclasses import replace
from battles.engine.orders import (
    Action,
    Argument,
    Block,
    Condition,
    Direction,
    GeneralOrder,
    GroupOrder,
    Intent,
    Message,
    OrderSheet,
    Place,
    PlaceKind,
    Standing,
    UnitOrder,
)
from orders.language.names import Names

INDENT = "  "
Item = Block | UnitOrder | GroupOrder | Intent | Standing | GeneralOrder | Message | Action


def normal_form(sheet: OrderSheet, names: Names) -> str:
    """The whole sheet in normal form, one order a line; an empty sheet is an empty text.

    Sheets may be joined: each begins outside all blocks when ``SIDE`` on a line of its own is put between them. Map
    squares are written ``square K7``, so that whoever reads the sheet with more names than its writer knew does not
    take one for a unit.
    """
    if sheet.side != names.side:
        raise ValueError(f"the sheet is for {sheet.side!r}, the names for {names.side!r}")
    lines = list(head_lines(sheet))
    block: Block | None = None
    for item in items_in_order(sheet):
        if isinstance(item, Block):
            block = item
            lines.append(block_text(item))
            continue
        if block is not None and leaves_block(item, block):
            block = None
            lines.append("SIDE")
        lines.append((INDENT if block else "") + item_text(item, block, names))
    return "".join(f"{line}\n" for line in lines)


def orders_apart(sheet: OrderSheet, names: Names) -> Iterator[str]:
    """The orders of a sheet as lines that need no other: what is said to a command names it, and no block is left open.

    What names no command comes first, because it would be taken for part of a block above it.
    """
    yield from head_lines(replace(sheet, turn=None))
    if sheet.intent:
        yield intent_text(sheet.intent)
    told: dict[tuple[int, str], list[str]] = {}
    for order in sheet.units:
        told.setdefault((order.line, actions_text(order.actions)), []).append(order.unit)
    lines = [(line, f"{', '.join(units)}: {actions}") for (line, actions), units in told.items()]
    lines += [(one.line, f"GROUP {', '.join(one.units)}: {actions_text(one.actions)}") for one in sheet.groups]
    lines += [(one.line, standing_text(one, None)) for one in sheet.standing]
    for general in sheet.generals:
        lines.append(
            (general.line, f"GENERAL {names.general_name(general.formation)}: {actions_text(general.actions)}")
        )
    lines += [(one.line, f"MESSAGE TO {one.to}: {one.body}") for one in sheet.messages]
    yield from (text for _, text in sorted(lines, key=lambda line: line[0]))
    for block in sheet.blocks:
        said = filter(None, (actions_text(block.actions), intent_text(block.intent) if block.intent else ""))
        yield from (f"{block_text(block)}: {one}" for one in said)


def head_lines(sheet: OrderSheet) -> Iterator[str]:
    """The lines that come before all blocks."""
    if sheet.turn is not None:
        yield f"TURN {sheet.turn}"
    if sheet.priority:
        yield f"PRIORITY {', '.join(sheet.priority)}"
    if sheet.concede:
        yield "CONCEDE"


def items_in_order(sheet: OrderSheet) -> list[Item]:
    """Everything with a line of its own, in sheet order; a block before what stands in it."""
    items: list[Item] = [*sheet.blocks, *sheet.units, *sheet.groups, *sheet.generals, *sheet.messages, *sheet.standing]
    if sheet.intent:
        items.append(sheet.intent)
    for block in sheet.blocks:
        items += block.actions
        if block.intent:
            items.append(block.intent)
    return sorted(items, key=lambda item: (item.line, not isinstance(item, Block)))


def leaves_block(item: Item, block: Block) -> bool:
    """Whether an item that follows a block would be misread as part of it."""
    if isinstance(item, UnitOrder | GroupOrder):
        return not item.block and block.kind not in ("BATTERY", "GROUP")
    return isinstance(item, Intent) and item is not block.intent


def item_text(item: Item, block: Block | None, names: Names) -> str:
    """One item in normal form, as it stands in a block or outside."""
    match item:
        case Block():
            return block_text(item)
        case UnitOrder(unit, actions):
            return f"{unit}: {certain_actions(actions)}"
        case GroupOrder(units, actions):
            return f"GROUP {', '.join(units)}: {certain_actions(actions)}"
        case Intent():
            return certain(intent_text(item), (item.objective,) if item.objective else ())
        case Standing():
            inner = (value for condition in item.conditions for value in condition.arguments.values())
            return certain(standing_text(item, block), (*item.arguments.values(), *inner))
        case GeneralOrder(formation, actions):
            return f"GENERAL {names.general_name(formation)}: {certain_actions(actions)}"
        case Message(to, body):
            return f"MESSAGE TO {to}: {body}"
        case Action():
            return certain_actions((item,))


def block_text(block: Block) -> str:
    """The header of a block."""
    return f"{block.kind} {', '.join(block.scope)}"


def certain_actions(actions: tuple[Action, ...]) -> str:
    """Actions on one line, with map squares that cannot be taken for units."""
    return "; ".join(certain(action.text, action.arguments.values()) for action in actions)


def certain(text: str, arguments: Iterable[Argument]) -> str:
    """A text in which the map squares among some arguments are called so."""
    for argument in arguments:
        place = argument.toward if isinstance(argument, Direction) else argument
        if isinstance(place, Place) and place.kind is PlaceKind.SQUARE:
            text = f"{text} ".replace(f" {place.text} ", f" square {place.text} ").strip()
    return text


def actions_text(actions: tuple[Action, ...]) -> str:
    """Actions on one line."""
    return "; ".join(action.text for action in actions)


def intent_text(intent: Intent) -> str:
    """An intent with its objective."""
    objective = f" {intent.objective.text}" if intent.objective else ""
    return f"INTENT {intent.posture}{objective}"


def standing_text(standing: Standing, block: Block | None) -> str:
    """A standing order; in a block that it binds as a whole it names no scope."""
    if block is not None and standing.scope == block.scope:
        return f"STANDING {standing.text}"
    return f"STANDING {', '.join(standing.scope) or 'ALL'} {standing.text}"


def ruling_text(decision: str, choice: str, conditions: tuple[Condition, ...]) -> str:
    """A decision with its choice and conditions."""
    joined = " AND ".join(condition.text for condition in conditions)
    return f"{decision}: {choice}" + (f" IF {joined}" if joined else "")
