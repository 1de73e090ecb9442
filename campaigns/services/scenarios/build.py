"""Making a scenario's battle file from its source tables and an order of battle.

``sources/formations.csv`` is the command tree with its stands, ``units.csv`` says which unit of the order of battle
(row and part) stands where, ``terrain.csv`` which features of the survey lie on the table and as what. Keys, names,
arms, types, strengths and ratings are taken from the order of battle and its commanders, never retyped.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from battles.engine.faults import Fault, InputFaults
from battles.engine.protocol import Ruleset
from campaigns.services.order_of_battle.values import OrderOfBattle, Unit
from campaigns.services.scenarios.survey import Grid, Point, Shape, read_wkt, square, strip

Cells = Mapping[str, str]

# The keys of a unit that a reader looks for at its line's beginning and end; the rulebook's own stand between.
_FIRST = ("id", "of", "name", "arm", "type")
_LAST = ("quality", "strength", "traits", "nation", "formation", "at", "facing", "arrives")


@dataclass(frozen=True, slots=True)
class Sources:
    """The tables that a scenario is built from."""

    formations: tuple[Cells, ...]
    units: tuple[Cells, ...]
    terrain: tuple[Cells, ...]
    survey: Mapping[str, str]
    ratings: Mapping[tuple[str, str], str]
    order_of_battle: OrderOfBattle


def read_table(path: Path) -> tuple[dict[str, str], ...]:
    """The rows of a CSV file in UTF-8."""
    with path.open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def read_sources(folder: Path, data: Path, plan: Mapping[str, Any], order_of_battle: OrderOfBattle) -> Sources:
    """The tables of one scenario: its own from ``folder``, survey and ratings from ``data``."""
    return Sources(
        formations=read_table(folder / "formations.csv"),
        units=read_table(folder / "units.csv"),
        terrain=read_table(folder / "terrain.csv"),
        survey={row["feature_id"]: row["wkt_m"] for row in read_table(data / plan["survey"])} if plan["survey"] else {},
        ratings={
            (row["side"].lower(), row["formation"]): row["rating"] for row in read_table(data / plan["commanders"])
        },
        order_of_battle=order_of_battle,
    )


def build(scenario: Mapping[str, Any], sources: Sources, ruleset: Ruleset) -> dict[str, Any]:
    """The battle file of a scenario as a plain document. Raises ``InputFaults`` naming every row that does not fit."""
    return _Builder(scenario, sources, ruleset).document()


class _Builder:
    def __init__(self, scenario: Mapping[str, Any], sources: Sources, ruleset: Ruleset) -> None:
        plan = scenario["build"]
        self._scenario = scenario
        self._sources = sources
        self._ruleset = ruleset
        west, south = plan["south_west_m"]
        table = plan["table"]
        self._grid = Grid(table["width"], table["height"], (west, south), plan["metres_per_unit"])
        self._units_by_row = {
            (unit.source_row, int(unit.data.get("part", 0))): unit for unit in sources.order_of_battle.units
        }
        self._side_nations = {side["id"]: side["nation"] for side in scenario["sides"]}
        self._formations = {row["id"]: row for row in sources.formations}
        self._faults: list[Fault] = []

    def document(self) -> dict[str, Any]:
        scenario = self._scenario
        document = {
            "estafette": "battle/1",
            "ruleset": self._ruleset.id,
            "title": scenario["title"],
            "table": dict(scenario["build"]["table"]),
            "turn": 1,
            "weather": scenario["weather"],
            "settings": dict(scenario.get("settings", {})),
            "terrain": [self._ground(number, row) for number, row in enumerate(self._sources.terrain)],
            "sides": [dict(side) for side in scenario["sides"]],
            "formations": [self._formation(row) for row in self._sources.formations],
            "units": [self._unit(number, row) for number, row in enumerate(self._sources.units)],
        }
        if self._faults:
            raise InputFaults(self._faults)
        return document

    # -- ground ----------------------------------------------------------------------------------------------------

    def _ground(self, number: int, row: Cells) -> dict[str, Any]:
        text = row["wkt_m"] or self._sources.survey.get(row["feature"], "")
        try:
            shape = read_wkt(text)
        except ValueError as problem:
            self._faults.append(Fault(f"terrain[{number}].wkt_m", str(problem)))
            return {}
        ground: dict[str, Any] = {"id": row["id"], "kind": row["kind"], "name": row["name"]}
        ring = self._ring(shape, float(row["half_width_m"] or 0))
        points = self._grid.area(ring) if ring else self._grid.line(shape.points)
        if not points:
            self._faults.append(Fault(f"terrain[{number}]", f"{row['id']} does not lie on the table"))
        ground["area" if ring else "line"] = _pairs(points)
        return ground | ({"level": int(row["level"])} if row.get("level") else {})

    def _ring(self, shape: Shape, half_width: float) -> tuple[Point, ...]:
        """The ring of a feature that covers ground; empty for a line that stays a line."""
        if shape.kind == "polygon":
            return shape.points
        if shape.kind == "point":
            return square(shape.points[0], half_width)
        return strip(shape.points, half_width) if half_width else ()

    # -- the command tree ------------------------------------------------------------------------------------------

    def _side_of(self, formation: str) -> str:
        row = self._formations[formation]
        return row["side"] or self._side_of(row["of"])

    def _nation_of(self, formation: str) -> str:
        """The nation that units of a formation have unless they name their own."""
        row = self._formations[formation]
        if row["nation"]:
            return row["nation"]
        return self._nation_of(row["of"]) if row["of"] else self._side_nations[row["side"]]

    def _formation(self, row: Cells) -> dict[str, Any]:
        formation: dict[str, Any] = {
            key: row[key] for key in ("id", "kind", "of", "side", "name", "nation") if row[key]
        }
        commander = self._commander(row) if row["commander"] else None
        if commander is not None:
            formation["commander"] = commander
        if row.get("order"):
            marker = self._grid.at((float(row["marker_x_m"]), float(row["marker_y_m"])))
            formation["order"] = {"kind": row["order"], "marker": list(marker)}
        return formation

    def _commander(self, row: Cells) -> dict[str, Any] | None:
        """A commander, where the rulebook has a stand for him."""
        rating = self._sources.ratings[self._side_of(row["id"]), row["rated_as"]] if row["rated_as"] else ""
        given = self._ruleset.oob.commander(row["kind"], row["commander"], rating, self._arms(row["id"]))
        if given is None:
            return None
        commander = dict(given)
        if row.get("off_board"):
            return {**commander, "off_board": True}
        commander["at"] = list(self._place(row))
        if row["arrives"]:
            commander["arrives"] = int(row["arrives"])
        return commander

    def _arms(self, formation: str) -> frozenset[str]:
        """The arms of the units directly under a formation."""
        sources = [self._source(row) for row in self._sources.units if row["of"] == formation]
        return frozenset(source.arm for source in sources if source is not None)

    # -- the troops ------------------------------------------------------------------------------------------------

    def _unit(self, number: int, row: Cells) -> dict[str, Any]:
        source = self._source(row)
        if source is None:
            self._faults.append(
                Fault(f"units[{number}].row", f"{row['row']!r} part {row['part'] or 0} is not in the order of battle")
            )
            return {}
        if row.get("men"):
            men = int(row["men"])
            source = replace(source, men=men, strength=self._ruleset.strength_of(source.arm, men=men))
        nation = source.nation or self._side_nations[self._side_of(row["of"])]
        keys = self._ruleset.oob.unit(replace(source, nation=nation))
        unit = dict(keys) | {"id": source.key, "of": row["of"], "name": source.name}
        unit.pop("nation", None)
        if nation != self._nation_of(row["of"]):
            unit["nation"] = nation
        unit["formation"] = row["formation"]
        if row["arrives"]:
            unit["arrives"] = int(row["arrives"])
        unit["at"] = list(self._place(row))
        unit["facing"] = int(row["facing"])
        last = [key for key in _LAST if key in unit]
        return {key: unit[key] for key in (*_FIRST, *(key for key in unit if key not in (*_FIRST, *last)), *last)}

    def _source(self, row: Cells) -> Unit | None:
        return self._units_by_row.get((row["row"], int(row["part"] or 0)))

    def _place(self, row: Cells) -> Point:
        return self._grid.at((float(row["x_m"]), float(row["y_m"])))


def _pairs(points: Sequence[Point]) -> list[list[float]]:
    return [list(point) for point in points]
