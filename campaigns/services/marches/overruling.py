"""What an umpire decides otherwise in a campaign, in its own terms: each as rulings on how a turn begins.

A ruling is a path and a value of the document (``campaigns.services.rulings``), so it is tried, kept with its reason
and taken back as those on battles are. ``None`` as the value takes a thing away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from campaigns.strategy.clock import STEP

Ruled = tuple[tuple[str, Any], ...]
Document = Mapping[str, Any]

#: What says where a column is; whoever is moved camps where he is put.
COLUMN = ("path", "toward", "trail", "length", "gone", "closing", "toll", "paid", "jam", "blocked")
CONTACT = "on contact"


def move(document: Document, element: str, place: str) -> Ruled:
    """An element camps at a place, with the orders that it has."""
    rest = {key: value for key, value in _one(document, "formations", element).items() if key not in COLUMN}
    return ((f"before.formations[{element}]", {**rest, "at": place, "state": "camp"}),)


def delay(document: Document, dispatch: str, hours: int) -> Ruled:
    """A rider loses so many hours."""
    waits = int(_one(document, "dispatches", dispatch).get("wait", 0))
    return ((f"before.dispatches[{dispatch}].wait", waits + hours * 60 // STEP),)


def lose(document: Document, dispatch: str) -> Ruled:
    """A rider never arrives."""
    _one(document, "dispatches", dispatch)
    return ((f"before.dispatches[{dispatch}]", None),)


def on_contact(document: Document, formation: str, posture: str) -> Ruled:
    """What a formation does on contact, whatever it was told before."""
    lines = [str(line) for line in _one(document, "formations", formation).get("standing", ())]
    others = [line for line in lines if not line.lower().startswith((CONTACT, f"standing {CONTACT}"))]
    return ((f"before.formations[{formation}].standing", [*others, f"{CONTACT}: {posture}"]),)


def weather(document: Document, sky: str, mud: int) -> Ruled:
    """The sky and the points of mud from now on, until the weather next changes by itself."""
    now = str(document["now"])
    given = document.get("weather", {})
    value = {key: item for key, item in given.items() if key != "spells"} | {"now": sky, "mud": mud}
    later = [spell for spell in given.get("spells", ()) if str(spell["from"]) > now]
    return (("before.weather", {**value, **({"spells": later} if later else {})}),)


def forage(document: Document, place: str, rations: int) -> Ruled:
    """What the country about a place can still give."""
    next(one for one in document["map"]["places"] if one["id"] == place)
    return ((f"before.map.places[{place}].forage", rations),)


def rating(document: Document, formation: str, rated: str, character: str) -> Ruled:
    """How good a commander is, and of what character."""
    given = _one(document, "formations", formation).get("commander", {})
    return ((f"before.formations[{formation}].commander", {**given, "rating": rated, "character": character}),)


def replacements(document: Document, unit: str, men: int) -> Ruled:
    """So many men more with the colours of a regiment; fewer when negative."""
    has = int(_one(document, "units", unit)["men"])
    return ((f"before.units[{unit}].men", max(0, has + men)),)


def arrival(id: str, name: str, of: str, place: str, arm: str, men: int, guns: int) -> Ruled:
    """A new element of one regiment or battery under a command, in camp at a place."""
    kind = "battery" if arm == "artillery" else "brigade"
    element = {"id": id, "kind": kind, "of": of, "name": name, "at": place, "state": "camp"}
    unit = {"id": f"{id}-1", "of": id, "name": name, "arm": arm, "men": men, "guns": guns}
    return ((f"before.formations[{id}]", element), (f"before.units[{id}-1]", unit))


def post(document: Document, id: str, name: str, formation: str, place: str) -> Ruled:
    """A headquarters for a formation that had none, for a player to hold; until then it is led as any empty seat."""
    _one(document, "formations", formation)
    value = {"id": id, "name": name, "formation": formation, "at": place, "held": "player"}
    return ((f"before.posts[{id}]", value),)


def elements(document: Document) -> Sequence[Mapping[str, Any]]:
    """The bodies on the map, in file order."""
    return [one for one in document.get("formations", ()) if "at" in one and one.get("state") != "gone"]


def _one(document: Document, kind: str, id: str) -> Mapping[str, Any]:
    """The thing of a kind with this id. Raises ``LookupError`` when there is none."""
    found: Mapping[str, Any] | None = next((one for one in document.get(kind, ()) if one.get("id") == id), None)
    if found is None:
        raise LookupError(f"no {id!r} in {kind}")
    return found
