"""From a document to a campaign: every key read, every reference looked up, all faults together (EC-FILE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from battles.engine.faults import InputFaults
from battles.engine.reading import (
    Faults,
    Key,
    Unfit,
    exactly,
    flag,
    name,
    one_of,
    read_list,
    read_record,
    shown,
    whole,
)
from battles.engine.records import Record
from battles.rulesets import RULESETS
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import Light, moment, quarter
from campaigns.strategy.files import takes
from campaigns.strategy.files.formation_reading import check_engaged, check_tree, read_formations, read_units
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
from campaigns.strategy.files.references import reference
from campaigns.strategy.files.side_reading import read_depots, read_posts, read_sides
from campaigns.strategy.files.takes import MEN, keep
from campaigns.strategy.rules.settings import read_settings
from campaigns.strategy.rules.tables import (
    GROUNDS,
    WEATHERS,
)
from campaigns.strategy.state import (
    Element,
    Objective,
    Spell,
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
    campaign.log = [
        cast("Record", dict(item)) for item in read_list(raw["log"], "log", faults) if isinstance(item, Mapping)
    ]
    campaign.weather = _read_weather(raw["weather"], faults)
    read_sides(campaign, raw["sides"], faults)
    read_formations(campaign, raw["formations"], faults)
    read_units(campaign, raw["units"], faults)
    campaign.formation = {one.id: one for one in campaign.formations}
    check_tree(campaign, faults)
    read_posts(campaign, raw["posts"], faults)
    read_depots(campaign, raw["depots"], faults)
    campaign.unit = {one.id: one for one in campaign.units}
    campaign.post = {one.id: one for one in campaign.posts}
    read_dispatches(campaign, raw["dispatches"], faults)
    read_patrols(campaign, raw["patrols"], faults)
    read_battles(campaign, raw["battles"], faults)
    read_results(campaign, raw["results"], faults)
    check_engaged(campaign, faults)
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


def _read_rest(campaign: Campaign, raw: Mapping[str, Any], faults: Faults) -> None:
    place = reference(campaign.chart.place, "place")
    objective = {
        "place": Key(place, required=True, default=""),
        "points": Key(MEN, required=True, default=0),
        "side": Key(reference(campaign.side, "side"), default=""),
    }
    for index, item in enumerate(read_list(raw["objectives"], "objectives", faults)):
        record = read_record(item, f"objectives[{index}]", objective, faults)
        if record["place"]:
            campaign.objectives.append(
                Objective(campaign.chart.place[record["place"]], record["points"], record["side"])
            )
    wounded = {
        "unit": Key(reference(campaign.unit, "unit"), required=True, default=""),
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
