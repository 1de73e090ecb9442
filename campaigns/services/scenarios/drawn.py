"""Making a scenario's battle file from tables that hold its keys already, in table units.

Where a rulebook's units are whole brigades or divisions, no row of an order of battle is a unit: the scenario's own
tables then say what stands where, and its README how that was made of the sources. ``formations.csv``, ``units.csv``
and ``terrain.csv`` have a column for each key of the battle file; ``x`` and ``y`` are a place, ``points`` the corners
or the course of a piece of ground, ``x y; x y``. An empty cell is a key left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from battles.engine.protocol import Ruleset
from campaigns.services.scenarios.build import Cells, read_table

_WHOLE = ("size", "bases", "ds", "arrives")
_LISTS = ("traits",)


def build_drawn(scenario: Mapping[str, Any], folder: Path, ruleset: Ruleset) -> dict[str, Any]:
    """The battle file of a scenario as a plain document, from the tables in ``folder``."""
    return {
        "estafette": "battle/1",
        "ruleset": ruleset.id,
        "title": scenario["title"],
        "table": dict(scenario["build"]["table"]),
        "turn": 1,
        "weather": scenario["weather"],
        "settings": dict(scenario.get("settings", {})),
        **({"first": scenario["first"]} if "first" in scenario else {}),
        "terrain": [_ground(row, ruleset) for row in read_table(folder / "terrain.csv")],
        "sides": [dict(side) for side in scenario["sides"]],
        "formations": [_formation(row) for row in read_table(folder / "formations.csv")],
        "units": [_unit(row) for row in read_table(folder / "units.csv")],
    }


def _ground(row: Cells, ruleset: Ruleset) -> dict[str, Any]:
    (shape, *_) = ruleset.file_words.terrain[row["kind"]]
    points = [[float(x), float(y)] for x, y in (point.split() for point in row["points"].split(";"))]
    kept = {key: row[key] for key in ("id", "kind", "name") if row[key]}
    return {**kept, shape.key: points, **({"cover": row["cover"]} if row.get("cover") else {})}


def _formation(row: Cells) -> dict[str, Any]:
    formation: dict[str, Any] = {key: row[key] for key in ("id", "kind", "of", "side", "name") if row[key]}
    if row["commander"]:
        formation["commander"] = {"name": row["commander"], "at": _at(row)}
        if row.get("arrives"):
            formation["commander"]["arrives"] = int(row["arrives"])
    return formation


def _unit(row: Cells) -> dict[str, Any]:
    unit: dict[str, Any] = {}
    for key, value in row.items():
        if not value or key in ("x", "y", "facing"):
            continue
        unit[key] = int(value) if key in _WHOLE else value.split() if key in _LISTS else value
    return {**unit, "at": _at(row), "facing": float(row["facing"])}


def _at(row: Cells) -> list[float]:
    return [float(row["x"]), float(row["y"])]
