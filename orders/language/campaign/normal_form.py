"""The normal form of what was read from a campaign sheet: one action, a line of them, standing lines."""

from __future__ import annotations

from typing import Any

from campaigns.strategy.command import standing
from orders.language.campaign.readings import id_of, ids_of
from orders.language.patterns import Option, Pattern, Slot, Words
from orders.language.values import NamedList, Orders, Rulings, Value


def written_phrase(pattern: Pattern, values: dict[str, Value] | Any) -> str:
    """The normal form of an action."""
    words: list[str] = []

    def add(nodes: Any) -> None:
        for node in nodes:
            if isinstance(node, Words):
                words.append(node.text)
            elif isinstance(node, Slot) and node.name in values:
                value = values[node.name]
                words.append(", ".join(ids_of(value)) if isinstance(value, NamedList) else id_of(value))
            elif isinstance(node, Option):
                slots = [one.name for one in node.body if isinstance(one, Slot)]
                if (slots and all(name in values for name in slots)) or (
                    not slots and values.get(node.flag) and node.flag == "fields"
                ):
                    add(node.body)

    add(pattern.nodes)
    return " ".join(words)


def written_orders(orders: Orders, then: bool) -> str:
    """The normal form of a line of actions."""
    text = "; ".join(written_phrase(phrase.pattern, phrase.values) for phrase in orders.items)
    return f"THEN {text}" if then else text


def written_rules(rules: Rulings) -> list[str]:
    """Standing lines in normal form."""
    lines = []
    for ruling in rules.items:
        conditions = [written_phrase(phrase.pattern, phrase.values) for phrase in ruling.conditions]
        text = f"{ruling.decision}: {ruling.choice.pattern.name}"
        if conditions:
            text += " IF " + " AND ".join(conditions)
        lines.append(standing.read_line(text).text())
    return lines
