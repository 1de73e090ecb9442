"""Battle files: the forces of a battle drawn up on its ground (EC-BFILE)."""

from __future__ import annotations

from typing import Any

from battles.engine.settings import OF_NEW_BATTLES
from campaigns.strategy.battle import drawn_up
from campaigns.strategy.battle.ground import ground_of, rounded
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Battle, Element, Place

EDGES = ("N", "E", "S", "W")
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def minutes_a_turn(campaign: Campaign) -> int:
    """How long a turn of a battle lasts (EC-BFILE-1)."""
    return campaign.settings.minutes_per_turn or campaign.rules.scale.minutes


def edge_to(dx: float, dy: float) -> str:
    """The edge to which something bears; a diagonal belongs to the clockwise one, no bearing to the south."""
    if dx == 0 and dy == 0:
        return "S"
    if dy > 0 and -dy <= dx < dy:
        return "N"
    if dx > 0 and -dx < dy <= dx:
        return "E"
    if dy < 0 and dy < dx <= -dy:
        return "S"
    return "W"


def edge_of(campaign: Campaign, place: Place, element: Element) -> str:
    """The edge to which an element's head bears from a place (EC-BFILE-6)."""
    return bearing(campaign, place, element.x, element.y)


def bearing(campaign: Campaign, place: Place, x: float, y: float) -> str:
    """The edge to which a point of the map bears from a place."""
    chart = campaign.chart
    if chart.globe:
        here, there = chart.flat(place.x, place.y), chart.flat(x, y)
        return edge_to(there[0] - here[0], there[1] - here[1])
    return edge_to(round(x - place.x, 9), round(y - place.y, 9))


def edges_of(campaign: Campaign, battle: Battle, field: dict[str, Any] | None) -> dict[str, str]:
    """The edge of each side (EC-BFILE-4), or as the named field has them (EC-GND-4)."""
    if field is not None and isinstance(field.get("edges"), dict):
        given = {side.id: str(field["edges"].get(side.id, "")) for side in campaign.sides}
        if all(edge in EDGES for edge in given.values()):
            return given
    heads = [campaign.formation[id] for id in battle.forces[battle.side]]
    elements = [one for one in heads if isinstance(one, Element)]
    edge = "S"
    if elements:
        x = sum(one.x for one in elements) / len(elements)
        y = sum(one.y for one in elements) / len(elements)
        edge = bearing(campaign, battle.place, x, y)
    return {side.id: edge if side.id == battle.side else OPPOSITE[edge] for side in campaign.sides}


def field_of(campaign: Campaign, place: Place) -> dict[str, Any] | None:
    """The named battlefield of a place for this ruleset (EC-GND-4)."""
    if not place.battlefield:
        return None
    return next(
        (
            one
            for one in campaign.chart.fields
            if one.get("id") == place.battlefield and one.get("ruleset") == campaign.ruleset
        ),
        None,
    )


def battle_file(campaign: Campaign, battle: Battle) -> dict[str, Any]:
    """The battle file of a battle that begins now."""
    rules = campaign.rules
    size = rules.scale.side
    terrain = ground_of(campaign, battle)
    table: dict[str, Any] = {"width": size, "height": size}
    field = field_of(campaign, battle.place)
    if field is not None:
        terrain = [dict(piece) for piece in field["terrain"]]
        table = dict(field["table"])
    array = drawn_up.Array(campaign, battle, table, terrain, edges_of(campaign, battle, field))
    array.draw_up()
    sides = []
    for side in campaign.sides:
        item: dict[str, Any] = {"id": side.id}
        nation = rules.nation(side.nation)
        if nation:
            item["nation"] = nation
        if side.name:
            item["name"] = side.name
        if rules.edge_key:
            item[rules.edge_key] = array.edges[side.id]
        sides.append(item)
    document: dict[str, Any] = {
        "estafette": "battle/1",
        "ruleset": campaign.ruleset,
        "title": f"{campaign.title}: {battle.place.name}",
        "table": table,
        "turn": 1,
        "weather": weather_word(campaign),
        "terrain": terrain,
        "sides": sides,
        "formations": array.formations,
        "units": array.units,
        "settings": dict(OF_NEW_BATTLES),
        "orders": orders_of(campaign, battle, array, table),
    }
    return document


def weather_word(campaign: Campaign) -> str:
    """The weather in the words of the ruleset (EC-BFILE-7)."""
    allowed = campaign.rules.weathers
    now = {"storm": "rain"}.get(campaign.weather.now, campaign.weather.now)
    if now in allowed and now != "clear":
        return now
    if campaign.weather.mud >= 9 and "mud" in allowed:
        return "mud"
    return "clear"


def orders_of(campaign: Campaign, battle: Battle, array: drawn_up.Array, table: dict[str, Any]) -> dict[str, str]:
    """An intent for each formation that has units (EC-BFILE-7)."""
    middle = f"{rounded(table['width'] / 2):g},{rounded(table['height'] / 2):g}"
    rules = campaign.rules
    found = {}
    for side in campaign.sides:
        intent = rules.intent(middle if side.id == battle.side else "")
        if not rules.intents_by_command:
            found[side.id] = f"{intent}\n"
            continue
        text = ""
        holders = dict.fromkeys(unit["of"] for unit in array.units if array.side_of[unit["id"]] == side.id)
        kinds = {one["id"]: one["kind"] for one in array.formations}
        for id in holders:
            text += f"{kinds[id].upper()} {id}\n  {intent}\n"
        found[side.id] = text
    return found
