"""A campaign while it runs: everything in it, who stands under whom, the journal and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from battles import rulesets
from battles.engine.events import NOTHING, Roll, plain
from battles.engine.records import Record
from campaigns.strategy.catalogue import At
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.clock import Light
from campaigns.strategy.events import Happening
from campaigns.strategy.protocol import Outside
from campaigns.strategy.rules.settings import Settings
from campaigns.strategy.state import (
    Alarm,
    Battle,
    Commander,
    Depot,
    Dispatch,
    Element,
    Formation,
    Notice,
    Objective,
    Patrol,
    Place,
    Post,
    Result,
    Side,
    Spot,
    Unit,
    Weather,
    Wounded,
)
from campaigns.strategy.throws import Scripted, Throws

if TYPE_CHECKING:
    from battles.engine.campaign import CampaignRules


class Campaign:
    """The whole campaign. Lists are in file order; ``now`` begins the step, ``clock`` is the time of the phase."""

    def __init__(self, chart: Chart, settings: Settings) -> None:
        self.title = ""
        self.ruleset = ""
        self.now = 0
        self.clock = 0
        self.phase = "weather"
        self.chart = chart
        self.settings = settings
        self.light = Light(50.0, None)
        self.weather = Weather()
        self.sides: list[Side] = []
        self.side: dict[str, Side] = {}
        self.formations: list[Formation] = []
        self.formation: dict[str, Formation] = {}
        self.elements: list[Element] = []
        self.units: list[Unit] = []
        self.unit: dict[str, Unit] = {}
        self.posts: list[Post] = []
        self.post: dict[str, Post] = {}
        self.post_of: dict[str, Post] = {}
        self.depots: list[Depot] = []
        self.dispatches: list[Dispatch] = []
        self.patrols: list[Patrol] = []
        self.battles: list[Battle] = []
        self.results: list[Result] = []
        self.objectives: list[Objective] = []
        self.contacts: set[tuple[str, str]] = set()
        self.counters: dict[str, dict[str, int]] = {}
        self.gazette: list[Notice] = []
        self.wounded: list[Wounded] = []
        self.orders: dict[str, str] = {}
        self.alarms: list[Alarm] = []
        self.script: list[Scripted] = []
        self.strict = False
        self.log: list[Record] = []
        self.map_given: dict[str, Any] = {}
        self.events: list[Happening] = []
        self.outbox: list[Any] = []
        self.made: list[dict[str, Any]] = []
        self.ended = ""
        # What the sighting phase found of contacts, for the contact phase of the same step.
        self.touching: Any = None
        self.outside: Outside = Outside()
        self.dice: Throws = Throws("", b"", [], False)

    @property
    def rules(self) -> CampaignRules:
        """What the rulebook of its battles says of campaigns."""
        return rulesets.for_campaigns(self.ruleset)

    # The tree

    def settle(self) -> None:
        """Link formations, units and posts once all are there."""
        for formation in self.formations:
            self.formation[formation.id] = formation
        for unit in self.units:
            self.unit[unit.id] = unit
            holder = self.formation.get(unit.of)
            if isinstance(holder, Element):
                holder.units.append(unit)
        self.link()
        for element in self.elements:
            element.count()
            self.stand(element, element.spot)

    def link(self) -> None:
        """Link children and sides anew, and posts with their formations."""
        for formation in self.formations:
            formation.children = []
        for formation in self.formations:
            above = self.formation.get(formation.of)
            if above is not None:
                above.children.append(formation)
        for formation in self.formations:
            top = formation
            while top.of:
                top = self.formation[top.of]
            formation.side = top.own_side
        self.post_of = {post.formation: post for post in self.posts if not post.taken}

    def chain(self, formation: Formation) -> Iterator[Formation]:
        """A formation and all above it, upwards."""
        here: Formation | None = formation
        while here is not None:
            yield here
            here = self.formation.get(here.of) if here.of else None

    def below(self, formation: Formation) -> Iterator[Formation]:
        """All below a formation, in file order at each step down."""
        for child in formation.children:
            yield child
            yield from self.below(child)

    def elements_of(self, formation: Formation) -> list[Element]:
        """The elements at or below a formation, in file order."""
        if isinstance(formation, Element):
            return [formation]
        found = [one for one in self.below(formation) if isinstance(one, Element)]
        found.sort(key=lambda element: element.index)
        return found

    def is_below(self, formation: Formation, above: Formation) -> bool:
        """Whether a formation is below another."""
        return formation is not above and any(one is above for one in self.chain(formation))

    def superior(self, formation: Formation) -> Post | None:
        """The post that commands a formation (EC-POST-1)."""
        for one in self.chain(formation):
            post = self.post_of.get(one.id)
            if post is not None:
                return post
        return None

    def superior_of_post(self, post: Post) -> Post | None:
        """The next higher post of a post (EC-POST-1)."""
        formation = self.formation[post.formation]
        above = self.formation.get(formation.of) if formation.of else None
        return self.superior(above) if above is not None else None

    def lead(self, formation: Formation) -> Element | None:
        """The lead element: lowest rank, then file order, of those not gone (EC-ELE-4)."""
        best: Element | None = None
        for element in self.elements_of(formation):
            if element.present and (best is None or element.rank < best.rank):
                best = element
        return best

    def spot_of_post(self, post: Post) -> Spot:
        """Where a post is."""
        if post.rides_with:
            holder = self.formation[post.rides_with]
            if isinstance(holder, Element):
                return self.chart.plain(holder.spot)
        return self.chart.plain(post.spot)

    def spot_of(self, formation: Formation) -> Spot | None:
        """Where a formation stands (EC-ELE-4); ``None`` when nothing of it is left."""
        post = self.post_of.get(formation.id)
        if post is not None:
            return self.spot_of_post(post)
        lead = self.lead(formation)
        return self.chart.plain(lead.spot) if lead else None

    def commander_of(self, formation: Formation) -> Commander:
        """The commander of a formation, or of the next above that has one; else an average, steady one."""
        for one in self.chain(formation):
            if one.commander is not None and not one.commander.out:
                return one.commander
        return Commander()

    def corps_of(self, formation: Formation) -> Formation | None:
        """The corps that a formation belongs to."""
        return next((one for one in self.chain(formation) if one.kind == "corps"), None)

    def base_of(self, element: Element) -> Place | None:
        """The place to which an element's retreats lead, if it has one (EC-FILE-5, EC-FILE-6)."""
        for one in self.chain(element):
            if one.base:
                return self.chart.place[one.base]
        return self.chart.place.get(self.side[element.side].base)

    def enemy(self, side: str) -> str:
        """The other side."""
        first, second = self.sides
        return second.id if first.id == side else first.id

    # Places of elements

    def stand(self, element: Element, spot: Spot) -> None:
        """Put an element's head somewhere."""
        element.spot = spot
        element.x, element.y = self.chart.point(spot)

    def at_word(self, spot: Spot) -> At:
        """A position as events and reports name it: the end of a road is its place."""
        spot = self.chart.plain(spot)
        if spot.place is not None:
            return spot.place.id
        return {"road": spot.road.id, "m": spot.m} if spot.road else ""

    def avoided(self, side: str) -> frozenset[str]:
        """The roads that a side's routes avoid; its armies share the list (EC-ROUTE-2, EC-AMB-6)."""
        return frozenset(self.side[side].broken)

    def battle_of(self, element: Element) -> Battle | None:
        """The battle that an element is engaged in."""
        if not element.engaged:
            return None
        return next((battle for battle in self.battles if battle.id == element.engaged), None)

    # The journal

    def tell(
        self,
        kind: str,
        clause: str,
        *,
        unit: str = "",
        target: str = "",
        side: str = "",
        post: str = "",
        roll: Roll | None = None,
        effect: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Note an event at the clock of the phase; what changes later changes nothing in it."""
        self.events.append(
            Happening(
                len(self.events) + 1,
                self.clock,
                self.phase,
                kind,
                unit,
                target,
                side,
                post,
                clause,
                roll,
                plain(effect),
            )
        )

    def throw(self, label: str, by: str) -> Roll:
        """Throw the dice of a label."""
        return self.dice.throw(label, by)

    def count_up(self, what: str, whom: str) -> int:
        """The next number of what somebody makes (EC-FILE-14)."""
        counted = self.counters.setdefault(what, {})
        counted[whom] = counted.get(whom, 0) + 1
        return counted[whom]

    @property
    def dark(self) -> bool:
        """Whether the step is dark (EC-SUN-2)."""
        return self.light.dark(self.now)
