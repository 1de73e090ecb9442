"""Maps that stand in CSV and GeoJSON files beside a campaign file (EC-FILE-3): from their text to plain lists."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from io import StringIO
from typing import Any

from battles.engine.faults import Fault, InputFaults
from campaigns.strategy.rules.tables import CLASSES, CROSSING_KINDS, PLACE_KINDS, RIVER_CLASSES

RENAMED = {
    "places": {"place_id": "id"},
    "roads": {"road_id": "id", "from_place": "from", "to_place": "to", "length_km": "km", "kind": "class"},
}
KEPT = {
    "places": ("id", "name", "lat", "lon", "xy", "kind", "country", "held", "forage", "defensible", "field"),
    "roads": ("id", "from", "to", "km", "class", "name", "crossing", "via"),
}
NUMBERS = {"places": ("lat", "lon"), "roads": ("km",)}
WHOLES = ("forage", "defensible")
CLASS_WORDS = {"lane": "track"}
RIVER_WORDS = {"major river": "major", "brook": "stream"}
PLACE_WORDS = {"farm": "hamlet", "depot": "hamlet"}


def inlined(raw: Mapping[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """The map with the contents of its files in their place. Raises :class:`InputFaults`."""
    found = dict(raw)
    for key, text in texts.items():
        try:
            if text.lstrip().startswith("{"):
                found[key] = _features(key, json.loads(text))
            else:
                found[key] = _rows(key, text)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError, csv.Error) as error:
            raise InputFaults([Fault(f"map.{key}", f"cannot be read: {error}")]) from error
    return found


def _rows(key: str, text: str) -> list[dict[str, Any]]:
    """The rows of a CSV file in the words of the campaign file; other columns are left out."""
    if key not in KEPT:
        raise ValueError("courses and outlines stand in GeoJSON")
    rows = []
    # The heading is the first line of a table.
    for line, row in enumerate(csv.DictReader(StringIO(text)), start=2):
        item: dict[str, Any] = {}
        for column, value in row.items():
            name = RENAMED[key].get(column or "", column or "")
            if name not in KEPT[key] or value is None or not value.strip():
                continue
            value = value.strip()
            item[name] = _value(name, value, line, NUMBERS[key])
        if key == "places":
            _place(item)
        else:
            _road(item)
        rows.append(item)
    return rows


def _value(name: str, value: str, line: int, numbers: tuple[str, ...]) -> Any:
    """A value of a table. Raises ``ValueError`` that names its line, for a word where a number belongs."""
    try:
        return float(value) if name in numbers else int(value) if name in WHOLES else value
    except ValueError:
        sort = "a number, such as 50.85" if name in numbers else "a whole number"
        raise ValueError(f"line {line}, {name}: {value!r} is no number; write {sort}") from None


def _place(item: dict[str, Any]) -> None:
    kind = PLACE_WORDS.get(str(item.get("kind", "")), item.get("kind"))
    if kind is not None:
        item["kind"] = kind if kind in PLACE_KINDS else "village"
    if isinstance(item.get("xy"), str):
        item["xy"] = [float(part) for part in item["xy"].split()]


def _road(item: dict[str, Any]) -> None:
    kind = CLASS_WORDS.get(str(item.get("class", "")), item.get("class"))
    if kind is not None:
        item["class"] = kind if kind in CLASSES else "road"
    if isinstance(item.get("via"), str):
        points = [part.split() for part in item["via"].split(";") if part.strip()]
        item["via"] = [[float(lon), float(lat)] for lat, lon in points]
    crossing = item.pop("crossing", "")
    first = str(crossing).split(";")[0].strip()
    if first and first != "none":
        river, _, sort = first.partition(":")
        if sort not in CROSSING_KINDS:
            sort = "stone" if item.get("class") == "chaussee" else "wooden"
        item["crossing"] = {"kind": sort, "river": river}


def _features(key: str, document: Any) -> list[dict[str, Any]]:
    """The features of a GeoJSON file."""
    found = []
    for feature in document["features"]:
        properties, geometry = feature["properties"], feature["geometry"]
        item: dict[str, Any] = {"id": str(properties["id"])}
        if properties.get("name"):
            item["name"] = str(properties["name"])
        if key == "rivers":
            item["class"] = _river_class(properties)
            lines = geometry["coordinates"] if geometry["type"] == "MultiLineString" else [geometry["coordinates"]]
            for number, line in enumerate(lines):
                own = dict(item) if number == 0 else {**item, "id": f"{item['id']}-{number + 1}"}
                found.append({**own, "line": [[float(x), float(y)] for x, y, *_ in line]})
            continue
        if key == "woods":
            polygons = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
            for number, polygon in enumerate(polygons):
                own = dict(item) if number == 0 else {**item, "id": f"{item['id']}-{number + 1}"}
                found.append({**own, "area": [[float(x), float(y)] for x, y, *_ in polygon[0]]})
            continue
        if key == "places":
            x, y, *_ = geometry["coordinates"]
            item |= {name: properties[name] for name in KEPT["places"] if name in properties}
            item |= {"lon": float(x), "lat": float(y)}
            _place(item)
        else:
            item |= {name: properties[name] for name in KEPT["roads"] if name in properties}
            _road(item)
        found.append(item)
    return found


def _river_class(properties: Mapping[str, Any]) -> str:
    for name in ("class", "kind"):
        word = str(properties.get(name, ""))
        if word in RIVER_CLASSES:
            return word
        if word in RIVER_WORDS:
            return RIVER_WORDS[word]
    return "river"
