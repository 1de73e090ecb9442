"""Order sheets handled as values: stored and read again, put together, cut into pieces, with other names for units.

A sheet is kept as plain values and never as text: text is what a player writes and reads, and what stands in a battle
file that leaves the house. Every value of a sheet stands for itself, so a sheet is the sum of its pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

from battles.engine import expressions as re
from battles.engine.battle import Point
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

T = TypeVar("T")
Item = Block | UnitOrder | GroupOrder | GeneralOrder | Message | Standing | Intent

#: The lists of a sheet whose entries have a line of their own, by the class of the entries.
LISTS: Mapping[str, type] = MappingProxyType(
    {
        "blocks": Block,
        "standing": Standing,
        "units": UnitOrder,
        "groups": GroupOrder,
        "generals": GeneralOrder,
        "messages": Message,
    }
)


def to_mapping(sheet: OrderSheet) -> dict[str, Any]:
    """A sheet as plain values, what is empty left out. Lines that were refused and the echo of the text stay behind."""
    return {
        field.name: _plain(value)
        for field in fields(OrderSheet)
        if field.name not in ("refused", "lines", "key") and (value := getattr(sheet, field.name))
    }


def from_mapping(values: Mapping[str, Any]) -> OrderSheet:
    """The sheet that :func:`to_mapping` made these values of. Raises ``KeyError`` or ``TypeError`` for any other."""
    lists: dict[str, Any] = {
        name: tuple(_READERS[kind](entry) for entry in values.get(name, ())) for name, kind in LISTS.items()
    }
    return OrderSheet(
        side=values["side"],
        turn=values.get("turn"),
        priority=tuple(values.get("priority", ())),
        intent=_intent(values["intent"]) if "intent" in values else None,
        concede=bool(values.get("concede", False)),
        **lists,
    )


def lasting(sheet: OrderSheet) -> OrderSheet:
    """A sheet without all that was for its turn only: its intents and standing orders."""
    return OrderSheet(
        side=sheet.side,
        intent=sheet.intent,
        blocks=tuple(replace(block, actions=()) for block in sheet.blocks if block.intent),
        standing=sheet.standing,
    )


def is_empty(sheet: OrderSheet) -> bool:
    """Whether a sheet orders nothing at all."""
    return not (sheet.priority or sheet.concede or sheet.intent or any(getattr(sheet, name) for name in LISTS))


def with_ids(sheet: OrderSheet, ids: Mapping[str, str]) -> OrderSheet:
    """A sheet in which other ids stand for some; what a player tells another in his own words stays as it is."""
    if not ids:
        return sheet
    named = "|".join(re.escape(each) for each in sorted(ids, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w/-])(?:{named})(?![\w/-])")
    renamed: OrderSheet = _mapped(sheet, lambda text: pattern.sub(lambda found: ids[found[0]], text))
    return renamed


def with_places(sheet: OrderSheet, places: Mapping[str, Point]) -> OrderSheet:
    """A sheet in which a place that was named by one of some ids is a point of the table."""
    fixed: OrderSheet = _placed(sheet, places) if places else sheet
    return fixed


def joined(sheets: Iterable[OrderSheet]) -> OrderSheet:
    """The sheets of several writers of one side as one: the lines of each are counted on from those of the last.

    Raises ``ValueError`` for none, or for sheets of several sides.
    """
    together: list[OrderSheet] = []
    last = 0
    for sheet in sheets:
        moved = _moved(sheet, last)
        last = max([last, *(item.line for item in _items(moved))])
        together.append(moved)
    return merged(together)


def merged(pieces: Iterable[OrderSheet]) -> OrderSheet:
    """The sheet that some pieces make, their lines as they are. Blocks of one line are one block.

    Of several intents of the side the last counts. Raises ``ValueError`` for none, or for pieces of several sides.
    """
    pieces = tuple(pieces)
    if len({piece.side for piece in pieces}) != 1:
        raise ValueError(f"sheets of one side make a sheet, not of {sorted({piece.side for piece in pieces})}")
    blocks: dict[tuple[int, str, tuple[str, ...]], Block] = {}
    for block in (block for piece in pieces for block in piece.blocks):
        key = (block.line, block.kind, block.scope)
        known = blocks.get(key, replace(block, intent=None, actions=()))
        blocks[key] = replace(known, intent=block.intent or known.intent, actions=(*known.actions, *block.actions))
    lists: dict[str, Any] = {
        name: tuple(sorted((entry for piece in pieces for entry in getattr(piece, name)), key=lambda entry: entry.line))
        for name in LISTS
        if name != "blocks"
    }
    intents = [piece.intent for piece in pieces if piece.intent]
    return OrderSheet(
        side=pieces[0].side,
        turn=next((piece.turn for piece in pieces if piece.turn is not None), None),
        priority=tuple(dict.fromkeys(item for piece in pieces for item in piece.priority)),
        intent=max(intents, key=lambda intent: intent.line, default=None),
        blocks=tuple(sorted(blocks.values(), key=lambda block: block.line)),
        concede=any(piece.concede for piece in pieces),
        **lists,
    )


def pieces_of(sheet: OrderSheet) -> tuple[OrderSheet, ...]:
    """A sheet cut into pieces that are kept or set aside together, in the order of their lines.

    A command block is one with all that stands in it; everything else is a piece by itself.
    """
    empty = OrderSheet(side=sheet.side)
    pieces: list[OrderSheet] = []
    if sheet.priority:
        pieces.append(replace(empty, priority=sheet.priority))
    if sheet.concede:
        pieces.append(replace(empty, concede=True))
    if sheet.intent:
        pieces.append(replace(empty, intent=sheet.intent))
    taken: set[int] = set()
    for block, until in _with_ends(sheet.blocks):
        inside: dict[str, Any] = {"blocks": (block,)}
        for name in LISTS:
            if name == "blocks":
                continue
            found = tuple(entry for entry in getattr(sheet, name) if _stands_in(entry, block, until))
            taken.update(id(entry) for entry in found)
            inside[name] = found
        pieces.append(replace(empty, **inside))
    for name in LISTS:
        if name == "blocks":
            continue
        rest = (entry for entry in getattr(sheet, name) if id(entry) not in taken)
        pieces += [_piece(empty, name, entry) for entry in rest]
    return tuple(sorted(pieces, key=first_line))


def parts_of(piece: OrderSheet) -> tuple[OrderSheet, ...]:
    """The single orders of a piece: of a block its intent, each action to the command and each line in it."""
    empty = OrderSheet(side=piece.side)
    parts: list[OrderSheet] = []
    for block in piece.blocks:
        bare = replace(block, intent=None, actions=())
        if block.intent:
            parts.append(_piece(empty, "blocks", replace(bare, intent=block.intent)))
        parts += [_piece(empty, "blocks", replace(bare, actions=(action,))) for action in block.actions]
    for name in LISTS:
        if name != "blocks":
            parts += [_piece(empty, name, entry) for entry in getattr(piece, name)]
    if piece.priority or piece.concede or piece.intent:
        parts.append(replace(empty, priority=piece.priority, concede=piece.concede, intent=piece.intent))
    return tuple(sorted(parts, key=own_line))


def first_line(piece: OrderSheet) -> int:
    """The line that a piece begins on; 0 for a priority or a concession, whose lines are not kept."""
    return min((item.line for item in _items(piece)), default=0)


def own_line(part: OrderSheet) -> int:
    """The line of a single order: of an intent or an action in a block its own, not that of the block."""
    for block in part.blocks:
        inner = [block.intent, *block.actions]
        return next((each.line for each in inner if each is not None and each.line), block.line)
    return first_line(part)


def _piece(empty: OrderSheet, name: str, entry: Item) -> OrderSheet:
    only: dict[str, Any] = {name: (entry,)}
    return replace(empty, **only)


def _with_ends(blocks: Iterable[Block]) -> Iterator[tuple[Block, float]]:
    """Each block with the line on which the next begins."""
    in_order = sorted(blocks, key=lambda block: block.line)
    for at, block in enumerate(in_order):
        following = (other.line for other in in_order[at + 1 :] if other.line > block.line)
        yield block, next(following, float("inf"))


def _stands_in(entry: Item, block: Block, until: float) -> bool:
    """Whether an entry stands in a block that ends before a line."""
    if not block.line <= entry.line < until:
        return False
    match entry:
        case UnitOrder():
            return entry.block in block.scope or entry.unit in block.scope
        case GroupOrder():
            return entry.block in block.scope or set(entry.units) <= set(block.scope)
        case GeneralOrder():
            return entry.formation in block.scope
        case Standing():
            return bool(entry.scope) and entry.scope == block.scope
        case _:
            return False


def _items(sheet: OrderSheet) -> Iterator[Item]:
    """Everything in a sheet that has a line of its own."""
    for name in LISTS:
        yield from getattr(sheet, name)
    if sheet.intent:
        yield sheet.intent


def _moved(sheet: OrderSheet, lines: int) -> OrderSheet:
    """A sheet so many lines further down."""

    def moved(value: T) -> T:
        changes: dict[str, Any] = {}
        for field in fields(value):  # type: ignore[arg-type]
            inner = getattr(value, field.name)
            if field.name == "line":
                changes["line"] = inner + lines
            elif isinstance(inner, Intent | Action):
                changes[field.name] = moved(inner)
            elif isinstance(inner, tuple) and inner and is_dataclass(inner[0]):
                changes[field.name] = tuple(moved(each) for each in inner)
        return replace(value, **changes) if changes else value  # type: ignore[type-var]

    return moved(sheet) if lines else sheet


def _mapped(value: Any, change: Any) -> Any:
    """A value with every text in it changed, but for the bodies of messages."""
    if isinstance(value, Message):
        return value
    if isinstance(value, str) and not isinstance(value, PlaceKind):
        return change(value)
    if isinstance(value, tuple):
        return tuple(_mapped(each, change) for each in value)
    if isinstance(value, Mapping):
        return MappingProxyType({key: _mapped(each, change) for key, each in value.items()})
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: _mapped(getattr(value, field.name), change) for field in fields(value)})
    return value


def _placed(value: Any, places: Mapping[str, Point]) -> Any:
    """A value with places of these ids in it fixed."""
    if isinstance(value, Place):
        if value.ref not in places:
            return value
        x, y = places[value.ref]
        return Place(PlaceKind.POINT, f"{x:g},{y:g}", point=(x, y))
    if isinstance(value, tuple):
        return tuple(_placed(each, places) for each in value)
    if isinstance(value, Mapping):
        return MappingProxyType({key: _placed(each, places) for key, each in value.items()})
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: _placed(getattr(value, field.name), places) for field in fields(value)})
    return value


def _plain(value: Any) -> Any:
    """A value of a sheet as plain values. Places and directions among arguments are marked as what they are."""
    if isinstance(value, PlaceKind):
        return value.value
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {key: _argument_plain(each) for key, each in value.items()}
    if is_dataclass(value):
        found = {field.name: getattr(value, field.name) for field in fields(value)}
        return {name: _plain(each) for name, each in found.items() if each not in (None, "", (), {})}
    return value


def _argument_plain(value: Argument) -> Any:
    if isinstance(value, Place | Direction):
        return {type(value).__name__.lower(): _plain(value)}
    return _plain(value)


def _place(values: Mapping[str, Any]) -> Place:
    point = values.get("point")
    at = (point[0], point[1]) if point is not None else None
    return Place(PlaceKind(values["kind"]), values.get("text", ""), values.get("ref", ""), at)


def _direction(values: Mapping[str, Any]) -> Direction:
    toward = _place(values["toward"]) if "toward" in values else None
    return Direction(values.get("text", ""), values.get("degrees"), toward)


def _argument(value: Any) -> Argument:
    if isinstance(value, Mapping):
        return _place(value["place"]) if "place" in value else _direction(value["direction"])
    if isinstance(value, list):
        return tuple(tuple(each) if isinstance(each, list) else each for each in value)
    argument: Argument = value
    return argument


def _arguments(values: Mapping[str, Any]) -> Mapping[str, Argument]:
    return MappingProxyType({name: _argument(value) for name, value in values.get("arguments", {}).items()})


def _action(values: Mapping[str, Any]) -> Action:
    return Action(values["verb"], _arguments(values), values.get("line", 0), values.get("text", ""))


def _actions(values: Mapping[str, Any]) -> tuple[Action, ...]:
    return tuple(_action(each) for each in values.get("actions", ()))


def _intent(values: Mapping[str, Any]) -> Intent:
    objective = _place(values["objective"]) if "objective" in values else None
    return Intent(values["posture"], objective, values.get("line", 0), values.get("text", ""), values.get("why", ""))


def _condition(values: Mapping[str, Any]) -> Condition:
    return Condition(values["name"], _arguments(values), values.get("text", ""))


def _block(values: Mapping[str, Any]) -> Block:
    intent = _intent(values["intent"]) if "intent" in values else None
    return Block(values["kind"], tuple(values.get("scope", ())), values.get("line", 0), intent, _actions(values))


def _standing(values: Mapping[str, Any]) -> Standing:
    return Standing(
        values["decision"],
        values["choice"],
        _arguments(values),
        tuple(_condition(each) for each in values.get("conditions", ())),
        tuple(values.get("scope", ())),
        values.get("line", 0),
        values.get("text", ""),
    )


def _unit_order(values: Mapping[str, Any]) -> UnitOrder:
    return UnitOrder(values["unit"], _actions(values), values.get("line", 0), values.get("block", ""))


def _group_order(values: Mapping[str, Any]) -> GroupOrder:
    return GroupOrder(tuple(values["units"]), _actions(values), values.get("line", 0), values.get("block", ""))


def _general_order(values: Mapping[str, Any]) -> GeneralOrder:
    return GeneralOrder(values["formation"], _actions(values), values.get("line", 0))


def _message(values: Mapping[str, Any]) -> Message:
    return Message(values["to"], values.get("body", ""), values.get("line", 0))


_READERS: Mapping[type, Any] = {
    Block: _block,
    Standing: _standing,
    UnitOrder: _unit_order,
    GroupOrder: _group_order,
    GeneralOrder: _general_order,
    Message: _message,
}
