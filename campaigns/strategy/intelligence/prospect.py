"""What a headquarters may expect of its orders: the engine's own march on what it knows (EC-FORE-1, EC-RUN-4).

The dice stand as they usually fall, and nothing hinders: there is no enemy in the world that is marched on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.events import Roll
from battles.engine.faults import InputFaults
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR
from campaigns.strategy.events import Happening
from campaigns.strategy.files.reading import need_of, read_campaign
from campaigns.strategy.intelligence.communications import line_of
from campaigns.strategy.intelligence.known_world import known_world
from campaigns.strategy.march.rates import level_of
from campaigns.strategy.protocol import Deed, Outside
from campaigns.strategy.rules.tables import LABELS
from campaigns.strategy.run import step
from campaigns.strategy.state import Element, Formation, Leg, Post
from campaigns.strategy.throws import Throws

#: No further than so is looked ahead.
HORIZON = 36 * HOUR
#: How the dice of a label usually fall; others show fours.
USUAL = {"ride": (3, 4), "search": (1,), "demolition": (5,), "weather": (3, 4)}


class UsualThrows(Throws):
    """Dice that fall as they usually do, so that a forecast is the same for everybody and betrays no seed."""

    def __init__(self) -> None:
        super().__init__("", b"", [], False)

    def throw(self, label: str, by: str) -> Roll:
        """The usual throw of a label."""
        faces = USUAL.get(label, (4,) * LABELS[label])
        return Roll(label, by, faces, 6, sum(faces))


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to be expected of a formation if nothing hinders.

    Moments are minutes of the campaign's clock, ``None`` for what does not come about within the horizon. ``told`` is
    when a courier brings the order, ``off`` when the first have moved off, ``head`` when the first are at the end of
    ``route`` (ids of places), ``closed`` when the last are. ``night`` is where the first of them camp at midnight and
    ``rear`` where the last do, ``level`` how tired the worst are then. ``need`` to ``hungry`` are the rations of the
    supply hour before that, by where they come from; ``days`` how many whole days' rations are left in the wagons.
    ``line`` is the way in the map's own coordinates.
    """

    formation: str
    ordered: bool
    route: tuple[str, ...] = ()
    line: tuple[tuple[float, float], ...] = ()
    told: int | None = None
    off: int | None = None
    head: int | None = None
    closed: int | None = None
    night: Any = ""
    rear: Any = ""
    level: str = "fresh"
    need: int = 0
    depot: int = 0
    forage: int = 0
    carried: int = 0
    days: int = 0

    @property
    def short(self) -> int:
        """The rations that are wanting at the supply hour."""
        return max(0, self.need - self.depot - self.forage - self.carried)


@dataclass(slots=True)
class _Way:
    """The way of an element: the places and points behind it, the legs before it, where and when it arrived.

    ``stood`` is where it was last seen to stand before it went.
    """

    ahead: list[Leg] = field(default_factory=list)
    route: list[str] = field(default_factory=list)
    line: list[tuple[float, float]] = field(default_factory=list)
    arrived: list[tuple[Any, int]] = field(default_factory=list)
    stood: tuple[float, float] | None = None

    def pass_by(self, legs: int) -> None:
        """So many of the legs before it are behind it now."""
        for leg in self.ahead[:legs]:
            self.route.append(leg.to.id)
            self.line += line_of(leg)
        del self.ahead[:legs]

    def march(self, path: list[Leg], here: tuple[float, float]) -> None:
        """It stands ``here`` and has ``path`` before it, the one of before or another."""
        if not self.line:
            self.line = [self.stood or here]
        if self.ahead[-len(path) :] == path:
            self.pass_by(len(self.ahead) - len(path))
            return
        start = path[0].road.other(path[0].to)
        passed = next((number for number, leg in enumerate(self.ahead) if leg.to is start), None)
        there = bool(self.arrived) and self.arrived[-1][0] == start.id
        turned = passed is None or (self.ahead[passed].road is path[0].road and not there)
        if passed is not None:
            self.pass_by(passed if turned else passed + 1)
        if turned and self.ahead:
            self.line.append(here)
        self.ahead = list(path)


@dataclass(slots=True)
class _Body:
    """A formation while it is followed, each of its elements on its way."""

    formation: Formation
    elements: list[Element]
    ordered: bool
    ways: dict[str, _Way] = field(default_factory=dict)
    closed: dict[str, tuple[Any, int]] = field(default_factory=dict)
    off: int | None = None
    told: int | None = None
    need: int = 0
    depot: int = 0
    forage: int = 0
    carried: int = 0

    def head(self) -> _Way:
        """The way of the one that comes farthest, and there first; among equals the first of them."""
        marched = [self.ways[one.id] for one in self.elements if self.ways[one.id].line]
        return max(
            marched, key=lambda way: (len(way.arrived), -way.arrived[-1][1] if way.arrived else 0), default=_Way()
        )


def prospects(campaign: Campaign, post: Post, deeds: Sequence[Deed] | None, outside: Outside) -> tuple[Prospect, ...]:
    """What a headquarters may expect of each formation directly under it, and of each that ``deeds`` speak of.

    ``None``: nothing new is ordered; then there is nothing to tell unless troops have orders still to carry out.
    Nothing of the campaign is changed.
    """
    reader = outside.reader
    if reader is None or post.taken:
        return ()
    ordered = {deed.target: None for deed in deeds or () if deed.kind == "order"}
    known = known_world(campaign, post, reader, deeds)
    if deeds is None and not post.pending and not any("plan" in one for one in known.document["formations"]):
        return ()
    try:
        world = read_campaign(known.document)
    except InputFaults:
        # A file that was changed by hand may hold reports of what is not in it.
        return ()
    world.outside, world.dice = Outside(reader=reader), UsualThrows()
    bodies = _bodies(world, post, ordered)
    until = campaign.now + HORIZON
    midnight = (campaign.now // DAY + 1) * DAY
    nights: dict[str, Prospect] = {}
    first = True
    while bodies and world.now < until and not world.ended:
        since = len(world.events)
        step(world, first, set())
        first = False
        for body in bodies:
            _follow(world, body, world.events[since:], campaign.now, midnight)
        if world.now == midnight:
            nights = {body.formation.id: _camped(world, body) for body in bodies}
        if nights and all(_is_done(body) for body in bodies):
            break
    return tuple(_prospect(body, nights.get(body.formation.id)) for body in bodies)


def _bodies(world: Campaign, post: Post, ordered: Iterable[str]) -> list[_Body]:
    """The formations that are followed: those spoken of, then the others directly below the headquarters."""
    holder = world.formation[post.formation]
    named = [world.formation[id] for id in ordered if id in world.formation]
    rest = [one for one in holder.children if one not in named] if holder not in named else []
    found = []
    for formation in [*named, *rest]:
        elements = [one for one in world.elements_of(formation) if one.present]
        if elements:
            ways = {one.id: _Way() for one in elements}
            found.append(_Body(formation, elements, formation in named, ways))
    return found


def _follow(world: Campaign, body: _Body, events: Sequence[Happening], now: int, midnight: int) -> None:
    """Note what a step brought a body."""
    ids = {element.id for element in body.elements}
    for event in events:
        dispatch = event.says(catalogue.Dispatch)
        if event.kind == "dispatch" and dispatch.get("fate") == "delivered" and dispatch.get("what") == "order":
            post = world.post_of.get(body.formation.id)
            if dispatch.get("to") in (body.formation.id, post.id if post else "") and body.told is None:
                body.told = event.at
        if event.unit not in ids:
            continue
        if event.kind == "depart" and body.off is None and (body.told is not None or not body.ordered):
            body.off = event.at
        elif event.kind == "arrive":
            body.ways[event.unit].arrived.append((event.says(catalogue.Arrive)["at"], event.at))
        elif event.kind == "closed":
            body.closed[event.unit] = (event.says(catalogue.Halt)["at"], event.at)
        elif event.kind == "supply" and now < event.at <= midnight:
            supply = event.says(catalogue.Supply)
            body.depot += supply["depot"]
            body.forage += supply["forage"]
            body.carried += supply["carried"]
            body.need += supply["need"]
    if world.now <= now:
        # What they did before the present hour is a guess that nobody asked for.
        body.off = None
        for way in body.ways.values():
            way.arrived.clear()
    elif body.told is not None or not body.ordered:
        for element in body.elements:
            if element.path and element.state == "march":
                body.ways[element.id].march(element.path, world.chart.point(element.spot))
    for element in body.elements:
        if not body.ways[element.id].line:
            body.ways[element.id].stood = world.chart.point(element.spot)


def _is_done(body: _Body) -> bool:
    return not any(element.plan and element.plan[0].marches for element in body.elements) and all(
        element.state == "camp" and element.pending is None for element in body.elements
    )


def _camped(world: Campaign, body: _Body) -> Prospect:
    """Where a body is at midnight, and in what state."""
    present = [one for one in body.elements if one.present]
    ranked = sorted(present, key=lambda one: (one.rank, one.index))
    lead, rear = ranked[0], ranked[-1]
    need = sum(need_of(one) for one in present)
    stores = sum(one.rations for one in present)
    worst = max(present, key=lambda one: one.fatigue)
    return Prospect(
        body.formation.id,
        body.ordered,
        night=world.at_word(lead.spot),
        rear=world.at_word(rear.spot),
        level=level_of(world, worst.fatigue),
        days=stores // need if need else 0,
    )


def _prospect(body: _Body, night: Prospect | None) -> Prospect:
    way = body.head()
    way.pass_by(len(way.ahead))
    last = way.route[-1] if way.route else ""
    heads = [at for place, at in way.arrived if place == last]
    there = [at for place, at in body.closed.values() if place == last]
    marched = len(body.closed)
    return replace(
        night or Prospect(body.formation.id, body.ordered),
        route=tuple(way.route),
        line=tuple(way.line),
        told=body.told,
        off=body.off,
        head=min(heads, default=None),
        closed=max(there) if there and len(there) == marched else None,
        need=body.need,
        depot=body.depot,
        forage=body.forage,
        carried=body.carried,
    )
