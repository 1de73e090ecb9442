"""The things of a campaign while it runs: elements, units, posts, dispatches and the rest.

They are changed in place by the phases of a step; a run begins with reading them from a document and ends with writing
them. Times are minutes (see ``clock``), distances metres. References go by id, except to places and roads of the map.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from campaigns.strategy.rules.tables import COMBATANT_KINDS, COMMAND_KINDS, TRAIN_KINDS


@dataclass(slots=True, eq=False, repr=False)
class Place:
    """A place of the map. ``x``, ``y``: km east and north, or longitude and latitude in degrees (``Chart.globe``)."""

    index: int
    id: str
    name: str
    x: float
    y: float
    kind: str = "village"
    country: str = ""
    held: str = ""
    forage: int = 0
    defensible: int = 0
    battlefield: str = ""
    roads: list[Road] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Crossing:
    """The crossing of a road over a river, ``m`` metres from the road's ``from`` end."""

    kind: str
    river: str
    m: int
    broken: bool = False
    given: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False, repr=False)
class Road:
    """A road between two places, ``length`` metres long (EC-FILE-4)."""

    index: int
    id: str
    a: Place
    b: Place
    length: int
    kind: int
    crossing: Crossing | None = None
    name: str = ""
    given: dict[str, Any] = field(default_factory=dict)

    def other(self, place: Place) -> Place:
        """The other end."""
        return self.b if place is self.a else self.a


@dataclass(slots=True, frozen=True)
class Spot:
    """A position: at a place, or ``m`` metres from the ``from`` end of a road."""

    place: Place | None = None
    road: Road | None = None
    m: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """A value that is the same for the same position."""
        return (-1, self.place.index) if self.place else (self.road.index, self.m) if self.road else (-2, 0)


@dataclass(slots=True)
class Leg:
    """A stretch of a path: along ``road`` towards ``to``; the last may end at ``m`` on the road (EC-MARCH-6)."""

    road: Road
    to: Place
    m: int | None = None

    @property
    def end(self) -> int:
        """Where the leg ends, in metres from the road's ``from`` end."""
        if self.m is not None:
            return self.m
        return self.road.length if self.to is self.road.b else 0


@dataclass(slots=True)
class Trail:
    """A place that a column still covers: the road by which it came there, metres marched since (EC-MARCH-6)."""

    place: Place
    road: Road | None
    m: int = 0


@dataclass(slots=True)
class Task:
    """A task of a plan, with the keys of EC-FILE-15."""

    do: str
    mode: str = ""
    to: Any = None
    via: tuple[str, ...] = ()
    fields: bool = False
    formation: str = ""
    start: int | None = None
    pace: str = ""
    daily: int | None = None
    night: bool = False
    until: int | None = None
    hours: int | None = None
    road: str = ""
    there: bool = False
    metres: int | None = None
    guns: str = ""
    arrived: bool = False

    @property
    def marches(self) -> bool:
        """Whether the task has a march to make still."""
        if self.do in ("march", "retreat"):
            return not self.arrived
        if self.do in ("defend", "cover", "screen"):
            return self.to is not None and not self.arrived
        return self.do in ("destroy", "repair") and not self.there


@dataclass(slots=True)
class Origin:
    """The order that a plan comes from; ``told`` says what was reported of it already (EC-REP-1)."""

    id: str
    formation: str
    sender: str
    told: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Pending:
    """An order that waits to take effect (EC-STAFF-2). ``tasks`` is ``None`` when it leaves the plan as it is."""

    effective: int
    tasks: list[Task] | None
    rank: int
    add: bool
    order: Origin


@dataclass(slots=True)
class Change:
    """A change of a formation itself that waits (EC-STAFF-3, EC-STAFF-5): standing lines, or a new command."""

    effective: int
    standing: list[str] = field(default_factory=list)
    of: str = ""
    order: str = ""


@dataclass(slots=True)
class Commander:
    """A formation's commander."""

    name: str = ""
    rating: str = "average"
    character: str = "steady"
    out: bool = False
    acting: bool = False


@dataclass(slots=True, eq=False)
class Unit:
    """A regiment or battery: men with the colours, guns, stragglers apart (EC-FILE-8)."""

    id: str
    of: str
    arm: str
    men: int
    guns: int = 0
    type: str = ""
    quality: str = "trained"
    stragglers: int = 0
    name: str = ""
    nation: str = ""
    battle: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Formation:
    """A command; its children and the element values are set by :class:`Campaign`."""

    index: int
    id: str
    kind: str
    of: str = ""
    side: str = ""
    own_side: str = ""
    name: str = ""
    nation: str = ""
    commander: Commander | None = None
    base: str = ""
    standing: list[str] = field(default_factory=list)
    last: int | None = None
    changes: list[Change] = field(default_factory=list)
    children: list[Formation] = field(default_factory=list)

    @property
    def is_command(self) -> bool:
        """Whether it is an army, wing, corps or division."""
        return self.kind in COMMAND_KINDS


@dataclass(slots=True, eq=False)
class Element(Formation):
    """A body that marches as one (EC-FILE-7)."""

    spot: Spot = field(default_factory=Spot)
    state: str = "camp"
    path: list[Leg] = field(default_factory=list)
    toward: Place | None = None
    trail: list[Trail] = field(default_factory=list)
    length: int = 0
    gone: int = 0
    closing: int = 0
    toll: int = 0
    paid: bool = False
    jam: int = 0
    blocked: str = ""
    marched: int = 0
    hour: int = 0
    hour_paces: dict[str, int] = field(default_factory=dict)
    fatigue: int = 0
    rank: int = 0
    plan: list[Task] = field(default_factory=list)
    pending: Pending | None = None
    order: Origin | None = None
    ready: int = 0
    resume: int | None = None
    hold: int | None = None
    shaken: int | None = None
    rations: int = 0
    hungry: int = 0
    ammo: int = 100
    loads: int = 0
    works: int = 0
    work: int = 0
    forced: tuple[str, int] | None = None
    tried: int | None = None
    engaged: str = ""
    units: list[Unit] = field(default_factory=list)
    # Worked out, not written.
    men: int = 0
    guns: int = 0
    horse: int = 0
    light: int = 0
    row: str = "foot"
    heavy: bool = False
    x: float = 0.0
    y: float = 0.0
    points: int = 0
    moved: bool = False
    wanted: bool = False
    closed_now: bool = False
    cut: bool = False
    fought: bool = False

    @property
    def combatant(self) -> bool:
        """A brigade, battery or garrison with men that is not gone."""
        return self.state != "gone" and self.men > 0 and self.kind in COMBATANT_KINDS

    @property
    def present(self) -> bool:
        """Whether it is on the map."""
        return self.state != "gone"

    @property
    def is_train(self) -> bool:
        """A park, bridge-train or convoy."""
        return self.kind in TRAIN_KINDS

    @property
    def task(self) -> Task | None:
        """The first task of the plan."""
        return self.plan[0] if self.plan else None

    @property
    def withdrawing(self) -> bool:
        """Whether it goes back before the enemy (EC-CON-10)."""
        return bool(self.plan) and self.plan[0].do == "retreat"

    @property
    def column(self) -> bool:
        """Whether it lies on a road as a column."""
        return self.state in ("march", "closing")

    def count(self) -> None:
        """Work out men, guns, horse and the row of the rates anew from the units (EC-ELE-2, EC-ELE-3)."""
        rows = set()
        self.men = self.guns = self.horse = self.light = 0
        train = False
        for unit in self.units:
            self.men += unit.men
            self.guns += unit.guns
            if unit.arm == "cavalry":
                self.horse += unit.men
                if unit.type == "light":
                    self.light += unit.men
            if unit.arm == "train" and unit.men:
                train = True
            if unit.men:
                rows.add(_row(unit))
        if self.kind == "convoy":
            rows.add("convoy")
        elif self.kind in ("park", "bridge-train"):
            rows.add("foot guns")
        self.row = next((row for row in _SLOWEST if row in rows), "foot")
        self.heavy = self.guns > 0 or train or self.kind in ("park", "convoy")


_SLOWEST = ("convoy", "foot guns", "foot", "horse guns", "heavy horse", "light horse")


def _row(unit: Unit) -> str:
    if unit.arm == "cavalry":
        return "light horse" if unit.type == "light" else "heavy horse"
    if unit.arm == "artillery":
        return "horse guns" if unit.type == "horse" else "foot guns"
    return "convoy" if unit.arm == "train" else "foot"


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


@dataclass(slots=True, eq=False)
class Dispatch:
    """An order, message or report on its way (EC-COUR-1). A rider on the road has a ``spot``."""

    id: str
    sender: str
    to: str
    kind: str
    sent: int
    side: str
    lines: list[str] = field(default_factory=list)
    report: dict[str, Any] | None = None
    formation: str = ""
    spot: Spot = field(default_factory=Spot)
    path: list[Leg] = field(default_factory=list)
    wait: int = 0
    follow: bool = False
    passed: list[str] = field(default_factory=list)
    base: str = ""
    riders: int = 1
    quiet: bool = False
    aim: Spot | None = None
    duplicate: bool = False


@dataclass(slots=True, eq=False)
class Patrol:
    """A cavalry patrol (EC-PAT-1)."""

    id: str
    of: str
    spot: Spot
    path: list[Leg] = field(default_factory=list)
    met: list[str] = field(default_factory=list)
    back: bool = False
    forced: tuple[str, int] | None = None
    tried: int | None = None


@dataclass(slots=True, eq=False)
class Battle:
    """A battle of the campaign (EC-BAT-1). ``unplayed`` goes before the setting of that name (EC-BAT-5)."""

    id: str
    place: Place
    side: str
    starts: int
    until: int
    state: str = "coming"
    forces: dict[str, list[str]] = field(default_factory=dict)
    coming: dict[str, Any] = field(default_factory=dict)
    guns: list[str] = field(default_factory=list)
    present: dict[str, int] = field(default_factory=dict)
    file: dict[str, Any] | None = None
    unplayed: str = ""


@dataclass(slots=True)
class Result:
    """The result of a battle that was played elsewhere (EC-RES-1)."""

    battle: str
    ended: int
    winner: str = ""
    holder: str = ""
    outcome: str = ""
    losses: dict[str, dict[str, int]] = field(default_factory=dict)
    fallen: dict[str, str] = field(default_factory=dict)
    state: dict[str, Any] | None = None


@dataclass(slots=True)
class Notice:
    """Something that becomes public (EC-GAZ-1)."""

    id: str
    kind: str
    of: str
    due: int
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Wounded:
    """Men who come back to their unit (EC-AFT-1)."""

    unit: str
    men: int
    back: int


@dataclass(slots=True)
class Spell:
    """A stretch of weather from a script (EC-WEA-1)."""

    start: int
    weather: str
    ground: str = ""


@dataclass(slots=True)
class Weather:
    """The weather of now, points of mud, and how it goes on."""

    now: str = "clear"
    mud: int = 0
    spells: list[Spell] = field(default_factory=list)
    climate: str = ""


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
