"""Staff work: from an order received to troops that act on it (EC-STAFF, EC-POST-2)."""

from __future__ import annotations

from dataclasses import replace

from campaigns.strategy import catalogue
from campaigns.strategy.battle import fights
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import route_points
from campaigns.strategy.clock import STEP, written
from campaigns.strategy.command.standing import replaced
from campaigns.strategy.march import bridges, march, tasks
from campaigns.strategy.march.rates import base_rates
from campaigns.strategy.protocol import OrderSense
from campaigns.strategy.state import Change, Dispatch, Element, Formation, Origin, Pending, Spot, Task

POINTS = 1000
LIGHT_HORSE = 100


def receive(campaign: Campaign, dispatch: Dispatch) -> None:
    """An order has reached its formation or the post that holds it (EC-STAFF-1)."""
    post = campaign.post.get(dispatch.to)
    if post is not None and post.held == "player" and not post.absent:
        return
    formation = campaign.formation[dispatch.formation or (post.formation if post is not None else dispatch.to)]
    if formation.last is not None and dispatch.sent < formation.last:
        campaign.tell(
            "staff", "EC-STAFF-1", unit=formation.id, side=formation.side,
            effect=catalogue.Staff(order=dispatch.base, stale=True),
        )  # fmt: skip
        return
    formation.last = dispatch.sent
    own = campaign.post_of.get(formation.id)
    delay, roll = 0, None
    if own is None or own.id != dispatch.sender:
        roll = campaign.throw("staff", formation.id)
        rating = campaign.commander_of(formation).rating
        delay = int(campaign.settings.table("staff")[rating][roll.total - 1])
    effective = campaign.clock + delay * STEP
    campaign.tell(
        "staff", "EC-STAFF-1", unit=formation.id, side=formation.side, roll=roll,
        effect=catalogue.Staff(order=dispatch.base, delay=delay, effective=written(effective)),
    )  # fmt: skip
    reader = campaign.outside.reader
    if reader is None:
        return
    sense = reader.sense(campaign, dispatch.lines, dispatch.sent, formation.side)
    if sense.standing or sense.attach:
        formation.changes.append(Change(effective, list(sense.standing), sense.attach, dispatch.base))
    _hand_down(campaign, formation, sense, effective, Origin(dispatch.base, formation.id, dispatch.sender))


def _hand_down(campaign: Campaign, formation: Formation, sense: OrderSense, effective: int, origin: Origin) -> None:
    """Every element of the formation gets its part of the order (EC-STAFF-2)."""
    ordered = bool(sense.order_of_march or sense.advance_guard or sense.rear_guard)
    if sense.tasks is None and not ordered:
        return
    here = campaign.spot_of(formation)
    ranks = march_order(campaign, formation, sense)
    for element in campaign.elements_of(formation):
        if not element.present or _under_a_player(campaign, element, formation):
            continue
        when = effective + _riding(campaign, here, element)
        rank = ranks.get(element.id, 0)
        told = Origin(origin.id, origin.formation, origin.sender)
        old = element.pending
        if sense.tasks is None:
            if old is not None:
                old.rank = rank
            else:
                element.pending = Pending(when, None, rank, True, told)
            continue
        new = [_copy(task) for task in sense.tasks]
        if sense.add and old is not None:
            old.tasks = (old.tasks or []) + new
            old.effective = max(old.effective, when)
            old.rank = rank
        else:
            element.pending = Pending(when, new, rank, sense.add, told)


def _copy(task: Task) -> Task:
    return replace(task)


def _under_a_player(campaign: Campaign, element: Element, formation: Formation) -> bool:
    """Whether a player's post below the formation holds the element (EC-POST-2)."""
    for one in campaign.chain(element):
        if one is formation:
            return False
        post = campaign.post_of.get(one.id)
        if post is not None and post.held == "player" and not post.absent:
            return True
    return False


def _riding(campaign: Campaign, here: Spot | None, element: Element) -> int:
    """Minutes until a distant element has the order from its formation's place (EC-STAFF-2)."""
    if here is None or campaign.settings.couriers == "instant":
        return 0
    there = campaign.chart.plain(element.spot)
    if campaign.chart.between(here, there) <= campaign.settings.find_m:
        return 0
    rates = base_rates(campaign, "courier")
    legs = campaign.chart.route(here, there, rates, campaign.avoided(element.side))
    return -(-route_points(legs, here, rates) // POINTS) * STEP if legs else 0


def march_order(campaign: Campaign, formation: Formation, sense: OrderSense) -> dict[str, int]:
    """The rank of each element in the order of march (EC-STAFF-4)."""
    elements = sorted(campaign.elements_of(formation), key=lambda one: (_class(one), one.index))
    first: list[str] = []

    def place(names: list[str]) -> list[Element]:
        found = []
        for name in names:
            holder = campaign.formation.get(name)
            if holder is None:
                continue
            members = {one.id for one in campaign.elements_of(holder)}
            found += [one for one in elements if one.id in members and one not in found]
        return found

    front = place(sense.advance_guard)
    named = place(sense.order_of_march)
    rear = place(sense.rear_guard)
    rest = [one for one in elements if one not in named]
    middle = [one for one in [*named, *rest] if one not in front and one not in rear]
    first = [one.id for one in [*front, *middle, *[one for one in rear if one not in front]]]
    return {id: number for number, id in enumerate(first, start=1)}


def _class(element: Element) -> int:
    if element.kind in ("park", "bridge-train"):
        return 3
    if element.kind == "convoy":
        return 4
    if element.light >= LIGHT_HORSE:
        return 0
    foot = any(unit.arm == "infantry" and unit.men for unit in element.units)
    return 2 if element.horse and not foot else 1


def staff_phase(campaign: Campaign) -> None:
    """Changes of formations, then orders taking effect (EC-STAFF-3, EC-EVENT-2)."""
    for formation in campaign.formations:
        due = [change for change in formation.changes if change.effective <= campaign.now]
        if due:
            formation.changes = [change for change in formation.changes if change.effective > campaign.now]
            for change in due:
                _change(campaign, formation, change)
    told: set[str] = set()
    for element in campaign.elements:
        pending = element.pending
        if pending is None or pending.effective > campaign.now or not element.present or element.withdrawing:
            continue
        if element.engaged and not _free_to_go(campaign, element, pending):
            continue
        element.pending = None
        _take_effect(campaign, element, pending, told)


def _change(campaign: Campaign, formation: Formation, change: Change) -> None:
    if change.standing:
        formation.standing = replaced(formation.standing, change.standing)
    above = campaign.formation.get(change.of)
    if above is not None and above.is_command and not campaign.is_below(above, formation) and above is not formation:
        formation.of = above.id
        campaign.link()
        campaign.tell(
            "command", "EC-STAFF-5", unit=formation.id, side=formation.side, effect=catalogue.Command(of=above.id)
        )


def _free_to_go(campaign: Campaign, element: Element, pending: Pending) -> bool:
    """Whether an order takes an element out of a battle that has not begun (EC-BAT-3)."""
    battle = campaign.battle_of(element)
    if battle is None or battle.state == "ended":
        return True
    marches = bool(pending.tasks) and not pending.add and bool(pending.tasks and pending.tasks[0].marches)
    if battle.state != "coming" or not marches:
        return False
    fights.leave(campaign, battle, element)
    return True


def _take_effect(campaign: Campaign, element: Element, pending: Pending, told: set[str]) -> None:
    order = pending.order
    element.rank = pending.rank
    if pending.tasks is None:
        return
    element.order = order
    if order.id not in told:
        told.add(order.id)
        first: catalogue.Order = {"order": order.id}
        if pending.tasks:
            first["task"] = pending.tasks[0].do
        campaign.tell("order", "EC-STAFF-3", unit=order.formation or element.id, side=element.side, effect=first)
    set_plan(campaign, element, pending.tasks, add=pending.add)


def set_plan(campaign: Campaign, element: Element, new: list[Task], *, add: bool = False) -> None:
    """A new plan, or tasks added to it; the head goes on from where it is (EC-STAFF-3, EC-STAFF-7)."""
    old = element.plan
    if new and all(task.do == "scout" for task in new) and not add:
        element.plan = new + old
        tasks.begin(campaign, element, campaign.clock)
        return
    if add and old:
        element.plan = old + new
        return
    element.plan = list(new)
    element.resume = None
    if element.state == "camp" and element.path:
        element.path = []
    element.work = 0
    tasks.begin(campaign, element, campaign.clock)
    spend_ready(campaign, element)
    bridges.mark_there(campaign, element)
    if element.state != "march":
        return
    task = element.task
    late = any(time is not None and time > campaign.clock for time in (task.start if task else None, element.hold))
    if task is not None and task.marches and not late:
        tasks.new_path(campaign, element)
    elif task is not None and task.do in ("destroy", "repair"):
        march.halt(campaign, element, "bridge")
    else:
        march.halt(campaign, element, "order")


def spend_ready(campaign: Campaign, element: Element) -> None:
    """Troops in cantonments assemble before the first plan that asks for it (EC-STAFF-7)."""
    task = element.task
    if element.ready and task is not None and task.do not in tasks.UNREADY:
        element.hold = max(element.hold or 0, campaign.clock + element.ready)
        element.ready = 0
