"""The sides, their headquarters and magazines, what they fight for, and what wakes them."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.state.places import Leg, Place, Spot


@dataclass(slots=True)
class Side:
    """A side; ``broken`` holds the roads whose crossing it knows to be broken (EC-FILE-5).

    ``magazines`` are the places of its depots as its commanders have them on their maps.
    """

    id: str
    name: str = ""
    nation: str = ""
    base: str = ""
    broken: set[str] = field(default_factory=set)
    lost: dict[str, int] = field(default_factory=lambda: {"men": 0, "guns": 0, "colours": 0})
    magazines: list[str] | None = None


@dataclass(slots=True)
class Post:
    """A headquarters (EC-FILE-9). ``view`` maps enemies in sight to the place or road noted for them.

    ``book`` is its order book: the orders that went out to each formation, the newest for each, as ``id``, ``sent``,
    ``formation`` and ``lines``.
    """

    id: str
    formation: str
    name: str = ""
    spot: Spot = field(default_factory=Spot)
    rides_with: str = ""
    held: str = "player"
    absent: bool = False
    aides: int | None = None
    away: list[int] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    path: list[Leg] = field(default_factory=list)
    standing: list[str] = field(default_factory=list)
    pending: list[str] = field(default_factory=list)
    reports: list[dict[str, Any]] | None = None
    view: dict[str, str] = field(default_factory=dict)
    taken: bool = False
    book: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class Depot:
    """A magazine."""

    id: str
    side: str
    at: Place
    rations: int = 0
    loads: int = 0


@dataclass(slots=True)
class Objective:
    """A place that counts for victory (EC-VIC-1)."""

    place: Place
    points: int
    side: str = ""


@dataclass(slots=True)
class Alarm:
    """A kind of event that ends a run (EC-RUN-3)."""

    kind: str
    post: str = ""
    side: str = ""
