"""What each kind of event of a campaign says: the keys of its effect, typed (section o of the specification).

The log is the umpire's. What of it a headquarters is told is a report or a paper of its own (EC-EVENT-1, EC-REP-4), so
unlike a rulebook's catalogue this one has nothing to say of who may know a key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypedDict, TypeVar, cast, get_type_hints

from battles.engine.events import NOTHING
from battles.engine.records import Told

Said = TypeVar("Said")


class OnRoad(TypedDict):
    """A place on a road: its id, and metres from its first end."""

    road: str
    m: int


#: Where something is: a place's id, or a point of a road; empty for nowhere.
At = str | OnRoad
#: Ids of elements by their side.
Forces = Mapping[str, Sequence[str]]

# ---- the frame of a run

TurnStart = TypedDict("TurnStart", {"from": str, "to": str}, total=False)


class TurnEnd(TypedDict, total=False):
    now: str
    stopped: str


class Weather(TypedDict, total=False):
    weather: str
    ground: str


class Light(TypedDict, total=False):
    light: str


class Victory(TypedDict, total=False):
    """Of a battle: outcome, field, and how a battle that nobody played was settled. Of a campaign: totals."""

    outcome: str
    winner: str
    field: str
    S: int
    shift: int
    dice: Mapping[str, Sequence[int]]
    odds: int
    totals: Mapping[str, int]


# ---- command


class OrderRefused(TypedDict, total=False):
    line: int
    text: str
    reason: str


_Dispatch = TypedDict("_Dispatch", {"from": str}, total=False)


class Dispatch(_Dispatch, total=False):
    """What became of it; ``what`` it is: order, message or report. ``steps`` it was held back, ``by`` whom taken."""

    fate: str
    to: str
    what: str
    steps: int
    by: str


class Staff(TypedDict, total=False):
    order: str
    delay: int
    effective: str
    stale: bool


class Order(TypedDict, total=False):
    order: str
    task: str


class Command(TypedDict, total=False):
    of: str


class Commander(TypedDict, total=False):
    fate: str
    name: str
    acting: str


# ---- the march


class Depart(TypedDict, total=False):
    """``length`` of the column in metres."""

    at: At
    length: int
    to: At


class Arrive(TypedDict, total=False):
    at: At


class Halt(TypedDict, total=False):
    """Also of troops that could not go on, or have closed up: where, and why."""

    cause: str
    at: At


class Bridge(TypedDict, total=False):
    state: str
    work: str
    steps: int
    kind: str


class Retreat(TypedDict, total=False):
    metres: int
    to: str
    cut_off: bool


# ---- sight and contact


class Patrol(TypedDict, total=False):
    patrol: str
    state: str
    to: At


class Sighting(TypedDict, total=False):
    place: str
    band: Sequence[int]
    arms: Sequence[str]
    quality: str
    heading: str
    who: str


class Screen(TypedDict, total=False):
    """The throws of both with what is added, the observer's first."""

    totals: Sequence[int]
    forced: bool


class News(TypedDict, total=False):
    brought: bool


class Contact(TypedDict, total=False):
    """``odds`` as the side judges them, in percent."""

    posture: str
    odds: int
    result: str
    attacker: bool
    elements: Sequence[str]


class Combat(TypedDict, total=False):
    """``dice`` and what each side loses in ``percent``, by side; ``held`` are quarter hours."""

    mode: str
    dice: Mapping[str, int]
    shift: int
    d: int
    percent: Mapping[str, int]
    held: int


class Loss(TypedDict, total=False):
    men: int
    killed: int
    wounded: int
    prisoners: int
    guns: int
    colours: int
    stragglers: int


class Battle(TypedDict, total=False):
    place: str
    attacker: str
    starts: str
    until: str
    forces: Forces
    begins: bool
    called_off: bool


class Guns(TypedDict, total=False):
    marches: bool
    battle: str


class Reinforcement(TypedDict, total=False):
    """``arrives`` in which turn of the battle, on which ``edge``; ``arrived`` when it is there."""

    arrives: int
    edge: str
    arrived: bool


class Pursuit(TypedDict, total=False):
    choice: str
    percent: int


class Eliminated(TypedDict, total=False):
    cause: str


# ---- wear and supply


class Fatigue(TypedDict, total=False):
    level: str
    fatigue: int


class Straggle(TypedDict, total=False):
    men: int


class Rally(TypedDict, total=False):
    men: int
    cause: str


class Supply(TypedDict, total=False):
    """Rations that were needed, and where they came from; ``hungry`` are days."""

    need: int
    depot: int
    forage: int
    carried: int
    hungry: int


class Ammunition(TypedDict, total=False):
    ammo: int
    loads: int


class Depot(TypedDict, total=False):
    taken: bool
    burnt: bool
    rations: int
    loads: int


# ---- what is public

Capture = TypedDict("Capture", {"place": str, "from": str}, total=False)


class Gazette(Capture, total=False):
    """What is printed, ``about`` what and ``of`` whom, with its facts. ``losses``: each side's paper's, by side."""

    about: str
    of: str
    rumour: str
    losses: Mapping[str, Any] | None
    attacker: str
    winner: str
    outcome: str
    by: str
    name: str
    fate: str
    side: str


#: The type of each kind's effect.
CATALOGUE: Mapping[str, type[Any]] = MappingProxyType(
    {
        "turn_start": TurnStart,
        "turn_end": TurnEnd,
        "weather": Weather,
        "light": Light,
        "victory": Victory,
        "order_refused": OrderRefused,
        "dispatch": Dispatch,
        "staff": Staff,
        "order": Order,
        "command": Command,
        "commander": Commander,
        "depart": Depart,
        "arrive": Arrive,
        "closed": Halt,
        "halt": Halt,
        "blocked": Halt,
        "bridge": Bridge,
        "retreat": Retreat,
        "patrol": Patrol,
        "sighting": Sighting,
        "screen": Screen,
        "news": News,
        "contact": Contact,
        "combat": Combat,
        "loss": Loss,
        "battle": Battle,
        "guns": Guns,
        "reinforcement": Reinforcement,
        "pursuit": Pursuit,
        "eliminated": Eliminated,
        "fatigue": Fatigue,
        "straggle": Straggle,
        "rally": Rally,
        "supply": Supply,
        "ammunition": Ammunition,
        "depot": Depot,
        "capture": Capture,
        "gazette": Gazette,
    }
)


def said(_kind: type[Said], event: Told) -> Said:
    """What a stored event of a kind says, by the keys of its type."""
    return cast("Said", event.get("effect", NOTHING))


def faults(events: Iterable[Told]) -> Iterator[str]:
    """What in some events is not as it is listed here, one sentence for each kind or key."""
    for event in events:
        listed = CATALOGUE.get(event["kind"])
        if listed is None:
            yield f"the catalogue has no kind {event['kind']!r}"
            continue
        known = get_type_hints(listed)
        for key in event.get("effect", NOTHING):
            if key not in known:
                yield f"{event['kind']}: the catalogue has no key {key!r}"
