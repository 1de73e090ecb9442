"""From a document to a campaign: every key read, every reference looked up, all faults together (EC-FILE)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from battles.engine.faults import InputFaults
from battles.engine.reading import (
    Faults,
    Key,
    Unfit,
    exactly,
    flag,
    identifier,
    name,
    one_of,
    read_list,
    read_record,
    shown,
    whole,
)
from battles.rulesets import RULESETS
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.clock import Light, moment, quarter
from campaigns.strategy.command import standing
from campaigns.strategy.files import takes
from campaigns.strategy.files.map_reading import read_map
from campaigns.strategy.files.record_reading import (
    read_alarms,
    read_battles,
    read_dispatches,
    read_gazette,
    read_patrols,
    read_results,
    read_script,
)
from campaigns.strategy.files.takes import MEN, TIMES, keep, loose_id, text_list
from campaigns.strategy.files.task_reading import read_path, read_plan, read_spot
from campaigns.strategy.rules.settings import read_settings
from campaigns.strategy.rules.tables import (
    ARMS,
    ARTILLERY_TYPES,
    CAVALRY_TYPES,
    CHARACTERS,
    COMMAND_KINDS,
    ELEMENT_KINDS,
    GROUNDS,
    QUALITIES,
    RATINGS,
    WEATHERS,
)
from campaigns.strategy.state import (
    Change,
    Commander,
    Depot,
    Element,
    Formation,
    Objective,
    Origin,
    Pending,
    Post,
    Side,
    Spell,
    Spot,
    Trail,
    Unit,
    Weather,
    Wounded,
)

FORMAT = "campaign/1"
MOST_MUD = 30


def read_campaign(document: Mapping[str, Any]) -> Campaign:
    """The campaign of a document (EC-FILE-1).

    Raises :class:`InputFaults` with everything that is wrong with it (EC-FILE-12).
    """
    faults = Faults()
    raw = read_record(document, "", _TOP, faults)
    settings = read_settings(raw["settings"], faults)
    chart, given = read_map(raw["map"], faults)
    for place in chart.places:
        if place.forage < 0:
            stock = settings.table("forage_stock")
            place.forage = int(stock.get(place.kind, stock["other"]))
    campaign = Campaign(chart, settings)
    campaign.map_given = given
    campaign.title, campaign.ruleset = raw["title"] or "", raw["ruleset"] or ""
    campaign.now = campaign.clock = raw["now"] or 0
    latitude = settings.latitude
    if chart.globe and chart.places:
        latitude = round(sum(place.y for place in chart.places) / len(chart.places), 2)
    campaign.light = Light(latitude, settings.daylight)
    campaign.strict = raw["strict_dice"]
    campaign.log = [dict(item) for item in read_list(raw["log"], "log", faults) if isinstance(item, Mapping)]
    campaign.weather = _read_weather(raw["weather"], faults)
    _read_sides(campaign, raw["sides"], faults)
    _read_formations(campaign, raw["formations"], faults)
    _read_units(campaign, raw["units"], faults)
    campaign.formation = {one.id: one for one in campaign.formations}
    _check_tree(campaign, faults)
    _read_posts(campaign, raw["posts"], faults)
    _read_depots(campaign, raw["depots"], faults)
    campaign.unit = {one.id: one for one in campaign.units}
    campaign.post = {one.id: one for one in campaign.posts}
    read_dispatches(campaign, raw["dispatches"], faults)
    read_patrols(campaign, raw["patrols"], faults)
    read_battles(campaign, raw["battles"], faults)
    read_results(campaign, raw["results"], faults)
    _check_engaged(campaign, faults)
    _read_rest(campaign, raw, faults)
    read_gazette(campaign, raw["gazette"], faults)
    read_alarms(campaign, raw["alarms"], faults)
    read_script(campaign, raw["dice"], faults)
    if faults.found:
        raise InputFaults(faults.found)
    campaign.settle()
    for element in campaign.elements:
        if element.rations < 0:
            element.rations = 4 * need_of(element)
    return campaign


def need_of(element: Element) -> int:
    """The rations an element needs a day (EC-SUP-1)."""
    if element.kind == "convoy":
        return 0
    need = 0
    for unit in element.units:
        if unit.arm == "cavalry":
            need += 3 * unit.men
        elif unit.arm != "train":
            need += unit.men
        need += 25 * unit.guns
    return need


def _rulebook(value: Any) -> str:
    return str(one_of(RULESETS)(value))


_TOP: dict[str, Key] = {
    "estafette": Key(exactly(FORMAT), required=True),
    "title": Key(name, required=True, default=""),
    "ruleset": Key(_rulebook, required=True, default=""),
    "now": Key(quarter, required=True, default=0),
    "map": Key(keep, required=True),
    "sides": Key(keep, required=True),
    "formations": Key(keep, required=True),
    "settings": Key(keep),
    "weather": Key(keep),
    "posts": Key(keep, default=()),
    "units": Key(keep, default=()),
    "depots": Key(keep, default=()),
    "dispatches": Key(keep, default=()),
    "patrols": Key(keep, default=()),
    "battles": Key(keep, default=()),
    "results": Key(keep, default=()),
    "objectives": Key(keep, default=()),
    "contacts": Key(keep, default=()),
    "counters": Key(keep),
    "gazette": Key(keep, default=()),
    "wounded": Key(keep, default=()),
    "orders": Key(keep),
    "alarms": Key(keep, default=()),
    "dice": Key(keep, default=()),
    "strict_dice": Key(flag, default=False),
    "log": Key(keep, default=()),
}


def _read_weather(raw: Any, faults: Faults) -> Weather:
    if raw is None:
        return Weather()
    keys = {
        "now": Key(one_of(WEATHERS), default="clear"),
        "mud": Key(whole(0, MOST_MUD), default=0),
        "spells": Key(keep, default=()),
        "climate": Key(one_of(("temperate",)), default=""),
    }
    record = read_record(raw, "weather", keys, faults)
    spell = {
        "from": Key(moment, required=True, default=0),
        "weather": Key(one_of(WEATHERS), required=True, default="clear"),
        "ground": Key(one_of(GROUNDS), default=""),
    }
    spells = []
    for index, item in enumerate(read_list(record["spells"], "weather.spells", faults)):
        read = read_record(item, f"weather.spells[{index}]", spell, faults)
        spells.append(Spell(read["from"], read["weather"], read["ground"]))
    return Weather(record["now"], record["mud"], spells, record["climate"])


def unique(ids: Iterable[str], group: str, faults: Faults) -> None:
    """Every id of a group once."""
    seen: dict[str, int] = {}
    for index, id in enumerate(ids):
        if id in seen:
            faults.add(
                f"{group}[{index}].id", f"{shown(id)} is already the id of {group}[{seen[id]}]; allowed: a new id"
            )
        elif id:
            seen[id] = index


def _read_sides(campaign: Campaign, raw: Any, faults: Faults) -> None:
    places = _ref(campaign.chart.place, "place")
    roads = _ref(campaign.chart.road, "road")
    keys = {
        "id": Key(identifier, required=True, default=""),
        "name": Key(name, default=""),
        "nation": Key(name, default=""),
        "base": Key(places, default=""),
        "broken": Key(_list_of(roads)),
        "lost": Key(_lost),
        "magazines": Key(_list_of(places)),
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


def _ref(known: Mapping[str, Any], what: str) -> Callable[[Any], str]:
    """A reference by id."""

    def take(value: Any) -> str:
        id = loose_id(value)
        if id in known:
            return id
        raise Unfit(f"no {what} {shown(value)}; allowed: the id of a {what} of the file")

    return take


def _list_of(take: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    def read(value: Any) -> list[Any]:
        if isinstance(value, list | tuple):
            return [take(item) for item in value]
        raise Unfit(f"{shown(value)} is not a list; allowed: a list")

    return read


def _standing(value: Any) -> list[str]:
    return [standing.read_line(line).text() for line in text_list(value)]


def _commander(value: Any) -> Commander:
    keys = {
        "name": Key(name, default=""),
        "rating": Key(one_of(RATINGS), default="average"),
        "character": Key(one_of(CHARACTERS), default="steady"),
        "out": Key(flag, default=False),
        "acting": Key(flag, default=False),
    }
    return Commander(**takes.record(value, keys))


def _formation_keys(campaign: Campaign) -> dict[str, Key]:
    place = _ref(campaign.chart.place, "place")
    side = _ref(campaign.side, "side")
    return {
        "id": Key(identifier, required=True, default=""),
        "kind": Key(one_of(COMMAND_KINDS + ELEMENT_KINDS), required=True, default=""),
        "of": Key(identifier, default=""),
        "side": Key(side, default=""),
        "name": Key(name, default=""),
        "nation": Key(name, default=""),
        "commander": Key(_commander),
        "base": Key(place, default=""),
        "standing": Key(_standing, default=()),
        "last": Key(moment),
        "pending_form": Key(_changes, default=()),
    }


def _changes(value: Any) -> list[Change]:
    keys = {
        "effective": Key(moment, required=True, default=0),
        "standing": Key(_standing, default=()),
        "of": Key(identifier, default=""),
        "order": Key(loose_id, default=""),
    }
    return [
        Change(record["effective"], list(record["standing"]), record["of"], record["order"])
        for record in takes.records(value, keys)
    ]


def _element_keys(campaign: Campaign) -> dict[str, Key]:
    chart = campaign.chart
    count = whole(0, 1_000_000)
    return {
        "at": Key(lambda value: read_spot(chart, value), required=True, default=Spot()),
        "state": Key(one_of(("camp", "march", "closing", "gone")), default="camp"),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "toward": Key(_ref(chart.place, "place"), default=""),
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


def _trail(chart: Chart, value: Any) -> list[Trail]:
    keys = {
        "place": Key(_ref(chart.place, "place"), required=True, default=""),
        "road": Key(_ref(chart.road, "road"), default=""),
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


def _read_formations(campaign: Campaign, raw: Any, faults: Faults) -> None:
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


def _read_units(campaign: Campaign, raw: Any, faults: Faults) -> None:
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


def _check_tree(campaign: Campaign, faults: Faults) -> None:
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


def _check_engaged(campaign: Campaign, faults: Faults) -> None:
    battles = {battle.id for battle in campaign.battles}
    for element in campaign.elements:
        if element.engaged and element.engaged not in battles:
            faults.add(
                f"formations[{element.index}].engaged",
                f"no battle {shown(element.engaged)}; allowed: the id of a battle of the file",
            )


def _read_posts(campaign: Campaign, raw: Any, faults: Faults) -> None:
    chart = campaign.chart
    elements = {one.id: one for one in campaign.elements}
    keys = {
        "id": Key(identifier, required=True, default=""),
        "name": Key(name, default=""),
        "formation": Key(_ref(campaign.formation, "formation"), required=True, default=""),
        "at": Key(lambda value: read_spot(chart, value)),
        "with": Key(_ref(elements, "element"), default=""),
        "held": Key(one_of(("player", "staff")), default="player"),
        "absent": Key(flag, default=False),
        "aides": Key(whole(0, 1000)),
        "away": Key(TIMES, default=()),
        "waiting": Key(_list_of(loose_id), default=()),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "standing": Key(_standing, default=()),
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


def _read_depots(campaign: Campaign, raw: Any, faults: Faults) -> None:
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "side": Key(_ref(campaign.side, "side"), required=True, default=""),
        "at": Key(_ref(campaign.chart.place, "place"), required=True, default=""),
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


def _read_rest(campaign: Campaign, raw: Mapping[str, Any], faults: Faults) -> None:
    place = _ref(campaign.chart.place, "place")
    objective = {
        "place": Key(place, required=True, default=""),
        "points": Key(MEN, required=True, default=0),
        "side": Key(_ref(campaign.side, "side"), default=""),
    }
    for index, item in enumerate(read_list(raw["objectives"], "objectives", faults)):
        record = read_record(item, f"objectives[{index}]", objective, faults)
        if record["place"]:
            campaign.objectives.append(
                Objective(campaign.chart.place[record["place"]], record["points"], record["side"])
            )
    wounded = {
        "unit": Key(_ref(campaign.unit, "unit"), required=True, default=""),
        "men": Key(MEN, required=True, default=0),
        "back": Key(moment, required=True, default=0),
    }
    for index, item in enumerate(read_list(raw["wounded"], "wounded", faults)):
        record = read_record(item, f"wounded[{index}]", wounded, faults)
        campaign.wounded.append(Wounded(record["unit"], record["men"], record["back"]))
    elements = {one.id for one in campaign.elements}
    for index, item in enumerate(read_list(raw["contacts"], "contacts", faults)):
        pair = tuple(item) if isinstance(item, list | tuple) else ()
        if len(pair) != 2 or any(not isinstance(one, str) or one not in elements for one in pair):
            faults.add(f"contacts[{index}]", f"{shown(item)} is no pair of elements of the file")
        else:
            campaign.contacts.add((pair[0], pair[1]))
    campaign.counters = takes.counters(raw["counters"], faults)
    orders = raw["orders"]
    if orders is None:
        return
    if not isinstance(orders, Mapping):
        faults.add("orders", f"{shown(orders)} is not a mapping; allowed: order texts by post")
        return
    for key, text in orders.items():
        if not isinstance(key, str) or key not in campaign.post:
            faults.add(f"orders.{str(key)[:60]}", f"no such post; allowed: {', '.join(campaign.post) or 'none'}")
            continue
        try:
            campaign.orders[key] = takes.sheet(text)
        except Unfit as unfit:
            faults.add(f"orders.{key}", str(unfit))
