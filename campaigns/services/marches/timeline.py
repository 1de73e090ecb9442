"""A round for the umpire: what wants looking at, who marched where and met whom by the hour, which dispatches ride."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from battles.engine.records import Record
from campaigns.services.marches.places import hour
from campaigns.strategy import catalogue

#: Events of which an umpire should know at once, and those of the march.
EXCEPTIONS = ("contact", "battle", "combat", "retreat", "eliminated", "commander", "blocked", "capture", "bridge")
LOST = ("lost", "captured")
MARCHES = ("depart", "arrive", "closed", "halt", "contact", "battle", "retreat", "guns", "reinforcement")
NO_WAY = "no-road"


@dataclass(frozen=True, slots=True)
class Line:
    """What a body did in a round, by the numbers of the log's entries."""

    name: str
    entries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Riding:
    """A dispatch on its way: from and to whom, what it is, when it was written, and whether it waits for an aide."""

    id: str
    sender: str
    to: str
    kind: str
    sent: str
    waits: bool


def exceptions(events: Iterable[Record]) -> tuple[int, ...]:
    """The numbers of the entries that want looking at."""
    return tuple(event["n"] for event in events if _is_exception(event))


def lines(document: Mapping[str, Any], events: Iterable[Record]) -> tuple[Line, ...]:
    """Who marched where and met whom, body by body in the order of the file."""
    done: dict[str, list[int]] = {}
    for event in events:
        if event["kind"] in MARCHES and event.get("unit"):
            done.setdefault(event["unit"], []).append(event["n"])
    return tuple(
        Line(f"{one.get('name') or one['id']} ({one['id']})", tuple(done[one["id"]]))
        for one in document.get("formations", ())
        if one["id"] in done
    )


def under_way(document: Mapping[str, Any]) -> tuple[Riding, ...]:
    """The dispatches that ride, or wait to, in the order in which they were written."""
    return tuple(_riding(document))


def _riding(document: Mapping[str, Any]) -> Iterator[Riding]:
    names = {one["id"]: str(one.get("name") or one["id"]) for one in document.get("formations", ())}
    names |= {post["id"]: str(post.get("name") or post["id"]) for post in document.get("posts", ())}
    waiting = {id for post in document.get("posts", ()) for id in post.get("waiting", ())}
    for one in document.get("dispatches", ()):
        sender, to = names.get(one["from"], one["from"]), names.get(one["to"], one["to"])
        yield Riding(one["id"], sender, to, one["kind"], hour(one["sent"]), one["id"] in waiting)


def _is_exception(event: Record) -> bool:
    if event["kind"] == "dispatch":
        return catalogue.said(catalogue.Dispatch, event).get("fate") in LOST
    if event["kind"] == "halt":
        return catalogue.said(catalogue.Halt, event).get("cause") == NO_WAY
    if event["kind"] == "supply":
        return catalogue.said(catalogue.Supply, event).get("hungry", 0) > 0
    return event["kind"] in EXCEPTIONS
