"""Reading the map of a campaign (EC-FILE-3, EC-FILE-4)."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Any

from battles.engine.reading import Faults, Key, Unfit, flag, identifier, name, number, one_of, read_list, shown, whole
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.chart.features import River, Wood
from campaigns.strategy.files import takes
from campaigns.strategy.files.takes import MEN, keep, loose_id, read_nested
from campaigns.strategy.rules.tables import (
    CLASS_INDEX,
    CLASSES,
    CROSSING_KINDS,
    FORAGE_CLASSES,
    PLACE_KINDS,
    RIVER_CLASSES,
    ROAD_PERCENT,
)
from campaigns.strategy.state import Crossing, Place, Road

LONGEST_KM = 20_000.0


def _forage(value: Any) -> int:
    rations = int(MEN(value))
    return FORAGE_CLASSES.get(rations, rations)


def _xy(value: Any) -> tuple[float, float]:
    if (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(one, int | float) and not isinstance(one, bool) and abs(one) <= LONGEST_KM for one in value)
    ):
        return float(value[0]), float(value[1])
    raise Unfit(f"{shown(value)} is not a point; allowed: [x, y], km east and north")


def _points(least: int) -> Any:
    def take(value: Any) -> list[tuple[float, float]]:
        if isinstance(value, list | tuple) and len(value) >= least:
            return [_xy(item) for item in value]
        raise Unfit(f"{shown(value)} is not a course; allowed: a list of {least} points or more")

    return take


_PLACE = {
    "id": Key(identifier, required=True, default=""),
    "name": Key(name, default=""),
    "lat": Key(number(-90, 90)),
    "lon": Key(number(-180, 180)),
    "xy": Key(_xy),
    "kind": Key(one_of(PLACE_KINDS), default="village"),
    "country": Key(loose_id, default=""),
    "held": Key(loose_id, default=""),
    "forage": Key(_forage),
    "defensible": Key(whole(0, 3), default=0),
    "field": Key(loose_id, default=""),
}
_CROSSING = {
    "kind": Key(one_of(CROSSING_KINDS), required=True, default="wooden"),
    "river": Key(loose_id, default=""),
    "km": Key(number(0, LONGEST_KM)),
    "broken": Key(flag, default=False),
}
_ROAD = {
    "id": Key(loose_id, required=True, default=""),
    "from": Key(loose_id, required=True, default=""),
    "to": Key(loose_id, required=True, default=""),
    "km": Key(number(0.001, LONGEST_KM)),
    "class": Key(one_of(CLASSES), default="road"),
    "name": Key(name, default=""),
    "crossing": Key(lambda value: takes.record(value, _CROSSING)),
    "via": Key(keep),
}
_RIVER = {
    "id": Key(loose_id, required=True, default=""),
    "name": Key(name, default=""),
    "class": Key(one_of(RIVER_CLASSES), default="river"),
    "line": Key(_points(2), required=True, default=[]),
}
_WOOD = {
    "id": Key(loose_id, required=True, default=""),
    "name": Key(name, default=""),
    "area": Key(_points(3), required=True, default=[]),
}
_FIELD = {
    "id": Key(loose_id, required=True, default=""),
    "ruleset": Key(name, required=True, default=""),
    "table": Key(takes.mapping, required=True, default={}),
    "terrain": Key(takes.keep, required=True, default=[]),
    "metres": Key(number(0, 100_000)),
    "edges": Key(takes.mapping),
}
_KEYS = {
    "places": Key(keep, required=True),
    "roads": Key(keep, default=()),
    "rivers": Key(keep, default=()),
    "woods": Key(keep, default=()),
    "fields": Key(keep, default=()),
}


def read_map(raw: Any, faults: Faults) -> tuple[Chart, dict[str, Any]]:
    """The map, and what of it is written back as it came."""
    record = read_nested(raw, "map", _KEYS, faults) if raw is not None else dict.fromkeys(_KEYS, ())
    items = read_list(record["places"], "map.places", faults) if record["places"] is not None else []
    globe = any(isinstance(item, Mapping) and ("lat" in item or "lon" in item) for item in items)
    flat = any(isinstance(item, Mapping) and "xy" in item for item in items)
    if globe and flat:
        faults.add("map.places", "both lat, lon and xy; allowed: one of them for the whole map")
    chart = Chart(globe)
    for index, item in enumerate(items):
        _place(chart, index, read_nested(item, f"map.places[{index}]", _PLACE, faults), item, faults)
    chart.settle()
    for index, item in enumerate(read_list(record["roads"], "map.roads", faults)):
        _road(chart, index, read_nested(item, f"map.roads[{index}]", _ROAD, faults), item, faults)
    for group, keys in (("rivers", _RIVER), ("woods", _WOOD), ("fields", _FIELD)):
        seen: set[str] = set()
        for index, item in enumerate(read_list(record[group], f"map.{group}", faults)):
            found = read_nested(item, f"map.{group}[{index}]", keys, faults)
            if found["id"] in seen and group != "fields":
                faults.add(f"map.{group}[{index}].id", f"{found['id']} stands here already; allowed: a new id")
            seen.add(found["id"])
            given = dict(item) if isinstance(item, Mapping) else {}
            if group == "rivers":
                chart.rivers.append(River(found["id"], found["class"], found["line"], found["name"], given))
            elif group == "woods":
                chart.woods.append(Wood(found["id"], found["area"], given))
            else:
                chart.fields.append(given)
    return chart, {}


def _place(chart: Chart, index: int, found: dict[str, Any], item: Any, faults: Faults) -> None:
    path = f"map.places[{index}]"
    if found["xy"] is not None:
        x, y = found["xy"]
    elif found["lat"] is not None and found["lon"] is not None:
        x, y = found["lon"], found["lat"]
    else:
        x = y = 0.0
        if isinstance(item, Mapping) and not {"xy", "lat", "lon"} & set(item):
            faults.add(f"{path}.xy", "missing; give lat and lon, or xy in km")
        elif isinstance(item, Mapping) and "xy" not in item:
            faults.add(f"{path}.{'lon' if 'lat' in item else 'lat'}", "missing; give lat and lon")
    given = {key: value for key, value in item.items() if key in _PLACE} if isinstance(item, Mapping) else {}
    place = Place(
        index,
        found["id"],
        found["name"] or found["id"],
        x,
        y,
        found["kind"],
        found["country"],
        found["held"],
        -1 if found["forage"] is None else found["forage"],
        found["defensible"],
        found["field"],
        given=given,
    )
    if place.id in chart.place:
        faults.add(f"{path}.id", f"{place.id} is a place already; allowed: a new id")
    chart.add_place(place)


def _road(chart: Chart, index: int, found: dict[str, Any], item: Any, faults: Faults) -> None:
    path = f"map.roads[{index}]"
    ends = []
    for key in ("from", "to"):
        place = chart.place.get(found[key])
        if place is None:
            if found[key]:
                faults.add(f"{path}.{key}", f"no place {shown(found[key])}; allowed: the id of a place of the map")
            return
        ends.append(place)
    if ends[0] is ends[1]:
        faults.add(f"{path}.to", "the road ends where it begins; allowed: another place")
        return
    kind = found["class"]
    if found["km"] is not None:
        length = floor(found["km"] * 1000 + 0.5)
    else:
        straight = chart.exact(ends[0].x, ends[0].y, ends[1].x, ends[1].y)
        length = floor(floor(straight + 0.5) * ROAD_PERCENT[kind] / 100 + 0.5)
    length = max(1, length)
    given = {key: value for key, value in item.items() if key in _ROAD} if isinstance(item, Mapping) else {}
    crossing = None
    if found["crossing"] is not None:
        raw = found["crossing"]
        m = floor(raw["km"] * 1000 + 0.5) if raw["km"] is not None else length // 2
        if m > length:
            faults.add(f"{path}.crossing.km", f"{raw['km']} km, but the road is {length} m long")
        own = dict(item["crossing"]) if isinstance(item.get("crossing"), Mapping) else {}
        crossing = Crossing(raw["kind"], raw["river"], max(1, min(m, length - 1)), raw["broken"], own)
    if found["id"] in chart.road:
        faults.add(f"{path}.id", f"{found['id']} is a road already; allowed: a new id")
        return
    road = Road(len(chart.roads), found["id"], ends[0], ends[1], length, CLASS_INDEX[kind], crossing, found["name"])
    road.given = given
    chart.add_road(road)
