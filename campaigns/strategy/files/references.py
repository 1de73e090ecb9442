"""References of a campaign's file by id, lists of them, and ids that may stand once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from battles.engine.reading import Faults, Unfit, shown
from campaigns.strategy.command import standing
from campaigns.strategy.files.takes import loose_id, text_list


def unique(ids: Iterable[str], group: str, faults: Faults) -> None:
    """Complain of ids that stand twice in a group."""
    seen: dict[str, int] = {}
    for index, id in enumerate(ids):
        if id in seen:
            faults.add(
                f"{group}[{index}].id", f"{shown(id)} is already the id of {group}[{seen[id]}]; allowed: a new id"
            )
        elif id:
            seen[id] = index


def reference(known: Mapping[str, Any], what: str) -> Callable[[Any], str]:
    """A reader of references: the id of one of those ``known``."""

    def take(value: Any) -> str:
        id = loose_id(value)
        if id in known:
            return id
        raise Unfit(f"no {what} {shown(value)}; allowed: the id of a {what} of the file")

    return take


def list_of(take: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """A reader of lists, each item of which is read by ``take``."""

    def read(value: Any) -> list[Any]:
        if isinstance(value, list | tuple):
            return [take(item) for item in value]
        raise Unfit(f"{shown(value)} is not a list; allowed: a list")

    return read


def standing_lines(value: Any) -> list[str]:
    """Standing orders, each as the order language writes it."""
    return [standing.read_line(line).text() for line in text_list(value)]
