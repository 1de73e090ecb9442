"""Resolving battle files, with no database, mail or clock: language, ruleset and file tied together (contract, 4).

document -> battle + order sheets -> ruleset -> events + battle -> document
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.dice import DEFAULT_SEED, Seed
from battles.engine.faults import InputFaults, refusal
from battles.engine.log import worded
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Resolution
from battles.engine.records import Record
from battles.services.naming import names_of
from orders.language.sheet import parse


def read_sheets(battle: Battle) -> dict[str, OrderSheet]:
    """Each side's order sheet as the ruleset takes it, read from the texts in the battle file."""
    return {side.id: read_sheet(battle, side.id) for side in battle.sides}


def read_sheet(battle: Battle, side: str) -> OrderSheet:
    """A side's order sheet as the ruleset takes it, read from its text in the battle file."""
    vocabulary = rulesets.find(battle.ruleset).vocabulary
    return parse(battle.orders.get(side, ""), names_of(battle, side), vocabulary, strangers=True)


def resolve_battle(battle: Battle, seed: Seed) -> Resolution:
    """Resolve the open turn of a battle by the orders it holds. Raises :class:`InputFaults` for its dice script."""
    return rulesets.find(battle.ruleset).resolve(battle, read_sheets(battle), seed)


def in_words(battle: Battle, resolution: Resolution, language: str = "en") -> Resolution:
    """A resolution whose events and log carry their wording. ``battle`` is the battle before the turn."""
    events = worded(rulesets.find(battle.ruleset).log(battle, language), resolution.events)
    earlier = resolution.battle.log[: len(resolution.battle.log) - len(events)]
    return Resolution(events, replace(resolution.battle, log=earlier + events))


def resolve_turn(
    document: Mapping[str, Any], sheets: Mapping[str, OrderSheet], seed: Seed
) -> tuple[list[Record], dict[str, Any]]:
    """Resolve the open turn of a battle document with one sheet a side: its events, and the document of the next turn.

    Events carry no words. Order texts in the document are left aside. Raises :class:`InputFaults` with every fault of
    the document, or the one of its dice script.
    """
    battle = replace(rulesets.read(document), orders={})
    resolution = rulesets.find(battle.ruleset).resolve(battle, sheets, seed)
    return [event.as_mapping() for event in resolution.events], to_document(resolution.battle)


def adjudicate(document: Mapping[str, Any], *, turns: int = 1, seed: bytes = DEFAULT_SEED) -> dict[str, Any]:
    """Resolve one or more turns of a battle document and answer as the contract says.

    ``{"ok": True, "events": [...], "state": {...}}``, or ``{"ok": False, "errors": [...]}`` with all faults together.
    """
    try:
        battle = rulesets.read(document)
        events: list[Record] = []
        for _ in range(turns):
            resolution = in_words(battle, resolve_battle(battle, seed))
            events += [event.as_mapping() for event in resolution.events]
            battle = resolution.battle
    except InputFaults as refused:
        return refusal(refused.faults)
    return {"ok": True, "events": events, "state": to_document(battle)}
