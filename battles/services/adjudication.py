"""Adjudication: the order language and the rulebooks put together. No database, no clock, no mail.

``resolve_turn`` resolves one game turn of a battle file with order texts; ``adjudicate`` is the contract's answer for a
battle file that brings its orders along (contract, section 4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.faults import InputFaults
from battles.engine.orders import OrderSheet
from orders import language

Document = Mapping[str, Any]


def resolve_turn(
    document: Document, sheets: Mapping[str, str], seed: bytes
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The events of the open turn and the battle file after it.

    ``sheets`` maps sides to order texts; they take the place of the file's own. Raises ``InputFaults``.
    """
    battle = rulesets.read(document)
    ruleset = rulesets.find(battle.ruleset)
    read = {side: read_orders(battle, side, text) for side, text in sheets.items()}
    resolution = ruleset.resolve(battle, read, seed)
    return [event.as_mapping() for event in resolution.events], to_document(resolution.battle)


def read_orders(battle: Battle, side: str, text: str) -> OrderSheet:
    """A side's order text as a sheet, with all of the side's names and all of the enemy's."""
    vocabulary = rulesets.find(battle.ruleset).vocabulary
    return language.parse(text, language.Names.for_side(battle, side), vocabulary)


def adjudicate(document: Document, *, turns: int = 1, seed: bytes = b"") -> dict[str, Any]:
    """Resolve a battle file's open turn, or several: its events and state, or every fault that was found in it."""
    events: list[dict[str, Any]] = []
    state: Document = document
    try:
        for _ in range(turns):
            happened, state = resolve_turn(state, dict(state.get("orders") or {}), seed)
            events.extend(happened)
    except InputFaults as refusal:
        return {"ok": False, "errors": [fault.as_mapping() for fault in refusal.faults]}
    return {"ok": True, "events": events, "state": state}
