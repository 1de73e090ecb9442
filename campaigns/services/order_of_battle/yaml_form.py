"""An order of battle as YAML (or JSON): the same records as the CSV, with lists and numbers as such."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from battles.engine.battlefile import dump_yaml, load
from battles.engine.faults import Fault, InputFaults
from campaigns.services.order_of_battle.records import SIDE, UNIT, to_records
from campaigns.services.order_of_battle.values import OrderOfBattle

FORMAT = "order-of-battle/1"
_LISTS = ("sides", "formations", "units")
_NUMBERS = {"men", "pieces", "strength"}


def write_yaml(order_of_battle: OrderOfBattle, ruleset_id: str) -> str:
    """The order of battle as YAML, a side, formation or unit on a line."""
    document: dict[str, Any] = {"estafette": FORMAT, "ruleset": ruleset_id, "sides": [], "formations": [], "units": []}
    for record in to_records(order_of_battle):
        kind = record["kind"]
        name = {SIDE: "sides", UNIT: "units"}.get(kind, "formations")
        document[name].append(
            {
                key: _typed(key, value)
                for key, value in record.items()
                if value and (key != "kind" or name == "formations")
            }
        )
    return dump_yaml(document)


def read_yaml(text: str, *, name: str) -> tuple[tuple[int, Mapping[str, str]], ...]:
    """The records of a YAML or JSON document. Raises ``InputFaults`` when it is no order of battle."""
    document = load(text, name=name)
    if document.get("estafette") != FORMAT:
        raise InputFaults([Fault("estafette", f"{document.get('estafette')!r} is not {FORMAT}")])
    faults = [
        Fault(f"{part}[{number}]", f"{entry!r} is not a mapping of keys to values")
        for part in _LISTS
        for number, entry in enumerate(_entries(document, part))
        if not isinstance(entry, Mapping)
    ]
    faults += [
        Fault(key, f"is not a key of an order of battle; allowed: {', '.join(_LISTS)}")
        for key in document
        if key not in (*_LISTS, "estafette", "ruleset")
    ]
    if faults:
        raise InputFaults(faults)
    return tuple(_records(document))


def _entries(document: Mapping[str, Any], part: str) -> list[Any]:
    entries = document.get(part) or []
    if not isinstance(entries, list):
        raise InputFaults([Fault(part, f"{entries!r} is not a list")])
    return entries


def _records(document: Mapping[str, Any]) -> Iterator[tuple[int, Mapping[str, str]]]:
    for part in _LISTS:
        kind = {"sides": SIDE, "units": UNIT}.get(part)
        for entry in _entries(document, part):
            record = {str(key): _text(value) for key, value in entry.items()}
            yield 0, record | ({"kind": kind} if kind else {})


def _typed(key: str, value: str) -> Any:
    if key in _NUMBERS:
        return int(value)
    if key == "dice":
        return [int(die) for die in value.split()]
    if key == "traits":
        return value.split()
    if key == "data":
        return json.loads(value)
    return value


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return json.dumps(dict(value), ensure_ascii=False, sort_keys=True)
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return "" if value is None else str(value)
