"""The rulebooks whose fog is tried, and the field on which armies of theirs stand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from battles import rulesets
from battles.engine.battlefile import load

SCENARIOS = Path(__file__).parents[3] / "campaigns" / "scenarios"
Document = dict[str, Any]


@dataclass(frozen=True)
class Book:
    """What the generator must know of a rulebook: whose armies it takes, and how a unit's state may differ."""

    id: str
    scenario: str
    apart: float
    twice: bool
    states: Mapping[str, tuple[Any, ...]]
    ratings: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


BOOKS = {
    "mini-nap": Book(
        "mini-nap",
        "first-steps",
        6.0,
        False,
        {"strength": (3, 4, 5, 6, 8), "disordered": (True,), "reacted": (True,)},
        ("excellent", "good", "average", "poor", "dreadful"),
        {"army_break": 50},
    ),
    "big-napoleonic-battles": Book(
        "big-napoleonic-battles", "a-village-on-the-goldbach", 5.0, True, {"ds": (0, 1, 2), "size": (3, 4, 5)}
    ),
    "carolus-rex": Book(
        "carolus-rex",
        "selo",
        3.0,
        True,
        {"cohesion": ("good", "disordered", "shaken")},
        ("weak", "competent", "strong"),
    ),
    "old-trousers": Book(
        "old-trousers",
        "villaseca",
        4.0,
        False,
        {"disordered": (True,), "state": ("shaken",)},
        ("excellent", "good", "average", "fair", "poor"),
    ),
}


# ---- the field


def mustered(book: Book, rng: random.Random) -> Document:
    """The two armies, some with every unit twice, on a field with woods across its middle."""
    document = load((SCENARIOS / book.scenario / "battle.yaml").read_text())
    width, height = document["table"]["width"], document["table"]["height"]
    document["settings"] = {"fog": "known", "staff": rng.choice(("literal", "literal", "literal", "able")), **book.more}
    document["orders"] = {}
    document["terrain"] = list(_woods(rng, width, height))
    document["turn"] = 2
    for unit in list(document["units"]):
        unit.pop("arrives", None)
        if unit.pop("town", None):
            unit["formation"] = "extended"
        if book.twice:
            document["units"].append({**unit, "id": f"{unit['id']}b", "name": f"2nd {unit['name']}"})
    south = document["sides"][0]["id"]
    owner = {f["id"]: side_of(document, f["id"]) for f in document["formations"]}

    def settle(unit: Document) -> None:
        near, far = ((0.25, 0.45), (0.06, 0.3)) if owner[unit["of"]] == south else ((0.62, 0.8), (0.7, 0.94))
        low, high = rng.choice((near, near, far, (0.43, 0.5)))
        unit["at"] = [round(rng.uniform(0.06, 0.94) * width, 1), round(rng.uniform(low, high) * height, 1)]
        unit["facing"] = rng.choice((0, 0, 20, 340)) if owner[unit["of"]] == south else rng.choice((180, 180, 160, 200))

    for unit in document["units"]:
        settle(unit)
    for formation in document["formations"]:
        # Commands that act by themselves under an order would show whether their side wrote a sheet.
        formation.pop("order", None)
        if formation.get("commander"):
            low = 0.1 if owner[formation["id"]] == south else 0.7
            formation["commander"]["at"] = [
                round(rng.uniform(0.2, 0.8) * width, 1),
                round((low + rng.uniform(0, 0.15)) * height, 1),
            ]
    return _without_overlaps(document, settle)


def _woods(rng: random.Random, width: float, height: float) -> Iterator[Document]:
    for number in range(4):
        west, south = (0.25 * number + rng.uniform(0, 0.01)) * width, rng.uniform(0.46, 0.5) * height
        east, north = west + rng.uniform(0.21, 0.24) * width, south + rng.uniform(0.1, 0.15) * height
        yield {
            "id": f"wood-{number}",
            "kind": "wood",
            "area": [[west, south], [east, south], [east, north], [west, north]],
        }


def _without_overlaps(document: Document, settle: Callable[[Document], None]) -> Document:
    ruleset = rulesets.find(document["ruleset"])
    for _ in range(60):
        _, faults = ruleset.validate(document)
        wrong = {fault.path.partition("]")[0].partition("[")[2] for fault in faults if fault.path.startswith("units")}
        if not wrong:
            break
        for index in sorted(wrong):
            settle(document["units"][int(index)])
    rulesets.read(document)
    return document


def side_of(document: Document, formation: str) -> str:
    above = {f["id"]: f for f in document["formations"]}
    while "side" not in above[formation]:
        formation = above[formation]["of"]
    return str(above[formation]["side"])
