"""The troops of a campaign's file: commands, elements and what they do, units, and that they hang together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.reading import (
    Faults,
    Key,
    flag,
    identifier,
    name,
    one_of,
    read_list,
    read_record,
    shown,
    whole,
)
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.clock import moment
from campaigns.strategy.files import takes
from campaigns.strategy.files.references import reference, standing_lines, unique
from campaigns.strategy.files.takes import MEN, loose_id
from campaigns.strategy.files.task_reading import read_path, read_plan, read_spot
from campaigns.strategy.rules.tables import (
    ARMS,
    ARTILLERY_TYPES,
    CAVALRY_TYPES,
    CHARACTERS,
    COMMAND_KINDS,
    ELEMENT_KINDS,
    QUALITIES,
    RATINGS,
)
from campaigns.strategy.state import (
    Change,
    Commander,
    Element,
    Formation,
    Origin,
    Pending,
    Spot,
    Trail,
    Unit,
)


def read_formations(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """Commands and elements, in file order (EC-FILE-6)."""
    if raw is None:
        return
    common, own = _formation_keys(campaign), _element_keys(campaign)
    for index, item in enumerate(read_list(raw, "formations", faults)):
        kind = item.get("kind") if isinstance(item, Mapping) else None
        path = f"formations[{index}]"
        element = kind in ELEMENT_KINDS
        record = takes.read_nested(item, path, common | own if element else common, faults)
        shared = {
            "index": index,
            "own_side": record["side"],
            "changes": list(record["pending_form"]),
            "standing": list(record["standing"]),
            **{key: record[key] for key in ("id", "kind", "of", "name", "nation", "commander", "base", "last")},
        }
        if element:
            formation: Formation = _element(campaign, shared, record, path, faults)
            campaign.elements.append(formation)  # type: ignore[arg-type]
        else:
            formation = Formation(**shared)
        campaign.formations.append(formation)
    unique((one.id for one in campaign.formations), "formations", faults)


def _element(campaign: Campaign, shared: dict[str, Any], record: dict[str, Any], path: str, faults: Faults) -> Element:
    same = (
        "state", "length", "gone", "closing", "toll", "paid", "jam", "blocked", "marched", "hour", "fatigue", "rank",
        "pending", "order", "ready", "resume", "hold", "shaken", "rations", "hungry", "ammo", "works", "work",
        "forced", "tried", "engaged",
    )  # fmt: skip
    element = Element(**shared, **{key: record[key] for key in same})
    element.spot = record["at"]
    element.path, element.trail, element.plan = list(record["path"]), list(record["trail"]), list(record["plan"])
    element.toward = campaign.chart.place.get(record["toward"])
    loads = record["loads"]
    element.loads = loads if loads is not None else 20 if element.kind == "park" else 0
    if element.state == "camp":
        element.spot = campaign.chart.plain(element.spot)
    if element.state in ("march", "closing") and (element.spot.place or element.spot.road):
        road = element.spot.road
        if road is None:
            faults.add(f"{path}.at", f"a place, but it is in state {element.state}; allowed: {{road, m}}")
        elif element.toward is None and element.path:
            element.toward = element.path[0].to
        elif element.toward not in (road.a, road.b):
            faults.add(f"{path}.toward", f"no end of road {road.id}; allowed: {road.a.id}, {road.b.id}")
    return element


def _formation_keys(campaign: Campaign) -> dict[str, Key]:
    place = reference(campaign.chart.place, "place")
    side = reference(campaign.side, "side")
    return {
        "id": Key(identifier, required=True, default=""),
        "kind": Key(one_of(COMMAND_KINDS + ELEMENT_KINDS), required=True, default=""),
        "of": Key(identifier, default=""),
        "side": Key(side, default=""),
        "name": Key(name, default=""),
        "nation": Key(name, default=""),
        "commander": Key(_commander),
        "base": Key(place, default=""),
        "standing": Key(standing_lines, default=()),
        "last": Key(moment),
        "pending_form": Key(_changes, default=()),
    }


def _element_keys(campaign: Campaign) -> dict[str, Key]:
    chart = campaign.chart
    count = whole(0, 1_000_000)
    return {
        "at": Key(lambda value: read_spot(chart, value), required=True, default=Spot()),
        "state": Key(one_of(("camp", "march", "closing", "gone")), default="camp"),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "toward": Key(reference(chart.place, "place"), default=""),
        "trail": Key(lambda value: _trail(chart, value), default=()),
        "length": Key(count, default=0),
        "gone": Key(MEN, default=0),
        "closing": Key(count, default=0),
        "toll": Key(count, default=0),
        "paid": Key(flag, default=False),
        "jam": Key(count, default=0),
        "blocked": Key(one_of(("", "column", "place", "enemy", "bridge")), default=""),
        "marched": Key(whole(0, 96), default=0),
        "hour": Key(whole(0, 4), default=0),
        "fatigue": Key(whole(0, 400), default=0),
        "rank": Key(count, default=0),
        "plan": Key(lambda value: read_plan(campaign, value), default=()),
        "pending": Key(lambda value: _pending(campaign, value)),
        "order": Key(_origin),
        "ready": Key(count, default=0),
        "resume": Key(moment),
        "hold": Key(moment),
        "shaken": Key(moment),
        "rations": Key(MEN, default=-1),
        "hungry": Key(count, default=0),
        "ammo": Key(whole(0, 100), default=100),
        "loads": Key(MEN),
        "works": Key(count, default=0),
        "work": Key(count, default=0),
        "forced": Key(takes.forced),
        "tried": Key(moment),
        "engaged": Key(loose_id, default=""),
    }


def _commander(value: Any) -> Commander:
    keys = {
        "name": Key(name, default=""),
        "rating": Key(one_of(RATINGS), default="average"),
        "character": Key(one_of(CHARACTERS), default="steady"),
        "out": Key(flag, default=False),
        "acting": Key(flag, default=False),
    }
    return Commander(**takes.record(value, keys))


def _changes(value: Any) -> list[Change]:
    keys = {
        "effective": Key(moment, required=True, default=0),
        "standing": Key(standing_lines, default=()),
        "of": Key(identifier, default=""),
        "order": Key(loose_id, default=""),
    }
    return [
        Change(record["effective"], list(record["standing"]), record["of"], record["order"])
        for record in takes.records(value, keys)
    ]


def _trail(chart: Chart, value: Any) -> list[Trail]:
    keys = {
        "place": Key(reference(chart.place, "place"), required=True, default=""),
        "road": Key(reference(chart.road, "road"), default=""),
        "m": Key(MEN, default=0),
    }
    return [
        Trail(chart.place[record["place"]], chart.road.get(record["road"]), record["m"])
        for record in takes.records(value, keys)
    ]


def _origin(value: Any) -> Origin:
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "formation": Key(loose_id, default=""),
        "from": Key(loose_id, default=""),
        "told": Key(takes.told),
    }
    record = takes.record(value, keys)
    return Origin(record["id"], record["formation"], record["from"], record["told"] or {})


def _pending(campaign: Campaign, value: Any) -> Pending:
    keys = {
        "effective": Key(moment, required=True, default=0),
        "tasks": Key(lambda raw: read_plan(campaign, raw)),
        "rank": Key(whole(0, 1_000_000), default=0),
        "add": Key(flag, default=False),
        "order": Key(_origin),
    }
    record = takes.record(value, keys)
    return Pending(
        record["effective"], record["tasks"], record["rank"], record["add"], record["order"] or Origin("", "", "")
    )


def read_units(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The units of the elements; men, guns and stragglers are counts."""
    keys = {
        "id": Key(identifier, required=True, default=""),
        "of": Key(identifier, required=True, default=""),
        "name": Key(name, default=""),
        "arm": Key(one_of(ARMS), required=True, default=""),
        "type": Key(name),
        "men": Key(MEN, required=True, default=0),
        "guns": Key(whole(0, 100_000), default=0),
        "quality": Key(one_of(QUALITIES), default="trained"),
        "stragglers": Key(MEN, default=0),
        "nation": Key(name, default=""),
        "battle": Key(takes.mapping),
    }
    types = {"cavalry": (CAVALRY_TYPES, "medium"), "artillery": (ARTILLERY_TYPES, "foot")}
    elements = {one.id for one in campaign.elements}
    for index, item in enumerate(read_list(raw, "units", faults)):
        record = read_record(item, f"units[{index}]", keys, faults)
        allowed, default = types.get(record["arm"], ((), ""))
        if record["type"] is None:
            record["type"] = default
        elif allowed and record["type"] not in allowed:
            faults.add(f"units[{index}].type", f"{shown(record['type'])} is not allowed; allowed: {', '.join(allowed)}")
        if record["of"] and record["of"] not in elements:
            faults.add(
                f"units[{index}].of",
                f"no element {shown(record['of'])}; allowed: the id of a {', '.join(ELEMENT_KINDS)} of the file",
            )
        record["battle"] = record["battle"] or {}
        campaign.units.append(Unit(**record))
    unique((one.id for one in campaign.units), "units", faults)


def check_tree(campaign: Campaign, faults: Faults) -> None:
    """Every formation hangs under a higher command, or names its side (EC-FILE-6)."""
    rank = {kind: place for place, kind in enumerate(COMMAND_KINDS)}
    lowest = len(COMMAND_KINDS)
    for index, formation in enumerate(campaign.formations):
        path = f"formations[{index}]"
        if not formation.of:
            if not formation.own_side and formation.kind:
                faults.add(f"{path}.side", f"missing; give the side, or in {path}.of the command above")
            continue
        above = campaign.formation.get(formation.of)
        if above is None:
            faults.add(f"{path}.of", f"no formation {shown(formation.of)}; allowed: the id of a command of the file")
        elif rank.get(above.kind, lowest + 1) >= rank.get(formation.kind, lowest):
            faults.add(
                f"{path}.of", f"{formation.of} is of kind {above.kind}; allowed: a command above {formation.kind}"
            )
        elif formation.own_side and above.own_side and formation.own_side != above.own_side:
            faults.add(f"{path}.side", f"{formation.own_side}, but {above.id} is of {above.own_side}")


def check_engaged(campaign: Campaign, faults: Faults) -> None:
    """Who is engaged is so in a battle of the file."""
    battles = {battle.id for battle in campaign.battles}
    for element in campaign.elements:
        if element.engaged and element.engaged not in battles:
            faults.add(
                f"formations[{element.index}].engaged",
                f"no battle {shown(element.engaged)}; allowed: the id of a battle of the file",
            )
