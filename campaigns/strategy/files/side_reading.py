"""Whose a campaign's file is: sides, the headquarters that are posts, and depots (EC-FILE)."""

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
from campaigns.strategy.files import takes
from campaigns.strategy.files.references import list_of, reference, standing_lines, unique
from campaigns.strategy.files.takes import MEN, TIMES, loose_id, text_list
from campaigns.strategy.files.task_reading import read_path, read_spot
from campaigns.strategy.state import (
    Depot,
    Post,
    Side,
    Spot,
)


def read_sides(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The two sides, and what each knows of bridges and magazines."""
    places = reference(campaign.chart.place, "place")
    roads = reference(campaign.chart.road, "road")
    keys = {
        "id": Key(identifier, required=True, default=""),
        "name": Key(name, default=""),
        "nation": Key(name, default=""),
        "base": Key(places, default=""),
        "broken": Key(list_of(roads)),
        "lost": Key(_lost),
        "magazines": Key(list_of(places)),
    }
    items = read_list(raw, "sides", faults) if raw is not None else []
    if raw is not None and len(items) != 2:
        faults.add("sides", f"{len(items)} sides; allowed: two")
    for index, item in enumerate(items):
        record = takes.read_nested(item, f"sides[{index}]", keys, faults)
        broken = record["broken"]
        if broken is None:
            broken = [road.id for road in campaign.chart.roads if road.crossing and road.crossing.broken]
        side = Side(record["id"], record["name"], record["nation"], record["base"], set(broken))
        if record["lost"]:
            side.lost = record["lost"]
        side.magazines = record["magazines"]
        campaign.sides.append(side)
        campaign.side[side.id] = side
    unique((side.id for side in campaign.sides), "sides", faults)
    for index, place in enumerate(campaign.chart.places):
        for key, value in (("country", place.country), ("held", place.held)):
            if value and value not in campaign.side:
                faults.add(f"map.places[{index}].{key}", f"no side {shown(value)}; allowed: {', '.join(campaign.side)}")


def _lost(value: Any) -> dict[str, int]:
    return takes.record(value, {key: Key(MEN, default=0) for key in ("men", "guns", "colours")})


def read_posts(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The headquarters with what they have been told and have ordered."""
    chart = campaign.chart
    elements = {one.id: one for one in campaign.elements}
    keys = {
        "id": Key(identifier, required=True, default=""),
        "name": Key(name, default=""),
        "formation": Key(reference(campaign.formation, "formation"), required=True, default=""),
        "at": Key(lambda value: read_spot(chart, value)),
        "with": Key(reference(elements, "element"), default=""),
        "held": Key(one_of(("player", "staff")), default="player"),
        "absent": Key(flag, default=False),
        "aides": Key(whole(0, 1000)),
        "away": Key(TIMES, default=()),
        "waiting": Key(list_of(loose_id), default=()),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "standing": Key(standing_lines, default=()),
        "pending": Key(text_list, default=()),
        "reports": Key(takes.reports),
        "book": Key(takes.book, default=()),
        "view": Key(takes.view),
        "taken": Key(flag, default=False),
    }
    held: set[str] = set()
    for index, item in enumerate(read_list(raw, "posts", faults)):
        path = f"posts[{index}]"
        record = takes.read_nested(item, path, keys, faults)
        if record["formation"] and record["formation"] in held:
            faults.add(f"{path}.formation", f"{record['formation']} has a post already; allowed: one post a formation")
        held.add(record["formation"])
        post = Post(record["id"], record["formation"], record["name"])
        if isinstance(item, Mapping) and "at" not in item and "with" not in item:
            faults.add(f"{path}.at", "missing; give a place or a point of a road, or in with an element")
        post.spot = chart.plain(record["at"] or Spot())
        post.rides_with = record["with"]
        for key in ("held", "absent", "aides", "reports", "taken"):
            setattr(post, key, record[key])
        post.view = record["view"] or {}
        for key in ("away", "waiting", "path", "standing", "pending", "book"):
            setattr(post, key, list(record[key]))
        campaign.posts.append(post)
    unique((one.id for one in campaign.posts), "posts", faults)


def read_depots(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The depots; a side has those on its maps that are its own, unless the file says otherwise."""
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "side": Key(reference(campaign.side, "side"), required=True, default=""),
        "at": Key(reference(campaign.chart.place, "place"), required=True, default=""),
        "rations": Key(MEN, default=0),
        "loads": Key(MEN, default=0),
    }
    for index, item in enumerate(read_list(raw, "depots", faults)):
        record = read_record(item, f"depots[{index}]", keys, faults)
        if record["at"]:
            place = campaign.chart.place[record["at"]]
            campaign.depots.append(Depot(record["id"], record["side"], place, record["rations"], record["loads"]))
    for side in campaign.sides:
        if side.magazines is None:
            side.magazines = list(dict.fromkeys(one.at.id for one in campaign.depots if one.side == side.id))
    unique((one.id for one in campaign.depots), "depots", faults)
