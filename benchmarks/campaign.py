"""The campaign: how long a day takes by the number of elements; how its marches and rides agree with June 1815."""

from __future__ import annotations

import copy
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from battles.engine.battlefile import load
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import stretches
from campaigns.strategy.clock import STEP, moment
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.march.rates import Rates, base_rates
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from campaigns.strategy.state import Element, Spot, Task
from orders.language.campaign.reader import CampaignReader

SCENARIO = Path(__file__).parent.parent / "campaigns" / "scenarios" / "hundred-days"
SIZES = (50, 100, 200, 400, 800)
PACES = {"forced": "forced", "column": "normal", "queue": "normal", "pursuit": "forced", "flight": "forced"}
ROWS = {"infantry": "foot", "mixed": "foot guns", "cavalry": "heavy horse", "artillery": "foot guns"}
RIDERS = {"courier": "courier", "patrol": "patrol", "general": "staff"}
POINTS = 1000
NEAR = 0.20
Rate = Callable[[Rates, int], int]
Traveller = Callable[[Campaign, dict[str, Any]], tuple[tuple[int, ...], Rate]]


def main() -> None:
    """Print all tables."""
    print("Campaign: a day of the Hundred Days, all elements, on one core (seconds, best of three; aim 1.0)")  # noqa: T201
    document = load_campaign(SCENARIO / "campaign.yaml")
    print(f"  {min(_day(document) for _ in range(3)):.2f}")  # noqa: T201
    print("A day by the number of elements on the march (seconds; microseconds an element and step;")  # noqa: T201
    print(f"ratio of these to those of {SIZES[0]} elements: 1 is linear)")  # noqa: T201
    first = 0.0
    for size in SIZES:
        seconds = _day(_many(size))
        each = seconds / size / 96 * 1e6
        first = first or each
        print(f"  {size:4d}  {seconds:6.2f}  {each:7.1f}  {each / first:5.2f}")  # noqa: T201
    print("A march of one corps over 40 km (milliseconds; aim 20)")  # noqa: T201
    print(f"  {_corps() * 1000:.1f}")  # noqa: T201
    _history()


def _day(document: dict[str, Any]) -> float:
    """The seconds of processor time of 24 hours."""
    document = {**copy.deepcopy(document), "strict_dice": False}
    document["settings"] = {**document.get("settings", {}), "unplayed": "settle"}
    began = time.process_time()
    march(document, hours=24, outside=Outside(reader=CampaignReader()))
    return time.process_time() - began


def _grid(side: int) -> dict[str, Any]:
    """A square net of places five kilometres apart, joined by roads."""
    places = [{"id": f"p{x}-{y}", "xy": [x * 5, y * 5], "kind": "village"} for x in range(side) for y in range(side)]
    roads = []
    for x in range(side):
        for y in range(side):
            for dx, dy in ((1, 0), (0, 1)):
                if x + dx < side and y + dy < side:
                    roads.append(
                        {"id": f"r{x}-{y}-{dx}", "from": f"p{x}-{y}", "to": f"p{x + dx}-{y + dy}", "class": "road"}
                    )
    return {"places": places, "roads": roads}


def _many(size: int) -> dict[str, Any]:
    """So many brigades of two sides, spread over a net that grows with them, each with a long march before it."""
    side = max(6, round(size**0.5) + 2)
    formations: list[dict[str, Any]] = []
    units = []
    for number in range(size):
        x, y = number % side, number // side % side
        to = f"p{side - 1 - x}-{y}"
        formations.append(
            {
                "id": f"b{number}", "kind": "brigade", "side": "red" if number % 2 else "blue", "at": f"p{x}-{y}",
                "plan": [{"do": "march", "to": to, "daily": "05:00"}], "standing": ["on contact: DEFEND"],
            }
        )  # fmt: skip
        units.append({"id": f"u{number}", "of": f"b{number}", "arm": "infantry", "men": 1500})
    return {
        "estafette": "campaign/1", "title": "Many", "ruleset": "mini-nap", "now": "1815-06-15T04:00",
        "map": _grid(side), "sides": [{"id": "blue", "base": "p0-0"}, {"id": "red", "base": f"p{side - 1}-{side - 1}"}],
        "formations": formations, "units": units,
    }  # fmt: skip


def _corps() -> float:
    """The seconds of a corps of eight brigades that marches 40 km in a day."""
    document = _many(8)
    document["map"] = {
        "places": [{"id": f"p{x}-0", "xy": [x * 5, 0], "kind": "village"} for x in range(10)],
        "roads": [
            {"id": f"r{x}", "from": f"p{x}-0", "to": f"p{x + 1}-0", "km": 5, "class": "chaussee"} for x in range(9)
        ],
    }
    document["sides"] = [{"id": "blue", "base": "p0-0"}, {"id": "red", "base": "p9-0"}]
    for formation in document["formations"]:
        formation |= {"side": "blue", "at": "p0-0", "plan": [{"do": "march", "to": "p8-0", "pace": "forced"}]}
    return min(_timed(document) for _ in range(3))


def _timed(document: dict[str, Any]) -> float:
    began = time.process_time()
    march(copy.deepcopy(document), hours=14)
    return time.process_time() - began


def _history() -> None:
    """Each march and ride on record, laid along the same roads at the same hours in the same weather."""
    base = load_campaign(SCENARIO / "campaign.yaml")
    base["formations"], base["units"], base["posts"], base["depots"], base["orders"] = [], [], [], [], {}
    record = load((SCENARIO / "history.yaml").read_text(encoding="utf-8"))
    print("\nMarches of June 1815 against the engine, head of the column alone")  # noqa: T201
    _compared(base, record["marches"], "pace", _marcher)
    print("\nCouriers, patrols and commanders' rides of June 1815 against the engine")  # noqa: T201
    _compared(base, record["couriers"], "kind", _rider)


def _compared(base: dict[str, Any], rows: list[dict[str, Any]], sort: str, traveller: Traveller) -> None:
    """Print real and reckoned hours of each row, and how near they lie."""
    errors = []
    print(f"  {'':5}{'who':34}{sort:8}{'ground':7}{'real':>6}{'engine':>8}{'error':>7}")  # noqa: T201
    for row in rows:
        campaign = read_campaign(base)
        real = moment(row["reached"]) - moment(row["left"]) - round(float(row.get("halt_h", 0)) * 60)
        reckoned = _minutes(campaign, row, *traveller(campaign, row))
        if not reckoned or real <= 0:
            continue
        error = real / reckoned - 1
        errors.append(error)
        print(  # noqa: T201
            f"  {row['id']:5}{row['who'][:33]:34}{row[sort]:8}{row['ground']:7}"
            f"{real / 60:6.1f}{reckoned / 60:8.1f}{error:+7.0%}"
        )
    sizes = [abs(error) for error in errors]
    near = sum(1 for size in sizes if size <= NEAR)
    print(  # noqa: T201
        f"  {len(errors)} in all, median error {statistics.median(errors):+.0%}, of its size"
        f" {statistics.median(sizes):.0%}, {near} within {NEAR:.0%}"
    )


def _marcher(campaign: Campaign, row: dict[str, Any]) -> tuple[tuple[int, ...], Rate]:
    """The base rates of a march on record, and its rate on a road of a class in a step."""
    arm = ROWS.get(str(row["arm"]), "foot")
    element = Element(0, "e", "brigade", row=arm, heavy=arm == "foot guns")
    element.plan = [Task("march", mode="march", pace=PACES.get(str(row["pace"]), "normal"))]
    return base_rates(campaign, arm), lambda rates, kind: rates.element(element, kind)


def _rider(campaign: Campaign, row: dict[str, Any]) -> tuple[tuple[int, ...], Rate]:
    """As for a march: a courier, a patrol, or a commander with his staff."""
    name = RIDERS[row["kind"]]
    return base_rates(campaign, name), lambda rates, kind: rates.rider(name, kind)


def _minutes(campaign: Campaign, row: dict[str, Any], base: tuple[int, ...], rate_of: Rate) -> int:
    """The minutes of a way by the engine's rates, step by step, with the weather of the scenario."""
    chart = campaign.chart
    here = Spot(chart.place[row["way"][0]])
    via = [chart.place[name] for name in row["way"][1:-1]]
    legs = chart.route(here, Spot(chart.place[row["way"][-1]]), base, frozenset(), via)
    if not legs:
        return 0
    clock = moment(row["left"])
    parts = stretches(legs, here)
    points, minutes = 0, 0
    while parts:
        now = clock + minutes
        begun = [spell for spell in campaign.weather.spells if spell.start <= now]
        if begun:
            campaign.weather.now = begun[-1].weather
        campaign.weather.mud = {"dry": 0, "wet": 12}.get(str(row["ground"]), campaign.weather.mud)
        step = Rates(campaign, campaign.light.dark(now))
        points += POINTS
        while parts:
            road, metres = parts[0]
            rate = rate_of(step, road.kind)
            can = points * rate // POINTS
            if can < metres:
                parts[0] = (road, metres - can)
                points = 0
                break
            points -= -(-metres * POINTS // rate)
            parts.pop(0)
        minutes += STEP
    return minutes
