"""The march phase: setting out, halts, closing up, and the heads moving along their roads (section c)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import leg_start
from campaigns.strategy.clock import DAY, NOON, STEP, next_at
from campaigns.strategy.command import riders
from campaigns.strategy.command.standing import decide
from campaigns.strategy.march import bridges, tasks
from campaigns.strategy.march.rates import Rates, pace_of
from campaigns.strategy.march.traffic import Traffic
from campaigns.strategy.state import Element, Leg, Place, Road, Spot, Trail

POINTS = 1000
BEFORE_BRIDGE = 10
FORESIGHT = 6000
TAKEN_APART = ("city", "town")


def march_phase(campaign: Campaign) -> None:
    """Everybody moves (EC-TIME-1): rests end, halts, closing up, movement, bridges, then posts and riders."""
    rates = Rates(campaign, campaign.dark)
    for element in campaign.elements:
        element.moved = element.wanted = element.closed_now = element.cut = False
    tasks.end_rests(campaign)
    halts(campaign)
    close_up(campaign, rates)
    Movement(campaign, rates).run()
    bridges.work(campaign)
    riders.ride(campaign, rates)


def left_of(element: Element) -> int:
    """Metres of its path that an element has before it."""
    total = 0
    for number, leg in enumerate(element.path):
        begin = element.spot.m if number == 0 and element.spot.road is leg.road else leg_start(leg)
        total += abs(leg.end - begin)
    return total


def halts(campaign: Campaign) -> None:
    """The day's limit and the dusk (EC-MARCH-9, EC-MARCH-10)."""
    now, light = campaign.now, campaign.light
    dusk = light.dark(now) and not light.dark(now - STEP) and now % DAY >= NOON
    limits = campaign.settings.table("pace")
    for element in campaign.elements:
        if element.state != "march" or element.withdrawing:
            continue
        task = element.task
        near = None
        if element.marched >= limits[pace_of(element)][2]:
            near = left_of(element)
            if near > campaign.settings.finish_m:
                tomorrow = (now // DAY + 1) * DAY
                daily = task.daily if task else None
                element.resume = tomorrow + daily if daily is not None else light.dawn(now // DAY + 1)
                halt(campaign, element, "limit", "EC-MARCH-9")
                tasks.report_halt(campaign, element)
                continue
        if dusk and pace_of(element) != "forced" and not marches_by_night(campaign, element):
            if near is None:
                near = left_of(element)
            if near > campaign.settings.finish_m:
                daily = task.daily if task else None
                element.resume = next_at(now + 1, daily) if daily is not None else light.next_dawn(now)
                halt(campaign, element, "night", "EC-MARCH-10")


def marches_by_night(campaign: Campaign, element: Element) -> bool:
    """Whether an element marches on in the dark (decision ``night march``)."""
    task = element.task
    said = "MARCH" if task is not None and task.night else ""
    return decide(campaign, element, "night march", task=said)[0] == "MARCH"


def halt(campaign: Campaign, element: Element, cause: str, clause: str = "EC-MARCH-8") -> None:
    """A halt on the way: the column closes up where its head stands (EC-MARCH-8)."""
    campaign.tell(
        "halt", clause, unit=element.id, side=element.side,
        effect=catalogue.Halt(cause=cause, at=campaign.at_word(element.spot)),
    )  # fmt: skip
    begin_closing(campaign, element)


def begin_closing(campaign: Campaign, element: Element) -> None:
    """The head stands; what has marched since camp comes up behind it (EC-MARCH-7)."""
    if element.state != "march":
        return
    element.path = []
    element.toll, element.paid, element.jam, element.blocked = 0, False, 0, ""
    element.closing = min(element.length, element.gone)
    element.state = "closing"
    if element.closing <= 0:
        camp(campaign, element)


def camp(campaign: Campaign, element: Element) -> None:
    """A column has closed up: it camps where its head stands (EC-GEO-3)."""
    element.state = "camp"
    campaign.stand(element, campaign.chart.plain(element.spot))
    element.path, element.trail, element.toward = [], [], None
    element.length = element.gone = element.closing = element.toll = element.jam = 0
    element.paid, element.blocked = False, ""


def close_up(campaign: Campaign, rates: Rates) -> None:
    """Columns close up on their heads (EC-MARCH-7)."""
    for element in campaign.elements:
        if element.state != "closing":
            continue
        kind = element.spot.road.kind if element.spot.road else 0
        element.closing -= rates.element(element, kind)
        if element.closing <= 0:
            camp(campaign, element)
            element.closed_now = True
            campaign.tell(
                "closed", "EC-MARCH-7", unit=element.id, side=element.side,
                effect=catalogue.Halt(at=campaign.at_word(element.spot)),
            )  # fmt: skip
            tasks.closed(campaign, element)


def length_of(campaign: Campaign, element: Element) -> int:
    """Road length in metres (EC-ELE-1)."""
    table = campaign.settings.table("length")
    tenths = table["gap"]
    for unit in element.units:
        if unit.arm == "cavalry":
            tenths += table["horse"] * unit.men
        elif unit.arm in ("infantry", "engineer"):
            tenths += table["foot"] * unit.men
        elif unit.arm == "train":
            tenths += table["train"] * unit.men
        tenths += table["gun"] * unit.guns
    return int(tenths) // 10


class Movement:
    """The movement of one march phase (EC-MARCH-3, EC-MARCH-4, EC-AMB-2)."""

    def __init__(self, campaign: Campaign, rates: Rates) -> None:
        self.campaign = campaign
        self.rates = rates
        self.traffic = Traffic(campaign)
        self.stopped: set[int] = set()
        self.why: dict[int, str] = {}
        self.cut_through: set[int] = set()
        self.moving: Element | None = None  # the head that is on its way and still noted where it stood

    def run(self) -> None:
        """Move everybody who may, in the order of EC-MARCH-4, until nobody moves."""
        movers = []
        for element in self.campaign.elements:
            if element.state == "march" and not element.engaged:
                if not element.path:
                    self._arrive(element)
                    continue
                movers.append(element)
            elif element.state == "camp" and tasks.sets_out(self.campaign, element):
                self.traffic.lift(element)
                taken = tasks.take_path(self.campaign, element)
                self.traffic.put(element)
                if taken:
                    movers.append(element)
        for element in movers:
            element.points, element.wanted = POINTS, True
            element.cut = element.jam >= self.campaign.settings.jam_steps > 0
        movers.sort(key=lambda one: (self._to_next(one), one.rank, one.index))
        going = True
        while going:
            going = False
            for element in movers:
                if element.index not in self.stopped and element.points > 0 and self._advance(element):
                    going = True
        for element in movers:
            self._after(element)

    def _to_next(self, element: Element) -> int:
        if element.spot.road is None:
            return 0
        leg = element.path[0]
        return abs((leg.road.length if leg.to is leg.road.b else 0) - element.spot.m)

    def _rate(self, element: Element, leg: Leg) -> int:
        opposed = element.spot.road is leg.road and self.traffic.is_opposed(element, leg)
        return self.rates.element(element, leg.road.kind, opposed, element.cut)

    def _advance(self, element: Element) -> bool:
        """Move one head as far as it goes; whether it moved."""
        self.moving = element
        moved = False
        try:
            while element.points > 0 and element.index not in self.stopped:
                if element.toll > 0 and not self._pay(element):
                    self.why[element.index] = "toll"
                    break
                if not self._stretch(element):
                    break
                moved = True
        finally:
            if self.moving is None:
                self.traffic.put(element)
            self.moving = None
        return moved

    def _off(self, element: Element) -> None:
        """Take the head that moves off the roads before the first change of its place."""
        if self.moving is element:
            self.traffic.lift(element)
            self.moving = None

    def _pay(self, element: Element) -> bool:
        """Pay a toll with points; whether it is paid (EC-CROSS-1)."""
        rate = self._rate(element, element.path[0])
        paid = min(element.toll, element.points * rate // POINTS)
        element.points -= -(-paid * POINTS // rate)
        element.toll -= paid
        element.paid = element.toll == 0
        return element.paid

    def _stretch(self, element: Element) -> bool:
        """Move along one road to the next stop; whether a metre was made."""
        leg = element.path[0]
        spot = element.spot
        if spot.road is None:
            return self._leave(element, leg)
        if spot.m == leg.end:
            if len(element.path) == 1:
                self._arrive(element)
                return False
            return self._pass(element)
        return self._go(element, leg, spot.m, None, None)

    def _leave(self, element: Element, leg: Leg) -> bool:
        """Set out from a place (EC-ROAD-2)."""
        place = element.spot.place
        assert place is not None
        if not self._free(element, place, None, leg):
            return False
        return self._go(element, leg, leg_start(leg), place, None)

    def _pass(self, element: Element) -> bool:
        """Go on beyond a place: its toll first, then the columns over it (EC-CROSS-1, EC-ROAD-2)."""
        leg, onward = element.path[0], element.path[1]
        place = leg.to
        if place.kind in TAKEN_APART and not element.paid:
            element.toll = element.length * int(self.campaign.settings.table("tolls")[place.kind]) // 100
            element.paid = element.toll == 0
            if element.toll > 0 and not self._pay(element):
                self.why[element.index] = "toll"
                return False
        if not self._free(element, place, leg.road, onward):
            return False
        return self._go(element, onward, leg_start(onward), place, leg.road)

    def _free(self, element: Element, place: Place, came: Road | None, onward: Leg) -> bool:
        """Whether the place is free, or the head cuts through (EC-ROAD-5)."""
        cuts = element.cut and element.index not in self.cut_through
        if not cuts and self.traffic.held_up(element, place, came, onward):
            self.why[element.index] = "place"
            return False
        return True

    def _go(self, element: Element, leg: Leg, m: int, entered: Place | None, came: Road | None) -> bool:
        """Go along a road from ``m``, which a head that comes from a place enters only if it can go a metre."""
        campaign = self.campaign
        up = leg.to is leg.road.b
        path = element.path[1:] if came is not None else element.path
        rate = self._rate(element, leg)
        reach = abs(leg.end - m)
        why = "end"
        crossing = leg.road.crossing
        crossed = False
        if crossing is not None:
            ahead = crossing.m - m if up else m - crossing.m
            if 0 < ahead <= reach:
                if crossing.broken:
                    reach, why = max(0, ahead - BEFORE_BRIDGE), "bridge"
                else:
                    reach, why, crossed = ahead, "crossing", True
        room = self.traffic.room_behind(element, leg, m)
        if room < reach:
            reach, why, crossed = room, "column", False
        before = self.traffic.enemy_ahead(element.side, path, Spot(road=leg.road, m=m), FORESIGHT)
        enemy = before - campaign.settings.contact_m
        if enemy < reach:
            reach, why, crossed = enemy, "enemy", False
        by_points = element.points * rate // POINTS
        if by_points < reach:
            reach, why, crossed = by_points, "points", False
        if reach < 1:
            self.why[element.index] = why
            if why == "bridge" and element.state == "march":
                self._at_bridge(element, leg)
            return False
        self._off(element)
        if element.state == "camp":
            self._depart(element)
        if entered is not None:
            self.cut_through.add(element.index)
            element.trail.append(Trail(entered, came))
            if came is not None:
                element.path.pop(0)
        element.toward = leg.to
        element.paid, element.toll = False, 0
        self._step(element, leg, m + reach if up else m - reach, reach, rate)
        self.why[element.index] = why
        if crossed and crossing is not None:
            element.toll = element.length * int(campaign.settings.table("tolls")[crossing.kind]) // 100
        elif why == "bridge":
            self._at_bridge(element, leg)
        elif len(element.path) == 1 and element.spot.m == leg.end:
            self._arrive(element)
        return True

    def _step(self, element: Element, leg: Leg, m: int, metres: int, rate: int) -> None:
        element.points -= -(-metres * POINTS // rate)
        element.gone += metres
        for trail in element.trail:
            trail.m += metres
        element.trail = [trail for trail in element.trail if trail.m < element.length]
        element.moved = True
        element.works = element.work = 0
        self.campaign.stand(element, Spot(road=leg.road, m=m))

    def _depart(self, element: Element) -> None:
        campaign = self.campaign
        element.length = length_of(campaign, element)
        element.state, element.gone, element.trail = "march", 0, []
        element.resume = None
        last = element.path[-1]
        campaign.tell(
            "depart", "EC-MARCH-5", unit=element.id, side=element.side,
            effect=catalogue.Depart(
                at=campaign.at_word(element.spot),
                length=element.length,
                to=campaign.at_word(Spot(road=last.road, m=last.end)),
            ),
        )  # fmt: skip

    def _arrive(self, element: Element) -> None:
        """The head is at the end of its path (EC-MARCH-7)."""
        self._off(element)
        self.stopped.add(element.index)
        tasks.arrived(self.campaign, element)

    def _at_bridge(self, element: Element, leg: Leg) -> None:
        """The head stands before a broken crossing (EC-CROSS-2)."""
        self.stopped.add(element.index)
        if element.blocked == "bridge":
            return
        self._off(element)
        element.blocked = "bridge"
        self.campaign.side[element.side].broken.add(leg.road.id)
        self.campaign.tell(
            "blocked", "EC-CROSS-2", unit=element.id, side=element.side,
            effect=catalogue.Halt(cause="bridge", at=self.campaign.at_word(element.spot)),
        )  # fmt: skip
        bridges.on_block(self.campaign, element, leg.road)

    def _after(self, element: Element) -> None:
        """Count the step, or note what blocks (EC-MARCH-12)."""
        if element.moved:
            element.marched += 1
            element.hour += 1
            element.jam = 0
            if element.blocked != "bridge":
                element.blocked = ""
            return
        why = self.why.get(element.index, "")
        if element.state not in ("march", "camp") or not element.path:
            return
        if why == "bridge" and element.state == "camp":
            leg = element.path[0]
            self._at_bridge(element, leg)
            return
        if why not in ("column", "place", "enemy"):
            if why != "bridge":
                element.blocked = ""
            return
        if element.blocked != why:
            element.blocked = why
            self.campaign.tell(
                "blocked", "EC-MARCH-12", unit=element.id, side=element.side,
                effect=catalogue.Halt(cause=why, at=self.campaign.at_word(element.spot)),
            )  # fmt: skip
        element.jam = element.jam + 1 if why == "place" else 0
