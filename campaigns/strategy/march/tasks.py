"""Plans: how tasks begin and end, the paths they take, and what is reported of them (EC-MARCH-5, EC-ORD-3)."""

from __future__ import annotations

import itertools

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR, moment
from campaigns.strategy.contact import withdrawal
from campaigns.strategy.intelligence import news, patrols
from campaigns.strategy.march import bridges, march
from campaigns.strategy.march.rates import base_rates, pace_of
from campaigns.strategy.state import Element, Leg, Place, Spot, Task
from campaigns.strategy.supply import supply

AT_ONCE = ("scout", "unload", "burn", "halt")
RESTS = ("rest", "forage", "wait")
UNREADY = ("rest", "forage", "wait", "halt")
NEAR = 2000


def end_rests(campaign: Campaign) -> None:
    """Rests whose time is over end (EC-ORD-3)."""
    for element in campaign.elements:
        task = element.task
        if task is None or not element.present:
            continue
        if task.do in RESTS and element.state == "camp" and task.until is not None and campaign.now >= task.until:
            element.plan.pop(0)
            begin(campaign, element, campaign.now)


def begin(campaign: Campaign, element: Element, time: int) -> None:
    """The first task's turn has come: what is done at once is done, hours begin to count."""
    while element.plan:
        task = element.plan[0]
        if task.do in RESTS and task.until is None and task.hours is not None:
            task.until = time + task.hours * HOUR
        if task.do not in AT_ONCE:
            return
        if task.do in ("unload", "burn") and element.state != "camp":
            return
        element.plan.pop(0)
        if task.do == "scout":
            patrols.send(campaign, element, task)
        elif task.do == "halt":
            element.plan = []
        else:
            supply.unload_or_burn(campaign, element, task)


def sets_out(campaign: Campaign, element: Element) -> bool:
    """Whether an element in camp sets out in this step; without a plan it stays (EC-MARCH-5, EC-STAFF-6)."""
    task = element.task
    if task is None or not task.marches or element.closed_now:
        return False
    if task.do == "retreat":
        return True
    now = campaign.now
    if element.engaged or element.state != "camp" or not (element.men or element.guns):
        return False
    if any(time is not None and time > now for time in (task.start, element.resume, element.hold)):
        return False
    pace = pace_of(element)
    if element.marched >= campaign.settings.table("pace")[pace][2]:
        return False
    if campaign.dark and pace != "forced" and not march.marches_by_night(campaign, element):
        fell = campaign.light.fell(now)
        if not any(time is not None and fell <= time <= now for time in (task.start, element.resume)):
            return False
    return True


def aim_of(campaign: Campaign, element: Element, task: Task) -> Spot | None:
    """Where a task's march leads."""
    if task.do in ("destroy", "repair"):
        return bridges.standing_place(campaign, element, task)
    if task.mode == "join" and task.to is None:
        task.to = join_aim(campaign, element, task)
    elif task.mode == "pursue" and task.to is None:
        task.to = pursue_aim(campaign, element)
    return task.to if isinstance(task.to, Spot) else None


def join_aim(campaign: Campaign, element: Element, task: Task) -> Spot | None:
    """Where the superior post believes the formation to be that is to be joined."""
    post = campaign.superior(element)
    formation = campaign.formation.get(task.formation)
    if formation is None:
        return None
    return campaign.spot_of(formation) if post is None else news.believed(campaign, post, formation)


def pursue_aim(campaign: Campaign, element: Element) -> Spot | None:
    """The nearest place where a sighting of the last day puts an enemy (PURSUE)."""
    post = campaign.superior(element)
    best: tuple[int, int] | None = None
    found: Place | None = None
    for report in post.reports or () if post else ():
        if report["kind"] != "sighting" or moment(report["of"]) < campaign.clock - DAY:
            continue
        place = campaign.chart.place.get(str(report.get("place", "")))
        if place is None:
            continue
        metres = campaign.chart.metres(element.x, element.y, place.x, place.y)
        if best is None or (metres, place.index) < best:
            best, found = (metres, place.index), place
    return Spot(found) if found else None


def route_for(campaign: Campaign, element: Element, task: Task) -> list[Leg] | None:
    """The route of a task's march from where the head is (EC-ROUTE-1 to 3)."""
    chart = campaign.chart
    aim = aim_of(campaign, element, task)
    if aim is None:
        return None
    via = [chart.place[id] for id in task.via]
    start = chart.plain(element.spot)
    if task.fields:
        named = [start.place, *via, chart.plain(aim).place]
        for one, other in itertools.pairwise(named):
            if one is not None and other is not None:
                chart.fields_way(one, other, campaign.settings.fields_km * 1000)
    return chart.route(start, aim, base_rates(campaign, element.row), campaign.avoided(element.side), via)


def take_path(campaign: Campaign, element: Element) -> bool:
    """An element in camp takes the path of its task; false when it does not go (EC-MARCH-5, EC-ROUTE-2)."""
    task = element.plan[0]
    if task.do == "retreat":
        if not element.path and not withdrawal.path_again(campaign, element):
            element.plan = []
        return bool(element.path)
    path = route_for(campaign, element, task)
    if path is None:
        no_road(campaign, element)
        return False
    element.path = path
    if not path:
        arrived(campaign, element)
        return False
    return True


def no_road(campaign: Campaign, element: Element) -> None:
    """No way leads there: the element halts and its plan ends (EC-ROUTE-2)."""
    march.halt(campaign, element, "no-road", "EC-ROUTE-2")
    element.plan = []
    element.path = []


def turns_about(element: Element, path: list[Leg]) -> bool:
    """Whether a new path starts back along the road on which the column stands (EC-MARCH-11)."""
    road = element.spot.road
    if element.state != "march" or road is None or not path or path[0].road is not road:
        return False
    return path[0].to is not element.toward


def new_path(campaign: Campaign, element: Element) -> None:
    """A column on the march gets a new aim: it goes on, turns about, or halts where no road leads."""
    task = element.plan[0]
    if task.do == "retreat":
        if not withdrawal.path_again(campaign, element):
            no_road(campaign, element)
        return
    path = route_for(campaign, element, task)
    if path is None:
        no_road(campaign, element)
    elif not path:
        arrived(campaign, element)
    elif turns_about(element, path):
        march.halt(campaign, element, "turning", "EC-MARCH-11")
    else:
        lay(element, path)


def lay(element: Element, path: list[Leg]) -> None:
    """Lay a new path for a column; one whose head waits at a place keeps the road on which it stands."""
    spot = element.spot
    if spot.road is not None and path[0].road is not spot.road and element.toward is not None:
        path = [Leg(spot.road, element.toward), *path]
    element.path = path
    if element.blocked == "bridge":
        element.blocked = ""


def arrived(campaign: Campaign, element: Element) -> None:
    """The head is at the end of its path (EC-MARCH-7); a withdrawal ends with a halt (EC-CON-10)."""
    task = element.task
    if task is not None and task.do == "retreat":
        march.halt(campaign, element, "withdrawn", "EC-CON-10")
        element.plan = []
        report_halt(campaign, element)
        return
    campaign.tell(
        "arrive", "EC-MARCH-7", unit=element.id, side=element.side,
        effect=catalogue.Arrive(at=campaign.at_word(element.spot)),
    )  # fmt: skip
    if task is not None:
        task.arrived = True
        if task.do in ("destroy", "repair"):
            task.there = True
    told(campaign, element, "arrive")
    if element.state == "march":
        march.begin_closing(campaign, element)
    if element.state == "camp":
        element.path = []
        closed(campaign, element)


def closed(campaign: Campaign, element: Element) -> None:
    """A column has closed up: a task that had arrived is done, and the next begins (EC-MARCH-7)."""
    task = element.task
    if task is None:
        return
    if task.arrived:
        if order_closed(campaign, element):
            told(campaign, element, "closed")
        if task.do == "march" and task.mode in ("", "march", "advance", "fallback"):
            element.plan.pop(0)
    begin(campaign, element, campaign.clock)


def order_closed(campaign: Campaign, element: Element) -> bool:
    """Whether no other element of the same order is still on its way."""
    order = element.order
    if order is None:
        return True
    for other in campaign.elements:
        if other is element or not other.present or other.order is None or other.order.id != order.id:
            continue
        if other.plan and (other.plan[0].marches or other.state == "closing"):
            return False
    return True


def told(campaign: Campaign, element: Element, reason: str) -> None:
    """Report an arrival or the closing up, once for each order (EC-REP-1)."""
    order = element.order
    about = campaign.formation.get(order.formation) if order else None
    if order is not None:
        if reason in order.told:
            return
        news.mark_told(campaign, order, reason)
    news.own_report(campaign, element, about or element, "arrive")


def report_halt(campaign: Campaign, element: Element) -> None:
    """Report a halt at the day's limit or after a withdrawal, once a day for each order (EC-REP-1)."""
    order = element.order
    about = campaign.formation.get(order.formation) if order else None
    if order is not None:
        last = order.told.get("halt")
        if last is not None and moment(last) // DAY == campaign.clock // DAY:
            return
        news.mark_told(campaign, order, "halt")
    news.own_report(campaign, element, about or element, "halt")


def new_aims(campaign: Campaign) -> None:
    """At full hours JOIN and PURSUE take new aims, and JOIN ends near its formation (EC-ORD-3)."""
    for element in campaign.elements:
        task = element.task
        if task is None or not element.present or task.mode not in ("join", "pursue") or element.engaged:
            continue
        if task.mode == "join":
            formation = campaign.formation.get(task.formation)
            spot = campaign.spot_of(formation) if formation else None
            if spot is not None and campaign.chart.between(element.spot, spot) <= NEAR:
                march.halt(campaign, element, "joined", "EC-ORD-3")
                element.plan.pop(0)
                if element.state == "camp":
                    begin(campaign, element, campaign.clock)
                continue
        before = task.to
        task.to = None
        aim = aim_of(campaign, element, task)
        if aim is None:
            no_road(campaign, element)
        elif aim != before:
            task.arrived = False
            if element.state == "march":
                new_path(campaign, element)
