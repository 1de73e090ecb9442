"""A campaign as its maps show it, the umpire's and those of its headquarters: plain values, which pens draw."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from datetime import datetime, timedelta
from math import cos, radians
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.reading import Unfit
from battles.engine.settings import NATIONAL
from battles.reports.scene.livery import Livery, national
from battles.reports.theatre import (
    Body,
    Mark,
    Spot,
    Theatre,
    Town,
    Track,
    Water,
    Way,
    Wood,
)
from campaigns.services.marches.places import formation_name, hour
from campaigns.services.marches.telling import latest_enemies, latest_own
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.files.task_reading import read_spot
from campaigns.strategy.intelligence.communications import line_of_communication
from campaigns.strategy.intelligence.known_world import known_roads
from campaigns.strategy.march.traffic import lies_on
from campaigns.strategy.state import Spot as Position

KM_A_DEGREE = 111.195
RIVERS = {"stream": 0, "river": 1, "major": 2}
TOWNS = {"hamlet": 0, "crossroads": 0, "bridge": 0, "village": 1, "town": 2, "city": 3, "fortress": 4}
#: What is known of troops since longer than so is drawn paler.
OLD = timedelta(hours=6)


class _Chart:
    """The ground of a campaign in kilometres, for a picture."""

    def __init__(self, campaign: Campaign) -> None:
        self._chart = campaign.chart
        mean = sum(place.y for place in self._chart.places) / max(1, len(self._chart.places))
        self._across = KM_A_DEGREE * cos(radians(mean)) if self._chart.globe else 1.0
        self._up = KM_A_DEGREE if self._chart.globe else 1.0

    def km(self, x: float, y: float) -> Spot:
        return x * self._across, y * self._up

    def at(self, position: Position) -> Spot:
        return self.km(*self._chart.point(position))

    def waters(self) -> tuple[Water, ...]:
        return tuple(
            Water(tuple(self.km(x, y) for x, y in river.line), RIVERS[river.kind], river.name)
            for river in self._chart.rivers
        )

    def woods(self) -> tuple[Wood, ...]:
        return tuple(Wood(tuple(self.km(x, y) for x, y in wood.area)) for wood in self._chart.woods)

    def ways(self, broken: frozenset[str] | None = None, shown: frozenset[str] | None = None) -> tuple[Way, ...]:
        """The roads, or those ``shown``; of the ``broken`` ones it is known that their crossing is down."""
        ways = []
        for road in self._chart.roads:
            if shown is not None and road.id not in shown:
                continue
            via = road.given.get("via")
            bends = [self.km(float(x), float(y)) for x, y in via] if isinstance(via, list) else []
            line = (self.km(road.a.x, road.a.y), *bends, self.km(road.b.x, road.b.y))
            crossing = road.crossing
            bridge = self.at(Position(road=road, m=crossing.m)) if crossing is not None else None
            down = crossing is not None and (crossing.broken if broken is None else road.id in broken)
            ways.append(Way(line, road.kind, bridge, down))
        return tuple(ways)

    def towns(self, depots: Mapping[int, int]) -> tuple[Town, ...]:
        return tuple(
            Town(self.km(place.x, place.y), place.name, TOWNS[place.kind], depots.get(place.index, -1))
            for place in self._chart.places
        )


def livery_of(campaign: Campaign, colours: str, side: str = "") -> Livery:
    """The inks of a theatre in the colours that a campaign's umpire chose, for a reader of a side or for everybody."""
    if colours != NATIONAL:
        return ()
    ids = [one.id for one in campaign.sides]
    return national([one.nation for one in campaign.sides], ids.index(side) if side else 0)


def theatre_of(campaign: Campaign, about: Collection[str] = (), colours: str = "") -> Theatre:
    """What there is to draw of a campaign at its ``now``, about some of its places or all over."""
    ground = _Chart(campaign)
    number = {side.id: index for index, side in enumerate(campaign.sides)}
    depots = {depot.at.index: number[depot.side] for depot in campaign.depots if depot.rations or depot.loads}
    bodies = []
    for element in campaign.elements:
        if not element.present:
            continue
        stretches = lies_on(element)[0]
        column = tuple(
            (ground.at(Position(road=road, m=low)), ground.at(Position(road=road, m=high)))
            for road, low, high in stretches
            if high > low
        )
        task = element.task
        screen = task is not None and task.do == "screen" and element.state == "camp"
        bodies.append(
            Body(
                element.id, ground.at(element.spot), number[element.side], element.men, column, screen, element.is_train
            )
        )
    marks = [
        Mark("post", ground.at(campaign.spot_of_post(post)), number[campaign.formation[post.formation].side], post.id)
        for post in campaign.posts
        if not post.taken
    ]
    marks += [
        Mark("rider", ground.at(one.spot), number[one.side]) for one in campaign.dispatches if one.spot != Position()
    ]
    marks += [Mark("patrol", ground.at(one.spot), number[campaign.formation[one.of].side]) for one in campaign.patrols]
    return Theatre(
        campaign.title,
        _("Everything, {hour}").format(hour=hour(written(campaign.now))),
        (campaign.sides[0].name or campaign.sides[0].id, campaign.sides[1].name or campaign.sides[1].id),
        ground.waters(),
        ground.woods(),
        ground.ways(),
        ground.towns(depots),
        tuple(bodies),
        tuple(marks),
        focus=tuple(ground.at(Position(campaign.chart.place[id])) for id in about),
        livery=livery_of(campaign, colours),
    )


def tracks_of(campaign: Campaign, stretches: Mapping[str, Collection[tuple[str, int, int]]]) -> Iterator[Track]:
    """Stretches of road that troops of a side marched on, by the side's id: road, and metres from its first end."""
    ground = _Chart(campaign)
    for number, side in enumerate(campaign.sides):
        for id, low, high in sorted(stretches.get(side.id, ())):
            road = campaign.chart.road[id]
            via = road.given.get("via")
            bends = (
                [ground.km(float(x), float(y)) for x, y in via]
                if isinstance(via, list) and low == 0 and high == road.length
                else []
            )
            ends = ground.at(Position(road=road, m=low)), ground.at(Position(road=road, m=high))
            yield Track((ends[0], *bends, ends[1]), number)


def battle_marks(campaign: Campaign, places: Collection[str]) -> Iterator[Mark]:
    """The signs of battles at places."""
    ground = _Chart(campaign)
    for id in places:
        place = campaign.chart.place[id]
        yield Mark("battle", ground.km(place.x, place.y), 0, place.name)


def known_theatre(campaign: Campaign, known: Mapping[str, Any], formation: str, colours: str = "") -> Theatre:
    """What a headquarters knows: its formations and enemies where they were last reported, each with its hour.

    Own troops are the first side of the picture. Nothing is read of the campaign but the map, names, and what the side
    itself knows of bridges.
    """
    ground = _Chart(campaign)
    side = campaign.side[campaign.formation[formation].side]
    now = datetime.fromisoformat(str(known["now"]))
    reports = known.get("reports", ())
    newest = latest_own(reports)
    bodies: list[Body] = []
    stood: list[Position] = []
    whole = str(newest.get(formation, {}).get("of", ""))
    for child in (campaign.formation[formation], *campaign.formation[formation].children):
        report = newest.get(child.id)
        spot = _spot(campaign, report) if report else None
        # What was reported of the whole says all that older news of its parts could.
        told = report is not None and (child.id == formation or str(report["of"]) > whole)
        if report is not None and told and spot is not None and report.get("state") != "gone":
            label = f"{formation_name(campaign, child.id)} {_clock(report, now)}"
            stood.append(spot)
            bodies.append(Body(child.id, ground.at(spot), 0, int(report["men"]), label=label, old=_is_old(report, now)))
    for report in latest_enemies(reports, str(known["now"])):
        spot = _spot(campaign, report)
        if spot is not None:
            low, high = report["band"]
            label = f"{low:,}–{high:,} {_clock(report, now)}"
            bodies.append(Body("", ground.at(spot), 1, (low + high) // 2, label=label, old=_is_old(report, now)))
    here = _spot(campaign, known)
    marks = (Mark("post", ground.at(here), 0, formation_name(campaign, formation)),) if here is not None else ()
    roads = known_roads(campaign, reports)
    lines = (line_of_communication(campaign, side, spot, roads) for spot in dict.fromkeys(stood))
    foe = next(one for one in campaign.sides if one is not side)
    return Theatre(
        campaign.title,
        f"{formation_name(campaign, formation)}, {hour(str(known['now']))}",
        (side.name or side.id, foe.name or foe.id),
        ground.waters(),
        ground.woods(),
        ground.ways(frozenset(side.broken), roads),
        ground.towns({campaign.chart.place[id].index: 0 for id in side.magazines or ()}),
        tuple(bodies),
        marks,
        focus=(*(body.at for body in bodies), *(mark.at for mark in marks)),
        communications=tuple(tuple(ground.km(x, y) for x, y in line) for line in lines if line),
        livery=livery_of(campaign, colours, side.id),
    )


def known_to_side(campaign: Campaign, known: Mapping[str, Mapping[str, Any]], side: str, colours: str = "") -> Theatre:
    """What a side's headquarters know between them, by formation: of everything the newest report that any has."""
    parts = [known_theatre(campaign, what, post) for post, what in known.items() if not what.get("taken")]
    reports = [report for what in known.values() for report in what.get("reports", ())]
    ground, nation = _Chart(campaign), campaign.side[side]
    now = datetime.fromisoformat(written(campaign.now))
    bodies = []
    covered: set[str] = set()
    newest = latest_own(reports)
    for formation in campaign.formations:
        report = newest.get(formation.id)
        spot = _spot(campaign, report) if report and formation.side == side and formation.is_command else None
        if report is None or spot is None or report.get("state") == "gone" or formation.of in covered:
            continue
        label = f"{formation_name(campaign, formation.id)} {_clock(report, now)}"
        bodies.append(Body(formation.id, ground.at(spot), 0, int(report["men"]), label=label, old=_is_old(report, now)))
        covered.add(formation.id)
    for report in latest_enemies(reports, written(campaign.now)):
        spot = _spot(campaign, report)
        if spot is not None:
            low, high = report["band"]
            label = f"{low:,}–{high:,} {_clock(report, now)}"
            bodies.append(Body("", ground.at(spot), 1, (low + high) // 2, label=label, old=_is_old(report, now)))
    marks = tuple(mark for part in parts for mark in part.marks)
    foe = next(one for one in campaign.sides if one is not nation)
    return Theatre(
        campaign.title,
        f"{nation.name or nation.id}, {hour(written(campaign.now))}",
        (nation.name or nation.id, foe.name or foe.id),
        ground.waters(),
        ground.woods(),
        ground.ways(frozenset(nation.broken)),
        ground.towns({}),
        tuple(bodies),
        marks,
        focus=(*(body.at for body in bodies), *(mark.at for mark in marks)),
        livery=livery_of(campaign, colours, side),
    )


def _spot(campaign: Campaign, report: Mapping[str, Any]) -> Position | None:
    """Where a report places what it is about; ``None`` where it says nothing that is on the map."""
    if not report.get("at"):
        return None
    try:
        return read_spot(campaign.chart, report["at"])
    except Unfit:
        return None


def _clock(report: Mapping[str, Any], now: datetime) -> str:
    """The hour of a report as it stands on a map: of another day with the day before it."""
    of = datetime.fromisoformat(str(report["of"]))
    return f"{of:%H:%M}" if of.date() == now.date() else f"{of.day}. {of:%H:%M}"


def _is_old(report: Mapping[str, Any], now: datetime) -> bool:
    return now - datetime.fromisoformat(str(report["of"])) > OLD
