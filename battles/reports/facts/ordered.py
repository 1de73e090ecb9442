"""What was ordered last, by whom it was for, in the words of an order sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from battles.engine.orders import Action, OrderSheet

#: What the ids of formations begin with where they stand for their generals.
GENERAL = "*general:"


def orders_given(sheet: OrderSheet) -> Mapping[str, str]:
    """The orders of a sheet by unit, by command, and by general (``GENERAL`` and his formation's id)."""
    found: dict[str, list[str]] = {}
    for block in sheet.blocks:
        words = [block.intent.text] if block.intent is not None else []
        for command in block.scope:
            found.setdefault(command, []).extend([*words, *_texts(block.actions)])
    for order in sheet.units:
        found.setdefault(order.unit, []).extend(_texts(order.actions))
    for group in sheet.groups:
        for unit in group.units:
            found.setdefault(unit, []).extend(_texts(group.actions))
    for ride in sheet.generals:
        found.setdefault(f"{GENERAL}{ride.formation}", []).extend(_texts(ride.actions))
    return {who: "; ".join(words) for who, words in found.items() if words}


def _texts(actions: Sequence[Action]) -> list[str]:
    return [action.text or action.verb for action in actions]
