"""The log of a campaign in words for its umpire: formations, places and roads by name, hours under their day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.records import Record
from campaigns.services.marches.places import day
from campaigns.services.turns.rounds import RULING, reason_of
from campaigns.strategy.wording import worded

#: What of an event's effect may be the id of something that has a name, and what may be a moment.
NAMED = ("from", "to", "of", "by", "place", "winner")
MOMENTS = ("from", "to", "now")
#: Lists of a campaign file whose elements have names.
KINDS = ("sides", "units", "formations", "posts")
KILOMETRE = 1000


class Entry(Record, total=False):
    """An event with its words, and the day of the campaign on which it happened."""

    day: str


class CampaignLog:
    """Words for the events of one campaign, by the names in a document of it."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        ground = document.get("map", {})
        things = [ground.get("places", ()), *(document.get(kind, ()) for kind in KINDS)]
        self._names = {one["id"]: str(one.get("name") or one["id"]) for each in things for one in each}
        self._roads = {road["id"]: road for road in ground.get("roads", ())}

    def told(self, event: Record) -> Entry:
        """The event with its ``text``, which begins with the hour, and its ``day``."""
        moment = str(event["at"])
        told: Entry = {**event, "text": f"{moment[11:16]} {self._said(event)}", "day": day(moment)}
        if "roll" in event:
            # A rider's or a patrol's id has a number of its own behind that of those who sent him.
            thrower = str(event["roll"].get("by", "")).partition("/")[0]
            told["roll"] = {**event["roll"], "by": self._name(thrower)}
        return told

    def _said(self, event: Record) -> str:
        kind, effect = str(event["kind"]), event.get("effect", {})
        if kind == RULING:
            return _("The umpire rules: {reason}").format(reason=reason_of(event))
        unit = self._name(str(event.get("unit", "")))
        return worded(kind, unit, {key: self._value(key, value) for key, value in effect.items()})

    def _value(self, key: str, value: Any) -> Any:
        if value and (key == "at" or (isinstance(value, Mapping) and "road" in value)):
            return self._where(value)
        if not isinstance(value, str):
            return value
        if key in MOMENTS and _is_moment(value):
            return _("{day}, {hour}").format(day=day(value), hour=value[11:16])
        return self._name(value) if key in NAMED else value

    def _where(self, at: Any) -> str:
        """Where something is: ``at Charleroi``, ``on the road Fleurus–Gilly, 7.4 km along it``."""
        if not isinstance(at, Mapping):
            return _("at {place}").format(place=self._name(str(at)))
        road = self._roads.get(at.get("road"))
        if road is None:
            return _("on the road {road}").format(road=at.get("road"))
        km = f"{int(at.get('m', 0)) / KILOMETRE:.1f}"
        start, end = self._name(str(road["from"])), self._name(str(road["to"]))
        return _("on the road {start}–{end}, {km} km along it").format(start=start, end=end, km=km)

    def _name(self, id: str) -> str:
        return self._names.get(id, id)


def _is_moment(value: str) -> bool:
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return False
    return len(value) >= len("1815-06-15T08:30")
