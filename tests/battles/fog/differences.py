"""What one of two battles has otherwise than the other where a side does not look."""

from __future__ import annotations

import random
from collections.abc import Callable

from battles import rulesets
from tests.battles.fog.books import BOOKS, Document, side_of

Change = Callable[[random.Random, Document, list[str]], bool]


# ---- what differs


def _units(document: Document, ids: list[str]) -> list[Document]:
    return [unit for unit in document["units"] if unit["id"] in ids]


def _state(rng: random.Random, document: Document, ids: list[str]) -> bool:
    book = BOOKS[document["ruleset"]]
    key = rng.choice(list(book.states))
    for unit in _units(document, ids):
        unit[key] = rng.choice(book.states[key])
        if key == "size":
            unit.pop("bases", None)
            unit.pop("mm", None)
    return True


def _quality(rng: random.Random, document: Document, ids: list[str]) -> bool:
    words = rulesets.find(document["ruleset"]).unit_words["quality"]
    for unit in _units(document, ids):
        unit["quality"] = rng.choice(words)
    return True


def _formation(rng: random.Random, document: Document, ids: list[str]) -> bool:
    words = rulesets.find(document["ruleset"]).unit_words["formation"]
    for unit in _units(document, ids):
        unit["formation"] = rng.choice([word for word in words if word not in ("town", unit["formation"])])
    return True


def _facing(rng: random.Random, document: Document, ids: list[str]) -> bool:
    for unit in _units(document, ids):
        unit["facing"] = rng.randrange(360)
    return True


def _place(rng: random.Random, document: Document, ids: list[str]) -> bool:
    away = BOOKS[document["ruleset"]].apart * 3
    for unit in _units(document, ids):
        unit["at"] = [round(axis + rng.uniform(-away, away), 1) for axis in unit["at"]]
    return True


def _presence(rng: random.Random, document: Document, ids: list[str]) -> bool:
    gone = rng.choice(ids)
    (unit,) = _units(document, [gone])
    left = [one for one in document["units"] if one["of"] == unit["of"] and not one.get("out") and one["id"] != gone]
    seen_before = any(gone in {trace["unit"] for trace in lost} for lost in document.get("contacts", {}).values())
    attached = any(f.get("commander", {}).get("attached") == gone for f in document["formations"])
    if not left or attached or seen_before or any(unit.get("abandoned") == gone for unit in document["units"]):
        return False
    document["units"] = [one for one in document["units"] if one["id"] != gone]
    ids.remove(gone)
    return True


def _orders(rng: random.Random, document: Document, ids: list[str]) -> bool:
    enemy = side_of(document, _units(document, ids)[0]["of"])
    deeds = ("FACE N", "MOVE 2", "ABOUT", "HOLD", "MOVE 4", "FORM COLUMN", "LIMBER", "RALLY")
    lines = [document["orders"].get(enemy, ""), *(f"{id}: {rng.choice(deeds)}" for id in ids)]
    document["orders"] = {**document["orders"], enemy: "\n".join(lines)}
    return True


def _names(_rng: random.Random, document: Document, ids: list[str]) -> bool:
    for number, unit in enumerate(_units(document, ids)):
        unit["name"] = f"Łódź <b>Guards</b> {number}"
    return True


def _commander(rng: random.Random, document: Document, ids: list[str]) -> bool:
    """Name and rating of a commander all of whose troops are hidden."""
    above = {f["id"]: f.get("of", "") for f in document["formations"]}

    def under(id: str, formation: str) -> bool:
        while id and id != formation:
            id = above.get(id, "")
        return id == formation

    for formation in document["formations"]:
        troops = [
            unit["id"] for unit in document["units"] if under(unit["of"], formation["id"]) and not unit.get("out")
        ]
        if formation.get("commander") and troops and set(troops) <= set(ids):
            formation["name"] = "The Unknown Command"
            formation["commander"]["name"] = "Nobody"
            if formation["commander"].get("rating"):
                formation["commander"]["rating"] = rng.choice(BOOKS[document["ruleset"]].ratings)
            return True
    return False


def _arrival(rng: random.Random, document: Document, ids: list[str]) -> bool:
    (like,) = _units(document, [rng.choice(ids)])
    newcomer = {
        key: like[key]
        for key in ("of", "arm", "type", "quality", "guns", "strength", "size", "formation")
        if key in like
    }
    at = [round(rng.uniform(0.1, 0.9) * document["table"]["width"], 1), round(document["table"]["height"] * 0.97, 1)]
    south = side_of(document, like["of"]) == document["sides"][0]["id"]
    at[1] = round(document["table"]["height"] * 0.03, 1) if south else at[1]
    newcomer |= {"id": "newcomer", "name": "Newcomers", "at": at, "facing": like["facing"]}
    newcomer["arrives"] = document["turn"] + rng.choice((1, 1, 2, 5))
    document["units"].append(newcomer)
    return True


def _file_order(rng: random.Random, document: Document, ids: list[str]) -> bool:
    moved = _units(document, ids)
    rest = [unit for unit in document["units"] if unit["id"] not in ids]
    rng.shuffle(moved)
    document["units"] = [*moved, *rest] if rng.random() < 0.5 else [*rest, *moved]
    return True


CHANGES: dict[str, Change] = {
    "state": _state,
    "quality": _quality,
    "formation": _formation,
    "facing": _facing,
    "place": _place,
    "presence": _presence,
    "orders": _orders,
    "names": _names,
    "commander": _commander,
    "arrival": _arrival,
    "file order": _file_order,
}
