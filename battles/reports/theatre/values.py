"""What a picture of a theatre shows. Points are kilometres east and north of any origin, y upwards."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass
from battles.reports.scene.livery import Livery

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Water:
    """A river's course; ``rank`` 0 a stream, 1 a river, 2 a major one."""

    line: tuple[Spot, ...]
    rank: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Wood:
    """A wood's outline."""

    area: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A road; ``rank`` 0 paved, 1 a road, 2 a track, 3 over the fields. ``broken`` is where its bridge is down."""

    line: tuple[Spot, ...]
    rank: int
    bridge: Spot | None = None
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Town:
    """A place; ``rank`` 0 a hamlet, 1 a village, 2 a town, 3 a city, 4 a fortress. ``depot``: the side of a depot."""

    at: Spot
    name: str
    rank: int
    depot: int = -1


@dataclass(frozen=True, slots=True)
class Body:
    """Troops: where the head is, the column behind it, how many men, of which side (0 or 1).

    ``label`` is what is written beside the sign in place of the number of men; ``old`` troops are drawn paler, for what
    is known of them is not of today's hours.
    """

    name: str
    at: Spot
    side: int
    men: int
    column: tuple[tuple[Spot, ...], ...] = ()
    screen: bool = False
    train: bool = False
    label: str = ""
    old: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A headquarters, rider, patrol or battle: ``sort`` is ``post``, ``rider``, ``patrol`` or ``battle``."""

    sort: str
    at: Spot
    side: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """Roads that troops of a side have marched on."""

    line: tuple[Spot, ...]
    side: int


@dataclass(frozen=True, slots=True)
class Route:
    """The way of a march that is ordered, to its end; ``under_way`` when the order went out earlier."""

    line: tuple[Spot, ...]
    under_way: bool = False


@dataclass(frozen=True, slots=True)
class Theatre:
    """Everything of a theatre at one moment. The picture shows what lies about ``focus``; without any, all of it.

    ``span`` are the kilometres that it shows about a focus at least; 0 are as many as usual. ``communications`` are the
    ways by which the reader's own troops are supplied. ``livery`` exchanges the colours of the sides.
    """

    title: str
    caption: str
    sides: tuple[str, str]
    waters: tuple[Water, ...]
    woods: tuple[Wood, ...]
    ways: tuple[Way, ...]
    towns: tuple[Town, ...]
    bodies: tuple[Body, ...]
    marks: tuple[Mark, ...]
    focus: tuple[Spot, ...] = ()
    span: float = 0.0
    tracks: tuple[Track, ...] = ()
    routes: tuple[Route, ...] = ()
    communications: tuple[tuple[Spot, ...], ...] = ()
    livery: Livery = ()
