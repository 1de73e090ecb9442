"""Battles of the campaign: brought on, begun, joined, resolved (EC-BAT, EC-GUNS)."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any

from campaigns.strategy import catalogue
from campaigns.strategy.battle import results, settling
from campaigns.strategy.battle.battle_files import battle_file, edge_of, minutes_a_turn
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.nearby import Nearby
from campaigns.strategy.clock import DAY, HOUR, STEP, up_to_quarter, written
from campaigns.strategy.command import staff
from campaigns.strategy.command.standing import decide
from campaigns.strategy.contact.contacts import Roadwise, head_metres, pairs_in_contact, places_within
from campaigns.strategy.march import forecast, march, tasks
from campaigns.strategy.march.rates import Rates
from campaigns.strategy.state import Battle, Element, Formation, Leg, Result, Spot, Task

if TYPE_CHECKING:
    from campaigns.strategy.contact.engagements import Party

BEFORE_SUNSET = 120
JOINS_WITHIN = 3000


def bring_on(campaign: Campaign, attacker: Party, defender: Party) -> None:
    """A battle comes of a contact (EC-BAT-1, EC-BAT-2)."""
    lead = defender.lead
    place = campaign.chart.nearest_place(lead.x, lead.y)
    known = {battle.id for battle in campaign.battles}
    id, number = f"at-{place.id}", 1
    while id in known:
        number += 1
        id = f"at-{place.id}-{number}"
    starts, until = hours_of(campaign, campaign.clock)
    forces = {
        side.id: [element.id for party in (attacker, defender) if party.side == side.id for element in party.elements]
        for side in campaign.sides
    }
    battle = Battle(id, place, attacker.side, starts, until, forces=forces)
    campaign.battles.append(battle)
    for them in forces.values():
        for name in them:
            element = campaign.formation[name]
            assert isinstance(element, Element)
            element.engaged = id
    campaign.tell(
        "battle", "EC-BAT-1", unit=id, side=attacker.side,
        effect=catalogue.Battle(
            place=place.id, attacker=attacker.side, starts=written(starts), until=written(until),
            forces=forces,
        ),
    )  # fmt: skip
    facts = {"place": place.id, "attacker": attacker.side}
    results.battle_notice(campaign, battle, facts)


def hours_of(campaign: Campaign, contact: int) -> tuple[int, int]:
    """When a battle begins and until when it may last (EC-BAT-2)."""
    light, settings = campaign.light, campaign.settings
    starts = contact + settings.deploy_minutes
    day = starts // DAY
    if day != contact // DAY or light.dark(starts) or light.sunset(day) - starts < BEFORE_SUNSET:
        here = contact // DAY
        sunrise = light.sunrise(here)
        starts = sunrise if sunrise > contact else light.sunrise(here + 1)
    starts = up_to_quarter(starts)
    until = min(starts + settings.battle_hours * HOUR, up_to_quarter(light.dusk(starts // DAY)))
    return starts, max(until, starts)


def leave(campaign: Campaign, battle: Battle, element: Element) -> None:
    """An element leaves a battle that has not begun; a side without elements calls it off (EC-BAT-3)."""
    battle.forces[element.side] = [id for id in battle.forces[element.side] if id != element.id]
    element.engaged = ""
    if battle.state == "coming" and not battle.forces[element.side]:
        call_off(campaign, battle)


def call_off(campaign: Campaign, battle: Battle) -> None:
    """A battle comes to nothing."""
    battle.state = "ended"
    for other in campaign.elements:
        if other.engaged == battle.id:
            other.engaged = ""
    campaign.tell(
        "battle",
        "EC-BAT-3",
        unit=battle.id,
        side=battle.side,
        effect=catalogue.Battle(called_off=True, place=battle.place.id),
    )


def battles_due(campaign: Campaign) -> None:
    """Battles begin, are heard, joined, and end at their time (EC-BAT-4, EC-BAT-5, EC-GUNS)."""
    for battle in list(campaign.battles):
        if battle.state == "ended":
            continue
        began = False
        if battle.state == "coming":
            if any(not _present(campaign, battle, side.id) for side in campaign.sides):
                call_off(campaign, battle)
                continue
            if campaign.clock >= battle.starts:
                began = True
                _begin(campaign, battle)
        if battle.state == "open" and (began or campaign.clock % HOUR == 0):
            hear(campaign, battle)
            coming(campaign, battle)
        if began:
            battle.file = battle_file(campaign, battle)
            campaign.made.append(battle.file)
        join(campaign, battle)
        if battle.state == "open" and campaign.clock >= battle.until:
            _resolve(campaign, battle)


def _present(campaign: Campaign, battle: Battle, side: str) -> list[Element]:
    found = []
    for id in battle.forces.get(side, ()):
        element = campaign.formation[id]
        if isinstance(element, Element) and element.present and element.engaged == battle.id:
            found.append(element)
    return found


def _begin(campaign: Campaign, battle: Battle) -> None:
    battle.state = "open"
    for side in campaign.sides:
        for element in _present(campaign, battle, side.id):
            battle.present.setdefault(element.id, battle.starts)
    campaign.tell(
        "battle",
        "EC-BAT-4",
        unit=battle.id,
        side=battle.side,
        effect=catalogue.Battle(begins=True, place=battle.place.id),
    )


def leads_there(path: list[Leg], near: set[int]) -> bool:
    """Whether a path leads to or through one of some places."""
    return any(leg.to.index in near for leg in path if leg.m is None) or any(
        leg.m is not None and leg.m == (leg.road.length if leg.to is leg.road.b else 0) and leg.to.index in near
        for leg in path
    )


def path_of(campaign: Campaign, element: Element) -> list[Leg]:
    """The path that an element has or would take."""
    task = element.task
    if task is None or not task.marches or task.do == "retreat":
        return []
    if element.path:
        return element.path
    return tasks.route_for(campaign, element, task) or []


def hear(campaign: Campaign, battle: Battle) -> None:
    """The sound of the guns (EC-GUNS-1)."""
    chart, place = campaign.chart, battle.place
    most = campaign.settings.guns_km * 1000
    near = places_within(campaign, place, JOINS_WITHIN)
    nearby, roadwise = Nearby(campaign), Roadwise(campaign)
    pairs = pairs_in_contact(campaign, nearby, roadwise)
    touching = {index for pair in pairs for index in pair}
    beside: dict[str, set[int]] = {side.id: set() for side in campaign.sides}
    for index in touching:
        one = campaign.formations[index]
        beside[one.side] |= set(roadwise.within(roadwise.cover[index], campaign.settings.support_m))
    marching_to = {one.id for one in campaign.battles if one.state != "ended" and one is not battle}
    hearers: dict[str, list[Element]] = {}
    for element in campaign.elements:
        if not element.combatant or element.engaged or element.withdrawing:
            continue
        if element.index in touching or element.index in beside[element.side]:
            continue
        task = element.task
        if task is not None and task.guns in marching_to:
            continue
        if chart.metres(element.x, element.y, place.x, place.y) > most:
            continue
        formation = _hearing(campaign, element)
        hearers.setdefault(formation.id, []).append(element)
    for id, elements in hearers.items():
        if id in battle.guns or any(leads_there(path_of(campaign, one), near) for one in elements):
            continue
        battle.guns.append(id)
        _judge(campaign, battle, campaign.formation[id], elements)


def _hearing(campaign: Campaign, element: Element) -> Formation:
    """The corps, without one the division, else the element itself."""
    chain = list(campaign.chain(element))
    for kind in ("corps", "division"):
        for one in chain:
            if one.kind == kind:
                return one
    return element


def _judge(campaign: Campaign, battle: Battle, formation: Formation, elements: list[Element]) -> None:
    first = elements[0]
    task = first.task
    said = "MARCH" if task is not None and task.mode == "advance" else ""
    choice, _ = decide(campaign, first, "on guns", task=said)
    roll = None
    if choice == "JUDGE":
        roll = campaign.throw("guns", formation.id)
        need = campaign.settings.table("hear")[campaign.commander_of(formation).rating]
        if task is not None and task.marches:
            need -= 1
        marches = roll.total <= need
    else:
        marches = choice == "MARCH"
    campaign.tell(
        "guns", "EC-GUNS-1", unit=formation.id, target=battle.id, side=first.side, roll=roll,
        effect=catalogue.Guns(marches=marches, battle=battle.id),
    )  # fmt: skip
    if marches:
        for element in elements:
            staff.set_plan(
                campaign, element,
                [Task("march", mode="march", to=Spot(battle.place), pace="forced", guns=battle.id)],
            )  # fmt: skip


def last_turn(campaign: Campaign, battle: Battle) -> int:
    """The number of a battle's last turn."""
    return max(1, (battle.until - battle.starts) // minutes_a_turn(campaign))


def coming(campaign: Campaign, battle: Battle) -> None:
    """Who marches to the battle, and when he will be there (EC-GUNS-2)."""
    near = places_within(campaign, battle.place, JOINS_WITHIN)
    rates = Rates(campaign, campaign.light.dark(campaign.clock))
    minutes = minutes_a_turn(campaign)
    expected: dict[str, Any] = {}
    for element in campaign.elements:
        if not element.combatant or element.engaged or element.withdrawing:
            continue
        path = path_of(campaign, element)
        if not path or not leads_there(path, near):
            continue
        arrives = forecast.forecast(campaign, element, path, rates)
        turn = max(1, 1 + -(-(arrives - battle.starts) // minutes))
        if turn > last_turn(campaign, battle):
            continue
        edge = edge_of(campaign, battle.place, element)
        expected[element.id] = {"arrives": turn, "edge": edge}
        if battle.coming.get(element.id) != expected[element.id]:
            campaign.tell(
                "reinforcement", "EC-GUNS-2", unit=element.id, target=battle.id, side=element.side,
                effect=catalogue.Reinforcement(arrives=turn, edge=edge),
            )  # fmt: skip
    battle.coming = expected


def join(campaign: Campaign, battle: Battle) -> None:
    """Whoever marches to the battle and is there becomes part of it (EC-GUNS-3)."""
    if battle.state == "ended":
        return
    near: set[int] | None = None
    for element in campaign.elements:
        if element.state != "march" or not element.combatant or element.engaged or element.withdrawing:
            continue
        if campaign.chart.metres(element.x, element.y, battle.place.x, battle.place.y) > 2 * JOINS_WITHIN:
            continue
        if head_metres(campaign, element.spot, battle.place, JOINS_WITHIN) is None:
            continue
        if near is None:
            near = places_within(campaign, battle.place, JOINS_WITHIN)
        if not leads_there(element.path, near):
            continue
        _join(campaign, battle, element)


def _join(campaign: Campaign, battle: Battle, element: Element) -> None:
    kind = element.spot.road.kind if element.spot.road else 0
    rate = Rates(campaign, campaign.light.dark(campaign.clock)).element(element, kind)
    steps = -(-min(element.length, element.gone) // rate)
    there = campaign.clock + steps * STEP
    turn = max(1, 1 + -(-(there - battle.starts) // minutes_a_turn(campaign)))
    element.engaged = battle.id
    battle.forces[element.side].append(element.id)
    battle.present[element.id] = there
    edge = edge_of(campaign, battle.place, element)
    battle.coming.pop(element.id, None)
    march.halt(campaign, element, "battle", "EC-GUNS-3")
    campaign.tell(
        "reinforcement", "EC-GUNS-3", unit=element.id, target=battle.id, side=element.side,
        effect=catalogue.Reinforcement(arrived=True, arrives=turn, edge=edge),
    )  # fmt: skip


def _resolve(campaign: Campaign, battle: Battle) -> None:
    """A battle whose time is over without a result (EC-BAT-5)."""
    if any(result.battle == battle.id for result in campaign.results):
        return
    unplayed = battle.unplayed or campaign.settings.unplayed
    if unplayed == "wait":
        campaign.ended = "battle"
        return
    if unplayed == "engine" and battle.file is not None and campaign.outside.fight is not None:
        message = f"battle|{battle.id}".encode()
        seed = hmac.new(campaign.dice.seed, message, hashlib.sha256).digest()
        state = campaign.outside.fight(battle.file, seed, last_turn(campaign, battle))
        if state is not None:
            results.apply(campaign, battle, Result(battle.id, campaign.clock, state=dict(state)))
            return
    settling.settle(campaign, battle)
