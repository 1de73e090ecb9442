"""What the actions of an order mean: tasks, and what else it says of a march (EC-ORD-3)."""

from __future__ import annotations

from typing import Any

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import time_of_day
from campaigns.strategy.protocol import OrderSense
from campaigns.strategy.state import Spot, Task
from orders.language.campaign.moments import time_at
from orders.language.campaign.readings import id_of, ids_of
from orders.language.values import Phrased

MARCHES = {"MARCH TO": "march", "ADVANCE ON": "advance", "FALL BACK ON": "fallback"}


def make_sense(campaign: Campaign, sense: OrderSense, phrases: list[Phrased], sent: int) -> None:
    """Tasks and the rest of an order from its actions (EC-ORD-3)."""
    tasks: list[Task] = []
    start: int | None = None
    daily: int | None = None
    pace = ""
    night = False
    chart = campaign.chart
    for phrase in phrases:
        name, values = phrase.pattern.name, phrase.values

        def spot(key: str = "to", values: Any = values) -> Spot | None:
            place = chart.place.get(id_of(values[key])) if key in values else None
            return Spot(place) if place else None

        via = tuple(ids_of(values["via"])) if "via" in values else ()
        fields = bool(values.get("fields"))
        if name in MARCHES:
            tasks.append(Task("march", mode=MARCHES[name], to=spot(), via=via, fields=fields))
        elif name in ("COVER", "DEFEND", "SCREEN"):
            tasks.append(Task(name.lower(), to=spot(), via=via, fields=fields))
        elif name == "JOIN":
            tasks.append(Task("march", mode="join", formation=id_of(values["formation"])))
        elif name == "PURSUE":
            tasks.append(Task("march", mode="pursue"))
        elif name in ("HALT", "UNLOAD"):
            tasks.append(Task(name.lower()))
        elif name == "BURN DEPOT":
            tasks.append(Task("burn"))
        elif name in ("REST", "FORAGE", "WAIT", "WAIT FOR"):
            until = time_at(str(values["until"]), sent) if "until" in values else None
            hours = values.get("count")
            tasks.append(Task(name.split()[0].lower(), until=until, hours=hours if isinstance(hours, int) else None))
        elif name == "SCOUT":
            tasks.append(Task("scout", to=spot(), via=via))
        elif name in ("DESTROY BRIDGE", "REPAIR BRIDGE"):
            tasks.append(Task(name.split()[0].lower(), road=id_of(values["road"])))
        elif name == "ATTACH":
            sense.attach = id_of(values["to"])
        elif name == "ORDER OF MARCH":
            sense.order_of_march += ids_of(values["names"])
        elif name == "ADVANCE GUARD":
            sense.advance_guard.append(id_of(values["who"]))
        elif name == "REAR GUARD":
            sense.rear_guard.append(id_of(values["who"]))
        elif name == "START":
            start = time_at(str(values["time"]), sent)
        elif name == "DAILY":
            daily = time_of_day(str(values["time"]))
        elif name == "PACE":
            pace = str(values["pace"]).lower()
        elif name == "NIGHT MARCH":
            night = True
    first = True
    for task in tasks:
        if not task.marches:
            continue
        if pace and pace != "normal":
            task.pace = pace
        task.daily, task.night = daily, night
        if first:
            task.start, first = start, False
    sense.tasks = tasks or None
