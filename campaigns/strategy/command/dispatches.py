"""Orders, messages and reports on their way: sending, riding, danger, delivery (EC-COUR)."""

from __future__ import annotations

from typing import Any

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.chart.stretches import route_metres, route_points
from campaigns.strategy.clock import STEP, written
from campaigns.strategy.command import staff
from campaigns.strategy.intelligence import news
from campaigns.strategy.march.rates import Rates, base_rates
from campaigns.strategy.state import Dispatch, Element, Post, Spot

POINTS = 1000
NEVER, LATE = 2, 3
LATE_STEPS = 4
SEARCHES_ON = 4
COUNTRYMAN = 1250


def addressee_spot(campaign: Campaign, to: str) -> Spot | None:
    """Where a post or formation really is; ``None`` when it is gone."""
    post = campaign.post.get(to)
    if post is not None and not post.taken:
        return campaign.spot_of_post(post)
    formation = campaign.formation.get(post.formation if post is not None else to)
    return campaign.spot_of(formation) if formation is not None else None


def sender_spot(campaign: Campaign, sender: str) -> Spot:
    """Where a post, an element or a place is."""
    post = campaign.post.get(sender)
    if post is not None:
        return campaign.spot_of_post(post)
    formation = campaign.formation.get(sender)
    if formation is not None:
        return campaign.spot_of(formation) or Spot()
    return Spot(campaign.chart.place[sender])


def write(
    campaign: Campaign,
    sender: str,
    to: str,
    kind: str,
    side: str,
    *,
    lines: list[str] | None = None,
    report: dict[str, Any] | None = None,
    formation: str = "",
    riders: int = 1,
    at: Spot | None = None,
    quiet: bool = False,
) -> Dispatch:
    """Write a dispatch and send it: at once where the addressee is at hand, else by rider (EC-COUR-1 to 3).

    ``at`` is where it starts when that is not at the sender's; ``quiet`` riders throw no dice (EC-NEWS-1).
    """
    number = campaign.count_up("dispatch", sender)
    dispatch = Dispatch(
        f"{sender}/d{number}", sender, to, kind, campaign.clock, side, list(lines or ()), report, formation,
        riders=riders, base=f"{sender}/d{number}", quiet=quiet,
    )  # fmt: skip
    post = campaign.post.get(sender)
    if post is not None and kind == "order":
        _enter(post, dispatch)
    send(campaign, dispatch, at)
    return dispatch


def _enter(post: Post, dispatch: Dispatch) -> None:
    """Enter an order in the book of the headquarters that wrote it, in place of the older one for the same troops."""
    formation = dispatch.formation or dispatch.to
    adds = any(line.startswith("THEN ") for line in dispatch.lines)
    if not adds:
        post.book = [one for one in post.book if one["formation"] != formation]
    post.book.append(
        {"id": dispatch.id, "sent": written(dispatch.sent), "formation": formation, "lines": list(dispatch.lines)}
    )


def send(campaign: Campaign, dispatch: Dispatch, at: Spot | None = None) -> bool:
    """Send a dispatch; false when it must wait for an aide."""
    start = at or sender_spot(campaign, dispatch.sender)
    goal = addressee_spot(campaign, dispatch.to)
    if goal is None:
        _fate(campaign, dispatch, "lost", "EC-COUR-8")
        return True
    at_hand = campaign.chart.between(start, goal) <= campaign.settings.find_m
    if at_hand or campaign.settings.couriers == "instant":
        deliver(campaign, dispatch)
        return True
    post = campaign.post.get(dispatch.sender)
    aides = post if post is not None and dispatch.kind != "report" else None
    if aides is not None and free_aides(campaign, aides) < 1:
        if dispatch.id not in aides.waiting:
            aides.waiting.append(dispatch.id)
            campaign.dispatches.append(dispatch)
            _fate(campaign, dispatch, "waiting", "EC-COUR-3")
        return False
    if dispatch in campaign.dispatches:
        campaign.dispatches.remove(dispatch)
    aim = aim_of(campaign, dispatch, goal)
    for number in range(dispatch.riders):
        if aides is not None and number and free_aides(campaign, aides) < 1:
            break
        rider = dispatch
        if number:
            rider = Dispatch(
                dispatch.base + "bc"[number - 1], dispatch.sender, dispatch.to, dispatch.kind, dispatch.sent,
                dispatch.side, list(dispatch.lines), dispatch.report, dispatch.formation, base=dispatch.base,
                quiet=dispatch.quiet,
            )  # fmt: skip
        _set_out(campaign, rider, start, aim, aides)
    dispatch.riders = 1
    return True


def aim_of(campaign: Campaign, dispatch: Dispatch, goal: Spot) -> Spot:
    """Where a rider looks for the addressee (EC-COUR-3)."""
    post = campaign.post.get(dispatch.sender)
    if post is None or dispatch.kind == "report":
        return goal
    addressee = campaign.post.get(dispatch.to)
    formation = campaign.formation[addressee.formation if addressee is not None else dispatch.to]
    return news.believed(campaign, post, formation) or goal


def free_aides(campaign: Campaign, post: Post) -> int:
    """How many aides a post has at hand."""
    post.away = [time for time in post.away if time > campaign.clock]
    table = campaign.settings.table("aides")
    count = post.aides
    if count is None:
        count = table.get(campaign.formation[post.formation].kind, table["other"])
    return int(count) - len(post.away)


def _set_out(campaign: Campaign, dispatch: Dispatch, start: Spot, aim: Spot, aides: Post | None) -> None:
    chart = campaign.chart
    rates = base_rates(campaign, "courier")
    if dispatch.quiet:
        rates = (COUNTRYMAN,) * len(rates)
    route = chart.route(start, aim, rates, campaign.avoided(dispatch.side))
    dispatch.spot, dispatch.aim, dispatch.path = chart.plain(start), chart.plain(aim), route or []
    steps = -(-route_points(dispatch.path, dispatch.spot, rates) // POINTS)
    if aides is not None:
        aides.away.append(campaign.clock + 2 * steps * STEP)
    roll = None
    if not dispatch.quiet and route_metres(dispatch.path, dispatch.spot) > campaign.settings.ride_m:
        roll = campaign.throw("ride", dispatch.id)
    if roll is not None and roll.total == NEVER:
        _fate(campaign, dispatch, "lost", "EC-COUR-5", roll=roll, steps=steps)
        return
    fate = "sent"
    if roll is not None and roll.total == LATE:
        dispatch.wait, fate = LATE_STEPS, "late"
    if route is None:
        dispatch.follow = True
    campaign.dispatches.append(dispatch)
    _fate(campaign, dispatch, fate, "EC-COUR-5" if roll else "EC-COUR-3", roll=roll, steps=steps)


def _fate(
    campaign: Campaign, dispatch: Dispatch, fate: str, clause: str, *, roll: Any = None, steps: int = 0, by: str = ""
) -> None:
    """Tell the umpire what becomes of a dispatch; its sender is not told (EC-COUR-9)."""
    effect: catalogue.Dispatch = {"fate": fate, "from": dispatch.sender, "to": dispatch.to, "what": dispatch.kind}
    if steps:
        effect["steps"] = steps
    if by:
        effect["by"] = by
    campaign.tell(
        "dispatch", clause, unit=dispatch.id, side=dispatch.side, roll=roll, effect=effect,
        post=dispatch.to if dispatch.to in campaign.post else "",
    )  # fmt: skip


def deliver(campaign: Campaign, dispatch: Dispatch) -> None:
    """The addressee gets a dispatch (EC-COUR-7)."""
    _fate(campaign, dispatch, "delivered", "EC-COUR-2" if dispatch.aim is None else "EC-COUR-7")
    for other in campaign.dispatches:
        if other is not dispatch and other.base == dispatch.base and other.sender == dispatch.sender:
            other.duplicate = True
    post = campaign.post.get(dispatch.to)
    if post is not None:
        got = written(campaign.clock)
        if dispatch.kind == "report":
            report = {
                **(dispatch.report or {}),
                "got": got,
                "from": (dispatch.report or {}).get("from", dispatch.sender),
            }
            news.receive(campaign, post, report)
            return
        news.receive(
            campaign, post,
            {
                "kind": dispatch.kind, "of": written(dispatch.sent), "got": got, "from": dispatch.sender,
                "lines": list(dispatch.lines),
            },
        )  # fmt: skip
    if dispatch.kind == "order":
        staff.receive(campaign, dispatch)


def ride(campaign: Campaign, rates: Rates, nearby: Nearby) -> None:
    """The couriers ride for one step (EC-COUR-4 to 8)."""
    waiting = {id for post in campaign.posts for id in post.waiting}
    gone: set[str] = set()
    for dispatch in list(campaign.dispatches):
        if dispatch.id in waiting:
            continue
        if dispatch.wait > 0:
            dispatch.wait -= 1
            continue
        if _ride_one(campaign, dispatch, rates, nearby):
            gone.add(dispatch.id)
    if gone:
        campaign.dispatches = [one for one in campaign.dispatches if one.id not in gone]


def _ride_one(campaign: Campaign, dispatch: Dispatch, rates: Rates, nearby: Nearby) -> bool:
    """One rider's step; whether he is done."""
    from campaigns.strategy.command.riders import along

    chart = campaign.chart
    goal = addressee_spot(campaign, dispatch.to)
    if goal is None:
        _fate(campaign, dispatch, "lost", "EC-COUR-8")
        return True
    avoid = campaign.avoided(dispatch.side)
    base = (COUNTRYMAN,) * 4 if dispatch.quiet else base_rates(campaign, "courier")
    if dispatch.follow:
        dispatch.aim = goal
        dispatch.path = chart.route(dispatch.spot, goal, base, avoid) or []

    def rate(kind: int) -> int:
        return rates.countryman(COUNTRYMAN, kind) if dispatch.quiet else rates.rider("courier", kind)

    spot, path, stopped = along(campaign, dispatch.side, dispatch.spot, dispatch.path, rate)
    dispatch.spot, dispatch.path = spot, path
    if stopped and dispatch.aim is not None:
        dispatch.path = chart.route(spot, dispatch.aim, base, campaign.avoided(dispatch.side)) or []
        if not dispatch.path:
            dispatch.follow = True
    if not dispatch.quiet and _danger(campaign, dispatch, nearby):
        return True
    if chart.between(dispatch.spot, goal) <= campaign.settings.find_m:
        if dispatch.duplicate:
            _fate(campaign, dispatch, "duplicate", "EC-COUR-7")
        else:
            deliver(campaign, dispatch)
        return True
    if not dispatch.path and not dispatch.follow and not stopped:
        dispatch.follow = True
        if not dispatch.quiet:
            roll = campaign.throw("search", dispatch.id)
            dispatch.wait = 0 if roll.total <= SEARCHES_ON else LATE_STEPS
            _fate(campaign, dispatch, "searching", "EC-COUR-8", roll=roll)
    return False


def _danger(campaign: Campaign, dispatch: Dispatch, nearby: Nearby) -> bool:
    """An enemy near the rider, nearer than every friend (EC-COUR-6); whether he is out."""
    x, y = campaign.chart.point(dispatch.spot)
    most = campaign.settings.danger_m
    enemies = [
        (distance, element.index, element)
        for distance, element in nearby.of(campaign.enemy(dispatch.side), x, y, most)
        if element.id not in dispatch.passed
    ]
    if not enemies:
        return False
    distance, _, enemy = min(enemies, key=lambda one: one[:2])
    friend = nearby.nearest(dispatch.side, x, y, most)
    if friend is not None and friend <= distance:
        return False
    roll = campaign.throw("danger", dispatch.id)
    if roll.total > 2:
        dispatch.passed.append(enemy.id)
        _fate(campaign, dispatch, "passed", "EC-COUR-6", roll=roll, by=enemy.id)
        return False
    _fate(campaign, dispatch, "captured" if roll.total == 1 else "lost", "EC-COUR-6", roll=roll, by=enemy.id)
    if roll.total == 1:
        captured(campaign, dispatch, enemy)
    return True


def captured(campaign: Campaign, dispatch: Dispatch, enemy: Element) -> None:
    """The text goes to the captor's superior post (EC-COUR-6)."""
    report: dict[str, Any] = {
        "kind": "captured", "of": written(campaign.clock), "from": enemy.id, "lines": list(dispatch.lines),
    }  # fmt: skip
    if dispatch.report is not None:
        report["report"] = dispatch.report
    post = campaign.superior(enemy)
    if post is not None:
        news.queue(campaign, enemy.id, post, report, enemy.side)


def orders_phase(campaign: Campaign) -> None:
    """Dispatches that wait for an aide set out when one is free (EC-COUR-3)."""
    for post in campaign.posts:
        while post.waiting:
            dispatch = next((one for one in campaign.dispatches if one.id == post.waiting[0]), None)
            if dispatch is None:
                post.waiting.pop(0)
                continue
            goal = addressee_spot(campaign, dispatch.to)
            near = goal is not None and (
                campaign.chart.between(campaign.spot_of_post(post), goal) <= campaign.settings.find_m
            )
            if not near and free_aides(campaign, post) < 1:
                break
            post.waiting.pop(0)
            campaign.dispatches.remove(dispatch)
            send(campaign, dispatch)
