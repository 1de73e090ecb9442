"""Battles of the other rulebooks, fought out by their engines, for tests of what reports make of them."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.protocol import Resolution
from battles.reports.documents import SeatBrief, TurnReportData, player_data
from battles.reports.facts import Clock
from battles.services.adjudication import resolve_battle

CLOCK = Clock(20, datetime(1709, 7, 8, 5))


def rex() -> dict[str, Any]:
    """Carolus Rex: inches, stages of cohesion, cards; a crossing over a brook, and a redoubt that is held."""
    musket = {"arm": "infantry", "type": "musket", "quality": "C", "formation": "line"}
    return {
        "estafette": "battle/1",
        "ruleset": "carolus-rex",
        "title": "The Redoubts",
        "table": {"width": 48, "height": 36},
        "turn": 1,
        "sides": [
            {"id": "sw", "nation": "swedish", "name": "Swedes", "edge": "S"},
            {"id": "ru", "nation": "russian", "name": "Russians", "edge": "N"},
        ],
        "formations": [
            {
                "id": "kung",
                "kind": "army",
                "side": "sw",
                "commander": {"name": "Carl", "rating": "strong", "at": [40, 2]},
            },
            {
                "id": "left",
                "kind": "division",
                "of": "kung",
                "name": "Left Wing",
                "commander": {"name": "Roos", "rating": "competent", "at": [24, 7]},
            },
            {
                "id": "tsar",
                "kind": "army",
                "side": "ru",
                "commander": {"name": "Pyotr", "rating": "weak", "at": [40, 34]},
            },
            {
                "id": "guard",
                "kind": "division",
                "of": "tsar",
                "name": "Guard Division",
                "commander": {"name": "Repnin", "rating": "competent", "at": [26, 24]},
            },
        ],
        "units": [
            {"id": "s1", "of": "left", "name": "Dalregementet", **musket, "at": [24, 18.2], "facing": 0},
            {"id": "s2", "of": "left", "name": "Upplands", **musket, "at": [6, 3], "facing": 0},
            {"id": "s3", "of": "left", "name": "Kalmar", **musket, "at": [10, 3], "facing": 0},
            {"id": "r1", "of": "guard", "name": "Moskovsky", **musket, "at": [24, 20], "facing": 180},
            {
                "id": "r2",
                "of": "guard",
                "name": "Kazansky",
                **musket,
                "at": [6, 33],
                "facing": 180,
                "occupying": "fort",
            },
            {"id": "r3", "of": "guard", "name": "Pskovsky", **musket, "at": [14, 33], "facing": 180},
        ],
        "terrain": [
            {"id": "brook", "kind": "minor", "line": [[0, 12], [48, 16]]},
            {"id": "plank", "kind": "crossing", "at": [24, 14], "over": "brook"},
            {"id": "fort", "kind": "redoubt", "name": "First Redoubt", "area": [[4, 31], [8, 31], [8, 35], [4, 35]]},
        ],
        "orders": {"sw": "DIVISION left\n  s1: CHARGE r1\n", "ru": ""},
    }


def bases() -> dict[str, Any]:
    """Big Napoleonic Battles: inches, bases, a turn of each whole side; a town that is held."""
    return {
        "estafette": "battle/1",
        "ruleset": "big-napoleonic-battles",
        "title": "The Town",
        "table": {"width": 72, "height": 48},
        "turn": 1,
        "sides": [{"id": "allied", "name": "Allied"}, {"id": "french", "name": "French"}],
        "formations": [
            {"id": "AC", "kind": "corps", "side": "allied", "name": "Allied Corps"},
            {"id": "FC", "kind": "corps", "side": "french", "name": "II Corps"},
        ],
        "units": [
            {"id": "A1", "of": "AC", "arm": "infantry", "size": 4, "formation": "depth", "at": [36, 28], "facing": 180},
            {
                "id": "A2",
                "of": "AC",
                "arm": "infantry",
                "size": 4,
                "formation": "town",
                "town": "bourg",
                "at": [52, 30],
            },
            {"id": "F1", "of": "FC", "arm": "infantry", "size": 4, "formation": "depth", "at": [36, 22], "facing": 0},
            {"id": "F2", "of": "FC", "arm": "artillery", "type": "field", "size": 1, "at": [30, 12], "facing": 0},
        ],
        "terrain": [
            {
                "id": "bourg",
                "kind": "town",
                "name": "Ligny",
                "area": [[48, 28], [56, 27], [57, 32], [52, 35], [48, 32]],
            },
        ],
        "orders": {"french": "CORPS FC\n  F1: ASSAULT A1\n", "allied": ""},
    }


BOOKS = {"carolus-rex": (rex, "sw"), "big-napoleonic-battles": (bases, "french")}


@cache
def fought(book: str) -> tuple[Battle, Resolution]:
    """The battle of a rulebook and its first turn."""
    document, _ = BOOKS[book]
    battle = rulesets.read(document())
    return battle, resolve_battle(battle, bytes(32))


@cache
def report(book: str) -> TurnReportData:
    """The first turn of a rulebook's battle as its attacker may know it."""
    battle, resolution = fought(book)
    return player_data(
        rulesets.find(book),
        battle,
        resolution.events,
        resolution.battle,
        side=BOOKS[book][1],
        seat=SeatBrief("The General"),
        clock=CLOCK,
        root="00",
    )
