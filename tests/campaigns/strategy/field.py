"""A small theatre for tests: five places in a line and two to the sides, and helpers to run it.

A (0,0) - ab 4 km - B (0,4) - bc - C (0,8) - cd - D (0,12); B - be, a road - E (4,4); W (-4,4) - wb, a track - B
"""

from __future__ import annotations

import copy
from typing import Any

from battles.engine.faults import InputFaults
from campaigns.strategy.catalogue import faults
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import March, march
from orders.language.campaign.reader import CampaignReader

PLACES = {"A": (0, 0), "B": (0, 4), "C": (0, 8), "D": (0, 12), "E": (4, 4), "W": (-4, 4)}
ROADS = (
    ("ab", "A", "B", "chaussee"),
    ("bc", "B", "C", "chaussee"),
    ("cd", "C", "D", "chaussee"),
    ("be", "B", "E", "road"),
    ("wb", "W", "B", "track"),
)


def theatre(**more: Any) -> dict[str, Any]:
    """The map alone, with two sides and light from 03:30 to 20:30; ``more`` are further keys of the file."""
    return {
        "estafette": "campaign/1",
        "title": "Test",
        "ruleset": "mini-nap",
        "now": "1815-06-15T06:00",
        "settings": {"daylight": ["04:00", "20:00"], "unplayed": "wait", "straggling": 0, **more.pop("settings", {})},
        "map": {
            "places": [{"id": id, "xy": list(xy), "kind": "hamlet"} for id, xy in PLACES.items()],
            "roads": [{"id": id, "from": a, "to": b, "km": 4, "class": kind} for id, a, b, kind in ROADS],
        },
        "sides": [{"id": "blue", "nation": "french", "base": "A"}, {"id": "red", "nation": "austrian", "base": "D"}],
        "strict_dice": True,
        "formations": [],
        "units": [],
        **more,
    }


def brigade(id: str, at: Any, men: int = 2000, *, side: str = "blue", of: str = "", **keys: Any) -> tuple[dict, dict]:
    """A brigade of one regiment: its formation and its unit."""
    unit = {key: keys.pop(key) for key in ("arm", "type", "quality", "guns") if key in keys}
    above = {"of": of} if of else {"side": side}
    return (
        {"id": id, "kind": keys.pop("kind", "brigade"), **above, "at": at, **keys},
        {"id": f"u-{id}", "of": id, "arm": "infantry", "quality": "veteran", "men": men, **unit},
    )


def fielded(*troops: tuple[dict, dict], posts: list[dict] | None = None, formations: list[dict] | None = None,
            **more: Any) -> dict[str, Any]:  # fmt: skip
    """The theatre with troops in it."""
    document = theatre(**more)
    document["formations"] = [*(formations or []), *(formation for formation, _ in troops)]
    document["units"] = [unit for _, unit in troops]
    document["posts"] = posts or []
    return document


def one(order: str = "", **keys: Any) -> dict[str, Any]:
    """One brigade of 2,000 men at A that is its own headquarters, with an order."""
    more = {key: keys.pop(key) for key in ("settings", "weather", "now", "dice", "map") if key in keys}
    document = fielded(brigade("b1", keys.pop("at", "A"), **keys), posts=[{"id": "P", "formation": "b1", "with": "b1"}])
    document = laid_over(document, more)
    if order:
        document["orders"] = {"P": order}
    return document


def laid_over(below: Any, above: Any) -> Any:
    """Mappings merged key by key; everything else replaced."""
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{key: laid_over(below.get(key), value) for key, value in above.items()}}
    return copy.deepcopy(above)


def run(document: dict[str, Any], hours: float = 0.25, seed: bytes = bytes(32)) -> March:
    """Run a campaign with the order language and without rulebooks; all that happens is as the catalogue lists it."""
    done = march(document, hours=hours, seed=seed, outside=Outside(reader=CampaignReader()))
    assert list(faults(done.events)) == []
    return done


def refusals(document: dict[str, Any]) -> dict[str, str]:
    """The faults of a document by path; empty when it runs."""
    try:
        run(document)
    except InputFaults as faults:
        return {fault.path: fault.message for fault in faults.faults}
    return {}


def events(done: March, kind: str, **keys: Any) -> list[dict[str, Any]]:
    """The events of a kind whose keys, or keys of the effect, are as given."""
    return [
        event
        for event in done.events
        if event["kind"] == kind
        and all(event.get(key, event.get("effect", {}).get(key)) == value for key, value in keys.items())
    ]


def formation(done: March, id: str) -> dict[str, Any]:
    """A formation of the state afterwards."""
    return next(item for item in done.state["formations"] if item["id"] == id)


def unit(done: March, id: str) -> dict[str, Any]:
    """A unit of the state afterwards."""
    return next(item for item in done.state["units"] if item["id"] == id)
