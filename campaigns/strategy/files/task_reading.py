"""Reading positions, paths and plans (EC-FILE-7, EC-FILE-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from battles.engine.faults import Fault
from battles.engine.reading import Key, Unfit, flag, one_of, shown
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.clock import hour_written, moment, time_of_day, written
from campaigns.strategy.files import takes
from campaigns.strategy.files.takes import MEN, loose_id
from campaigns.strategy.rules.tables import MODES, TASKS
from campaigns.strategy.state import Leg, Spot, Task

if TYPE_CHECKING:
    from campaigns.strategy.campaign import Campaign


def read_spot(chart: Chart, value: Any) -> Spot:
    """A place's id, or ``{road, m}``."""
    if isinstance(value, Mapping):
        found = takes.record(
            value, {"road": Key(loose_id, required=True, default=""), "m": Key(MEN, required=True, default=0)}
        )
        road = chart.road.get(found["road"])
        if road is None:
            raise Unfit(f"no road {shown(found['road'])}; allowed: the id of a road of the map")
        if found["m"] > road.length:
            raise Unfit(f"{found['m']} m, but road {road.id} is {road.length} m long; allowed: 0 to {road.length}")
        return Spot(road=road, m=found["m"])
    id = loose_id(value)
    place = chart.place.get(id)
    if place is None:
        raise Unfit(f"{shown(value)} is not on the map; allowed: the id of a place, or {{road, m}}")
    return Spot(place)


def write_spot(spot: Spot) -> Any:
    """A position as the file writes it."""
    if spot.place is not None:
        return spot.place.id
    return {"road": spot.road.id, "m": spot.m} if spot.road else None


def read_path(chart: Chart, value: Any) -> list[Leg]:
    """Legs ``{road, to}``, the last with ``m`` where it ends on the road."""
    keys = {
        "road": Key(loose_id, required=True, default=""),
        "to": Key(loose_id, required=True, default=""),
        "m": Key(MEN),
    }
    legs = []
    for index, found in enumerate(takes.records(value, keys)):
        road, place = chart.road.get(found["road"]), chart.place.get(found["to"])
        if road is None or place not in (road.a, road.b) or place is None:
            raise Unfit(f"leg {index}: {shown(found)} leads along no road to one of its ends")
        if found["m"] is not None and found["m"] > road.length:
            raise Unfit(f"leg {index}: {found['m']} m lies beyond road {road.id} of {road.length} m")
        legs.append(Leg(road, place, found["m"]))
    return legs


def write_path(path: list[Leg]) -> list[dict[str, Any]]:
    """A path as the file writes it."""
    return [{"road": leg.road.id, "to": leg.to.id} | ({} if leg.m is None else {"m": leg.m}) for leg in path]


def _place_of(campaign: Campaign) -> Callable[[Any], str]:
    def take(value: Any) -> str:
        id = loose_id(value)
        if id not in campaign.chart.place:
            raise Unfit(f"no place {shown(value)}; allowed: the id of a place of the map")
        return id

    return take


def read_plan(campaign: Campaign, value: Any) -> list[Task]:
    """The tasks of a plan. Raises ``Within`` with the path of each fault."""
    chart = campaign.chart
    place = _place_of(campaign)

    def places(raw: Any) -> tuple[str, ...]:
        if isinstance(raw, list | tuple):
            return tuple(place(item) for item in raw)
        raise Unfit(f"{shown(raw)} is not a list; allowed: a list of places")

    keys = {
        "do": Key(one_of(TASKS), required=True, default="halt"),
        "mode": Key(one_of(MODES), default=""),
        "to": Key(lambda raw: read_spot(chart, raw)),
        "via": Key(places, default=()),
        "fields": Key(flag, default=False),
        "formation": Key(loose_id, default=""),
        "start": Key(moment),
        "pace": Key(one_of(("easy", "normal", "forced")), default=""),
        "daily": Key(time_of_day),
        "night": Key(flag, default=False),
        "until": Key(moment),
        "hours": Key(MEN),
        "road": Key(loose_id, default=""),
        "there": Key(flag, default=False),
        "metres": Key(MEN),
        "guns": Key(loose_id, default=""),
        "arrived": Key(flag, default=False),
    }
    found = []
    for index, record in enumerate(takes.records(value, keys)):
        if record["do"] == "march" and record["to"] is None and record["mode"] not in ("join", "pursue"):
            raise takes.Within([Fault(f"[{index}].to", "missing; allowed: a place, or {road, m}")])
        if record["do"] in ("destroy", "repair") and record["road"] not in chart.road:
            raise takes.Within([Fault(f"[{index}].road", f"no road {shown(record['road'])}")])
        if record["mode"] == "join" and not record["formation"]:
            raise takes.Within([Fault(f"[{index}].formation", "missing; allowed: the id of a formation")])
        found.append(Task(**record))
    return found


def write_task(task: Task) -> dict[str, Any]:
    """A task as the file writes it: what is not at its default."""
    written_: dict[str, Any] = {"do": task.do}
    for key in ("mode", "to", "via", "fields", "formation", "start", "pace", "daily", "night", "until", "hours"):
        value = getattr(task, key)
        if value is None or value in ("", (), False):
            continue
        if key == "to":
            value = write_spot(value)
        elif key in ("start", "until"):
            value = written(value)
        elif key == "via":
            value = list(value)
        elif key == "daily":
            value = hour_written(value)
        written_[key] = value
    for key in ("road", "there", "metres", "guns", "arrived"):
        value = getattr(task, key)
        if value is not None and value not in ("", False):
            written_[key] = value
    return written_
